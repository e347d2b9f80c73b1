"""What was played so far: its sums, and the window of them.

Not here: the file, which is the store's.
"""

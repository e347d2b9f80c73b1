"""What the table has shown, in sentences: for the log and a screen reader.

Not here: what the table has not shown yet.
"""

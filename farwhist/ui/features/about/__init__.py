"""What the program is, and under which licences.

Not here: the list of licences.
"""

"""The match that is played: its history, its opponents, what waits, where it is saved.

Not here: widgets, the table.
"""

"""Pictures of the table, the result and the score sheet, to copy or to save.

Not here: how they are drawn.
"""

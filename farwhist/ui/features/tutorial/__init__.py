"""The tutorial: prepared deals at the table, with a thin panel that explains them.

Not here: another way to play.
"""

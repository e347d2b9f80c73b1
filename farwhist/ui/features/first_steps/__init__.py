"""What only a new player sees: a welcome, and the marks that explain the table.

Not here: what they point at.
"""

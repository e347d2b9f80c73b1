"""What the desktop is told about the program, and asked; what holds for keys in all windows.

Not here: cards.
"""

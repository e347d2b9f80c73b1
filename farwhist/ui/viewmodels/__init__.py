"""What there is to show of a match, as numbers and flags.

Not here: words, widgets.
"""

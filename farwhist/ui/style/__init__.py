"""Colours of windows, labels, layouts and windows that any package may use.

Not here: what they show.
"""

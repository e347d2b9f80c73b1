"""The window of preferences and its pages.

Not here: where a value is kept.
"""

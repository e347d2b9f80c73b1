"""The dialog of fingerprints that prove that no card was changed.

Not here: how they are made.
"""

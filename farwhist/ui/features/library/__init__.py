"""The page of finished matches, and keeping them.

Not here: the files, which are the store's.
"""

"""Who thinks where hands are emptied.

Not here: other families.
"""

"""Who thinks where an exact number of tricks is bid, advice and its reasons.

Not here: other families.
"""

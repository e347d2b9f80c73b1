"""A deal that is put together card by card.

Not here: what makes a deal playable, which the rules know.
"""

"""Who thinks where two players draw from the stock, and the exact solver of two open hands.

Not here: other families.
"""

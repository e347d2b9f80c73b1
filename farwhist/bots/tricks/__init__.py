"""Who thinks where tricks are taken without an exact bid, alone or with a partner.

Not here: other families.
"""

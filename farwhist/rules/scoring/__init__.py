"""How deals are scored: schemes and add-ons as rows that return parts, the book that joins them.

Not here: a sum that is not the sum of parts.
"""

"""Sentences about cards, rules and outcomes that several packages need.

Not here: widgets, what one package alone says.
"""

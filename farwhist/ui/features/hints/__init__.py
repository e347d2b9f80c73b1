"""Asking for advice at the table and showing it.

Not here: thinking.
"""

"""Prepared deals with what was reached in them, and the deal of the day.

Not here: the deals, proofs.
"""

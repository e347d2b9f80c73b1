"""The deal on the table: replayed, finished, copied, pasted, its hands and number.

Not here: what a code or diagram is.
"""

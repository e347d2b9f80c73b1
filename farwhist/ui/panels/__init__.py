"""One decision, one moment or one notice, on or beside the felt.

Not here: what happens after the answer.
"""

"""Going through a finished deal card by card, on a table of its own.

Not here: the match that is played.
"""

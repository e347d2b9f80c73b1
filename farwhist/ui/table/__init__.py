"""A view on the felt: layout, the queue of events, motion, what the mouse does.

Not here: what is legal, the match.
"""

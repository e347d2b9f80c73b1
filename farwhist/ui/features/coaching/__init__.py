"""The coach beside the match: judging meanwhile, a line in the summary, moves given back.

Not here: what a choice is worth.
"""

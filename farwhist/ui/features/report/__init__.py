"""What a match says of its player: luck, decisions, the same cards played by each level.

Not here: judging, sums.
"""

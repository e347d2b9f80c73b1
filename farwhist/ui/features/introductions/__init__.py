"""What is special about a game: a card on the felt, once for each game, and again from Help.

Not here: the rules, which the help tells.
"""

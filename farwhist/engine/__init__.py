"""Cards, positions, moves, events and the match that ties them together.

Not here: the name of a game, an option, a clock.

No game's name and no screen is known here. Events are the only code that changes a position.
"""

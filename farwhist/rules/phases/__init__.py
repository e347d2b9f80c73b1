"""Stretches of a deal: who must choose, what is legal, which events follow.

Not here: state, a game, the catalogue.
"""

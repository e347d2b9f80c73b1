"""The page on which another match is put together: game, variant, players and length.

Not here: what begins it.
"""

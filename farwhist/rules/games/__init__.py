"""A module a game: its rules in words, its options, presets and kind, and `build`.

Not here: a phase, another game.
"""

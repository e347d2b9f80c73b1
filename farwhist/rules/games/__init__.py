"""A module a game: its rules in words, its options, presets and kind, and `build`.

Not here: a phase, another game.
"""

from typing import Final

NAMES: Final = (
    "elevator",
    "oh_hell",
    "romanian",
    "wizard",
    "pocha",
    "knockout",
    "classic",
    "bid_whist",
    "minnesota",
    "solo_whist",
    "spades",
    "call_break",
    "german_whist",
    "bastard",
)
"""All games, in the order in which players see them: a new one adds a line."""

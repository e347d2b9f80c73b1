"""What a row of the statistics must hold to be counted.

Anybody may write into the file, and its columns take anything. What could not have been played is
left out of what is read, so that nobody has to expect it.
"""

from __future__ import annotations

from typing import Final

_MOST_SEATS: Final = 99
_MOST_CARDS: Final = 999
_MOST_POINTS: Final = 1_000_000_000


def whole(column: str, least: int, most: int) -> str:
    """Return the condition that a column holds a whole number from `least` to `most`."""
    return f"(typeof({column}) = 'integer' AND {column} BETWEEN {least} AND {most})"


def number(column: str, least: float, most: float) -> str:
    """Return the condition that a column holds any number from `least` to `most`."""
    return f"(typeof({column}) IN ('integer', 'real') AND {column} BETWEEN {least} AND {most})"


def text(column: str, longest: int) -> str:
    """Return the condition that a column holds a text of at most so many letters."""
    return f"(typeof({column}) = 'text' AND length({column}) <= {longest})"


def or_nothing(column: str, condition: str) -> str:
    """Return the condition that a column is empty, or another one holds."""
    return f"({column} IS NULL OR {condition})"


SOUND_MATCH: Final = " AND ".join(
    (
        "typeof(id) = 'integer'",
        text("key", 100),
        text("profile", 40),
        text("preset", 60),
        whole("changed", 0, 1),
        whole("seats", 2, _MOST_SEATS),
        text("aim", 20),
        whole("low", 0, 1),
        whole("assisted", 0, 1),
        whole("hints", 0, 1),
        or_nothing("place", f"({whole('place', 1, _MOST_SEATS)} AND place <= seats)"),
        or_nothing("won", whole("won", 0, 1)),
        or_nothing("total", number("total", -_MOST_POINTS, _MOST_POINTS)),
        or_nothing("finished", text("finished", 40)),
    )
)
SOUND_DEAL: Final = " AND ".join(
    (
        "shelf = 0",
        "typeof(match) = 'integer'",
        whole("number", 1, 1_000_000),
        whole("size", 0, _MOST_CARDS),
        text("trump", 3),
        whole("void", 0, 1),
        or_nothing("bid", whole("bid", 0, _MOST_CARDS)),
        whole("took", 0, _MOST_CARDS),
        number("points", -_MOST_POINTS, _MOST_POINTS),
        text("levels", 1000),
        text("finished", 40),
    )
)
SOUND_LUCK: Final = " AND ".join(
    (
        whole("seat", 0, _MOST_SEATS - 1),
        whole("aces", 0, _MOST_CARDS),
        number("aces_mean", 0, _MOST_CARDS),
        number("aces_spread", 0, _MOST_CARDS),
        or_nothing("trumps", whole("trumps", 0, _MOST_CARDS)),
        or_nothing("trumps_mean", number("trumps_mean", 0, _MOST_CARDS)),
        or_nothing("trumps_spread", number("trumps_spread", 0, _MOST_CARDS)),
    )
)

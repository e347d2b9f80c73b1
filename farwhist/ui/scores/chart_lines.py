"""Whose line of a chart looks how: a player has one colour and one dash in all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPalette

from farwhist.engine.cards import Seat
from farwhist.ui.scores.model import is_dark
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.tokens import CHARTS_DARK, CHARTS_LIGHT
from farwhist.ui.table.theme import Theme

DASHES: Final[tuple[list[float], ...]] = (
    [], [5, 2.5], [1.2, 2.2], [7, 2.5, 1, 2.5], [3, 2], [9, 3], [2, 1.2], [6, 2, 1, 2, 1, 2],
)  # fmt: skip
"""By number of a line, in widths of the pen."""


def line_number(scores: Scores, column: Seat) -> int:
    """Return the number of the line of a player or side, whoever looks: 0 to the columns - 1."""
    first = scores.own if scores.first is None else scores.first
    return (column - first) % len(scores.order)


def line_dash(number: int) -> list[float]:
    """Return the dashes of a line; none where it goes through."""
    return DASHES[number % len(DASHES)]


def colour_on_plate(scores: Scores, number: int, theme: Theme) -> str:
    """Return the colour of a line on a dark plate; partners have that of their side."""
    if number == 0:
        return theme.accent
    return theme.their_side if scores.partners else CHARTS_DARK[number % len(CHARTS_DARK)]


def colour_in_window(number: int, palette: QPalette) -> str:
    """Return the colour of a line in a window or on paper, of the same hue as on a plate."""
    colours = CHARTS_DARK if is_dark(palette) else CHARTS_LIGHT
    return colours[number % len(colours)]

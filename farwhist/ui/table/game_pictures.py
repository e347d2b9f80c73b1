"""The picture of each game: cards of the deck, or its deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from farwhist.ui.deck.deck import Deck
from farwhist.ui.style.icons import draw
from farwhist.ui.table.drawing import Drawing, paint_drawing
from farwhist.ui.table.theme import Theme


def _stairs(drawing: Drawing) -> None:
    """Hands that grow and shrink, as they do in this match."""
    drawing.bars(0, 36, 122, 68)


def _flame(drawing: Drawing) -> None:
    """A hand of two, and the bid that somebody is about to regret."""
    drawing.card("QH", -15, 4, 74, -9)
    drawing.card("9S", 15, 4, 74, 7)
    drawing.pill("2?", 38, -26)


def _fan(drawing: Drawing) -> None:
    """A hand that must follow suit or ruff."""
    for text, x, y, turn in (
        ("AH", -38, 6, -12), ("KC", -13, 2, -4), ("QD", 13, 2, 4), ("7S", 38, 6, 12),
    ):  # fmt: skip
        drawing.card(text, x, y, 68, turn)


def _hat(drawing: Drawing) -> None:
    """A wizard takes what a jester leaves."""
    drawing.card("J1", -33, 5, 70, -10)
    drawing.card("W1", 1, 0, 80, 0)
    drawing.card("KH", 35, 6, 66, 11)


def _three(drawing: Drawing) -> None:
    """The three between the ace and the king."""
    drawing.card("KC", -35, 6, 66, -10)
    drawing.card("3C", 0, 2, 74)
    drawing.card("AC", 35, 0, 80, 9)


def _last(drawing: Drawing) -> None:
    """One stands, the others fall."""
    drawing.card("", -38, 20, 54, -68)
    drawing.card("", 38, 20, 54, 68)
    drawing.card("AS", 0, 0, 84)


def _partners(drawing: Drawing) -> None:
    """Two partners face two others."""
    drawing.card("", 0, -23, 44)
    drawing.card("", 0, 23, 44)
    drawing.card("KD", -42, 0, 52)
    drawing.card("KC", 42, 0, 52)


def _kitty(drawing: Drawing) -> None:
    """The jokers, and the kitty."""
    drawing.card("", 40, 16, 56, 8)
    drawing.card("BJ", -30, 3, 74, -8)
    drawing.card("RJ", 2, 1, 76, 3)


def _grand(drawing: Drawing) -> None:
    """A black card for taking tricks, a red one against it."""
    drawing.card("2H", -24, 8, 70, -10)
    drawing.card("AS", 22, 0, 80, 8)


def _solo(drawing: Drawing) -> None:
    """One hand against three."""
    for x, y, turn in ((-44, -4, -90), (0, -28, 0), (44, -4, 90)):
        drawing.card("", x, y, 36, turn)
    drawing.card("AS", 0, 18, 56)


def _spades(drawing: Drawing) -> None:
    """Trumps from above."""
    for text, x, turn in (("JS", -36, -10), ("QS", -13, -3), ("KS", 11, 3), ("AS", 36, 10)):
        drawing.card(text, x, 4, 74, turn)


def _call(drawing: Drawing) -> None:
    """A spade above three others, and what is asked of it."""
    for text, x, turn in (("KD", -32, -8), ("9D", -4, 0)):
        drawing.card(text, x, 6, 66, turn)
    drawing.card("7S", 26, 0, 76, 8)
    drawing.pill("4.2", 40, -28, 44)


def _climb(drawing: Drawing) -> None:
    """Red on black, upwards."""
    for number, text in enumerate(("6S", "7H", "8C", "9D")):
        drawing.card(text, -42 + 28 * number, -10 + 9 * number, 62)


def _draw(drawing: Drawing) -> None:
    """The stock with its face-up card, and the two cards that are played for it."""
    drawing.card("", -40, 0, 68)
    drawing.card("AH", -26, 2, 68)
    drawing.card("9C", 20, 6, 62, -7)
    drawing.card("QC", 44, -2, 62, 6)


PICTURES: Final[Mapping[str, Callable[[Drawing], None]]] = {
    "stairs": _stairs,
    "flame": _flame,
    "fan": _fan,
    "hat": _hat,
    "three": _three,
    "last": _last,
    "partners": _partners,
    "kitty": _kitty,
    "grand": _grand,
    "solo": _solo,
    "spade": _spades,
    "call": _call,
    "climb": _climb,
    "draw": _draw,
}
"""By the emblem of a game."""


def ground_of(theme: Theme) -> QColor:
    """Return the ground of a picture."""
    return QColor(theme.plate) if theme.strong else QColor(theme.felt_edge).lighter(128)


def paint_game(  # noqa: PLR0917
    painter: QPainter,
    box: QRectF,
    theme: Theme,
    deck: Deck,
    emblem: str,
    sizes: Sequence[int],
    *,
    own: bool,
) -> None:
    """Draw the picture of a game into a box; own rules have their deals and a star."""

    def draw_own(drawing: Drawing) -> None:
        drawing.bars(12, 36, 92, 62)
        scale = drawing.scale
        star = QRectF(-62 * scale, -40 * scale, 22 * scale, 22 * scale)
        draw(painter, "star", star, QColor(theme.accent))

    drawn = draw_own if own else PICTURES.get(emblem, _stairs)
    paint_drawing(painter, box, theme, deck, drawn, sizes)

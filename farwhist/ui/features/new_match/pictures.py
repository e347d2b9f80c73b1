"""What the tile of each game shows: cards of the deck that is played with, as the game uses them.

Pictures are drawn in a box of 143 x 98 units.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from farwhist.engine.cards import card
from farwhist.ui.features.new_match.page_style import NewMatchStyle, rounded
from farwhist.ui.style.icons import draw

WIDTH: Final = 143.0
HEIGHT: Final = 98.0


class Drawing(Struct, frozen=True):
    """A box to draw into, whose middle is the origin; `sizes` are the cards of each deal."""

    painter: QPainter
    style: NewMatchStyle
    scale: float
    ratio: float
    sizes: Sequence[int] = ()

    def card(self, text: str, x: float, y: float, height: float, turn: float = 0.0) -> None:
        """Draw a card, or a back for an empty text, with its middle at x, y."""
        deck = self.style.deck
        found = deck.picture(card(text) if text else None, height * self.scale, self.ratio)
        size = found.deviceIndependentSize()
        self.painter.save()
        self.painter.translate(x * self.scale, y * self.scale)
        self.painter.rotate(turn)
        self.painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), found)
        self.painter.restore()

    def bars(self, x: float, y: float, wide: float, high: float) -> None:
        """Draw a bar for every deal above the line at y, the longest deals in gold."""
        sizes = list(self.sizes) or [1]
        if len(sizes) > 25:
            sizes = [sizes[round(n * (len(sizes) - 1) / 24)] for n in range(25)]
        theme, most = self.style.theme, max(sizes)
        step = min(wide / len(sizes), 27)
        left = x - step * len(sizes) / 2
        self.painter.setPen(Qt.PenStyle.NoPen)
        for place, size in enumerate(sizes):
            tall = max(high * size / most, 3)
            box = QRectF(left + place * step + 0.1 * step, y - tall, 0.8 * step, tall)
            box = QRectF(box.topLeft() * self.scale, box.size() * self.scale)
            colour = theme.accent if size == most else theme.panel
            self.painter.fillPath(rounded(box, 1.5 * self.scale), QColor(colour))

    def bubble(self, text: str, x: float, y: float) -> None:
        """Draw a bid into a gold pill."""
        box = QRectF((x - 21) * self.scale, (y - 16) * self.scale, 42 * self.scale, 32 * self.scale)
        self.painter.fillPath(rounded(box, 16 * self.scale), QColor(self.style.theme.accent))
        font = self.style.font(18, 800)
        font.setPixelSize(max(round(18 * self.scale), 1))
        self.painter.setFont(font)
        self.painter.setPen(QColor(self.style.theme.ink))
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _stairs(drawing: Drawing) -> None:
    """Hands that grow and shrink, as they do in this match."""
    drawing.bars(0, 36, 122, 68)


def _flame(drawing: Drawing) -> None:
    """A hand of two, and the bid that somebody is about to regret."""
    drawing.card("QH", -15, 4, 74, -9)
    drawing.card("9S", 15, 4, 74, 7)
    drawing.bubble("2?", 38, -26)


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


def _spades(drawing: Drawing) -> None:
    """Trumps from above."""
    for text, x, turn in (("JS", -36, -10), ("QS", -13, -3), ("KS", 11, 3), ("AS", 36, 10)):
        drawing.card(text, x, 4, 74, turn)


def _climb(drawing: Drawing) -> None:
    """Red on black, upwards."""
    for number, text in enumerate(("6S", "7H", "8C", "9D")):
        drawing.card(text, -42 + 28 * number, -10 + 9 * number, 62)


PICTURES: Final[Mapping[str, Callable[[Drawing], None]]] = {
    "stairs": _stairs,
    "flame": _flame,
    "fan": _fan,
    "hat": _hat,
    "last": _last,
    "partners": _partners,
    "kitty": _kitty,
    "spade": _spades,
    "climb": _climb,
}
"""By the emblem of a game."""


def paint(
    painter: QPainter,
    box: QRectF,
    style: NewMatchStyle,
    emblem: str,
    sizes: Sequence[int],
    *,
    own: bool,
) -> None:
    """Draw the picture of a game into a box; own rules have their deals and a star."""
    scale = min(box.width() / WIDTH, box.height() / HEIGHT)
    ratio = painter.device().devicePixelRatio()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.translate(box.center())
    drawing = Drawing(painter, style, scale, ratio, sizes)
    if own:
        drawing.bars(12, 36, 92, 62)
        star = QRectF(-62 * scale, -40 * scale, 22 * scale, 22 * scale)
        draw(painter, "star", star, QColor(style.theme.accent))
    else:
        PICTURES[emblem](drawing)
    painter.restore()

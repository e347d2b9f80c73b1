"""The paper of a card and the shadow that it throws."""

from __future__ import annotations

from math import ceil
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from farwhist.ui.deck.measures import CORNER
from farwhist.ui.deck.options import DeckLook


class Shadow(Struct, frozen=True):
    """A shadow, in heights of the card: how far it lies below it and how far it reaches."""

    drop: float
    spread: float
    alpha: int
    margin: float
    """Room for it around the card."""


LOW: Final = Shadow(drop=0.025, spread=0.05, alpha=9, margin=0.08)
LIFTED: Final = Shadow(drop=0.0625, spread=0.0875, alpha=6, margin=0.16)

_RINGS = 8


def margin(height: float, *, lifted: bool = False) -> int:
    """Return how far the shadow may reach beyond a card of this height, in logical pixels."""
    return ceil((LIFTED if lifted else LOW).margin * height)


def draw_shadow(painter: QPainter, shadow: Shadow, w: int, h: int) -> None:
    """Draw the shadow of a card of `w` x `h` pixels whose left upper corner is the origin."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, shadow.alpha))
    for ring in range(_RINGS, 0, -1):
        reach = shadow.spread * h * ring / _RINGS
        box = QRectF(-reach, shadow.drop * h - reach, w + 2 * reach, h + 2 * reach)
        painter.drawRoundedRect(box, CORNER * w + reach, CORNER * w + reach)


def draw_paper(painter: QPainter, look: DeckLook, w: int, h: int) -> None:
    """Draw the empty card: its paper and its edge, a thick dark one in high contrast."""
    thick = max(1.0, 0.004 * w)
    edge = QColor(20, 22, 27, 69)
    if look.high_contrast:
        thick, edge = max(2.0, 0.018 * w), QColor(0, 0, 0)
    painter.setPen(QPen(edge, thick))
    painter.setBrush(QColor(look.paper_colour))
    box = QRectF(thick / 2, thick / 2, w - thick, h - thick)
    painter.drawRoundedRect(box, CORNER * w, CORNER * w)

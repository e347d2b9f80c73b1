"""What the lines about two sides have in common, whatever is paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.ui.scores.ink import Ink
from farwhist.ui.scores.tally import Scores

TRICKS: Final = 13


class Lines(Struct, frozen=True):
    """How a finished deal is drawn, and the running one, and how high that is in some width."""

    deal: Callable[[Ink, Scores, DealResult, QRectF], None]
    running: Callable[[Ink, Scores, QRectF], None]
    height: Callable[[Ink, Scores, float], float]


def colour_of(ink: Ink, scores: Scores, column: Seat) -> str:
    """Return the colour of a side: the viewer's has the accent."""
    own = column == scores.viewer % scores.view.sides
    return ink.theme.accent if own else ink.theme.their_side


def boxes(  # noqa: PLR0917
    ink: Ink,
    at: QPointF,
    width: float,
    won: int,
    need: int,
    lost: int,
    colour: str,
    other: str,
) -> None:
    """Draw a box for each trick: won, needed, open, lost."""
    painter = ink.painter
    side = min(13.0, width / TRICKS - 3.4)
    for n in range(TRICKS):
        box = QRectF(at.x() + n * (side + 3.4), at.y(), side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if n < won:
            painter.setBrush(QColor(colour))
            painter.setPen(Qt.PenStyle.NoPen)
        elif n >= TRICKS - lost:
            painter.setBrush(QColor(other))
            painter.setPen(Qt.PenStyle.NoPen)
        elif n < need:
            painter.setPen(QPen(QColor(colour), 1.4))
        else:
            painter.setPen(QPen(QColor(ink.theme.secondary), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 3, 3)

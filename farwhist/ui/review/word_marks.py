"""The signs of the coach's words: each has a shape and a colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from farwhist.bots.judging.words import Word
from farwhist.ui.style.icons import draw
from farwhist.ui.style.tokens import COACH_ON_DARK, COACH_ON_LIGHT
from farwhist.ui.table.theme import Theme

_TURN: Final = pi / 8
"""How far an octagon is turned so that it stands on a side."""


def colour(word: Word, theme: Theme, *, dark: bool) -> str:
    """Return the colour of a word on a dark ground or a light one."""
    if theme.strong:
        return theme.text if dark else theme.panel_text
    return (COACH_ON_DARK if dark else COACH_ON_LIGHT)[word]


def draw_mark(painter: QPainter, word: Word, box: QRectF, theme: Theme, *, dark: bool) -> None:
    """Draw the sign of a word into the square `box`."""
    fill = QColor(colour(word, theme, dark=dark))
    ink = QColor(theme.ink if dark else theme.panel)
    side, middle = box.width(), box.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    inner = box.adjusted(side * 0.22, side * 0.22, -side * 0.22, -side * 0.22)
    match word:
        case "best":
            painter.drawEllipse(box)
            draw(painter, "check", inner, ink)
        case "good":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(fill, max(side * 0.14, 1.5)))
            edge = side * 0.09
            painter.drawEllipse(box.adjusted(edge, edge, -edge, -edge))
        case "slip":
            top, left, right = box.top(), box.left(), box.right()
            corners = [(middle.x(), top), (right, box.bottom()), (left, box.bottom())]
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            _exclaim(painter, QRectF(box.adjusted(0, side * 0.22, 0, 0)), ink)
        case "mistake":
            painter.drawPolygon(_polygon(middle, side / 2, 4, pi / 2))
            _exclaim(painter, box, ink)
        case "blunder":
            painter.drawPolygon(_polygon(middle, side / 2, 8, _TURN))
            draw(
                painter,
                "cross",
                inner.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05),
                ink,
            )
        case "forced":
            painter.drawEllipse(middle, side * 0.18, side * 0.18)
    painter.restore()


def _polygon(middle: QPointF, radius: float, corners: int, turn: float) -> QPolygonF:
    angles = [turn + 2 * pi * n / corners for n in range(corners)]
    return QPolygonF(
        [QPointF(middle.x() + radius * cos(a), middle.y() + radius * sin(a)) for a in angles]
    )


def _exclaim(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Draw an exclamation mark into the middle of a box."""
    side, middle = box.width(), box.center()
    painter.setPen(QPen(ink, max(side * 0.11, 1.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(
        QPointF(middle.x(), middle.y() - side * 0.2), QPointF(middle.x(), middle.y() + side * 0.06)
    )
    painter.drawPoint(QPointF(middle.x(), middle.y() + side * 0.22))

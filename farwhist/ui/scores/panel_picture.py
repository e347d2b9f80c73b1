"""The score panel as a picture: its plate, head and foot, with what stands between them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from farwhist.ui.scores import collapsed_panel, panel_words
from farwhist.ui.scores.ink import RIGHT, Ink
from farwhist.ui.scores.standing_view import Shown
from farwhist.ui.scores.tally import Scores
from farwhist.ui.scores.views import VIEWS

HEAD: Final = 42.0
FOOT: Final = 40.0
RADIUS: Final = 14.0


class Frame(Struct, frozen=True):
    """How large the panel is, in units, and how its plate is drawn.

    `solid`: nothing is seen through it, because it lies over cards and plates. `ringed`: the
    keyboard is in it.
    """

    width: float
    height: float
    whole: bool
    solid: bool
    ringed: bool


def draw_panel(ink: Ink, scores: Scores, frame: Frame, shown: Shown) -> None:
    """Draw the panel, whole or as a rail."""
    painter, theme = ink.painter, ink.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(0, 0, frame.width, frame.height)
    ground = QColor(theme.plate)
    ground.setAlphaF(1.0 if theme.strong or frame.solid else 0.92)
    painter.setPen(QPen(QColor(theme.hairline), 2 if theme.strong else 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), RADIUS, RADIUS)
    if frame.whole:
        _head(ink, scores, box)
        ink.hairline(box.left() + 1, box.right() - 1, box.bottom() - FOOT)
        body = QRectF(0, HEAD, box.width(), box.height() - HEAD - FOOT - 2)
        VIEWS[scores.kind.summary](ink, scores, body, shown)
    else:
        collapsed_panel.rail(ink, scores, box, shown)
    if frame.ringed:
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), RADIUS - 1, RADIUS - 1)


def _head(ink: Ink, scores: Scores, box: QRectF) -> None:
    title = panel_words.title(scores)
    wide = ink.width(title, 17, 700) + 2
    place = QRectF(16, 1, min(wide, box.width() - 60), HEAD)
    ink.text(place, title, 17, ink.theme.text, weight=700)
    told = QRectF(place.right() + 10, 1, box.width() - 44 - place.right() - 10, HEAD)
    ink.text(told, panel_words.progress(scores), 13, ink.theme.secondary, align=RIGHT, least=10)

"""The felts that the table can be covered with, and their texture."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLineF, QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from farwhist.ui.style.tokens import WEAVE_DARK, WEAVE_LIGHT
from farwhist.ui.table.theme import FELTS, Theme

TILES: Final = (113, 167)
DENSITY: Final = 0.04
"""Fibres a square pixel of each tile; two tiles whose seams never meet show no pattern."""


def themed(theme: Theme, felt: str) -> Theme:
    """Return `theme` with this felt; the plates keep their colours, so texts stay readable."""
    plain = Theme()
    green = {name: getattr(plain, name) for name in ("felt_centre", "felt_edge", "avatar")}
    return replace(theme, **{**green, **FELTS[felt]})


def lay(painter: QPainter, area: QRectF, theme: Theme, texture: Sequence[QPixmap] = ()) -> None:
    """Paint the felt of `theme` over `area`, light in the middle; in high contrast it is plain."""
    if theme.strong:
        _fill(painter, area, QBrush(QColor(theme.felt_edge)))
        return
    glow = QRadialGradient(
        area.center().x(), 0.46 * area.height(), 0.62 * max(area.width(), area.height(), 1)
    )
    glow.setColorAt(0, QColor(theme.felt_centre))
    glow.setColorAt(1, QColor(theme.felt_edge))
    _fill(painter, area, QBrush(glow))
    for tile in texture:
        painter.fillRect(area, QBrush(tile))


def _fill(painter: QPainter, area: QRectF, brush: QBrush) -> None:
    """Fill as `fillRect` does, which first reads all enumerations that its forms might be given."""
    path = QPainterPath()
    path.addRect(area)
    painter.fillPath(path, brush)


class _Woven(QObject):
    """The tiles of a running application: they are always the same, and take their time."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        rng = Random("felt")
        self.tiles = tuple(_tile(rng, side) for side in TILES)


def fibres() -> tuple[QPixmap, ...]:
    """Return the textures that lie over each other, always the same: tiles of short fibres."""
    app = QCoreApplication.instance()
    assert app is not None
    return (app.findChild(_Woven) or _Woven(app)).tiles


def _tile(rng: Random, side: int) -> QPixmap:
    """Return a tile whose fibres go on at the opposite edge."""
    light: list[QLineF] = []
    dark: list[QLineF] = []
    for number in range(round(DENSITY * side * side)):
        x, y = side * rng.random(), side * rng.random()
        length, turn = 2 + 4 * rng.random(), pi * rng.random()
        across, down = length * cos(turn), length * sin(turn)
        strokes = light if number % 2 else dark
        for left in (x, x - side) if x + length > side or x < length else (x,):
            for top in (y, y - side) if y + length > side or y < length else (y,):
                strokes.append(QLineF(left, top, left + across, top + down))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, strokes in ((WEAVE_LIGHT, light), (WEAVE_DARK, dark)):
        painter.setPen(QPen(QColor(colour), 0.8))
        painter.drawLines(strokes)
    painter.end()
    return tile

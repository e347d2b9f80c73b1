"""The celebration at the end of a match: suits fall like confetti, or stand as a garland."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QEasingCurve, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.ui.table.corners import FeltItem
from farwhist.ui.table.theme import Theme

PIECES: Final = 120
LEAVES: Final = 26
_COLOURS: Final = ("#FFD166", "#F4F1E8", "#8EC5FF", "#6EE7B7", "#FFB4A2")


@dataclass(frozen=True, slots=True)
class _Piece:
    shape: int
    colour: QColor
    x: float
    delay: float
    drift: float
    size: float
    turns: float


class ConfettiItem(FeltItem):
    """All pieces in one item; it is hidden unless something is celebrated."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._part = 0.0
        self._still = False
        self._shapes = [_diamond(), _heart(), _spade(), _club()]
        rng = Random("confetti")
        self._pieces = [
            _Piece(
                shape=number % 4,
                colour=QColor(rng.choice(_COLOURS)),
                x=rng.random(),
                delay=0.35 * rng.random(),
                drift=rng.uniform(-0.06, 0.06),
                size=rng.uniform(0.7, 1.3),
                turns=rng.uniform(-2, 2),
            )
            for number in range(PIECES)
        ]
        self.setZValue(700)
        self.hide()

    @property
    def still(self) -> bool:
        """Whether a garland stands there and nothing falls."""
        return self._still

    def fall(self, part: float) -> None:
        """Show how far the pieces have fallen; at 1 they are gone."""
        self._part, self._still = part, False
        self.setVisible(part < 1.0)
        self.update()

    def stand(self) -> None:
        """Show a garland instead, until somebody hides it."""
        self._still = True
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._still:
            self._garland(painter)
        else:
            self._rain(painter)

    def _rain(self, painter: QPainter) -> None:
        wide, high = self.box.width(), self.box.height()
        unit = max(9.0, 0.013 * high)
        fading = QEasingCurve(QEasingCurve.Type.OutQuad)
        painter.setOpacity(1 - fading.valueForProgress(max(0.0, self._part - 0.7) / 0.3))
        for piece in self._pieces:
            time = (self._part - piece.delay) / (1 - piece.delay)
            if time <= 0:
                continue
            y = -0.05 * high + high * (0.35 * time + 0.8 * time * time)
            x = wide * (piece.x + piece.drift * sin(2 * pi * time))
            self._draw(
                painter,
                piece.shape,
                piece.colour,
                x,
                y,
                unit * piece.size,
                360 * time * piece.turns,
            )

    def _garland(self, painter: QPainter) -> None:
        """Two branches of suits that rise from the middle of the lower third, like a laurel."""
        wide, high = self.box.width(), self.box.height()
        for number in range(LEAVES):
            side = 1 if number % 2 else -1
            turn = pi / 2 - side * (0.25 + 2.0 * (number // 2) / (LEAVES / 2))
            x = wide / 2 + 0.40 * wide * cos(turn)
            y = 0.45 * high + 0.38 * high * sin(turn)
            self._draw(painter, number // 2 % 4, QColor(self.theme.accent), x, y, 0.022 * high, 0)

    def _draw(  # noqa: PLR0917
        self,
        painter: QPainter,
        shape: int,
        colour: QColor,
        x: float,
        y: float,
        size: float,
        turn: float,
    ) -> None:
        place = QTransform.fromTranslate(x, y).rotate(turn).scale(size, size)
        painter.setBrush(colour)
        painter.drawPath(place.map(self._shapes[shape]))


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, -1)
    for x, y in ((0.72, 0), (0, 1), (-0.72, 0)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, 1)
    path.cubicTo(-0.5, 0.5, -1, 0.1, -1, -0.35)
    path.cubicTo(-1, -1.05, -0.15, -1.05, 0, -0.4)
    path.cubicTo(0.15, -1.05, 1, -1.05, 1, -0.35)
    path.cubicTo(1, 0.1, 0.5, 0.5, 0, 1)
    return path


def _foot(path: QPainterPath) -> QPainterPath:
    foot = QPainterPath()
    foot.moveTo(0, 0.1)
    foot.lineTo(0.4, 1)
    foot.lineTo(-0.4, 1)
    foot.closeSubpath()
    return path.united(foot)


def _spade() -> QPainterPath:
    return _foot(QTransform.fromScale(0.95, -0.85).map(_heart()))


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.5), (-0.5, 0.15), (0.5, 0.15)):
        leaf = QPainterPath()
        leaf.addEllipse(x - 0.46, y - 0.46, 0.92, 0.92)
        path = path.united(leaf)
    return _foot(path)

"""What is seen at the end of a deal or match: light, confetti, and the felt over the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import hypot, pi, sin
from random import Random
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Suit
from farwhist.ui.deck.suits import placed_suit
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.theme import Theme, lay

RADIUS: Final = 12.0
FRAMES: Final = ((7.0, 0.90, 4.0), (15.0, 0.50, 3.0), (25.0, 0.24, 2.0))
"""How far each frame grows, how strong it is, and its line."""

RAYS: Final = 28
FROM: Final = 34.0
"""Where the rays begin, outside the plate."""

GROUND: Final = 0.17
"""How much gold lies on the plate: about the ground of a row that is lit."""


REACH: Final = 70.0
"""How far the light goes at the most."""


class GlowItem(QGraphicsItem):
    """Frames and rays that grow once and fade; a thin frame stays as long as plates are lit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.lit: tuple[PlateItem, ...] = ()
        self.own: PlateItem | None = None
        self.grown, self.faded = 1.0, 1.0
        self.setZValue(55)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def light(self, lit: Iterable[PlateItem], own: PlateItem | None = None) -> None:
        """Light these plates, or none; the player's `own` has rays."""
        self.prepareGeometryChange()
        self.lit, self.own = tuple(lit), own
        self.grown = self.faded = 1.0
        self.setVisible(bool(self.lit))
        self.update()

    def follow(self) -> None:
        """Lie where the plates are now."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        area = QRectF()
        for plate in self.lit:
            area = area.united(plate.area)
        return area.adjusted(-REACH, -REACH, REACH, REACH)

    def grow(self, part: float) -> None:
        """Show frames and rays so far from the plates."""
        self.grown, self.faded = part, 0.0
        self.update()

    def fade(self, part: float) -> None:
        """Show them so far gone."""
        self.grown, self.faded = 1.0, part
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plate in self.lit:
            self._stays(painter, plate.area)
            if self.faded < 1.0:
                self._frames(painter, plate.area)
                if plate is self.own:
                    self._rays(painter, plate.area)

    def _stays(self, painter: QPainter, box: QRectF) -> None:
        gold = QColor(self.theme.accent)
        painter.setPen(QPen(gold, 3))
        ground = QColor(gold)
        ground.setAlphaF(0.0 if self.theme.strong else GROUND * min(self.grown, 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _frames(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for far, strength, line in FRAMES:
            grown = far * self.grown
            painter.setPen(QPen(self._gold(strength), line))
            outer = box.adjusted(-grown, -grown, grown, grown)
            painter.drawRoundedRect(outer, RADIUS + grown, RADIUS + grown)

    def _rays(self, painter: QPainter, box: QRectF) -> None:
        near = FROM * (0.6 + 0.4 * self.grown)
        outer = QPainterPath()
        outer.addRoundedRect(box.adjusted(-near, -near, near, near), near, near)
        pen = QPen(self._gold(0.85), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, reach = box.center(), box.height() / 2 + near
        for number in range(RAYS):
            start = outer.pointAtPercent(((number + 0.5) / RAYS) % 1.0)
            # Away from the middle line of the plate, so that rays at the long sides stand upright.
            half = max(box.width() / 2 - box.height() / 2, 0.0)
            foot = min(max(start.x(), middle.x() - half), middle.x() + half)
            away = QPointF(0.6 * (start.x() - foot) + 0.15 * (start.x() - middle.x()),
                           start.y() - middle.y())  # fmt: skip
            size = hypot(away.x(), away.y()) or reach
            long = (12.0 if number % 2 else 18.0) * self.grown
            painter.drawLine(start, start + away * (long / size))

    def _gold(self, strength: float) -> QColor:
        colour = QColor(self.theme.accent)
        colour.setAlphaF(strength * (1.0 - self.faded))
        return colour


PIECES: Final = 80
SIDE: Final = 0.21
"""How much of the width there is at each side."""

_SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)


class _Piece(Struct, frozen=True):
    shape: int
    x: float
    rests: float
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
        self._shapes = [placed_suit(suit, 0, 0, 2) for suit in _SUITS]
        rng = Random("confetti")
        self._pieces = [
            _Piece(
                shape=number % 4,
                x=_beside(rng.random()),
                rests=rng.random(),
                delay=0.35 * rng.random(),
                drift=rng.uniform(-0.03, 0.03),
                size=rng.uniform(0.7, 1.3),
                turns=rng.uniform(-2, 2),
            )
            for number in range(PIECES)
        ]
        self.setZValue(700)
        self.hide()

    @property
    def still(self) -> bool:
        """Whether the suits lie there and nothing falls."""
        return self._still

    def fall(self, part: float) -> None:
        """Show how far the pieces have fallen; at 1 they are gone."""
        self._part, self._still = part, False
        self.setVisible(part < 1.0)
        self.update()

    def stand(self) -> None:
        """Show them still instead, until somebody hides them."""
        self._still = True
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._still:
            self._lie(painter)
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
                x,
                y,
                unit * piece.size,
                360 * time * piece.turns,
            )

    def _lie(self, painter: QPainter) -> None:
        """As if the rain had been stopped half-way."""
        wide, high = self.box.width(), self.box.height()
        unit = max(9.0, 0.013 * high)
        for piece in self._pieces[: PIECES // 2]:
            x, y = wide * piece.x, high * (0.06 + 0.7 * piece.rests)
            self._draw(painter, piece.shape, x, y, unit * piece.size, 50 * piece.turns)

    def _draw(  # noqa: PLR0917
        self,
        painter: QPainter,
        shape: int,
        x: float,
        y: float,
        size: float,
        turn: float,
    ) -> None:
        place = QTransform.fromTranslate(x, y).rotate(turn).scale(size, size)
        painter.setBrush(QColor(self.theme.plate_suits[_SUITS[shape]]))
        painter.drawPath(place.map(self._shapes[shape]))


def _beside(part: float) -> float:
    """Return a place in the width that is at one of its sides, more likely at the edge."""
    left = part < 0.5
    away: float = SIDE * (2 * part if left else 2 * part - 1) ** 1.3
    return 0.01 + away if left else 0.99 - away


DARKER = 0.38
"""How much of the veil lies on the felt."""


class FeltCoverItem(FeltItem):
    """Hides cards and plates while it is seen."""

    def __init__(self, theme: Theme, texture: Callable[[], Sequence[QPixmap]]) -> None:
        super().__init__(theme)
        self._texture = texture
        self.setZValue(690)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self.hide()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        area = self.scene().sceneRect()
        lay(painter, area, self.theme, self._texture())
        shade = QColor(self.theme.veil)
        shade.setAlphaF(0.0 if self.theme.strong else DARKER)
        painter.fillRect(area, shade)

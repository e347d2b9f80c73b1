"""How a card says that it may not be played, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Card
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.tokens import BASE_TEXT
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.layout.free_area import free_place, taken
from farwhist.ui.table.layout.geometry import Pose, Rect
from farwhist.ui.table.layout.hand import moved
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Change, Clock

_WRAP = int(Qt.TextFlag.TextWordWrap)
TAIL = 12.0
"""How far the tail reaches, at a text of 14 pixels."""

CLEAR = 2.0
"""So far above the card its tail ends, at a text of 14 pixels."""

_RADIUS = 10.0
_WIDTHS = (340, 260, 200, 150)
"""How wide a text may be at most; the first with which the bubble finds room is taken."""


class BubbleItem(QGraphicsItem):
    """Draws the bubble; hidden until something is said."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__()
        self._theme = theme
        self._images = images
        self._box = QRectF()
        self.tip = QPointF()
        """Where its tail ends, just above the card."""
        self._feet = QPointF(), QPointF()
        self._scale = 1.0
        self.line = 2.0
        """How wide its outline is."""
        self.title = self.more = ""
        self.led: Card | None = None
        self.setZValue(640)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def box(self) -> QRectF:
        """Where it stands, without its tail."""
        return self._box

    def say(self, title: str, more: str, led: Card | None, font_size: int) -> None:
        """Take on a sentence, what can be played instead, and the card that was led."""
        self.title, self.more, self.led = title, more, led
        self._scale = font_size / BASE_TEXT

    def sizes(self, most: float) -> list[tuple[float, float]]:
        """Return the widths and heights that it can have, the best first."""
        found: list[tuple[float, float]] = []
        for wide in _WIDTHS:
            text = self._text_size(wide * self._scale)
            high = max(text[1] + 14 * self._scale, 56 * self._scale)
            size = text[0] + self._left() + 14 * self._scale, high
            if size[0] <= most or wide == _WIDTHS[-1]:
                found.append(size)
        return list(dict.fromkeys(found))

    def stand(self, rect: Rect, at: tuple[float, float]) -> None:
        """Stand in a rectangle of one of those sizes, and point to the card whose index is `at`.

        Beside the own plate that can be far from there: then the tail is long.
        """
        self.prepareGeometryChange()
        self._box = QRectF(rect.x, rect.y, rect.w, rect.h)
        self.tip = QPointF(at[0], at[1] - CLEAR * self._scale)
        half = 11 * self._scale
        corner = half + _RADIUS
        if at[1] > rect.bottom:
            foot = min(max(at[0], rect.x + corner), rect.right - corner)
            edge = rect.bottom - 2
            self._feet = QPointF(foot - half, edge), QPointF(foot + half, edge)
        else:
            foot = min(max(self.tip.y() - half, rect.y + corner), rect.bottom - corner)
            edge = rect.right - 2 if at[0] > rect.cx else rect.x + 2
            self._feet = QPointF(edge, foot - half), QPointF(edge, foot + half)
        self.show()
        self.update()

    def set_line(self, width: float) -> None:
        """Draw the outline so wide."""
        self.line = width
        self.update()

    def boundingRect(self) -> QRectF:
        return self._outline().boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, box, scale = self._theme, self._box, self._scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.over), self.line))
        painter.setBrush(QColor(theme.plate))
        painter.drawPath(self._outline())
        if self.led is not None:
            high = 42 * scale
            picture = self._images.picture(self.led, high)
            edge = margin(high)
            top = box.center().y() - high / 2
            painter.drawPixmap(QPointF(box.left() + 12 * scale - edge, top - edge), picture)
        title, more = self._title_font(), self._more_font()
        left, wide = box.left() + self._left(), box.width() - self._left() - 12 * scale
        high = self._text_size(wide)[1]
        first = _high(title, self.title, wide)
        top = box.center().y() - high / 2
        painter.setFont(title)
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(left, top, wide, first + 2), _WRAP, self.title)
        painter.setFont(more)
        painter.setPen(QColor(theme.felt_text))
        below = QRectF(left, top + first + 2, wide, high)
        painter.drawText(below, _WRAP, self.more)

    def _outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self._box, _RADIUS, _RADIUS)
        tail = QPainterPath()
        tail.addPolygon(QPolygonF([self._feet[0], self.tip, self._feet[1]]))
        tail.closeSubpath()
        return path.united(tail)

    def _left(self) -> float:
        """Where the text begins, from the left edge."""
        shown = 0.0 if self.led is None else 42 * self._images.ratio + 12
        return (14 + shown) * self._scale

    def _text_size(self, most: float) -> tuple[float, float]:
        fonts = (self._title_font(), self.title), (self._more_font(), self.more)
        wide = max(QFontMetricsF(font).horizontalAdvance(text) for font, text in fonts) + 2
        wide = min(wide, most)
        return wide, sum(_high(font, text, wide) for font, text in fonts) + 2 * bool(self.more)

    def _title_font(self) -> QFont:
        return font_of(round(14 * self._scale), bold=True)

    def _more_font(self) -> QFont:
        return font_of(round(14 * self._scale), bold=False)


def _high(font: QFont, text: str, wide: float) -> float:
    room = QRectF(0, 0, wide, 1000)
    return QFontMetricsF(font).boundingRect(room, _WRAP, text).height() if text else 0.0


STAYS: Final = 2500
"""How long the reason stays, in milliseconds."""

SWING: Final = 11.0
"""How far a card is shaken to either side, in pixels."""

STRONG: Final = 400
"""How long the outline is strong where nothing may shake, in milliseconds."""


class CardRefusal(QObject):
    """Shakes a card, and lets a bubble above it say why, until something else is done.

    Args:
        covered: returns what panels cover of the table.
    """

    def __init__(
        self,
        state: ShownTable,
        clock: Clock,
        timing: Callable[[], Timing],
        covered: Callable[[], Sequence[Rect]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._clock = clock
        self._timing = timing
        self.bubble = BubbleItem(state.scene.theme, state.scene.images)
        state.scene.addItem(self.bubble)
        self._covered = covered
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.hide)

    @property
    def open(self) -> bool:
        """Whether a reason is to be read."""
        return self.bubble.isVisible()

    def shake(self, card: Card) -> None:
        """Shake a card of the hand; where nothing may move, a ring is drawn for a moment."""
        item = self._state.scene.cards.get(card)
        if item is not None:
            refuse(item, self._clock, self._timing(), self._state.scene.theme.over)

    def tell(self, card: Card, title: str, more: str) -> None:
        """Say why this card may not be played, and what may."""
        state, layout = self._state, self._state.layout()
        pose = layout.resting.get(card)
        if pose is None:
            return
        view, sizes, bubble = state.view, layout.sizes, self.bubble
        led = view.trick[0][1] if view.trick else next(reversed(view.pile), None)
        bubble.say(title, more, led, sizes.font)
        kept = taken(layout, state.viewer, raised=False)
        label = state.scene.label
        beside = [Rect(*label.box.getRect())] if label.isVisible() else []  # type: ignore[misc]
        own = layout.plates[state.viewer]
        tail = Rect(own.x, own.y - TAIL * sizes.font / BASE_TEXT, own.w, own.h)
        always = (*kept.always, *self._covered(), tail)
        kept = replace(kept, always=always, rather=(*kept.rather, *beside))
        index = _index(pose)
        tried = bubble.sizes(0.5 * sizes.width)
        near = index[0], index[1] - TAIL - tried[0][1] / 2
        room = Rect(0, 0, sizes.width, sizes.height)
        bubble.stand(free_place(tried, room, kept, near), index)
        self._timer.start()
        timing = self._timing()
        if not timing.travel and timing.speeds.shake:
            strong = Change(self._outline, STRONG, key=self)
            self._clock.start([strong], waited=False)

    def hide(self) -> bool:
        """Say nothing any more; return whether something was said."""
        was = self.open
        self._timer.stop()
        self.bubble.hide()
        return was

    def _outline(self, part: float) -> None:
        self.bubble.set_line(4.0 if part < 1.0 else 2.0)


def refuse(item: CardItem, clock: Clock, timing: Timing, warning: str) -> None:
    """Shake a card; where nothing may move, draw a ring of the colour `warning` for a moment."""
    if not timing.travel:
        _flash(item, clock, timing, warning)
        return
    base = item.target

    def shift(part: float) -> None:
        item.place(replace(base, x=base.x + SWING * _wave(part)))

    clock.start([Change(shift, timing.speeds.shake, key=item)], waited=False)


def _flash(item: CardItem, clock: Clock, timing: Timing, warning: str) -> None:
    rings = item.rings

    def flash(part: float) -> None:
        item.set_rings(*(rings if part >= 1.0 else ((warning, 3.0),)))

    clock.start([Change(flash, timing.speeds.shake, key=(item, "flash"))], waited=False)


def _index(pose: Pose) -> tuple[float, float]:
    """Return the place of a card's upper left index."""
    spot = moved(pose, 0.5 * pose.height, -0.4 * pose.width)
    return spot.x, spot.y


def _wave(part: float) -> float:
    """Three swings between 0 and 1, each to both sides."""
    return sin(6 * pi * part)

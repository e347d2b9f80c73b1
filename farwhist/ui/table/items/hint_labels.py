"""Small labels above the cards of the hand: what a hint says of each."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Card
from farwhist.ui.style.icons import draw
from farwhist.ui.style.tokens import BASE_TEXT
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.layout.geometry import Pose, Thing
from farwhist.ui.table.layout.hand import moved
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.theme import Theme

_APART = 3.0
"""Between a label and its card, and between two labels, in pixels."""

_ABOVE_HAND = 610.0
"""Over all cards, and over the line of text beside the own plate."""


class HintLabel(Struct, frozen=True):
    """What one label says: a text, or a bulb where there is none; `best` is gold."""

    text: str
    best: bool


class HintLabelItem(QGraphicsItem):
    """One label. It stays above its card, wherever that moves, and never turns with it."""

    def __init__(self, theme: Theme, label: HintLabel) -> None:
        super().__init__()
        self._theme = theme
        self._box = QRectF()
        self._font = QFont()
        self._strip = 0.0
        self._lowest = 0.0
        self.label = label
        self.setZValue(_ABOVE_HAND + label.best)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def fit(self, strip: float, font_size: int, lowest: float) -> None:
        """Be no wider than the `strip` of the card that is seen, and never above `lowest`."""
        self.prepareGeometryChange()
        scale = font_size / BASE_TEXT
        high = 20 * scale
        self._strip, self._lowest = strip, lowest
        self._font.setBold(True)
        room = max(strip - _APART, high)
        for size in range(round(12 * scale), 8, -1):
            self._font.setPixelSize(size)
            wide = QFontMetricsF(self._font).horizontalAdvance(self.label.text)
            if wide + 6 <= room:
                break
        else:
            wide = room - 6
        wide = min(max(wide + 14 * scale, high * 1.4), room)
        self._box = QRectF(-wide / 2, -high / 2, wide, high)

    def follow(self, pose: Pose) -> None:
        """Stand above a card that is at `pose` now."""
        across = (min(self._strip, pose.width) - pose.width) / 2
        top = moved(pose, pose.height / 2, across)
        y = top.y - self._box.height() / 2 - _APART
        self.setPos(top.x, max(y, self._lowest + self._box.height() / 2))
        self.setOpacity(pose.opacity)

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, box = self._theme, self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.accent if self.label.best else theme.plate))
        edge = theme.ink if self.label.best else theme.control_line
        painter.setPen(QPen(QColor(edge), 2 if theme.strong else 1))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        ink = QColor(theme.ink if self.label.best else theme.text)
        if not self.label.text:
            side = 0.75 * box.height()
            draw(painter, "hint", QRectF(-side / 2, -side / 2, side, side), ink)
            return
        painter.setPen(ink)
        painter.setFont(self._font)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.label.text)


class HintLabels:
    """The labels that are shown now, each with its card."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.items: dict[Card, HintLabelItem] = {}

    def show(
        self, labels: Mapping[Card, HintLabel], cards: Mapping[Thing, CardItem], layout: Layout
    ) -> None:
        """Show just these, above the cards of the hand that are still there."""
        wanted = {card: label for card, label in labels.items() if card in layout.resting}
        for card in [each for each, item in self.items.items() if wanted.get(each) != item.label]:
            self._drop(card, cards)
        if not wanted:
            return
        strip = _strip(list(layout.resting.values()))
        low = max(rect.bottom for rect in layout.plates.values()) - 7
        for card, label in wanted.items():
            carrier = cards[card]
            if card not in self.items:
                item = self.items[card] = HintLabelItem(self._theme, label)
                carrier.scene().addItem(item)
            item = self.items[card]
            item.fit(strip, layout.sizes.font, low)
            carrier.rider = item
            item.follow(carrier.now())

    def clear(self) -> None:
        """Forget all of them; their cards are gone."""
        for item in self.items.values():
            if item.scene() is not None:
                item.scene().removeItem(item)
        self.items.clear()

    def _drop(self, card: Card, cards: Mapping[Thing, CardItem]) -> None:
        item = self.items.pop(card)
        if item.scene() is not None:
            item.scene().removeItem(item)
        if card in cards:
            cards[card].rider = None


def _strip(poses: list[Pose]) -> float:
    """Return how much of the width of each card is seen, in pixels."""
    steps = [b.x - a.x for a, b in pairwise(poses)]
    return min([*steps, poses[0].width])

"""The kitty, or the cards that were laid away, open on a veil."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Card
from farwhist.ui.style.tokens import LOOKING_VEIL
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.theme import Theme


class KittyItem(FeltItem):
    """The cards in a row in the middle of the table, side by side if they fit, and a caption."""

    def __init__(self, theme: Theme, faces: CardImages) -> None:
        super().__init__(theme)
        self._faces = faces
        self._card = 1.0
        self.cards: tuple[Card, ...] = ()
        self.title = ""
        self.setZValue(500)
        self.hide()

    def set_card(self, height: float) -> None:
        """Set the height of a card of the hand."""
        self._card = height
        self.update()

    def show_cards(self, cards: Sequence[Card], title: str) -> None:
        """Lay these cards open."""
        self.cards, self.title = tuple(cards), title
        self.show()
        self.update()

    def places(self) -> list[QRectF]:
        """Return where the cards lie, from the left."""
        high = min(self._card, 0.36 * self.box.height())
        wide, count = high * self._faces.ratio, len(self.cards)
        step = min(1.08 * wide, (self.box.width() - 4 * self.font_size - wide) / max(count - 1, 1))
        left = self.box.center().x() - (step * (count - 1) + wide) / 2
        top = 0.44 * self.box.height() - high / 2
        return [QRectF(left + step * number, top, wide, high) for number in range(count)]

    def caption(self) -> QRectF:
        """Return where the caption stands."""
        high = max(2.2 * self.font_size, 30.0)
        wide = QFontMetricsF(self._font()).horizontalAdvance(self.title) + 2 * self.font_size
        wide = min(wide, self.box.width() - 2 * self.font_size)
        low = self.places()[0].bottom() + self.font_size
        return QRectF(self.box.center().x() - wide / 2, low, wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self.cards:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.scene().sceneRect(), QColor(LOOKING_VEIL))
        for card, place in zip(self.cards, self.places(), strict=True):
            edge = margin(round(place.height()))
            picture = self._faces.picture(card, place.height())
            painter.drawPixmap(QPointF(place.x() - edge, place.y() - edge), picture)
        line, strong = self.caption(), self.theme.strong
        painter.setPen(QPen(QColor(self.theme.hairline), 2 if strong else 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(line, 8, 8)
        painter.setFont(self._font())
        painter.setPen(QColor(self.theme.text))
        fitting = self.fitted.line(self.title, self._font(), line.width() - self.font_size)
        self.fitted.tell()
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, fitting)

    def _font(self) -> QFont:
        font = QFont()
        font.setBold(True)
        font.setPixelSize(self.font_size + 1)
        return font

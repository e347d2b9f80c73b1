"""Cards laid open on a veil: an earlier trick, and the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Trick
from farwhist.ui.style.tokens import LOOKING_LINE, LOOKING_VEIL
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme


class OpenCardsItem(FeltItem):
    """Cards on a veil, above everything that lies on the table, and a title."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme)
        self._images = images
        self.title = ""
        self.setZValue(500)
        self.hide()

    def title_width(self) -> float:
        """Return how wide the title is with its edges."""
        wide = QFontMetricsF(font_of(self.font_size + 1, bold=True)).horizontalAdvance(self.title)
        return wide + 2 * self.font_size

    def write_title(self, painter: QPainter, line: QRectF) -> None:
        """Write the title in the middle of `line`, as much of it as fits."""
        font = font_of(self.font_size + 1, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        fitting = self.fitted.line(self.title, font, line.width() - self.font_size)
        self.fitted.tell()
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, fitting)


class TrickReviewItem(OpenCardsItem):
    """Each card of the trick before its seat, with its number in the order, and a caption.

    Where there are earlier or later tricks to see, the caption stands between two buttons.
    """

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme, images)
        self._slots: dict[Seat, Rect] = {}
        self._earlier = self._later = False
        self.trick: Trick | None = None

    def show_trick(self, trick: Trick, title: str, *, earlier: bool, later: bool) -> None:
        """Lay the trick open."""
        self.trick, self.title = trick, title
        self._earlier, self._later = earlier, later
        self.show()
        self.update()

    def set_slots(self, slots: dict[Seat, Rect]) -> None:
        """Set where each seat's card lies."""
        self._slots = slots
        self.update()

    def caption(self) -> QRectF:
        """Return where the caption stands, without its buttons."""
        high = max(2.2 * self.font_size, 30.0)
        wide = self.title_width()
        wide = min(wide, self.box.width() - 2 * high - 24)
        lowest = max(slot.bottom for slot in self._slots.values())
        return QRectF((self.box.width() - wide) / 2, lowest + 8, wide, high)

    def button(self, by: int) -> QRectF:
        """Return where the button for earlier (-1) or later (1) tricks stands."""
        line = self.caption()
        side = line.height()
        x = line.left() - 6 - side if by < 0 else line.right() + 6
        return QRectF(x, line.top(), side, side)

    def button_at(self, point: QPointF) -> int:
        """Return -1 or 1 where such a button is at this point, else 0."""
        if not (self._earlier or self._later):
            return 0
        return next((by for by in (-1, 1) if self.button(by).contains(point)), 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.trick is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.scene().sceneRect(), QColor(LOOKING_VEIL))
        plays = list(enumerate(self.trick.plays, start=1))
        for number, (seat, card) in sorted(plays, key=lambda each: self._slots[each[1][0]].y):
            self._card(painter, card, self._slots[seat], won=seat == self.trick.winner)
            self._number(painter, number, self._slots[seat])
        line = self.caption()
        self._ground(painter, line)
        self.write_title(painter, line)
        if self._earlier or self._later:
            self._arrow(painter, -1, there=self._earlier)
            self._arrow(painter, 1, there=self._later)

    def _card(self, painter: QPainter, card: Card, slot: Rect, *, won: bool) -> None:
        edge = margin(round(slot.h))
        painter.drawPixmap(
            QPointF(slot.x - edge, slot.y - edge), self._images.picture(card, slot.h)
        )
        if won:
            painter.setPen(QPen(QColor(self.theme.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(slot.x, slot.y, slot.w, slot.h).adjusted(-1.5, -1.5, 1.5, 1.5)
            painter.drawRoundedRect(box, 0.062 * slot.w, 0.062 * slot.w)

    def _number(self, painter: QPainter, number: int, slot: Rect) -> None:
        side = max(18.0, 0.15 * slot.h)
        disc = QRectF(slot.right - side - 3, slot.y + 4, side, side)
        painter.setPen(QPen(QColor(self.theme.text), 2) if self.theme.strong else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.plate))
        painter.drawEllipse(disc)
        painter.setFont(font_of(round(0.68 * side), bold=True))
        painter.setPen(QColor(self.theme.text))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _ground(self, painter: QPainter, box: QRectF) -> None:
        strong = self.theme.strong
        edge = QColor(self.theme.text if strong else LOOKING_LINE)
        painter.setPen(QPen(edge, 2 if strong else 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(box, 8, 8)

    def _arrow(self, painter: QPainter, by: int, *, there: bool) -> None:
        box = self.button(by)
        self._ground(painter, box)
        reach, middle = 0.16 * box.height(), box.center()
        tip = QPointF(middle.x() + by * reach, middle.y())
        back = middle.x() - by * reach
        pen = QPen(QColor(self.theme.accent if there else self.theme.off), 2.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([
            QPointF(back, middle.y() - 2 * reach), tip, QPointF(back, middle.y() + 2 * reach),
        ]))  # fmt: skip


class KittyItem(OpenCardsItem):
    """The cards in a row in the middle of the table, side by side if they fit, and a caption."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme, images)
        self._card = 1.0
        self.cards: tuple[Card, ...] = ()

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
        wide, count = high * self._images.ratio, len(self.cards)
        step = min(1.08 * wide, (self.box.width() - 4 * self.font_size - wide) / max(count - 1, 1))
        left = self.box.center().x() - (step * (count - 1) + wide) / 2
        top = 0.44 * self.box.height() - high / 2
        return [QRectF(left + step * number, top, wide, high) for number in range(count)]

    def caption(self) -> QRectF:
        """Return where the caption stands."""
        high = max(2.2 * self.font_size, 30.0)
        wide = self.title_width()
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
            picture = self._images.picture(card, place.height())
            painter.drawPixmap(QPointF(place.x() - edge, place.y() - edge), picture)
        line, strong = self.caption(), self.theme.strong
        painter.setPen(QPen(QColor(self.theme.hairline), 2 if strong else 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(line, 8, 8)
        self.write_title(painter, line)

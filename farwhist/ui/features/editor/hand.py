"""A hand, edited with mouse and keys, and the plate of a seat that shows one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from farwhist.engine.cards import Card, Seat
from farwhist.ui.avatars.picture import picture
from farwhist.ui.deck.deck import margin
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.pool import CARD, MIME, card_index, dragged, dropped, rank_text
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import ElidedLabel, fitted
from farwhist.ui.system.keyboard import typed
from farwhist.ui.wording.card_names import SYMBOLS, card_name
from farwhist.ui.wording.number_words import isolated
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


Key = Qt.Key
Index = QModelIndex | QPersistentModelIndex


LOWEST: Final = 48
"""Below this height of a hand, in pixels, its cards are rank and suit alone."""


class Hand(QListWidget):
    """The cards of one seat, each lying on the one before.

    Signals:
        seat_requested(card, seat): give a card to this seat, -1 for the pool.
        chosen(card): a card was clicked, or Enter was pressed on it.
        entered(): the hand has got the keyboard.
        pressed(): it was clicked, on a card or beside.
        typed(text): a letter was pressed.
    """

    seat_requested = Signal(object, int)
    chosen = Signal(object)
    entered = Signal()
    pressed = Signal()
    typed = Signal(str)

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.page_style = style
        self.needed = 0
        self.seats = 0
        self.gone: Collection[Card] = ()
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setItemDelegate(_Face(self))
        self.setUniformItemSizes(False)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(CARD)))

    @property
    def card(self) -> Card | None:
        """The card on which the keyboard is."""
        found: Card | None = self.model().data(self.currentIndex(), CARD)
        return found

    @property
    def cards(self) -> list[Card]:
        """The cards, in their order."""
        return [self.item(row).data(CARD) for row in range(self.count())]

    def show_cards(self, cards: Sequence[Card], needed: int, gone: Collection[Card]) -> None:
        """Show these cards, and room for as many as are `needed`; those `gone` are played."""
        self.needed, self.gone = needed, gone
        if self.cards != list(cards):
            row = max(self.currentRow(), 0)
            self.clear()
            for one in cards:
                item = QListWidgetItem()
                item.setData(CARD, one)
                self.addItem(item)
            if cards:
                self.setCurrentRow(min(row, len(cards) - 1))
        for row in range(self.count()):
            one, item = cards[row], self.item(row)
            name = card_name(one)
            if one in gone:
                name = translate("Editor", "{card}, played").format(card=name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            item.setToolTip(name)
        self._fit()
        self.viewport().update()

    @property
    def card_size(self) -> tuple[int, int]:
        """How wide and high a card is, in pixels."""
        high = max(self.viewport().height() - 4, 16)
        if self.index_only:
            return self.step, high
        return round(high / self.page_style.deck.look.ratio), high

    @property
    def index_only(self) -> bool:
        """Whether the cards are so low that only rank and suit can be read."""
        return self.viewport().height() < LOWEST

    @property
    def step(self) -> int:
        """How far a card lies to the right of the one before."""
        many = max(self.count(), self.needed, 2)
        if self.index_only:
            high = self.viewport().height() - 4
            return max(min(round(1.25 * high), (self.viewport().width() - 4) // many), 6)
        wide, _ = self.card_size
        return max(min(round(0.7 * wide), (self.viewport().width() - wide - 4) // (many - 1)), 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide, high = self.card_size
        for row in range(self.count()):
            last = row == self.count() - 1
            self.item(row).setSizeHint(QSize(wide + 2 if last else self.step, high + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        missing = self.needed - self.count()
        if missing <= 0:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(self.page_style.theme.accent), 1.5)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        wide, high = self.card_size
        start = self.count() * self.step + (wide - self.step + 4 if self.count() else 0)
        end = self.viewport().width() - 2
        apart = min(max((end - start - wide) / max(missing - 1, 1), 2), wide + 2)
        for place in range(missing):
            x = start + place * apart
            last = place == missing - 1
            painter.setClipRect(QRectF(x, 0, wide + 2 if last else apart, high + 4))
            painter.drawRoundedRect(QRectF(x + 1, 3, wide - 1, high - 3), 3, 3)
        painter.end()

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        found = [each.data(CARD) for each in items]
        return dragged(found[0]) if found else QMimeData()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        one, text = self.card, typed(event)
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if plain and text.isdecimal() and len(text) == 1:
            if one is not None and int(text) <= self.seats:
                self.seat_requested.emit(one, int(text) - 1)
        elif event.key() in (Key.Key_Delete, Key.Key_Backspace):
            if one is not None:
                self.seat_requested.emit(one, -1)
        elif event.key() in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            if one is not None:
                self.chosen.emit(one)
        elif plain and text.isalpha():
            self.typed.emit(text)
        elif event.key() in (Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End):
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Face(QStyledItemDelegate):
    """Draws one card of a hand, as much of it as is not covered."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand)
        self._hand = hand

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        one: Card = index.data(CARD)
        hand, style = self._hand, self._hand.page_style
        _, high = hand.card_size
        box = option.rect
        veil = style.theme.veil if one in hand.gone else ""
        ratio = hand.devicePixelRatioF()
        face = style.deck.picture(one, high, ratio, veil=veil)
        edge = margin(high)
        if hand.index_only:
            self._index(painter, QRectF(box).adjusted(0.5, 2.5, -1.5, -2.5), one)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(QColor(style.theme.accent), 3))
                painter.drawRoundedRect(QRectF(box).adjusted(1.5, 2, -2.5, -2), 3, 3)
            return
        painter.save()
        painter.setClipRect(box)
        painter.drawPixmap(box.x() - edge, box.y() + 2 - edge, face)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(style.theme.ink), 5))
            painter.drawRoundedRect(QRectF(box).adjusted(2, 3, -2, -3), 3, 3)
            painter.setPen(QPen(QColor(style.theme.accent), 3))
            painter.drawRoundedRect(QRectF(box).adjusted(2, 3, -2, -3), 3, 3)
        painter.restore()

    def _index(self, painter: QPainter, box: QRectF, one: Card) -> None:
        """Draw rank and suit on a piece of paper."""
        style = self._hand.page_style
        gone = one in self._hand.gone
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush if gone else QColor(style.theme.paper))
        painter.setPen(QPen(QColor(style.theme.control_line), 1))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QColor(style.theme.secondary) if gone else style.ink(one, paper=True))
        font = style.font(min(16.0, 0.6 * box.height()) / style.text, 800)
        lines = [card_index(one, style)]
        if one.suit is not None and QFontMetricsF(font).horizontalAdvance(lines[0]) > box.width():
            lines = [rank_text(one, style), SYMBOLS[one.suit]]
            font.setPixelSize(min(font.pixelSize(), round(0.4 * box.height())))
        painter.setFont(fitted(max(lines, key=len), font, box.width() - 2))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))
        painter.restore()


class HandPlate(QFrame):
    """A seat with its hand.

    `pressed()` is emitted when the plate is clicked beside its cards, `dropped(card)` when a card
    was dropped on it.
    """

    pressed = Signal()
    dropped = Signal(object)

    def __init__(self, seat: Seat, style: PageStyle) -> None:
        super().__init__()
        self.seat = seat
        self._style = style
        self.setProperty("plate", True)
        self.setAcceptDrops(True)
        px = style.px
        self.number = QLabel(str(seat + 1))
        self.number.setProperty("note", True)
        self.portrait = QLabel()
        self.name = ElidedLabel()
        self.name.setProperty("dark", True)
        self.dealer = QLabel(translate("Editor", "D"))
        self.dealer.setToolTip(translate("Editor", "Dealer"))
        self.dealer.setStyleSheet(
            f"color: {style.theme.ink}; background: {style.theme.accent}; font-weight: 700;"
            f"border-radius: {px(8)}px; padding: 0px {px(5)}px; font-size: {px(11)}px;"
        )
        self.count = QLabel()
        self.count.setProperty("dark", True)
        self.hand = Hand(style)
        head = filled(
            QHBoxLayout(),
            self.number,
            self.portrait,
            (self.name, 1),
            self.dealer,
            self.count,
            spacing=px(6),
        )
        filled(QVBoxLayout(self), head, (self.hand, 1), margins=(px(8), px(4)), spacing=px(2))

    def show_seat(
        self, name: str, avatar: int, *, dealer: bool, sizes: tuple[int, int], chosen: bool
    ) -> None:
        """Show who sits here, with how many cards of how many."""
        cards, wanted = sizes
        side = self._style.px(20)
        self.portrait.setPixmap(picture(avatar, side, self.devicePixelRatioF()))
        self.name.setText(name)
        self.dealer.setVisible(dealer)
        held = editor_words.held(cards, wanted)
        sign = "✓" if cards == wanted else "▼" if cards < wanted else "▲"
        colour = self._style.theme.exact if cards == wanted else self._style.theme.accent
        self.count.setText(isolated(f"{sign} {cards}/{wanted}"))
        self.count.setStyleSheet(f"color: {colour}; font-weight: 700;")
        self.hand.setAccessibleName(joined((name, held)))
        if self.property("chosen") != chosen:
            self.setProperty("chosen", chosen)
            self.style().unpolish(self)
            self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        one = dropped(event.mimeData())
        if one is not None:
            event.acceptProposedAction()
            self.dropped.emit(one)

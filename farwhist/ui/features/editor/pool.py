"""The cards of the pack, and whose they are; and the panel round them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
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
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from farwhist.engine.cards import Card, Rank, card
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.ranking import Order
from farwhist.ui.deck.options import index_text
from farwhist.ui.features.editor import editor_words
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import cut_name
from farwhist.ui.system.keyboard import typed
from farwhist.ui.viewmodels.hand_order import height
from farwhist.ui.wording.card_names import SYMBOLS, card_name
from farwhist.ui.wording.punctuation import joined, labelled

translate = QCoreApplication.translate


MIME: Final = "application/x-farwhist-card"
"""What a card is called while it is dragged."""

SMALLER: Final = (10.0, 9.0, 8.0, 7.0, 6.0, 5.5)
"""Sizes of a name in pixels at a text of 100 %, where it has less room."""

LEAST_NAME: Final = 8
"""So many pixels are the least size of a name; then its end is left out."""

CARD: Final = Qt.ItemDataRole.UserRole
Key = Qt.Key
Index = QModelIndex | QPersistentModelIndex


def dragged(card_: Card) -> QMimeData:
    """Return a card as it is dragged."""
    data = QMimeData()
    data.setData(MIME, card_.text.encode())
    return data


def dropped(data: QMimeData) -> Card | None:
    """Return the card that was dragged, if it was one."""
    if not data.hasFormat(MIME):
        return None
    try:
        return card(bytes(data.data(MIME).data()).decode())
    except ValueError:
        return None


class Pool(QTableWidget):
    """The cards; the arrow keys walk through them, or the pointer takes one up.

    Signals:
        seat_requested(card, seat): give the card to this seat, -1 for the pool.
        turn_requested(card): turn it up for trump.
        card_requested(card): give it to the seat that is typed for.
        typed(text): a letter was pressed.

    Attributes:
        picked: the card that was clicked and waits for a seat.
    """

    seat_requested = Signal(object, int)
    turn_requested = Signal(object)
    card_requested = Signal(object)
    typed = Signal(str)

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.page_style = style
        self.picked: Card | None = None
        self._draft: DealDraft | None = None
        self._rows: list[list[Card | None]] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(8)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.setItemDelegate(_Tile(self))
        self.itemClicked.connect(self._pick)
        self.itemDoubleClicked.connect(lambda item: self.card_requested.emit(item.data(CARD)))

    @property
    def card(self) -> Card | None:
        """The card on which the keyboard is."""
        found: Card | None = self.model().data(self.currentIndex(), CARD)
        return found

    def show_draft(self, draft: DealDraft, names: Sequence[str]) -> None:
        """Show where every card is."""
        self._draft = draft
        try:
            rules = draft.rules
            rows = arranged(rules.pack, rules.ranking.order)
        except BadDeal:
            return
        if rows != self._rows:
            self._rows = rows
            self._fill()
        for row, cards in enumerate(rows):
            for column, one in enumerate(cards):
                item = self.item(row, column)
                if one is None or item is None:
                    continue
                owner = editor_words.owner(draft, one, names)
                item.setText(owner)
                name = card_name(one)
                spoken = joined((name, owner)) if owner else name
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
                item.setToolTip(labelled(name, owner) if owner else name)
        self.viewport().update()

    def _fill(self) -> None:
        self.clear()
        self.setRowCount(len(self._rows))
        self.setColumnCount(max(map(len, self._rows)))
        for row, cards in enumerate(self._rows):
            for column in range(self.columnCount()):
                item = QTableWidgetItem()
                one = cards[column] if column < len(cards) else None
                item.setData(CARD, one)
                if one is None:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                self.setItem(row, column, item)
        self.setCurrentCell(0, 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._rows:
            return
        wide, high = self.viewport().width(), self.viewport().height()
        for column in range(self.columnCount()):
            self.setColumnWidth(column, max(wide // self.columnCount(), 8))
        for row in range(self.rowCount()):
            self.setRowHeight(row, max(high // self.rowCount(), 8))

    def lay_down(self) -> None:
        """Let no card wait for a seat any more."""
        self.picked = None
        self.viewport().update()

    def _pick(self, item: QTableWidgetItem) -> None:
        self.picked = item.data(CARD)
        self.viewport().update()

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QTableWidgetItem]) -> QMimeData:
        found = [each.data(CARD) for each in items if each.data(CARD) is not None]
        return dragged(found[0]) if found else QMimeData()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        one, text = self.card, typed(event)
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if one is not None and plain and event.text() in ("+", "*"):
            self.turn_requested.emit(one)
        elif one is not None and plain and text.isdecimal() and len(text) == 1:
            seats = 0 if self._draft is None else self._draft.seats
            if int(text) <= seats:
                self.seat_requested.emit(one, int(text) - 1)
        elif one is not None and event.key() in (Key.Key_Delete, Key.Key_Backspace):
            self.seat_requested.emit(one, -1)
        elif one is not None and event.key() in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            self.card_requested.emit(one)
        elif plain and text.isalpha():
            self.typed.emit(text)
        elif event.key() in _WALK and plain:
            super().keyPressEvent(event)
        else:
            event.ignore()


_WALK: Final = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End)


def arranged(pack: Sequence[Card], order: Order) -> list[list[Card | None]]:
    """Return the rows of a pack: suits from the ace down, then what has no suit."""
    there = {each.rank for each in pack if each.suit is not None}
    ranks = sorted(there, key=lambda rank: height(rank, order), reverse=True)
    found: list[list[Card | None]] = []
    by_place = {(each.copy, each.suit, each.rank): each for each in pack if each.suit is not None}
    for copy in sorted({each.copy for each in pack if each.suit is not None}):
        for suit in sorted({each.suit for each in pack if each.suit is not None}):
            found.append([by_place.get((copy, suit, rank)) for rank in ranks])
    suitless: list[Card | None] = [each for each in pack if each.suit is None]
    wide = max(len(ranks), 1)
    found += [suitless[at : at + wide] for at in range(0, len(suitless), wide)]
    return found


def rank_text(one: Card, style: PageStyle) -> str:
    """Return the rank of a card as it stands in its corner."""
    return "★" if one.rank is Rank.JOKER else index_text(one, style.deck.look.index)


def card_index(one: Card, style: PageStyle) -> str:
    """Return rank and suit of a card."""
    return rank_text(one, style) + ("" if one.suit is None else SYMBOLS[one.suit])


class _Tile(QStyledItemDelegate):
    """Draws one card of the pool."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(pool)
        self._pool = pool

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        one: Card | None = index.data(CARD)
        if one is None:
            return
        style, owner = self._pool.page_style, index.data(Qt.ItemDataRole.DisplayRole) or ""
        box = QRectF(option.rect).adjusted(1.5, 2, -1.5, -2)
        over = box.height() - 1.5 * box.width()
        if over > 0:
            box.adjust(0, over / 2, 0, -over / 2)
        painter.save()
        painter.fillRect(option.rect, QColor(style.tokens.ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(style.tokens.border), 1)
        if owner:
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setBrush(QColor(style.theme.paper))
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(style.ink(one, paper=not owner))
        if owner:
            self._given(painter, box, one, owner)
        else:
            self._free(painter, box, one)
        state = option.state
        focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if focus or one is self._pool.picked:
            colour = style.theme.accent if one is self._pool.picked else style.tokens.ring
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(style.tokens.text), 4))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QPen(QColor(colour), 2))
            painter.drawRoundedRect(box, 4, 4)
        painter.restore()

    def _free(self, painter: QPainter, box: QRectF, one: Card) -> None:
        style = self._pool.page_style
        size = min(0.36 * box.height(), 0.5 * box.width()) / style.text
        painter.setFont(style.font(size, 800))
        suit = "" if one.suit is None else SYMBOLS[one.suit]
        if one.suit is None:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank_text(one, style))
            return
        half = box.height() / 2
        painter.drawText(
            box.adjusted(0, 1, 0, -half), Qt.AlignmentFlag.AlignCenter, rank_text(one, style)
        )
        painter.drawText(box.adjusted(0, half - 1, 0, 0), Qt.AlignmentFlag.AlignCenter, suit)

    def _given(self, painter: QPainter, box: QRectF, one: Card, owner: str) -> None:
        style, half = self._pool.page_style, box.height() / 2
        painter.setFont(style.font(min(0.3 * box.height(), 0.36 * box.width()) / style.text, 700))
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(box.adjusted(0, 1, 0, -half), middle, card_index(one, style))
        painter.setPen(QColor(style.tokens.text))
        room = box.adjusted(0.5, half - 1, -0.5, -1)
        most = min(11.0, 0.75 * room.height() / style.text)
        for size in (most, *(each for each in SMALLER if each < most)):
            painter.setFont(style.font(size, 600))
            metrics = QFontMetricsF(painter.font())
            if metrics.horizontalAdvance(owner) <= room.width() or style.px(size) <= LEAST_NAME:
                break
        painter.drawText(room, middle, cut_name(owner, metrics, room.width()))


_PAGE_KEYS = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
)


class TypingField(QLineEdit):
    """Takes a hand as text; to undo and redo is the business of the page."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and _of_page(event):
            event.ignore()
            return False
        return super().event(event)


def _of_page(event: QKeyEvent) -> bool:
    control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(control) and (
        any(event.matches(each) for each in _PAGE_KEYS)
        or event.key() in (Qt.Key.Key_Y, Qt.Key.Key_Z, Qt.Key.Key_R)
    )


class CardsPanel(QFrame):
    """`taken(card)` is emitted with a card that was dropped here, to be free again."""

    taken = Signal(object)

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.setAcceptDrops(True)
        px = style.px
        title = QLabel(translate("Editor", "Cards"))
        title.setProperty("heading", True)
        self.hint = QLabel(wordWrap=True)
        self.hint.setProperty("quiet", True)
        self.free = QLabel()
        self.free.setProperty("quiet", True)
        head = filled(QHBoxLayout(), title, (self.hint, 1), self.free, spacing=px(8))
        self.pool = Pool(style)
        self.pool.setAccessibleName(translate("Editor", "All cards"))
        self.seat = QLabel()
        self.field = TypingField()
        self.field.setPlaceholderText("S AK32 H -")
        self.fill = QPushButton(translate("Editor", "Fill the rest at random"))
        self.fill.setToolTip("Ctrl+R")
        self.empty = QPushButton(translate("Editor", "Take all back"))
        row = filled(QHBoxLayout(), self.seat, (self.field, 1), spacing=px(8))
        buttons = filled(QHBoxLayout(), (self.fill, 1), (self.empty, 1), spacing=px(8))
        filled(
            QVBoxLayout(self),
            head,
            self.pool,
            row,
            buttons,
            1,
            margins=(px(14), px(8), px(14), px(10)),
            spacing=px(6),
        )

    @property
    def beside(self) -> int:
        """How high everything beside the cards is, in pixels."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().height() - self.pool.height()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        one = dropped(event.mimeData())
        if one is not None:
            event.acceptProposedAction()
            self.taken.emit(one)

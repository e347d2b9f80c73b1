"""All hands of a finished deal, as they were dealt: made from what everybody played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import FREE, Card, Seat, Suit
from farwhist.engine.position import DealResult
from farwhist.rules.ranking import Order
from farwhist.ui.deck.deck import margin
from farwhist.ui.review.page_style import FeltGround, PageStyle, hands_sheet
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.viewmodels.hand_order import HandOrder, arranged, suit_order
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import SYMBOLS, card_name, card_sign, suit_title
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

HIGHEST: Final = 84
LOWEST: Final = 50
"""The heights that a card may have, in pixels at a text of 100 %."""

CARDS: Final = Qt.ItemDataRole.UserRole
"""The cards of a cell, from left to right."""


def hands(result: DealResult, ranks: Order) -> dict[Seat, list[Card]]:
    """Return what each seat held, from the cards that it played, by how ranks beat each other."""
    manner = HandOrder(ranks=ranks)
    found: dict[Seat, list[Card]] = {}
    for trick in result.tricks:
        for seat, card in trick.plays:
            found.setdefault(seat, []).append(card)
    return {
        seat: arranged(cards, cards, result.trump, manner) for seat, cards in sorted(found.items())
    }


class HandsDialog(QDialog):
    """A row for each player, a column for each suit. It blocks nothing.

    Args:
        order: the seats from the player's own on.
        ranks: in which order the ranks beat each other.
    """

    def __init__(
        self,
        result: DealResult,
        number: int,
        names: Sequence[str],
        order: Sequence[Seat],
        *,
        ranks: Order = "standard",
        style: PageStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, command_help("hands"))
        self.setWindowTitle(translate("Hands", "All hands"))
        self._felt = FeltGround(style)
        title = QLabel(outcomes.deal_title(result, number))
        title.setProperty("title", True)
        title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = _HandsTable(result, hands(result, ranks), names, order, style)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setProperty("dark", True)
        buttons.rejected.connect(self.reject)
        px = style.px
        filled(
            QVBoxLayout(self),
            title,
            (self.table, 1),
            buttons,
            margins=px(16),
            spacing=px(8),
        )
        self.setStyleSheet(hands_sheet(style))
        screen = self.screen().availableSize()
        most = QSize(round(0.95 * screen.width()), round(0.88 * screen.height()))
        others = QSize(2 * px(16), 3 * px(16) + title.sizeHint().height() + px(60))
        self.table.fit(most - others)
        self.resize(self.sizeHint().boundedTo(most))
        self.table.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._felt.draw(self)


class _HandsTable(QTableWidget):
    """The hands. In words a cell has the signs of its cards; drawn it has the cards."""

    def __init__(
        self,
        result: DealResult,
        held: Mapping[Seat, Sequence[Card]],
        names: Sequence[str],
        order: Sequence[Seat],
        style: PageStyle,
    ) -> None:
        seats = [seat for seat in order if seat in held]
        suits = _suits(held, result.trump)
        super().__init__(len(seats), 2 + len(suits))
        self.page_style = style
        self.card_height = style.px(HIGHEST)
        self.step = 0
        bids = any(bid is not None for bid in result.bids)
        self.setHorizontalHeaderLabels(
            [
                translate("Hands", "Player"),
                translate("Hands", "Took/bid") if bids else translate("Hands", "Tricks"),
                *(_head(suit, held) for suit in suits),
            ]
        )
        self.setAccessibleName(translate("Hands", "All hands"))
        for row, seat in enumerate(seats):
            bid, taken = result.bids[seat], str(result.taken[seat])
            score = f"{taken}/{'–' if bid is None else bid}" if bids else taken
            self.setItem(row, 0, QTableWidgetItem(names[seat]))
            self.setItem(row, 1, QTableWidgetItem(score))
            for column, suit in enumerate(suits, start=2):
                own = [card for card in held[seat] if card.suit is suit]
                cell = QTableWidgetItem(" ".join(_letter(card) for card in own) or "–")
                cell.setData(CARDS, own)
                cell.setToolTip(joined(card_name(card) for card in own))
                self.setItem(row, column, cell)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setItemDelegate(_Cards(self))

    @property
    def card_width(self) -> int:
        """How wide a card is, in pixels."""
        return round(self.card_height / self.page_style.deck.look.ratio)

    def fit(self, room: QSize) -> None:
        """Give the cards the size with which all hands are seen in this room, if there is one."""
        style = self.page_style
        head = self.horizontalHeader().sizeHint().height()
        each = (room.height() - head) // max(self.rowCount(), 1) - style.px(8)
        self.card_height = max(min(each, style.px(HIGHEST)), style.px(LOWEST))
        for share in (0.42, 0.36, 0.3):
            self.step = round(share * self.card_width)
            for sections in (self.horizontalHeader(), self.verticalHeader()):
                sections.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
            if self.horizontalHeader().length() <= room.width():
                break


class _Cards(QStyledItemDelegate):
    """Draws the cards of a cell, each lying on the one before."""

    def __init__(self, table: _HandsTable) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        table, space = self._table, self._table.page_style.px(8)
        cards: list[Card] | None = index.data(CARDS)
        if cards is None:
            return super().sizeHint(option, index) + QSize(2 * space, 0)
        wide = (len(cards) - 1) * table.step + table.card_width if cards else 0
        return QSize(wide + 2 * space, table.card_height + space)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        table, style, box = self._table, self._table.page_style, option.rect
        cards: list[Card] | None = index.data(CARDS)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = box.x() + style.px(8)
        if not cards:
            painter.setPen(QColor(style.theme.text))
            painter.setFont(style.font(14, 700 if index.column() == 0 else 400))
            painter.drawText(
                box.adjusted(style.px(8), 0, 0, 0),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                index.data(),
            )
        for card in cards or ():
            face = style.deck.picture(card, table.card_height, table.devicePixelRatioF())
            edge = margin(table.card_height)
            y = box.y() + (box.height() - table.card_height) // 2
            painter.drawPixmap(x - edge, y - edge, face)
            x += table.step
        if focused and table.hasFocus():
            painter.setPen(QPen(QColor(style.theme.accent), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -2, -2), 4, 4)
        painter.restore()


def _suits(held: Mapping[Seat, Sequence[Card]], trump: Suit | None) -> list[Suit | None]:
    """Return the suits that were dealt, in their order; first None, if cards had none."""
    cards = [card for each in held.values() for card in each]
    suits = suit_order({card.suit for card in cards if card.suit is not None}, trump)
    return [*([None] if any(card.suit is None for card in cards) else []), *suits]


def _head(suit: Suit | None, held: Mapping[Seat, Sequence[Card]]) -> str:
    if suit is not None:
        return f"{SYMBOLS[suit]} {suit_title(suit)}"
    if any(card.rank in FREE for cards in held.values() for card in cards if card.suit is None):
        return translate("Hands", "Wizards, jesters")
    return translate("Hands", "Jokers")


def _letter(card: Card) -> str:
    sign = card_sign(card)
    return sign if card.suit is None else sign.removesuffix(SYMBOLS[card.suit])

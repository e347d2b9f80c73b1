"""All hands of a finished deal, as they were dealt: made from what everybody played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import FREE, Card, Seat, Suit
from farwhist.engine.position import DealResult
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.viewmodels.deals import arranged, suit_order
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import SYMBOLS, card_name, card_sign, suit_title
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def hands(result: DealResult) -> dict[Seat, list[Card]]:
    """Return what each seat held, from the cards that it played."""
    found: dict[Seat, list[Card]] = {}
    for trick in result.tricks:
        for seat, card in trick.plays:
            found.setdefault(seat, []).append(card)
    return {seat: arranged(cards, cards, result.trump) for seat, cards in sorted(found.items())}


class HandsDialog(QDialog):
    """A line for each player, a column for each suit. It blocks nothing.

    Args:
        order: the seats from the player's own on.
    """

    def __init__(
        self,
        result: DealResult,
        number: int,
        names: Sequence[str],
        order: Sequence[Seat],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, command_help("hands"))
        self.setWindowTitle(translate("Hands", "All hands"))
        held = hands(result)
        bids = any(bid is not None for bid in result.bids)
        seats = [seat for seat in order if seat in held]
        cards = [card for each in held.values() for card in each]
        suits: list[Suit | None] = [
            *suit_order({card.suit for card in cards if card.suit is not None}, result.trump)
        ]
        loose = [card for card in cards if card.suit is None]
        if loose:
            suits.insert(0, None)
        title = QLabel(outcomes.deal_title(result, number))
        title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        heads = [
            translate("Hands", "Player"),
            translate("Hands", "Took/bid") if bids else translate("Hands", "Tricks"),
            *(_head(suit, loose) for suit in suits),
        ]
        self.table = QTableWidget(len(seats), len(heads))
        self.table.setAccessibleName(translate("Hands", "All hands"))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        for row, seat in enumerate(seats):
            bid, taken = result.bids[seat], str(result.taken[seat])
            score = f"{taken}/{'–' if bid is None else bid}" if bids else taken
            self.table.setItem(row, 0, QTableWidgetItem(names[seat]))
            self.table.setItem(row, 1, QTableWidgetItem(score))
            for column, suit in enumerate(suits, start=2):
                own = [card for card in held[seat] if card.suit is suit]
                cell = QTableWidgetItem(" ".join(_letter(card) for card in own) or "–")
                cell.setToolTip(joined(card_name(card) for card in own))
                self.table.setItem(row, column, cell)
        self.table.setWordWrap(False)
        self.table.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        mode = QHeaderView.ResizeMode
        self.table.horizontalHeader().setSectionResizeMode(mode.ResizeToContents)
        self.table.verticalHeader().setSectionResizeMode(mode.ResizeToContents)
        self.table.resizeColumnsToContents()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column_ = QVBoxLayout(self)
        column_.addWidget(title)
        column_.addWidget(self.table)
        column_.addWidget(buttons)
        least = QSize(32 * self.fontMetrics().height(), 0)
        screen = self.screen().availableSize()
        most = QSize(round(0.95 * screen.width()), round(0.88 * screen.height()))
        self.resize(self.sizeHint().expandedTo(least).boundedTo(most))
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setFocus()


def _head(suit: Suit | None, loose: Sequence[Card]) -> str:
    if suit is not None:
        return f"{SYMBOLS[suit]} {suit_title(suit)}"
    if any(card.rank in FREE for card in loose):
        return translate("Hands", "Wizards, jesters")
    return translate("Hands", "Jokers")


def _letter(card: Card) -> str:
    sign = card_sign(card)
    return sign if card.suit is None else sign.removesuffix(SYMBOLS[card.suit])

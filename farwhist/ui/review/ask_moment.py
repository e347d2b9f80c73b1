"""A moment at which something must be chosen: what is asked, and the buttons that answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from farwhist.engine.cards import Card, Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import Discard, Keep, Move, NameOrder, NameTrump, PlayCard
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.panels.bidding import DIGITS_WITHIN
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.system.keyboard import typed
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def asked(moves: Sequence[Move]) -> str:
    """Return what somebody who has these choices is asked."""
    match moves[0] if moves else None:
        case PlayCard():
            return translate("Learn", "Which card?")
        case NameTrump():
            return translate("Ask", "Which suit do you make trumps?")
        case NameOrder():
            return translate("Ask", "Which cards are high?")
        case Keep():
            return translate("Ask", "Do you keep the card that you drew?")
        case Discard():
            return translate("Ask", "Which card do you discard?")
    return translate("Learn", "What do you call?")


class AskedMoment(Struct, frozen=True):
    """A moment at which `seat` must choose one of `moves`; the match stands just before it."""

    rules: Ruleset
    match: Match
    seat: Seat
    moves: Sequence[Move]
    shown: ShownMatch

    @property
    def cards(self) -> bool:
        """Whether a card is to be played."""
        return bool(self.moves) and isinstance(self.moves[0], PlayCard)

    def move_of(self, card: Card) -> Move | None:
        """Return the move that plays this card or lays it away, if there is one."""
        return next((each for each in self.moves if card in cards_of(each)), None)


def cards_of(move: Move) -> Sequence[Card]:
    """Return the cards that a move takes out of the hand."""
    match move:
        case PlayCard(cards):
            return cards
        case Discard(card):
            return (card,)
    return ()


Key = Qt.Key

STEPS: Final[Mapping[Qt.Key, int]] = {Key.Key_Left: -1, Key.Key_Up: 1, Key.Key_Right: 1}
"""How far these keys go; upwards and to the right, as in the hand on the table."""
BACK: Final = Key.Key_Down
BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class AskChoices(QWidget):
    """Offers moves, in order.

    Signals:
        chosen(move): the player has taken one.
        reached(move): the player has come to one with the keyboard.
        again(text): the keyboard stays at the choice with these words: there is none beyond it.

    Args:
        button: makes a button with these words.
    """

    chosen = Signal(object)
    reached = Signal(object)
    again = Signal(str)

    def __init__(self, button: Callable[[str], QPushButton]) -> None:
        super().__init__()
        self._make = button
        self._flow = FlowLayout(self)
        self._typed = ""
        self._pause = QTimer(self, singleShot=True, interval=DIGITS_WITHIN)
        self._pause.timeout.connect(self._forget_digits)
        self.buttons: dict[Move, QPushButton] = {}

    @property
    def enabled(self) -> list[Move]:
        """The moves that can be chosen now."""
        return [move for move, button in self.buttons.items() if button.isEnabled()]

    def offer(self, moves: Sequence[Move]) -> None:
        """Offer these and nothing else."""
        for old in self.buttons.values():
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = {}
        for move in moves:
            button = self._make(call_words(move))
            if cards_of(move):
                button.setAccessibleName(joined(map(card_name, cards_of(move))))
            button.clicked.connect(lambda checked, move=move: self.chosen.emit(move))
            button.installEventFilter(self)
            self._flow.addWidget(button)
            button.show()
            self.buttons[move] = button
        self.setVisible(bool(moves))
        self._forget_digits()

    def close_all(self) -> None:
        """Let nothing be chosen any more."""
        for each in self.buttons.values():
            each.setEnabled(False)

    def take_key(self, event: QKeyEvent) -> bool:
        """Go where a key leads among the choices; return whether it means anything here."""
        there = self.enabled
        if not there or not self.isVisible():
            return False
        key, digit = Key(event.key()), typed(event)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if digit.isdecimal():
            held &= ~Qt.KeyboardModifier.ShiftModifier  # a French keyboard has them with it
        if held:
            return False
        now = next((n for n, each in enumerate(there) if self.buttons[each].hasFocus()), None)
        if key in STEPS or key == BACK:
            way = STEPS.get(key, -1)
            start = -1 if way > 0 else 0
            self._go(there[((start if now is None else now) + way) % len(there)])
        elif key in (Key.Key_Home, Key.Key_End):
            self._go(there[0 if key == Key.Key_Home else -1])
        elif digit.isdecimal():
            return self._type(digit)
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.take_key(event)
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in BY_KEY:
            move = next((each for each, one in self.buttons.items() if one is watched), None)
            if move is not None:
                self.reached.emit(move)
        return False

    def _go(self, move: Move) -> None:
        button = self.buttons[move]
        if button.hasFocus():
            self.reached.emit(move)
            self.again.emit(button.accessibleName() or button.text())
        else:
            button.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _type(self, digit: str) -> bool:
        """Go to the call with this number; two digits typed at once are one number."""
        calls = {call_words(move): move for move in self.enabled}
        found = next((each for each in (self._typed + digit, digit) if each in calls), None)
        if found is None:
            return False
        self._typed = found
        self._pause.start()
        self._go(calls[found])
        return True

    def _forget_digits(self) -> None:
        self._typed = ""

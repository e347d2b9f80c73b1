"""Panels for choices that are no bid of one's own tricks: naming trump, an auction, other calls."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Auction, Move, NameTrump
from farwhist.ui.panels.buttons import ButtonsPanel
from farwhist.ui.panels.choice import ChoicePanel, LevelChoice
from farwhist.ui.panels.panel import on_choice
from farwhist.ui.panels.question import STEP
from farwhist.ui.settings.commands import SUITS, CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.call_words import call_words, strain_text

translate = QCoreApplication.translate


_COMMANDS: dict[Suit | None, CommandId] = {suit: name for name, suit in SUITS.items()}
_COMMANDS[None] = "no_trump"
"""The commands that choose a suit."""


class TrumpPanel(ChoicePanel):
    """A button for each suit that may be named, and for no trump."""

    takes_suits = True

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        title = translate("Calls", "Which suit is trumps?")
        super().__init__(theme, font_size, parent, title)
        self.setObjectName("trump")
        set_help_anchor(self, "five_minutes#trump")
        self._moves = [move for move in decision.moves if isinstance(move, NameTrump)]
        self.buttons: list[QPushButton] = []
        row = QHBoxLayout()
        for move in self._moves:
            button = QPushButton(strain_text(move.suit))
            button.setObjectName("trumpNT" if move.suit is None else "trump" + move.suit.letter)
            on_choice(button, self._choose, move)
            self.colour(button, move.suit)
            self.commands[button] = _COMMANDS[move.suit]
            self.buttons.append(button)
            row.addWidget(button)
        self.column.addLayout(row)
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self.done)
        self.column.addLayout(last)
        self._choose(None)

    def preselect(self, move: Move) -> bool:
        if not isinstance(move, NameTrump) or move not in self._moves:
            return False
        self._choose(move)
        return True

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        pairs = zip(self._moves, self.buttons, strict=True)
        return tuple(button for each, button in pairs if each == move)

    def _choose(self, move: NameTrump | None) -> None:
        self.move_chosen = move
        for each, button in zip(self._moves, self.buttons, strict=True):
            button.setChecked(each == move)
        self.done.setEnabled(move is not None)

    def take(self, press: Press) -> bool:
        count = len(self._moves)
        here = next((n for n, move in enumerate(self._moves) if move == self.move_chosen), None)
        if press.enters:
            self.commit()
        elif press.means("more"):
            self._choose(self._moves[0 if here is None else min(here + 1, count - 1)])
        elif press.means("less"):
            self._choose(self._moves[-1 if here is None else max(here - 1, 0)])
        elif press.suit is not None or press.means("no_trump"):
            wanted = NameTrump(press.suit)
            if wanted in self._moves:
                self._choose(wanted)
        else:
            return False
        return True


class AuctionPanel(LevelChoice[Suit | None]):
    """Rows for the number of tricks and for the trump suit, and Pass."""

    takes_suits = True

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        title = translate("Calls", "How many tricks, if you choose trumps?")
        super().__init__(theme, font_size, parent, title)
        self.setObjectName("auction")
        set_help_anchor(self, "five_minutes#bids")
        self._offers = [move for move in decision.moves if isinstance(move, Auction)]
        levels = sorted({move.tricks for move in self._offers})
        strains = list(dict.fromkeys(move.suit for move in self._offers))
        self.levels = {level: QPushButton(str(level)) for level in levels}
        self.strains = {strain: QPushButton(strain_text(strain)) for strain in strains}
        self._level: int | None = None
        self._strain: Suit | None = strains[0] if strains else None
        grid = QGridLayout()
        grid.setSpacing(STEP)
        for number, (level, button) in enumerate(self.levels.items()):
            button.setProperty("number", True)
            on_choice(button, self._set_level, level)
            grid.addWidget(button, number // 10, number % 10)
        grid.setColumnStretch(10, 1)
        row = QHBoxLayout()
        for strain, button in self.strains.items():
            on_choice(button, self._set_strain, strain)
            self.colour(button, strain)
            self.commands[button] = _COMMANDS[strain]
            row.addWidget(button)
        self.column.addLayout(grid)
        self.column.addLayout(row)
        last = QHBoxLayout()
        last.addStretch(1)
        self.can_pass = PASS in decision.moves
        if self.can_pass:
            self.add_pass(last, translate("Calls", "P&ass"))
        last.addWidget(self.done)
        self.column.addLayout(last)
        self._show_choice()

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        self.size_levels()

    def pair_of(self, move: Move) -> tuple[int, Suit | None] | None:
        return (move.tricks, move.suit) if isinstance(move, Auction) else None

    def preselect(self, move: Move) -> bool:
        if not isinstance(move, Auction) or move not in self._offers:
            return super().preselect(move)
        self._strain = move.suit
        self._set_level(move.tricks)
        return True

    def _offer(self) -> Move | None:
        offer = None if self._level is None else Auction(self._level, self._strain)
        return offer if offer in self._offers else None

    def take(self, press: Press) -> bool:
        if press.suit is not None or press.means("no_trump"):
            self._set_strain(press.suit)
            return True
        return super().take(press)


class CallPanel(ButtonsPanel):
    """One button for each call; Enter makes the first, or the one that was preselected."""

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        title = translate("Calls", "Your call")
        super().__init__(
            theme, font_size, parent, moves=decision.moves, title=title, words=call_words
        )
        self.setObjectName("calls")
        set_help_anchor(self, "five_minutes#bids")

"""The panels for trump, auctions, contracts, the order of the ranks, and one of a few moves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KEEP,
    PASS,
    REFUSE,
    Auction,
    Contract,
    Move,
    NameOrder,
    NameTrump,
    Pass,
    Strain,
)
from farwhist.engine.position import Position
from farwhist.ui.panels.bidding import STEP, QuestionPanel
from farwhist.ui.panels.panel import mark, on_choice, on_click
from farwhist.ui.settings.commands import SUITS, CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.call_words import call_words, strain_text, way_text

translate = QCoreApplication.translate


class ButtonsPanel(QuestionPanel):
    """One button for each move, which makes it at once; Enter makes the one that is marked.

    Arrows mark one after another, and digits press the buttons where they are `numbered`.

    Args:
        moves: what is offered, left to right.
        title: the question.
        words: what stands on the button of a move.
        first: whether Enter makes the first of them at once.
    """

    numbered = False

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        moves: Sequence[Move],
        title: str,
        words: Callable[[Move], str],
        first: bool = True,
    ) -> None:
        super().__init__(theme, font_size, parent)
        self._moves = list(moves)
        self._entered = self._moves[0] if first else None
        self._buttons: list[QPushButton] = []
        self.column.addWidget(self.heading(title))
        self._row = QGridLayout()
        self._row.setSpacing(STEP)
        for move in self._moves:
            button = self.action(words(move))
            on_click(button, self.chosen.emit, move)
            if isinstance(move, Pass):
                self.commands[button] = "pass"
            self._buttons.append(button)
        add_layout(self.column, self._row)
        self._mark_entered()

    @property
    def preselected(self) -> Move | None:
        return self._entered

    def preselect(self, move: Move) -> bool:
        if move not in self._moves:
            return False
        self._entered = move
        self._mark_entered()
        return True

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        pairs = zip(self._moves, self._buttons, strict=True)
        return tuple(button for each, button in pairs if each == move)

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        self.in_rows(self._row, self._buttons, room)

    def take(self, press: Press) -> bool:
        number = int(press.typed) if self.numbered and press.typed.isdecimal() else 0
        if press.enters and self._entered is not None:
            self.chosen.emit(self._entered)
        elif press.means("more", "less"):
            self._step(1 if press.means("more") else -1)
        elif press.means("pass") and PASS in self._moves:
            self.chosen.emit(PASS)
        elif 1 <= number <= len(self._moves):
            self.chosen.emit(self._moves[number - 1])
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        last = len(self._moves) - 1
        here = -1 if self._entered is None else self._moves.index(self._entered)
        self.preselect(self._moves[min(max(here + by, 0), last)])

    def _mark_entered(self) -> None:
        """Let the button that Enter presses look so."""
        for each, button in zip(self._moves, self._buttons, strict=True):
            mark(button, each == self._entered)


S = TypeVar("S")
Side = Qt.AlignmentFlag


class ChoicePanel(QuestionPanel):
    """Checkable buttons, of which one move at a time is chosen, and a button that makes it."""

    def __init__(self, theme: Theme, font_size: int, parent: QWidget, title: str) -> None:
        super().__init__(theme, font_size, parent)
        self.move_chosen: Move | None = None
        self.column.addWidget(self.heading(title))
        self.done = self.action("")
        self.done.setObjectName("done")
        self.done.setText(translate("Calls", "Done") + "  ⏎")
        on_click(self.done, self.commit)

    @property
    def preselected(self) -> Move | None:
        return self.move_chosen

    def commit(self) -> None:
        """Make the chosen move, if there is one."""
        if self.move_chosen is not None:
            self.chosen.emit(self.move_chosen)

    def colour(self, button: QPushButton, suit: Suit | None) -> None:
        """Write a suit in its own colour, as long as the button is not the chosen one."""
        colour = self.theme.panel_text if suit is None else self.theme.suits[suit]
        button.setStyleSheet(f"QPushButton:!checked:enabled {{ color: {colour}; }}")


class LevelChoice(ChoicePanel, Generic[S]):
    """A row of levels and a row of what they are played in, and Pass where that is allowed.

    The subclass makes the buttons and says which pairs of them may be chosen.
    """

    own: frozenset[CommandId] = frozenset({"pass"})
    levels: dict[int, QPushButton]
    strains: dict[S, QPushButton]
    can_pass: bool
    passing: QPushButton | None = None
    _level: int | None
    _strain: S
    _passes = False

    def __init__(self, theme: Theme, font_size: int, parent: QWidget, title: str) -> None:
        super().__init__(theme, font_size, parent, title)
        self._rows = tuple(QGridLayout() for _ in range(3))
        for grid in self._rows:
            grid.setSpacing(STEP)

    def add_rows(self) -> None:
        """Add the levels, what they are played in, and Pass and Done, one row below another."""
        for grid, buttons in zip(self._rows, self._in_rows(), strict=True):
            add_layout(self.column, grid)
            for button in buttons:
                grid.addWidget(button, 0, grid.count())
        for side, grid in ((Side.AlignLeft, self._rows[0]), (Side.AlignRight, self._rows[2])):
            self.column.setAlignment(grid, side)

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        for button in self.levels.values():
            button.setFixedSize(round(40 * self.scale), round(36 * self.scale))
        for grid, buttons in zip(self._rows, self._in_rows(), strict=True):
            self.in_rows(grid, buttons, room)

    def _in_rows(self) -> Iterator[list[QPushButton]]:
        yield list(self.levels.values())
        yield list(self.strains.values())
        yield [each for each in (self.passing, self.done) if each is not None]

    def _set_level(self, level: int) -> None:
        self._level, self._passes = level, False
        self._show_choice()

    def _set_strain(self, strain: S) -> None:
        self._strain, self._passes = strain, False
        self._show_choice()

    def preselect(self, move: Move) -> bool:
        if not isinstance(move, Pass) or not self.can_pass:
            return False
        self._level, self._passes = None, True
        self._show_choice()
        return True

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        if isinstance(move, Pass):
            return () if self.passing is None else (self.passing,)
        pair = self.pair_of(move)
        if pair is None or pair[0] not in self.levels or pair[1] not in self.strains:
            return ()
        return self.levels[pair[0]], self.strains[pair[1]]

    def add_pass(self, words: str) -> None:
        """Offer a button that passes at once."""
        self.passing = QPushButton(words)
        self.passing.setObjectName("pass")
        self.commands[self.passing] = "pass"
        on_click(self.passing, self.chosen.emit, PASS)

    @abstractmethod
    def pair_of(self, move: Move) -> tuple[int, S] | None:
        """Return the level of an offer and what it is played in; None if it is no offer."""

    @abstractmethod
    def _offer(self) -> Move | None:
        """Return the offer that the chosen level and what it is played in make, if it is one."""

    def _show_choice(self) -> None:
        """Check the chosen buttons, and let Done make the move if the two go together."""
        for level, button in self.levels.items():
            button.setChecked(level == self._level)
        for strain, button in self.strains.items():
            button.setChecked(strain is self._strain)
        if self.passing is not None:
            mark(self.passing, self._passes)
        self.move_chosen = PASS if self._passes else self._offer()
        self.done.setEnabled(self.move_chosen is not None)

    def take(self, press: Press) -> bool:
        text, levels = press.typed, list(self.levels)
        strains = [each for each, button in self.strains.items() if button.isEnabled()]
        if press.enters:
            self.commit()
        elif press.means("more", "less") and levels:
            by = 1 if press.means("more") else -1
            here = levels.index(self._level) + by if self._level in levels else 0
            self._set_level(levels[min(max(here, 0), len(levels) - 1)])
        elif press.means("next_suit", "previous_suit") and strains:
            by = 1 if press.means("next_suit") else -1
            after = strains.index(self._strain) + by if self._strain in strains else 0
            self._set_strain(strains[after % len(strains)])
        elif text.isdecimal() and int(text) in self.levels:
            self._set_level(int(text))
        elif press.means("pass") and self.can_pass:
            self.chosen.emit(PASS)
        else:
            return False
        return True


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
        self._row = QGridLayout()
        self._row.setSpacing(STEP)
        for move in self._moves:
            button = QPushButton(strain_text(move.suit))
            button.setObjectName("trumpNT" if move.suit is None else "trump" + move.suit.letter)
            on_choice(button, self._choose, move)
            self.colour(button, move.suit)
            self.commands[button] = _COMMANDS[move.suit]
            self.buttons.append(button)
            self._row.addWidget(button, 0, len(self.buttons))
        add_layout(self.column, self._row)
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self.done)
        add_layout(self.column, last)
        self._choose(None)

    def adapt(self, room: Rect) -> None:
        super().adapt(room)
        self.in_rows(self._row, self.buttons, room)

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
        for level, button in self.levels.items():
            button.setProperty("number", True)
            on_choice(button, self._set_level, level)
        for strain, button in self.strains.items():
            on_choice(button, self._set_strain, strain)
            self.colour(button, strain)
            self.commands[button] = _COMMANDS[strain]
        self.can_pass = PASS in decision.moves
        if self.can_pass:
            self.add_pass(translate("Calls", "P&ass"))
        self.add_rows()
        self._show_choice()

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


class KeepPanel(ButtonsPanel):
    """Asks whether the card drawn is kept; Enter does nothing until one of the two is marked.

    The card itself lies above it and can be clicked or dragged.
    """

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision, view: Position
    ) -> None:
        words: dict[Move, str] = {
            KEEP: translate("Calls", "&Keep it"),
            REFUSE: translate("Calls", "&Discard it"),
        }
        super().__init__(
            theme,
            font_size,
            parent,
            moves=decision.moves,
            title=outcomes.your_turn(decision, view),
            words=words.__getitem__,
            first=False,
        )
        self.setObjectName("keep")
        self.setAccessibleName(outcomes.your_turn(decision, view))
        set_help_anchor(self, "spades#two")
        keys: dict[Move, CommandId] = {KEEP: "knock", REFUSE: "pass"}
        for move, button in zip(self._moves, self._buttons, strict=True):
            self.commands[button] = keys[move]
        self.own = frozenset(keys.values())

    def take(self, press: Press) -> bool:
        if not press.held and press.means("knock", "pass"):
            self.chosen.emit(KEEP if press.means("knock") else REFUSE)
            return True
        return super().take(press)


class ContractPanel(LevelChoice[Strain | None]):
    """A row for the level, one for uptown, downtown and no trump, and Pass.

    A level that cannot be bid as was chosen before waits until the player says how: what they did
    not choose is never bid.
    """

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        title = translate("Calls", "How many tricks above six?")
        super().__init__(theme, font_size, parent, title)
        self.setObjectName("contract")
        set_help_anchor(self, "five_minutes#bids")
        self._offers = [move for move in decision.moves if isinstance(move, Contract)]
        levels = sorted({move.level for move in self._offers})
        self.levels = {level: QPushButton(str(level)) for level in levels}
        ways = {strain: QPushButton(way_text(strain)) for strain in Strain if strain.levelled}
        self.strains = dict[Strain | None, QPushButton](ways.items())
        self._level: int | None = None
        self._strain: Strain | None = Strain.UP
        for level, button in self.levels.items():
            button.setObjectName(f"level{level}")
            button.setProperty("number", True)
            on_choice(button, self._set_level, level)
        for strain, button in ways.items():
            button.setObjectName(f"strain{strain.value}")
            on_choice(button, self._set_strain, strain)
            if strain is Strain.NT:
                self.commands[button] = "no_trump"
        self.can_pass = PASS in decision.moves
        if self.can_pass:
            self.add_pass(translate("Calls", "&Pass"))
        else:
            forced = self.quiet(translate("Calls", "Everyone passed: you must bid."))
            forced.setWordWrap(True)
            self.column.addWidget(forced)
        self.add_rows()
        self._show_choice()

    def pair_of(self, move: Move) -> tuple[int, Strain] | None:
        return (move.level, move.strain) if isinstance(move, Contract) else None

    def _set_level(self, level: int) -> None:
        if self._strain is not None and Contract(level, self._strain) not in self._offers:
            self._strain = None
        super()._set_level(level)

    def preselect(self, move: Move) -> bool:
        if not isinstance(move, Contract) or move not in self._offers:
            return super().preselect(move)
        self._strain = move.strain
        self._set_level(move.level)
        return True

    def _offer(self) -> Move | None:
        level, strain = self._level, self._strain
        offer = None if level is None or strain is None else Contract(level, strain)
        return offer if offer in self._offers else None

    def _show_choice(self) -> None:
        chosen = self._level
        for strain, button in self.strains.items():
            offer = None if chosen is None or strain is None else Contract(chosen, strain)
            button.setEnabled(offer is None or offer in self._offers)
        super()._show_choice()

    def take(self, press: Press) -> bool:
        if press.means("no_trump") and self.strains[Strain.NT].isEnabled():
            self._set_strain(Strain.NT)
            return True
        return super().take(press)


class OrderPanel(ButtonsPanel):
    """Without trump: whether high or low cards win. Enter takes what a hint or an arrow marked."""

    numbered = True

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, decision: Decision
    ) -> None:
        moves = [move for move in decision.moves if isinstance(move, NameOrder)]
        numbers = {move: number for number, move in enumerate(moves, start=1)}

        def words(move: Move) -> str:
            low = isinstance(move, NameOrder) and move.low
            text = (
                translate("Calls", "&{number}  Low: A 2 3 … K")
                if low
                else translate("Calls", "&{number}  High: A K Q … 2")
            )
            return text.format(number=numbers[move]) if isinstance(move, NameOrder) else ""

        super().__init__(
            theme,
            font_size,
            parent,
            moves=moves,
            title=translate("Calls", "Which cards win?"),
            words=words,
            first=False,
        )
        for move in moves:
            for button in self.buttons_of(move):
                button.setObjectName("low" if move.low else "high")
        self.setObjectName("order")
        set_help_anchor(self, "five_minutes#trump")

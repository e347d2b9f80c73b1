"""Panels on which a move is chosen first, and made with a button of its own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from farwhist.engine.cards import Suit
from farwhist.engine.moves import PASS, Move, Pass
from farwhist.ui.panels.panel import mark, on_click
from farwhist.ui.panels.question import QuestionPanel
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate


S = TypeVar("S")


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

    def size_levels(self) -> None:
        """Give the buttons of the levels their size for this size of text."""
        for button in self.levels.values():
            button.setFixedSize(round(40 * self.scale), round(36 * self.scale))

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

    def add_pass(self, row: QHBoxLayout, words: str) -> None:
        """Add a button that passes at once."""
        self.passing = QPushButton(words)
        self.passing.setObjectName("pass")
        self.commands[self.passing] = "pass"
        on_click(self.passing, self.chosen.emit, PASS)
        row.addWidget(self.passing)

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

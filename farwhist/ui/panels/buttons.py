"""A panel with a button for each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from farwhist.engine.moves import PASS, Move, Pass
from farwhist.ui.panels.panel import mark, on_click
from farwhist.ui.panels.question import STEP, QuestionPanel
from farwhist.ui.settings.keymap import Press
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme


class ButtonsPanel(QuestionPanel):
    """One button for each move, which makes it at once; Enter makes the one that is marked.

    Arrows mark one after another, and digits press the buttons where they are `numbered`.

    Args:
        moves: what is offered, left to right.
        title: the question.
        words: what stands on the button of a move.
        names: the object name of the button of a move, or nothing.
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
        names: Callable[[Move], str] = lambda move: "",
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
            button.setObjectName(names(move))
            on_click(button, self.chosen.emit, move)
            if isinstance(move, Pass):
                self.commands[button] = "pass"
            self._buttons.append(button)
        self.column.addLayout(self._row)
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
        for each in self._buttons:
            each.ensurePolished()
        margins = self.column.contentsMargins()
        inner = int(room.w) - margins.left() - margins.right() - 2
        widest = max(each.sizeHint().width() for each in self._buttons)
        across = max(1, min((inner + STEP) // (widest + STEP), len(self._buttons)))
        for number, button in enumerate(self._buttons):
            self._row.addWidget(button, number // across, number % across)

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

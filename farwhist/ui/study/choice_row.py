"""What else could be bid, named or passed at a step, as buttons: each is tried by a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from farwhist.engine.moves import Move
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate

IN_A_ROW: Final = 7
SHORT: Final = 2
"""Calls of so many signs at most stand close together."""


class ChoiceRow(QWidget):
    """Shows calls; `taken(move)` is emitted when one of them is tried."""

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Study", "Try another call"))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._moves: Sequence[Move] = ()
        self.buttons: list[QPushButton] = []

    def show_moves(self, moves: Sequence[Move]) -> None:
        """Offer these, and nothing where there are none."""
        self.setVisible(bool(moves))
        if list(moves) == list(self._moves):
            return
        self._moves = list(moves)
        for old in self.buttons:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        words = [call_words(move) for move in moves]
        across = IN_A_ROW if all(len(each) <= SHORT for each in words) else 2
        self.buttons = []
        for number, (move, word) in enumerate(zip(moves, words, strict=True)):
            button = QPushButton(word)
            button.setProperty("flat", False)
            button.setAutoDefault(False)
            button.setStyleSheet("padding: 0px 2px;")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(translate("Study", "Try {call}").format(call=word))
            button.clicked.connect(lambda checked, move=move: self.taken.emit(move))
            self._grid.addWidget(button, number // across, number % across)
            self.buttons.append(button)

"""What else could be bid, named or passed at a step, as buttons: each is tried by a click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from farwhist.engine.moves import Move
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate

IN_A_ROW: Final = 7
SHORT: Final = 2
"""Calls of so many signs at most stand close together."""


ROWS: Final = 3
"""So many rows at least are seen; the others are scrolled to where the page is low."""


class ChoiceRow(QScrollArea):
    """Shows calls; `taken(move)` is emitted when one of them is tried."""

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Study", "Try another call"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        self.setWidget(inner)
        for each in (self, self.viewport(), inner):
            each.setProperty("studybar", True)
        self._grid = QGridLayout(inner)
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
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for the room of all calls."""
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of a few rows, the least there can be."""
        hint = self._grid.sizeHint()
        rows = self._grid.rowCount()
        if not self.buttons or rows <= ROWS:
            return QSize(0, hint.height())
        row = self.buttons[0].sizeHint().height() + self._grid.spacing()
        return QSize(0, min(hint.height(), ROWS * row))

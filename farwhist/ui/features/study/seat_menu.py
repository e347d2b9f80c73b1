"""The menu of the study in which it is chosen whose decisions the coach judges."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.style.text import without_key

translate = QCoreApplication.translate


class SeatMenu(QMenu):
    """Names the players, one of them marked; `chosen(seat)` is emitted when another is taken."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("Study", "&Judge the decisions of"), parent)
        self._group = QActionGroup(self)
        self._seats: dict[Seat, QAction] = {}
        self._group.triggered.connect(self._take)
        self.menuAction().setVisible(False)

    def show_players(self, names: Sequence[str], order: Sequence[Seat]) -> None:
        """Offer these players, named by seat, in this order; the first of them is marked."""
        for seat in order:
            action = self.addAction(without_key(names[seat]))
            action.setCheckable(True)
            self._group.addAction(action)
            self._seats[seat] = action
        self.mark(order[0])
        self.menuAction().setVisible(True)

    def mark(self, seat: Seat) -> None:
        """Show that this seat is judged."""
        self._seats[seat].setChecked(True)

    def action(self, seat: Seat) -> QAction:
        """Return the row of a seat."""
        return self._seats[seat]

    def _take(self, action: QAction) -> None:
        self.chosen.emit(next(seat for seat, each in self._seats.items() if each is action))

"""How many play, who they are, and how well they play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from farwhist import bots
from farwhist.ui.features.new_match.ends import line
from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.features.new_match.seats import Seats
from farwhist.ui.match.players import OPPONENTS, Seating
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import icon
from farwhist.ui.style.segments import Segments
from farwhist.ui.wording.level_words import level_word
from farwhist.ui.wording.punctuation import labelled
from farwhist.ui.wording.seat_limits import LEAST_SEATS, MOST_SEATS
from farwhist.ui.wording.seats_words import players as players_words

translate = QCoreApplication.translate


class PlayersPanel(QFrame):
    """The panel at the left. `seats_chosen(n)` is emitted when the player wants so many.

    Args:
        people: opens what names and pictures are chosen in.
        rng: decides who sits down when the player leaves it to chance.
    """

    seats_chosen = Signal(int)

    def __init__(
        self, players: Seating, look: PageLook, people: Callable[[], object], rng: Random
    ) -> None:
        super().__init__()
        set_help_anchor(self, "five_minutes#people")
        self.setProperty("plate", True)
        self._players = players
        self._look = look
        self.seats = Seats(players, look, people)
        title = QLabel(translate("New match", "Players"))
        title.setProperty("heading", True)
        numbers = {str(n): str(n) for n in range(LEAST_SEATS, MOST_SEATS + 1)}
        self.number = Segments(numbers, translate("New match", "Number of players"))
        self.number.chosen.connect(lambda value: self.seats_chosen.emit(int(value)))
        self._all_label = QLabel(translate("New match", "All opponents"))
        self._all_label.setProperty("quiet", True)
        self.all = QPushButton()
        self.all.setProperty("flat", False)
        self.all.setAutoDefault(False)
        self.all.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.all.setIcon(icon("down", look.theme.text))
        self.all.clicked.connect(self._ask_all)
        self.shuffle = QPushButton()
        self.shuffle.setProperty("flat", False)
        self.shuffle.setProperty("icon", True)
        self.shuffle.setAutoDefault(False)
        self.shuffle.setIcon(icon("shuffle", look.theme.text))
        words = translate("New match", "Random opponents")
        self.shuffle.setToolTip(words)
        self.shuffle.setAccessibleName(words)
        self.shuffle.clicked.connect(lambda: players.shuffle(rng, self.seats.opponents))
        left = _row(title, self.number)
        right = _row(self._all_label, self.all, self.shuffle)
        self._column = QVBoxLayout(self)
        self._column.addWidget(line(left, right))
        self._column.addWidget(self.seats, 1)
        players.changed.connect(self._show_level)
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that the page has now."""
        px = self._look.px
        gap = 10 if self._look.compact else 16
        self._column.setContentsMargins(px(gap), px(gap - 4), px(gap), px(gap))
        self._column.setSpacing(px(8))
        side = self._look.text_px(16)
        for button in (self.all, self.shuffle):
            button.setIconSize(QSize(side, side))
        self._all_label.setVisible(not self._look.compact)
        self.seats.updateGeometry()

    def show_match(self, seats: int, preset: str, allowed: range, *, partners: bool) -> None:
        """Show so many seats; only the numbers `allowed` can be chosen with a preset."""
        why_not = translate("New match", "This game is for {players}.").format(
            players=players_words(preset)
        )
        for value in self.number.buttons:
            self.number.allow(value, "" if int(value) in allowed else why_not)
        self.number.show_value(str(seats))
        self.seats.show_match(seats, partners=partners)
        self._show_level()

    def _show_level(self) -> None:
        """Say which level all opponents at the table have, if it is the same."""
        found = {each.level for each in self._players.opponents[: self.seats.opponents]}
        each = translate("New match", "Mixed levels")
        word = level_word(found.pop()) if len(found) == 1 else each
        self.all.setText(word)
        self.all.setAccessibleName(labelled(self._all_label.text(), word))

    def menu(self) -> QMenu:
        """Return what sets the level of all opponents."""
        menu = QMenu(self)
        group = QActionGroup(menu)
        found = {each.level for each in self._players.opponents[: self.seats.opponents]}
        for level in bots.OFFERED:
            action = menu.addAction(level_word(level))
            action.setCheckable(True)
            action.setChecked(found == {level})
            action.setData(level)
            group.addAction(action)
        group.triggered.connect(lambda chosen: self._set_all(chosen.data()))
        return menu

    def _ask_all(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.all.mapToGlobal(self.all.rect().bottomLeft()))

    def _set_all(self, level: str) -> None:
        for place in range(OPPONENTS):
            self._players.change(place, level=level)


def _row(*parts: QWidget) -> QWidget:
    made = QWidget()
    made.setProperty("clear", True)
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    for part in parts:
        row.addWidget(part)
    return made

"""Who plays, and the people who play at this computer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist import bots
from farwhist.ui.avatars import picture
from farwhist.ui.features.preferences.controls import Combo
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.match.people import MOST_PEOPLE, People, Profile
from farwhist.ui.match.players import OPPONENTS, Players
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import AVATARS, LONGEST_NAME
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording.player_names import level_word, portrait_name, style_word

translate = QCoreApplication.translate

FACE: Final = 28


class KeptResults(Protocol):
    """Keeps what people have played."""

    def remove(self, profile: str) -> str:
        """Delete what a person has played for good; return why that is impossible, or nothing."""


class PeopleBox(QGroupBox):
    """A line for each person but the one who is always there, and one to add another."""

    def __init__(self, people: People, record: KeptResults) -> None:
        super().__init__(translate("Preferences", "More people"))
        self._people = people
        self._record = record
        self.rows: dict[str, PersonRow] = {}
        self._lines = QVBoxLayout()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(translate("Preferences", "Name of another person"))
        self.name.setAccessibleName(translate("Preferences", "Name of another person"))
        self.add = QPushButton(translate("Preferences", "&Add"))
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.hide()
        on_click(self.add, self._add)
        self.name.returnPressed.connect(self._add)
        self.name.textChanged.connect(lambda text: self._allow())
        told = QLabel(
            translate(
                "Preferences",
                "Each person has their own statistics. Choose who plays at the seats of a new "
                "match. When several people play, each sees only their own cards, and only in "
                "their turn.",
            )
        )
        told.setWordWrap(True)
        last = QHBoxLayout()
        last.addWidget(self.name, 1)
        last.addWidget(self.add)
        column = QVBoxLayout(self)
        column.addWidget(told)
        add_layout(column, self._lines)
        add_layout(column, last)
        column.addWidget(self.problem)
        people.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        profiles = {each.key: each for each in self._people.all[1:]}
        for key in [each for each in self.rows if each not in profiles]:
            row = self.rows.pop(key)
            row.hide()
            row.deleteLater()
        for key, profile in profiles.items():
            if key not in self.rows:
                self.rows[key] = PersonRow(profile, self._people, self.ask_remove)
                self._lines.addWidget(self.rows[key])
            self.rows[key].show_person(profile)
        self._allow()

    def _allow(self) -> None:
        room = len(self._people.all) < MOST_PEOPLE
        self.add.setEnabled(room and bool(self.name.text().strip()))

    def _add(self) -> None:
        people = self._people
        if people.add(self.name.text(), people.free_avatar()) is not None:
            self.name.clear()

    def ask_remove(self, key: str) -> QMessageBox | None:
        """Ask whether a person shall go, and whether her record shall stay."""
        profile = self._people.playing(key)
        if profile is None:
            return None
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(translate("Preferences", "Remove a person"))
        box.setText(translate("Preferences", "Remove {name}?").format(name=profile.name))
        keep = QCheckBox(translate("Preferences", "&Keep the results in the statistics"))
        keep.setChecked(True)
        box.setCheckBox(keep)
        remove = box.addButton(
            translate("Preferences", "&Remove"), QMessageBox.ButtonRole.AcceptRole
        )
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        on_click(remove, lambda: self.remove(key, keep=keep.isChecked()))
        box.open()
        return box

    def remove(self, key: str, *, keep: bool) -> None:
        """Remove a person, and unless `keep` what she has played."""
        trouble = "" if keep else self._record.remove(key)
        self.problem.setText(trouble)
        self.problem.setVisible(bool(trouble))
        if not trouble:
            self._people.remove(key, remember=keep)


class PersonRow(QWidget):
    """Name, picture, and a button to remove her."""

    def __init__(self, profile: Profile, people: People, remove: Callable[[str], object]) -> None:
        super().__init__()
        self._key = profile.key
        self.name = QLineEdit()
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("Preferences", "Name"))
        self.name.textEdited.connect(lambda text: people.change(profile.key, name=text))
        self.name.editingFinished.connect(lambda: self._restore(people))
        self.avatar = QComboBox()
        self.avatar.setObjectName("avatar")
        self.avatar.setIconSize(QSize(FACE, FACE))
        for number in range(AVATARS):
            icon = QIcon(picture(number, FACE, self.devicePixelRatioF()))
            self.avatar.addItem(icon, portrait_name(number))
        self.avatar.setAccessibleName(translate("Preferences", "Picture"))
        self.avatar.currentIndexChanged.connect(lambda n: people.change(profile.key, avatar=n))
        self.remove = QPushButton(translate("Preferences", "Remove …"))
        self.remove.setObjectName("remove")
        on_click(self.remove, remove, profile.key)
        row = FlowLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.name, self.avatar, self.remove):
            row.addWidget(part)

    def _restore(self, people: People) -> None:
        """Show the name that holds, when none is left in the field."""
        profile = people.find(self._key)
        if profile is not None:
            self.name.setText(profile.name)

    def show_person(self, profile: Profile) -> None:
        """Show these; what is being typed stays as it is."""
        if not self.name.hasFocus() and self.name.text() != profile.name:
            self.name.setText(profile.name)
        blocker = QSignalBlocker(self.avatar)
        self.avatar.setCurrentIndex(profile.avatar)
        del blocker
        who = translate("Preferences", "Remove {name}").format(name=profile.name)
        self.remove.setAccessibleName(who)


class PlayersPage(Page):
    """One box a seat, clockwise from the player's left.

    The player's own name and picture hold at once; opponents are those of the next match.
    """

    key = "players"

    def __init__(self, players: Players, rng: Random, record: KeptResults) -> None:
        super().__init__()
        self._players = players
        self.column = QVBoxLayout(self)
        self.own = _Seat(translate("Preferences", "You"), AVATARS)
        self.own.name.setPlaceholderText(translate("Players", "You"))
        first = players.people.first.key
        self.own.name.textEdited.connect(lambda text: players.people.change(first, name=text))
        self.own.avatar.currentIndexChanged.connect(
            lambda n: players.people.change(first, avatar=n)
        )
        self.column.addWidget(self.own)
        self.people = PeopleBox(players.people, record)
        self.column.addWidget(self.people)
        next_match = QLabel(
            translate(
                "Preferences",
                "These are the opponents of the next match. The match on the table keeps its own.",
            )
        )
        next_match.setWordWrap(True)
        self.column.addWidget(next_match)
        self.seats = [self._seat(place) for place in range(OPPONENTS)]
        self.random = QPushButton(translate("Preferences", "Random names"))
        on_click(self.random, players.name_at_random, rng)
        row = FlowLayout()
        add_layout(self.column, row)
        row.addWidget(self.random)
        honest = QLabel(
            translate(
                "Preferences",
                "The opponents see only their own cards and the table, whatever their level. They "
                "sit clockwise from your left; a match of four takes the first three.",
            )
        )
        honest.setWordWrap(True)
        self.column.addWidget(honest)
        self.column.addStretch(1)
        players.changed.connect(self._show)
        self._show()

    def restore_defaults(self) -> None:
        self._players.restore()

    def _seat(self, place: int) -> _Seat:
        players = self._players
        seat = _Seat(translate("Preferences", "Opponent {n}").format(n=place + 1), AVATARS)
        seat.name.textEdited.connect(lambda text: players.change(place, name=text))
        seat.avatar.currentIndexChanged.connect(lambda n: players.change(place, avatar=n))
        level = seat.add_choice(
            translate("Preferences", "Level:"), {each: level_word(each) for each in bots.OFFERED}
        )
        level.setObjectName("level")
        level.currentIndexChanged.connect(lambda: players.change(place, level=level.currentData()))
        style = seat.add_choice(
            translate("Preferences", "Style:"), {each: style_word(each) for each in bots.STYLES}
        )
        style.setObjectName("style of play")
        style.currentIndexChanged.connect(lambda: players.change(place, style=style.currentData()))
        seat.choices = {"level": level, "style": style}
        up, down = translate("Preferences", "Move up"), translate("Preferences", "Move down")
        seat.moves = (
            seat.add_button("▲", up, lambda: self._move(place, -1)),
            seat.add_button("▼", down, lambda: self._move(place, 1)),
        )
        seat.moves[0].setEnabled(place > 0)
        seat.moves[1].setEnabled(place < OPPONENTS - 1)
        self.column.addWidget(seat)
        return seat

    def _move(self, place: int, step: int) -> None:
        self._players.swap(place, place + step)
        up, down = self.seats[place + step].moves
        first, second = (up, down) if step < 0 else (down, up)
        (first if first.isEnabled() else second).setFocus()

    def _show(self) -> None:
        players = self._players
        first = players.people.first
        self.own.show_player(first.name, first.avatar)
        for seat, player in zip(self.seats, players.opponents, strict=True):
            name = players.name_of(player)
            seat.name.setPlaceholderText(name)
            seat.show_player(player.name, player.avatar)
            for field, box in seat.choices.items():
                blocker = QSignalBlocker(box)
                box.setCurrentIndex(box.findData(getattr(player, field)))
                del blocker


class _Seat(QGroupBox):
    """The controls of one player."""

    def __init__(self, title: str, avatars: int) -> None:
        super().__init__(title)
        self.choices: dict[str, QComboBox] = {}
        self.moves: tuple[QPushButton, ...] = ()
        self.avatar = QComboBox()
        self.avatar.setObjectName("avatar")
        self.avatar.setIconSize(QSize(FACE, FACE))
        for number in range(avatars):
            self.avatar.addItem(portrait_name(number))
        self.avatar.setAccessibleName(translate("Preferences", "Picture"))
        self.name = QLineEdit()
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("Preferences", "Name"))
        self._line = QHBoxLayout()
        self._flow = FlowLayout()
        column = QVBoxLayout(self)
        add_layout(column, self._line)
        add_layout(column, self._flow)
        self._line.addWidget(self.name, 1)
        self._flow.addWidget(self.avatar)
        self._ratio = 0.0

    def add_choice(self, text: str, words: dict[str, str]) -> QComboBox:
        """Add a labelled list of values."""
        box = Combo(words)
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(text)
        label.setBuddy(box)
        row.addWidget(label)
        row.addWidget(box)
        self._flow.addWidget(both)
        return box

    def add_button(self, sign: str, name: str, action: Callable[[], None]) -> QPushButton:
        """Add a small button at the end of the first line."""
        button = QPushButton(sign)
        name_sign(button, name)
        button.setMaximumWidth(3 * button.fontMetrics().height())
        on_click(button, action)
        self._line.addWidget(button)
        return button

    def show_player(self, name: str, avatar: int) -> None:
        """Show these; what is being typed keeps its spaces."""
        if self.name.text().strip() != name:
            self.name.setText(name)
        ratio = self.devicePixelRatioF()
        if ratio != self._ratio:
            self._ratio = ratio
            for number in range(self.avatar.count()):
                self.avatar.setItemIcon(number, QIcon(picture(number, FACE, ratio)))
        blocker = QSignalBlocker(self.avatar)
        self.avatar.setCurrentIndex(avatar)
        del blocker


def make(services: Services, key: str) -> PlayersPage:
    """Return the page."""
    return PlayersPage(services.settings.players, Random(), services.records.statistics)

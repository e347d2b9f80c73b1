"""Who plays, and the people who play at this computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from farwhist import bots
from farwhist.ui.features.preferences.cards import (
    CardColumns,
    PaperCard,
    PreferenceRow,
    cards_on,
    explanation,
    flow,
)
from farwhist.ui.features.preferences.controls import ValueChoice
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.features.preferences.portrait_button import PortraitButton
from farwhist.ui.match.people import MOST_PEOPLE, People, Profile
from farwhist.ui.match.players import OPPONENTS, Player, Players
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import LONGEST_NAME
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording.player_names import short_level_word, style_word

translate = QCoreApplication.translate


class KeptResults(Protocol):
    """Keeps what people have played."""

    def remove(self, profile: str) -> str:
        """Delete what a person has played for good; return why that is impossible, or nothing."""


class PeopleCards(QWidget):
    """A card for each person, of which `own` is always there, and one to add another."""

    def __init__(self, people: People, record: KeptResults, own: PlayerCard) -> None:
        super().__init__()
        self._people = people
        self._record = record
        self.rows: dict[str, PersonCard] = {}
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
        told = explanation(
            translate(
                "Preferences",
                "Each person has their own statistics. Choose who plays at the seats of a new "
                "match. When several people play, each sees only their own cards, and only in "
                "their turn.",
            )
        )
        more = PaperCard(translate("Preferences", "More people"))
        more.add(PreferenceRow(self.name, self.add, notes=(told, self.problem)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self._cards = CardColumns()
        add_layout(column, self._cards)
        self._cards.addWidget(own)
        column.addWidget(more)
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
                self.rows[key] = PersonCard(profile, self._people, self.ask_remove)
                self._cards.addWidget(self.rows[key])
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


class PlayerCard(QFrame):
    """The portrait of a player, the name below what the player is here, and more choices.

    `moved(step)` is emitted with Alt and an arrow key: the player shall change places with the one
    before (-1) or the one behind (1).
    """

    moved = Signal(int)

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("box", True)
        self.avatar = PortraitButton()
        self.name = QLineEdit()
        self.name.setObjectName("name")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("Preferences", "Name"))
        label = QLabel(title)
        label.setProperty("quiet", True)
        label.setBuddy(self.name)
        self.line = QHBoxLayout()
        self.flow = FlowLayout()
        row, column = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(12, 10, 14, 12)
        row.setSpacing(12)
        row.addWidget(self.avatar, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, column, 1)
        column.setSpacing(6)
        column.addWidget(label)
        add_layout(column, self.line)
        add_layout(column, self.flow)
        column.addStretch(1)
        self.line.addWidget(self.name, 1)
        for each in (self.avatar, self.name):
            each.installEventFilter(self)

    def show_player(self, name: str, avatar: int) -> None:
        """Show these; what is being typed keeps its spaces."""
        if self.name.text().strip() != name:
            self.name.setText(name)
        self.avatar.show_value(avatar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.moved.emit(step)
                return True
        return super().eventFilter(watched, event)


class PersonCard(PlayerCard):
    """A person at this computer, with a button to remove her."""

    def __init__(self, profile: Profile, people: People, remove: Callable[[str], object]) -> None:
        super().__init__(translate("New match", "Person"))
        self._key = profile.key
        self.name.textEdited.connect(lambda text: people.change(profile.key, name=text))
        self.name.editingFinished.connect(lambda: self._restore(people))
        self.avatar.chosen.connect(lambda n: people.change(profile.key, avatar=n))
        self.remove = QPushButton(translate("Preferences", "Remove …"))
        self.remove.setObjectName("remove")
        on_click(self.remove, remove, profile.key)
        self.flow.addWidget(self.remove)

    def _restore(self, people: People) -> None:
        """Show the name that holds, when none is left in the field."""
        profile = people.find(self._key)
        if profile is not None:
            self.name.setText(profile.name)

    def show_person(self, profile: Profile) -> None:
        """Show these; what is being typed stays as it is."""
        name = self.name.text() if self.name.hasFocus() else profile.name
        self.show_player(name.strip(), profile.avatar)
        who = translate("Preferences", "Remove {name}").format(name=profile.name)
        self.remove.setAccessibleName(who)


class LevelDots(QWidget):
    """A dot for each level, filled up to the one that holds."""

    def __init__(self) -> None:
        super().__init__()
        self._filled = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_level(self, level: str) -> None:
        """Show a level."""
        self._filled = bots.OFFERED.index(level) + 1 if level in bots.OFFERED else 0
        self.update()

    def sizeHint(self) -> QSize:
        step = self._step()
        return QSize(len(bots.OFFERED) * step, step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, colours = self._step(), self.palette()
        for number in range(len(bots.OFFERED)):
            on = number < self._filled
            role = QPalette.ColorRole.Accent if on else QPalette.ColorRole.Dark
            colour = QColor(colours.color(role))
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(colour if on else Qt.BrushStyle.NoBrush)
            at = QPointF((number + 0.5) * step, self.height() / 2)
            painter.drawEllipse(at, 0.36 * step, 0.36 * step)
        painter.end()

    def _step(self) -> int:
        return round(0.8 * self.fontMetrics().height())


class OpponentCard(PlayerCard):
    """An opponent, with level and style, and a menu to change places."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        levels = {each: short_level_word(each) for each in bots.OFFERED}
        self.dots = LevelDots()
        self.level = ValueChoice(levels, translate("Preferences", "Level"), "level")
        styles = {each: style_word(each) for each in bots.STYLES}
        self.style_of_play = ValueChoice(styles, translate("New match", "Style"), "style of play")
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.dots)
        row.addWidget(self.level)
        self.flow.addWidget(both)
        self.flow.addWidget(self.style_of_play)
        self.more = QToolButton()
        self.more.setObjectName("more")
        self.more.setText("⋯")
        self.more.setProperty("opens", True)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        name_sign(self.more, translate("New match", "More"))
        self.more.installEventFilter(self)
        menu = QMenu(self.more)
        self.moves = [
            menu.addAction(f"{text}\t{shown_key(key)}", partial(self.moved.emit, step))
            for text, key, step in (
                (translate("Preferences", "Move up"), "Alt+Up", -1),
                (translate("Preferences", "Move down"), "Alt+Down", 1),
            )
        ]
        self.more.setMenu(menu)
        self.line.addWidget(self.more)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.style_of_play.fit(self.line.geometry().width())

    def show_opponent(self, player: Player, usual_name: str) -> None:
        """Show these; `usual_name` holds where the player has no other."""
        self.name.setPlaceholderText(usual_name)
        self.show_player(player.name, player.avatar)
        self.dots.show_level(player.level)
        self.level.show_value(player.level)
        self.style_of_play.show_value(player.style)


class PlayersPage(Page):
    """One card a seat, clockwise from the player's left.

    The player's own name and picture hold at once; opponents are those of the next match.
    """

    key = "players"

    def __init__(self, players: Players, rng: Random, record: KeptResults) -> None:
        super().__init__()
        self._players = players
        column = cards_on(self)
        self.own = PlayerCard(translate("Preferences", "You"))
        self.own.name.setPlaceholderText(translate("Players", "You"))
        first = players.people.first.key
        self.own.name.textEdited.connect(lambda text: players.people.change(first, name=text))
        self.own.avatar.chosen.connect(lambda n: players.people.change(first, avatar=n))
        self.people = PeopleCards(players.people, record, self.own)
        column.addWidget(self.people)
        next_match = explanation(
            translate(
                "Preferences",
                "These are the opponents of the next match. The match on the table keeps its own.",
            )
        )
        column.addWidget(next_match)
        cards = CardColumns()
        add_layout(column, cards)
        self.seats = [self._seat(place) for place in range(OPPONENTS)]
        for seat in self.seats:
            cards.addWidget(seat)
        self.random = QPushButton(translate("Preferences", "Random names"))
        on_click(self.random, players.name_at_random, rng)
        honest = explanation(
            translate(
                "Preferences",
                "The opponents see only their own cards and the table, whatever their level. They "
                "sit clockwise from your left; a match of four takes the first three.",
            )
        )
        column.addWidget(flow(self.random))
        column.addWidget(honest)
        column.addStretch(1)
        players.changed.connect(self._show)
        self._show()

    def restore_defaults(self) -> None:
        self._players.restore()

    def _seat(self, place: int) -> OpponentCard:
        players = self._players
        seat = OpponentCard(translate("Preferences", "Opponent {n}").format(n=place + 1))
        seat.name.textEdited.connect(lambda text: players.change(place, name=text))
        seat.avatar.chosen.connect(lambda n: players.change(place, avatar=n))
        seat.level.chosen.connect(lambda level: players.change(place, level=level))
        seat.style_of_play.chosen.connect(lambda style: players.change(place, style=style))
        seat.moved.connect(partial(self._move, place))
        seat.moves[0].setEnabled(place > 0)
        seat.moves[1].setEnabled(place < OPPONENTS - 1)
        return seat

    def _move(self, place: int, step: int) -> None:
        """Let an opponent change places with a neighbour; the keyboard goes with the opponent."""
        if not 0 <= place + step < OPPONENTS:
            return
        focus = QApplication.focusWidget()
        self._players.swap(place, place + step)
        there = self.seats[place + step].findChild(QWidget, focus.objectName() if focus else "")
        if focus is not None and self.seats[place].isAncestorOf(focus) and there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        players = self._players
        first = players.people.first
        self.own.show_player(first.name, first.avatar)
        for seat, player in zip(self.seats, players.opponents, strict=True):
            seat.show_opponent(player, players.name_of(player))


def make(services: Services, key: str) -> PlayersPage:
    """Return the page."""
    return PlayersPage(services.settings.players, Random(), services.records.statistics)

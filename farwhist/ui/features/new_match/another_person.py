"""Asks who else plays at this computer: somebody known, or a new person with a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.avatars.picture import picture
from farwhist.ui.match.people import MOST_PEOPLE, Profile
from farwhist.ui.match.players import Seating
from farwhist.ui.panels.portrait_tile import portrait_tile
from farwhist.ui.settings.catalogue import AVATARS, LONGEST_NAME
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import FlowLayout, add_layout
from farwhist.ui.style.text import without_key
from farwhist.ui.style.tokens import BASE_TEXT
from farwhist.ui.wording.player_names import shown_names

translate = QCoreApplication.translate

FACE: Final = 40
"""The size of a picture at ordinary text, in pixels."""
SIX: Final = 6
"""As many pictures stand side by side at first."""


class AnotherPerson(QDialog):
    """Offers who is known as tiles, and below them a name and a picture for somebody new.

    Args:
        known: the people who can sit down, by their names as they are shown.
        avatar: the picture that is chosen at first.
        room: whether one more person can be kept.

    Signals:
        seated(key): a person who is known sits down.
        joined(name, avatar): somebody new does.
    """

    seated = Signal(str)
    joined = Signal(str, int)

    def __init__(
        self, known: Mapping[str, Profile], avatar: int, parent: QWidget, *, room: bool = True
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        set_help_anchor(self, "preferences#players")
        self.setWindowTitle(translate("New match", "Another person"))
        self._known = known
        face = round(FACE * QFontInfo(QApplication.font()).pixelSize() / BASE_TEXT)
        self._face = QSize(face, face)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 16, 16, 8)
        column.setSpacing(12)
        column.addWidget(
            _words(translate("New match", "Who else plays at this computer?"), "title")
        )
        self.tiles = self._add_tiles(column)
        self.name = QLineEdit()
        self.faces = QButtonGroup(self)
        self.sit = QPushButton(translate("New match", "Sit down"))
        if room:
            if known:
                column.addSpacing(8)
                column.addWidget(_words(translate("New match", "Somebody new"), "heading"))
            self._add_fields(column, avatar)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 16)
        whole.addWidget(area, 1)
        add_layout(whole, self._foot(room=room))
        self.sit.setDefault(room)
        (self.tiles[0] if self.tiles else self.name).setFocus()
        wide = SIX * (face + 27) + 32 + area.verticalScrollBar().sizeHint().width()
        wide = max(wide, inner.minimumSizeHint().width() + 16, self.minimumSizeHint().width())
        self.resize(wide, inner.heightForWidth(wide) + self.sit.sizeHint().height() + 32)

    def _add_tiles(self, column: QVBoxLayout) -> Sequence[QPushButton]:
        flow, found = FlowLayout(), list[QPushButton]()
        add_layout(column, flow)
        for name, profile in self._known.items():
            tile = QPushButton(without_key(name))
            tile.setProperty("tile", True)
            tile.setIcon(self._icon(profile.avatar))
            tile.setIconSize(self._face)
            tile.clicked.connect(partial(self._take, profile.key))
            flow.addWidget(tile)
            found.append(tile)
        return found

    def _add_fields(self, column: QVBoxLayout, avatar: int) -> None:
        label = QLabel(translate("Rules", "&Name:"))
        label.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(lambda text: self.sit.setEnabled(bool(text.strip())))
        line = QHBoxLayout()
        line.addWidget(label)
        line.addWidget(self.name, 1)
        add_layout(column, line)
        faces = QWidget()
        faces.setAccessibleName(translate("Preferences", "Picture"))
        flow = FlowLayout(faces)
        for number in range(AVATARS):
            side, ratio = self._face.width(), self.devicePixelRatioF()
            button = portrait_tile(number, side, ratio, chosen=number == avatar)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.faces.addButton(button, number)
            flow.addWidget(button)
        column.addWidget(faces)

    def _foot(self, *, room: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(16, 0, 16, 0)
        row.addStretch(1)
        cancel = QPushButton(translate("New match", "Cancel"))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        if room:
            self.sit.setProperty("action", True)
            self.sit.setEnabled(False)
            self.sit.clicked.connect(self._sit_down)
            row.addWidget(self.sit)
        return row

    def _icon(self, avatar: int) -> QIcon:
        return QIcon(picture(avatar, self._face.width(), self.devicePixelRatioF()))

    def _take(self, key: str) -> None:
        self.accept()
        self.seated.emit(key)

    def _sit_down(self) -> None:
        """Seat whoever is named; somebody known is not known twice."""
        name, avatar = self.name.text(), self.faces.checkedId()
        if name in self._known:
            self._take(self._known[name].key)
        else:
            self.accept()
            self.joined.emit(name, avatar)


def _words(text: str, kind: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setProperty(kind, True)
    return label


def ask_person(parent: QWidget, players: Seating, place: int | None) -> AnotherPerson:
    """Ask who else is here, whether known or new, and let her sit down."""
    people = players.people
    seated = {players.own.key, *(each.person for each in players.opponents)}
    free = {shown_names([each.name])[0]: each for each in people.all if each.key not in seated}
    avatar = people.free_avatar([each.avatar for each in players.opponents])
    room = len(people.all) < MOST_PEOPLE
    # The page that asks is written in the colours of the felt, which a dialog must not inherit.
    dialog = AnotherPerson(free, avatar, parent.window(), room=room)
    dialog.seated.connect(partial(players.sit, place))
    dialog.joined.connect(partial(_seat_new, players, place))
    dialog.open()
    return dialog


def _seat_new(players: Seating, place: int | None, name: str, avatar: int) -> None:
    made = players.people.add(name, avatar)
    if made is not None:
        players.sit(place, made.key)

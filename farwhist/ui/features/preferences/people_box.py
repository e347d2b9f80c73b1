"""The people who play at this computer: their names and pictures, who comes and who goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

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

from farwhist.ui.avatars import picture
from farwhist.ui.match.people import MOST_PEOPLE, People, Profile
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.catalogue import AVATARS, LONGEST_NAME
from farwhist.ui.style.flow_layout import FlowLayout
from farwhist.ui.wording.player_names import portrait_name

translate = QCoreApplication.translate

FACE = 28


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
        column.addLayout(self._lines)
        column.addLayout(last)
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

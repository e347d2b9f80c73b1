"""The page on which a table elsewhere is found, or joined by the line of an invitation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from farwhist.network.discovery import FoundTable
from farwhist.network.invitation import Invitation, NoInvitation, read_invitation
from farwhist.network.messages import LONGEST_NAME, PROTOCOL, shown
from farwhist.ui.features.together import words
from farwhist.ui.features.together.page import ChosenPeople, EntryPage, plain
from farwhist.ui.review.page_style import PageStyle

translate = QCoreApplication.translate


class JoinTablePage(EntryPage):
    """Lets the player join a table.

    `join_requested(invitation)` is emitted with a line that was pasted, or a table that was found.

    Args:
        chosen: who comes from this computer.
        others: who else may: names by the keys of their profiles.
        line: the invitation that was used last, or nothing.
    """

    join_requested = Signal(object)

    def __init__(
        self,
        style: PageStyle,
        chosen: ChosenPeople,
        others: Mapping[str, str],
        line: str = "",
        parent: QWidget | None = None,
    ) -> None:
        title = translate("Together", "Join a table")
        super().__init__(style, title, "together#join", chosen=chosen, others=others, parent=parent)
        self.line = QLineEdit(line)
        self.line.setPlaceholderText("farwhist://")
        self.line.setMinimumWidth(style.px(240))
        self.watch = QCheckBox(translate("Together", "Only &watch"))
        self.join = QPushButton(translate("Together", "&Join"))
        self.join.setProperty("gold", True)
        self.found = QListWidget()
        self.found.setAccessibleName(translate("Together", "Tables in this network"))
        self.none = plain(translate("Together", "None was found so far."), "quiet")
        self.knock = QPushButton(translate("Together", "&Knock"))
        self.knock.setEnabled(False)
        self.watch.toggled.connect(self._let_others_come)
        self.join.clicked.connect(lambda checked: self._take_line())
        self.line.returnPressed.connect(self._take_line)
        self.knock.clicked.connect(lambda checked: self._take_found())
        self.found.itemActivated.connect(lambda item: self._take_found())
        self.found.itemSelectionChanged.connect(
            lambda: self.knock.setEnabled(bool(self.found.selectedItems()))
        )
        invited = self.panel(
            translate("Together", "You have an invitation"),
            plain(translate("Together", "Paste the line that the host has sent you."), "quiet"),
            self.field(translate("Together", "Invitation"), self.line),
            self.field(translate("Together", "Your name at the table"), self.name),
            self.problem,
            self.row(self.watch, self.join),
        )
        near = self.panel(
            translate("Together", "Tables in this network"),
            self.none,
            self.found,
            plain(
                translate(
                    "Together",
                    "The host sees that you knock. Both of you compare a number, then you are let "
                    "in.",
                ),
                "quiet",
            ),
            self.row(plain(), self.knock),
        )
        self.arrange([invited, self.people_panel()], [near])

    def start(self) -> None:
        self.line.setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [
            self.back, self.line, self.name, self.watch, self.join, *self.others.values(),
            self.found, self.knock,
        ]  # fmt: skip

    def _let_others_come(self, watch: bool) -> None:
        """Let nobody else be chosen where the first person only watches."""
        for box in self.others.values():
            box.setEnabled(not watch)

    def show_found(self, tables: Sequence[FoundTable]) -> None:
        """Show the tables that there are in this network now."""
        chosen = self.found.selectedItems()
        before = chosen[0].data(Qt.ItemDataRole.UserRole).id if chosen else ""
        self.found.clear()
        for each in tables:
            text = each.name
            if each.protocol != PROTOCOL:
                why = translate("Together", "{name} (another version)")
                text = why.format(name=each.name)
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, each)
            self.found.addItem(item)
            if each.id == before:
                self.found.setCurrentItem(item)
        self.none.setVisible(not tables)

    def take_line(self, line: str) -> None:
        """Fill in an invitation that came from outside, and say where it leads, or what it lacks.

        Nothing is said to the host before the player wants that.
        """
        self.line.setText(line)
        self.line.setCursorPosition(0)
        try:
            invitation = read_invitation(line)
        except NoInvitation as error:
            self.line.setFocus()
            self.show_problem(words.why_no_invitation(error.key))
            return
        text = translate(
            "Together", "The invitation to {address} is filled in. Look at your name, then join."
        )
        told = text.format(address=shown(invitation.addresses[0], LONGEST_NAME))
        self.problem.hide()
        self.note.setText(told)
        self.said.emit(told)
        self.name.setFocus()

    def _take_line(self) -> None:
        try:
            invitation = read_invitation(self.line.text())
        except NoInvitation as error:
            self.show_problem(words.why_no_invitation(error.key))
            return
        self._want(invitation)

    def _take_found(self) -> None:
        for item in self.found.selectedItems():
            self._want(item.data(Qt.ItemDataRole.UserRole).invitation)

    def _want(self, invitation: Invitation) -> None:
        self.show_problem("")
        self.join_requested.emit(invitation)

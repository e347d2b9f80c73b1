"""All keys, and what the player makes of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
)

from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, cards_on, flow
from farwhist.ui.features.preferences.controls import Switch
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.services import Services
from farwhist.ui.settings.commands import CommandId, Scope
from farwhist.ui.settings.keymap import Keymap, shown_key, words
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

_ID = Qt.ItemDataRole.UserRole
_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeysPage(Page):
    """Lists the commands by where their keys work.

    New keys work at once. Those that clash are told beside the command and below the list, and
    nothing changes until they no longer do.
    """

    key = "keyboard"

    def __init__(self, keymap: Keymap) -> None:
        super().__init__()
        self._keymap = keymap
        self._keys = {each.id: keymap.keys(each.id) for each in keymap.with_keys}
        self._names = {each.id: words(each) for each in keymap.with_keys}
        self._items: dict[CommandId, QTreeWidgetItem] = {}
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(translate("Keys", "Keyboard shortcuts"))
        self.tree.setHeaderLabels(
            [translate("Keys", "Command"), translate("Keys", "Keys"), translate("Keys", "Conflict")]
        )
        self.letters = Switch(translate("Keys", "Single letters work as keys on the table"))
        self.letters.setChecked(keymap.letters)
        self.letters.toggled.connect(keymap.set_letters)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(translate("Keys", "New key"))
        self.set_button = QPushButton(translate("Keys", "Assign"))
        self.add_button = QPushButton(translate("Keys", "Add"))
        self.clear_button = QPushButton(translate("Keys", "No key"))
        self.usual_button = QPushButton(translate("Keys", "Default key"))
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        on_click(self.set_button, self._change, False)
        on_click(self.add_button, self._change, True)
        on_click(self.clear_button, self._clear)
        on_click(self.usual_button, self._restore_one)
        keymap.changed.connect(self._follow)
        self._fill()
        self._arrange()
        self._show()

    def select(self, command: CommandId) -> None:
        """Choose the command whose keys are to be changed."""
        self.tree.setCurrentItem(self._items[command])

    def restore_defaults(self) -> None:
        self._keys = dict(self._keymap.defaults())
        self._apply()
        self._keymap.set_letters(True)

    def _arrange(self) -> None:
        label = QLabel(translate("Keys", "New key:"))
        label.setBuddy(self.edit)
        card, column = PaperCard(), cards_on(self)
        column.addWidget(self.tree, 1)
        column.addWidget(card)
        keys = flow(
            label, self.edit, self.set_button, self.add_button, self.clear_button,
            self.usual_button,
        )  # fmt: skip
        card.add(PreferenceRow(keys, notes=(self.problem,)))
        card.add(PreferenceRow(self.letters))
        self.tree.setMinimumHeight(9 * self.fontMetrics().lineSpacing())

    def _fill(self) -> None:
        for scope in Scope:
            head = QTreeWidgetItem([translate("Keys", scope.value)])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.tree.addTopLevelItem(head)
            for each in self._keymap.with_keys:
                if each.scope is scope:
                    item = QTreeWidgetItem(head, [self._names[each.id]])
                    item.setData(0, _ID, each.id)
                    self._items[each.id] = item
            head.setExpanded(True)
        header = self.tree.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.select(self._keymap.with_keys[0].id)

    def _apply(self) -> None:
        """Let the keys work if none clash."""
        if not self._keymap.clashes(self._keys):
            self._keymap.set_keys(self._keys)
        self._show()

    def _follow(self) -> None:
        """Show what was changed elsewhere, unless something is still to be solved here."""
        if not self._keymap.clashes(self._keys):
            self._keys = {each.id: self._keymap.keys(each.id) for each in self._keymap.with_keys}
        blocker = QSignalBlocker(self.letters)
        self.letters.setChecked(self._keymap.letters)
        del blocker
        self._show()

    def _show(self) -> None:
        """Write the keys, and what clashes."""
        found = self._keymap.clashes(self._keys)
        for command, item in self._items.items():
            item.setText(1, joined(map(shown_key, self._keys[command])))
            others = sorted(self._names[other] for other in found.get(command, ()))
            item.setText(2, joined(others))
        text = ""
        if found:
            command = next(iter(found))
            text = translate(
                "Keys",
                "“{one}” and “{other}” use the same key. Your changes take effect once that is "
                "resolved.",
            ).format(
                one=self._names[command],
                other=joined(sorted(self._names[other] for other in found[command])),
            )
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _chosen(self) -> CommandId | None:
        item = self.tree.currentItem()
        return None if item is None else item.data(0, _ID)

    def _change(self, keep: bool) -> None:
        command = self._chosen()
        key = self.edit.keySequence().toString(_PORTABLE)
        if command is not None and key:
            before = self._keys[command] if keep else ()
            self._keys[command] = tuple(dict.fromkeys((*before, key)))
            self.edit.clear()
            self._apply()

    def _clear(self) -> None:
        command = self._chosen()
        if command is not None:
            self._keys[command] = ()
            self._apply()

    def _restore_one(self) -> None:
        command = self._chosen()
        if command is not None:
            self._keys[command] = self._keymap.defaults()[command]
            self._apply()


def make(services: Services, key: str) -> KeysPage:
    """Return the page."""
    return KeysPage(services.settings.keymap)

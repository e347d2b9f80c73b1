"""The dialog that shows all keys and lets the player change them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.keymap import BINDINGS, Keymap, Place, clashes, words
from farwhist.ui.panels.panel import on_click

translate = QCoreApplication.translate

_ID = Qt.ItemDataRole.UserRole
_PORTABLE = QKeySequence.SequenceFormat.PortableText


class ShortcutsDialog(QDialog):
    """Lists the commands by where their keys work. Nothing changes before it is accepted.

    Keys that clash are told beside the command and below the list, and cannot be accepted.
    """

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Keys", "Keyboard shortcuts"))
        self._keymap = keymap
        self._keys = {binding.id: keymap.keys(binding.id) for binding in BINDINGS}
        self._names = {binding.id: words(binding) for binding in BINDINGS}
        self._items: dict[str, QTreeWidgetItem] = {}
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(translate("Keys", "Keyboard shortcuts"))
        self.tree.setHeaderLabels(
            [translate("Keys", "Command"), translate("Keys", "Keys"), translate("Keys", "Conflict")]
        )
        self.letters = QCheckBox(translate("Keys", "&Single letters work as keys on the table"))
        self.letters.setChecked(keymap.letters)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(translate("Keys", "New key"))
        self.set_button = QPushButton(translate("Keys", "S&et"))
        self.add_button = QPushButton(translate("Keys", "&Add"))
        self.clear_button = QPushButton(translate("Keys", "&No key"))
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setWordWrap(True)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel | standard.RestoreDefaults)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        on_click(self.buttons.button(standard.RestoreDefaults), self.restore)
        on_click(self.set_button, self._set)
        on_click(self.add_button, self._add)
        on_click(self.clear_button, self._clear)
        self._fill()
        self._arrange()
        self._show()

    @property
    def ok(self) -> QPushButton:
        """The button that accepts."""
        return self.buttons.button(QDialogButtonBox.StandardButton.Ok)

    def select(self, command: str) -> None:
        """Choose the command whose keys are to be changed."""
        self.tree.setCurrentItem(self._items[command])

    def restore(self) -> None:
        """Show the default keys."""
        self._keys = dict(Keymap.defaults())
        self.letters.setChecked(True)
        self._show()

    def accept(self) -> None:
        self._keymap.set_keys(self._keys)
        self._keymap.set_letters(self.letters.isChecked())
        super().accept()

    def _arrange(self) -> None:
        label = QLabel(translate("Keys", "New &key:"))
        label.setBuddy(self.edit)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.edit, 1)
        for button in (self.set_button, self.add_button, self.clear_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.tree, 1)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addWidget(self.letters)
        column.addWidget(self.buttons)
        line = self.fontMetrics().lineSpacing()
        self.problem.setMinimumHeight(2 * line)
        room = self.screen().availableSize()
        self.resize(min(44 * line, room.width() - 40), min(38 * line, room.height() - 80))

    def _fill(self) -> None:
        for place in Place:
            head = QTreeWidgetItem([translate("Keys", place.value)])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.tree.addTopLevelItem(head)
            for binding in BINDINGS:
                if binding.place is place:
                    item = QTreeWidgetItem(head, [self._names[binding.id]])
                    item.setData(0, _ID, binding.id)
                    self._items[binding.id] = item
            head.setExpanded(True)
        header = self.tree.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.select(BINDINGS[0].id)

    def _show(self) -> None:
        """Write the keys, and what clashes."""
        found = clashes(self._keys)
        for command, item in self._items.items():
            native = [
                QKeySequence.fromString(key, _PORTABLE).toString(
                    QKeySequence.SequenceFormat.NativeText
                )
                for key in self._keys[command]
            ]
            item.setText(1, ", ".join(native))
            others = sorted(self._names[other] for other in found.get(command, ()))
            item.setText(2, ", ".join(others))
        text = ""
        if found:
            command = next(iter(found))
            text = translate("Keys", "“{one}” and “{other}” have the same key.").format(
                one=self._names[command],
                other=", ".join(sorted(self._names[other] for other in found[command])),
            )
        self.problem.setText(text)
        self.ok.setEnabled(not found)

    def _chosen(self) -> str | None:
        item = self.tree.currentItem()
        return None if item is None else item.data(0, _ID)

    def _set(self) -> None:
        self._change(keep=False)

    def _add(self) -> None:
        self._change(keep=True)

    def _change(self, *, keep: bool) -> None:
        command = self._chosen()
        key = self.edit.keySequence().toString(_PORTABLE)
        if command is not None and key:
            before = self._keys[command] if keep else ()
            self._keys[command] = tuple(dict.fromkeys((*before, key)))
            self.edit.clear()
            self._show()

    def _clear(self) -> None:
        command = self._chosen()
        if command is not None:
            self._keys[command] = ()
            self._show()

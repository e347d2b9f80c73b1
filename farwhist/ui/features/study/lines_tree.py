"""The lines of a deal as a tree: the match first, and below it what was tried."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.position import DealResult
from farwhist.ui.features.study import buttons, line_words
from farwhist.ui.features.study.studied_match import StudyLook
from farwhist.ui.review.trying import Tries
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.tried_lines import LONGEST_NAME, MATCH, LineEnd

translate = QCoreApplication.translate

INDENT: Final = 20
DEEPEST: Final = 4
"""Below this depth a number tells it, and lines are indented no more."""

_NUMBER: Final = Qt.ItemDataRole.UserRole


class NameField(QLineEdit):
    """Takes the name of a line; Enter keeps it, Esc and going away do not."""

    named = Signal(str)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.named.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.left.emit()


class LinesTree(QWidget):
    """Shows the lines; `chosen(number)` when the player goes to one, or to the match.

    `named(number, name)`, `delete_wanted(number)` and `undo_wanted()`: do that.
    """

    chosen = Signal(int)
    named = Signal(int, str)
    delete_wanted = Signal(int)
    undo_wanted = Signal()

    def __init__(self, look: StudyLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_help_anchor(self, "study#lines")
        self._names: dict[int, str] = {}
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(INDENT)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setTabKeyNavigation(False)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setAccessibleName(translate("Study", "Lines"))
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.name = buttons.push(look, translate("Study", "Na&me…"), "name_line")
        self.delete = buttons.push(look, translate("Study", "&Delete"), "delete_line")
        self.undo = buttons.push(look, translate("Study", "&Undo"), "undelete_line")
        self.field = NameField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(translate("Study", "Name of the line"))
        self.field.setPlaceholderText(translate("Study", "Name of the line"))
        self.field.hide()
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.name, self.delete, self.undo):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.addWidget(self.tree, 1)
        column.addWidget(self.field)
        column.addLayout(row)
        self.setFocusProxy(self.tree)
        self.tree.itemClicked.connect(self._take)
        self.tree.itemActivated.connect(self._take)
        self.tree.currentItemChanged.connect(lambda item, old: self._allow())
        self.name.clicked.connect(self.ask_name)
        self.field.named.connect(self._name)
        self.field.left.connect(self.field.hide)
        self.delete.clicked.connect(lambda: self.delete_wanted.emit(self.number()))
        self.undo.clicked.connect(self.undo_wanted)

    def number(self) -> int:
        """Return the number of the line that is chosen, `MATCH` for none."""
        item = self.tree.currentItem()
        return MATCH if item is None else int(item.data(0, _NUMBER))

    def ask_name(self) -> None:
        """Let the player name the line that is chosen."""
        if self.number() != MATCH:
            self.field.setText(self._names.get(self.number(), ""))
            self.field.show()
            self.field.selectAll()
            self.field.setFocus()

    def _name(self, name: str) -> None:
        number = self.number()
        self.tree.setFocus()
        self.field.hide()
        self.named.emit(number, name)

    def show_lines(
        self, tries: Tries, deal: DealReplay, viewer: int, result: DealResult | None
    ) -> None:
        """Show the lines of a deal; `result` is how the match itself went, if it is over."""
        end = None if result is None else LineEnd.of(result, viewer)
        played = translate("Study", "The match, as it was played")
        asked = translate("Study", "The deal up to the question")
        with QSignalBlocker(self.tree):
            self.tree.clear()
            top = QTreeWidgetItem([asked if end is None else played, line_words.ended(end)])
            top.setData(0, _NUMBER, MATCH)
            self.tree.addTopLevelItem(top)
            items = {MATCH: top}
            self._names = {each.number: each.name for each in tries.tree.lines.values()}
            here = top
            for line, depth in tries.tree.rows():
                trick = line_words.first_trick(line, deal)
                text = line_words.called(line, trick, viewer)
                if depth >= DEEPEST:
                    text = f"{depth + 1} · {text}"
                if line.name:
                    text = translate("Study", "{line}\n“{name}”").format(line=text, name=line.name)
                item = QTreeWidgetItem([text, line_words.ended(line.end)])
                item.setTextAlignment(
                    1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
                item.setData(0, _NUMBER, line.number)
                item.setToolTip(0, text)
                above = items[line.parent]
                higher = above.parent() if depth > DEEPEST else None
                (higher or above).addChild(item)
                items[line.number] = item
                if line.number == tries.current:
                    here = item
            self.tree.expandAll()
            self.tree.setCurrentItem(here)
        self.tree.scrollToItem(here)
        self.undo.setVisible(tries.can_undo)
        self._allow()

    def _allow(self) -> None:
        for button in (self.name, self.delete):
            button.setEnabled(self.number() != MATCH)

    def _take(self, item: QTreeWidgetItem, column: int) -> None:
        self.chosen.emit(int(item.data(0, _NUMBER)))

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        return [self.tree, self.field, self.name, self.delete, self.undo]

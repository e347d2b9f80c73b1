"""The log: everything that has happened, in full sentences, to read, select and copy."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QDockWidget, QPlainTextEdit, QWidget

from farwhist.ui.style.help_anchor import set_help_anchor

translate = QCoreApplication.translate


class LogText(QPlainTextEdit):
    """The sentences. Enter or a double click on one asks to study what it tells of.

    `study_wanted(line)` is emitted with the number of the line, from 0.
    """

    study_wanted = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.want_study()
        else:
            super().keyPressEvent(event)

    def want_study(self) -> None:
        """Ask to study what the line tells of in which the keyboard is."""
        self.study_wanted.emit(self.textCursor().blockNumber())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.study_wanted.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        line = self.cursorForPosition(event.pos()).blockNumber()
        menu = self.createStandardContextMenu(event.pos())
        menu.setParent(self.window(), menu.windowFlags())  # a dock that has floated cannot own it
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        study = menu.addAction(translate("Log", "Study from here"))
        study.triggered.connect(lambda: self.study_wanted.emit(line))
        menu.popup(event.globalPos())


class EventLog(QDockWidget):
    """A dock with one line a sentence. It is never edited, only written on or begun anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("Log", "Event log"), parent)
        self.setObjectName("log dock")
        set_help_anchor(self, "accessibility#log")
        self.text = LogText(self)
        self.text.setObjectName("log")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(translate("Log", "Event log"))
        self.setWidget(self.text)

    @property
    def lines(self) -> list[str]:
        """The sentences, the oldest first."""
        return self.text.toPlainText().splitlines()

    def go_on(self, kept: int, sentences: Iterable[str]) -> None:
        """Hold the first `kept` sentences and these, and no others."""
        text = "\n".join(sentences)
        if not kept:
            self.text.setPlainText(text)
        else:
            end = QTextCursor(self.text.document().findBlockByNumber(kept - 1))
            end.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            end.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            end.insertText(f"\n{text}" if text else "")
        self._show_end()

    def write(self, sentences: Iterable[str]) -> None:
        """Add these sentences; the view follows unless the reader has scrolled back."""
        bar = self.text.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        for sentence in sentences:
            self.text.appendPlainText(sentence)
        if follows and not self.text.textCursor().hasSelection():
            self._show_end()

    def _show_end(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())

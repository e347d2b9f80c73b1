"""The strip above the table in which a hint stands: it covers nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.bots.thinking.hint import Hint
from farwhist.engine.moves import PlayCard
from farwhist.ui.hints import hint_words
from farwhist.ui.hints.bars import Bars
from farwhist.ui.panels.panel import on_click

translate = QCoreApplication.translate


class HintStrip(QFrame):
    """Hidden until there is a hint. `why` is emitted for the bars of cards, `closed` to go."""

    why = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(translate("Hint", "Hint"))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 10, 4)
        column.setSpacing(2)
        row = QHBoxLayout()
        self.title = QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.note = QLabel()
        for label in (self.title, self.note):
            label.setWordWrap(True)
        self.why_button = QPushButton(translate("Hint", "&Why?"))
        self.why_button.setObjectName("why")
        on_click(self.why_button, self.why.emit)
        self.close_button = QPushButton(translate("Hint", "&Close"))
        self.close_button.setObjectName("close hint")
        on_click(self.close_button, self.closed.emit)
        row.addWidget(self.title, 1)
        row.addWidget(self.why_button)
        row.addWidget(self.close_button)
        self.bars = Bars()
        column.addLayout(row)
        column.addWidget(self.note)
        column.addWidget(self.bars)
        self.hide()

    def wait(self) -> None:
        """Say that the first numbers are on their way."""
        self.title.setText(translate("Hint", "Looking at possible deals …"))
        self.note.clear()
        self.bars.hide()
        self.why_button.hide()
        self.show()

    def tell(self, hint: Hint, *, full: bool) -> None:
        """Show a hint; `full` with the bars of all legal cards, which bids always have."""
        cards = isinstance(hint.move, PlayCard)
        bars = bool(hint.deals) and (full or not cards)
        self.title.setText(hint_words.title(hint))
        self.note.setText(hint_words.note(hint))
        self.why_button.setVisible(bool(hint.deals) and not bars)
        self.bars.setVisible(bars)
        if bars:
            label = translate("Hint", "Card") if cards else translate("Hint", "Tricks")
            shown = hint_words.columns(hint)
            self.bars.show_columns(shown, label, hint_words.spoken_columns(shown))
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

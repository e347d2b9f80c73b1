"""The line that tells that rules wait for the next match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from farwhist.ui.features.preferences.rules import colours
from farwhist.ui.features.preferences.rules.rows import refusal_words, small
from farwhist.ui.settings.rules_model import RulesModel

translate = QCoreApplication.translate


class RulesBanner(QFrame):
    """Shows itself while the draft differs from the running match."""

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.setObjectName("rules banner")
        self.setProperty("banner", True)
        self._model = model
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.problem = small()
        self.start = QPushButton()
        self.discard = QPushButton()
        self.start.setProperty("action", True)
        for button in (self.start, self.discard):
            button.setAutoDefault(False)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(6)
        self._line.addWidget(self.text, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.discard)
        buttons.addWidget(self.start)
        self._line.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(self._line)
        column.addWidget(self.problem)
        self.start.clicked.connect(model.start)
        self.discard.clicked.connect(model.discard)
        model.changed.connect(self.refresh)
        self._write()

    def refresh(self) -> None:
        """Show what is staged."""
        refusals = [each for found in self._model.facts.problems.values() for each in found]
        why = " ".join(refusal_words(each) for each in refusals)
        self.problem.setText(f"⚠ {why}" if why else "")
        self.problem.setVisible(bool(why))
        colours.tint(self.problem, colours.problem(self))
        self.start.setEnabled(self._model.playable)
        self.start.setToolTip(why)
        self.start.setAccessibleDescription(why)
        if self.parentWidget() is not None or not self._model.staged:
            self.setVisible(self._model.staged)  # without a parent it would be a window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        need = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 50
        need += self.start.sizeHint().width() + self.discard.sizeHint().width()
        way = QBoxLayout.Direction
        narrow = self.width() < need
        self._line.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        elif event.type() is QEvent.Type.PaletteChange:
            colours.tint(self.problem, colours.problem(self))
        super().changeEvent(event)

    def _write(self) -> None:
        self.text.setText(translate("Rules", "These rules apply from the next match."))
        self.start.setText(translate("Rules", "Start &new match now"))
        self.discard.setText(translate("Rules", "&Discard"))
        self.refresh()

"""The line that tells that rules wait for the next match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from farwhist.ui.preferences.rules import colours
from farwhist.ui.preferences.rules.model import RulesModel
from farwhist.ui.preferences.rules.rows import refusal_words, small

translate = QCoreApplication.translate


class RulesBanner(QFrame):
    """Shows itself while the draft differs from the running match."""

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.setObjectName("rules banner")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._model = model
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.problem = small()
        self.start = QPushButton()
        self.discard = QPushButton()
        for button in (self.start, self.discard):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        buttons.addWidget(self.discard)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(4)
        column.addWidget(self.text)
        column.addWidget(self.problem)
        column.addLayout(buttons)
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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        elif event.type() is QEvent.Type.PaletteChange:
            colours.tint(self.problem, colours.problem(self))
        super().changeEvent(event)

    def _write(self) -> None:
        self.text.setText(translate("Rules", "These rules start with the next match."))
        self.start.setText(translate("Rules", "Start &new match now"))
        self.discard.setText(translate("Rules", "&Discard"))
        self.refresh()

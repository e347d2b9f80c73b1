"""The language of all texts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QVBoxLayout

from farwhist.ui.features.preferences.page import Page
from farwhist.ui.settings.languages import SYSTEM, Languages

translate = QCoreApplication.translate


class LanguagePage(Page):
    """Lists the languages by their own names; `chosen(language)` tells which one is wanted."""

    key = "language"
    chosen = Signal(str)

    def __init__(self, languages: Languages) -> None:
        super().__init__()
        self._languages = languages
        self.buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        words = {SYSTEM: translate("Preferences", "Follow system"), **languages.offered()}
        for language, name in words.items():
            button = QRadioButton(name)
            button.setObjectName(language)
            self._group.addButton(button)
            column.addWidget(button)
            self.buttons[language] = button
        now = self.buttons.get(languages.chosen, self.buttons[SYSTEM])
        now.setChecked(True)
        for language, button in self.buttons.items():
            # A screen reader toggles the button, which is no click.
            button.toggled.connect(partial(self._turn, language))
        self.setFocusProxy(now)
        note = QLabel(
            translate(
                "Preferences",
                "The letters on the cards follow the language, unless you choose others on the "
                "page “Table and cards”.",
            )
        )
        note.setWordWrap(True)
        column.addSpacing(8)
        column.addWidget(note)
        column.addStretch(1)

    def restore_defaults(self) -> None:
        self.buttons[SYSTEM].setChecked(True)

    def _turn(self, language: str, on: bool) -> None:
        if on:
            self._choose(language)

    def _choose(self, language: str) -> None:
        if language != self._languages.chosen:
            self.chosen.emit(language)

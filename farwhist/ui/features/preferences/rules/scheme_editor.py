"""The control of the scoring: a named scheme, or a record of numbers of one's own."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.options import Option, RulesError
from farwhist.rules.scoring.record import Record, read_record
from farwhist.rules.scoring.schemes import SCHEMES, scheme
from farwhist.ui.features.preferences.rules.editors import Combo, Editor
from farwhist.ui.features.preferences.rules.record_editor import RecordFields
from farwhist.ui.features.preferences.rules.rows import small
from farwhist.ui.wording import option_words

translate = QCoreApplication.translate


OWN: Final = ""
"""The data of the entry for a record of one's own."""


class SchemeEditor(Editor):
    """A list of the schemes by name, and in words what the chosen one pays.

    `fields` are the numbers of its record, for the page to place.
    """

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self._text = ""
        self._own = "M0=10 M1=1 Xd=-1"
        self.box = Combo()
        for each in SCHEMES:
            self.box.addItem(option_words.value(option, each), each)
        self.box.addItem(translate("Schemes", "Your own scheme"), OWN)
        self.words = small()
        self.fields = RecordFields()
        self.fixed = small(
            translate("Rules", "This scheme has special rules and cannot be edited.")
        )
        column = QVBoxLayout()
        column.setSpacing(4)
        for part in (self.box, self.words, self.fixed):
            column.addWidget(part)
        self.line.addLayout(column, 1)
        self.box.activated.connect(self._choose)
        self.box.currentIndexChanged.connect(self._choose)
        self.fields.edited.connect(lambda text: self.edited.emit(self._read(text)))
        self.fields.typed.connect(lambda text: self.typed.emit(self._read(text)))
        self.fields.finished.connect(self.finished)

    @property
    def target(self) -> QWidget:
        return self.box

    def text(self) -> str:
        return self._text

    def show_text(self, text: str) -> None:
        self._text = text
        own = text not in SCHEMES
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(self.box.findData(OWN if own else text))
        found = scheme(text)
        plain = isinstance(found, Record)
        if isinstance(found, Record):
            self.fields.show_record(found.text)
        if own:
            self._own = text
        self.fields.setVisible(plain)
        self.fixed.setVisible(not plain)
        self.words.setText(option_words.scheme_in_words(text))

    def _choose(self) -> None:
        chosen = str(self.box.currentData())
        if chosen == self._text or (chosen == OWN and self._text not in SCHEMES):
            return
        if chosen == OWN:
            found = scheme(self._text)
            chosen = found.text if isinstance(found, Record) else self._own
        self.show_text(chosen)
        self.edited.emit(chosen)

    def _read(self, text: str) -> str:
        """Show a record in all fields if it is one; return it in its one true form then."""
        self._text = text
        with suppress(RulesError):
            self.show_text(read_record(text).text)
        return self._text

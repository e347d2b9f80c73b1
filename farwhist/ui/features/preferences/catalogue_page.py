"""Pages that are made from the rows of the catalogue of preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.preferences.controls import Gallery, Pictures, Switch
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.settings.catalogue import NOTES, heading, on_page
from farwhist.ui.settings.preference import Preference
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import add_row, label_for
from farwhist.ui.wording.punctuation import titled

translate = QCoreApplication.translate

Row = Preference[Any]
Maker = Callable[[QFormLayout, Row], object]
"""Puts the control of a row into a form."""


class CataloguePage(Page):
    """Makes controls that change a preference at once and follow it when it changes elsewhere.

    Each control has the name of its row as its object name.

    Args:
        language: tells the language of the window, for the letters on the cards.
    """

    def __init__(
        self, kept: KeptTablePreferences, language: Callable[[], str] = lambda: "en"
    ) -> None:
        super().__init__()
        self.table_preferences = kept
        self._rows: list[Row] = []
        self._language = language
        self._followers: list[Callable[[TablePreferences], None]] = []
        self._galleries: list[Gallery] = []
        self._pictures = Pictures()
        self._drawn: object = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(4, 6, 4, 6)
        kept.changed.connect(self._follow)

    def restore_defaults(self) -> None:
        self.table_preferences.set(**{row.name: row.default for row in self._rows})

    def fill(self, makers: Mapping[Row, Maker] | None = None) -> None:
        """Make the controls of all rows of this page, part by part.

        `makers` make those that are more than a list, a switch or pictures.
        """
        makers = makers or {}
        place = self.key
        form: QFormLayout | None = None
        for row in on_page(self.key):
            if row.place != place:
                self._note(place)
                place = row.place
                form = self.form(heading(place)) if row.part else None
            if row.control in ("list", "segments", "slider"):
                form = self.form() if form is None else form
                usual = self.segments if row.control == "segments" else self.choice
                makers.get(row, usual)(form, row)
            else:
                form = None
                (self.gallery if row.control == "gallery" else self.switch)(row)
        self._note(place)

    def form(self, heading: str = "") -> QFormLayout:
        """Begin a part of the page, with a heading if there is one."""
        if heading:
            title = QLabel(heading)
            title.setProperty("heading", True)
            self.column.addSpacing(8)
            self.column.addWidget(title)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading)
        self.column.addLayout(form)
        return form

    def choice(self, form: QFormLayout, row: Row) -> None:
        """Add a list of the values of a row."""
        name, box = row.name, combo(row.words())
        box.setObjectName(name)
        box.currentIndexChanged.connect(
            lambda: self.table_preferences.set(**{name: box.currentData()})
        )
        add_row(form, titled(row.label()), box)
        self.follow(row, lambda now: box.setCurrentIndex(box.findData(getattr(now, name))), box)

    def segments(self, form: QFormLayout, row: Row) -> None:
        """Add the few values of a row side by side."""
        name, choice = row.name, Segments(row.words(), row.label())
        choice.setObjectName(name)
        choice.chosen.connect(lambda value: self.table_preferences.set(**{name: value}))
        add_row(form, titled(row.label()), choice)
        self.follow(row, lambda now: choice.show_value(getattr(now, name)), choice)

    def switch(self, row: Row) -> None:
        """Add a box to tick for a row that is yes or no."""
        name, box = row.name, Switch(row.label())
        box.setObjectName(name)
        box.toggled.connect(lambda on: self.table_preferences.set(**{name: "yes" if on else "no"}))
        self.column.addWidget(box)
        self.follow(row, lambda now: box.setChecked(getattr(now, name) == "yes"), box)

    def gallery(self, row: Row) -> None:
        """Add pictures of the values of a row."""
        name = row.name
        gallery = Gallery(row.label(), row.words(), lambda value: self._draw(name, value))
        gallery.setObjectName(name)
        gallery.chosen.connect(lambda value: self.table_preferences.set(**{name: value}))
        self.column.addWidget(gallery)
        self._galleries.append(gallery)
        self.follow(row, lambda now: gallery.show_value(getattr(now, name)), gallery)

    def line(self, form: QFormLayout, text: str, field: QWidget, more: QWidget) -> None:
        """Add a labelled row of two widgets; the label belongs to the first."""
        row = QHBoxLayout()
        row.addWidget(field, 1)
        row.addWidget(more)
        form.addRow(label_for(titled(text), field), row)

    def follow(
        self, row: Row, show: Callable[[TablePreferences], None], *controls: QWidget
    ) -> None:
        """Keep controls in step with a row; `show` puts its value into them."""

        def quietly(now: TablePreferences) -> None:
            blockers = [QSignalBlocker(control) for control in controls]
            show(now)
            del blockers

        self._rows.append(row)
        self._followers.append(quietly)
        quietly(self.table_preferences.now)

    def _note(self, place: str) -> None:
        for text in NOTES.get(place, ()):
            note = QLabel(translate("Preferences", text))
            note.setProperty("quiet", True)
            note.setWordWrap(True)
            self.column.addWidget(note)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_all()

    def _follow(self, now: TablePreferences) -> None:
        for show in self._followers:
            show(now)
        if self.isVisible():
            self._draw_all()

    def _draw_all(self) -> None:
        """Draw the galleries if the deck, or the screen, is another one than last time."""
        ratio = self.devicePixelRatioF()
        state = (self.table_preferences.now.look(self._language()), ratio)
        if state != self._drawn:
            self._drawn, self._pictures.ratio = state, ratio
            for gallery in self._galleries:
                gallery.draw()

    def _draw(self, name: str, value: str) -> QPixmap:
        return self._pictures.draw(name, value, self.table_preferences.now.look(self._language()))


class RowsPage(CataloguePage):
    """A page that has nothing but its rows of the catalogue."""

    def __init__(self, key: str, kept: KeptTablePreferences, language: Callable[[], str]) -> None:
        super().__init__(kept, language)
        self.key = key
        self.fill()
        self.column.addStretch(1)


def combo(texts: Mapping[Any, str]) -> QComboBox:
    """Return a list of these values, which needs no more room than there is."""
    box = QComboBox()
    for value, text in texts.items():
        box.addItem(text, value)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(min(max(map(len, texts.values())), 12))
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box

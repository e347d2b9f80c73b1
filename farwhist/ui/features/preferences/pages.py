"""Pages that are made from the rows of the catalogue, and that of the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.preferences.controls import Gallery, Pictures, Switch
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import (
    CONTRAST,
    LOUDEST,
    NOTES,
    TEXT_SIZE,
    VERBOSITY,
    Contrast,
    Verbosity,
    heading,
    on_page,
)
from farwhist.ui.settings.languages import SYSTEM, Languages
from farwhist.ui.settings.preference import Preference
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.settings.timing import PAUSE_RANGE, PAUSES, pause_of
from farwhist.ui.style.layouts import add_layout
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
        add_layout(self.column, form)
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
        form.addRow(label_for(titled(text), field), row)
        row.addWidget(field, 1)
        row.addWidget(more)

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
        state = (self.table_preferences.look(self._language()), ratio)
        if state != self._drawn:
            self._drawn, self._pictures.ratio = state, ratio
            for gallery in self._galleries:
                gallery.draw()

    def _draw(self, name: str, value: str) -> QPixmap:
        return self._pictures.draw(name, value, self.table_preferences.look(self._language()))


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


class MotionPage(CataloguePage):
    """Speeds, pauses, motion and sound; `hear` plays a sound to judge the volume by."""

    key = "motion"

    def __init__(self, kept: KeptTablePreferences, hear: Callable[[str], None]) -> None:
        super().__init__(kept)
        self.pause = QSlider(Qt.Orientation.Horizontal)
        self.pause.setObjectName("pause")
        self.pause.setRange(*PAUSE_RANGE)
        self.pause.setSingleStep(100)
        self.pause.setPageStep(500)
        self.pause.setMinimumWidth(9 * self.pause.fontMetrics().height())
        self.seconds = QLabel()
        self.click = Switch(translate("Preferences", "Wait for a click or Space instead"))
        self.click.setObjectName("click")
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setObjectName("volume")
        self.volume.setRange(0, LOUDEST)
        self.volume.setPageStep(10)
        self.test = QPushButton(translate("Preferences", "Test"))
        on_click(self.test, hear, "place")
        rows = TablePreferences
        self.fill({rows.pause: self._add_pause, rows.volume: self._add_volume})
        self.column.addStretch(1)

    def _add_pause(self, form: QFormLayout, row: Row) -> None:
        self.line(form, row.label(), self.pause, self.seconds)
        form.addRow(self.click)
        self.follow(row, self._show_pause, self.pause, self.click)
        self.pause.valueChanged.connect(self._set_pause)
        self.click.toggled.connect(self._set_pause)

    def _add_volume(self, form: QFormLayout, row: Row) -> None:
        self.line(form, row.label(), self.volume, self.test)
        self.follow(row, lambda now: self.volume.setValue(int(now.volume)), self.volume)
        self.volume.valueChanged.connect(
            lambda value: self.table_preferences.set(volume=str(value))
        )

    def _set_pause(self) -> None:
        self.table_preferences.set(
            pause="click" if self.click.isChecked() else str(self.pause.value())
        )
        self._tell_pause()

    def _show_pause(self, now: TablePreferences) -> None:
        pause = pause_of(now.pause)
        self.click.setChecked(pause is None)
        if pause is not None:
            self.pause.setValue(pause)
        elif self.pause.value() == PAUSE_RANGE[0]:
            self.pause.setValue(PAUSES["normal"] or 0)
        self._tell_pause()

    def _tell_pause(self) -> None:
        self.pause.setEnabled(not self.click.isChecked())
        text = self.locale().toString(self.pause.value() / 1000, "f", 1)
        self.seconds.setText(translate("Preferences", "{seconds} s").format(seconds=text))


def make_motion(services: Services, key: str) -> MotionPage:
    """Return the page."""
    return MotionPage(services.settings.table, services.sounds.play)


class Aids(Protocol):
    """What makes the window usable with little sight and by ear, as it is now."""

    @property
    def changed(self) -> SignalInstance:
        """Is emitted when text size, contrast or announcements have changed."""

    @property
    def text_size(self) -> int:
        """In per cent."""

    @property
    def contrast(self) -> Contrast:
        """Whether the table is shown in high contrast."""

    @property
    def spoken(self) -> Verbosity:
        """What is announced."""

    def set_text_size(self, percent: int) -> None:
        """Write everything in this size."""

    def set_contrast(self, contrast: Contrast) -> None:
        """Show the table in high contrast or not."""

    def set_verbosity(self, verbosity: Verbosity) -> None:
        """Announce everything, only the player's turn and results, or nothing."""


class AccessPage(CataloguePage):
    """Text, contrast, announcements and help with clicks.

    `wanted(key)` is emitted when the player wants to see another page.
    """

    key = "access"
    wanted = Signal(str)

    def __init__(self, kept: KeptTablePreferences, access: Aids) -> None:
        super().__init__(kept)
        self._access = access
        self.text_size, self.contrast = combo(TEXT_SIZE.words()), combo(CONTRAST.words())
        self.verbosity = combo(VERBOSITY.words())
        self._boxes: dict[Row, QComboBox] = {
            TEXT_SIZE: self.text_size,
            CONTRAST: self.contrast,
            VERBOSITY: self.verbosity,
        }
        self.fill(dict.fromkeys(self._boxes, self._add_box))
        more = QLabel(
            translate(
                "Preferences",
                "A large index on the cards, a flat hand, a plain felt, reduced motion and "
                "single-letter keys are on other pages.",
            )
        )
        more.setWordWrap(True)
        self.column.addSpacing(6)
        self.column.addWidget(more)
        for key, text in (
            ("table", translate("Preferences", "Go to table and cards")),
            ("motion", translate("Preferences", "Go to motion and sound")),
            ("keyboard", translate("Preferences", "Go to the keyboard")),
        ):
            button = QPushButton(text)
            on_click(button, self.wanted.emit, key)
            self.column.addWidget(button)
        self.column.addStretch(1)
        self._show_access()
        self.text_size.currentIndexChanged.connect(
            lambda: access.set_text_size(int(self.text_size.currentData()))
        )
        self.contrast.currentIndexChanged.connect(
            lambda: access.set_contrast(self.contrast.currentData())
        )
        self.verbosity.currentIndexChanged.connect(
            lambda: access.set_verbosity(self.verbosity.currentData())
        )
        access.changed.connect(self._show_access)

    def restore_defaults(self) -> None:
        super().restore_defaults()
        self._access.set_text_size(int(TEXT_SIZE.default))
        self._access.set_contrast(CONTRAST.default)
        self._access.set_verbosity(VERBOSITY.default)

    def _add_box(self, form: QFormLayout, row: Row) -> None:
        add_row(form, titled(row.label()), self._boxes[row])

    def _show_access(self) -> None:
        for box, value in (
            (self.text_size, str(self._access.text_size)),
            (self.contrast, self._access.contrast),
            (self.verbosity, self._access.spoken),
        ):
            blocker = QSignalBlocker(box)
            box.setCurrentIndex(box.findData(value))
            del blocker


def make_access(services: Services, key: str) -> AccessPage:
    """Return the page."""
    page = AccessPage(services.settings.table, services.appearance)
    page.wanted.connect(lambda other: services.open(OpenPreferences(other)))
    return page


class LanguagePage(Page):
    """Lists the languages by their own names."""

    key = "language"

    def __init__(self, languages: Languages) -> None:
        super().__init__()
        self._languages = languages
        self.buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        for language, name in languages.words().items():
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
            self._languages.want(language)


def make_language(services: Services, key: str) -> LanguagePage:
    """Return the page."""
    return LanguagePage(services.settings.languages)

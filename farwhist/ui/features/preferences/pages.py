"""The pages of motion and sound, of accessibility, and of the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSlider,
    QVBoxLayout,
)

from farwhist.ui.features.preferences.catalogue_page import CataloguePage, Row, combo
from farwhist.ui.features.preferences.controls import Switch
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.requests import OpenPreferences
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import (
    CONTRAST,
    LOUDEST,
    TEXT_SIZE,
    VERBOSITY,
    Contrast,
    Verbosity,
)
from farwhist.ui.settings.languages import SYSTEM, Languages
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.settings.timing import PAUSE_RANGE, PAUSES, pause_of
from farwhist.ui.style.text import add_row
from farwhist.ui.wording.punctuation import titled

translate = QCoreApplication.translate


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


def make_language(services: Services, key: str) -> LanguagePage:
    """Return the page."""
    languages = services.settings.languages
    page = LanguagePage(languages)
    page.chosen.connect(languages.wanted)
    return page

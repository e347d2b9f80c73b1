"""Pages that are made from the rows of the catalogue, and that of the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import groupby
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSlider,
    QWidget,
)

from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, cards_on, flow
from farwhist.ui.features.preferences.controls import Gallery, Pictures, Switch, ValueChoice
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

translate = QCoreApplication.translate

AnyPreference = Preference[Any]
Maker = Callable[[AnyPreference], QWidget]
"""Makes the row of a preference."""


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
        self._rows: list[AnyPreference] = []
        self._language = language
        self._followers: list[Callable[[TablePreferences], None]] = []
        self._galleries: list[Gallery] = []
        self._pictures = Pictures()
        self._drawn: object = None
        self.column = cards_on(self)
        kept.changed.connect(self._follow)

    def restore_defaults(self) -> None:
        self.table_preferences.set(**{row.name: row.default for row in self._rows})

    def fill(self, makers: Mapping[AnyPreference, Maker] | None = None) -> None:
        """Make the controls of all rows of this page, a card for each part.

        `makers` make those that are more than a list, a switch or pictures.
        """
        usual: dict[str, Maker] = {
            "list": self.choice, "gallery": self.gallery, "switch": self.switch
        }  # fmt: skip
        for place, rows in groupby(on_page(self.key), key=lambda row: row.place):
            self.card = PaperCard(heading(place))
            for row in rows:
                self.card.add((makers or {}).get(row, usual.get(row.control, self.choice))(row))
            for text in NOTES.get(place, ()):
                self.card.add_note(translate("Preferences", text))
            self.column.addWidget(self.card)

    def choice(self, row: AnyPreference) -> PreferenceRow:
        """Return a choice of the values of a row."""
        name, choice = row.name, ValueChoice(row.words(), row.label(), row.name)
        choice.chosen.connect(lambda value: self.table_preferences.set(**{name: value}))
        self.follow(row, lambda now: choice.show_value(getattr(now, name)))
        return PreferenceRow(row.label(), choice)

    def switch(self, row: AnyPreference) -> PreferenceRow:
        """Return a box to tick for a row that is yes or no."""
        name, box = row.name, Switch(row.label())
        box.setObjectName(name)
        box.toggled.connect(lambda on: self.table_preferences.set(**{name: "yes" if on else "no"}))
        self.follow(row, lambda now: box.setChecked(getattr(now, name) == "yes"), box)
        return PreferenceRow(box)

    def gallery(self, row: AnyPreference) -> PreferenceRow:
        """Return pictures of the values of a row."""
        name = row.name
        gallery = Gallery(row.label(), row.words(), lambda value: self._draw(name, value))
        gallery.setObjectName(name)
        gallery.chosen.connect(lambda value: self.table_preferences.set(**{name: value}))
        self._galleries.append(gallery)
        self.follow(row, lambda now: gallery.show_value(getattr(now, name)), gallery)
        return PreferenceRow(row.label(), gallery, whole=True)

    @staticmethod
    def line(text: str, field: QWidget, more: QWidget, *notes: QWidget) -> PreferenceRow:
        """Return a labelled row of two widgets; the label belongs to the first."""
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(field, 1)
        row.addWidget(more)
        return PreferenceRow(text, both, field=field, notes=notes)

    def follow(
        self, row: AnyPreference, show: Callable[[TablePreferences], None], *controls: QWidget
    ) -> None:
        """Keep controls in step with a row; `show` puts its value into them."""

        def quietly(now: TablePreferences) -> None:
            blockers = [QSignalBlocker(control) for control in controls]
            show(now)
            del blockers

        self._rows.append(row)
        self._followers.append(quietly)
        quietly(self.table_preferences.now)

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

    def _add_pause(self, row: AnyPreference) -> PreferenceRow:
        self.follow(row, self._show_pause, self.pause, self.click)
        self.pause.valueChanged.connect(self._set_pause)
        self.click.toggled.connect(self._set_pause)
        self.card.add(self.line(row.label(), self.pause, self.seconds))
        return PreferenceRow(self.click)

    def _add_volume(self, row: AnyPreference) -> PreferenceRow:
        self.follow(row, lambda now: self.volume.setValue(int(now.volume)), self.volume)
        self.volume.valueChanged.connect(
            lambda value: self.table_preferences.set(volume=str(value))
        )
        return self.line(row.label(), self.volume, self.test)

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
        set_by: dict[Preference[Any], Callable[[Any], None]] = {
            TEXT_SIZE: lambda value: access.set_text_size(int(value)),
            CONTRAST: access.set_contrast,
            VERBOSITY: access.set_verbosity,
        }
        self.choices = {row: ValueChoice(row.words(), row.label(), row.key) for row in set_by}
        self.fill(dict.fromkeys(set_by, self._add_choice))
        more = PaperCard()
        more.add_note(
            translate(
                "Preferences",
                "A large index on the cards, a flat hand, a plain felt, reduced motion and "
                "single-letter keys are on other pages.",
            )
        )
        buttons = []
        for key, text in (
            ("table", translate("Preferences", "Table and cards")),
            ("motion", translate("Preferences", "Motion and sound")),
            ("keyboard", translate("Preferences", "Keyboard")),
        ):
            buttons.append(QPushButton(text))
            on_click(buttons[-1], self.wanted.emit, key)
        more.add(flow(*buttons))
        self.column.addWidget(more)
        self.column.addStretch(1)
        self._show_access()
        for row, choose in set_by.items():
            self.choices[row].chosen.connect(choose)
        access.changed.connect(self._show_access)

    def restore_defaults(self) -> None:
        super().restore_defaults()
        self._access.set_text_size(int(TEXT_SIZE.default))
        self._access.set_contrast(CONTRAST.default)
        self._access.set_verbosity(VERBOSITY.default)

    def _add_choice(self, row: AnyPreference) -> PreferenceRow:
        return PreferenceRow(row.label(), self.choices[row])

    def _show_access(self) -> None:
        access = self._access
        self.choices[TEXT_SIZE].show_value(str(access.text_size))
        self.choices[CONTRAST].show_value(access.contrast)
        self.choices[VERBOSITY].show_value(access.spoken)


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
        card = PaperCard()
        for language, name in languages.words().items():
            button = QRadioButton(name)
            button.setObjectName(language)
            self._group.addButton(button)
            card.add(button)
            self.buttons[language] = button
        now = self.buttons.get(languages.chosen, self.buttons[SYSTEM])
        now.setChecked(True)
        for language, button in self.buttons.items():
            # A screen reader toggles the button, which is no click.
            button.toggled.connect(partial(self._turn, language))
        self.setFocusProxy(now)
        card.add_note(
            translate(
                "Preferences",
                "The letters on the cards follow the language, unless you choose others on the "
                "page “Table and cards”.",
            )
        )
        column = cards_on(self)
        column.addWidget(card)
        column.addStretch(1)

    def restore_defaults(self) -> None:
        self.buttons[SYSTEM].setChecked(True)

    def _turn(self, language: str, on: bool) -> None:
        if on:
            self._languages.want(language)


def make_language(services: Services, key: str) -> LanguagePage:
    """Return the page."""
    return LanguagePage(services.settings.languages)

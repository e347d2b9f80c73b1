"""What makes the game usable with little sight, by ear, and with few movements."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, SignalInstance
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton

from farwhist.ui.features.preferences.catalogue_page import CataloguePage, Row, combo
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, VERBOSITY, Contrast, Verbosity
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.style.labels import add_row
from farwhist.ui.wording.punctuation import titled

translate = QCoreApplication.translate


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

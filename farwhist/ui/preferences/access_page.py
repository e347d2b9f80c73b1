"""What makes the game usable with little sight, by ear, and with few movements."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton

from farwhist.ui.access_menu import AccessMenu
from farwhist.ui.panels.panel import on_click
from farwhist.ui.preferences.taste_page import CataloguePage, Row, combo
from farwhist.ui.preferences.words import label, words
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, VERBOSITY
from farwhist.ui.taste import KeptTablePreferences

translate = QCoreApplication.translate


class AccessPage(CataloguePage):
    """Text, contrast, announcements and help with clicks.

    `wanted(key)` is emitted when the player wants to see another page.
    """

    key = "access"
    wanted = Signal(str)

    def __init__(self, tastes: KeptTablePreferences, access: AccessMenu) -> None:
        super().__init__(tastes)
        self._access = access
        self.text_size, self.contrast = combo(words(TEXT_SIZE)), combo(words(CONTRAST))
        self.verbosity = combo(words(VERBOSITY))
        self._boxes: dict[Row, QComboBox] = {
            TEXT_SIZE: self.text_size,
            CONTRAST: self.contrast,
            VERBOSITY: self.verbosity,
        }
        self.fill(dict.fromkeys(self._boxes, self._add_box))
        more = QLabel(
            translate(
                "Preferences",
                "Large letters on the cards, a flat hand and a plain felt are on another page, "
                "and so are less motion and keys that are single letters.",
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

    def title(self) -> str:
        return translate("Preferences", "Accessibility")

    def restore_defaults(self) -> None:
        super().restore_defaults()
        self._access.set_text_size(int(TEXT_SIZE.default))
        self._access.set_contrast(CONTRAST.default)
        self._access.set_verbosity(VERBOSITY.default)

    def _add_box(self, form: QFormLayout, row: Row) -> None:
        form.addRow(label(row) + ":", self._boxes[row])

    def _show_access(self) -> None:
        for box, value in (
            (self.text_size, str(self._access.text_size)),
            (self.contrast, self._access.contrast),
            (self.verbosity, self._access.spoken),
        ):
            blocker = QSignalBlocker(box)
            box.setCurrentIndex(box.findData(value))
            del blocker

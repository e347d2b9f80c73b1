"""What makes the game usable with little sight, by ear, and with few movements."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton

from farwhist.ui.access_menu import AccessMenu
from farwhist.ui.appearance import TEXT_SIZES
from farwhist.ui.panels.panel import on_click
from farwhist.ui.preferences.taste_page import TastePage, combo
from farwhist.ui.taste import Tastes

translate = QCoreApplication.translate


class AccessPage(TastePage):
    """Text, contrast, announcements and help with clicks.

    `wanted(key)` is emitted when the player wants to see another page.
    """

    key = "access"
    wanted = Signal(str)

    def __init__(self, tastes: Tastes, access: AccessMenu) -> None:
        super().__init__(tastes)
        self._access = access
        form = self.form(translate("Preferences", "Seeing"))
        self.text_size = self._list(form, translate("Preferences", "Size of the text"), {
            str(size): f"{size} %" for size in TEXT_SIZES
        })  # fmt: skip
        self.contrast = self._list(form, translate("Preferences", "High contrast"), {
            "system": translate("Preferences", "As the system"),
            "on": translate("Preferences", "On"),
            "off": translate("Preferences", "Off"),
        })  # fmt: skip
        form = self.form(translate("Preferences", "Hearing the game"))
        self.verbosity = self._list(form, translate("Preferences", "Announcements"), {
            "all": translate("Preferences", "Everything"),
            "turn": translate("Preferences", "My turn and results"),
            "off": translate("Preferences", "None"),
        })  # fmt: skip
        self.form(translate("Preferences", "Playing without haste"))
        for name in ("confirm", "cooldown", "forced"):
            self.switch(name)
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
        self._access.set_text_size(100)
        self._access.set_contrast("system")
        self._access.set_verbosity("all")

    def _list(self, form: QFormLayout, text: str, words: dict[str, str]) -> QComboBox:
        box = combo(words)
        form.addRow(text + ":", box)
        return box

    def _show_access(self) -> None:
        for box, value in (
            (self.text_size, str(self._access.text_size)),
            (self.contrast, self._access.contrast),
            (self.verbosity, self._access.spoken),
        ):
            blocker = QSignalBlocker(box)
            box.setCurrentIndex(box.findData(value))
            del blocker

"""The end of the Help menu: the first steps again, and what this program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.services.actions import Actions

if TYPE_CHECKING:
    from farwhist.ui.features.about.dialog import AboutDialog


class About(QObject):
    """Does what the end of the menu says. `steps` asks for the first steps again."""

    steps = Signal()

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        actions["first_steps"].triggered.connect(self.steps)
        actions["about"].triggered.connect(self.show_about)

    def show_about(self) -> AboutDialog:
        """Open the dialog that tells name, version and licences."""
        from farwhist.ui.features.about.dialog import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.open()
        return dialog

"""Opens the dialog about the program."""

from __future__ import annotations

from farwhist.ui.features.about.dialog import AboutDialog
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import Request


class About(Feature):
    """Shows name, version and licences."""

    def answer(self, request: Request) -> str:
        """Open the dialog."""
        self.show_about()
        return ""

    def show_about(self) -> AboutDialog:
        """Open the dialog, and return it."""
        dialog = AboutDialog(self.services.window)
        dialog.open()
        return dialog

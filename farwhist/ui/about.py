"""The end of the Help menu: the first steps again, and what this program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

if TYPE_CHECKING:
    from farwhist.ui.dialogs.about import AboutDialog

translate = QCoreApplication.translate


class About(QObject):
    """Adds its commands at the end of the menu. `steps` asks for the first steps again."""

    steps = Signal()

    def __init__(self, window: QMainWindow, menu: QMenu) -> None:
        super().__init__(window)
        self._window = window
        self.first_steps = QAction(translate("Menu", "Show the first &steps again"), window)
        self.about = QAction(translate("Menu", "&About Far Whist"), window)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.first_steps.triggered.connect(self.steps)
        self.about.triggered.connect(self.show_about)
        menu.addAction(self.first_steps)
        menu.addSeparator()
        menu.addAction(self.about)

    def show_about(self) -> AboutDialog:
        """Open the dialog that tells name, version and licences."""
        from farwhist.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._window)
        dialog.open()
        return dialog

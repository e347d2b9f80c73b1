"""The end of the Help menu: the first steps again, and what this program is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QMessageBox

from farwhist import __version__

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

    def show_about(self) -> QMessageBox:
        """Open the box that tells name, version and licence."""
        box = QMessageBox(self._window)
        box.setWindowTitle(translate("About", "About Far Whist"))
        box.setText(translate("About", "Far Whist {version}").format(version=__version__))
        box.setInformativeText(
            translate(
                "About",
                "A card table for the whist games in which the exact bid counts.\n\n"
                "The opponents are honest: each sees its own cards and what has been played, "
                "nothing else.\n\n"
                "Free software under the MIT licence. Made with Qt {qt}, which is under the "
                "GNU LGPL.",
            ).format(qt=qVersion())
        )
        box.setStandardButtons(QMessageBox.StandardButton.Close)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
        return box

"""The main window: an empty table at once; whoever made it puts the rest into it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import CONTRAST, TableRows
from farwhist.ui.settings.saving import KeptOnScreen, restore_geometry
from farwhist.ui.table.theme import Theme, high_contrast_theme, lay, themed


class Backdrop(QWidget):
    """Shows the felt that the player has chosen, in the colours of the table to come.

    What contrast the system wants is asked later, by the table: it would take longer than all of
    this.
    """

    def __init__(self, settings: Preferences) -> None:
        super().__init__()
        strong, felt = CONTRAST.read(settings) == "on", TableRows.felt.read(settings)
        self._theme = high_contrast_theme() if strong else themed(Theme(), felt)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        lay(painter, QRectF(self.rect()), self._theme)
        painter.end()


class MainWindow(QMainWindow):
    """A window with the felt of the table, in the place where it was left.

    Painting it takes a moment; reading the rest of the program takes several. So what stands in
    the window comes later, and the window knows nothing of it. This module imports nothing that
    the first picture does not need.

    `resized` is emitted when it has another size, `closing` when it is about to be closed, `closed`
    when it has been.
    """

    resized = Signal()
    closing = Signal()
    closed = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._may_close: list[Callable[[], bool]] = []
        self.setWindowTitle("Far Whist")
        self.backdrop = Backdrop(preferences)
        self.setCentralWidget(self.backdrop)
        if not restore_geometry(self, preferences):
            self.resize(self.sizeHint())
        KeptOnScreen(self)

    def ask_before_closing(self, may_close: Callable[[], bool]) -> None:
        """Let somebody ask the player first, who then closes the window by `close`.

        `may_close` returns whether there is nothing to ask. Whoever ends the program otherwise, as
        the system does, asks nobody.
        """
        self._may_close.append(may_close)

    def close_if_agreed(self) -> None:
        """Close the window because the player wants it."""
        if all(may_close() for may_close in self._may_close):
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if event.spontaneous() and not all(may_close() for may_close in self._may_close):
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
        if event.isAccepted():
            self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

"""The felt before anything lies on it: what the window shows while the rest is read."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import CONTRAST, TableRows
from farwhist.ui.table.felts import lay, themed
from farwhist.ui.table.theme import Theme, high_contrast_theme


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

"""A line of text that ends in "…" where there is no room, instead of being cut."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


class ElidedLabel(QLabel):
    """Shows as much of its text as fits; all of it is in the tool tip and for screen readers.

    Args:
        share: how much of the window's width it wants at least, if its text is so long.
    """

    def __init__(self, share: float = 0.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = share
        self.setTextFormat(Qt.TextFormat.PlainText)

    def shown(self) -> str:
        """Return what can be read of the text at this width."""
        return self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def minimumSizeHint(self) -> QSize:
        wanted = super().sizeHint()
        wide = min(wanted.width(), round(self._share * self.window().width()))
        return QSize(wide, wanted.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown()
        tip = "" if shown == self.text() else self.text()
        if tip != self.toolTip():
            self.setToolTip(tip)
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.contentsRect(), self.alignment(), shown)

"""A label with portraits, drawn with all the pixels that they have."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel


class FaceLabel(QLabel):
    """Shows portraits in its middle. A plain label draws no more pixels than the screen has."""

    def __init__(self) -> None:
        super().__init__()
        self._faces = QPixmap()

    def show_faces(self, faces: QPixmap) -> None:
        """Show these."""
        self._faces = faces
        self.setPixmap(faces)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self._faces.deviceIndependentSize()
        painter = QPainter(self)
        x, y = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        painter.drawPixmap(round(x), round(y), self._faces)
        painter.end()

"""The picture of a player in the preferences."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

COLOURS: Final = (
    "#33515E", "#6B3A2E", "#2F5D50", "#5A4378", "#7A5C1E", "#2C4F87", "#7B2F4B", "#46602B",
    "#1F5F6B", "#6B4A1F", "#4A4F57", "#8A3324",
)  # fmt: skip
"""The ground of each picture; white letters keep a contrast of 5 or more on it."""


def portrait(number: int, name: str, size: int, ratio: float) -> QPixmap:
    """Return picture `number`, from 0 to 11, of a player of this name, `size` pixels wide.

    It is a disc with the first letter of the name.
    """
    found = QPixmap(round(size * ratio), round(size * ratio))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(COLOURS[number]))
    box = QRectF(0.5, 0.5, size - 1, size - 1)
    painter.drawEllipse(box)
    font = QFont()
    font.setBold(True)
    font.setPixelSize(round(0.5 * size))
    painter.setFont(font)
    painter.setPen(QColor("#FFFFFF"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name[:1])
    painter.end()
    return found

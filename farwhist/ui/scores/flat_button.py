"""The buttons of the score panel, drawn like the plates."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from farwhist.ui.style import icons
from farwhist.ui.table.theme import Theme


class FlatButton(QPushButton):
    """An icon, or a text with what `keys` returns at the right."""

    def __init__(self, theme: Theme, parent: QWidget, keys: Callable[[], str] = lambda: "") -> None:
        super().__init__(parent)
        self.setProperty("drawn", True)
        self._theme = theme
        self.glyph: icons.IconName | None = None
        self.unit = 1.0
        self._keys = keys
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._theme, self.unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.pressed if self.isDown() else theme.pointer))
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        if self.glyph is not None:
            side = 16 * unit
            spot = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            icons.draw(painter, self.glyph, spot, QColor(theme.text))
        else:
            self._write(painter, box)
        painter.end()

    def _write(self, painter: QPainter, box: QRectF) -> None:
        theme, unit, key = self._theme, self.unit, self._keys()
        font = QFont(self.font())
        font.setPixelSize(round(14 * unit))
        small = QFont(font)
        small.setPixelSize(round(11 * unit))
        right = box.right() - 8 * unit
        if key:
            wide = QFontMetricsF(small).horizontalAdvance(key) + 12 * unit
            cap = QRectF(right - wide, box.center().y() - 9 * unit, wide, 18 * unit)
            painter.setPen(QPen(QColor(theme.control_line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 4 * unit, 4 * unit)
            painter.setFont(small)
            painter.setPen(QColor(theme.secondary))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            right = cap.left() - 6 * unit
        left = box.left() + 8 * unit
        room = QRectF(left, box.top(), right - left, box.height())
        text = self.text()
        while (
            QFontMetricsF(font).horizontalAdvance(text) > room.width()
            and font.pixelSize() > 10 * unit
        ):
            font.setPixelSize(font.pixelSize() - 1)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

"""A layout that fills lines like a text: what does not fit goes into the next line."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayoutItem

from farwhist.ui.style.item_layout import ItemLayout


class FlowLayout(ItemLayout):
    """Gives each item its own size, in lines from the side where reading begins."""

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def fill(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            x, high = rect.x(), max(size.height() for _, size in line)
            for item, size in line:
                if move:
                    place = QRect(QPoint(x, y + (high - size.height()) // 2), size)
                    self.put(item, rect, place)
                x += size.width() + self.spacing()
            y += high + self.spacing()
        return max(y - self.spacing() - rect.y(), 0)

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return the items that are shown line by line, each with its size."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self.shown():
            size = item.sizeHint().boundedTo(QSize(max(width, 1), 10_000))
            size = size.expandedTo(item.minimumSize())
            if not lines or size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self.spacing()
        return lines

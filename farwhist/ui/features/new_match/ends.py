"""Two parts of a line: one at its beginning, one at its end, or below each other without room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from farwhist.ui.style.layouts import ItemLayout


class Ends(ItemLayout):
    """Lays out two items; the second keeps the end of the line, or stands in a line of its own.

    Each gets the size that it asks for; below each other the whole width is theirs.
    """

    def __init__(self, first: QWidget, second: QWidget, gap: int = 12) -> None:
        super().__init__(spacing=gap)
        self.addWidget(first)
        self.addWidget(second)

    def minimumSize(self) -> QSize:
        wide = max((item.minimumSize().width() for item in self.shown()), default=0)
        return QSize(wide, 0)

    def fill(self, rect: QRect, *, move: bool) -> int:
        items = self.shown()
        if not items:
            return 0
        if len(items) > 1 and self.sizeHint().width() <= rect.width():
            return self._in_a_line(items, rect, move=move)
        y = rect.y()
        for item in items:
            high = _height(item, rect.width())
            wide = min(item.sizeHint().width(), rect.width())
            if item.hasHeightForWidth():
                wide = rect.width()
            if move:
                self.put(item, rect, QRect(rect.x(), y, wide, high))
            y += high + self.spacing()
        return max(y - self.spacing() - rect.y(), 0)

    def _in_a_line(self, items: list[QLayoutItem], rect: QRect, *, move: bool) -> int:
        sizes = [item.sizeHint() for item in items]
        high = max(size.height() for size in sizes)
        if move:
            for n, (item, size) in enumerate(zip(items, sizes, strict=True)):
                x = rect.x() if n == 0 else rect.x() + rect.width() - size.width()
                y = rect.y() + (high - size.height()) // 2
                self.put(item, rect, QRect(x, y, size.width(), size.height()))
        return high


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def line(first: QWidget, second: QWidget, gap: int = 12) -> QWidget:
    """Return a widget with these two at its ends."""
    made = QWidget()
    made.setProperty("clear", True)
    made.setLayout(Ends(first, second, gap))
    return made

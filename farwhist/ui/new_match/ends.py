"""Two parts of a line: one at its beginning, one at its end, or below each other without room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class Ends(QLayout):
    """Lays out two items; the second keeps the end of the line, or stands in a line of its own.

    Each gets the size that it asks for; below each other the whole width is theirs.
    """

    def __init__(self, first: QWidget, second: QWidget, gap: int = 12) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(first)
        self.addWidget(second)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._fill(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        wide = sum(hint.width() + self.spacing() for hint in hints) - self.spacing()
        return QSize(max(wide, 0), max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        wide = max((item.minimumSize().width() for item in self._shown()), default=0)
        return QSize(wide, 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._fill(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _fill(self, rect: QRect, *, move: bool) -> int:
        items = self._shown()
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
                self._put(item, rect, QRect(rect.x(), y, wide, high))
            y += high + self.spacing()
        return max(y - self.spacing() - rect.y(), 0)

    def _in_a_line(self, items: list[QLayoutItem], rect: QRect, *, move: bool) -> int:
        sizes = [item.sizeHint() for item in items]
        high = max(size.height() for size in sizes)
        if move:
            for n, (item, size) in enumerate(zip(items, sizes, strict=True)):
                x = rect.x() if n == 0 else rect.x() + rect.width() - size.width()
                y = rect.y() + (high - size.height()) // 2
                self._put(item, rect, QRect(x, y, size.width(), size.height()))
        return high

    def _put(self, item: QLayoutItem, rect: QRect, place: QRect) -> None:
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        item.setGeometry(QStyle.visualRect(direction, rect, place))


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def line(first: QWidget, second: QWidget, gap: int = 12) -> QWidget:
    """Return a widget with these two at its ends."""
    made = QWidget()
    made.setProperty("clear", True)
    made.setLayout(Ends(first, second, gap))
    return made

"""Layouts of our own, and rows and columns made with what stands in them."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

import shiboken6
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QLayoutItem, QStyle, QWidget


class ItemLayout(QLayout):
    """Holds items in their order; how high they need to be depends on the width.

    A subclass says where they lie, by `fill`.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    @abstractmethod
    def fill(self, rect: QRect, *, move: bool) -> int:
        """Return how high the items are in the width of `rect`; `move` them there if wanted."""

    def shown(self) -> list[QLayoutItem]:
        """Return the items that are not hidden."""
        return [item for item in self._items if not item.isEmpty()]

    def put(self, item: QLayoutItem, rect: QRect, place: QRect) -> None:
        """Put an item in its place in `rect`, or where that is when one reads from the right."""
        parent = self.parentWidget()
        direction = Qt.LayoutDirection.LeftToRight if parent is None else parent.layoutDirection()
        item.setGeometry(QStyle.visualRect(direction, rect, place))

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
        return self.fill(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self.fill(rect, move=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self.shown()]
        wide = sum(hint.width() + self.spacing() for hint in hints) - self.spacing()
        return QSize(max(wide, 0), max((hint.height() for hint in hints), default=0))


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


def add_layout(outer: QBoxLayout | QGridLayout, inner: QLayout, *where: int) -> None:
    """Add a layout, which may be filled already, to another.

    PySide makes a wrapper for each item of a filled layout that is added, and keeps it as long as
    the layout, even after Qt has deleted the item because its widget went elsewhere. Whatever Qt
    makes at that address later, such as a style, is then taken for the item. So the wrappers are
    given up at once; those of an `ItemLayout` are its items, and it must be added while empty.

    Args:
        where: what `addLayout` of `outer` takes: a stretch, or row, column and how many of them.
    """
    outer.addLayout(inner, *where)  # type: ignore[call-overload]
    _forget_items(inner)


def _forget_items(layout: QLayout) -> None:
    """Give up the wrappers of the items of this layout and of those within it."""
    if isinstance(layout, ItemLayout):
        assert not layout.count(), "a layout of our own is added while it is empty"
    for index in range(layout.count()):
        item = layout.itemAt(index)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif item is not None:
            shiboken6.invalidate(item)


Part = QWidget | QLayout | tuple[QWidget | QLayout, int | Qt.AlignmentFlag] | int
"""What stands in a row, with how much of the spare room it takes or where in its own it stands.

A number alone is a gap that takes so much of the spare room.
"""

B = TypeVar("B", bound=QBoxLayout)


def filled(
    box: B,
    *parts: Part,
    margins: int | tuple[int, int] | tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> B:
    """Return a row or column after these parts were added to it.

    Args:
        margins: the room around all, in pixels: on each side, or beside and above, or at the left,
            above, at the right and below.
        spacing: the room between two parts, in pixels.
    """
    if margins is not None:
        around = (margins, margins) if isinstance(margins, int) else margins
        box.setContentsMargins(*(around * 2 if len(around) == 2 else around))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        each, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(stretch, Qt.AlignmentFlag):
            assert isinstance(each, QWidget)
            box.addWidget(each, 0, stretch)
        elif isinstance(each, QLayout):
            add_layout(box, each, stretch)
        else:
            box.addWidget(each, stretch)
    return box

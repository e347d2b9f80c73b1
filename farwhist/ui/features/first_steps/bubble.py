"""A bubble on the felt that points at something and says what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.ui.features.first_steps.placing import TIP, Place, Side
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import helps
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme, panel_palette, panel_style

translate = QCoreApplication.translate

_SIDE, _ABOVE = round(TIP) + 14, round(TIP) + 10
"""The margins."""

_SMALLER = 3000.0
"""What a pixel less in the size of the letters costs, as `Place` counts."""

_LEAST = 12
"""No smaller than so many pixels are its letters, unless all of the table has smaller ones."""

_CLEAR = 50.0
"""A place that costs no more covers nothing."""


class _Shape(NamedTuple):
    """One of the shapes that a bubble can take on, at its best place."""

    cost: float
    size: int
    direction: QBoxLayout.Direction
    place: Place


class Bubble(QWidget):
    """Text, how many of how many it is, and two ways to be rid of it; it never takes the focus.

    `dismissed` is emitted when it has been read, `skipped` when no more are wanted.
    """

    dismissed = Signal()
    skipped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        helps(self, "five_minutes")
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self._theme = theme
        self._place: Place | None = None
        self._tip: QPointF | None = None
        self._size = self._written = 0
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.count = QLabel()
        self.count.setProperty("quiet", True)
        self.skip = QPushButton(translate("First steps", "Skip tips"))
        self.skip.setObjectName("skip steps")
        self.got_it = QPushButton(translate("First steps", "Got it"))
        self.got_it.setObjectName("got it")
        self.got_it.setProperty("action", True)
        for button in (self.skip, self.got_it):
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        on_click(self.got_it, self.dismissed.emit)
        on_click(self.skip, self.skipped.emit)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, _ABOVE, _SIDE, _ABOVE)
        column.setSpacing(8)
        column.addWidget(self.text)
        row = self._row = QHBoxLayout()
        row.addWidget(self.count)
        row.addStretch(1)
        buttons = self._buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addWidget(self.got_it)
        row.addLayout(buttons)
        column.addLayout(row)
        self.hide()

    def say(self, text: str, number: int, of: int, size: int) -> None:
        """Write `text` in letters of `size` pixels; this is bubble `number` of so many."""
        self._size = size
        self._write_in(size)
        self.text.setText(text)
        words = translate("First steps", "{number} of {count}")
        self.count.setText(words.format(number=number, count=of))
        self.skip.setVisible(number < of)
        self.setAccessibleName(text)

    def stand(self, choose: Callable[[float, float], Place], anchor: Rect) -> None:
        """Stand where `choose` finds room for a width and height, pointing at `anchor`."""
        self._place = self._best(choose)
        rect = self._place.rect
        x = min(max(anchor.cx, rect.x + 26), rect.right - 26) - rect.x
        y = min(max(anchor.cy, rect.y + 26), rect.bottom - 26) - rect.y
        tips = {
            Side.RIGHT: QPointF(0, y),
            Side.LEFT: QPointF(rect.w, y),
            Side.BELOW: QPointF(x, 0),
            Side.ABOVE: QPointF(x, rect.h),
        }
        self._tip = None if self._place.side is None else tips[self._place.side]
        self.setGeometry(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        self.show()
        self.raise_()

    def _best(self, choose: Callable[[float, float], Place]) -> Place:
        """Take on the shape that covers least, in letters as large as they can be for that."""
        best: _Shape | None = None
        down, along = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for size in range(self._size, min(_LEAST, self._size) - 1, -1):
            smaller = _SMALLER * (self._size - size)
            if best is not None and best.cost <= _CLEAR + smaller:
                break
            self._write_in(size)
            for direction in (along, down):
                self._buttons.setDirection(direction)
                place = min(self._tried(choose, size), key=lambda each: each.cost)
                if best is None or place.cost + smaller < best.cost:
                    best = _Shape(place.cost + smaller, size, direction, place)
        assert best is not None
        self._write_in(best.size)
        self._buttons.setDirection(best.direction)
        self._settle()
        return best.place

    def _tried(self, choose: Callable[[float, float], Place], size: int) -> Iterator[Place]:
        self._settle()
        least = self._column.totalMinimumSize().width()
        for letters in (18, 22, 26, 34, 46, 60):
            wide = max(least, round(letters * size * 0.62) + 2 * _SIDE)
            yield choose(float(wide), float(self._column.totalHeightForWidth(wide)))

    def _settle(self) -> None:
        """Let the layouts know what style and direction make of the buttons now."""
        for widget in (self, self.text, self.count, self.skip, self.got_it):
            widget.ensurePolished()
        for layout in (self._buttons, self._row, self._column):
            layout.invalidate()

    def _write_in(self, size: int) -> None:
        if size != self._written:
            self._written = size
            self.setStyleSheet(panel_style(self._theme, size))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._place is None:
            return
        inner = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        shape = QPainterPath()
        shape.addRoundedRect(inner, 10, 10)
        if self._tip is not None:
            shape = shape.united(self._arrow(inner, self._tip, self._place.side))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 3))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawPath(shape)

    @staticmethod
    def _arrow(inner: QRectF, tip: QPointF, side: Side | None) -> QPainterPath:
        """Return what reaches from the body of the bubble to its anchor."""
        if side in (Side.RIGHT, Side.LEFT):
            x = inner.left() + 2 if side is Side.RIGHT else inner.right() - 2
            feet = [QPointF(x, tip.y() - 10), QPointF(x, tip.y() + 10)]
        else:
            y = inner.top() + 2 if side is Side.BELOW else inner.bottom() - 2
            feet = [QPointF(tip.x() - 10, y), QPointF(tip.x() + 10, y)]
        arrow = QPainterPath()
        arrow.addPolygon(QPolygonF([feet[0], tip, feet[1]]))
        arrow.closeSubpath()
        return arrow

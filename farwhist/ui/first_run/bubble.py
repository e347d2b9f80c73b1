"""A bubble on the felt that points at something and says what it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.ui.first_run.placing import Place, Side
from farwhist.ui.panels.panel import on_click
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme, panel_palette, panel_style

translate = QCoreApplication.translate

_TIP = 12
"""How far the tip of a bubble reaches."""


class Bubble(QWidget):
    """Text, how many of how many it is, and two ways to be rid of it; it never takes the focus.

    `dismissed` is emitted when it has been read, `skipped` when no more are wanted.
    """

    dismissed = Signal()
    skipped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self._theme = theme
        self._place: Place | None = None
        self._tip: QPointF | None = None
        self._size = 0
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
        column.setContentsMargins(_TIP + 14, _TIP + 10, _TIP + 14, _TIP + 10)
        column.setSpacing(8)
        column.addWidget(self.text)
        row = self._row = QHBoxLayout()
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.got_it)
        column.addLayout(row)
        self.hide()

    def say(self, text: str, number: int, of: int, size: int) -> None:
        """Write `text` in letters of `size` pixels; this is bubble `number` of so many."""
        self._size = size
        self.setStyleSheet(panel_style(self._theme, size))
        self.text.setText(text)
        words = translate("First steps", "{number} of {count}")
        self.count.setText(words.format(number=number, count=of))
        self.skip.setVisible(number < of)
        self.setAccessibleName(text)

    def stand(self, choose: Callable[[float, float], Place], anchor: Rect) -> None:
        """Stand where `choose` finds room for a width and height, pointing at `anchor`."""
        for widget in (self, self.text, self.count, self.skip, self.got_it):
            widget.ensurePolished()
        self._row.invalidate()  # what it knew of the buttons was from before they had a style
        self._column.invalidate()
        tried: list[Place] = []
        least = self._column.totalMinimumSize().width()
        for letters in (18, 22, 26, 34, 46, 60):
            wide = max(least, round(letters * self._size * 0.62)) + 2 * (_TIP + 14)
            tried.append(choose(float(wide), float(self._column.totalHeightForWidth(wide))))
        self._place = min(tried, key=lambda each: each.cost)
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

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._place is None:
            return
        inner = QRectF(self.rect()).adjusted(_TIP, _TIP, -_TIP, -_TIP)
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

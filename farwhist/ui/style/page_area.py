"""What long pages are put together from, and what keeps the wheel from changing them."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.style.window_style import by_key
from farwhist.ui.wording.punctuation import joined

GAP: Final = 10
BIG: Final = 1.7
"""The size of a figure, in sizes of ordinary text."""


def plain(text: str = "", *, wrapped: bool = True) -> QLabel:
    """Return a label for a sentence."""
    label = QLabel(text)
    label.setWordWrap(wrapped)
    return label


class Scaled(QLabel):
    """A bold line in so many sizes of ordinary text."""

    def __init__(self, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self.dress()

    def dress(self) -> None:
        """Take on the ordinary text as it is now: what has a font of its own does not follow."""
        font = QApplication.font()
        font.setBold(True)
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * self._scale)
        else:
            font.setPixelSize(round(font.pixelSize() * self._scale))
        self.setFont(font)


def heading(text: str) -> Scaled:
    """Return the title of a part of a page."""
    label = Scaled()
    label.setText(text)
    label.setWordWrap(True)
    return label


class Tile(QWidget):
    """One figure: what it is, its value, and a note."""

    def __init__(self, caption: str) -> None:
        super().__init__()
        self.caption, self.value, self.note = plain(caption, wrapped=False), Scaled(BIG), plain()
        self.note.setWordWrap(False)
        column = QVBoxLayout(self)
        column.setSpacing(1)
        for label in (self.caption, self.value, self.note):
            column.addWidget(label)

    def show_value(self, value: str, note: str = "") -> None:
        """Show these, or nothing at all where there is no value."""
        self.value.setText(value)
        self.note.setText(note)
        self.setAccessibleName(joined(each for each in (self.caption.text(), value, note) if each))
        self.setVisible(bool(value))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 8, 8)
        painter.end()


class TileBoard(QWidget):
    """Tiles of one size in even lines that fill the width."""

    def __init__(self, tiles: list[Tile]) -> None:
        super().__init__()
        self._tiles = tiles
        self._shown: list[Tile] = []
        self._least = QSize(1, 1)
        for tile in tiles:
            tile.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def arrange(self) -> None:
        """Show the tiles that have something to show, all as large as the largest needs to be."""
        self._shown = [tile for tile in self._tiles if tile.value.text()]
        self._least = QSize(1, 1)
        for tile in self._shown:
            layout = tile.layout()
            assert layout is not None
            layout.invalidate()
            self._least = self._least.expandedTo(layout.sizeHint())
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        wide = 4 * (self._least.width() + GAP) - GAP
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return self._least

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = ceil(len(self._shown) / self._columns(width)) if self._shown else 0
        return max(lines * (self._least.height() + GAP) - GAP, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _columns(self, width: int) -> int:
        most = max((width + GAP) // (self._least.width() + GAP), 1)
        lines = ceil(len(self._shown) / most)
        return ceil(len(self._shown) / max(lines, 1)) or 1

    def _place(self) -> None:
        columns, high = self._columns(self.width()), self._least.height()
        wide = (self.width() + GAP) // columns - GAP
        for number, tile in enumerate(self._shown):
            line, column = divmod(number, columns)
            spot = QRect(column * (wide + GAP), line * (high + GAP), wide, high)
            tile.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), spot))


class PageArea(QScrollArea):
    """Scrolls a page up and down, with the arrow keys too, and shows when it has the focus."""

    def __init__(self, page: QWidget, name: str) -> None:
        super().__init__()
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("ring", True)
        self.setAccessibleName(name)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.Paint and self.hasFocus() and by_key(self):
            painter = QPainter(self)
            pen = QPen(QColor(tokens_of(self.palette()).ring), 2)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(QRect(1, 1, self.width() - 2, self.height() - 2))
            painter.end()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return done


_CONTROLS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


class WheelGuard(QObject):
    """Guards all controls in a part of a window, and those that are put into it later.

    The wheel never changes a list box, and a number or a slider only while that has the keyboard.
    Otherwise it scrolls what the control stands on.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.watch(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget):
                self.watch(child)
        elif kind is QEvent.Type.Wheel and isinstance(watched, QWidget) and _is_steady(watched):
            event.ignore()
            return True
        return False

    def watch(self, part: QWidget) -> None:
        """Guard what is in a part now, shown or not."""
        for each in (part, *part.findChildren(QWidget)):
            each.installEventFilter(self)
            if _is_control(each) and each.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                each.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _is_steady(widget: QWidget) -> bool:
    return _is_control(widget) and (isinstance(widget, QComboBox) or not widget.hasFocus())


def _is_control(widget: QWidget) -> bool:
    return isinstance(widget, _CONTROLS) and not isinstance(widget, QScrollBar)

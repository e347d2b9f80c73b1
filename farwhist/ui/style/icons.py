"""The icons of the program: lines of 1.7 in a box of 20 units, in the colour of the text beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication

from farwhist.ui.style.tokens import tokens_of

IconName = Literal[
    "undo", "redo", "hint", "last_trick", "finish", "pause", "resume", "speed",
    "full_screen", "scores", "left", "right", "up", "down", "check", "cross", "triangle",
    "search", "star", "shuffle", "enter", "clock", "share", "more",
    "to_start", "to_end", "mistake_on", "mistake_back", "lock", "learn_menu", "globe",
    "copy", "save", "print", "report",
    "stairs", "bid", "trump", "card", "flag", "people", "table", "access", "keys",
]  # fmt: skip

UNITS: Final = 20.0
LINE: Final = 1.7

Point = tuple[float, float]


class _Pen:
    """Collects lines and filled shapes of one icon."""

    def __init__(self) -> None:
        self.lines = QPainterPath()
        self.solid = QPainterPath()

    def line(self, *points: Point) -> _Pen:
        self.lines.moveTo(*points[0])
        for point in points[1:]:
            self.lines.lineTo(*point)
        return self

    def arc(self, x: float, y: float, side: float, start: float, span: float) -> _Pen:
        """Part of a circle in the square at x, y; degrees, counted as Qt does."""
        box = QRectF(x, y, side, side)
        self.lines.arcMoveTo(box, start)
        self.lines.arcTo(box, start, span)
        return self

    def box(self, x: float, y: float, w: float, h: float, radius: float = 0.0) -> _Pen:
        self.lines.addRoundedRect(QRectF(x, y, w, h), radius, radius)
        return self

    def dot(self, x: float, y: float, radius: float) -> _Pen:
        self.solid.addEllipse(QPointF(x, y), radius, radius)
        return self

    def shape(self, *points: Point) -> _Pen:
        self.solid.moveTo(*points[0])
        for point in points[1:]:
            self.solid.lineTo(*point)
        self.solid.closeSubpath()
        return self


def _undo(pen: _Pen) -> None:
    pen.line((7, 3.5), (3, 7.5), (7, 11.5))
    pen.line((3, 7.5), (12, 7.5))
    pen.arc(7.5, 7.5, 9, 90, -180)
    pen.line((12, 16.5), (7, 16.5))


def _redo(pen: _Pen) -> None:
    pen.line((13, 3.5), (17, 7.5), (13, 11.5))
    pen.line((17, 7.5), (8, 7.5))
    pen.arc(3.5, 7.5, 9, 90, 180)
    pen.line((8, 16.5), (13, 16.5))


def _hint(pen: _Pen) -> None:
    pen.arc(4.5, 2, 11, -50, 280)
    pen.line((6.5, 11.7), (7.5, 14), (12.5, 14), (13.5, 11.7))
    pen.line((8, 17), (12, 17))


def _last_trick(pen: _Pen) -> None:
    pen.box(7.5, 4, 8, 12, 1.4)
    pen.line((5.2, 5.2), (2.6, 6), (5, 15.4), (5.8, 15.2))
    pen.line((17, 6.5), (18, 7), (16.6, 15.6))


def _finish(pen: _Pen) -> None:
    pen.box(3.5, 7.5, 13, 9, 2.5)
    pen.line((10, 7.5), (10, 4.2))
    pen.dot(10, 3.2, 1.3)
    pen.dot(7.4, 11.6, 1.2).dot(12.6, 11.6, 1.2)
    pen.line((1.6, 11), (1.6, 13.5)).line((18.4, 11), (18.4, 13.5))


def _pause(pen: _Pen) -> None:
    pen.line((7, 4), (7, 16)).line((13, 4), (13, 16))


def _resume(pen: _Pen) -> None:
    pen.line((6.5, 4), (15.5, 10), (6.5, 16), (6.5, 4))


def _speed(pen: _Pen) -> None:
    pen.arc(2.5, 4, 15, -25, 230)
    pen.line((10, 12), (13.6, 8.2))
    pen.dot(10, 12, 1.4)


def _full_screen(pen: _Pen) -> None:
    for x, y, across, down in ((3, 3, 1, 1), (17, 3, -1, 1), (3, 17, 1, -1), (17, 17, -1, -1)):
        pen.line((x + 4.5 * across, y), (x, y), (x, y + 4.5 * down))


def _scores(pen: _Pen) -> None:
    pen.box(2.5, 10, 5, 7).box(7.5, 4, 5, 13).box(12.5, 7.5, 5, 9.5)


def _left(pen: _Pen) -> None:
    pen.line((12.5, 4.5), (7, 10), (12.5, 15.5))


def _right(pen: _Pen) -> None:
    pen.line((7.5, 4.5), (13, 10), (7.5, 15.5))


def _up(pen: _Pen) -> None:
    pen.line((4.5, 12.5), (10, 7), (15.5, 12.5))


def _down(pen: _Pen) -> None:
    pen.line((4.5, 7.5), (10, 13), (15.5, 7.5))


def _check(pen: _Pen) -> None:
    pen.line((4, 10.5), (8.2, 14.8), (16, 6))


def _cross(pen: _Pen) -> None:
    pen.line((5, 5), (15, 15)).line((15, 5), (5, 15))


def _triangle(pen: _Pen) -> None:
    pen.shape((10, 3.5), (17.5, 16.5), (2.5, 16.5))


def _search(pen: _Pen) -> None:
    pen.arc(3, 3, 10.5, 0, 360)
    pen.line((12, 12), (17, 17))


def _star(pen: _Pen) -> None:
    pen.shape(
        (10, 1.8), (12.5, 7.1), (18.3, 7.8), (14, 11.7), (15.2, 17.5),
        (10, 14.6), (4.8, 17.5), (6, 11.7), (1.7, 7.8), (7.5, 7.1),
    )  # fmt: skip


def _book(pen: _Pen) -> None:
    pen.line((10, 5.5), (10, 17))
    pen.line((10, 5.5), (7, 3.6), (2, 3.6), (2, 15.2), (7, 15.2), (10, 17))
    pen.line((10, 5.5), (13, 3.6), (18, 3.6), (18, 15.2), (13, 15.2), (10, 17))


def _shuffle(pen: _Pen) -> None:
    pen.line((2.5, 6), (6, 6), (12.5, 14), (17, 14)).line((14.6, 11.6), (17, 14), (14.6, 16.4))
    pen.line((2.5, 14), (6, 14), (7.8, 11.8)).line((10.7, 8.2), (12.5, 6), (17, 6))
    pen.line((14.6, 3.6), (17, 6), (14.6, 8.4))


def _enter(pen: _Pen) -> None:
    pen.line((16, 4.5), (16, 11.5), (4, 11.5)).line((7.6, 7.9), (4, 11.5), (7.6, 15.1))


def _clock(pen: _Pen) -> None:
    pen.arc(2.5, 2.5, 15, 0, 360)
    pen.line((10, 5.6), (10, 10), (13.2, 12))


def _share(pen: _Pen) -> None:
    pen.line((6.5, 8), (3.5, 8), (3.5, 17), (16.5, 17), (16.5, 8), (13.5, 8))
    pen.line((10, 12.5), (10, 2.5)).line((6.8, 5.7), (10, 2.5), (13.2, 5.7))


def _more(pen: _Pen) -> None:
    pen.dot(4, 10, 1.6).dot(10, 10, 1.6).dot(16, 10, 1.6)


def _to_start(pen: _Pen) -> None:
    pen.line((4.5, 4.5), (4.5, 15.5)).line((14.5, 4.5), (9, 10), (14.5, 15.5))


def _to_end(pen: _Pen) -> None:
    pen.line((15.5, 4.5), (15.5, 15.5)).line((5.5, 4.5), (11, 10), (5.5, 15.5))


def _mistake_on(pen: _Pen) -> None:
    pen.line((7, 4.5), (1.5, 15.5), (12.5, 15.5), (7, 4.5)).line((7, 8.5), (7, 11.5))
    pen.dot(7, 13.6, 0.9)
    pen.line((14.5, 6.5), (18, 10), (14.5, 13.5))


def _mistake_back(pen: _Pen) -> None:
    pen.line((13, 4.5), (7.5, 15.5), (18.5, 15.5), (13, 4.5)).line((13, 8.5), (13, 11.5))
    pen.dot(13, 13.6, 0.9)
    pen.line((5.5, 6.5), (2, 10), (5.5, 13.5))


def _lock(pen: _Pen) -> None:
    pen.shape((4, 9), (16, 9), (16, 17.5), (4, 17.5))
    pen.arc(6, 2.6, 8, 0, 180)
    pen.line((6, 6.6), (6, 9)).line((14, 6.6), (14, 9))


def _globe(pen: _Pen) -> None:
    pen.arc(2.5, 2.5, 15, 0, 360)
    pen.line((2.5, 10), (17.5, 10))
    pen.lines.addEllipse(QRectF(6.6, 2.5, 6.8, 15))


def _copy(pen: _Pen) -> None:
    pen.box(7, 6.5, 10, 11, 1.6)
    pen.line((13, 3), (4.6, 3), (3, 4.6), (3, 14))


def _save(pen: _Pen) -> None:
    pen.line((3.5, 12.5), (3.5, 17), (16.5, 17), (16.5, 12.5))
    pen.line((10, 2.5), (10, 12.5)).line((6.8, 9.3), (10, 12.5), (13.2, 9.3))


def _print(pen: _Pen) -> None:
    pen.line((6, 7), (6, 2.8), (14, 2.8), (14, 7))
    pen.line((6, 14), (3, 14), (3, 7), (17, 7), (17, 14), (14, 14))
    pen.box(6, 11.5, 8, 6)


def _report(pen: _Pen) -> None:
    pen.box(3.5, 2.5, 13, 15, 1.6)
    pen.line((7, 14), (7, 11)).line((10, 14), (10, 6.5)).line((13, 14), (13, 9))


def _stairs(pen: _Pen) -> None:
    for x, y in ((2.5, 13), (6.25, 8.5), (10, 4), (13.75, 8.5), (17.5, 13)):
        pen.line((x, 16.5), (x, y))


def _bid(pen: _Pen) -> None:
    pen.line((7, 14.5), (4.5, 17.5), (4.5, 14.5), (2.5, 14.5), (2.5, 3.5), (17.5, 3.5))
    pen.line((17.5, 3.5), (17.5, 14.5), (7, 14.5)).line((8.6, 7.4), (10.4, 6.3), (10.4, 11.6))


def _trump(pen: _Pen) -> None:
    path = pen.lines
    path.moveTo(10, 2.5)
    path.cubicTo(11.5, 5.5, 17.2, 7.6, 17.2, 11.2)
    path.cubicTo(17.2, 15, 12.2, 15.4, 10, 12.2)
    path.cubicTo(7.8, 15.4, 2.8, 15, 2.8, 11.2)
    path.cubicTo(2.8, 7.6, 8.5, 5.5, 10, 2.5)
    pen.line((10, 12.6), (10, 17.5)).line((7.4, 17.5), (12.6, 17.5))


def _card(pen: _Pen) -> None:
    pen.box(5, 2.5, 10, 15, 1.6)
    pen.shape((10, 6.8), (12.3, 10), (10, 13.2), (7.7, 10))


def _flag(pen: _Pen) -> None:
    pen.line((4, 2.5), (4, 17.5)).line((4, 3.5), (16.5, 3.5), (14, 7.5), (16.5, 11.5), (4, 11.5))


def _people(pen: _Pen) -> None:
    pen.arc(4.6, 3.2, 6, 0, 360).arc(1.6, 11.4, 12, 0, 180)
    pen.arc(10.6, 3.6, 5.2, -80, 190).arc(7.4, 11.4, 11, 0, 62)


def _table(pen: _Pen) -> None:
    pen.box(1.8, 5, 16.4, 10, 5)
    pen.shape((10, 7.4), (12, 10), (10, 12.6), (8, 10))


def _access(pen: _Pen) -> None:
    pen.arc(2, 2, 16, 0, 360)
    pen.dot(10, 5.8, 1.3)
    pen.line((6, 8.4), (14, 8.4)).line((7.4, 14.8), (10, 10.8), (12.6, 14.8)).line(
        (10, 8.4), (10, 10.8)
    )


def _keys(pen: _Pen) -> None:
    pen.box(1.8, 4.5, 16.4, 11, 1.8)
    for x in (5, 8.3, 11.7, 15):
        pen.dot(x, 8, 0.9)
    pen.line((6.5, 12), (13.5, 12))


_SHAPES: Final[dict[IconName, Callable[[_Pen], None]]] = {
    "undo": _undo, "redo": _redo, "hint": _hint, "last_trick": _last_trick, "finish": _finish,
    "pause": _pause, "resume": _resume, "speed": _speed, "full_screen": _full_screen,
    "scores": _scores, "left": _left, "right": _right, "up": _up, "down": _down,
    "check": _check, "cross": _cross, "triangle": _triangle, "search": _search, "star": _star,
    "shuffle": _shuffle, "enter": _enter, "clock": _clock, "share": _share, "more": _more,
    "to_start": _to_start, "to_end": _to_end, "mistake_on": _mistake_on,
    "mistake_back": _mistake_back, "lock": _lock, "learn_menu": _book, "globe": _globe,
    "copy": _copy, "save": _save, "print": _print, "report": _report,
    "stairs": _stairs, "bid": _bid, "trump": _trump, "card": _card, "flag": _flag,
    "people": _people, "table": _table, "access": _access, "keys": _keys,
}  # fmt: skip


def draw(painter: QPainter, name: IconName, box: QRectF, colour: QColor) -> None:
    """Draw an icon into the square `box`."""
    pen = _Pen()
    _SHAPES[name](pen)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / UNITS, box.height() / UNITS)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.strokePath(pen.lines, QPen(colour, LINE, Qt.PenStyle.SolidLine, cap, join))
    painter.fillPath(pen.solid, colour)
    painter.restore()


class _Engine(QIconEngine):
    """Draws an icon at the size and the screen's ratio that are asked for."""

    def __init__(self, name: IconName, colour: QColor, off: QColor, on: QColor) -> None:
        super().__init__()
        self._name: IconName = name
        self._colours = colour, off, on

    def clone(self) -> QIconEngine:
        return _Engine(self._name, *self._colours)

    def paint(self, painter: QPainter, rect: object, mode: QIcon.Mode, state: QIcon.State) -> None:
        usual, off, on = self._colours
        lit = state is QIcon.State.On or mode is QIcon.Mode.Selected
        colour = on if lit else usual
        box = QRectF(rect)  # type: ignore[call-overload]
        box.setWidth(min(box.width(), box.height()))  # what is wider keeps words off
        draw(painter, self._name, box, off if mode is QIcon.Mode.Disabled else colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        found = QPixmap(size)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        self.paint(painter, found.rect(), mode, state)
        painter.end()
        return found


def icon(name: IconName, colour: str, *, off: str = "", on: str = "") -> QIcon:
    """Return an icon in this colour; `off` where it cannot be used, `on` where it is chosen."""
    usual = QColor(colour)
    return QIcon(_Engine(name, usual, QColor(off or colour), QColor(on or colour)))


def put_icon(button: QAbstractButton, name: IconName) -> None:
    """Let an icon stand before the words of a button in a window, in their colour and size."""
    t = tokens_of(button.palette())
    colour = t.primary_text if button.property("action") else t.text
    button.setIcon(icon(name, colour, off=t.off_text))
    side = QFontMetrics(QApplication.font()).height()
    button.setIconSize(QSize(side + side // 4, side))

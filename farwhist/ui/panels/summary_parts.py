"""What a summary shares with the host: notes, sums that count up, and the time until it goes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QLayout, QWidget

from farwhist.engine.position import Points
from farwhist.ui.panels.panel import Panel
from farwhist.ui.settings.timing import Speeds
from farwhist.ui.system.windows import can_be_seen
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate


class SummaryNote(QWidget):
    """A part of a summary whose height is the same whatever it says."""

    @abstractmethod
    def height_for(self, size: int, *, tight: bool) -> int:
        """Return its height with text of `size` pixels; `tight` where there is little room."""

    @abstractmethod
    def rescale(self, size: int, room: float, *, tight: bool) -> None:
        """Write in this size, in pixels, in a panel that is at most `room` wide."""

    @abstractmethod
    def land(self, *, at_once: bool) -> None:
        """Take in that the points have landed; `at_once`: nothing moves."""


_COUNTING = QEasingCurve(QEasingCurve.Type.OutCubic)
_SWAPPING = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Line(Struct, frozen=True):
    """A player's row: what stands in it, where it was and is, and the label that counts the sum."""

    parts: Sequence[QWidget]
    was: int
    row: int
    sum: QLabel | None
    before: Points
    after: Points


class TallyShow:
    """Shows the lines of a grid at any moment; at the end they stand as the grid lays them."""

    KEY: Final = "tally"

    def __init__(self, layout: QLayout, grid: QGridLayout, lines: Sequence[Line]) -> None:
        self._layout = layout
        self._grid = grid
        self._lines = lines

    def start(
        self,
        clock: Clock,
        speeds: Speeds,
        delay: int = 0,
        landed: Callable[[], None] = lambda: None,
    ) -> None:
        """Begin to count after `delay` milliseconds, when `landed` is called; then swap rows."""
        counting = delay + speeds.tally if speeds.tally else 0
        swapping = speeds.swap if any(line.was != line.row for line in self._lines) else 0
        whole = counting + swapping

        def show(part: float) -> None:
            if part >= 1.0 or part * whole >= delay:
                landed()
            if part >= 1.0 or not whole:
                self.show(1.0, 1.0)
                return
            time = part * whole
            counted = _within((time - delay) / speeds.tally) if speeds.tally else 1.0
            self.show(counted, _within((time - counting) / swapping) if swapping else 0.0)

        show(0.0 if whole else 1.0)
        clock.start([Change(show, whole, key=self.KEY)], waited=False)

    @classmethod
    def stop(cls, clock: Clock) -> None:
        """Show no more: the labels are about to go."""
        clock.start([Motion(0, key=cls.KEY)], waited=False)

    def show(self, counted: float, swapped: float) -> None:
        """Show how far the sums have been counted, and how far the rows have changed places."""
        way = _COUNTING.valueForProgress(counted)
        for line in self._lines:
            if line.sum is not None:
                between = round(line.before + (line.after - line.before) * way)
                line.sum.setText(number_words.number(line.after if counted >= 1.0 else between))
        self._layout.activate()
        left = 1.0 - _SWAPPING.valueForProgress(swapped)
        for line in self._lines:
            here = self._grid.cellRect(line.row, 0).y()
            away = round((self._grid.cellRect(line.was, 0).y() - here) * left)
            for part in line.parts:
                part.move(part.x(), here + away)


def _within(part: float) -> float:
    return min(max(part, 0.0), 1.0)


_STOPPING = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class CountdownBar(QWidget):
    """Closes its panel after `seconds`, on the table's clock, so that the pause stops it too.

    Any key or click keeps the panel open; one that closes it does that as always. It stays, too,
    when it cannot be seen: nobody would have read it.
    """

    def __init__(self, panel: Panel, clock: Clock, seconds: int) -> None:
        super().__init__(panel)
        self.setObjectName("drain")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(translate("Summary", "The next deal starts automatically"))
        self._panel = panel
        self._clock = clock
        self.left = 1.0
        self.setFixedHeight(5)
        panel.column.addWidget(self)
        self.show()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        clock.start([Change(self._drain, 1000.0 * seconds, key=self)], waited=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _STOPPING:
            self.stop()
        return False

    def stop(self) -> None:
        """Let the panel stay until the player goes on."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if self.left > 0:
            self.left = 0.0
            self._clock.start([Motion(0, key=self)], waited=False)
            self.update()

    def _drain(self, part: float) -> None:
        if not can_be_seen(self._panel):
            self.stop()
            return
        self.left = 1 - part
        self.update()
        if part >= 1:
            self.stop()
            self._panel.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.left <= 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._panel.theme.action))
        painter.drawRoundedRect(QRectF(0, 0, self.left * self.width(), self.height()), 2, 2)

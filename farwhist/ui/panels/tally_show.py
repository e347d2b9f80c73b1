"""The sums of a summary counting up, and its rows changing places, on the table's clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QWidget

from farwhist.engine.position import Points
from farwhist.ui.settings.timing import Speeds
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.wording import number_words

_COUNTING = QEasingCurve(QEasingCurve.Type.OutCubic)
_SWAPPING = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(frozen=True, slots=True)
class Line:
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

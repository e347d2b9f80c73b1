"""Where the lines of a chart run and where their labels stand. Pure numbers, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from msgspec import Struct

Point = tuple[float, float]


class Plot(Struct, frozen=True):
    """A chart in pixels. `lines[i]` has a point for every deal, `labels[i]` is the middle of the
    label of line i, `ticks` are (value, y) and `columns` the x of each deal, the start included.
    """

    left: float
    right: float
    top: float
    bottom: float
    lines: list[list[Point]]
    labels: list[float]
    ticks: list[tuple[float, float]]
    columns: list[float]

    def nearest(self, x: float) -> int | None:
        """Return the column that is nearest to x, or None while there are none."""
        columns = range(len(self.columns))
        return min(columns, key=lambda each: abs(self.columns[each] - x), default=None)


def plot(
    series: Sequence[Sequence[float]],
    box: tuple[float, float, float, float],
    *,
    deals: int,
    line_height: float,
    upside_down: bool = False,
    least: float = 10,
) -> Plot:
    """Return the chart of `series`, all of one length, in the `box` (left, top, right, bottom).

    `deals` is how many columns the match will have. Places are drawn `upside_down`, 1 on top.
    Values span `least` at least.
    """
    left, top, right, bottom = box
    longest = max((len(each) for each in series), default=1)
    columns = max(deals + 1, longest, 2)
    values = [value for each in series for value in each]
    low, high = (1.0, float(max(len(series), 2))) if upside_down else _range(values, least)
    xs = [left + (right - left) * step / (columns - 1) for step in range(longest)]

    def y_of(value: float) -> float:
        part = (value - low) / (high - low)
        return top + (bottom - top) * (part if upside_down else 1 - part)

    lines = [[(xs[n], y_of(value)) for n, value in enumerate(each)] for each in series]
    step = 1.0 if upside_down else nice_step((high - low) * line_height * 1.8 / (bottom - top))
    first = -floor(-low / step) * step
    ticks = [
        (first + n * step, y_of(first + n * step)) for n in range(floor((high - first) / step) + 1)
    ]
    ends = [each[-1][1] if each else bottom for each in lines]
    labels = spread(ends, line_height, top, bottom)
    return Plot(left, right, top, bottom, lines, labels, ticks, xs)


def _range(values: Sequence[float], least: float) -> tuple[float, float]:
    low, high = min([0.0, *values]), max([0.0, *values])
    if high - low < least:
        high = low + least
    return low, high


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, 50 ... that is not below `least`."""
    power = 10.0 ** floor(log10(max(least, 1)))
    return next(k * power for k in (1, 2, 5, 10) if k * power >= least or k == 10)


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return places near `wanted` that are at least `gap` apart and, if they fit, within bounds.

    Where they do not fit, the gaps shrink evenly.
    """
    count = len(wanted)
    if count > 1:
        gap = min(gap, (bottom - top) / (count - 1))
    order = sorted(range(count), key=lambda each: wanted[each])
    placed = [min(max(wanted[each], top), bottom) for each in order]
    for n in range(1, count):
        placed[n] = max(placed[n], placed[n - 1] + gap)
    if placed and placed[-1] > bottom:
        placed[-1] = bottom
        for n in range(count - 2, -1, -1):
            placed[n] = min(placed[n], placed[n + 1] - gap)
    found = [0.0] * count
    for each, y in zip(order, placed, strict=True):
        found[each] = y
    return found

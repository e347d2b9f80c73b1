"""Outlines written as text, and the few moves that drawings are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

WIDTH = 100.0
HEIGHT = 108.0
"""The size of the picture of half a court, in units."""


@cache
def _parsed(text: str) -> QPainterPath:
    path = QPainterPath()
    words = iter(text.split())

    def points(count: int) -> list[QPointF]:
        return [QPointF(float(next(words)), float(next(words))) for _ in range(count)]

    for word in words:
        if word == "M":
            path.moveTo(*points(1))
        elif word == "L":
            path.lineTo(*points(1))
        elif word == "Q":
            path.quadTo(*points(2))
        elif word == "C":
            path.cubicTo(*points(3))
        elif word == "Z":
            path.closeSubpath()
        else:
            raise ValueError(f"no outline has {word!r}")
    return path


def outline(text: str) -> QPainterPath:
    """Return a path from words such as ``"M 0 0 L 9 0 Q 9 9 0 9 Z"``; all numbers are absolute."""
    return QPainterPath(_parsed(text))


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a closed path through these points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float, high: float | None = None) -> QPainterPath:
    """Return a circle, or an ellipse that is `high` from its centre to its top."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if high is None else high)
    return path


def discs(places: Iterable[tuple[float, float]], radius: float) -> QPainterPath:
    """Return circles of one size in one path."""
    path = QPainterPath()
    for x, y in places:
        path.addEllipse(QPointF(x, y), radius, radius)
    return path


def box(x: float, y: float, w: float, h: float, radius: float = 0.0) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def lozenge(x: float, y: float, across: float, along: float) -> QPainterPath:
    """Return a rhomb around a point, by its half width and half height."""
    return polygon((x, y - along), (x + across, y), (x, y + along), (x - across, y))


def together(*paths: QPainterPath) -> QPainterPath:
    """Return several paths as one; where they overlap they are filled."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def mirrored(path: QPainterPath) -> QPainterPath:
    """Return the path as seen in a mirror that stands on the middle of the picture."""
    return QTransform(-1, 0, 0, 1, WIDTH, 0).map(path)


def moved(path: QPainterPath, x: float, y: float, turn: float = 0.0) -> QPainterPath:
    """Return a path that was drawn around the origin, turned clockwise and put at a point."""
    return QTransform().translate(x, y).rotate(turn).map(path)


def on_arc(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """Return the point at this angle, counted clockwise from the right."""
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))

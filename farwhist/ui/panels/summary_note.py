"""What may stand below the rows of a summary."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


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

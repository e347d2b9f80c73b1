"""A way to score one seat in one deal."""

from __future__ import annotations

from abc import ABC, abstractmethod

from farwhist.engine.position import Points
from farwhist.rules.scoring.case import Case
from farwhist.rules.scoring.parts import Parts, total


class Scheme(ABC):
    """`lower_wins` tells whether the lowest total wins."""

    lower_wins: bool

    @abstractmethod
    def parts(self, case: Case, seat: int) -> Parts:
        """Return what `seat` is paid, part by part; the points are their sum and nothing else."""

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""
        return total(self.parts(case, seat))

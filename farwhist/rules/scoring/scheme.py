"""A way to score one seat in one deal."""

from __future__ import annotations

from msgspec import Struct

from farwhist.engine.position import Points
from farwhist.rules.scoring.case import Case
from farwhist.rules.scoring.parts import Parts, total


class Scheme(Struct, frozen=True):
    """A way to score one seat in one deal."""

    @property
    def lower_wins(self) -> bool:
        """Whether the lowest total wins."""
        raise NotImplementedError

    def parts(self, case: Case, seat: int) -> Parts:
        """Return what `seat` is paid, part by part; the points are their sum and nothing else."""
        raise NotImplementedError

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""
        return total(self.parts(case, seat))

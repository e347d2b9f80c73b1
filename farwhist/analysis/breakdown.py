"""What the points of a match are made of, as a handful of numbers that always add up."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from farwhist.analysis.mean import Mean

Start = Literal["usual", "expert", "cards"]
"""Where the sum begins: with what an expert gets in the long run from such deals, with what experts
got from these cards, or with cards and others, where neither is known."""

PARTS: Final = ("start", "luck", "bids", "play", "fell", "points")


class Breakdown(Struct, frozen=True):
    """The points of finished deals: start + luck + bids + play + fell = points.

    Args:
        begins: what `start` is.
        start: see there.
        luck: how much better the cards were than usual; None where that is not known.
        bids, play: what decisions gave, nothing at best; calls count as bids.
        fell: the rest: how the dice fell inside the deals.
        error: the standard error of all that decisions gave.
        called: whether there was anything to bid or call.
    """

    begins: Start
    start: float
    luck: Mean | None
    bids: float
    play: float
    error: float
    points: float
    called: bool = True

    @property
    def fell(self) -> float:
        """What is left: nothing in the mean."""
        luck = 0.0 if self.luck is None else self.luck.mean
        return self.points - self.start - luck - self.bids - self.play

    @property
    def adjusted(self) -> float | None:
        """The points without luck."""
        return None if self.luck is None else self.points - self.luck.mean

    def steps(self) -> dict[str, float]:
        """Return the parts in order, without those that are not known."""
        found = {"start": self.start}
        if self.luck is not None:
            found["luck"] = self.luck.mean
        if self.called:
            found["bids"] = self.bids
        found["play"] = self.play
        if self.begins != "cards":
            found["fell"] = self.fell
        return found | {"points": self.points}

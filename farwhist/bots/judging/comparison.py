"""What the coach asks: choices that are played out side by side, in the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from farwhist.bots.judging.paired import Stratum
from farwhist.bots.judging.verdict import Grounds, Kind, Share, Unit


class Comparison(Protocol):
    """The choices of one decision, and what each of them has brought so far."""

    @property
    def moves(self) -> Sequence[tuple[str, ...]]:
        """The texts of the moves of each choice; moves of one choice come to the same."""

    @property
    def kind(self) -> Kind:
        """What is chosen."""

    @property
    def unit(self) -> Unit:
        """What the values are."""

    @property
    def share(self) -> Share:
        """What the shares are."""

    def run(self, deals: int, rng: Random) -> None:
        """Play every choice out in about so many more deals."""

    def narrow(self, places: Sequence[int]) -> None:
        """Play only these choices from now on."""

    def strata(self) -> list[Stratum]:
        """Return what every play-out brought, more being better."""

    def shares(self) -> Sequence[float]:
        """Return the share of every choice, from 0 to 1."""

    def stake(self, best: int) -> float:
        """Return what hangs on the decision when this choice is the best; more than 0."""

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        """Return why the best choice is the best."""

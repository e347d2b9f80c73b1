"""Choices compared on the same deals: means, losses, and how far they may be off.

A deal that explains the bids well is taken several times; its play-outs are not independent, so
errors count every deal once with all its play-outs. Several lists of deals, one for each trump
that is possible, count by their shares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum, hypot, sqrt
from random import Random
from typing import NamedTuple, Protocol

from msgspec import Struct

from farwhist.bots.judging.verdict import Grounds, Kind, Share, Unit


class Stratum(Struct):
    """Play-outs under one trump: its share, the numbers of the deals, and a row a choice.

    Rows may be shorter than `deals`: a choice that was dropped has only the first ones.
    """

    share: float
    deals: list[int]
    rows: list[list[float]]


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Loss(NamedTuple):
    """What a choice loses against the best, and its standard error."""

    loss: float
    error: float


Half = int | None
"""0 or 1 for the deals with an even or an odd number, None for all."""


def mean(deals: Sequence[int], values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its variance; values of the same deal belong together."""
    number = len(values)
    if not number:
        return 0.0, 0.0
    middle = fsum(values) / number
    off: dict[int, float] = {}
    for deal, value in zip(deals, values, strict=True):
        off[deal] = off.get(deal, 0.0) + value - middle
    clusters = len(off)
    if clusters < 2:
        return middle, 0.0
    spread = fsum(each * each for each in off.values()) / (number * number)
    return middle, spread * clusters / (clusters - 1)


def _of(strata: Sequence[Stratum], one: int, other: int | None, half: Half) -> Estimate:
    """Return the mean of a choice, or of its lead over another, where both were played out."""
    middle = spread = 0.0
    for stratum in strata:
        deals, values = _values(stratum, one, other, half)
        found, variance = mean(deals, values)
        middle += stratum.share * found
        spread += stratum.share * stratum.share * variance
    return Estimate(middle, sqrt(spread))


def _values(
    stratum: Stratum, one: int, other: int | None, half: Half
) -> tuple[list[int], list[float]]:
    row = stratum.rows[one]
    if other is not None:
        row = [a - b for a, b in zip(row, stratum.rows[other], strict=False)]
    deals = stratum.deals[: len(row)]
    if half is None:
        return deals, row
    return [each for each in deals if each % 2 == half], [
        value for deal, value in zip(deals, row, strict=True) if deal % 2 == half
    ]


def lead(strata: Sequence[Stratum], one: int, other: int, half: Half = None) -> Estimate:
    """Return how much more `one` brings than `other`, on the deals of both."""
    if one == other:
        return Estimate(0.0, 0.0)
    return _of(strata, one, other, half)


def values(strata: Sequence[Stratum]) -> list[Estimate]:
    """Return the value of every choice; a dropped one by what it lacks on the deals of both."""
    full = leader(strata)
    top = _of(strata, full, None, None)
    found = []
    for one in range(len(strata[0].rows)):
        if _whole(strata, one):
            found.append(_of(strata, one, None, None))
        else:
            behind = lead(strata, full, one)
            error = sqrt(top.error**2 + behind.error**2)
            found.append(Estimate(top.mean - behind.mean, error))
    return found


def _whole(strata: Sequence[Stratum], one: int) -> bool:
    return all(len(stratum.rows[one]) == len(stratum.deals) for stratum in strata)


def candidates(strata: Sequence[Stratum]) -> Iterator[int]:
    """Yield the choices that were played out in all deals."""
    return (one for one in range(len(strata[0].rows)) if _whole(strata, one))


def leader(strata: Sequence[Stratum], half: Half = None) -> int:
    """Return the choice with the best mean among those that were played out in all deals."""
    means = {one: _of(strata, one, None, half).mean for one in candidates(strata)}
    return max(means, key=means.__getitem__)


def front(strata: Sequence[Stratum], number: int) -> list[int]:
    """Return so many of the best choices among those that were played out in all deals."""
    means = {one: _of(strata, one, None, None).mean for one in candidates(strata)}
    return sorted(means, key=lambda one: -means[one])[:number]


def loss(strata: Sequence[Stratum], played: int) -> Loss:
    """Return what `played` loses against the best.

    The best of several noisy values looks better than it is. So the best is chosen on one half
    of the deals and the loss measured on the other, and the reverse.
    """
    parts = [lead(strata, leader(strata, half), played, 1 - half) for half in (0, 1)]
    middle = (parts[0].mean + parts[1].mean) / 2
    return Loss(middle, sqrt(parts[0].error ** 2 + parts[1].error ** 2) / 2)


def hopeless(strata: Sequence[Stratum], errors: float) -> list[int]:
    """Return the choices that are surely not the best: so many errors behind the leader."""
    full = leader(strata)
    found = []
    for one in candidates(strata):
        behind = lead(strata, full, one)
        if behind.mean > errors * behind.error and one != full:
            found.append(one)
    return found


def joined(losses: Sequence[Loss]) -> Loss:
    """Return what is lost by some ways to play on; how far they differ counts in the error.

    Args:
        losses: one a way, at least one.
    """
    number = len(losses)
    found = [each.loss for each in losses]
    error = sqrt(sum(each.error**2 for each in losses)) / number
    return Loss(sum(found) / number, hypot(error, (max(found) - min(found)) / 2))


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

    @property
    def aim(self) -> str:
        """What they are for `calibration.comes_true`."""

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

    def worth(self, place: int, value: float, share: float, shown: float) -> float:
        """Return the value of a choice as it is when its share comes true as it is `shown`."""

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        """Return why the best choice is the best."""

"""Luck: how much better the cards of a deal were than usual.

An expert plays the very cards several times, and so does a quick player; what each got is compared
with what it gets from such deals in the long run. Both tell the same luck, one more surely for each
play, the other for less work. In the mean over many deals it is nought.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from farwhist import bots
from farwhist.analysis.duplicate import Again
from farwhist.analysis.mean import Mean
from farwhist.engine.cards import Seat
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved

QUICK: Final = "strong"
"""The level of the quick player: it thinks twenty times as fast as the expert."""

QUICK_PLAYS: Final = 32
"""A deal is played so often by it."""

Usual = Mapping[str, Mean]
"""What somebody gets in the long run from deals of a kind, by `kind_of`."""


class Fit(NamedTuple):
    """How an expert's points follow from those of the quick player: measured by `training luck`.

    Args:
        slope: so many points more an expert gets for a point more of the quick player.
        spread: by so much a deal what an expert gets with some cards differs from what is foretold
            so: the part of luck that the quick player does not see.
        within: by so much the points of one expert's play differ from those of another with the
            same cards.
        expert, quick: what each gets in the long run, by kind of deal.
    """

    slope: float
    spread: float
    within: float
    expert: Usual
    quick: Usual


class ReplayedDeal(NamedTuple):
    """A deal as it was played again: its kind, and what was got in the mean.

    `expert` is the mean of an expert's `plays`, which may be none.
    """

    kind: str
    quick: Mean
    expert: float = 0.0
    plays: int = 0


def quick(deal: int, seat: Seat, plays: int = QUICK_PLAYS, others: str = bots.USUAL_LEVEL) -> Again:
    """Return how the quick player plays a deal again among others of a level."""
    return Again(deal, seat, QUICK, others, plays)


def kind_of(rules: Ruleset, deal: int) -> str:
    """Return what kind of deal has this number in a match: its cards, and what is odd about it."""
    return str(rules.plan.at(deal - 1))


@cache
def _fits() -> Mapping[str, Any]:
    path = Path(bots.__file__).parent / "data" / "luck.json"
    table: dict[str, Any] = json.loads(path.read_text("ascii"))
    return table


def fit_of(saved: Saved, others: str | None = bots.USUAL_LEVEL) -> Fit | None:
    """Return the fit for the rules of a match and opponents; None where none was measured."""
    row = _fits().get(f"{saved.preset}/{saved.seats}/{others}")
    return None if row is None or saved.changes or saved.deal else read_fit(row)


def read_fit(row: Mapping[str, Any]) -> Fit:
    """Return a fit as the table holds it."""
    expert, quickly = (
        {str(kind): Mean(*pair) for kind, pair in row[each].items()} for each in ("expert", "quick")
    )
    return Fit(row["slope"], row["spread"], row["within"], expert, quickly)


def luck_of(fit: Fit, deals: Sequence[ReplayedDeal]) -> Mean:
    """Return the luck of some deals together: how much more an expert gets from them than usual.

    What the quick player foretells and what experts got are joined by how much each can be trusted.
    Deals of a kind are compared with the same means, whose errors count for all of them.
    """
    luck, unsure = [], []
    for deal in deals:
        trust = _trust(fit, deal)
        told = fit.slope * (deal.quick.mean - fit.quick[deal.kind].mean)
        luck.append(trust * (deal.expert - fit.expert[deal.kind].mean) + (1 - trust) * told)
        unsure.append((1 - trust) ** 2 * _told_variance(fit, deal))
        if deal.plays:
            unsure.append(trust**2 * fit.within**2 / deal.plays)
    return Mean(fsum(luck), sqrt(fsum(unsure) + shared_error(fit, deals) ** 2))


def shared_error(fit: Fit, deals: Sequence[ReplayedDeal]) -> float:
    """Return the part of the error of luck that comes from not knowing better what is usual."""
    shared: dict[tuple[str, str], float] = {}
    for deal in deals:
        trust = _trust(fit, deal)
        for whose, error in (
            ("expert", trust * fit.expert[deal.kind].error),
            ("quick", (1 - trust) * fit.slope * fit.quick[deal.kind].error),
        ):
            shared[whose, deal.kind] = shared.get((whose, deal.kind), 0.0) + error
    return sqrt(fsum(each * each for each in shared.values()))


def _told_variance(fit: Fit, deal: ReplayedDeal) -> float:
    return fit.spread**2 + (fit.slope * deal.quick.error) ** 2


def _trust(fit: Fit, deal: ReplayedDeal) -> float:
    """Return how much what experts got counts against what the quick player foretells."""
    told = _told_variance(fit, deal)
    return told / (told + fit.within**2 / deal.plays) if deal.plays else 0.0

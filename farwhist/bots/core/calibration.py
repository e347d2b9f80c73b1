"""How often it comes true what deals that are played out promise.

Play-outs stray from good play, and the more so the more tricks are to come: a bid that is exactly
taken in four of ten of them is made in seven of ten deals. What a player reads is the share as it
was among opponents like these, in matches of the levels: `data/chances.json`, made and measured by
`python -m training chances`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from math import exp, fsum, log
from pathlib import Path
from typing import Final, TypeVar

from farwhist.bots.core.levels import LEVELS, USUAL_LEVEL

Choice = TypeVar("Choice")

WEIGHTS: Final = 8
LONG: Final = 13
"""The tricks to come are told as a share of these."""


@cache
def _table() -> dict[str, list[float]]:
    path = Path(__file__).parents[1] / "data" / "chances.json"
    table: dict[str, list[float]] = json.loads(path.read_text("ascii"))
    return table


def strength(others: str) -> int:
    """Return how strong opponents are, from -2 (beginner) to 2 (expert); 0 if that is not known."""
    levels = list(LEVELS)
    middle = levels.index(USUAL_LEVEL)
    return levels.index(others) - middle if others in LEVELS else 0


def features(share: float, left: int, others: str) -> list[float]:
    """Return what the weights of an aim count.

    Args:
        share: more than 0 and less than 1.
        left: tricks to come.
        others: the level of the opponents.
    """
    odds, long, strong = log(share / (1 - share)), left / LONG, strength(others)
    return [
        1.0,
        long,
        odds,
        long * odds,
        strong * long,
        long * long,
        long * long * odds,
        strong * long * odds,
    ]


def comes_true(share: float, aim: str, left: int, others: str = USUAL_LEVEL) -> float:
    """Return how often something comes true that does in this share of the deals played out.

    Args:
        share: from 0 to 1; what never happens, or always, stays so.
        aim: what it is: a key of the table; others stay as they are.
        left: tricks to come, 1 to 26.
        others: the level of the opponents; another text where it is not known.
    """
    weights = _table().get(aim)
    if weights is None or not 0 < share < 1:
        return share
    total = sum(w * x for w, x in zip(weights, features(share, left, others), strict=True))
    return 1 / (1 + exp(-total))


def with_share(value: float, share: float, shown: float, met: float) -> float:
    """Return an expected value as it is when what brings `met` happens in another share of deals.

    Args:
        value: the expected value.
        share: how often it happened in the deals from which that was found.
        shown: how often it comes true.
        met: what it brings then.
    """
    if not 0 < share < 1:
        return value
    missed = (value - share * met) / (1 - share)
    return shown * met + (1 - shown) * missed


def as_good(worths: Mapping[Choice, float], advised: Choice) -> list[Choice]:
    """Return what seems worth as much as what is advised, or more: that is chance.

    Otherwise the habit would not have decided between them.
    """
    return [choice for choice, worth in worths.items() if worth >= worths[advised]]


def evened(numbers: Mapping[Choice, float], alike: Collection[Choice]) -> dict[Choice, float]:
    """Return numbers with their mean for all choices that cannot be told apart."""
    mean = fsum(numbers[choice] for choice in alike) / len(alike)
    return {choice: mean if choice in alike else each for choice, each in numbers.items()}

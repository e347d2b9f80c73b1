"""A player's loss a deal on the scale of the five levels, as the coach has judged them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from farwhist import bots
from farwhist.analysis.mean import Mean

FEWEST_DEALS: Final = 5
"""Fewer deals say nothing."""


class Mark(NamedTuple):
    """What levels lose a deal; several where they cannot be told apart."""

    levels: tuple[str, ...]
    lost: float


class Rating(Struct, frozen=True):
    """How somebody decides.

    Args:
        kind: "few" for too few deals, "like" one mark, "between" two, "above" the best or "below"
            the weakest of all, and "wide" where the error leaves more than two open.
        marks: those that are named, the better first.
        lost: the mean loss a deal with its standard error; None for "few".
    """

    kind: Literal["few", "like", "between", "above", "below", "wide"]
    marks: tuple[Mark, ...]
    lost: Mean | None


@cache
def _measured() -> dict[str, Any]:
    path = Path(bots.__file__).parent / "data" / "levels_judged.json"
    found: dict[str, Any] = json.loads(path.read_text("ascii"))
    return found


def measured_for(preset: str, seats: int, changed: bool) -> bool:
    """Whether the scale was measured by such rules."""
    found = _measured()
    return not changed and (preset, seats) == (found["preset"], found["seats"])


def scale() -> list[Mark]:
    """Return the marks of the scale, the best first.

    Neighbours that differ by no more than the 95 % interval of their difference are one mark.
    """
    found: list[Mark] = []
    above: str | None = None
    for level in reversed(bots.OFFERED):
        row = _measured()["levels"][level]
        lost = row["lost"]
        if above is not None:
            over, wide = _measured()["levels"][level]["over"]
            if over <= wide:
                joined = (*found[-1].levels, level)
                lost = Mean.of([_measured()["levels"][each]["lost"] for each in joined]).mean
                found[-1] = Mark(joined, lost)
                above = level
                continue
        found.append(Mark((level,), lost))
        above = level
    return found


def loss_a_deal(lost: Sequence[float]) -> Mean | None:
    """Return the mean loss of these deals, unless they are too few."""
    if len(lost) < FEWEST_DEALS:
        return None
    return Mean.of(lost)


def rating(lost: Sequence[float]) -> Rating:
    """Return how a player decides who lost so much in each of some deals."""
    found = loss_a_deal(lost)
    if found is None:
        return Rating("few", (), None)
    marks = scale()
    low, high = found.mean - 2 * found.error, found.mean + 2 * found.error
    within = [mark for mark in marks if low <= mark.lost <= high]
    if len(within) == 1:
        return Rating("like", tuple(within), found)
    if len(within) == 2:
        return Rating("between", tuple(within), found)
    if within:
        return Rating("wide", (), found)
    if found.mean < marks[0].lost:
        return Rating("above", (marks[0],), found)
    if found.mean > marks[-1].lost:
        return Rating("below", (marks[-1],), found)
    place = next(n for n, mark in enumerate(marks) if mark.lost > found.mean)
    return Rating("between", (marks[place - 1], marks[place]), found)

"""The deals of a match that differ by their size."""

from __future__ import annotations

from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.phases.elimination import ShrinkingOpening
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.single_deal import SingleDeal, first_of, frame


def places(rules: Ruleset) -> list[tuple[int, str]]:
    """Return the deals of a match that differ: the place of the first such, and what it is.

    What it is stands as in a sequence: the cards a seat gets, and letters of what is special.
    """
    found: dict[str, int] = {}
    for place in range(_last_place(rules)):
        known = frame(rules, SingleDeal(place, 0, ()))
        twist = "" if known.dropping else rules.plan.at(place).twist
        found.setdefault(f"{max(known.sizes)}{twist}", place)
    return [(place, name) for name, place in found.items()]


def nearest_place(rules: Ruleset, size: int) -> int:
    """Return the first deal whose hands are nearest to this size."""
    return min(
        range(_last_place(rules)),
        key=lambda place: (abs(max(frame(rules, SingleDeal(place, 0, ())).sizes) - size), place),
    )


def _last_place(rules: Ruleset) -> int:
    shrinking = first_of(rules, ShrinkingOpening)
    count = shrinking.first_size if shrinking else rules.deal_count or 1
    while count > 1:
        try:
            frame(rules, SingleDeal(count - 1, 0, ()))
            break
        except BadDeal:
            count -= 1
    return count

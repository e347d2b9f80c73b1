"""Where the ways through a deal lead."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.ui.viewmodels.deal_replay import DealReplay


def ahead(steps: Sequence[int], here: int, way: int) -> int:
    """Return the nearest of some steps in a way, 1 or -1; `here` where there is none."""
    found = [each for each in steps if (each - here) * way > 0]
    if not found:
        return here
    return min(found) if way > 0 else max(found)


def tricks(deal: DealReplay) -> list[int]:
    """Return the steps at which a trick begins, with the first and the last step of the deal."""
    steps = deal.steps
    firsts = [
        number
        for number, each in enumerate(steps)
        if each.trick and (number == 0 or steps[number - 1].trick != each.trick)
    ]
    return [0, *firsts, len(steps) - 1]

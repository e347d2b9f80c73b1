"""Sequences that go from a first size over a turning point to a last one, as five numbers."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct

from farwhist.rules.options import RulesError
from farwhist.rules.sequences import custom, leg

MOST_SIZE: Final = 26
MOST_HOLD: Final = 12


class Ramp(Struct, frozen=True):
    """From `first` by `step` to `turn`, dealt `hold` times, and on to `last`; sizes 1 to 26."""

    first: int
    turn: int
    last: int
    step: int = 1
    hold: int = 1

    def sizes(self) -> list[int]:
        """Return the cards of each deal."""
        there, back = leg(self.first, self.turn, self.step), leg(self.turn, self.last, self.step)
        if there[-1] != self.turn:
            there.append(self.turn)
        return there + [self.turn] * (self.hold - 1) + back[1:]

    def text(self) -> str:
        """Return it as an own sequence: ``first/turn/last`` where that says all."""
        short = f"{self.first}/{self.turn}/{self.last}"
        if self.step > 1:
            short += f"/{self.step}"
        sizes = self.sizes()
        if [deal.size for deal in custom(short)] == sizes:
            return short
        return ",".join(map(str, sizes))


def ramp_of(text: str) -> Ramp | None:
    """Return the ramp that an own sequence is, or None where it is none, or no sequence."""
    try:
        deals = custom(text)
    except RulesError:
        return None
    if any(deal.twist for deal in deals):
        return None
    sizes = [deal.size for deal in deals]
    if "/" in text:
        first, turn, last, step = (int(part) for part in f"{text}/1".split("/")[:4])
        ramp = Ramp(first, turn, last, step)
        return ramp if ramp.sizes() == sizes else None
    for turn in dict.fromkeys((max(sizes), min(sizes))):
        hold = _longest_run(sizes, turn)
        steps = {abs(one - other) for one, other in pairwise(sizes)} - {0}
        for step in sorted(steps, reverse=True) or [1]:
            ramp = Ramp(sizes[0], turn, sizes[-1], step, hold)
            if hold <= MOST_HOLD and ramp.sizes() == sizes:
                return ramp
    return None


def _longest_run(sizes: list[int], size: int) -> int:
    best = run = 0
    for each in sizes:
        run = run + 1 if each == size else 0
        best = max(best, run)
    return best

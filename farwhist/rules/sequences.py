"""Deal sequences: how many cards each deal of a match has.

Sources of the patterns: docs/rules.md#deal-sequences; each generator says what it is in its own
line. P is the most cards a player can or shall get, N the number of players.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from msgspec import Struct

from farwhist.rules.options import Refusal, RulesError

TWISTS: Final = "nmbrfh"
"""Letters that may stand behind a size: n no trump, m misere (all bid 0), b bid before looking,
r trump turned after the bids, f forehead (you see all cards but your own), h hidden (nobody sees
any)."""


class PlannedDeal(Struct, frozen=True):
    """One deal of a sequence: the cards a seat gets, and the letters of what is special in it."""

    size: int
    twist: str = ""

    def __str__(self) -> str:
        return f"{self.size}{self.twist}"


MOST_EXTRA_DEALS: Final = 50
"""So many deals at most are played to part a tie; what is equal then shares the place."""


def _down(first: int, last: int, step: int = 1) -> list[int]:
    return list(range(first, last - 1, -step))


def _up(first: int, last: int, step: int = 1) -> list[int]:
    return list(range(first, last + 1, step))


def up_down_2(most: int, seats: int) -> list[int]:
    """1, 3 ... P ... 3, 1; an even P stops at the odd number below it."""
    top = most if most % 2 else most - 1
    return [1] if top < 1 else _up(1, top, 2) + _down(top - 2, 1, 2)


def up_down(most: int, seats: int) -> list[int]:
    """1 ... P ... 1."""
    return _up(1, most) + _down(most - 1, 1)


def down_up(most: int, seats: int) -> list[int]:
    """P ... 1 ... P."""
    return _down(most, 1) + _up(2, most)


def up(most: int, seats: int) -> list[int]:
    """1 ... P."""
    return _up(1, most)


def down(most: int, seats: int) -> list[int]:
    """P ... 1."""
    return _down(most, 1)


def down_up_ones(most: int, seats: int) -> list[int]:
    """P ... 2, one-card deals N times, 2 ... P."""
    return _down(most, 2) + [1] * seats + _up(2, most)


def up_down_peaks(most: int, seats: int) -> list[int]:
    """1 ... P-1, P N times, P-1 ... 1."""
    return _up(1, most - 1) + [most] * seats + _down(most - 1, 1)


def ones_and_peaks(most: int, seats: int) -> list[int]:
    """1 N times, 2 ... P-1, P N times, P-1 ... 2, 1 N times; where P is 1, only N deals."""
    ones = [1] * seats
    if most == 1:
        return ones
    return ones + _up(2, most - 1) + [most] * seats + _down(most - 1, 2) + ones


def rom_181(most: int, seats: int) -> list[int]:
    """Romanian: 1 N times, 2 ... 7, 8 N times, 7 ... 2, 1 N times."""
    return [1] * seats + _up(2, 7) + [8] * seats + _down(7, 2) + [1] * seats


def rom_818(most: int, seats: int) -> list[int]:
    """Romanian: 8 N times, 7 ... 2, 1 N times, 2 ... 7, 8 N times."""
    return [8] * seats + _down(7, 2) + [1] * seats + _up(2, 7) + [8] * seats


def rom_1381(most: int, seats: int) -> list[int]:
    """Romanian by twos: 1, 3, 5, 7, 8 N times, 7, 5, 3, 1."""
    return [1, 3, 5, 7] + [8] * seats + [7, 5, 3, 1]


def fidepo(most: int, seats: int) -> list[int]:
    """P ... 5, 4 N times, 5 ... P."""
    return _down(most, 5) + [min(4, most)] * seats + _up(5, most)


def step2_down_up(most: int, seats: int) -> list[int]:
    """P-1 down by two, then the other sizes up by two to P."""
    return _down(most - 1, 1, 2) + _up(2 - most % 2, most, 2)


def cartier(most: int, seats: int) -> list[int]:
    """P ... 2 ... P."""
    return _down(most, min(2, most)) + _up(3, most)


def nommie(most: int, seats: int) -> list[int]:
    """P ... 3, 2 N times, 3 ... P."""
    return _down(most, 3) + [min(2, most)] * seats + _up(3, most)


def constant(most: int, seats: int) -> list[int]:
    """P in every deal; each player deals once a tour."""
    return [most] * seats


SIZES: Final[dict[str, Callable[[int, int], list[int]]]] = {
    "UP_DOWN_2": up_down_2,
    "UP_DOWN": up_down,
    "DOWN_UP": down_up,
    "UP": up,
    "DOWN": down,
    "DOWN_UP_ONES": down_up_ones,
    "UP_DOWN_PEAKS": up_down_peaks,
    "ONES_AND_PEAKS": ones_and_peaks,
    "ROM_181": rom_181,
    "ROM_818": rom_818,
    "ROM_1381": rom_1381,
    "FIDEPO": fidepo,
    "STEP2_DOWN_UP": step2_down_up,
    "CARTIER": cartier,
    "NOMMIE": nommie,
    "CONSTANT": constant,
}

CLAG: Final = "1,2,3,4,5,6,7,7n,7m,7r,7b,7,7,7,7,7,6,5,4,3,2,1"
"""Clag's 22 deals. Of its eight special deals our sources describe no trump, misere, trump after
the bids and blind; the others are dealt plain."""


def custom(text: str) -> tuple[PlannedDeal, ...]:
    """Return the deals of ``1,3,5m`` or of ``first/turn/last`` with an optional ``/step``.

    Raises:
        RulesError: the text is neither, or a size is not from 1 to 26.
    """
    refusal = RulesError(Refusal("bad_sequence", {"value": text}))
    ramp = re.fullmatch(r"\s*(\d{1,3})/(\d{1,3})/(\d{1,3})(?:/(\d{1,3}))?\s*", text)
    if ramp:
        first, turn, last, step = (int(each or 1) for each in ramp.groups())
        if not step:
            raise refusal
        planned = [PlannedDeal(size) for size in _ramp(first, turn, last, step)]
    else:
        planned = []
        for part in text.split(","):
            found = re.fullmatch(rf"\s*(\d{{1,3}})([{TWISTS}]*)\s*", part)
            if not found:
                raise refusal
            planned.append(PlannedDeal(int(found[1]), found[2]))
    if not all(1 <= deal.size <= 26 for deal in planned) or len(planned) > 200:
        raise refusal
    return tuple(planned)


def _ramp(first: int, turn: int, last: int, step: int) -> list[int]:
    there = leg(first, turn, step)
    back = leg(turn, last, step)
    return there + (back[1:] if back[0] == there[-1] else back)


def leg(first: int, last: int, step: int) -> list[int]:
    """Return the numbers from `first` towards `last`, which is among them if a step meets it."""
    return _up(first, last, step) if last >= first else _down(first, last, step)


class Plan(Struct, frozen=True):
    """The deals of a match.

    `deals` is one tour of the sequence. `tours` is how often it is played, or None where points
    decide. A deal beyond the last tour is one more with the largest hand, to part a tie.
    """

    deals: tuple[PlannedDeal, ...]
    tours: int | None

    @property
    def count(self) -> int | None:
        """How many deals the match has, or None where points decide."""
        return None if self.tours is None else len(self.deals) * self.tours

    @property
    def largest(self) -> int:
        """The largest hand of the sequence (P in the scoring schemes)."""
        return max(deal.size for deal in self.deals)

    def at(self, place: int) -> PlannedDeal:
        """Return the deal at this place, counted from 0."""
        if self.count is not None and place >= self.count:
            return PlannedDeal(self.largest)
        return self.deals[place % len(self.deals)]


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

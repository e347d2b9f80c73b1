"""Points as a list of parts: what is paid, how often, and what for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from farwhist.engine.position import Points
from farwhist.rules.words import QT_TRANSLATE_NOOP

PARTS: Final = {
    "made": QT_TRANSLATE_NOOP("Formula", "exact"),
    "table": QT_TRANSLATE_NOOP("Formula", "fixed for this bid"),
    "nil": QT_TRANSLATE_NOOP("Formula", "bid of 0 made"),
    "nil_cards": QT_TRANSLATE_NOOP("Formula", "cards, for a bid of 0"),
    "bid": QT_TRANSLATE_NOOP("Formula", "bid"),
    "bid_squared": QT_TRANSLATE_NOOP("Formula", "bid squared"),
    "bid_triangle": QT_TRANSLATE_NOOP("Formula", "1 + 2 + … up to the bid"),
    "cards": QT_TRANSLATE_NOOP("Formula", "cards of the deal"),
    "short_deal": QT_TRANSLATE_NOOP("Formula", "more for a short deal"),
    "missed": QT_TRANSLATE_NOOP("Formula", "missed"),
    "nil_missed": QT_TRANSLATE_NOOP("Formula", "bid of 0 missed"),
    "tricks": QT_TRANSLATE_NOOP("Formula", "tricks taken"),
    "off": QT_TRANSLATE_NOOP("Formula", "tricks off"),
    "off_triangle": QT_TRANSLATE_NOOP("Formula", "1 + 2 + … up to the tricks off"),
    "off_squared": QT_TRANSLATE_NOOP("Formula", "tricks off, squared"),
    "halved": QT_TRANSLATE_NOOP("Formula", "the total is halved"),
    "lost_points": QT_TRANSLATE_NOOP("Formula", "for the points the table has lost"),
    "others_missed": QT_TRANSLATE_NOOP("Formula", "for everybody who missed"),
    "slam": QT_TRANSLATE_NOOP("Formula", "every trick bid and taken"),
    "blind": QT_TRANSLATE_NOOP("Formula", "bid blind"),
    "streak": QT_TRANSLATE_NOOP("Formula", "for the streak"),
    "odd": QT_TRANSLATE_NOOP("Formula", "tricks above six"),
    "deal": QT_TRANSLATE_NOOP("Formula", "the deal won"),
    "more": QT_TRANSLATE_NOOP("Formula", "tricks more than the other"),
    "game": QT_TRANSLATE_NOOP("Formula", "the game won"),
    "rubber": QT_TRANSLATE_NOOP("Formula", "the rubber won"),
    "honours": QT_TRANSLATE_NOOP("Formula", "honours"),
    "contract": QT_TRANSLATE_NOOP("Formula", "tricks bid and made"),
    "contract_missed": QT_TRANSLATE_NOOP("Formula", "tricks bid, missed"),
    "ten": QT_TRANSLATE_NOOP("Formula", "ten tricks or more, bid and made"),
    "ten_missed": QT_TRANSLATE_NOOP("Formula", "ten tricks or more bid, missed"),
    "blind_contract": QT_TRANSLATE_NOOP("Formula", "bid blind and made, twice"),
    "blind_missed": QT_TRANSLATE_NOOP("Formula", "bid blind, missed, twice"),
    "left": QT_TRANSLATE_NOOP("Formula", "tricks of the others above six"),
    "short": QT_TRANSLATE_NOOP("Formula", "tricks below seven"),
    "bag": QT_TRANSLATE_NOOP("Formula", "bags"),
    "over": QT_TRANSLATE_NOOP("Formula", "tricks above the bid"),
    "bag_penalty": QT_TRANSLATE_NOOP("Formula", "too many bags"),
    "blind_nil": QT_TRANSLATE_NOOP("Formula", "blind bid of 0 made"),
    "blind_nil_missed": QT_TRANSLATE_NOOP("Formula", "blind bid of 0 missed"),
    "stake": QT_TRANSLATE_NOOP("Formula", "the game won"),
    "stake_lost": QT_TRANSLATE_NOOP("Formula", "the game lost"),
    "tricks_over": QT_TRANSLATE_NOOP("Formula", "tricks more than needed"),
    "tricks_short": QT_TRANSLATE_NOOP("Formula", "tricks too few"),
    "most": QT_TRANSLATE_NOOP("Formula", "most tricks in a general misère"),
    "fewer": QT_TRANSLATE_NOOP("Formula", "fewer tricks in a general misère"),
    "doubled": QT_TRANSLATE_NOOP("Formula", "doubled: a spade was turned up"),
}
"""What points may be paid for, in English, for whoever shows them."""

MISSED: Final = (
    *("contract_missed", "ten_missed", "blind_missed"),
    *("short", "nil_missed", "blind_nil_missed"),
)
"""The parts that a side is paid for what it has undertaken and not done."""


class Part(Struct, frozen=True):
    """`each` points, `count` times over, for what `key` names; see `PARTS`."""

    key: str
    each: Points
    count: int = 1

    @property
    def points(self) -> Points:
        """What this part is worth."""
        return tidy(self.each * self.count)


Parts = tuple[Part, ...]


def paid(*parts: Part) -> Parts:
    """Return the parts for which something is paid, though it may be 0 times over."""
    return tuple(part for part in parts if part.each)


def total(parts: Iterable[Part]) -> Points:
    """Return what the parts add up to."""
    return tidy(sum(part.each * part.count for part in parts))


def triangular(k: int) -> int:
    """Return 1 + 2 + ... + k."""
    return k * (k + 1) // 2


def tidy(points: Points) -> Points:
    """Return a score with two places behind the point, or as an int where it is whole.

    So sums of tenths print and compare as they are written.
    """
    told = round(points, 2)
    return int(told) if told == int(told) else told

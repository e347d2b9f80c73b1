"""Whether a choice was right and failed, or lost something and did no harm. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import BLAME
from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult

Fell = Literal["", "unlucky", "free"]

LIKELY: Final = 0.5
"""From this chance on a choice that did not succeed was unlucky."""


def off_bid(result: DealResult, seat: Seat) -> int | None:
    """Return how many tricks above its bid a seat took; None where there was no bid to meet."""
    bid = result.bids[seat] if result.bids else None
    return None if bid is None or result.void else result.taken[seat] - bid


def fell(verdicts: Mapping[int, Verdict], step: int, off: int | None) -> Fell:
    """Return how it fell after the choice of a step, once all choices of the deal are judged.

    A right choice is unlucky where the bid, likely as it was, was missed although nothing after it
    is blamed. A blamed card did no harm where the bid was met exactly all the same; of other
    choices that is never said, as another bid might have paid more.
    """
    verdict = verdicts.get(step)
    if verdict is None or off is None or verdict.forced or verdict.share != "exact":
        return ""
    if verdict.word in BLAME:
        return "free" if off == 0 and verdict.kind == "card" else ""
    later = any(each.word in BLAME for other, each in verdicts.items() if other > step)
    return "unlucky" if off and not later and likely(verdict) else ""


def likely(verdict: Verdict) -> bool:
    """Whether the choice that was made was to meet the bid as often as not."""
    return verdict.choices[verdict.played].share >= LIKELY

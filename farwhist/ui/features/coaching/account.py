"""What the summary of a deal says of the decisions in it. No Qt here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum

from farwhist.bots.judging.verdict import Unit, Verdict
from farwhist.bots.judging.words import BLAME
from farwhist.ui.review.coach_words import likely

CALLS = ("bid", "trump", "call")
"""The kinds of choices before the first card."""


@dataclass(frozen=True, slots=True)
class DealSplit:
    """The points of a deal: what the own decisions cost, and what all else gave.

    `unit` tells what losses are; `points` is None where a deal has no points to split. `called` and
    `played` are the losses of what was bid or called and of the cards, `worst` is the dearest
    choice that is blamed, with its step. `called_any` tells whether anything was bid or called, and
    `blamed_calls` whether any of that is blamed. `off` is how many tricks above an exact bid were
    taken, None where there was none to meet, and `last` the last card that was chosen.
    """

    unit: Unit
    points: float | None
    called: float
    played: float
    worst: tuple[int, Verdict] | None
    called_any: bool
    blamed_calls: bool
    off: int | None = None
    last: Verdict | None = None

    @property
    def decisions(self) -> float:
        """What the decisions gave: nothing at best."""
        return -(self.called + self.played)

    @property
    def well_played(self) -> float | None:
        """The chance with the last card that was chosen, if the bid was missed by bad luck alone.

        Nothing is blamed then, and the bid was likely to be met when there was something to choose
        for the last time. None elsewhere.
        """
        last = self.last
        if not self.off or self.worst is not None or last is None or last.share != "exact":
            return None
        return last.choices[last.played].share if likely(last) else None

    @property
    def cards_and_others(self) -> float | None:
        """What remains of the points."""
        return None if self.points is None else self.points - self.decisions


def split(
    verdicts: Mapping[int, Verdict], points: float | None, off: int | None = None
) -> DealSplit | None:
    """Return the split of a deal with these points, more being better; None without a choice.

    `off` is how many tricks above an exact bid were taken, None where there was none to meet.

    Where some choices are told in points and some in the chance to win the match, the points are
    split, and the others are left out.
    """
    chosen = {step: each for step, each in verdicts.items() if not each.forced}
    if not chosen:
        return None
    units = {each.unit for each in chosen.values()}
    unit: Unit = "points" if "points" in units else "match"
    told = {step: each for step, each in chosen.items() if each.unit == unit}
    called = [each for each in told.values() if each.kind in CALLS]
    played = [each for each in told.values() if each.kind not in CALLS]
    blamed = [(step, each) for step, each in told.items() if each.word in BLAME]
    return DealSplit(
        unit,
        points if unit == "points" else None,
        fsum(each.loss for each in called),
        fsum(each.loss for each in played),
        max(blamed, key=lambda pair: pair[1].loss, default=None),
        any(not each.forced for each in called),
        any(each.word in BLAME for each in called),
        off,
        next(
            (told[step] for step in sorted(told, reverse=True) if told[step].kind == "card"), None
        ),
    )

"""Judging the choices of a saved match, each once."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from typing import NamedTuple

from farwhist.analysis.endings import OpenEnding, solve
from farwhist.analysis.opponents import level_met
from farwhist.analysis.walk import turns
from farwhist.bots.judging.coach import USUAL, Work, judge
from farwhist.bots.judging.verdict import VERSION, Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.makers import Maker
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.reading import Unreadable, damage, parse_json
from farwhist.store.verdicts import KeptVerdict, VerdictKeeper

NOT_JUDGED = "null"
"""How it is kept that the coach does not judge a decision."""


class Judged(NamedTuple):
    """A choice and what the coach found of it; None where it does not judge such a decision.

    `number` is that of the move, from 0, `deal` that of the deal, from 1. `ending` is what open
    cards tell, apart from all that is judged, and `maker` is who has chosen.
    """

    number: int
    seat: Seat
    deal: int
    verdict: Verdict | None
    ending: OpenEnding | None = None
    maker: Maker = Maker.SELF


def judged(
    saved: Saved,
    rules: Ruleset,
    seats: Collection[Seat],
    work: Work = USUAL,
    store: VerdictKeeper | None = None,
) -> Iterator[Judged]:
    """Yield every choice of these seats, judged, in the order in which they were made.

    Args:
        saved: the match.
        rules: what is played in it.
        seats: whose choices.
        work: how many deals are played out for one.
        store: where verdicts are kept, and taken from.

    Raises:
        Trouble: the store cannot be read or written.
    """
    kept = {} if store is None else store.find(keys_of(saved, rules, seats))
    for turn in turns(saved, rules, seats):
        seat, deal = turn.decision.seat, turn.view.deal
        several = len(turn.decision.moves) > 1
        ending = solve(rules, turn.truth, turn.decision) if several else None
        found = read_kept(kept.get(turn.key), work)
        if found is None:
            met = level_met(saved, seat, turn.number)
            verdict = judge(rules, turn.view, turn.decision, turn.move, work, others=met)
            if store is not None:
                text = NOT_JUDGED if verdict is None else json.dumps(verdict.data())
                store.keep([KeptVerdict(turn.key, VERSION, work.most, text)])
            yield Judged(turn.number, seat, deal, verdict, ending, turn.maker)
        else:
            yield Judged(turn.number, seat, deal, found[0], ending, turn.maker)


def keys_of(saved: Saved, rules: Ruleset, seats: Collection[Seat]) -> list[str]:
    """Return the keys by which verdicts on the choices of these seats are kept."""
    return [turn.key for turn in turns(saved, rules, seats)]


def read_kept(kept: KeptVerdict | None, work: Work) -> tuple[Verdict | None] | None:
    """Return what is kept if this coach found it with as many deals; None if it must be judged.

    What it found is None where it does not judge such a decision.
    """
    if kept is None or kept.coach != VERSION or kept.work < work.most:
        return None
    return _read(kept.text)


def read_older(kept: KeptVerdict) -> Verdict | None:
    """Return what an older coach has found; None for what it did not judge or cannot be read."""
    found = _read(kept.text) if kept.coach < VERSION else None
    return None if found is None else found[0]


def _read(text: str) -> tuple[Verdict | None] | None:
    try:
        with damage():
            data = parse_json(text)
            return (None if data is None else Verdict.read(data),)
    except Unreadable:
        return None  # damaged: it is judged again

"""What the tricks of a deal are worth in a match that players drop out of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

ON_ONE_CARD: Final = 0.25
"""So often as others wins who lives on with a single card, which is one chance in one deal."""

NAMING: Final[Mapping[int, float]] = {1: 7.0, 2: 3.2, 3: 2.6, 4: 2.1, 5: 1.9, 6: 1.7}
"""So many times as often as others wins who names trump, by the cards of the next deal."""

NAMING_EARLY: Final = 1.5
"""The same where it has more cards than those."""

TRICK: Final = 0.001
"""What a trick is worth that changes nothing."""


def chances_to_win(ruleset: Ruleset, end: Position) -> dict[Seat, float]:
    """Return how often each seat that stays wins the match, after a deal that has ended so.

    Who takes most tricks names the next trump, with few cards nearly the match; of several it is
    each equally often. In misère naming trump is worth nothing.
    """
    alive, single = lookup.staying(ruleset, end)
    weights = {seat: ON_ONE_CARD if seat in single else 1.0 for seat in alive}
    if end.size > 1 and len(alive) > 1 and not lookup.misere(ruleset):
        most = max(end.taken[seat] for seat in alive)
        first = [seat for seat in alive if end.taken[seat] == most]
        more = NAMING.get(end.size - 1, NAMING_EARLY) - 1
        for seat in first:
            weights[seat] += more / len(first)
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def worth_of_winning(
    ruleset: Ruleset, view: Position, seat: Seat
) -> Callable[[Sequence[int]], float]:
    """Return the chance to win the match, from the tricks of every seat."""
    end, known = copy(view), dict[tuple[int, ...], float]()
    trick = -TRICK if lookup.misere(ruleset) else TRICK

    def worth(taken: Sequence[int]) -> float:
        key = tuple(taken)
        if key not in known:
            end.taken = list(taken)
            known[key] = chances_to_win(ruleset, end).get(seat, 0.0) + trick * taken[seat]
        return known[key]

    return worth


def worth_of_staying(
    ruleset: Ruleset, view: Position, seat: Seat
) -> Callable[[Sequence[int]], float]:
    """Return what staying in is worth to who looks no further than this deal."""
    misere = lookup.misere(ruleset)

    def worth(taken: Sequence[int]) -> float:
        own = taken[seat]
        if misere:
            return -own if own < 2 else -4.0 - 0.2 * own
        most = own > 0 and own == max(taken)
        return (own > 0) + 0.3 * most + 0.15 * own / max(1, view.size) + 0.5 * (own == view.size)

    return worth

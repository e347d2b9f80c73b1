"""No higher card than needed: of cards that do the same to a trick the lowest is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from farwhist.bots.tricks.bid_worth import short_of_contract
from farwhist.bots.tricks.side_table import SideTable
from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.kind import TrickWorth
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import made_to_avoid

THRIFTY: Final[Mapping[TrickWorth, bool]] = {"points": False, "bids": False, "staying": True}
"""Where the lowest is preferred unless another seems clearly better."""

CLEARLY: Final = 1.5
"""So many standard errors a higher card must be ahead."""


LOWEST: Final[Mapping[TrickWorth, Callable[[Ruleset, Position, Seat], bool]]] = {
    "points": lambda ruleset, view, seat: True,
    "bids": short_of_contract,
    "staying": lambda ruleset, view, seat: False,
}
"""Where no other of such cards is thought of; with bids, while the bid is not made."""


def takes(ruleset: Ruleset, view: Position, card: Card, seat: Seat) -> bool:
    """Whether a card takes the trick on the table for now."""
    trick = [*view.trick, (seat, card)]
    return ruleset.ranking.winner(trick, view.trump, view.low) == seat


def without_needless(
    ruleset: Ruleset, view: Position, table: SideTable, choices: Sequence[int], usual: int
) -> list[int]:
    """Return the choices without those for which a lower card of the suit does the same.

    That is where both lose the trick, or both take it as the last to play. Few deals cannot tell
    such cards apart, and now and then seem to.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        table: the same as numbers.
        choices: the cards that may be played.
        usual: the one of them that is kept in any case.
    """
    lowest = LOWEST[ruleset.kind.worth](ruleset, view, table.seat)
    if not lowest or not view.trick or made_to_avoid(view.contract):
        return list(choices)
    last = len(view.trick) == len(view.active) - 1
    taken = {card: takes(ruleset, view, table.pack[card], table.seat) for card in choices}
    suit, strength = table.suit, table.strength

    def needless(card: int) -> bool:
        return any(
            suit[lower] == suit[card]
            and strength[lower] < strength[card]
            and taken[lower] == taken[card]
            for lower in choices
        )

    return [
        card
        for card in choices
        if card == usual or (taken[card] and not last) or not needless(card)
    ]


def cheapest(
    ruleset: Ruleset,
    view: Position,
    table: SideTable,
    best: int,
    rows: Sequence[Mapping[int, float]],
) -> int:
    """Return the lowest card that does what the best one does, if it is not clearly worse.

    That is a card of its suit where both lose the trick, or both take it as the last to play. Who
    leads, and whoever must take no trick, plays the best card.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        table: the same as numbers.
        best: the card that brought most.
        rows: what each card that may be played brought, deal by deal.
    """
    if not THRIFTY[ruleset.kind.worth] or lookup.misere(ruleset) or not view.trick:
        return best
    taken = takes(ruleset, view, table.pack[best], table.seat)
    if taken and len(view.trick) + len(view.passing) < len(view.active) - 1:
        return best
    strength, suit = table.strength, table.suit
    lower = [
        card
        for card in rows[0]
        if suit[card] == suit[best]
        and strength[card] < strength[best]
        and takes(ruleset, view, table.pack[card], table.seat) == taken
    ]
    for card in sorted(lower, key=strength.__getitem__):
        lost = [row[best] - row[card] for row in rows]
        if sum(lost) <= CLEARLY * sqrt(sum(each * each for each in lost)):
            return card
    return best

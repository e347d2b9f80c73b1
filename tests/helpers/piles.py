"""Piles of the shedding game, laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import card
from farwhist.engine.events import CardsDealt, CardsShed, LeadSet, PileReset, PileStarted
from farwhist.rules.phases.shedding import Shedding, after_card
from tests.helpers.drive import rules_of
from tests.helpers.tables import Table, opened


def pile(
    top: str,
    *hands: str,
    stock: str = "",
    rising: bool | None = None,
    owner: int | None = None,
    turn: int = 0,
    **options: str,
) -> Table:
    """Lay out a game in which it is the turn of `turn`.

    `top` begins the pile, or was laid by `owner`; the dealer is the last seat. The pile runs as
    `top` makes it unless `rising` says otherwise.
    """
    rules = rules_of("bastard", len(hands), **{"games": "1", **options})
    one = card(top)
    held: list[Sequence] = [[card(each) for each in hand.split()] for hand in hands]
    up = after_card(one, True) if rising is None else rising
    joker = one.suit is None
    binds = joker and rules.options["coloured_jokers"]
    begun = opened(rules, 7)
    rest = [card(each) for each in stock.split()]
    if owner is None:
        dealt = CardsDealt(tuple(map(tuple, held)), (one, *rest))
        events = [*begun, dealt, PileStarted(one, up, joker, binds)]
    else:
        starter = card("3C2")
        held[owner] = [one, *held[owner]]
        dealt = CardsDealt(tuple(map(tuple, held)), (starter, *rest))
        shed = CardsShed(owner, (one,), up, joker, binds)
        events = [*begun, dealt, PileStarted(starter, True, False), shed]
    return Table(rules, [*events, *([LeadSet(turn)] if turn else [])], Shedding)


def after_reset(*hands: str, **options: str) -> Table:
    """Lay out a game whose pile was reset; seat 0 leads."""
    rules = rules_of("bastard", len(hands), **{"games": "1", **options})
    held = tuple(tuple(card(each) for each in hand.split()) for hand in hands)
    starter = card("3C2")
    events = [
        *opened(rules, 7),
        CardsDealt(held, (starter,)),
        PileStarted(starter, True, False),
        PileReset(0),
    ]
    return Table(rules, events, Shedding)

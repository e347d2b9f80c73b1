"""Deals that fit what has been called: a high call needs the cards for it, and a pass none."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from farwhist.bots.tricks.contracts import Contracts, ways_of
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset


def reading(
    table: SideTable, strangeness: Callable[[Hands], float], tries: int
) -> Callable[[Random], Hands]:
    """Return what makes hands: of so many deals, the one that explains the auction best.

    Args:
        table: what the seat knows, as numbers.
        strangeness: how badly hands explain the auction, see `auction_strangeness`.
        tries: how many deals are compared.
    """

    def world(rng: Random) -> Hands:
        return min((table.world(rng) for _ in range(tries)), key=strangeness)

    return world


def auction_strangeness(
    ruleset: Ruleset, view: Position, table: SideTable
) -> Callable[[Hands], float]:
    """Return what tells by how many tricks the calls are off those one would make with some hands.

    Args:
        ruleset: what is played; it has an auction for contracts.
        view: what the seat knows, cards being played.
        table: the same as numbers.
    """
    judge = Contracts(ruleset, view, table.seat)
    judge.takes_kitty = lookup.declarer_takes_kitty(ruleset)
    played = table.played(view)
    contract, declarer = view.contract, view.declarer
    chosen = [
        way
        for way in (ways_of(contract.strain) if contract else ())
        if (way.trump, way.low) == (view.trump, view.low)
    ]

    def strangeness(world: Hands) -> float:
        hands = [[*held, *gone] for held, gone in zip(world, played, strict=True)]
        strange = judge.strangeness(hands)
        if contract and chosen and declarer is not None and declarer != table.seat:
            hand = hands[declarer]
            best = judge.best_way(hand, contract.strain)
            strange += judge.worth(hand, best) - judge.worth(hand, chosen[0])
        return strange

    return strangeness

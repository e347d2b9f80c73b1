"""Deals that explain how the others have played: whoever plays as usual shows what it holds.

A seat that discards a high card has no lower one, and one that leads low from a suit holds no
boss of another. In each deal looked at, the play so far is gone through and each card compared with
the one that the rules of thumb would have played. How faithful a seat is to them is not known: it
shows in the deal itself, so whoever plays in another way is read with caution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp, lgamma
from random import Random
from typing import Final

from farwhist.bots.tricks.contracts import Contracts, ways_of
from farwhist.bots.tricks.duck_playout import ducks
from farwhist.bots.tricks.side_playout import PlayOut
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.kind import TrickWorth
from farwhist.rules.ruleset import Ruleset

FIRST: Final = 50
"""Of so many deals the one that explains the play best is where the search begins."""

ASTRAY: Final = 1.0
FAITHFUL: Final = 8.0
"""Before its first card a seat is taken to have played so many cards otherwise, and so many as the
rules of thumb do."""

CALLED: Final = 2.0
"""So much stranger is a deal for each trick by which a call is off."""

USUAL: Final[Mapping[TrickWorth, bool]] = {"points": True, "bids": False, "staying": False}
"""Whether seats play as these rules of thumb do, by what tricks are worth."""

Plays = Sequence[tuple[Seat, int]]


def explaining(
    view: Position,
    table: SideTable,
    steps: int,
    first: Callable[[Random], Hands],
    called: Callable[[Hands], float] | None,
    rng: Random,
) -> Callable[[Random], Hands]:
    """Return what makes hands: deals are met as often as they explain the play (Metropolis).

    Args:
        view: what the seat knows.
        table: the same as numbers.
        steps: how many deals are walked through, each two cards away from the one before.
        first: makes the deals of which the best is the first.
        called: by how many tricks the calls are off in a deal; None where nothing was called.
        rng: makes the steps.
    """
    played = _Played(view, table, rng)

    def strange(world: Hands) -> float:
        return played.strangeness(world) + (CALLED * called(world) if called else 0.0)

    strangeness, hands = min(
        ((strange(world), world) for world in (first(rng) for _ in range(FIRST))),
        key=lambda each: each[0],
    )
    hands = [list(hand) for hand in hands]
    held = {card for hand in hands for card in hand}
    away = len(hands)
    hands.append([card for card in table.loose if card not in held])
    loose = set(table.loose)
    places = [
        (seat, place)
        for seat, hand in enumerate(hands)
        for place, card in enumerate(hand)
        if card in loose
    ]
    void = [*table.void, set()]
    random, suit = rng.random, table.suit
    found: list[Hands] = []
    for _ in range(steps):
        one, here = places[int(random() * len(places))]
        other, there = places[int(random() * len(places))]
        mine, theirs = hands[one][here], hands[other][there]
        if one != other and suit[mine] not in void[other] and suit[theirs] not in void[one]:
            hands[one][here], hands[other][there] = theirs, mine
            changed = strange(hands[:away])
            if changed <= strangeness or random() < exp(strangeness - changed):
                strangeness = changed
            else:
                hands[one][here], hands[other][there] = mine, theirs
        found.append([list(hand) for hand in hands[:away]])
    return lambda rng: found[int(rng.random() * len(found))]


def reads_cards(ruleset: Ruleset, view: Position, table: SideTable) -> bool:
    """Whether the play so far is compared with the rules of thumb: where partners take tricks."""
    usual = ruleset.partners and USUAL[ruleset.kind.worth] and not ducks(ruleset, view)
    return usual and bool(view.tricks or view.trick) and sum(map(bool, table.room)) > 1


class _Played:
    """The cards that have been played in a deal, and how strange they are in a world."""

    def __init__(self, view: Position, table: SideTable, rng: Random) -> None:
        self._view, self._table, self._rng = view, table, rng
        self._tricks, self._gone = table.tricks(view), table.played(view)

    def strangeness(self, world: Hands) -> float:
        """Return minus the logarithm of how likely the others were to play so in this world."""
        seats = range(len(world))
        whole = [[*held, *gone] for held, gone in zip(world, self._gone, strict=True)]
        review = _Review(self._table, self._view, whole, self._rng)
        astray, choices = review.compare(self._tricks)
        return sum(_unlikely(astray[seat], choices[seat]) for seat in seats)


class _Review(PlayOut):
    """The play so far in one world, beside what the rules of thumb would have played."""

    noise = 0.0

    def compare(self, tricks: Sequence[Plays]) -> tuple[list[int], list[int]]:
        """Return for each other seat how often it played otherwise, and how often it could."""
        self._begin()
        seats, players = len(self.hands), len(self.active)
        astray, choices = [0] * seats, [0] * seats
        for plays in tricks:
            self.led, self.best, self.winner, self.count = -1, -2, self.me, 0
            for seat, card in plays:
                hand = self.hands[seat]
                following = hand[self.led] if self.led >= 0 else []
                if seat != self.me and len(following) != 1:
                    choices[seat] += 1
                    usual = self._card(seat, self.count + 1 >= players)
                    if usual != card and not self._equal(usual, card, hand):
                        astray[seat] += 1
                self._take(seat, card)
        return astray, choices

    def _equal(self, one: int, other: int, hand: Hands) -> bool:
        """Whether no card that another holds lies between two of a hand."""
        suit, strength = self.suit[one], self.strength
        if suit != self.suit[other]:
            return False
        low, high = sorted((strength[one], strength[other]))
        own = hand[suit]
        return all(card in own for card in self.tops[suit] if low < strength[card] < high)


@cache
def _unlikely(astray: int, choices: int) -> float:
    """Return minus the logarithm of the chance that so many of these choices went astray."""
    kept = choices - astray
    return (
        lgamma(ASTRAY)
        + lgamma(FAITHFUL)
        - lgamma(ASTRAY + FAITHFUL)
        - lgamma(astray + ASTRAY)
        - lgamma(kept + FAITHFUL)
        + lgamma(choices + ASTRAY + FAITHFUL)
    )


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

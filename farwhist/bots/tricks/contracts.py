"""What to undertake in an auction, and in which suit: by counting, or by playing deals out.

A hand is worth about so many tricks in each way to play; with what a partner usually adds that
makes a call. Who plays deals out lets the others call so in deals that fit what they have called,
and plays each deal to its end in the contract that comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from math import fsum
from random import Random
from typing import Final, NamedTuple, TypeVar

from farwhist.bots.tricks.duck_playout import DuckPlayOut
from farwhist.bots.tricks.side_playout import PlayOut, side_margin
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat, Suit
from farwhist.engine.moves import PASS, Call, Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ranking import TRUMP
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import nullo

Item = TypeVar("Item")


class Hopes(NamedTuple):
    """A side takes `least` tricks and `each` for every trick that the caller's hand is worth."""

    least: float
    each: float


HOPES: Final[Mapping[tuple[bool, bool], Hopes]] = {
    (False, True): Hopes(2.4, 0.84),
    (False, False): Hopes(4.8, 0.86),
    (True, True): Hopes(4.45, 0.66),
    (True, False): Hopes(5.75, 0.75),
}
"""What deals that were played out brought: by who takes the kitty, and whether there is trump."""

LEAST_TRICKS: Final[Mapping[Strain, float]] = {Strain.GRAND: 4.0, Strain.NULLO: -0.1}
"""The same where neither trump nor the order of the ranks is chosen; at nullo tricks of the others.
"""

GRAND_CARDS: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 0.05, 0.1, 0.2, 0.5, 0.75, 0.75)
NULLO_CARDS: Final = (0.95, 0.95, 0.85, 0.8, 0.75, 0.65, 0.6, 0.5, 0.35, 0.2, 0.15, 0.1, 0.0)
"""What each card adds to them, from the two to the ace; from the same deals."""

CARD_MORE: Final = 0.5
"""How many tricks more a side takes with thirteen cards each instead of twelve."""

CAUTION: Final = 0.3
"""Who counts calls with so many tricks to spare: the highest caller is the most hopeful one."""

REACH: Final = -1.0
"""Contracts that seem to need no more tricks than that are thought about."""

JUMP: Final = 2
"""A call may be so many levels higher than it must be, so that nobody calls above it."""

TRIED: Final = 4
"""A deal is the one of so many that explains the calls best."""


class Way(NamedTuple):
    """A strain with what its declarer chooses."""

    strain: Strain
    trump: Suit | None
    low: bool


WAYS: Final = (
    *(Way(Strain.UP, suit, False) for suit in Suit),
    *(Way(Strain.DOWN, suit, True) for suit in Suit),
    Way(Strain.NT, None, False),
    Way(Strain.NT, None, True),
    Way(Strain.GRAND, None, False),
    Way(Strain.NULLO, None, False),
)


@cache
def ways_of(strain: Strain) -> tuple[Way, ...]:
    """Return the ways to play a strain."""
    return tuple(way for way in WAYS if way.strain is strain)


class Contracts:
    """Judges contracts for one seat.

    Args:
        ruleset: what is played; it has an auction for contracts.
        view: what the seat knows before the first trick.
        seat: who judges.
    """

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.auction = lookup.auction(ruleset)
        self.tables = {
            way: SideTable.of(ruleset, _in(view, way), seat)
            for way in WAYS
            if way.strain in self.auction.strains
        }
        self.worths = {
            way: [worth_in(way.strain)(each) for each in table.strength]
            for way, table in self.tables.items()
        }
        self.table = next(iter(self.tables.values()))
        self.hand = self.table.fixed[seat]
        self.takes_kitty = lookup.declarer_takes_kitty(ruleset) and bool(view.kitty)
        self.given = 1.0 if lookup.has_kitty(ruleset) else CARD_MORE
        self._offers: dict[tuple[Contract | None, bool], list[Contract]] = {}

    def worth(self, hand: Sequence[int], way: Way) -> float:
        """Return roughly the tricks of a hand."""
        worths = self.worths[way]
        return sum([worths[card] for card in hand])

    def best_way(self, hand: Sequence[int], strain: Strain) -> Way:
        """Return the way to play a strain in which the hand is worth most."""
        return max(ways_of(strain), key=lambda way: self.worth(hand, way))

    def over(self, hand: Sequence[int], offer: Contract) -> float:
        """Return how many tricks more than a contract needs its declarer may hope for."""
        worth = max(self.worth(hand, way) for way in ways_of(offer.strain))
        if offer.strain in LEAST_TRICKS:
            return LEAST_TRICKS[offer.strain] + worth - (6 + offer.level)
        least, each = HOPES[self.takes_kitty, offer.strain is not Strain.NT]
        return least + self.given + each * worth - (6 + offer.level)

    def call(
        self, hand: Sequence[int], above: Contract | None, must: bool, error: float = 0.0
    ) -> Call:
        """Return the lowest contract in the strain that the hand is most worth, or a pass.

        Args:
            hand: the cards of whoever calls.
            above: the contract to outbid.
            must: whether a pass is not allowed.
            error: by how many tricks the caller deceives itself.
        """
        offers = {offer: self.over(hand, offer) for offer in self.offers(above, must)}
        best = max(offers, key=offers.__getitem__, default=None)
        return best if best is not None and (must or offers[best] + error > CAUTION) else PASS

    def offers(self, above: Contract | None, must: bool = False) -> list[Contract]:
        """Return the lowest contract of each strain that outbids the one `above`."""
        if (above, must) not in self._offers:
            self._offers[above, must] = self.auction.lowest(above, must=must)
        return self._offers[above, must]

    def worth_a_thought(self, above: Contract | None, must: bool) -> list[Contract]:
        """Return the contracts that are within reach, also those that leave out a level or two."""
        found = []
        for offer in self.offers(above, must):
            for level in range(offer.level, min(offer.level + JUMP, self.auction.most) + 1):
                higher = Contract(level, offer.strain)
                if self.over(self.hand, higher) >= REACH:
                    found.append(higher)
        return found

    def values(self, calls: Sequence[Call], worlds: int, rng: Random) -> list[float]:
        """Return the points that each call brings more to one's side than to the other.

        Args:
            calls: what may be called now.
            worlds: the number of deals in which each of them is played out.
            rng: makes the deals.
        """
        rows = self.rows(calls, worlds, rng)
        return [fsum(points) / len(points) for points in zip(*rows, strict=True)]

    def rows(self, calls: Sequence[Call], worlds: int, rng: Random) -> list[list[float]]:
        """Return what each call brings, deal by deal."""
        return [self.outcomes(calls, self.world(rng), rng) for _ in range(worlds)]

    def outcomes(self, calls: Sequence[Call], world: Hands, rng: Random) -> list[float]:
        """Return the points that each call brings in one deal, as in `values`."""
        found = []
        for call in calls:
            declarer, contract = self._end(world, call)
            found.append(self._points(world, declarer, contract, rng))
        return found

    def ways_values(self, contract: Contract, worlds: int, rng: Random) -> dict[Way, float]:
        """Return the points of each way to play one's own contract, in so many deals."""
        ways = ways_of(contract.strain)
        totals = dict.fromkeys(ways, 0.0)
        for _ in range(worlds):
            world = self.world(rng)
            for way in ways:
                totals[way] += self.way_outcome(contract, way, world, rng)
        return totals

    def way_outcome(self, contract: Contract, way: Way, world: Hands, rng: Random) -> float:
        """Return the points of a way to play one's own contract in one deal."""
        return self._points(world, self.seat, contract, rng, way)

    def world(self, rng: Random) -> Hands:
        """Return the hands which explain best, of a few, what the others have called."""
        worlds = [self.any_world(rng) for _ in range(TRIED if self.view.calls else 1)]
        return min(worlds, key=self.strangeness)

    def any_world(self, rng: Random) -> Hands:
        """Return hands that the seat cannot rule out."""
        return self.table.world(rng)

    def strangeness(self, world: Hands) -> float:
        """Return by how many tricks the calls are off those that one would make with these hands.

        A contract needs a hand that is worth it, and who passes has none.
        """
        above: Contract | None = None
        strange = 0.0
        for seat, call in self.view.calls:
            if seat != self.seat:
                asked = [call] if isinstance(call, Contract) else self.offers(above)
                over = max((self.over(world[seat], each) for each in asked), default=0.0)
                strange += max(0.0, -over if isinstance(call, Contract) else over)
            if isinstance(call, Contract):
                above = call
        return strange

    def _end(self, world: Hands, call: Call) -> tuple[Seat, Contract]:
        """Return who plays which contract when one makes this call and the others count."""
        best: tuple[Seat, Contract] | None = None
        made = dict(self.view.calls)
        made[self.seat] = call
        order = self.view.order_from(self.view.eldest)
        for seat in order:
            above = best[1] if best else None
            must = best is None and seat == order[-1]
            said = made[seat] if seat in made else self.call(world[seat], above, must)
            if isinstance(said, Contract):
                best = seat, said
        assert best is not None, "the last seat must call"
        return best

    def _points(
        self, world: Hands, declarer: Seat, contract: Contract, rng: Random, way: Way | None = None
    ) -> float:
        way = way or self.best_way(world[declarer], contract.strain)
        end = self._played(world, declarer, contract, way, rng)
        end.declarer, end.contract = declarer, contract
        return side_margin(self.ruleset, end, self.seat)

    def made(self, offers: Sequence[Contract], world: Hands, rng: Random) -> dict[Contract, bool]:
        """Return which contracts one's own side makes in one deal, oneself the declarer."""
        found, ends = {}, dict[Strain, Position]()
        for offer in offers:
            if offer.strain not in ends:
                way = self.best_way(world[self.seat], offer.strain)
                ends[offer.strain] = self._played(world, self.seat, offer, way, rng)
            end = ends[offer.strain]
            end.declarer, end.contract = self.seat, offer
            found[offer] = side_margin(self.ruleset, end, self.seat) > 0
        return found

    def _played(
        self, world: Hands, declarer: Seat, contract: Contract, way: Way, rng: Random
    ) -> Position:
        """Return how one deal ends that a declarer plays in this way."""
        table = self.tables[way]
        if self.takes_kitty:
            world = [*world]
            world[declarer] = self.exchanged(world, declarer, way)
        end = _in(self.view, way)
        leader = lookup.first_leader(self.ruleset, self.view, declarer, contract)
        play_out = DuckPlayOut if nullo(contract) else PlayOut
        end.taken = list(play_out(table, end, world, rng).play_from(leader))
        return end

    def exchanged(self, world: Hands, declarer: Seat, way: Way) -> list[int]:
        """Return the declarer's cards after it has taken the kitty and laid as many away."""
        table = self.tables[way]
        held = {card for hand in world for card in hand}
        hand = [*world[declarer], *(card for card in table.loose if card not in held)]
        while len(hand) > self.view.size:
            hand.remove(to_lay_away(hand, table.suit.__getitem__, table.strength.__getitem__))
        return hand


def to_lay_away(
    hand: Sequence[Item], suit: Callable[[Item], object], strength: Callable[[Item], int]
) -> Item:
    """Return the card that is wanted least: a weak one of a short suit."""
    suits = [suit(card) for card in hand]
    return min(hand, key=lambda card: strength(card) + 0.5 * suits.count(suit(card)))


def card_worth(strength: int) -> float:
    """Return roughly the tricks that a card of this strength takes."""
    if strength >= TRUMP:
        return 0.55 + 0.05 * min(strength - TRUMP, 14)
    return 0.0 if strength < 10 else (0.35, 0.6, 0.9)[min(strength, 12) - 10]


def worth_in(strain: Strain) -> Callable[[int], float]:
    """Return what tells from the strength of a card what it is worth in a strain."""
    return WORTHS_OF_CARDS.get(strain, card_worth)


WORTHS_OF_CARDS: Final[Mapping[Strain, Callable[[int], float]]] = {
    Strain.GRAND: GRAND_CARDS.__getitem__,
    Strain.NULLO: NULLO_CARDS.__getitem__,
}


def _in(view: Position, way: Way) -> Position:
    """Return the view as it would be in this way to play."""
    changed = copy(view)
    changed.trump, changed.low = way.trump, way.low
    return changed

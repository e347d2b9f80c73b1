"""The closed list of things that happen in a match.

`seen_by(seat)` returns the event as that seat may see it, and `apply` is the only code that
changes a position. Applied to the truth, to a seat's view or to the picture on the table it does
the same, and nothing here reads a clock or a generator.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.moves import Call
from farwhist.engine.position import DealResult, Points, Position, Trick, next_active

Hands = tuple[tuple[Card | None, ...], ...]


class Sight(Enum):
    """Which hands a seat sees when the cards have been dealt."""

    OWN = "own"
    OTHERS = "others"
    NONE = "none"


class Event:
    """Something that happened. Public unless a subclass says what a seat may not see."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> Event:
        """Return the event with whatever `seat` may not see blanked out."""
        return self

    def apply(self, position: Position) -> None:
        """Change `position` by what happened."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class MatchStarted(Event):
    """A match begins; `dealer` deals first and `direction` is 1 for clockwise, -1 for counter."""

    sides: int
    dealer: Seat
    direction: int = 1

    def apply(self, position: Position) -> None:
        position.sides = self.sides
        position.dealer = self.dealer
        position.direction = self.direction
        position.totals = [0] * self.sides


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The phase with this index in the ruleset begins."""

    phase: int

    def apply(self, position: Position) -> None:
        position.phase = self.phase


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A new deal of `size` cards a seat; `leader` will lead unless something changes that."""

    size: int
    dealer: Seat
    active: tuple[Seat, ...]
    leader: Seat

    def apply(self, position: Position) -> None:
        seats = position.seats
        position.deal += 1
        position.size = self.size
        position.dealer = self.dealer
        position.active = self.active
        position.following = next_active(seats, self.active, position.direction)
        position.leader = position.turn = self.leader
        position.dealt = ()
        position.hands = [[] for _ in range(seats)]
        position.stock = []
        position.trick = []
        position.tricks = []
        position.taken = [0] * seats
        position.turn_up = position.trump = None
        position.trump_fixed = False
        position.bids = [None] * seats
        position.blind = [False] * seats
        position.bid_total = 0
        position.spoken = [0] * seats
        position.ready = [False] * seats
        position.sealed = [None] * seats
        position.unseen = ()
        position.calls = []


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """The cards go to the hands, in the order dealt; the rest is the stock, its top card first.

    `sight` says what each seat sees; the seats of `unseen` see no hand whatever it says.
    """

    hands: Hands
    stock: tuple[Card | None, ...]
    sight: Sight = Sight.OWN
    unseen: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat) -> CardsDealt:
        sight = Sight.NONE if seat in self.unseen else self.sight

        def visible(owner: Seat) -> bool:
            return sight is not Sight.NONE and (owner == seat) is (sight is Sight.OWN)

        hands = tuple(
            hand if visible(owner) else (None,) * len(hand) for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands, stock=(None,) * len(self.stock))

    def apply(self, position: Position) -> None:
        own = self.sight is Sight.OWN
        position.unseen = self.unseen if own else position.active
        position.dealt = self.hands
        position.hands = [list(hand) for hand in self.hands]
        position.stock = list(self.stock)


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """The seats of `seats` look at their own cards, which had been dealt unseen."""

    hands: Hands
    seats: tuple[Seat, ...]

    def seen_by(self, seat: Seat) -> HandsShown:
        hands = tuple(
            hand if owner == seat and seat in self.seats else (None,) * len(hand)
            for owner, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)

    def apply(self, position: Position) -> None:
        dealt = list(position.dealt)
        for owner in self.seats:
            if None not in self.hands[owner]:
                position.hands[owner] = list(self.hands[owner])
                dealt[owner] = self.hands[owner]
        position.dealt = tuple(dealt)
        position.unseen = tuple(seat for seat in position.unseen if seat not in self.seats)


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A card is turned to fix the trump suit.

    `place` is "stock" for its top card, "hand" for a card that stays in the hand of `seat`, and
    "cut" for one that was shown and shuffled back in.
    """

    card: Card
    place: str = "stock"
    seat: Seat = 0

    def apply(self, position: Position) -> None:
        position.turn_up = self.card
        if self.place == "stock":
            position.stock[0] = self.card
        elif self.place == "hand":
            hand = position.hands[self.seat]
            if self.card not in hand:
                hand.pop()
                hand.insert(0, self.card)


@dataclass(frozen=True, slots=True)
class TrumpSet(Event):
    """Trump is fixed; None is no trump. `by` is the seat that named it."""

    suit: Suit | None
    by: Seat | None = None

    def apply(self, position: Position) -> None:
        position.trump = self.suit
        position.trump_fixed = True


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    """A seat is ready: its bid is fixed unless it changes it, and nobody else sees it."""

    seat: Seat
    bid: int | None

    def seen_by(self, seat: Seat) -> BidSealed:
        return self if seat == self.seat else BidSealed(self.seat, None)

    def apply(self, position: Position) -> None:
        position.ready[self.seat] = True
        position.sealed[self.seat] = self.bid


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    """All bids are shown at the same moment, one a seat; None where a seat sits out.

    `total_only`: the others see no more than the sum of the bids until the deal is scored.
    """

    bids: tuple[int | None, ...]
    total: int
    total_only: bool = False

    def seen_by(self, seat: Seat) -> BidsRevealed:
        if not self.total_only:
            return self
        own = tuple(bid if owner == seat else None for owner, bid in enumerate(self.bids))
        return replace(self, bids=own)

    def apply(self, position: Position) -> None:
        position.bids = list(self.bids)
        position.bid_total = self.total
        position.sealed = [None] * position.seats
        position.spoken = [int(seat in position.active) for seat in range(position.seats)]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bids openly, or changes its open bid; `total` is the sum of all bids then.

    `blind`: it has not seen its cards. `total_only`: the others see only `total`.
    """

    seat: Seat
    bid: int | None
    total: int
    blind: bool = False
    total_only: bool = False

    def seen_by(self, seat: Seat) -> BidMade:
        return replace(self, bid=None) if self.total_only and seat != self.seat else self

    def apply(self, position: Position) -> None:
        position.bids[self.seat] = self.bid
        position.bid_total = self.total
        position.blind[self.seat] = self.blind
        position.ready[self.seat] = True
        position.spoken[self.seat] += 1


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat makes a call other than a bid of its own tricks."""

    seat: Seat
    call: Call

    def apply(self, position: Position) -> None:
        position.calls.append((self.seat, self.call))


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat plays a card to the trick."""

    seat: Seat
    card: Card

    def apply(self, position: Position) -> None:
        seat, card = self.seat, self.card
        hand = position.hands[seat]
        if hand[0] is None or (hand[-1] is None and card not in hand):
            hand.pop()
        else:
            hand.remove(card)
        position.trick.append((seat, card))
        position.turn = position.following[seat]


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is complete; its winner leads to the next."""

    winner: Seat

    def apply(self, position: Position) -> None:
        winner = self.winner
        position.tricks.append(Trick(tuple(position.trick), winner))
        position.trick = []
        position.taken[winner] += 1
        position.leader = position.turn = winner


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal is over and gives each side these points; the bids are open to all now.

    `void`: it does not count, and a deal of the same size follows with the same dealer.
    """

    points: tuple[Points, ...]
    bids: tuple[int | None, ...]
    void: bool = False

    def apply(self, position: Position) -> None:
        for side, points in enumerate(self.points):
            position.totals[side] += points
        position.results.append(
            DealResult(
                deal=position.deal,
                size=position.size,
                dealer=position.dealer,
                dealt=position.dealt,
                turn_up=position.turn_up,
                trump=position.trump,
                bids=self.bids,
                blind=tuple(position.blind),
                tricks=tuple(position.tricks),
                taken=tuple(position.taken),
                points=self.points,
                totals=tuple(position.totals),
                void=self.void,
            )
        )
        if not self.void:
            position.place += 1


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; `ranking` holds the sides of each place, the winners first."""

    ranking: tuple[tuple[int, ...], ...]

    def apply(self, position: Position) -> None:
        position.ranking = self.ranking

"""The closed list of things that happen in a match.

`seen_by(seat)` returns the event as that seat may see it, and `apply` is the only code that
changes a position. Applied to the truth, to a seat's view or to the picture on the table it does
the same, and nothing here reads a clock or a generator.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.moves import Call, Contract
from farwhist.engine.position import (
    Cut,
    DealResult,
    DealState,
    Points,
    Position,
    Trick,
    next_active,
)

Hands = tuple[tuple[Card | None, ...], ...]


NOBODY: Final[Seat] = -1
"""Stands for whoever sits at no seat: what it sees is what everybody may see."""


class Sight(Enum):
    """Which hands a seat sees when the cards have been dealt."""

    OWN = "own"
    OTHERS = "others"
    NONE = "none"


# Values without circles are nothing for the garbage collector, which took a tenth of a match.
class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened. Public unless a subclass says what a seat may not see."""

    def seen_by(self, seat: Seat) -> Event:
        """Return the event with whatever `seat`, or `NOBODY`, may not see blanked out."""
        return self

    def apply(self, position: Position) -> None:
        """Change `position` by what happened."""
        raise NotImplementedError


class MatchStarted(Event, frozen=True):
    """A match begins; `dealer` deals first and `direction` is 1 for clockwise, -1 for counter."""

    sides: int
    dealer: Seat
    direction: int = 1

    def apply(self, position: Position) -> None:
        position.sides = self.sides
        position.dealer = self.dealer
        position.direction = self.direction
        position.totals = [0] * self.sides
        position.alive = tuple(range(position.seats))


class DealGiven(Event, frozen=True):
    """The match begins with the deal at this `place`, and with what led to it.

    `out` are the seats that had left the match, `points` the score of each side, none where all
    have nought; the rest is as in a position.
    """

    place: int
    out: tuple[Seat, ...] = ()
    single: tuple[Seat, ...] = ()
    single_blind: tuple[Seat, ...] = ()
    lives: int = 0
    caller: Seat | None = None
    points: tuple[Points, ...] = ()

    def apply(self, position: Position) -> None:
        position.place = self.place
        if self.points:
            position.totals = list(self.points)
        position.alive = tuple(seat for seat in position.alive if seat not in self.out)
        position.out = [self.out] if self.out else []
        position.single = self.single
        position.single_blind = self.single_blind
        position.lives = self.lives
        position.caller = self.caller


class PhaseBegan(Event, frozen=True):
    """The phase with this index in the ruleset begins."""

    phase: int

    def apply(self, position: Position) -> None:
        position.phase = self.phase


class DealStarted(Event, frozen=True):
    """A new deal of `size` cards a seat; `leader` will lead unless something changes that."""

    size: int
    dealer: Seat
    active: tuple[Seat, ...]
    leader: Seat

    def apply(self, position: Position) -> None:
        seats = position.seats
        position.deal += 1
        DealState.__init__(  # forgets the deal before
            position,
            size=self.size,
            dealer=self.dealer,
            active=self.active,
            following=next_active(seats, self.active, position.direction),
            leader=self.leader,
            turn=self.leader,
            hands=[[] for _ in range(seats)],
            taken=[0] * seats,
            bids=[None] * seats,
            blind=[False] * seats,
            spoken=[0] * seats,
            ready=[False] * seats,
            sealed=[None] * seats,
        )


class CardsDealt(Event, frozen=True):
    """The cards go to the hands, in the order dealt; the rest is the stock, its top card first.

    `sight` says what each seat sees; the seats of `unseen` see no hand whatever it says.
    """

    hands: Hands
    stock: tuple[Card | None, ...]
    sight: Sight = Sight.OWN
    unseen: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat) -> CardsDealt:
        hidden = seat == NOBODY or seat in self.unseen
        own = not hidden and self.sight is Sight.OWN
        others = not hidden and self.sight is Sight.OTHERS
        hands: Hands = tuple(
            [
                hand if (own if owner == seat else others) else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ]
        )
        return replace(self, hands=hands, stock=(None,) * len(self.stock))

    def apply(self, position: Position) -> None:
        own = self.sight is Sight.OWN
        position.unseen = self.unseen if own else position.active
        position.dealt = self.hands
        position.hands = [list(hand) for hand in self.hands]
        position.stock = list(self.stock)


class HandsShown(Event, frozen=True):
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


TurnedFrom = Literal["stock", "hand", "cut"]


class CardTurned(Event, frozen=True):
    """A card is turned to fix the trump suit.

    `place` is "stock" for its top card, "hand" for a card that stays in the hand of `seat`, and
    "cut" for one that was shown and shuffled back in.
    """

    card: Card
    place: TurnedFrom = "stock"
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


class TrumpSet(Event, frozen=True):
    """Trump is fixed; None is no trump. `by` is the seat that named it."""

    suit: Suit | None
    by: Seat | None = None

    def apply(self, position: Position) -> None:
        position.trump = self.suit
        position.trump_fixed = True
        position.named_by = self.by


class BidSealed(Event, frozen=True):
    """A seat is ready: its bid is fixed unless it changes it, and nobody else sees it."""

    seat: Seat
    bid: int | None

    def seen_by(self, seat: Seat) -> BidSealed:
        return self if seat == self.seat else BidSealed(self.seat, None)

    def apply(self, position: Position) -> None:
        position.ready[self.seat] = True
        position.sealed[self.seat] = self.bid


BidsShown = Literal["open", "total_only", "hidden"]
"""What the others see of a bid before the deal is scored: the bid, the sum of all, or nothing."""


class BidsRevealed(Event, frozen=True):
    """All bids are shown at the same moment, one a seat; None where a seat sits out.

    `shown` says what the others see until the deal is scored; `total` is None where they do not.
    """

    bids: tuple[int | None, ...]
    total: int | None
    shown: BidsShown = "open"

    def seen_by(self, seat: Seat) -> BidsRevealed:
        if self.shown == "open":
            return self
        own = tuple(bid if owner == seat else None for owner, bid in enumerate(self.bids))
        return replace(self, bids=own, total=None if self.shown == "hidden" else self.total)

    def apply(self, position: Position) -> None:
        position.bids = list(self.bids)
        position.bid_total = self.total
        position.sealed = [None] * position.seats
        position.spoken = [int(seat in position.active) for seat in range(position.seats)]


class BidMade(Event, frozen=True):
    """A seat bids openly, or changes its open bid; `total` is the sum of all bids then.

    `blind`: it has not seen its cards. `shown` says what the others see until the deal is scored;
    `total` is None where they do not.
    """

    seat: Seat
    bid: int | None
    total: int | None
    blind: bool = False
    shown: BidsShown = "open"

    def seen_by(self, seat: Seat) -> BidMade:
        bid = self.bid if self.shown == "open" or seat == self.seat else None
        return replace(self, bid=bid, total=None if self.shown == "hidden" else self.total)

    def apply(self, position: Position) -> None:
        position.bids[self.seat] = self.bid
        position.bid_total = self.total
        position.blind[self.seat] = self.blind
        position.ready[self.seat] = True
        position.spoken[self.seat] += 1


class Called(Event, frozen=True):
    """A seat makes a call other than a bid of its own tricks."""

    seat: Seat
    call: Call

    def apply(self, position: Position) -> None:
        position.calls.append((self.seat, self.call))


class CardPlayed(Event, frozen=True):
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


class TrickTaken(Event, frozen=True):
    """The trick is complete; its winner leads to the next."""

    winner: Seat

    def apply(self, position: Position) -> None:
        winner = self.winner
        position.tricks.append(Trick(tuple(position.trick), winner))
        position.trick = []
        position.passing = []
        position.taken[winner] += 1
        position.leader = position.turn = winner


class TurnPassed(Event, frozen=True):
    """A seat leaves out its turn in the current trick; `knocked` when it had a card to play."""

    seat: Seat
    knocked: bool

    def apply(self, position: Position) -> None:
        if self.knocked:
            position.passing.append(self.seat)
        position.turn = position.following[self.seat]


class LeadSet(Event, frozen=True):
    """This seat leads to the next trick."""

    seat: Seat

    def apply(self, position: Position) -> None:
        position.leader = position.turn = self.seat


class CardsCut(Event, frozen=True):
    """Seats draw a card each to see who is highest: `winner`, or None when several are.

    In that case those who are highest cut again.
    """

    draws: tuple[tuple[Seat, Card], ...]
    winner: Seat | None

    @property
    def highest(self) -> tuple[Seat, ...]:
        """The seats with a card of the highest rank."""
        best = max(card.rank for _, card in self.draws)
        return tuple(seat for seat, card in self.draws if card.rank is best)

    def apply(self, position: Position) -> None:
        position.caller = self.winner
        coming = position.deal + bool(position.dealt)
        position.cut = Cut(coming, self.draws, self.winner)


class CallerSet(Event, frozen=True):
    """This seat names the next trump; None when nobody does."""

    seat: Seat | None

    def apply(self, position: Position) -> None:
        position.caller = self.seat


class SeatsFell(Event, frozen=True):
    """Seats leave the match; others get a second chance with one card in the next deal."""

    out: tuple[Seat, ...]
    single: tuple[Seat, ...] = ()
    blind: bool = False

    def apply(self, position: Position) -> None:
        if self.out:
            position.out.append(self.out)
            position.alive = tuple(seat for seat in position.alive if seat not in self.out)
        position.single = self.single
        position.single_blind = self.single if self.blind else ()
        position.lives += bool(self.single)


class ContractMade(Event, frozen=True):
    """The auction is over: `seat` declares, or `NOBODY` where everybody plays alone.

    Where sides change from deal to deal, `declaring` are the seats that play it together.
    """

    seat: Seat
    contract: Contract
    declaring: tuple[Seat, ...] = ()

    def apply(self, position: Position) -> None:
        position.declarer = None if self.seat == NOBODY else self.seat
        position.contract = self.contract
        position.declaring = self.declaring


class HandOpened(Event, frozen=True):
    """A seat lays its cards face up on the table, and plays on from there."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, position: Position) -> None:
        position.hands[self.seat] = list(self.cards)
        position.open_hands = (*position.open_hands, self.seat)


class OrderSet(Event, frozen=True):
    """The ranks run from the ace to the two; with `low` they run ace, two, three ... king."""

    low: bool

    def apply(self, position: Position) -> None:
        position.low = self.low


class KittyShown(Event, frozen=True):
    """One seat sees the kitty, or with None everybody."""

    cards: tuple[Card | None, ...]
    to: Seat | None = None

    def seen_by(self, seat: Seat) -> KittyShown:
        if self.to is None or seat == self.to:
            return self
        return replace(self, cards=(None,) * len(self.cards))

    def apply(self, position: Position) -> None:
        position.kitty = list(self.cards)
        position.kitty_looked = True
        position.kitty_open = self.to is None


class KittySet(Event, frozen=True):
    """The rest of the pack is set aside face down."""

    cards: tuple[Card | None, ...]

    def seen_by(self, seat: Seat) -> KittySet:
        return KittySet((None,) * len(self.cards))

    def apply(self, position: Position) -> None:
        position.kitty = list(self.cards)
        position.stock = []


class KittyTaken(Event, frozen=True):
    """A seat takes the kitty into its hand; the others see it only if it was `shown` before."""

    seat: Seat
    cards: tuple[Card | None, ...]
    shown: bool = False

    def seen_by(self, seat: Seat) -> KittyTaken:
        if self.shown or seat == self.seat:
            return self
        return replace(self, cards=(None,) * len(self.cards))

    def apply(self, position: Position) -> None:
        add_cards(position.hands[self.seat], self.cards)
        position.kitty = []


class CardDiscarded(Event, frozen=True):
    """A seat lays a card away, face down."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> CardDiscarded:
        return self if seat == self.seat else CardDiscarded(self.seat, None)

    def apply(self, position: Position) -> None:
        take_card(position.hands[self.seat], self.card)
        position.discards.append(self.card)


class PileStarted(Event, frozen=True):
    """The top card of the stock opens the pile.

    `open_pile`: any rank may be laid on it, and any colour unless `colour_binds`.
    """

    card: Card
    rising: bool
    open_pile: bool
    colour_binds: bool = False

    def apply(self, position: Position) -> None:
        position.stock.pop(0)
        position.pile.append(self.card)
        position.rising = self.rising
        position.open_pile = self.open_pile
        position.colour_binds = self.colour_binds


class CardsShed(Event, frozen=True):
    """A seat lays cards on the pile, in this order; the rest is as when the pile starts."""

    seat: Seat
    cards: tuple[Card, ...]
    rising: bool
    open_pile: bool
    colour_binds: bool = False

    def apply(self, position: Position) -> None:
        for card in self.cards:
            take_card(position.hands[self.seat], card)
        position.pile.extend(self.cards)
        position.rising = self.rising
        position.open_pile = self.open_pile
        position.colour_binds = self.colour_binds
        position.owner = self.seat
        position.passes = 0
        position.turn = position.following[self.seat]


class TurnGivenUp(Event, frozen=True):
    """A seat passes in a shedding game."""

    seat: Seat

    def apply(self, position: Position) -> None:
        position.passes += 1
        position.turn = position.following[self.seat]


class CardsDrawn(Event, frozen=True):
    """A seat takes cards from the top of the stock; only it sees them, unless they lay `shown`."""

    seat: Seat
    cards: tuple[Card | None, ...]
    shown: bool = False

    def seen_by(self, seat: Seat) -> CardsDrawn:
        if self.shown or seat == self.seat:
            return self
        return CardsDrawn(self.seat, (None,) * len(self.cards))

    def apply(self, position: Position) -> None:
        del position.stock[: len(self.cards)]
        position.upcard = None
        add_cards(position.hands[self.seat], self.cards)


class UpcardTurned(Event, frozen=True):
    """The top card of the stock lies face up: whoever takes the next trick takes it."""

    card: Card

    def apply(self, position: Position) -> None:
        if not position.stock_tricks:
            position.stock_tricks = len(position.stock) // len(position.active)
        position.stock[0] = position.upcard = self.card


class TricksSetAside(Event, frozen=True):
    """The tricks that all have taken so far in the deal count no more."""

    def apply(self, position: Position) -> None:
        position.taken = [0] * position.seats


class CardLookedAt(Event, frozen=True):
    """A seat that draws its hand looks at the top card of the stock, which only it sees."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> CardLookedAt:
        return self if seat == self.seat else CardLookedAt(self.seat, None)

    def apply(self, position: Position) -> None:
        position.stock[0] = self.card
        position.looking = self.seat


class CardKept(Event, frozen=True):
    """A seat keeps the top card of the stock in the hand that it draws; only it sees it."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> CardKept:
        return self if seat == self.seat else CardKept(self.seat, None)

    def apply(self, position: Position) -> None:
        add_cards(position.hands[self.seat], (self.card,))
        dealt = list(position.dealt)
        dealt[self.seat] = (*dealt[self.seat], self.card)
        position.dealt = tuple(dealt)
        _leave_stock(position)


DiscardSeen = Literal["drawer", "nobody", "all"]
"""Who sees a card that is discarded from the stock."""


class StockDiscarded(Event, frozen=True):
    """A seat that draws its hand discards the top card of the stock."""

    seat: Seat
    card: Card | None
    seen: DiscardSeen = "drawer"

    def seen_by(self, seat: Seat) -> StockDiscarded:
        if self.seen == "all" or (self.seen == "drawer" and seat == self.seat):
            return self
        return StockDiscarded(self.seat, None, self.seen)

    def apply(self, position: Position) -> None:
        position.discards.append(self.card)
        position.discards_open = self.seen == "all"
        _leave_stock(position)


def _leave_stock(position: Position) -> None:
    """Take the top card off the stock: of each two, one is kept, and then the next seat draws."""
    del position.stock[0]
    position.looking = None
    if len(position.stock) % 2 == 0:
        position.turn = position.following[position.turn]


class PenaltyBegan(Event, frozen=True):
    """A seat must take `owed` cards more than the stock gave, one from each of `givers` in turn."""

    seat: Seat
    owed: int
    givers: tuple[Seat, ...]

    def apply(self, position: Position) -> None:
        position.penalty = self.seat
        position.owed = self.owed
        position.givers = self.givers


class CardGiven(Event, frozen=True):
    """A seat gives a card to another, who pays the penalty or is its partner; only they see it."""

    giver: Seat
    taker: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> CardGiven:
        if seat in (self.giver, self.taker):
            return self
        return CardGiven(self.giver, self.taker, None)

    def apply(self, position: Position) -> None:
        take_card(position.hands[self.giver], self.card)
        add_cards(position.hands[self.taker], (self.card,))
        position.given += 1
        if position.penalty is not None:
            position.givers = position.givers[1:]
            position.owed -= 1


class PileReset(Event, frozen=True):
    """The pile is open again and rises; `leader` lays first, and nobody owns it."""

    leader: Seat

    def apply(self, position: Position) -> None:
        position.open_pile = position.rising = True
        position.colour_binds = False
        position.owner = position.penalty = None
        position.owed = position.passes = 0
        position.givers = ()
        position.leader = position.turn = self.leader


class SeatsFinished(Event, frozen=True):
    """These seats have no cards left and share the next place of the deal."""

    seats: tuple[Seat, ...]

    def apply(self, position: Position) -> None:
        position.finished.append(self.seats)
        position.active = tuple(seat for seat in position.active if seat not in self.seats)
        if position.active:
            count = position.seats
            position.following = next_active(count, position.active, position.direction)
            if position.turn in self.seats:
                position.turn = position.following[position.turn]


class DealScored(Event, frozen=True):
    """The deal is over and gives each side these points; the bids are open to all now.

    `void`: it does not count, and a deal of the same size follows with the same dealer. `bags` are
    those of each side after it, where tricks above the bids are counted so. `game` and `games` are
    the score of the game and the games won after it, where a rubber is played.
    """

    points: tuple[Points, ...]
    bids: tuple[int | None, ...]
    void: bool = False
    bags: tuple[int, ...] = ()
    game: tuple[Points, ...] = ()
    games: tuple[int, ...] = ()

    def apply(self, position: Position) -> None:
        for side, points in enumerate(self.points):
            position.totals[side] = round(position.totals[side] + points, 2)
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
                finished=tuple(position.finished),
                bags=self.bags,
                named_by=position.named_by,
                declarer=position.declarer,
                contract=position.contract,
                declaring=position.declaring,
                game=self.game,
                games=self.games,
            )
        )
        if not self.void:
            position.place += 1


class MatchEnded(Event, frozen=True):
    """The match is over; `ranking` holds the sides of each place, the winners first."""

    ranking: tuple[tuple[int, ...], ...]

    def apply(self, position: Position) -> None:
        position.ranking = self.ranking


def take_card(hand: list[Card | None], card: Card | None) -> None:
    """Take a card out of a hand, or a blank where the card is not known to be there.

    When it is not known which card leaves, no card of that hand is known any more.
    """
    if card is None:
        hand[:] = [None] * (len(hand) - 1)
    elif card in hand:
        hand.remove(card)
    else:
        hand.remove(None)


def add_cards(hand: list[Card | None], cards: tuple[Card | None, ...]) -> None:
    """Put cards into a hand; the known ones stay before the blanks."""
    known = [card for card in cards if card is not None]
    where = hand.index(None) if None in hand else len(hand)
    hand[where:where] = known
    hand.extend(card for card in cards if card is None)

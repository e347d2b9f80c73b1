"""What one of two players knows in a deal with a stock to draw from, as plain numbers.

A card is 13 times its suit and its rank, both from 0; suit 0 is trump. A hand is a list of four
sets of ranks, each a number with a bit for every rank.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from msgspec import Struct

from farwhist.bots.drawing.two_hands import NO_CARDS, Suits
from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.chance import shuffled
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import unseen

RANKS: Final = 13
ALL: Final = 99

STRIKING: Final = Rank.JACK - Rank.TWO
"""From this rank on nobody forgets a card that was played or drawn."""

Hand = list[int]


class World(NamedTuple):
    """Where the cards may lie: the other's hand, and the stock below the upcard, its top first."""

    theirs: Hand
    stock: list[int]


class DrawTable(Struct, frozen=True):
    """What the seat knows.

    Args:
        seat: whose knowledge it is.
        number: the cards of the pack as numbers.
        mine: its hand.
        theirs: the cards that the other is known to hold.
        room: how many more the other holds.
        loose: the cards that may be there, or in the stock.
        most: how many of each suit may be among those in `room`.
        upcard: the card for which the trick is played, -1 in the tricks after the stock.
        below: how many cards lie below it.
        led: the card of the other that lies on the table, or -1.
        won: the tricks of both for the stock that are over, the seat's own first.
        late: the same of those after the stock.
    """

    seat: Seat
    number: dict[Card, int]
    mine: Hand
    theirs: Hand
    room: int
    loose: list[int]
    most: list[int]
    upcard: int
    below: int
    led: int
    won: tuple[int, int]
    late: tuple[int, int]

    @classmethod
    def of(cls, ruleset: Ruleset, view: Position, seat: Seat, memory: int = ALL) -> DrawTable:
        """Return what `seat` knows.

        Of finished tricks, and of the cards that the other drew face up, it remembers the last
        `memory`, and of older ones its own cards, jacks and higher.
        """
        number = numbers(ruleset, view.trump)
        other = view.following[seat]
        held = [number[card] for card in view.hands[other] if card is not None]
        older = held[: max(0, len(held) - memory)]
        vague = [card for card in older if card % RANKS < STRIKING]
        before = view.tricks[: max(0, len(view.tricks) - memory)]
        gone = [number[card] for trick in before for who, card in trick.plays if who != seat]
        faded = [card for card in gone if card % RANKS < STRIKING]
        loose = [number[card] for card in unseen(ruleset, view, seat)]
        known = [card for card in held if card not in vague]
        return cls(
            seat,
            number,
            hand_of([number[card] for card in view.hands[seat] if card is not None]),
            hand_of(known),
            len(view.hands[other]) - len(known),
            sorted([*loose, *vague, *faded]),
            _most(view, number, seat, memory),
            -1 if view.upcard is None else number[view.upcard],
            0 if view.upcard is None else len(view.stock) - 1,
            number[view.trick[0][1]] if view.trick else -1,
            _won(view, seat, 0, view.stock_tricks),
            _won(view, seat, view.stock_tricks, view.deal_tricks),
        )

    @property
    def open(self) -> bool:
        """Whether the seat knows every card of the other, and nothing is left to draw."""
        return self.upcard < 0 and len(self.loose) == self.room

    def world(self, rng: Random) -> World:
        """Return where the cards may lie, by all that the seat knows."""
        theirs, most, room = list(self.theirs), list(self.most), self.room
        rest = []
        for card in shuffled(rng, self.loose):
            suit = card // RANKS
            if room and most[suit]:
                most[suit] -= 1
                room -= 1
                theirs[suit] |= 1 << card % RANKS
            else:
                rest.append(card)
        for card in rest[:room]:  # it has forgotten too much: what is left lies there anyhow
            theirs[card // RANKS] |= 1 << card % RANKS
        return World(theirs, shuffled(rng, rest[room:])[: self.below])


def numbers(ruleset: Ruleset, trump: Suit | None) -> dict[Card, int]:
    """Return the numbers of the cards of a pack."""
    suits = sorted(Suit, key=lambda suit: (suit is not trump, suit))
    return {
        card: RANKS * suits.index(card.suit) + card.rank - Rank.TWO
        for card in ruleset.pack
        if card.suit is not None
    }


def hand_of(cards: list[int]) -> Hand:
    """Return cards as a hand."""
    hand = [0, 0, 0, 0]
    for card in cards:
        hand[card // RANKS] |= 1 << card % RANKS
    return hand


def cards_in(hand: Hand) -> list[int]:
    """Return the cards of a hand, the lowest of each suit first."""
    return [
        RANKS * suit + rank
        for suit, ranks in enumerate(hand)
        for rank in range(RANKS)
        if ranks >> rank & 1
    ]


def suits_of(leader: Hand, other: Hand) -> Suits:
    """Return two hands as the solver takes them."""
    found = []
    for mine, theirs in zip(leader, other, strict=True):
        suit, both = NO_CARDS, mine | theirs
        while both:
            top = 1 << (both.bit_length() - 1)
            suit = 2 * suit + bool(mine & top)
            both ^= top
        found.append(suit)
    trumps, a, b, c = found
    return trumps, a, b, c


def _won(view: Position, seat: Seat, start: int, end: int) -> tuple[int, int]:
    winners = [trick.winner for trick in view.tricks[start:end]]
    own = winners.count(seat)
    return own, len(winners) - own


def _most(view: Position, number: dict[Card, int], seat: Seat, memory: int) -> list[int]:
    """Return how many unknown cards of each suit the other may hold.

    Who could not follow suit has only those of it that it has drawn unseen since, which it does
    when it loses a trick.
    """
    most = [RANKS] * 4
    first = max(0, len(view.tricks) - memory)
    tricks = [(place, trick.plays) for place, trick in enumerate(view.tricks)][first:]
    for place, plays in tricks:
        (leader, led), (_, answer) = plays
        suit = number[led] // RANKS
        if leader == seat and number[answer] // RANKS != suit:
            later = view.tricks[place : view.stock_tricks]
            most[suit] = sum(trick.winner == seat for trick in later)
    return most

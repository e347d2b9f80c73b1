"""In which order a hand is held: by suits or ranks, or as the player has put it. No Qt here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from itertools import pairwise, permutations, takewhile
from typing import Final, Literal

from msgspec import Struct

from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.position import Position
from farwhist.rules.ranking import Order

Trumps = Literal["left", "right", "fixed"]

SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The usual order of suits, from left to right."""


class HandOrder(Struct, frozen=True):
    """How a player likes to hold cards.

    Args:
        flat: in a row, not as a fan.
        low: low cards left.
        suits: all four, from left to right.
        alternate: red and black in turn as far as possible, else `suits` as they are.
        trumps: left or right of the other suits, or where their suit is.
        keeps: from the first question of a deal on every card keeps its place.
        ranks: in which order the ranks beat each other in the match that is played.
        own: the cards as the player has put them, from left to right; nothing where nobody has.
    """

    flat: bool = False
    low: bool = False
    suits: tuple[Suit, ...] = SUITS
    alternate: bool = True
    trumps: Trumps = "left"
    keeps: bool = False
    ranks: Order = "standard"
    own: tuple[Card, ...] = ()


USUAL_ORDER: Final = HandOrder()


class OwnOrder(Struct, frozen=True):
    """The order in which the player at `seat` holds the cards of the deal with this number.

    `cards` are all that were dealt there and those that came later, also what was played since.
    """

    deal: int
    seat: Seat
    cards: tuple[Card, ...]

    def fits(self, view: Position, seat: Seat) -> bool:
        """Whether it is that of the hand that was dealt to `seat` in this deal."""
        dealt = view.dealt[seat] if seat < len(view.dealt) else ()
        same = (view.deal, seat) == (self.deal, self.seat)
        return same and bool(dealt) and set(dealt) <= set(self.cards)


def suit_order(
    suits: Iterable[Suit], trump: Suit | None, manner: HandOrder = USUAL_ORDER
) -> tuple[Suit, ...]:
    """Return these suits from left to right, the trump where the player wants it.

    The others stand as near to the player's order as red and black in turn allow.
    """
    there = set(suits)
    held = tuple(suit for suit in manner.suits if suit in there)
    return _suit_order(held, trump, manner.trumps, manner.alternate)


@cache
def _suit_order(
    held: tuple[Suit, ...], trump: Suit | None, trumps: Trumps, alternate: bool
) -> tuple[Suit, ...]:
    end = {"left": 0, "right": -1}.get(trumps)

    def clumsiness(order: tuple[Suit, ...]) -> tuple[bool, int]:
        astray = end is not None and trump in order and order[end] is not trump
        same = sum(one.red == other.red for one, other in pairwise(order))
        return astray, same if alternate else 0

    return min(permutations(held), key=clumsiness)


def height(rank: Rank, ranks: Order) -> float:
    """Return by what a rank is sorted: the three is below the ace where that order is played."""
    return Rank.ACE - 0.5 if ranks == "ace_three" and rank is Rank.THREE else rank


def highest_first(cards: Iterable[Card], ranks: Order) -> list[Card]:
    """Return cards as lists of a whole pack have them: S H D C, then what has no suit."""

    def key(card: Card) -> tuple[int, float]:
        return (4 if card.suit is None else card.suit, -height(card.rank, ranks))

    return sorted(cards, key=key)


def arranged(
    hand: Sequence[Card], dealt: Iterable[Card], trump: Suit | None, manner: HandOrder = USUAL_ORDER
) -> list[Card]:
    """Return `hand` as it is held: by suit, high cards left, jokers and wizards before everything.

    Jesters come after everything. With the low cards left it is the other way round.

    The order of the suits comes from what was `dealt`, so that it does not change when a suit
    runs out during the deal.
    """
    suits = {card.suit for card in (*dealt, *hand) if card.suit is not None}
    place = {suit: number for number, suit in enumerate(suit_order(suits, trump, manner))}
    rise = 1 if manner.low else -1

    def key(card: Card) -> tuple[int, float, int]:
        if card.suit is not None:
            return (place[card.suit], rise * height(card.rank, manner.ranks), card.copy)
        end = -rise if card.rank is Rank.JESTER else rise
        return (end * len(Suit), rise * card.rank, card.copy)

    return sorted(hand, key=key)


def by_rank(hand: Sequence[Card], manner: HandOrder = USUAL_ORDER) -> list[Card]:
    """Return `hand` with equal ranks together, high cards left."""
    rise = 1 if manner.low else -1
    return sorted(hand, key=lambda card: (rise * card.rank, card.red, card.suit or 0, card.copy))


def usual(
    view: Position, seat: Seat, held: Sequence[Card], manner: HandOrder = USUAL_ORDER
) -> list[Card]:
    """Return cards of a hand, left to right, as they lie where nobody has put them elsewhere."""
    if view.pile:
        return by_rank(held, manner)
    dealt = [card for card in view.dealt[seat] if card is not None]
    return arranged(held, dealt, view.trump, manner)


def held_cards(view: Position, seat: Seat, manner: HandOrder) -> list[Card]:
    """Return the known cards of a hand as they are held, left to right."""
    if not view.hands or not view.hands[seat]:
        return []
    held = [card for card in view.hands[seat] if card is not None]
    return put(usual(view, seat, held, manner), manner.own)


def reordered(
    view: Position, seat: Seat, manner: HandOrder, shown: Sequence[Card]
) -> tuple[Card, ...]:
    """Return what `HandOrder.own` is when the known cards of the hand are to lie as in `shown`.

    A card that was played stays behind the one that it was behind: it may be taken back.
    """
    known = [card for card in (*shown, *view.dealt[seat], *manner.own) if card is not None]
    before = put(usual(view, seat, list(dict.fromkeys(known)), manner), manner.own)
    found = list(shown)
    for number, card in enumerate(before):
        if card not in shown:
            found.insert(found.index(before[number - 1]) + 1 if number else 0, card)
    return tuple(found)


def put(usual: Sequence[Card], own: Sequence[Card]) -> list[Card]:
    """Return the cards of `usual` in the player's `own` order.

    Those that are not in it go to where they usually are: beside the card at their left, or that
    at their right if only that one is of their suit.
    """
    if not own:
        return list(usual)
    there, mine = set(usual), set(own)
    found = [card for card in own if card in there]
    for number, card in enumerate(usual):
        if card in mine:
            continue
        left = usual[number - 1] if number else None
        right = _first_of_suit(usual[number:], mine)
        if right is not None and (left is None or left.suit is not card.suit):
            found.insert(found.index(right), card)
        else:
            found.insert(found.index(left) + 1 if left is not None else 0, card)
    return found


def _first_of_suit(cards: Sequence[Card], mine: Collection[Card]) -> Card | None:
    """Return the first of `mine` before the suit changes in these cards."""
    suit = takewhile(lambda each: each.suit is cards[0].suit, cards)
    return next((each for each in suit if each in mine), None)

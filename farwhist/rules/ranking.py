"""Which card beats which."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from farwhist.engine.cards import PLAIN, Card, Rank, Seat, Suit, every_card, twin

Order = Literal["standard", "ace_three", "bowers", "deuces"]


ORDERS: Final = {
    "standard": PLAIN,
    "ace_three": tuple(Rank(rank) for rank in (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 3, 14)),
}
"""Order from low to high. `ace_three` is the Spanish order A 3 K Q J 7 6 5 4 2."""

PARTNER: Final = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}

TRUMP: Final = 100
"""Added to the strength of a trump, so that it beats every other card."""


class Values(Struct, frozen=True):
    """For one trump suit: the suit that each card belongs to, and its strength within the pack.

    What belongs to no suit is stronger than every trump, or weaker than every card of a suit.
    """

    suit: dict[Card, Suit | None]
    strength: dict[Card, int]


WIZARD: Final = TRUMP + 60
"""The strength of every wizard: of equals the first to be played takes the trick."""


@cache
def values(
    order: Order,
    trump: Suit | None,
    low: bool = False,
    ones: bool = False,
    top: Card | None = None,
) -> Values:
    """Return the card values of an order: ``standard``, ``ace_three``, ``bowers`` or ``deuces``.

    With ``bowers`` the trump jack is the highest trump and the other jack of its colour, which
    then belongs to the trump suit, the second (Oh Hell 500). With ``deuces`` the two of diamonds
    belongs to the trump suit, and it and the trump two are above the trump ace, it first (Spades);
    not where diamonds are trumps. With `low` the ranks run, from the
    highest, A 2 3 ... K. Jokers are the two highest trumps, the red one first; without trump they
    belong to no suit and win nothing (Bid Whist). Wizards and jesters belong to no suit at all:
    the former beat everything, the latter nothing. With `ones` the one is below the two (Romanian
    Whist of 56 cards), and `top` is a trump above all others of the suits.
    """
    ranks = ORDERS.get(order, PLAIN)
    if low:
        ranks = (*reversed(ranks[:-1]), ranks[-1])
    if ones:
        ranks = (Rank.ONE, *ranks)
    suits: dict[Card, Suit | None] = {}
    strengths: dict[Card, int] = {}
    for card in every_card():
        suit = card.suit
        if suit is None:
            joker = card.rank is Rank.JOKER
            suits[card] = trump if joker else None
            worthless = trump is None if joker else card.rank is Rank.JESTER
            strong = TRUMP + 30 + card.red if joker else WIZARD
            strengths[card] = -1 if worthless else strong
            continue
        if card.rank not in ranks:
            continue
        suits[card] = suit
        strengths[card] = ranks.index(card.rank) + (TRUMP if suit is trump else 0)
        if order == "bowers" and trump is not None and card.rank is Rank.JACK:
            if suit is trump:
                strengths[card] = TRUMP + 21
            elif suit is PARTNER[trump]:
                suits[card] = trump
                strengths[card] = TRUMP + 20
    if order == "deuces" and trump not in (None, Suit.DIAMONDS):
        for power, suit in ((21, Suit.DIAMONDS), (20, trump)):
            two = next(each for each in suits if each.suit is suit and each.rank is Rank.TWO)
            suits[two], strengths[two] = trump, TRUMP + power
    if top is not None:
        strengths[top] = TRUMP + 40
    return Values(suits, strengths)


def led_suit(plays: Sequence[tuple[Seat, Card]], table: Values) -> Suit | None:
    """Return the suit to follow: that of the first card that has one; None before that.

    There is none either when a wizard came before any card of a suit.
    """
    for _, card in plays:
        suit = table.suit[card]
        if suit is not None:
            return suit
        if card.rank is Rank.WIZARD:
            return None
    return None


class Ranking(Struct, frozen=True):
    """The order of the cards in one ruleset; `order` is one that `values` takes.

    `ones`: whether the suits have a one below the two. `super_trump`: whether of two packs the
    equal of the card that was turned for trump is the highest trump.
    """

    order: Order = "standard"
    ones: bool = False
    super_trump: bool = False

    def values(self, trump: Suit | None, low: bool = False, turned: Card | None = None) -> Values:
        """Return suits and strengths of all cards under this trump, which `turned` has fixed."""
        if not self.super_trump or turned is None or turned.suit is not trump:
            return values(self.order, trump, low, self.ones)
        return values(self.order, trump, low, self.ones, twin(turned))

    def winner(
        self,
        plays: Sequence[tuple[Seat, Card]],
        trump: Suit | None,
        low: bool = False,
        turned: Card | None = None,
    ) -> Seat:
        """Return who takes a trick: the highest trump, else the highest card of the suit led.

        Of equal cards the first takes it. A wizard is above every trump; a jester takes a trick of
        jesters only.
        """
        if self.super_trump:
            table = self.values(trump, low, turned)
        else:
            table = values(self.order, trump, low, self.ones)
        suit, strength = table.suit, table.strength
        led = led_suit(plays, table)
        winner, best = plays[0][0], -2
        for seat, card in plays:
            power = strength[card]
            if power > best and (power >= TRUMP or suit[card] is led):
                winner, best = seat, power
        return winner

"""Which cards partners pass each other for a nil: by rules of thumb, or by playing deals out.

Who has bid nil gives away high trumps, and high cards without low ones beside them. The partner
passes low cards of other suits back, those of short suits first.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Final

from farwhist.bots.tricks.bid_playout import BidPlayOut
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

TRIED: Final = 4
"""So many cards are thought of at most."""

BESIDE: Final = 0.15
"""How much safer each low card makes the high ones of its suit."""

Passes = Sequence[tuple[Seat, Seat]]
"""Who passes a card to whom, card by card."""


def to_pass(table: SideTable, hand: Sequence[int], nil: bool) -> list[int]:
    """Return the cards of a hand, first what is passed first; `nil`: its holder has bid that."""
    wish = _danger if nil else _use
    return sorted(hand, key=lambda card: (-wish(table, hand, card), card))


def exchanged(table: SideTable, world: Hands, bids: Sequence[int | None], left: Passes) -> Hands:
    """Return the hands after all these passes, made by the rules of thumb."""
    hands = [list(hand) for hand in world]
    for giver, taker in left:
        card = to_pass(table, hands[giver], bids[giver] == 0)[0]
        hands[giver].remove(card)
        hands[taker].append(card)
    return hands


class PassedCards:
    """Judges cards to be passed, for the seat that has to pass one.

    Args:
        ruleset: what is played; cards are passed in it.
        view: what the seat knows.
        seat: who passes.
    """

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        phase = lookup.passing(ruleset)
        assert phase is not None, "cards are passed"
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.table = SideTable.of(ruleset, view, seat)
        self.left = phase.passes(view)[view.given :]

    def ordered(self) -> list[Card]:
        """Return the own cards, first what the rules of thumb pass."""
        table, nil = self.table, self.view.bids[self.seat] == 0
        return [table.pack[card] for card in to_pass(table, table.fixed[self.seat], nil)]

    def outcome(self, card: Card, world: Hands, rng: Random) -> Position:
        """Return how a deal ends when this card is passed, and the others are by rules of thumb."""
        table, view = self.table, self.view
        hands, number = [list(hand) for hand in world], table.number[card]
        giver, taker = self.left[0]
        hands[giver].remove(number)
        hands[taker].append(number)
        hands = exchanged(table, hands, view.bids, self.left[1:])
        end = copy(view)
        deal = BidPlayOut(self.ruleset, table, view, hands, rng)
        end.taken = list(deal.play_from(view.leader))
        return end


def _height(table: SideTable, card: int) -> float:
    """Return 1.0 for the highest card of a suit and 0.0 for the lowest."""
    return 1.0 - table.above[card] / max(1, len(table.ranked[table.suit[card]]) - 1)


def _danger(table: SideTable, hand: Sequence[int], card: int) -> float:
    """Return how much a card endangers the nil of its holder."""
    height, suit = _height(table, card), table.suit[card]
    if suit == table.trump:
        return 2.0 * height * height
    low = sum(table.suit[each] == suit and _height(table, each) < 0.5 for each in hand)
    return height - BESIDE * low


def _use(table: SideTable, hand: Sequence[int], card: int) -> float:
    """Return how useful a card is to a partner who has bid nil."""
    suit = table.suit[card]
    length = sum(table.suit[each] == suit for each in hand)
    return -_height(table, card) - 0.01 * length - (suit == table.trump)

"""Whether to keep a card that was drawn, where two players draw their hands for Spades.

A card is weighed by the tricks that it takes in such a hand; the numbers were fitted to 2,400 hands
of deals that were played out. With half of the pack out of play any spade takes a trick oftener
than not, and of the other suits only aces and kings are better than a card that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Final

from farwhist.bots.tricks.bid_playout import BidPlayOut
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat
from farwhist.engine.chance import shuffled
from farwhist.engine.moves import KEEP, Move
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

OF_TRUMPS: Final = (1.75, 1.65, 1.64, 1.27, 1.1, 0.94, 0.74)
"""What a spade is worth with so many above it, the last for all lower ones, in tricks."""

OF_OTHERS: Final = (0.73, 0.5, 0.17, -0.03, -0.13)
"""The same for a card of another suit."""

OF_A_VOID: Final = 0.42
"""What a hand is worth beside its cards for each plain suit that it lacks, in tricks."""


def card_worth(table: SideTable, card: int) -> float:
    """Return the tricks that a card adds to a hand of one of two players."""
    worths = OF_TRUMPS if table.suit[card] == table.trump else OF_OTHERS
    return worths[min(table.above[card], len(worths) - 1)]


def drawn_worth(table: SideTable, hand: Sequence[int]) -> float:
    """Return roughly the tricks of a whole hand of one of two players, 0 or more."""
    held = {table.suit[card] for card in hand}
    lacking = sum(suit not in held for suit in range(4) if suit != table.trump)
    return max(0.0, OF_A_VOID * lacking + sum(card_worth(table, card) for card in hand))


class DrawnHands:
    """What a seat can tell of hands that are drawn.

    Args:
        table: what the seat knows.
    """

    def __init__(self, table: SideTable) -> None:
        self.table = table
        self.worth = [card_worth(table, card) for card in range(len(table.pack))]
        loose = table.loose
        self.usual = sum(self.worth[card] for card in loose) / max(1, len(loose))
        """What a card is worth that nobody has seen."""

    def world(self, rng: Random) -> Hands:
        """Return hands for the play: the other has kept the better cards of those it looked at."""
        table = self.table
        hands = [list(hand) for hand in table.fixed]
        cards = shuffled(rng, table.loose)
        for seat, room in enumerate(table.room):
            void = table.void[seat]
            fits = [card for card in cards if table.suit[card] not in void]
            if len(fits) < room:
                fits += [card for card in cards if card not in fits]
            drawn = self._kept(fits, room)
            hands[seat] += drawn
            cards = [card for card in cards if card not in drawn]
        return hands

    def _kept(self, cards: Sequence[int], room: int) -> list[int]:
        """Return so many of some cards in their order: poor ones are passed over while they can."""
        spare, place, kept = len(cards) - room, 0, list[int]()
        while len(kept) < room:
            first = cards[place]
            if spare and self.worth[first] <= self.usual:
                spare, place = spare - 1, place + 1
                first = cards[place]
            elif spare:
                spare, place = spare - 1, place + 1
                cards = [*cards[:place], first, *cards[place + 1 :]]
            kept.append(first)
            place += 1
        return kept


class KeptCards:
    """Judges whether to keep a card, for the seat that has looked at it.

    Args:
        ruleset: what is played.
        view: what the seat knows; it looks at the top card of the stock.
        seat: who judges.
    """

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.table = SideTable.of(ruleset, view, seat)
        self.hands = DrawnHands(self.table)
        looked = view.stock[0]
        assert looked is not None, "the seat has looked at the top card"
        self.card = self.table.number[looked]

    def gain(self) -> float:
        """Return by how many tricks the card is better than the next one, which nobody has seen."""
        return self.hands.worth[self.card] - self.hands.usual

    def world(self, rng: Random) -> Hands:
        """Return the cards that the seat has not seen in some order, as the only hand."""
        return [shuffled(rng, self.table.loose)]

    def outcome(self, move: Move, world: Hands, rng: Random) -> Position:
        """Return how the deal ends after a move, if the cards come in the order of this world."""
        hands = self._drawn(world[0], first=move == KEEP)
        end = copy(self.view)
        end.stock, end.hands = [], [[None] * len(hand) for hand in hands]
        bids = [self._bid(hand) for hand in hands]
        end.bids = [*bids]
        deal = BidPlayOut(self.ruleset, self.table, end, hands, rng)
        end.taken = list(deal.play_from(self.view.leader))
        return end

    def _bid(self, hand: Sequence[int]) -> int:
        return min(self.view.size, max(1, round(drawn_worth(self.table, hand))))

    def _drawn(self, cards: Sequence[int], *, first: bool) -> Hands:
        """Return both hands when all have drawn."""
        worth, usual, place = self.hands.worth, self.hands.usual, 0
        hands = [list(hand) for hand in self.table.fixed]
        turn, looked = self.seat, self.card

        def take(seat: Seat, keep: bool, top: int) -> None:
            nonlocal place
            hands[seat].append(top if keep else cards[place])
            place += 1

        other = self.view.following[self.seat]
        for _ in range(self.table.room[other]):
            top, place = cards[place], place + 1
            take(other, worth[top] > usual, top)
        take(turn, first, looked)
        turn = other
        for _ in range(len(self.view.stock) // 2 - 1):
            top, place = cards[place], place + 1
            take(turn, worth[top] > usual, top)
            turn = self.view.following[turn]
        return hands

"""What the independent referees share: cards, tricks and the closing record of a match.

Nothing of the program is imported here or in any other referee.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.helpers.walk import PACK_52, Wrong, heading, need

JOKERS = ("RJ", "BJ")
UPTOWN = "23456789TJQKA-+"
DOWNTOWN = "KQJT98765432A"
"""Both from the lowest rank to the highest: going down the ace stays on top, then 2, 3 ... K.
A minus and a plus stand for twos that are above the ace."""

__all__ = ["DOWNTOWN", "JOKERS", "PACK_52", "UPTOWN", "Play", "Wrong", "begin", "close", "need"]


def suit_of(card: str, trump: str | None) -> str | None:
    """Return the suit a card belongs to: a joker is a trump, and nothing without trump."""
    return trump if card in JOKERS else card[1]


def led_suit(cards: Sequence[str], trump: str | None) -> str | None:
    """Return the suit to be followed: that of the first card that has one."""
    return next((suit_of(card, trump) for card in cards if suit_of(card, trump)), None)


def taker(cards: Sequence[str], trump: str | None, low: bool = False) -> int:
    """Return the place of the card that takes the trick."""
    led, order = led_suit(cards, trump), DOWNTOWN if low else UPTOWN

    def worth(place: int) -> tuple[int, int]:
        card = cards[place]
        suit = suit_of(card, trump)
        if suit is None:
            return -1, 0
        kind = 2 if suit == trump else int(suit == led)
        return kind, 20 - JOKERS.index(card) if card in JOKERS else order.index(card[0])

    return max(range(len(cards)), key=worth)


def follows(card: str, hand: set[str], before: Sequence[str], trump: str | None) -> bool:
    """Whether a card may be laid on `before` when suit must be followed by those who can."""
    led = led_suit(before, trump)
    able = led is not None and any(suit_of(each, trump) == led for each in hand)
    return not able or suit_of(card, trump) == led


@dataclass
class Play:
    """The trick play of one deal: the cards still held, and who must lead."""

    hands: list[set[str]]
    trump: str | None
    leader: int
    low: bool = False

    def order(self, seats: Sequence[int]) -> list[int]:
        """Return `seats` clockwise from the leader."""
        size = len(self.hands)
        return sorted(seats, key=lambda seat: (seat - self.leader) % size)

    def take(self, trick: Any, seats: Sequence[int], free: Sequence[int] = ()) -> None:
        """Check one printed trick among `seats`; those of `free` need not follow suit."""
        need(trick["leader"] == self.leader, f"{self.leader} leads, not {trick['leader']}")
        order, cards = self.order(seats), trick["cards"]
        need(order[0] == self.leader, "the leader plays to the trick")
        need(len(cards) == len(order), "everybody who must plays one card")
        for turn, (seat, card) in enumerate(zip(order, cards, strict=True)):
            hand = self.hands[seat]
            need(card in hand, f"{card} is not in the hand of {seat}")
            legal = seat in free or follows(card, hand, cards[:turn], self.trump)
            need(legal, f"{seat} must follow suit")
            hand.remove(card)
        winner = order[taker(cards, self.trump, self.low)]
        need(trick["winner"] == winner, f"{winner} takes {cards}, not {trick['winner']}")
        self.leader = winner


def begin(deal: Any, numbers: tuple[int, int], cards: int, seats: int, game: str) -> None:
    """Check what a record begins with; `numbers` are those of the match and of the deal."""
    need((deal["match"], deal["deal"]) == numbers, "numbers of match and deal")
    need((deal["cards"], deal["seats"]) == (cards, seats), "cards and seats")
    need(deal["game"].startswith(game), "the game")
    need(0 <= deal["dealer"] < seats, "the dealer is a seat")
    need(len(deal["hands"]) == seats, "one hand a seat")
    dealt = [card for hand in deal["hands"] for card in hand]
    need(len(set(dealt)) == len(dealt), "no card is dealt twice")


def close(closing: Any, deals: Sequence[Any], number: int, totals: Sequence[float]) -> None:
    """Check the record that ends a match: who has most has won."""
    winners = [side for side, total in enumerate(totals) if total == max(totals)]
    wanted = {**heading(deals, number), "totals": list(totals), "winners": winners}
    need(closing == wanted, f"closing record {closing}, not {wanted}")


def count_taken(deal: Any) -> list[int]:
    """Return the tricks of each seat by the printed winners, having compared them with `taken`."""
    taken = [0] * deal["seats"]
    for trick in deal["tricks"]:
        taken[trick["winner"]] += 1
    need(deal["taken"] == taken, "tricks taken")
    return taken

"""Independent referee of printed matches: docs/rules.md#call-break.

It counts points in tenths, so that nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import PACK_52, UPTOWN, begin, close, count_taken, need

DEFAULTS = {
    "deals": "5", "least_bid": "1", "must_beat": "on", "must_ruff": "on", "over": "tenth",
}  # fmt: skip


class CallBreak:
    """Plays one printed match again."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats == 4, "four players")
        self.option = {**DEFAULTS, **texts}

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        need(len(deals) == int(self.option["deals"]), "the number of deals")
        totals = [0, 0, 0, 0]
        for place, deal in enumerate(deals):
            begin(deal, (number, place + 1), 13, 4, "")
            need(deal["dealer"] == (deals[0]["dealer"] - place) % 4, "the deal goes to the right")
            need(sorted(card for hand in deal["hands"] for card in hand) == sorted(PACK_52), "pack")
            need(all(len(hand) == 13 for hand in deal["hands"]), "thirteen cards each")
            need(deal["trump"] == "S" and deal["turn_up"] is None, "spades are trump")
            least = int(self.option["least_bid"])
            need(all(type(b) is int and least <= b <= 13 for b in deal["bids"]), "bids")
            self._play(deal)
            taken = count_taken(deal)
            points = [self._tenths(*pair) for pair in zip(deal["bids"], taken, strict=True)]
            need(deal["points"] == [each / 10 for each in points], f"points {deal['points']}")
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            need(deal["totals"] == [each / 10 for each in totals], f"totals {deal['totals']}")
            need("bags" not in deal and "calls" not in deal, "no bags, no calls")
        close(closing, deals, number, [each / 10 for each in totals])

    def _tenths(self, bid: int, taken: int) -> int:
        if taken < bid:
            return -10 * bid
        return 10 * bid + (taken - bid if self.option["over"] == "tenth" else 0)

    def _play(self, deal: Any) -> None:
        hands = [set(hand) for hand in deal["hands"]]
        leader = (deal["dealer"] - 1) % 4
        need(len(deal["tricks"]) == 13, "thirteen tricks")
        for trick in deal["tricks"]:
            need(trick["leader"] == leader, "who leads")
            order = [(leader - step) % 4 for step in range(4)]
            cards = trick["cards"]
            need(len(cards) == 4, "everybody plays one card")
            for turn, (seat, card) in enumerate(zip(order, cards, strict=True)):
                need(card in hands[seat], f"{card} is not in the hand of {seat}")
                legal = self._legal(hands[seat], cards[:turn])
                need(card in legal, f"seat {seat} may not play {card} on {cards[:turn]}")
                hands[seat].remove(card)
            leader = order[cards.index(max(cards, key=lambda card: _worth(card, cards[0])))]
            need(trick["winner"] == leader, "who takes the trick")

    def _legal(self, hand: set[str], lying: Sequence[str]) -> set[str]:
        if not lying:
            return hand
        led = lying[0][1]
        best = max(_worth(card, lying[0]) for card in lying)
        following = {card for card in hand if card[1] == led}
        higher = {card for card in following or hand if _worth(card, lying[0]) > best}
        if following:
            return higher or following if self.option["must_beat"] == "on" else following
        return higher or hand if self.option["must_ruff"] == "on" else hand


def _worth(card: str, first: str) -> int:
    """Return what beats what: spades, then the suit led, then nothing."""
    rank = 1 + UPTOWN.index(card[0])
    return 100 + rank if card[1] == "S" else rank if card[1] == first[1] else 0

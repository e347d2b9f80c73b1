"""An independent referee of printed matches: docs/rules.md#german-whist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import PACK_52, Play, begin, close, need

DEFAULTS = {"counted": "second", "points": "deal", "play": "hands", "hands": "5", "play_to": "5"}
EXTRA = 50


class GermanWhist:
    """Plays one printed match of two players again."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats == 2, "two players")
        self.option = {**DEFAULTS, **texts}

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        totals, over = [0, 0], False
        for place, deal in enumerate(deals):
            need(not over, "no deal after the end")
            begin(deal, (number, place + 1), 13, 2, "german_whist")
            need(deal["dealer"] == (deals[0]["dealer"] + place) % 2, "the deal alternates")
            points = self.deal(deal)
            need(deal["points"] == points, f"points {deal['points']}, not {points}")
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            need(deal["totals"] == totals, "running totals")
            over = self._over(totals, place + 1)
        need(over, "the match goes on until it is decided")
        close(closing, deals, number, totals)

    def _over(self, totals: Sequence[int], played: int) -> bool:
        apart = totals[0] != totals[1]
        if self.option["play"] == "score":
            return apart and max(totals) >= int(self.option["play_to"])
        hands = int(self.option["hands"])
        return played >= hands + EXTRA or (played >= hands and apart)

    def deal(self, deal: Any) -> list[int]:
        """Check a deal and return the points of both players."""
        drawn, hands = deal["drawn"], [set(hand) for hand in deal["hands"]]
        need(all(len(hand) == 13 for hand in hands), "13 cards each")
        stock = [card for _, card in drawn]
        need(sorted([*hands[0], *hands[1], *stock]) == sorted(PACK_52), "52 cards")
        need(deal["turn_up"] == stock[0], "the top of the stock is turned")
        need(deal["trump"] == stock[0][1], "its suit is trump")
        play = Play(hands, deal["trump"], 1 - deal["dealer"])
        need(len(deal["tricks"]) == 26, "26 tricks")
        first, then = [0, 0], [0, 0]
        for place, trick in enumerate(deal["tricks"]):
            play.take(trick, range(2))
            winner = trick["winner"]
            if place >= 13:
                then[winner] += 1
                continue
            first[winner] += 1
            for (seat, card), right in zip(
                drawn[2 * place : 2 * place + 2], (winner, 1 - winner), strict=True
            ):
                need(seat == right, "the winner draws the card on top, the loser the next one")
                play.hands[seat].add(card)
        need(not any(play.hands), "all cards are played")
        return self._points(deal, first, then)

    def _points(self, deal: Any, first: Sequence[int], then: Sequence[int]) -> list[int]:
        counted = self.option["counted"]
        once = [a + b for a, b in zip(first, then, strict=True)]
        need(deal["taken"] == (list(then) if counted == "second" else once), "tricks taken")
        worth = {"second": list(then), "all": once}.get(counted)
        worth = worth or [a + 2 * b for a, b in zip(first, then, strict=True)]
        more = [worth[0] - worth[1], worth[1] - worth[0]]
        if self.option["points"] == "tricks":
            return worth
        least = [max(0, each) for each in more]
        return least if self.option["points"] == "difference" else [min(1, n) for n in least]

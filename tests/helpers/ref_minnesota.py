"""Independent referee of printed matches: docs/rules.md#minnesota-whist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.helpers.ref_sides import Sides
from tests.helpers.ref_tricks import PACK_52, Play, count_taken, need

DEFAULTS = {
    "play": "score", "play_to": "13", "hands": "8", "calls": "dealer", "grand_lead": "before",
    "grand_trick": "1", "grand_failed": "single", "nullo_trick": "1", "nullo_pays": "others",
}  # fmt: skip


class Minnesota(Sides):
    """Plays one printed match again: calls, leads, tricks and points."""

    game = ""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats == 4, "four players")
        self.option = {**DEFAULTS, **texts}
        self.both_ways = "lost" in (self.option["grand_failed"], self.option["nullo_pays"])

    def deal(self, deal: Any) -> list[int]:
        """Check a deal and return the points of both sides."""
        need(sorted(card for hand in deal["hands"] for card in hand) == sorted(PACK_52), "52 cards")
        need(all(len(hand) == 13 for hand in deal["hands"]), "13 cards each")
        need(deal["trump"] is None and deal["turn_up"] is None, "there are no trumps")
        need("named_by" not in deal and "kitty" not in deal, "nothing is named or laid aside")
        caller, grand = self._called(deal)
        right, left = (caller + 3) % 4, (caller + 1) % 4
        first, second = (right, left) if self.option["grand_lead"] == "before" else (left, right)
        play = Play([set(hand) for hand in deal["hands"]], None, first if grand else second)
        need(deal["tricks"][0]["leader"] == play.leader, "who leads first")
        need(len(deal["tricks"]) == 13, "13 tricks")
        for trick in deal["tricks"]:
            play.take(trick, range(4))
        taken = count_taken(deal)
        won = [taken[0] + taken[2], taken[1] + taken[3]]
        return self._grand(won, caller % 2) if grand else self._nullo(won)

    def _called(self, deal: Any) -> tuple[int, bool]:
        dealer, calls = deal["dealer"], deal["calls"]
        need([who for who, _ in calls] == [(dealer + 1 + n) % 4 for n in range(len(calls))], "turn")
        *passed, (caller, last) = calls
        need(all(text == "pass" for _, text in passed), "the first call decides")
        need(last in ("1 grand", "1 nullo"), "grand or nullo")
        if last == "1 nullo" and self.option["calls"] == "dealer":
            need(caller == dealer, "nullo is what remains when all pass")
        need((deal["declarer"], deal["contract"]) == (caller, last), "what was called is played")
        return caller, last == "1 grand"

    def _grand(self, won: list[int], caller: int) -> list[int]:
        each = int(self.option["grand_trick"])
        points = [0, 0]
        if won[caller] >= 7:
            points[caller] = each * (won[caller] - 6)
        elif self.option["grand_failed"] == "lost":
            points[caller] = -each * (7 - won[caller])
        else:
            double = 2 if self.option["grand_failed"] == "double" else 1
            points[1 - caller] = double * each * (won[1 - caller] - 6)
        return points

    def _nullo(self, won: list[int]) -> list[int]:
        more = 0 if won[0] > won[1] else 1
        worth = int(self.option["nullo_trick"]) * (won[more] - 6)
        points = [0, 0]
        if self.option["nullo_pays"] == "lost":
            points[more] = -worth
        else:
            points[1 - more] = worth
        return points

"""Independent referee of printed matches: docs/rules.md#solo-whist.

It counts points in fifths, so that nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import PACK_52, Play, begin, close, count_taken, need

DEFAULTS = {"deals": "12", "all_pass": "thrown_in", "declared_trump": "own", "over": "nothing"}
LADDER = (
    "proposal", "acceptance", "solo", "misere", "abundance", "royal", "open", "declared",
)  # fmt: skip
GAMES = {
    "pair": (8, 1), "solo": (5, 1), "misere": (0, 2), "abundance": (9, 3), "royal": (9, 3),
    "open": (0, 4), "declared": (13, 6),
}  # fmt: skip
"""What must be taken, and what it is worth."""


class SoloWhist:
    """Plays one printed match again: calls, trumps, leads, tricks and points."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats == 4, "four players")
        self.option = {**DEFAULTS, **texts}

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        totals, counted = [0, 0, 0, 0], 0
        for place, deal in enumerate(deals):
            need(counted < int(self.option["deals"]), "no deal after the end")
            begin(deal, (number, place + 1), 13, 4, "solo_whist")
            need(deal["dealer"] == (deals[0]["dealer"] + place) % 4, "the deal goes round")
            fifths = self._deal(deal)
            counted += not deal.get("void", False)
            need(deal["points"] == _written(fifths), f"points {deal['points']}")
            totals = [total + more for total, more in zip(totals, fifths, strict=True)]
            need(deal["totals"] == _written(totals), f"totals {deal['totals']}")
        need(counted == int(self.option["deals"]), "the number of deals")
        close(closing, deals, number, _written(totals))

    def _deal(self, deal: Any) -> list[int]:
        need(sorted(card for hand in deal["hands"] for card in hand) == sorted(PACK_52), "52 cards")
        need(all(len(hand) == 13 for hand in deal["hands"]), "13 cards each")
        side, game = self._called(deal)
        if not game:
            need(deal["void"] is True and "tricks" not in deal, "a deal that is thrown in")
            return [0, 0, 0, 0]
        need(not deal.get("void", False), "what is played counts")
        need(deal["contract"] == f"1 {game}", f"{game} is played")
        need(deal["declarer"] == (side[0] if side else None), "who plays it")
        need(deal.get("declaring", []) == side, "who plays together")
        need(
            deal["turn_up"] == deal["hands"][deal["dealer"]][-1], "the dealer's last card is shown"
        )
        self._trump(deal, game)
        need(deal.get("opened") == (side[0] if game == "open" else None), "whose hand lies open")
        leader = side[0] if game == "declared" else (deal["dealer"] + 1) % 4
        play = Play([set(hand) for hand in deal["hands"]], deal["trump"], leader)
        need(len(deal["tricks"]) == 13, "13 tricks")
        for trick in deal["tricks"]:
            play.take(trick, range(4))
        taken = count_taken(deal)
        return self._paid(taken, side, game) if side else _general(taken)

    def _called(self, deal: Any) -> tuple[list[int], str]:
        """Go through the calls; return who plays together, and what."""
        eldest = (deal["dealer"] + 1) % 4
        passed: list[int] = []
        best, holders = -1, list[int]()
        calls = list(deal["calls"])
        seat: int | None = eldest
        while seat is not None:
            need(bool(calls), "somebody has still to call")
            who, text = calls.pop(0)
            need(who == seat, f"{seat} calls, not {who}")
            if text == "pass":
                passed.append(seat)
            else:
                place = LADDER.index(text.removeprefix("1 "))
                alone = best == 0 and holders == [seat]
                need(place > best and (place != 1 or best == 0), "higher than the call before")
                need(place == 1 or seat not in passed, "who has passed may only accept")
                need(place == 2 or not alone, "who proposed in vain may only play solo")
                holders = [*holders, seat] if place == 1 else [seat]
                best = place
            seat = _next(seat, eldest, passed, holders, best)
        need(not calls, "nobody calls after the end")
        if best < 1:
            return [], "general" if self.option["all_pass"] == "general" else ""
        return holders, "pair" if best == 1 else LADDER[best]

    def _trump(self, deal: Any, game: str) -> None:
        turned, own = deal["turn_up"][1], self.option["declared_trump"] == "own"
        if game == "abundance" or (game == "declared" and own):
            need(deal["trump"] in ("S", "H", "D", "C"), "a trump is chosen")
            need(deal["named_by"] == deal["declarer"], "by whoever plays")
            return
        need("named_by" not in deal, "nobody chooses trumps")
        without = game in ("misere", "open", "general", "declared")
        need(deal["trump"] == (None if without else turned), "trump")

    def _paid(self, taken: Sequence[int], side: Sequence[int], game: str) -> list[int]:
        needed, stake = GAMES[game]
        won = sum(taken[seat] for seat in side)
        made = won >= needed if needed else won == 0
        each = 5 * stake
        if self.option["over"] == "fifth" and game in ("pair", "solo", "abundance", "royal"):
            each += abs(won - needed)
        each = each if made else -each
        more = 3 if len(side) == 1 else 1
        return [each * more if seat in side else -each for seat in range(4)]


def _next(
    seat: int, eldest: int, passed: Sequence[int], holders: Sequence[int], best: int
) -> int | None:
    """Return who calls after a seat; None when all has been said."""
    for step in (1, 2, 3):
        other = (seat + step) % 4
        if other not in passed and other not in holders:
            return other
    if best != 0 or holders[0] in passed:
        return None
    if eldest not in holders and passed.count(eldest) == 1:
        return eldest
    return holders[0]


def _general(taken: Sequence[int]) -> list[int]:
    most = [seat for seat in range(4) if taken[seat] == max(taken)]
    fewer = 4 - len(most)
    return [-5 * fewer if seat in most else 5 * len(most) for seat in range(4)]


def _written(fifths: Sequence[int]) -> list[float]:
    return [each / 5 for each in fifths]

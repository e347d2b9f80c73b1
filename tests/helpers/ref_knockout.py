"""An independent referee of printed Knock-out matches (docs/rules.md#knock-out-whist)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import PACK_52, UPTOWN, Play, begin, close, count_taken, need

DEFAULTS = {
    "dogs_life": "on", "second_life": "off", "sweep_ends_game": "on", "trump_lead": "any",
    "first_trump": "turn_up", "allow_nt": "off", "tie": "cut", "start_cards": "7", "misere": "off",
}  # fmt: skip


class Knockout:
    """Plays one printed match again."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        self.seats = seats
        self.option = {**DEFAULTS, **texts}
        self.start = int(self.option["start_cards"])
        chances = [False] if self.option["dogs_life"] == "on" else []
        self.chances = chances + [True] * (self.option["second_life"] == "blind_card")
        self.alive = list(range(seats))
        self.dogs: list[int] = []
        self.blind = False
        self.caller: int | None = None
        self.over = False

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        dealer = None
        for place, deal in enumerate(deals):
            need(not self.over, "no deal after the end")
            begin(deal, (number, place + 1), self.start - place, self.seats, "knockout")
            need(dealer in (None, deal["dealer"]), "the deal passes to the next player in")
            self._deal(deal)
            dealer = self._next(deal["dealer"])
        need(self.over, "the match goes on until it is decided")
        close(closing, deals, number, deals[-1]["totals"])

    def _next(self, seat: int, without: Sequence[int] = ()) -> int:
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in order if other in self.alive and other not in without)

    def _deal(self, deal: Any) -> None:
        need(deal["in"] == self.alive, "who plays in this deal")
        for seat, hand in enumerate(deal["hands"]):
            due = 0 if seat not in self.alive else 1 if seat in self.dogs else deal["cards"]
            need(len(hand) == due, f"seat {seat} gets {due} cards")
            need(set(hand) <= set(PACK_52), "cards of the pack")
        cuts = list(deal.get("cuts", ()))
        if deal["deal"] == 1 and self.option["first_trump"] == "cut":
            self.caller = self._cut(cuts, self.alive)
        self._trump(deal)
        self._play(deal)
        self._fall(deal, count_taken(deal), cuts)

    def _cut(self, cuts: list[Any], among: Sequence[int]) -> int:
        """Take the cuts of one decision off the list, and return who wins."""
        while len(among) > 1:
            need(bool(cuts), f"{among} cut")
            cut = cuts.pop(0)
            seats, cards = zip(*cut["draws"], strict=True)
            need(list(seats) == list(among), f"those who cut are {among}")
            need(len(set(cards)) == len(cards) and set(cards) <= set(PACK_52), "cards that are cut")
            best = max(UPTOWN.index(card[0]) for card in cards)
            among = [s for s, c in zip(seats, cards, strict=True) if UPTOWN.index(c[0]) == best]
            winner = among[0] if len(among) == 1 else None
            need(cut["winner"] == winner, "the one highest card wins the cut")
        return int(among[0])

    def _trump(self, deal: Any) -> None:
        turned, trump = deal["turn_up"], deal["trump"]
        if self.caller is not None:
            need(turned is None and deal.get("named_by") == self.caller, "who names trump")
            strains = [*"SHDC"] + [None] * (self.option["allow_nt"] == "on")
            need(trump in strains, "what trump may be named")
            return
        need("named_by" not in deal, "nobody names trump")
        dealt = [card for hand in deal["hands"] for card in hand]
        drawn = deal["deal"] == 1 and self.option["first_trump"] == "random"
        if drawn or len(dealt) == len(PACK_52):
            need(turned is None and trump in [*"SHDC"], "trump is drawn")
            return
        need(turned in PACK_52 and turned not in dealt, "a card that is left is turned")
        need(trump == turned[1], "its suit is trump")

    def _play(self, deal: Any) -> None:
        hands = [set(hand) for hand in deal["hands"]]
        play = Play(hands, deal["trump"], self._next(deal["dealer"], self.dogs))
        knocks = [tuple(knock) for knock in deal.get("knocks", ())]
        need(len(deal["tricks"]) == deal["cards"], "as many tricks as cards")
        for place, trick in enumerate(deal["tricks"]):
            knocked = [seat for when, seat in knocks if when == place]
            need(len(set(knocked)) == len(knocked), "one knocks once a trick")
            for seat in knocked:
                need(seat in self.dogs and bool(hands[seat]), "only a dog with its card knocks")
                need(place < deal["cards"] - 1, "no knock on the last trick")
            players = [s for s in self.alive if hands[s] and s not in knocked]
            self._lead(deal, place, trick, hands[play.leader])
            play.take(trick, players, self.dogs)
            if not hands[play.leader] and place < deal["cards"] - 1:
                held = [s for s in range(self.seats) if not hands[s] or s in self.dogs]
                play.leader = self._next(play.leader, held)
        need(not any(hands), "all cards are played")
        need(all(0 <= when < deal["cards"] for when, _ in knocks), "knocks belong to a trick")

    def _lead(self, deal: Any, place: int, trick: Any, hand: set[str]) -> None:
        """A trump may not be led too early, except from a hand that holds nothing else."""
        trump, first = deal["trump"], trick["cards"][0]
        if trump is None or first[1] != trump or {card[1] for card in hand} == {trump}:
            return
        if self.option["trump_lead"] == "after_first":
            need(place > 0, "no trump is led to the first trick")
        if self.option["trump_lead"] == "after_broken":
            earlier = [each["cards"] for each in deal["tricks"][:place]]
            broken = any(
                cards[0][1] != trump and any(card[1] == trump for card in cards)
                for cards in earlier
            )
            need(broken, "no trump is led before one was played on another suit")

    def _fall(self, deal: Any, taken: Sequence[int], cuts: list[Any]) -> None:
        size = deal["cards"]
        swept = max(taken) == size and self.option["sweep_ends_game"] == "on"
        out, dogs = [seat for seat in self.alive if not taken[seat]], []
        blind = False
        if self.option["misere"] == "on":
            out = [seat for seat in self.alive if taken[seat] > (size > 1)]
            fewest = min(taken[seat] for seat in self.alive)
            if len(out) == len(self.alive):
                out = [seat for seat in out if taken[seat] > fewest]
        elif out and self.chances and size > 1 and not swept:
            out, dogs, blind = [], out, self.chances.pop(0)
        need(deal["out"] == out, f"out are {out}, not {deal['out']}")
        need(deal["next_dogs"] == dogs, f"one card next deal: {dogs}, not {deal['next_dogs']}")
        need(deal["next_dogs_blind"] is blind, "whether it is unseen")
        self.dogs = dogs
        self.alive = [seat for seat in self.alive if seat not in out]
        self.over = len(self.alive) == 1 or size == 1
        points = [int(self.over and seat in self.alive) for seat in range(self.seats)]
        need(deal["points"] == points and deal["totals"] == points, "the winner scores 1")
        if self.over:
            need("next_caller" not in deal and not cuts, "nobody names trump after the end")
            return
        self._right(deal, taken, cuts)

    def _right(self, deal: Any, taken: Sequence[int], cuts: list[Any]) -> None:
        """Find who names the next trump."""
        most = max(taken[seat] for seat in self.alive)
        best = [seat for seat in self.alive if taken[seat] == most]
        winners = [trick["winner"] for trick in deal["tricks"] if trick["winner"] in best]
        by_trick = self.option["tie"] == "last_trick" and bool(winners)
        if len(best) > 1 and self.option["tie"] != "turn_up" and not by_trick:
            self.caller = self._cut(cuts, best)
            need(not cuts and "next_caller" not in deal, "those who tie cut, once")
            return
        self.caller = best[0]
        if len(best) > 1:
            self.caller = winners[-1] if by_trick else None
        need(not cuts and deal["next_caller"] == self.caller, f"{self.caller} names trump next")

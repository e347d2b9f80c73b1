"""Independent referees of printed matches: docs/rules.md#classic-whist and #bid-whist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import JOKERS, PACK_52, Play, begin, close, count_taken, need

ENDS = {"play": "score", "play_to": "7", "hands": "8", "rubber_to": "5"}
DEFAULTS = {
    **ENDS, "trump": "last_card", "all_tricks": "off", "honours": "off",
    "kitty": "on", "jokers": "2", "minimum_bid": "3",
    "low_beats_high": "on", "sport_kitty": "Never", "bidder_gets_kitty": "off",
    "bidder_leads": "off", "double_nt": "off", "defensive_scoring": "off",
    "boston": "off", "score_level_only": "off", "nt_joker": "when_void", "nt_joker_lead": "allowed",
}  # fmt: skip
EXTRA = 50


class Sides:
    """Plays one printed match of two partnerships again; a subclass knows the deal."""

    game = "classic"
    both_ways = False

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats == 4, "four players")
        self.option = {**DEFAULTS, **texts}

    def yes(self, key: str) -> bool:
        """Whether an option is on."""
        return self.option[key] == "on"

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        totals, over = [0, 0], False
        game, games = [0, 0], [0, 0]
        for place, deal in enumerate(deals):
            need(not over, "no deal after the end")
            begin(deal, (number, place + 1), self.hand_size(), 4, self.game)
            need(deal["dealer"] == (deals[0]["dealer"] + place) % 4, "the deal goes round")
            points = self.deal(deal)
            if self.option["play"] == "rubber":
                points = self._rubber(deal, game, games)
                need(deal["game_score"] == game and deal["games"] == games, "the games")
                game = [0, 0] if any(points) else game
            need(deal["points"] == points, f"points {deal['points']}, not {points}")
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            need(deal["totals"] == totals, "running totals")
            over = self._over(totals, place + 1) if not any(games) else max(games) == 2
        need(over, "the match goes on until it is decided")
        self._close(deals, closing, number, totals)

    def _close(self, deals: Sequence[Any], closing: Any, number: int, totals: list[int]) -> None:
        last = deals[-1]
        if totals[0] == totals[1] and self.option["play"] == "score":
            odd = sum(last["taken"][0::2]) < sum(last["taken"][1::2])
            need(closing["winners"] == [int(odd)], "of equals those with the odd tricks win")
            need(closing["totals"] == totals, "final totals")
            return
        close(closing, deals, number, totals)

    def _over(self, totals: Sequence[int], played: int) -> bool:
        if self.option["play"] == "score":
            target = int(self.option["play_to"])
            return max(totals) >= target or (self.both_ways and min(totals) <= -target)
        if self.option["play"] == "rubber":
            return False
        hands = int(self.option["hands"])
        return played >= hands + EXTRA or (played >= hands and totals[0] != totals[1])

    def hand_size(self) -> int:
        """Return how many cards everybody gets."""
        return 13

    def _rubber(self, deal: Any, game: list[int], games: list[int]) -> list[int]:
        """Add a deal to the score of the game and the games, and return the points it gave."""
        goal, before, points = int(self.option["rubber_to"]), list(game), [0, 0]
        taken, honours = count_taken(deal), self._honours(deal)
        for side in (0, 1):
            game[side] += max(0, sum(taken[side::2]) - 6)
        if max(game) < goal:
            for side in (0, 1):
                game[side] += honours[side] if before[side] < goal - 1 else 0
        if max(game) >= goal:
            winner = 0 if game[0] >= goal else 1
            lost = game[1 - winner]
            games[winner] += 1
            if goal == 5:
                points[winner] = 3 if lost == 0 else 2 if lost in (1, 2) else 1
            else:
                points[winner] = 2 if lost < 5 else 1
            points[winner] += 2 if games[winner] == 2 else 0
        return points

    def _honours(self, deal: Any) -> list[int]:
        found, trump = [0, 0], deal["trump"]
        if self.yes("honours") and trump:
            for side in (0, 1):
                cards = deal["hands"][side] + deal["hands"][side + 2]
                held = len({rank + trump for rank in "AKQJ"} & set(cards))
                found[side] = {3: 2, 4: 4}.get(held, 0)
        return found

    def deal(self, deal: Any) -> list[int]:
        """Check a deal and return the points of both sides."""
        dealer, trump = deal["dealer"], deal["trump"]
        need(sorted(card for hand in deal["hands"] for card in hand) == sorted(PACK_52), "52 cards")
        need(all(len(hand) == 13 for hand in deal["hands"]), "13 cards each")
        if self.option["trump"] == "last_card":
            need(deal["turn_up"] == deal["hands"][dealer][-1], "the dealer's last card is shown")
            need(trump == deal["turn_up"][1], "its suit is trump")
        else:
            turns = ["H", "C", "D", "S", *([None] if self.option["trump"] == "round_nt" else [])]
            need(deal["turn_up"] is None, "nothing is shown")
            need(trump == turns[(deal["deal"] - 1) % len(turns)], "trumps go in turn")
        need("named_by" not in deal and "calls" not in deal, "nobody calls anything")
        play = Play([set(hand) for hand in deal["hands"]], trump, (dealer + 1) % 4)
        need(len(deal["tricks"]) == 13, "13 tricks")
        for trick in deal["tricks"]:
            play.take(trick, range(4))
        taken = count_taken(deal)
        every = self.yes("all_tricks") and self.option["play"] == "hands"
        points = [max(0, sum(taken[side::2]) - (0 if every else 6)) for side in (0, 1)]
        more = self._honours(deal)
        return [own + extra for own, extra in zip(points, more, strict=True)]


class BidWhist(Sides):
    """Plays one printed match of Bid Whist again."""

    game = "bid_whist"
    both_ways = True

    def hand_size(self) -> int:
        """Return how many cards everybody gets."""
        return 12 if self.yes("kitty") else 13

    def deal(self, deal: Any) -> list[int]:
        """Check a deal and return the points of both sides."""
        eldest = (deal["dealer"] + 1) % 4
        kitty = self._cards(deal)
        seat, level, strain = self._auction(deal, eldest)
        need(deal["declarer"] == seat, "the highest bidder declares")
        need(deal["contract"] == f"{level} {strain}", "what was bid last is played")
        self._second_choice(deal, seat, strain)
        hands = [set(hand) for hand in deal["hands"]]
        self._kitty(deal, hands[seat], kitty, strain)
        leader = seat if self.yes("bidder_leads") else eldest
        need(deal.get("first", eldest) == leader, "who leads first")
        play = Play(hands, deal["trump"], leader, deal["order"] == "low")
        need(len(deal["tricks"]) == self.hand_size(), "as many tricks as cards")
        for trick in deal["tricks"]:
            self._jokers(play, trick)
        need(not any(hands), "all cards are played")
        return self._points(count_taken(deal), seat % 2, level, strain)

    def _cards(self, deal: Any) -> list[str]:
        pack = list(PACK_52)
        if self.yes("kitty"):
            pack += JOKERS[: int(self.option["jokers"])]
            need(len(deal["kitty"]) == len(pack) - 48, "the kitty is what is left")
        else:
            need("kitty" not in deal, "there is no kitty")
        kitty = list(deal.get("kitty", ()))
        dealt = [card for hand in deal["hands"] for card in hand]
        need(all(len(hand) == self.hand_size() for hand in deal["hands"]), "equal hands")
        need(sorted(dealt + kitty) == sorted(pack), "every card of the pack once")
        need(deal["turn_up"] is None, "nothing is turned")
        return kitty

    def _auction(self, deal: Any, eldest: int) -> tuple[int, int, str]:
        order = {"up": 0, "down": int(self.yes("low_beats_high")), "nt": 2}
        need([s for s, _ in deal["calls"]] == [(eldest + n) % 4 for n in range(4)], "once each")
        best: tuple[int, int] | None = None
        found: tuple[int, int, str] | None = None
        for seat, text in deal["calls"]:
            if text == "pass":
                need(seat != deal["dealer"] or best is not None, "the dealer must bid")
                continue
            level, strain = int(text.split()[0]), text.split()[1]
            need(int(self.option["minimum_bid"]) <= level <= 7, "levels that may be bid")
            need(best is None or (level, order[strain]) > best, "a bid must be higher")
            best, found = (level, order[strain]), (seat, level, strain)
        need(found is not None, "somebody bids")
        assert found is not None
        return found

    def _second_choice(self, deal: Any, seat: int, strain: str) -> None:
        if strain == "nt":
            need("named_by" not in deal, "nobody names a trump")
            need(deal["trump"] is None and deal["order"] in ("high", "low"), "no trump, an order")
            return
        need(deal["named_by"] == seat, "the declarer has the second choice")
        need(deal["trump"] in [*"SHDC"], "a trump suit is named")
        need(deal["order"] == {"up": "high", "down": "low"}[strain], "the order that was bid")

    def _kitty(self, deal: Any, hand: set[str], kitty: list[str], strain: str) -> None:
        if not kitty:
            need("kitty_shown" not in deal and "discards" not in deal, "no kitty, no discards")
            return
        sport = self.option["sport_kitty"]
        shown = sport == "Always" or (sport == "Trump" and strain != "nt")
        need(deal["kitty_shown"] is shown, "whether all see the kitty")
        if not self.yes("bidder_gets_kitty"):
            need("discards" not in deal, "the kitty stays out of play")
            return
        hand.update(kitty)
        need(len(set(deal["discards"])) == len(kitty), "as many discards as the kitty has cards")
        need(set(deal["discards"]) <= hand, "discards come from the declarer's hand")
        hand.difference_update(deal["discards"])

    def _jokers(self, play: Play, trick: Any) -> None:
        """Check a trick, and before it what may be done with jokers when there is no trump."""
        cards = trick["cards"]
        free = []
        for turn, seat in enumerate(play.order(range(4)) if play.trump is None else ()):
            hand, card = play.hands[seat], cards[turn]
            plain = {each for each in hand if each not in JOKERS}
            led = next((each[1] for each in cards[:turn] if each not in JOKERS), None)
            if turn == 0 and self.option["nt_joker_lead"] == "only_if_last":
                need(card not in JOKERS or not plain, "a joker is led only when nothing is left")
            if turn and led and led not in {each[1] for each in plain} and plain != hand:
                must = self.option["nt_joker"] == "must_when_void"
                need(card in JOKERS or not must, "who is void must throw a joker")
            if card in JOKERS and self.option["nt_joker"] == "any_time":
                free.append(seat)
        play.take(trick, range(4), free)

    def _points(self, taken: list[int], side: int, level: int, strain: str) -> list[int]:
        tricks = sum(taken[side::2]) + self.yes("kitty")
        others = sum(taken[1 - side :: 2])
        made = level if self.yes("score_level_only") else tricks - 6
        points = [0, 0]
        points[side] = made if tricks >= 6 + level else -level
        if self.yes("defensive_scoring"):
            points[1 - side] = max(0, others - 6)
        if strain == "nt" and self.option["double_nt"] != "off":
            points[side] *= 2
            points[1 - side] *= 2 if self.option["double_nt"] == "all" else 1
        if self.yes("boston") and 13 in (tricks, others):
            points[side if tricks == 13 else 1 - side] *= 4
        return points

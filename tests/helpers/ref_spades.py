"""Independent referee of printed matches: docs/rules.md#spades."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tests.helpers.ref_tricks import JOKERS, PACK_52, Play, begin, close, count_taken, need, suit_of

DEFAULTS = {
    "partners": "on", "target": "500", "floor": "none", "nil": "100", "blind_nil": "on",
    "nil_tricks": "bags", "bags": "10", "bag_penalty": "100", "trump_lead": "after_broken",
    "jokers": "0", "deuces": "off", "bidding": "free", "least_bid": "0", "first_deal": "off",
    "ten_tricks": "100", "passing": "off", "passed_cards": "2", "blind_bid": "off",
    "drawn": "off",
}  # fmt: skip
LONGEST = 100


class Spades:
    """Plays one printed match again, of partners or of single players."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        need(seats in (2, 3, 4), "two to four players")
        self.seats = seats
        self.option = {**DEFAULTS, **texts}
        self.pairs = seats == 4 and self.option["partners"] == "on"
        self.sides = 2 if self.pairs else seats
        self.nil = 0 if self.option["nil"] == "off" else int(self.option["nil"])

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all deals and the closing record."""
        totals, bags, over = [0] * self.sides, [0] * self.sides, False
        for place, record in enumerate(deals):
            deal = self._renamed(record)
            need(not over, "no deal after the end")
            begin(deal, (number, place + 1), 17 if self.seats == 3 else 13, self.seats, "")
            need(deal["dealer"] == (deals[0]["dealer"] + place) % self.seats, "the deal goes round")
            self._cards(deal)
            self._draw(deal)
            self._bids(deal, totals)
            self._pass(deal)
            self._play(deal)
            points = [self._points(deal, side, bags) for side in range(self.sides)]
            need(deal["bags"] == bags, f"bags {deal['bags']}, not {bags}")
            need(deal["points"] == points, f"points {deal['points']}, not {points}")
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            need(deal["totals"] == totals, "running totals")
            over = self._over(totals, place + 1)
        need(over, "the match goes on until it is decided")
        close(closing, deals, number, totals)

    def _renamed(self, deal: Any) -> Any:
        """Return the record with names that tell the rank of twos which are high."""
        if self.option["deuces"] == "off":
            return deal
        return json.loads(json.dumps(deal).replace('"2D"', '"+S"').replace('"2S"', '"-S"'))

    def _cards(self, deal: Any) -> None:
        pack, high = set(PACK_52), self.option["deuces"] == "on"
        if self.option["jokers"] == "2":
            pack = pack - {"2H", "2C" if high else "2D"} | set(JOKERS)
        if self.seats == 3:
            pack.remove("3C" if high and self.option["jokers"] == "2" else "2C")
        if high:
            pack = pack - {"2D", "2S"} | {"+S", "-S"}
        held = [card for hand in deal["hands"] for card in hand]
        out = [card for _, what, card in deal.get("drawn", []) if what == "discard"]
        if self.seats == 2 and self.option["drawn"] == "off":
            need(len(set(held)) == 26 and set(held) <= pack, "half of the pack")
        else:
            need(sorted(held + out) == sorted(pack), "the pack")
        need(len({len(hand) for hand in deal["hands"]}) == 1, "equal hands")
        need(deal["trump"] == "S" and deal["turn_up"] is None, "spades are trump, nothing is shown")
        need("named_by" not in deal and "declarer" not in deal, "nobody names a trump")

    def _draw(self, deal: Any) -> None:
        """Check that of two cards each time one is kept and the other discarded."""
        rows = deal.get("drawn", [])
        if self.seats != 2 or self.option["drawn"] == "off":
            need(not rows, "nobody draws cards")
            return
        need(len(rows) == 52, "the whole pack is drawn")
        kept: list[list[str]] = [[], []]
        for turn in range(26):
            seat = (deal["dealer"] + 1 + turn) % 2
            pair = rows[2 * turn : 2 * turn + 2]
            need(
                [who for who, _, _ in pair] == [seat, seat], "two cards in turn, by the other first"
            )
            need({what for _, what, _ in pair} == {"keep", "discard"}, "one kept, one discarded")
            kept[seat] += [card for _, what, card in pair if what == "keep"]
        need(kept == deal["hands"], "the hands are what was kept, in that order")

    def _bids(self, deal: Any, totals: Sequence[int]) -> None:
        order = [(deal["dealer"] + step) % self.seats for step in range(1, self.seats + 1)]
        behind = [
            seat
            for seat in order
            if any(totals[seat % self.sides] + 100 <= other for other in totals)
        ]
        blind_nil = self.nil and self.option["blind_nil"] == "on"
        blind_nil = blind_nil and self.option["bidding"] in ("free", "whiz")
        blind_bid = self.pairs and self.option["bidding"] == "free"
        blind_bid = blind_bid and self.option["blind_bid"] != "off"
        least = int(self.option["blind_bid"]) if blind_bid else 0
        if not blind_nil and not least:
            behind = []
        blind = deal.get("blind", [])
        looked = [[seat, "look"] for seat in behind if seat not in blind]
        need(set(blind) <= set(behind), "only who is far behind may bid blind")
        need(deal.get("calls", []) == looked, "the others that may look before they bid")
        if self.option["first_deal"] == "on" and deal["deal"] == 1:
            need("bids" not in deal, "nobody bids in the first deal")
            return
        self._legal(deal)
        for seat, bid in enumerate(deal["bids"]):
            need(type(bid) is int and 0 <= bid <= deal["cards"], "bids from 0 to the cards")
            if bid and seat in blind:
                partner = (seat + 2) % 4
                both = partner in blind and deal["bids"][partner] > 0
                need(least and both, "tricks are bid blind by both partners")
                need(least <= bid + deal["bids"][partner] <= 13, "the blind bid of a side")
            need(bid or seat not in blind or blind_nil, "blind nil is off")

    def _legal(self, deal: Any) -> None:
        """Check the bids against partners and spades."""
        rule, bids = self.option["bidding"], deal["bids"]
        spades = [sum(suit_of(card, "S") == "S" for card in hand) for hand in deal["hands"]]
        if rule == "mirror":
            need(bids == spades, "everyone bids the number of spades")
        if rule == "whiz":
            need(all(bid in (0, held) for bid, held in zip(bids, spades, strict=True)), "or nil")
        if self.pairs and rule == "suicide":
            for low, high in (sorted(bids[0::2]), sorted(bids[1::2])):
                need(low == 0 and high >= 4, "one of two bids nil, the other 4 or more")
        if self.pairs and rule == "free":
            least, blind = int(self.option["least_bid"]), deal.get("blind", [])
            for one, other in ((0, 2), (1, 3)):
                free = one in blind and other in blind
                need(free or bids[one] + bids[other] >= least, "the least bid of a side")

    def _pass(self, deal: Any) -> None:
        """Check the cards that were passed for a nil, and put them into the other hands."""
        rule, bids, expected = self.option["passing"], deal.get("bids"), []
        if self.pairs and self.nil and bids and rule != "off":
            for step in range(1, 5):
                seat = (deal["dealer"] + step) % 4
                partner = (seat + 2) % 4
                nil = bids[seat] == 0 and (rule == "any" or seat in deal.get("blind", []))
                if nil and bids[partner] != 0:
                    count = int(self.option["passed_cards"])
                    expected += [seat] * count + [partner] * count
        passed = deal.get("passed", [])
        need([giver for giver, _ in passed] == expected, "who passes cards, and how many")
        deal["hands"] = [list(hand) for hand in deal["hands"]]
        for giver, card in passed:
            need(card in deal["hands"][giver], "one passes what one holds")
            deal["hands"][giver].remove(card)
            deal["hands"][(giver + 2) % 4].append(card)

    def _play(self, deal: Any) -> None:
        play = Play([set(hand) for hand in deal["hands"]], "S", (deal["dealer"] + 1) % self.seats)
        need(len(deal["tricks"]) == deal["cards"], "as many tricks as cards")
        broken = False
        for number, trick in enumerate(deal["tricks"]):
            suits = [suit_of(card, "S") for card in trick["cards"]]
            held = {suit_of(card, "S") for card in play.hands[trick["leader"]]}
            free = {"after_broken": broken, "any": True, "after_first": number > 0}
            may = free[self.option["trump_lead"]] or held == {"S"}
            need(suits[0] != "S" or may, "spades may not be led yet")
            play.take(trick, range(self.seats))
            broken = broken or (suits[0] != "S" and "S" in suits)

    def _points(self, deal: Any, side: int, bags: list[int]) -> int:
        taken = count_taken(deal)
        own = range(side, self.seats, self.sides)
        if "bids" not in deal:
            return 10 * sum(taken[seat] for seat in own)
        nils = [seat for seat in own if deal["bids"][seat] == 0 and self.nil]
        bid = sum(deal["bids"][seat] for seat in own)
        helping = [
            seat for seat in own if seat not in nils or self.option["nil_tricks"] == "contract"
        ]
        won = sum(taken[seat] for seat in helping)
        spare = sum(taken[seat] for seat in own if seat not in helping)
        price = 200 if bid >= 10 and self.option["ten_tricks"] == "200" else 10 * bid
        if all(seat in deal.get("blind", []) and deal["bids"][seat] for seat in own):
            price *= 2
        points = price if won >= bid else -price
        if won >= bid:
            spare += won - bid
        for seat in nils:
            worth = self.nil * (2 if seat in deal.get("blind", []) else 1)
            points += -worth if taken[seat] else worth
        points += spare
        for _ in range(spare):
            bags[side] += 1
            if self.option["bags"] != "off" and bags[side] == int(self.option["bags"]):
                bags[side] = 0
                points -= int(self.option["bag_penalty"])
        return points

    def _over(self, totals: Sequence[int], played: int) -> bool:
        best = max(totals)
        if played == LONGEST:
            return True
        if totals.count(best) > 1:
            return False
        low = self.option["floor"] != "none" and min(totals) <= int(self.option["floor"])
        return low or best >= int(self.option["target"])

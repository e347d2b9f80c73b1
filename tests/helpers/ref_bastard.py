"""An independent referee of printed sessions of Bastard (docs/rules.md#bastard)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from tests.helpers.ref_tricks import JOKERS, PACK_52, begin, close, need

RANKS = "23456789TJQKA"
DEFAULTS = {"packs": "auto", "coloured_jokers": "off", "games": "5", "points": "ends"}


def joker(card: str) -> bool:
    """Whether a card, of either pack, is a joker."""
    return card[:2] in JOKERS


def red(card: str) -> bool:
    """Whether a card is red."""
    return card[0] == "R" if joker(card) else card[1] in "HD"


class Game:
    """The state and the transitions of one game."""

    def __init__(self, deal: Any, leader: int, coloured: bool, stock: set[str]) -> None:
        self.seats = deal["seats"]
        self.hands = [set(hand) for hand in deal["hands"]]
        self.stock, self.coloured = stock, coloured
        self.top: str | None = deal["starter"]
        self.rising = self.top[0] != "A"
        self.joker_top = joker(self.top)
        self.answer_to: bool | None = None
        if self.joker_top:
            self.answer_to = red(self.top) if coloured else None
            self.top = None
        self.turn = self.first = leader
        self.owner: int | None = None
        self.passes = 0
        self.active = list(range(self.seats))
        self.groups: list[list[int]] = []
        self.penalised: int | None = None

    def left_of(self, seat: int) -> int:
        """Return the first active seat clockwise after `seat`."""
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in order if other in self.active)

    def fits(self, card: str) -> bool:
        """Whether a set may begin with this card now."""
        if self.top is None:
            return self.answer_to is None or red(card) is not self.answer_to
        if joker(card):
            return not self.coloured or red(card) is not red(self.top)
        if red(card) is red(self.top):
            return False
        mine, lies = RANKS.index(card[0]), RANKS.index(self.top[0])
        return mine > lies if self.rising else mine < lies

    def can_play(self, seat: int) -> bool:
        """Whether a seat holds anything that may be laid."""
        return any(self.fits(card) for card in self.hands[seat])

    def next_entry(self) -> str:
        """Return what must come next: a turn, a penalty, a reset or the end."""
        if self.penalised is not None:
            return "reset" if len(self.active) > 1 else "end"
        if len(self.active) == 1:
            return "end"
        if self.owner not in self.active:
            return "reset" if self.passes == len(self.active) else "turn"
        if self.turn == self.owner and self.passes == len(self.active) - 1:
            return "turn" if self.can_play(self.turn) else "penalty"
        return "turn"

    def entry(self, turn: Any) -> None:
        """Check one printed turn and carry it out."""
        due = self.next_entry()
        kind = next((word for word in ("penalty", "reset") if turn.get(word)), "turn")
        need(kind == due, f"{due} is due, not {turn}")
        if due == "reset":
            self._reset(turn)
            return
        seat = turn["seat"]
        need(seat == self.turn, f"it is {self.turn}'s turn, not {seat}'s")
        if due == "penalty":
            self._penalty(turn, seat)
        elif turn.get("pass"):
            self._pass(turn, seat)
        else:
            self._lay(turn, seat)

    def _lay(self, turn: Any, seat: int) -> None:
        cards, hand = turn["play"], self.hands[seat]
        need(bool(cards) and len(set(cards)) == len(cards), "a set of cards")
        need(set(cards) <= hand, "cards of one's hand")
        need(self.fits(cards[0]), f"{cards} does not fit on {self.top}")
        need(not joker(cards[0]) or len(cards) == 1, "one joker a turn")
        if not joker(cards[0]):
            need(len({card[0] for card in cards}) == 1, "cards of one rank")
            pairs = pairwise(cards)
            need(all(red(one) is not red(two) for one, two in pairs), "colours alternate")
        hand.difference_update(cards)
        last = cards[-1]
        self.top = None if joker(last) else last
        self.answer_to = red(last) if joker(last) and self.coloured else None
        if joker(last) or last[0] in "2A":
            self.rising = joker(last) or last[0] == "2"
        need(turn["rising"] is self.rising, "which way the pile runs")
        self.owner, self.passes = seat, 0
        self.turn = self.left_of(seat)
        if not hand:
            self._finish([seat])

    def _pass(self, turn: Any, seat: int) -> None:
        if self.can_play(seat):
            need(self.top is not None, "an open pile is not passed")
            need(self.passes == 0, "no pass after a pass when one can play")
            need(len(self.active) > 2, "no pass among the last two when one can play")
        self._draw(turn, seat, 1)
        self.passes += 1
        self.turn = self.left_of(seat)

    def _draw(self, turn: Any, seat: int, wanted: int) -> int:
        drew = turn["drew"]
        need(len(drew) == min(wanted, len(self.stock)), f"{seat} draws what it must and can")
        need(len(set(drew)) == len(drew) and set(drew) <= self.stock, "cards of the stock")
        self.stock.difference_update(drew)
        self.hands[seat].update(drew)
        return len(drew)

    def _penalty(self, turn: Any, owner: int) -> None:
        missing = self.seats - 1 - self._draw(turn, owner, self.seats - 1)
        right = [(owner - step) % self.seats for step in range(1, self.seats)]
        givers = [seat for seat in right if seat in self.active][:missing]
        need([seat for seat, _ in turn["given"]] == givers, f"one card each from {givers}")
        for seat, card in turn["given"]:
            need(card in self.hands[seat], "a card of the giver's hand")
            self.hands[seat].remove(card)
            self.hands[owner].add(card)
        self._finish([seat for seat in self.active if not self.hands[seat]])
        self.penalised = owner

    def _reset(self, turn: Any) -> None:
        after = self.penalised if self.penalised is not None else self.owner
        leader = self.first if after is None else self.left_of(after)
        need(turn["leader"] == leader, f"{leader} leads to the open pile")
        self.top = self.answer_to = self.owner = self.penalised = None
        self.rising, self.passes, self.turn = True, 0, leader

    def _finish(self, seats: list[int]) -> None:
        if seats:
            self.groups.append(seats)
            self.active = [seat for seat in self.active if seat not in seats]


class Bastard:
    """Plays one printed session again."""

    def __init__(self, seats: int, texts: Mapping[str, str]) -> None:
        self.seats = seats
        self.option = {**DEFAULTS, **texts}
        packs = self.option["packs"]
        two = packs == "2" or (packs == "auto" and seats > 6)
        one = [*PACK_52, *JOKERS]
        self.pack = set(one) | ({card + "2" for card in one} if two else set())

    def walk(self, deals: Sequence[Any], closing: Any, number: int) -> None:
        """Check all games and the closing record."""
        need(len(deals) == int(self.option["games"]), "games of a session")
        totals, winners = [0] * self.seats, []
        for place, deal in enumerate(deals):
            begin(deal, (number, place + 1), 7, self.seats, "bastard")
            need(deal["dealer"] == (deals[0]["dealer"] + place) % self.seats, "dealers")
            groups = self._game(deal, winners)
            points = self._points(groups)
            need(deal["points"] == points, f"points {deal['points']}, not {points}")
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            need(deal["totals"] == totals, "running totals")
            winners = groups[0]
        close(closing, deals, number, totals)

    def _game(self, deal: Any, winners: list[int]) -> list[list[int]]:
        eldest = (deal["dealer"] + 1) % self.seats
        leader = deal.get("first", eldest)
        need(leader in ([(w + 1) % self.seats for w in winners] or [eldest]), "who begins")
        need(all(len(hand) == 7 for hand in deal["hands"]), "seven cards each")
        dealt = {card for hand in deal["hands"] for card in hand} | {deal["starter"]}
        need(len(dealt) == 7 * self.seats + 1 and dealt <= self.pack, "cards of the pack")
        game = Game(deal, leader, self.option["coloured_jokers"] == "on", self.pack - dealt)
        need(deal["rising"] is game.rising, "which way the pile runs at first")
        for turn in deal["turns"]:
            game.entry(turn)
        need(game.next_entry() == "end", "the game goes on until one is left")
        need(deal["places"] == game.groups, f"places {deal['places']}, not {game.groups}")
        return [*game.groups, game.active]

    def _points(self, groups: list[list[int]]) -> list[int]:
        points = [0] * self.seats
        for place, group in enumerate(groups):
            behind = sum(len(other) for other in groups[place + 1 :])
            ends = 1 if place == 0 else -1 if place == len(groups) - 1 else 0
            for seat in group:
                points[seat] = behind if self.option["points"] == "places" else ends
        return points

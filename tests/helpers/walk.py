"""An independent referee of the records that `simulate --json` prints.

It imports nothing of the program. It knows the rules of trick-taking and of the score by itself and
plays every printed deal again: who may play what, who takes the trick, who leads, deals and scores.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

RANKS = "123456789TJQKA"
PACK_56 = tuple(rank + suit for suit in "SHDC" for rank in RANKS)
PACK_52 = tuple(card for card in PACK_56 if card[0] != "1")
PACK_60 = (*PACK_52, *(kind + number for kind in "WJ" for number in "1234"))
PACK_40 = tuple(card for card in PACK_52 if card[0] not in "89T")
PACK_36 = tuple(card for card in PACK_40 if card[0] != "2")
PACK_104 = (*PACK_52, *(card + "2" for card in PACK_52))

DEAL_FIELDS = (
    "match", "deal", "game", "options", "seats", "seed", "cards", "dealer", "hands", "turn_up",
    "trump", "bids", "tricks", "taken", "points", "totals",
)  # fmt: skip

HEAD_FIELDS = ("match", "game", "options", "seats", "seed")

SCORES: dict[str, Callable[[int, int], float]] = {
    "FRED": lambda b, t: 10 + t if b == t else -abs(b - t),
    "CLASSIC10": lambda b, t: t + (10 if b == t else 0),
    "EXACT10": lambda b, t: 10 + b if b == t else 0,
    "OYVEY": lambda b, t: 10 + b**2 if b == t else -abs(b - t),
    "SQUARE_SQUARE": lambda b, t: 10 + b**2 if b == t else -((b - t) ** 2),
    "ASC2": lambda b, t: 2 + t if b == t else -abs(b - t),
    "PODRIDA3": lambda b, t: 10 + 3 * t if b == t else -3 * abs(b - t),
    "POCHA": lambda b, t: 10 + 5 * t if b == t else -5 * abs(b - t),
    "BOER2P": lambda b, t: 10 + 2 * t if b == t else -2 * abs(b - t),
    "ROMANIAN": lambda b, t: 5 + t if b == t else -abs(b - t),
    "WIZARD": lambda b, t: 20 + 10 * t if b == t else -10 * abs(b - t),
    "TRICK": lambda b, t: (b or 0.5) if b == t else -abs(b - t),
    "GOLF_SQ": lambda b, t: (b - t) ** 2,
}


class Wrong(AssertionError):
    """A record that breaks a rule; the text says which."""


@dataclass
class House:
    """What a match is played by, as far as its records can show it."""

    sizes: Sequence[int]
    score: str = "FRED"
    pack: Sequence[str] = PACK_52
    must_ruff: bool = False
    hook: bool = False
    dealer_out: bool = False
    rotation: Sequence[str | None] = ()
    low_wins: bool = False
    premium: bool = False
    super_trump: bool = False
    tute: bool = False
    ranks: str = RANKS
    whole_to_dealer: bool = False
    runs: dict[int, int] = field(default_factory=dict)


def need(truth: bool, what: str) -> None:
    """Raise `Wrong` unless `truth` holds."""
    if not truth:
        raise Wrong(what)


def walk_lines(lines: Sequence[str], house: House, matches: int = 1) -> None:
    """Check the whole output of one run of `simulate --json`."""
    records = [json.loads(line) for line in lines]
    ends = [number for number, record in enumerate(records) if "winners" in record]
    need(len(ends) == matches, "one closing record a match")
    need(bool(ends) and ends[-1] == len(records) - 1, "the closing record comes last")
    begin = 0
    for number, end in enumerate(ends, 1):
        walk_match(records[begin:end], records[end], house, number)
        begin = end + 1


def walk_match(deals: Sequence[Any], closing: Any, house: House, number: int = 1) -> None:
    """Check one match: its deals in order, and its closing record."""
    need([deal["cards"] for deal in deals] == list(house.sizes), "deal sizes")
    totals = [0.0] * deals[0]["seats"]
    house.runs.clear()
    for place, deal in enumerate(deals):
        need(tuple(deal)[: len(DEAL_FIELDS)] == DEAL_FIELDS, "fields of a deal")
        need((deal["match"], deal["deal"]) == (number, place + 1), "numbers of match and deal")
        turn = -place if house.tute else place
        need(deal["dealer"] == (deals[0]["dealer"] + turn) % deal["seats"], "the deal goes round")
        walk_deal(deal, house)
        points = [points_of(deal, seat, house) for seat in range(deal["seats"])]
        need(deal["points"] == points, f"points: {deal['points']}, not {points}")
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        need(deal["totals"] == totals, "running totals")
    best = (min if house.low_wins else max)(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    wanted = {**heading(deals, number), "totals": totals, "winners": winners}
    need(closing == wanted, "closing record")


def heading(deals: Sequence[Any], number: int) -> dict[str, Any]:
    """Return what every record of a match begins with, having seen that all agree on it."""
    heads = [{key: deal[key] for key in HEAD_FIELDS} for deal in deals]
    need(all(head == heads[0] for head in heads), "one game, its options and its seed")
    need(heads[0]["match"] == number, "the number of the match")
    return heads[0]


def walk_deal(deal: Any, house: House) -> None:
    """Check one deal: its cards, trump, bids and tricks."""
    players = players_of(deal, house)
    _check_cards(deal, players, house)
    _check_trump(deal, players, house)
    _check_bids(deal, players, house)
    hands = [set(hand) for hand in deal["hands"]]
    taken = [0] * deal["seats"]
    leader = players[0]
    need(len(deal["tricks"]) == deal["cards"], "as many tricks as cards")
    for trick in deal["tricks"]:
        need(trick["leader"] == leader, "eldest leads, then who took the trick")
        leader = _check_trick(trick, players, hands, deal, house)
        need(trick["winner"] == leader, f"who takes {trick['cards']}")
        taken[leader] += 1
    need(not any(hands), "all cards are played")
    need(deal["taken"] == taken, "tricks taken")


def players_of(deal: Any, house: House) -> list[int]:
    """Return who plays in this deal, in turn from the eldest hand."""
    seats, dealer = deal["seats"], deal["dealer"]
    way = -1 if house.tute else 1
    order = [(dealer + way * step) % seats for step in range(1, seats + 1)]
    return order[:-1] if house.dealer_out else order


def _check_cards(deal: Any, players: list[int], house: House) -> None:
    hands, seats = deal["hands"], deal["seats"]
    need(len(hands) == seats, "one hand a seat")
    for seat, hand in enumerate(hands):
        need(len(hand) == (deal["cards"] if seat in players else 0), "cards in a hand")
    dealt = [card for hand in hands for card in hand]
    need(len(set(dealt)) == len(dealt), "no card twice")
    need(set(dealt) <= set(house.pack), "cards of the pack")


def _check_trump(deal: Any, players: list[int], house: House) -> None:
    turned, trump = deal["turn_up"], deal["trump"]
    if house.rotation:
        need(turned is None, "nothing is turned when trumps rotate")
        need(trump == house.rotation[(deal["deal"] - 1) % len(house.rotation)], "trump in turn")
        return
    left = len(house.pack) - deal["cards"] * len(players)
    if house.whole_to_dealer and not left:
        need(turned in deal["hands"][deal["dealer"]], "the dealer shows a card of its own")
        need(trump == suit_of(turned), "its suit is trump")
        return
    need((turned is not None) == (left > 0), "a card is turned when one is left")
    if turned and turned[0] == "W":
        need(deal["named_by"] == deal["dealer"] and trump is not None, "the dealer names a suit")
    else:
        need("named_by" not in deal, "nobody names trump")
        need(trump == (suit_of(turned) if turned else None), "trump is the suit of the turned card")
    if turned:
        need(turned in house.pack, "the turned card is of the pack")
        need(all(turned not in hand for hand in deal["hands"]), "the turned card is out of play")


def _check_bids(deal: Any, players: list[int], house: House) -> None:
    need(len(deal["bids"]) == deal["seats"], "one bid a seat")
    for seat, bid in enumerate(deal["bids"]):
        if seat in players:
            need(type(bid) is int and 0 <= bid <= deal["cards"], "bids from 0 to the cards")
        else:
            need(bid is None, "no bid of a seat that sits out")
    total = sum(deal["bids"][seat] for seat in players)
    need(not house.hook or total != deal["cards"], "the bids may not add up to the tricks")


def _check_trick(
    trick: Any, players: list[int], hands: list[set[str]], deal: Any, house: House
) -> int:
    first = players.index(trick["leader"])
    order = players[first:] + players[:first]
    trump, cards = deal["trump"], trick["cards"]
    need(len(cards) == len(order), "one card a player")
    for turn, (seat, card) in enumerate(zip(order, cards, strict=True)):
        hand, led = hands[seat], asked(cards[:turn])
        need(card in hand, f"seat {seat} does not hold {card}")
        suits = {suit_of(held) for held in hand}
        if led is not None and suit_of(card) not in (led, None):
            need(led not in suits, f"seat {seat} must follow suit")
            if house.must_ruff and suit_of(card) != trump:
                need(trump is None or trump not in suits, f"seat {seat} must ruff")
        if house.tute and turn:
            need(card in _of_tute(hand, cards[:turn], trump, house), f"seat {seat} plays {card}")
        hand.remove(card)
    top = _twin(deal["turn_up"]) if house.super_trump else None
    return order[taker(cards, trump, top, house.ranks)]


def _of_tute(hand: set[str], lying: Sequence[str], trump: str | None, house: House) -> set[str]:
    """Return the cards that the duties of Tute leave to a hand that does not lead.

    Follow suit, above the best of it unless somebody has ruffed; else ruff above the trumps that
    lie; who can do neither is free.
    """
    led = lying[0][1]
    ruffed = any(card[1] == trump for card in lying) and led != trump

    def above(suit: str | None) -> set[str]:
        best = max((house.ranks.index(card[0]) for card in lying if card[1] == suit), default=-1)
        mine = {card for card in hand if card[1] == suit}
        return {card for card in mine if house.ranks.index(card[0]) > best}

    following = {card for card in hand if card[1] == led}
    if following:
        return following if ruffed else above(led) or following
    return above(trump) or hand


def _twin(card: str | None) -> str | None:
    """Return the equal card of the other pack."""
    if card is None:
        return None
    return card[:2] if len(card) == 3 else card + "2"


def suit_of(card: str) -> str | None:
    """Return the suit of a card; wizards and jesters have none."""
    return card[1] if card[1] in "SHDC" else None


def asked(cards: Sequence[str]) -> str | None:
    """Return the suit to follow: that of the first card but jesters; none after a wizard."""
    told = [card for card in cards if card not in ("J1", "J2", "J3", "J4")]
    return suit_of(told[0]) if told else None


def taker(
    cards: Sequence[str], trump: str | None, top: str | None = None, ranks: str = RANKS
) -> int:
    """Return the place of the card that takes a trick; of equals the first one does."""
    led = asked(cards)

    def worth(card: str) -> int:
        suit = suit_of(card)
        if suit is None:
            return 1000 if card[0] == "W" else 0
        if card == top:
            return 999
        rank = 1 + ranks.index(card[0])
        return 100 + rank if suit == trump else rank if suit == led else 0

    worths = [worth(card) for card in cards]
    return worths.index(max(worths))


def points_of(deal: Any, seat: int, house: House) -> float:
    """Return what a seat scores, with the premium for five in a row where there is one."""
    bid, taken = deal["bids"][seat], deal["taken"][seat]
    if bid is None:
        return 0
    points = SCORES[house.score](bid, taken)
    if house.premium and deal["cards"] > 1:
        step = 1 if bid == taken else -1
        run = house.runs.get(seat, 0)
        run = run + step if run * step > 0 else step
        if abs(run) == 5:
            points += 10 * step
            run = 0
        house.runs[seat] = run
    return points

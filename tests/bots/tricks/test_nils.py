"""What the rules of thumb do about a nil: one's own, the partner's, and that of others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from farwhist import bots
from farwhist.engine.cards import Suit
from farwhist.engine.events import BidMade, TrumpSet
from farwhist.engine.moves import write
from farwhist.rules.phases.tricks import Tricks
from tests.bots.tricks.test_habits import by_thumb
from tests.bots.tricks.test_side_bids import chosen, playing
from tests.helpers.drive import rules_of
from tests.helpers.tables import Table, dealt, opened, taken

FIRST, SECOND, THIRD, LAST = (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)
"""Bids, by the seat that bids nil; seat 0 leads."""


@pytest.mark.parametrize(
    ("bids", "hands", "done", "card"),
    [
        (THIRD, ["KH 3H 4H 5C", "2H 6H 7H 6C", "9H TH 2C 3C", "5H 8H 7C 8C"], [], "KH"),
        (SECOND, ["3H 4C", "9H 5C", "4H 6C", "KH 2H"], ["3H", "9H", "4H"], "KH"),
        (LAST, ["3H 4C", "QH 2H", "4H 6C", "9H 5C"], ["3H"], "QH"),
        (SECOND, ["3H 4C", "9H 5C", "4H 6C", "2S 5S"], ["3H", "9H", "4H"], "2S"),
        (FIRST, ["9H 4C", "3H 5C", "2S 5S", "4H 6C"], ["9H", "3H"], "2S"),
        (SECOND, ["KH 4C", "9H 5C", "4H 6C", "AH 2H"], ["KH", "9H", "4H"], "AH"),
    ],
    ids=["leads high", "overtakes it", "plays high ahead", "ruffs last", "ruffs third", "is safe"],
)
def test_a_partner_covers_a_nil(
    bids: Sequence[int], hands: list[str], done: list[str], card: str
) -> None:
    assert by_thumb(playing(hands, bids, *done)) == card


def test_whose_contract_is_made_covers_a_nil_too() -> None:
    table = playing(["3H 4C", "9H 5C", "4H 6C", "KH 2H"], SECOND)
    table.position.taken[3] = 4
    table.do("play 3H", "play 9H", "play 4H")
    view = table.position.copy()
    assert table.decision
    move = bots.make("rule", table.rules).choose(view, table.decision, Random(1))
    assert write(move) == "play KH"


@pytest.mark.parametrize(("opponents", "card"), [(1, "JC"), (3, "8C")])
def test_whose_contract_is_made_takes_a_trick_that_others_cannot_do_without(
    opponents: int, card: str
) -> None:
    table = playing(["9C 2D", "3C 4H", "5C 6H", "JC 8C"], (1, 1, opponents, 1))
    table.position.taken[3] = 4
    table.position.taken[0] = 0 if opponents == 1 else 4
    table.do("play 9C", "play 3C", "play 5C")
    view = table.position.copy()
    assert table.decision
    move = bots.make("rule", table.rules).choose(view, table.decision, Random(1))
    assert write(move) == f"play {card}"


def test_whoever_has_bid_nil_covers_nobody() -> None:
    bids = (1, 0, 1, 0)
    assert by_thumb(playing(["3H 4C", "9H 5C", "4H 6C", "KH 2H"], bids, "3H", "9H", "4H")) == "2H"


def test_whoever_can_leaves_the_trick_to_the_nil_of_others() -> None:
    hands = ["9H 4C", "AH 3H", "4H 6C", "5H 7C"]
    assert by_thumb(playing(hands, FIRST, "9H")) == "3H"


@pytest.mark.parametrize("level", ["club", "strong"])
def test_who_needs_tricks_takes_one_with_a_long_suit_as_well(level: str) -> None:
    rules = rules_of("cutthroat", 3)
    hands = ["JH 4C 5C 6C 7D 8D 9D TD", "6H 8C 9C TC JC 2D 3D 4D", "AH KH 9H 8H 7H 5H 3H 2H"]
    made = [BidMade(seat, bid, 0) for seat, bid in enumerate((4, 4, 5))]
    earlier = [*taken(0, 3, 3), *taken(3)]
    events = [*opened(rules, 17), dealt(hands), TrumpSet(Suit.SPADES), *made, *earlier]
    table = Table(rules, events, Tricks).do("play JH", "play 6H")
    assert table.seat == 2
    assert chosen(table, level) <= {"play AH", "play KH"}

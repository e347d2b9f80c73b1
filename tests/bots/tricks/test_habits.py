"""The rules of thumb of those who play no deals out, and the habit of those who do."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.technique import TECHNIQUES
from farwhist.bots.tricks.trick_bot import errors
from farwhist.engine.cards import Suit, cards
from farwhist.engine.decision import Decision
from farwhist.engine.moves import NameTrump, write
from farwhist.engine.position import Position
from tests.bots.tricks.test_side_playout import playing
from tests.helpers.drive import fold, rules_of
from tests.helpers.tables import Table, dealt, opened


def by_thumb(table: Table, level: str = "rule", seed: int = 1) -> str:
    """Return the card of a level that plays no deals out."""
    view = fold(Position(table.rules.seats), [event.seen_by(table.seat) for event in table.events])
    assert table.decision
    move = bots.make(level, table.rules).choose(view, table.decision, Random(seed))
    return write(move).removeprefix("play ")


def test_a_low_trump_ruffs_while_nobody_behind_is_known_to_be_void() -> None:
    hands = ["KH AH 5H 2C", "AS 2S 4H 3C", "2D 7H 8H 6C", "6H 9H TH 5C"]
    assert by_thumb(playing("classic", hands, "S", "AH", "4H", "7H", "6H", "KH")) == "2S"


def test_a_high_trump_ruffs_where_an_opponent_behind_has_shown_to_be_void() -> None:
    hands = ["KH AH 5H 2C", "AS 2S 4H 3C", "2D 7D 8D 6C", "6H 9H TH 5C"]
    assert by_thumb(playing("classic", hands, "S", "AH", "4H", "2D", "6H", "KH")) == "AS"


def test_a_partner_who_is_void_as_well_asks_for_no_high_trump() -> None:
    hands = ["KH AH 5H 2C", "AS 2S 4H 3C", "6H 7H 8H 6C", "2D 7D 8D 5C"]
    assert by_thumb(playing("classic", hands, "S", "AH", "4H", "6H", "2D", "KH")) == "2S"


def test_a_card_that_is_no_better_than_the_partners_is_kept() -> None:
    hands = ["QH 5C 6C", "2H 7C 8C", "KH 3H 9C", "AH 4H TC"]
    assert by_thumb(playing("classic", hands, "S", "QH", "2H")) == "3H"


def test_a_card_that_is_better_than_the_partners_goes_over_it() -> None:
    hands = ["TH 5C 6C", "2H 7C 8C", "AH 3H 9C", "KH 4H TC"]
    assert by_thumb(playing("classic", hands, "S", "TH", "2H")) == "AH"


def test_who_must_take_no_trick_ducks() -> None:
    hands = ["9H 2C AS", "KH 2H 5C", "TH 6C 7C", "4H 8C 9C"]
    assert by_thumb(playing("knockout", hands, "S", misere="on")) == "2C"
    assert by_thumb(playing("knockout", hands, "S", "9H", misere="on")) == "2H"
    assert by_thumb(playing("knockout", hands, "S", "9H")) == "KH"


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_who_must_take_no_trick_takes_one_as_seldom_as_a_bid_that_is_made_is_spoilt(
    level: str,
) -> None:
    hands = ["9H 2C AS", "KH 2H 5C", "TH 6C 7C", "4H 8C 9C"]
    table = playing("knockout", hands, "S", "9H", misere="on")
    taking = sum(by_thumb(table, level, seed) == "KH" for seed in range(200))
    assert 0 < taking < 300 * TECHNIQUES[level].grab


def named(hand: str, seats: int = 4, level: str = "rule", **options: str) -> str:
    """Return the trump of who holds a hand, before the first lead."""
    rules = rules_of("knockout", seats, **options)
    others = ["2H"] * (seats - 1)
    view = fold(Position(seats), [*opened(rules, len(hand.split())), dealt([hand, *others])])
    view.hands[1:] = [[None] * len(hand.split()) for _ in others]
    decision = Decision(0, tuple(NameTrump(suit) for suit in Suit))
    return write(bots.make(level, rules).choose(view, decision, Random(1)))


def test_who_must_take_no_trick_names_no_suit_of_its_own() -> None:
    assert named("AS KS QS 4H 3D 2C") == "trump S"
    assert named("AS KS QS 4H 3D 2C", misere="on") != "trump S"


@pytest.mark.parametrize(
    ("done", "wasted"),
    [
        (["QH"], ["KH"]),
        (["AH"], []),
        (["5H", "3S"], []),
        (["5H", "6H"], ["KH"]),
        (["5H", "6H", "7H"], []),
    ],
    ids=["over the queen", "under the ace", "under a trump", "third", "last"],
)
def test_a_high_card_is_wasted_only_where_it_takes_the_trick_for_now(
    done: list[str], wasted: list[str]
) -> None:
    mine = len(done)
    hands = [f"{card} 4C 5C" for card in [*done, "KH 2H", "2D", "3D", "4D"][:4]]
    hands[mine] = "KH 2H 6C"
    table = playing("classic", hands, "S", *done)
    known = Knowledge.of(table.rules, table.position, mine)
    found = errors(known, cards("KH 2H"), cards("2H")[0])
    assert [card.text for card in found.values()] == wasted


def test_among_many_a_long_suit_is_trump_rather_than_a_short_one() -> None:
    assert named("AH 5H 4H 2D 8C 7C", 7) == "trump H"

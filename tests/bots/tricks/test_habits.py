"""The rules of thumb of those who play no deals out, and the habit of those who do."""

from __future__ import annotations

from random import Random

from farwhist import bots
from farwhist.engine.moves import write
from farwhist.engine.position import Position
from tests.bots.tricks.test_side_playout import playing
from tests.helpers.drive import fold
from tests.helpers.tables import Table


def by_thumb(table: Table) -> str:
    """Return the card of a player without errors who plays no deal out."""
    view = fold(Position(table.rules.seats), [event.seen_by(table.seat) for event in table.events])
    assert table.decision
    move = bots.make("rule", table.rules).choose(view, table.decision, Random(1))
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

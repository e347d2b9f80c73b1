"""Two left and nothing to draw: who knows where all cards lie throws no ending away."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.bots.core.technique import TECHNIQUES
from farwhist.bots.shed import ending
from farwhist.bots.shed.ending import safe_move
from farwhist.bots.shed.shedder import Shedder, usual
from farwhist.bots.thinking.shares import shares
from farwhist.engine.cards import card
from farwhist.engine.moves import Move, write
from tests.helpers.piles import after_reset
from tests.helpers.tables import Table

TWOS_FIRST = ("2H 8C 9S 2D", "5D QS TS")
"""Seat 0, which leads, is the first of these two only if it lays a two."""


def known(*hands: str, **options: str) -> Table:
    """Lay out an ending as seat 0 sees it: all cards that nobody holds lie in the pile."""
    table = after_reset(*hands, **options)
    held = {card(each) for hand in hands for each in hand.split()}
    table.position.pile[:] = [each for each in table.rules.pack if each not in held]
    table.position.hands[1:] = [[None] * len(hand) for hand in table.position.hands[1:]]
    return table


def safe(table: Table) -> Move | None:
    assert table.decision
    return safe_move(table.rules, table.position, table.decision, usual)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_an_ending_that_is_won_is_not_thrown_away(level: str) -> None:
    table = known(*TWOS_FIRST)
    assert table.decision
    assert write(usual(table.position, table.decision)) == "play 8C"
    bot = Shedder(table.rules, TECHNIQUES[level])
    chosen = bot.choose(table.position, table.decision, Random(1))
    assert write(chosen) in ("play 2H", "play 2D")


def test_there_is_nothing_to_find_where_all_is_lost() -> None:
    assert safe(known("3S 4D", "AD")) is None
    assert safe(known("3S 4D", "AS")) is not None


def test_a_position_that_is_looked_at_stays_as_it_is() -> None:
    table = known(*TWOS_FIRST)
    before = table.position.copy()
    assert safe(table) is not None
    assert table.position == before


def test_nothing_is_looked_for_while_chance_or_a_third_player_has_a_say() -> None:
    assert safe(known(*TWOS_FIRST, gift="random")) is None
    assert safe(known(*TWOS_FIRST, "3C")) is None
    drawn = known(*TWOS_FIRST)
    drawn.position.stock.append(drawn.position.pile.pop(0))
    assert safe(drawn) is None


def test_nothing_is_looked_for_where_a_card_may_lie_elsewhere() -> None:
    table = known(*TWOS_FIRST)
    del table.position.pile[0]
    assert safe(table) is None


@pytest.mark.parametrize("limit", ["MOST_POSITIONS", "MOST_CARDS"])
def test_a_search_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(ending, limit, 2)
    assert safe(known(*TWOS_FIRST)) is None


def test_hints_tell_what_each_choice_surely_comes_to() -> None:
    table = known(*TWOS_FIRST)
    assert table.decision
    moves = (table.rules, table.position, table.decision)
    found = shares(*moves, "play 2H", Random(1))
    assert found is not None
    told = {row.move: (row.worth, row.share) for row in found.rows}
    assert told["play 2H"] == (1, 1) and told["play 8C"] == (-1, 0)

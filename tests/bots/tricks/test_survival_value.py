"""What tricks are worth in a match that players drop out of, and who looks beyond the deal."""

from __future__ import annotations

import pytest

from farwhist.bots.tricks.side_playout import chances_to_win, worth_of
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import rules_of, start


def deal(size: int, *, out: int = 0, **options: str) -> tuple[Ruleset, Position]:
    """Return the rules and a deal of so many cards, the last seats being out."""
    rules = rules_of("knockout", 4, start_cards=str(max(3, size)), **options)
    match = start("knockout", 4, 1, start_cards=str(max(3, size)), **options)
    view = match.position.copy()
    view.size = size
    view.alive = tuple(range(4 - out))
    return rules, view


def ended(view: Position, *taken: int) -> Position:
    end = view.copy()
    end.taken = list(taken)
    return end


def test_most_tricks_are_worth_more_the_fewer_cards_are_left() -> None:
    shares = []
    for size in (7, 5, 3):
        rules, view = deal(size, out=2)
        found = chances_to_win(rules, ended(view, size - 1, 1, 0, 0))
        assert sum(found.values()) == pytest.approx(1)
        shares.append(found[0])
    assert 0.6 < shares[0] < shares[1] < shares[2] < 0.9


def test_it_pays_that_others_drop_out() -> None:
    rules, view = deal(5)
    view.lives = 1
    worth = worth_of(rules, view, 0)
    assert worth([1, 4, 0, 0]) > worth([1, 2, 1, 1]) > worth([0, 2, 2, 1])
    short = worth_of(rules, view, 0, outlook=False)
    assert short([1, 4, 0, 0]) == short([1, 2, 1, 1]) > short([0, 2, 2, 1])


def test_who_takes_all_tricks_wins_and_who_falls_does_not() -> None:
    rules, view = deal(5)
    assert chances_to_win(rules, ended(view, 5, 0, 0, 0)) == {0: 1}
    view.lives = 1
    assert 3 not in chances_to_win(rules, ended(view, 2, 2, 1, 0))


def test_in_misere_most_tricks_bring_nothing() -> None:
    rules, view = deal(5, misere="on")
    found = chances_to_win(rules, ended(view, 1, 0, 2, 2))
    assert found == {0: 0.5, 1: 0.5}
    worth = worth_of(rules, view, 0)
    assert worth([0, 1, 2, 2]) > worth([1, 0, 2, 2]) > worth([2, 0, 1, 2])

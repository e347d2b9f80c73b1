"""The steps of a finished deal: every choice once, and positions that are those of the match."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farwhist.engine import match as module
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid
from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.ui.viewmodels.deal_replay import DealReplay
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, start


def check(match: Match, deal: int) -> None:
    """Check each step against a match that was played so far and no further."""
    replay = DealReplay(match, deal)
    assert [each.moves for each in replay.steps] == sorted(each.moves for each in replay.steps)
    made = [move for step in replay.steps for move in step.made]
    first = match.moves_before(deal)
    assert made == match.moves[first : first + len(made)]
    for number, step in enumerate(replay.steps[:-1]):
        fresh = Match(match.rules, match.seed, match.moves[: step.moves])
        assert len(fresh.events) == step.event
        assert replay.position(number) == fresh.position
        for seat in range(match.rules.seats):
            assert replay.position(number, seat) == fresh.view(seat)
        asked = {decision.seat for decision in fresh.decisions}
        assert {seat for seat, _ in step.made} <= asked
    end = replay.position(len(replay.steps) - 1)
    assert end.deal == deal and end.results[-1].deal == deal


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(short_matches(), st.integers(1, 3))
def test_any_rules(monkeypatch: pytest.MonkeyPatch, match: Match, apart: int) -> None:
    monkeypatch.setattr(module, "APART", apart)
    fresh = Match(match.rules, match.seed)
    any_moves(fresh, Random(match.seed), lambda match: match.over or len(match.moves) >= 60)
    for deal in range(1, len(fresh.position.results) + 1):
        check(fresh, deal)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game(game: str) -> None:
    preset = GAMES[game].presets[0].id
    match = start(preset, PRESETS[preset].usual_seats, 3)
    any_moves(match, Random(3), deals_done(2))
    check(match, 1)
    match.take_back(match.moves_before(len(match.position.results)))
    check(match, 1)


def test_bids_at_once_are_one_step_and_a_trick_is_told_card_by_card() -> None:
    match = start("elevator", 4, 5)
    any_moves(match, Random(5), deals_done(1))
    replay = DealReplay(match, 1)
    bids, *cards, end = replay.steps
    assert bids.seat is None and {seat for seat, _ in bids.made} == {0, 1, 2, 3}
    assert all(isinstance(bids.chosen(seat), Bid) for seat in range(4))
    size = match.position.results[0].size
    assert [each.trick for each in cards] == [n // 4 + 1 for n in range(4 * size)]
    assert replay.own(0) == [0, *(n for n, step in enumerate(replay.steps) if step.seat == 0)]
    assert [card for _, card in replay.followed(1)] == [each.card for each in cards[:4]]
    assert end.made == () and end.card is None

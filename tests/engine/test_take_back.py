"""A match from which moves were taken back is the match as it stood before them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farwhist.engine import match as module
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, start

FAMILY = ("knockout", "classic", "bid_whist", "bastard", "romanian", "elevator")


def like(match: Match, count: int) -> None:
    """Check that `match` is what a fresh one with its first `count` moves is."""
    fresh = Match(match.rules, match.seed, match.moves[:count])
    assert match.moves == fresh.moves and match.events == fresh.events
    assert list(match.decisions) == list(fresh.decisions)
    assert match.position == fresh.position
    for seat in range(match.rules.seats):
        assert match.view(seat) == fresh.view(seat)
        assert match.made(seat) == fresh.made(seat)


def unmade(match: Match, rng: Random, *, looks: int) -> None:
    """Play, look at some views, take back, play on and take back again."""
    any_moves(match, rng, lambda match: len(match.moves) >= 30)
    for _ in range(looks):
        match.view(rng.randrange(match.rules.seats))
    for _ in range(3):
        count = rng.randrange(len(match.moves) + 1)
        match.take_back(count)
        like(match, count)
        longer = count + rng.randrange(25)
        any_moves(match, rng, lambda match, end=longer: len(match.moves) >= end)
    like(match, len(match.moves))


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(short_matches(), st.integers(1, 3), st.integers(0, 3))
def test_any_rules(monkeypatch: pytest.MonkeyPatch, match: Match, apart: int, looks: int) -> None:
    monkeypatch.setattr(module, "APART", apart)
    unmade(Match(match.rules, match.seed), Random(match.seed), looks=looks)


@pytest.mark.parametrize("preset", FAMILY)
@pytest.mark.parametrize("apart", [1, 2, 8])
def test_every_game(monkeypatch: pytest.MonkeyPatch, preset: str, apart: int) -> None:
    monkeypatch.setattr(module, "APART", apart)
    for seed in range(3):
        match = start(preset, PRESETS[preset].usual_seats, seed)
        any_moves(match, Random(seed), deals_done(3))
        match.take_back(len(match.moves) // 2)
        like(match, len(match.moves))
        unmade(match, Random(seed), looks=2)


def test_a_finished_match_goes_on_again() -> None:
    match = any_moves(start(sequence="CUSTOM", custom="1,2,1"), Random(3))
    assert match.over
    match.take_back(len(match.moves) - 1)
    assert not match.over
    like(match, len(match.moves))


def test_the_recent_part_leads_to_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    for apart in (1, 3, 8):
        monkeypatch.setattr(module, "APART", apart)
        match = start("elevator", 4, 5)
        for deals in range(1, 11):
            any_moves(match, Random(5), deals_done(deals))
            for seat in range(4):
                first, position = match.recent(seat)
                behind = sum(
                    type(event).__name__ == "DealStarted" for event in match.events[first:]
                )
                assert behind <= apart
                for event in match.events[first:]:
                    event.seen_by(seat).apply(position)
                assert position == match.view(seat)


def test_a_copy_is_equal_and_apart() -> None:
    match = any_moves(start("bid_whist", 4, 2), Random(2), deals_done(1))
    one = match.position
    other = one.copy()
    assert other == one
    for name in Position.__slots__:
        value = getattr(one, name)
        assert not isinstance(value, list) or getattr(other, name) is not value
    assert all(a is not b for a, b in zip(one.hands, other.hands, strict=True))


@pytest.mark.parametrize("preset", FAMILY)
def test_a_branch_and_the_match_do_not_touch_each_other(preset: str) -> None:
    match = start(preset, PRESETS[preset].usual_seats, 4)
    any_moves(match, Random(4), deals_done(2))
    match.view(1)
    moves, events = list(match.moves), list(match.events)
    for count in (0, len(moves) // 2, len(moves)):
        branch = match.branch(count)
        like(branch, count)
        any_moves(branch, Random(count), deals_done(3))
        like(branch, len(branch.moves))
        assert (match.moves, match.events) == (moves, events)
        like(match, len(moves))

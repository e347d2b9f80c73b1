"""The same ruleset, seed and moves are the same match, from any point on."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farwhist.engine.decision import IllegalMove
from farwhist.engine.match import Match
from farwhist.engine.moves import bid
from farwhist.engine.position import Position
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, fold, preset_seats, start


@settings(max_examples=150)
@given(short_matches())
def test_a_replay_gives_equal_events(match: Match) -> None:
    any_moves(match, Random(match.seed))
    again = Match(match.rules, match.seed, match.moves)
    assert again.events == match.events
    assert again.position == match.position and again.moves == match.moves
    for seat in range(match.rules.seats):
        assert again.view(seat) == match.view(seat)


@settings(max_examples=150)
@given(short_matches(), st.floats(0, 1))
def test_a_match_from_some_of_the_moves_is_the_match_as_it_stood_then(
    match: Match, part: float
) -> None:
    total = len(any_moves(Match(match.rules, match.seed), Random(match.seed)).moves)
    stop = int(total * part)
    any_moves(match, Random(match.seed), lambda match: len(match.moves) >= stop)
    position, events = deepcopy(match.position), list(match.events)
    decisions = list(match.decisions)
    any_moves(match, Random(match.seed + 1))
    earlier = Match(match.rules, match.seed, match.moves[:stop])
    assert earlier.position == position
    assert earlier.events == events and list(earlier.decisions) == decisions


@pytest.mark.parametrize(("preset", "seats"), preset_seats((4, 7)))
def test_every_preset_replays_to_equal_events(preset: str, seats: int) -> None:
    match = any_moves(start(preset, seats, 9), Random(9), deals_done(6))
    assert Match(match.rules, 9, match.moves).events == match.events


@settings(max_examples=120)
@given(short_matches())
def test_the_position_is_nothing_but_the_folded_events(match: Match) -> None:
    any_moves(match, Random(match.seed))
    seats = match.rules.seats
    assert fold(Position(seats), match.events) == match.position
    for seat in range(seats):
        seen = (event.seen_by(seat) for event in match.events)
        assert fold(Position(seats), seen) == match.view(seat)


def test_the_cards_of_a_deal_do_not_depend_on_what_was_played_before() -> None:
    one, other = start(seed=5), start(seed=5)
    any_moves(one, Random(1), deals_done(3))
    any_moves(other, Random(2), deals_done(3))
    assert one.moves != other.moves
    assert one.position.dealt == other.position.dealt
    assert one.position.turn_up is other.position.turn_up


def test_another_seed_deals_other_cards() -> None:
    deals = {str(start("oh_hell", 4, seed).position.dealt) for seed in range(50)}
    assert len(deals) == 50


def test_a_looked_at_view_equals_one_that_was_never_looked_at() -> None:
    watched, rng = start(seed=8), Random(8)
    while not watched.over:
        any_moves(watched, rng, lambda match, at=len(watched.moves): len(match.moves) > at)
        watched.view(int(rng.random() * 4))
    fresh = Match(watched.rules, 8, watched.moves)
    assert [watched.view(seat) for seat in range(4)] == [fresh.view(seat) for seat in range(4)]


def test_moves_that_do_not_fit_are_refused() -> None:
    match = any_moves(start("oh_hell", seed=3), Random(3), deals_done(1))
    moves = list(match.moves)
    seat = moves[0][0]
    for damaged in (
        [(seat, bid(99)), *moves[1:]],
        [((seat + 1) % 4, moves[0][1]), *moves[1:]],
        moves[1:],
        [*moves[:6], moves[5]],
    ):
        with pytest.raises(IllegalMove):
            Match(match.rules, 3, damaged)

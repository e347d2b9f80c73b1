"""What a guest has of a match is what its seat may know: not a byte more."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.engine.events import NOBODY
from farwhist.network import messages as ms
from farwhist.network.messages import encode
from farwhist.network.seen_match import SeenMatch
from farwhist.rules.catalogue import PRESETS
from tests.bots.thinking.test_honesty import GAMES, looks, other_events
from tests.helpers.drive import any_moves, start
from tests.helpers.family import SHORT


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_the_view_of_its_seat_after_every_event(preset: str) -> None:
    match = start(preset, PRESETS[preset].usual_seats, 5, **SHORT.get(preset, {}))
    seen = SeenMatch(match.rules, 1)
    for _ in range(40):
        seen.take([each.seen_by(1) for each in match.events[len(seen.events) :]])
        assert seen.position == match.view(1)
        decision = match.decision(1)
        seen.ask([each.seat for each in match.decisions], decision)
        for move in decision.moves if decision is not None else ():
            assert seen.why_not(1, move) is None
        if match.over:
            break
        made = len(match.moves)
        any_moves(match, Random(3), lambda played, made=made: len(played.moves) > made)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_watches_can_follow_every_game_to_its_end(preset: str) -> None:
    match = start(preset, PRESETS[preset].usual_seats, 5, **SHORT.get(preset, {}))
    any_moves(match, Random(2))
    seen = SeenMatch(match.rules, NOBODY)
    seen.take([each.seen_by(NOBODY) for each in match.events])
    assert seen.over
    assert seen.position.totals == match.position.totals


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_a_guest_is_sent_the_same_bytes_in_truths_that_its_seat_cannot_tell_apart(
    preset: str, seats: int
) -> None:
    match = start(preset, seats, 3, **SHORT.get(preset, {}))
    rng, differ = Random(3), 0
    for decision in looks(match, rng):
        others = other_events(match, decision.seat, rng)
        differ += others != match.events
        sent = [
            [
                encode(part)
                for part in ms.Happened.of(0, [each.seen_by(decision.seat) for each in events])
            ]
            for events in (match.events, others)
        ]
        assert sent[0] == sent[1]
    assert differ >= 2


def test_events_that_do_not_fit_are_an_error_and_no_crash() -> None:
    match = start("elevator", 4, 5)
    any_moves(match, Random(1))
    events = [each.seen_by(0) for each in match.events]
    rng, refused = Random(4), 0
    for _ in range(300):
        seen = SeenMatch(match.rules, 0)
        try:
            seen.take([rng.choice(events) for _ in range(30)])
        except ValueError:
            refused += 1
    assert refused

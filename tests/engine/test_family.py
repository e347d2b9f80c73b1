"""What holds for every newer game, at every player count and with any options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from farwhist.engine.decision import Decision
from farwhist.engine.events import CardsDealt, DealStarted, Event
from farwhist.engine.match import Match
from farwhist.engine.moves import (
    read,
    write,
)
from farwhist.engine.position import Position
from tests.helpers.drive import cards_in, fold, start
from tests.helpers.family import (
    SHORT,
    TABLES,
    deals_of,
    family_matches,
    go_on,
    other_truth,
    seen_in,
    zones,
)


def finish(match: Match, rng: Random, most: int = 6000) -> Match:
    """Play to the end, making sure that somebody can always move."""
    while not match.over:
        (decision,) = match.decisions
        assert decision.moves and len(set(decision.moves)) == len(decision.moves)
        match.submit(decision.seat, decision.moves[int(rng.random() * len(decision.moves))])
        assert len(match.moves) < most
    assert match.decisions == () and match.position.winners
    sides = sorted(side for place in match.position.ranking for side in place)
    assert sides == list(range(match.position.sides)), "every side has one place"
    return match


def short(game: str, seats: int, seed: int) -> Match:
    return start(game, seats, seed, **SHORT[game])


# Never stuck, and every card in one place


def check_zones(match: Match) -> None:
    """Fold the events one by one; count the cards of the truth and compare the views with it."""
    whole = Counter(match.rules.pack)  # type: ignore[attr-defined]
    truth = Position(match.rules.seats)
    views = [Position(match.rules.seats) for _ in range(match.rules.seats)]
    dealt = False
    for event in match.events:
        event.apply(truth)
        dealt = not isinstance(event, DealStarted) and (dealt or isinstance(event, CardsDealt))
        real = zones(truth)
        if dealt:
            assert Counter(card for lie in real.values() for card in lie) == whole, event
        for seat, view in enumerate(views):
            event.seen_by(seat).apply(view)
            for name, lie in zones(view).items():
                known = {card for card in lie if card}
                assert len(lie) == len(real[name]), (event, name)
                assert known <= set(real[name]), (event, name)
                assert len(known) == sum(card is not None for card in lie)
    assert truth == match.position
    assert views == [match.view(seat) for seat in range(match.rules.seats)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_is_never_stuck_and_keeps_every_card_in_one_zone(game: str, seats: int) -> None:
    check_zones(finish(short(game, seats, seats), Random(seats)))


@settings(max_examples=100)
@given(family_matches())
def test_any_options_are_never_stuck_and_keep_every_card_in_one_zone(match: Match) -> None:
    check_zones(finish(match, Random(match.seed)))


@settings(max_examples=60)
@given(family_matches())
def test_totals_are_the_sums_of_the_points_and_the_winners_are_first(match: Match) -> None:
    finish(match, Random(match.seed))
    totals = [0.0] * match.position.sides
    for result in match.position.results:
        totals = [
            round(total + points, 2) for total, points in zip(totals, result.points, strict=True)
        ]
        assert list(result.totals) == totals
    assert match.position.totals == totals
    assert {totals[side] for side in match.position.winners} == {max(totals)}


# Views


def decided(match: Match, position: Position, seat: int) -> list[Decision]:
    step = match.rules.phases[position.phase].step(position, Random(0))
    return [each for each in step if isinstance(each, Decision) and each.seat == seat]


def check_views(match: Match) -> None:
    """A view leads to its seat's decision and shows nothing of this deal that it has not seen."""
    now = deals_of(match.events)[-1]
    for seat in range(match.rules.seats):
        view = match.view(seat)
        if (decision := match.decision(seat)) is not None:
            assert decided(match, view, seat) == [decision]
        if now and match.position.dealt and isinstance(now[0], CardsDealt):
            shown = set(cards_in([view.dealt, *zones(view).values()]))
            assert shown <= seen_in(now, seat), seat
            own = view.hands[seat]
            if seat not in match.position.unseen:
                assert Counter(own) == Counter(match.position.hands[seat]), "it knows its own hand"


def check_other_truths(match: Match, rng: Random) -> int:
    """Exchange what each seat has not seen; return for how many the truth is another one."""
    others = 0
    whole = match.rules.pack  # type: ignore[attr-defined]
    for seat in range(match.rules.seats):
        told = other_truth(match.events, whole, seat, rng)
        mine = [event.seen_by(seat) for event in match.events]
        assert [event.seen_by(seat) for event in told] == mine
        assert fold(Position(match.rules.seats), mine) == match.view(seat)
        truth = fold(Position(match.rules.seats), told)
        if (decision := match.decision(seat)) is not None:
            assert decided(match, truth, seat) == [decision]
        others += told != match.events
    return others


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_leads_to_the_decision_and_shows_only_what_was_seen(game: str, seats: int) -> None:
    match, rng = short(game, seats, 40 + seats), Random(seats)
    differ = 0
    while not match.over and len(match.moves) < 80:
        check_views(match)
        differ += check_other_truths(match, rng) if len(match.moves) % 9 == 0 else 0
        go_on(match, rng)
    check_views(match)
    assert differ, "some of these truths are really others"


@settings(max_examples=30)
@given(family_matches())
def test_with_any_options_a_seat_cannot_tell_one_truth_from_another(match: Match) -> None:
    rng = Random(match.seed)
    for _ in range(6):
        check_views(match)
        check_other_truths(match, rng)
        go_on(match, rng, 11)


# Replay, and moves as text


def told(events: list[Event]) -> str:
    return "\n".join(map(repr, events))


@settings(max_examples=40)
@given(family_matches())
def test_replaying_the_written_moves_gives_equal_events(match: Match) -> None:
    finish(match, Random(match.seed))
    written = [(seat, write(move)) for seat, move in match.moves]
    moves = [(seat, read(text)) for seat, text in written]
    assert moves == match.moves
    again = Match(match.rules, match.seed, moves)
    assert again.events == match.events and again.position == match.position
    half = Match(match.rules, match.seed, moves[: len(moves) // 2])
    assert half.events == match.events[: len(half.events)]


def test_the_same_seed_deals_the_same_first_cards_and_another_seed_others() -> None:
    for game, seats in TABLES:
        one, two, other = short(game, seats, 5), short(game, seats, 5), short(game, seats, 6)
        assert told(one.events) == told(two.events) != told(other.events)

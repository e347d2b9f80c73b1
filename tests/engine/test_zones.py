"""Every card is in exactly one place, somebody can always move, and every match ends."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from farwhist.engine.events import CardsDealt, DealStarted
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, ends_of_seats, start


def cards_of(position: Position) -> Counter:
    """Return how often each card, or a blank, lies in some zone of the position."""
    found = Counter(each for hand in position.hands for each in hand)
    found.update(position.stock)
    found.update(card for _, card in position.trick)
    found.update(card for trick in position.tricks for card in trick.cards)
    return found


def check_every_event(match: Match) -> None:
    """Fold the events one by one, as the truth and as each seat sees them, and count the cards."""
    pack = Counter(match.rules.pack)  # type: ignore[attr-defined]
    seats = range(match.rules.seats)
    truth, views = Position(match.rules.seats), [Position(match.rules.seats) for _ in seats]
    dealt = False
    for event in match.events:
        event.apply(truth)
        dealt = not isinstance(event, DealStarted) and (dealt or isinstance(event, CardsDealt))
        if dealt:
            assert cards_of(truth) == pack, event
        for seat, view in enumerate(views):
            event.seen_by(seat).apply(view)
        if isinstance(event, CardsDealt) or not truth.trick:
            for view in views:
                check_view(truth, view)


def check_view(truth: Position, view: Position) -> None:
    """A view knows where how many cards lie, and never one that lies elsewhere."""
    assert [len(hand) for hand in view.hands] == [len(hand) for hand in truth.hands]
    assert len(view.stock) == len(truth.stock)
    assert (view.trick, view.tricks, view.taken) == (truth.trick, truth.tricks, truth.taken)
    for seen, real in zip([*view.hands, view.stock], [*truth.hands, truth.stock], strict=True):
        assert {card for card in seen if card} <= set(real)
        blank = [card is None for card in seen]
        assert blank == sorted(blank) or seen is view.stock, "blanks come last"


def play_checked(match: Match, rng: Random) -> None:
    """Play to the end, making sure that there is always somebody who can move."""
    moves = 0
    while not match.over:
        assert match.decisions
        for decision in match.decisions:
            assert decision.moves and len(set(decision.moves)) == len(decision.moves)
        waiting = [each for each in match.decisions if not each.settled]
        assert waiting, "somebody has not answered yet"
        choice = waiting[int(rng.random() * len(waiting))]
        match.submit(choice.seat, choice.moves[int(rng.random() * len(choice.moves))])
        moves += 1
        assert moves < 5000
    assert match.decisions == () and match.position.winners


@pytest.mark.parametrize(("preset", "seats"), ends_of_seats())
def test_every_preset_keeps_every_card_in_one_place(preset: str, seats: int) -> None:
    match = any_moves(start(preset, seats, seats), Random(seats), deals_done(3))
    check_every_event(match)


@pytest.mark.parametrize(("preset", "seats"), ends_of_seats())
def test_every_preset_is_played_to_its_end(preset: str, seats: int) -> None:
    match = start(preset, seats, 1)
    play_checked(match, Random(1))
    rules = match.rules
    assert len(match.position.results) == rules.deal_count  # type: ignore[attr-defined]
    assert sorted(seat for place in match.position.ranking for seat in place) == list(range(seats))


@settings(max_examples=150)
@given(short_matches())
def test_any_options_keep_every_card_in_one_place_to_the_end(match: Match) -> None:
    play_checked(match, Random(match.seed))
    check_every_event(match)
    for result in match.position.results:
        assert sum(result.taken) == result.size
        assert len(result.tricks) == result.size


@settings(max_examples=120)
@given(short_matches())
def test_totals_are_the_sums_of_the_points(match: Match) -> None:
    play_checked(match, Random(match.seed))
    totals = [0.0] * match.rules.seats
    for result in match.position.results:
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        assert list(result.totals) == totals
    assert match.position.totals == totals

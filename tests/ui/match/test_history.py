"""One list and a cursor: what is made, taken back and made again, in every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.engine.cards import Seat
from farwhist.engine.decision import IllegalMove
from farwhist.engine.makers import Maker
from farwhist.engine.match import Match
from farwhist.engine.moves import PASS, Move, bid
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from farwhist.ui.match.history import History, Made
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, deals_done, start

STEPS = st.lists(
    st.sampled_from(("play", "play", "play", "same", "undo", "redo", "go")), max_size=25
)
LONG = 40
"""So many moves are made before the steps, so that they cross deals."""


def replay(history: History, moves: Iterable[Made]) -> Match:
    return Match(history.match.rules, history.match.seed, moves)


def result(history: History) -> Position:
    """Return where all moves lead, those ahead too; it fails if they do not fit together."""
    return replay(history, history.moves).position


def stands_where_its_moves_lead(history: History) -> None:
    match, fresh = history.match, replay(history, history.moves[: history.cursor])
    assert match.moves == fresh.moves and match.events == fresh.events
    assert match.position == fresh.position


def own(seats: Collection[Seat], moves: Iterable[Made]) -> list[Made]:
    return [made for made in moves if made[0] in seats]


class Steps:
    """Does steps, and checks each against what a plain list of moves would do."""

    def __init__(self, match: Match, rng: Random, seats: Collection[Seat]) -> None:
        self.history = History(match)
        self.rng = rng
        self.seats = seats

    def do(self, name: str) -> None:
        getattr(self, name)()
        stands_where_its_moves_lead(self.history)

    def play(self) -> None:
        """Make any move: what lies ahead still leads where it led, or is dropped whole."""
        history = self.history
        if history.match.over:
            return
        before, ahead, end = list(history.moves), list(history.ahead), result(history)
        decision = self.rng.choice(history.match.decisions)
        move = self.rng.choice(decision.moves)
        history.play(decision.seat, move)
        made = before[: len(before) - len(ahead)]
        assert history.moves[: history.cursor] == [*made, (decision.seat, move)]
        if history.ahead:
            assert sorted(map(str, history.moves)) == sorted(map(str, before))
            assert result(history) == end
        elif ahead[:1] == [(decision.seat, move)]:
            assert len(ahead) == 1

    def same(self) -> None:
        """Make the next move again: the cursor advances, and nothing else changes."""
        history = self.history
        if not history.ahead:
            return
        before, cursor = list(history.moves), history.cursor
        history.play(*history.ahead[0])
        assert list(history.moves) == before and history.cursor == cursor + 1

    def undo(self) -> None:
        history = self.history
        before, made = list(history.moves), list(history.match.moves)
        count = history.before(self.seats)
        if count is None:
            assert not own(self.seats, made)
            return
        history.go_to(count)
        assert list(history.moves) == before
        assert made[count][0] in self.seats and not own(self.seats, made[count + 1 :])

    def redo(self) -> None:
        history = self.history
        before, cursor, ahead = list(history.moves), history.cursor, list(history.ahead)
        count = history.after(self.seats)
        if count is None:
            assert not own(self.seats, ahead)
            return
        history.go_to(count)
        assert list(history.moves) == before
        assert len(own(self.seats, before[cursor:count])) == 1
        assert count == len(before) or before[count][0] in self.seats

    def go(self) -> None:
        before = list(self.history.moves)
        count = self.rng.randrange(len(before) + 1)
        self.history.go_to(count)
        assert list(self.history.moves) == before and self.history.cursor == count


@given(short_matches(), STEPS, st.randoms(use_true_random=False), st.integers(0, 5))
def test_any_steps_by_any_rules(match: Match, steps: list[str], rng: Random, people: int) -> None:
    seats = range(min(people, match.rules.seats))
    run = Steps(any_moves(match, rng, lambda match: len(match.moves) >= LONG), rng, seats)
    for name in steps:
        run.do(name)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_any_steps_in_every_game(preset: str) -> None:
    rng = Random(preset)
    match = any_moves(start(preset, PRESETS[preset].usual_seats, 3), rng, deals_done(2))
    run = Steps(match, rng, (0,))
    for name in rng.choices(("play", "same", "undo", "redo", "go"), k=30):
        run.do(name)


def bidding(*bids: tuple[Seat, int]) -> History:
    """Return a history with these sealed bids made, and the first cards after them."""
    match = start("elevator", 4, 1, sequence="CUSTOM", custom="5")
    for seat, tricks in bids:
        match.submit(seat, bid(tricks))
    return History(any_moves(match, Random(1), lambda match: len(match.moves) >= len(bids) + 8))


IN_TURN = ((1, 1), (0, 2), (2, 0), (3, 1))


def test_the_same_bids_in_another_order_lead_to_the_same_cards() -> None:
    history = bidding(*IN_TURN)
    end, cards = result(history), list(history.moves[4:])
    history.go_to(0)
    for seat, tricks in IN_TURN[::-1]:
        history.play(seat, bid(tricks))
    assert history.ahead == cards and result(history) == end


@pytest.mark.parametrize("number", range(4))
def test_another_bid_drops_everything(number: int) -> None:
    history = bidding(*IN_TURN)
    history.go_to(0)
    for place, (seat, tricks) in enumerate(IN_TURN):
        history.play(seat, bid(tricks + (place == number)))
        assert bool(history.ahead) == (place < number)


def test_a_round_that_ends_earlier_than_it_did_drops_what_followed() -> None:
    """A bid was changed before the last one was made; now the last one comes before the change."""
    history = bidding((0, 2), (1, 1), (2, 0), (0, 3), (3, 1))
    history.go_to(3)
    history.play(3, bid(1))
    assert history.match.position.bids[0] == 2
    assert not history.ahead and history.after((0,)) is None


def test_a_changed_bid_that_is_changed_again_in_time_keeps_what_followed() -> None:
    history = bidding((0, 2), (1, 1), (2, 0), (0, 3), (3, 1))
    end = result(history)
    history.go_to(2)
    history.play(0, bid(3))
    assert len(history.ahead) == 10 and result(history) == end


def test_a_card_that_was_played_later_is_not_taken_out_of_the_middle() -> None:
    history = bidding(*IN_TURN)
    history.go_to(4)
    (decision,) = history.match.decisions
    later = next(
        made for made in history.moves[5:] if made[0] == decision.seat and made[1] in decision.moves
    )
    history.play(*later)
    assert not history.ahead and history.moves[4:] == [later]


def test_what_is_illegal_changes_nothing() -> None:
    history = bidding(*IN_TURN)
    history.go_to(2)
    before = list(history.moves)
    with pytest.raises(IllegalMove):
        history.play(1, PASS)
    assert list(history.moves) == before and history.cursor == 2
    stands_where_its_moves_lead(history)


def test_what_lies_ahead_can_be_handed_over() -> None:
    history = bidding(*IN_TURN)
    history.go_to(1)
    other = History(replay(history, history.match.moves), history.ahead)
    assert list(other.moves) == list(history.moves) and other.cursor == 1
    for count in (len(other.moves), 3, 0, 7):
        other.go_to(count)
        stands_where_its_moves_lead(other)


def test_people_at_several_seats_step_through_all_their_moves() -> None:
    history = History(any_moves(start("classic", 4, 1), Random(1), deals_done(1)))
    seats, stops = (0, 2), []
    while (count := history.before(seats)) is not None:
        history.go_to(count)
        stops.append(count)
    places = [n for n, (seat, _) in enumerate(history.moves) if seat in seats]
    assert stops == places[::-1]
    forward = []
    while (count := history.after(seats)) is not None:
        history.go_to(count)
        forward.append(count)
    assert forward == [*places[1:], len(history.moves)]


def test_a_long_match_is_stepped_through_without_replaying_it() -> None:
    """Going back one move submits no more than the moves of a few deals."""
    custom = ",".join(["2"] * 100)
    match = any_moves(start("elevator", 4, 1, sequence="CUSTOM", custom=custom), Random(1))
    history, submitted = History(match), 0
    usual = match.submit

    def counted(seat: Seat, move: Move) -> object:
        nonlocal submitted
        submitted += 1
        return usual(seat, move)

    match.submit = counted  # type: ignore[method-assign,assignment]
    for count in range(len(history.moves) - 1, len(history.moves) - 30, -1):
        submitted = 0
        history.go_to(count)
        assert submitted <= 9 * 12
    stands_where_its_moves_lead(history)


def test_who_made_a_move_stays_with_it_when_it_is_taken_back_and_made_again() -> None:
    match = start("elevator")
    history = History(match)
    for number in range(6):
        decision = history.match.decisions[0]
        maker = Maker.BOT if number == 2 else Maker.SELF
        history.play(decision.seat, decision.moves[0], maker)
    seat, move = history.moves[2]
    history.go_to(1)
    assert history.made == {} and history.maker(2) is Maker.BOT
    history.go_to(6)
    assert history.made == {2: Maker.BOT}
    history.go_to(2)
    history.play(seat, move)
    history.go_to(6)
    assert history.made == {}, "the person has made it herself this time"

"""The opponents by themselves: who is asked, when a move is ready, and what is not heard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest

from farwhist.bots.thinking.task import MoveTask, answer
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, bid
from farwhist.engine.position import Position
from farwhist.store.setting import Setting
from farwhist.ui.match.opponents import LONGEST, Opponent, Opponents
from farwhist.ui.settings.timing import SPEEDS

SETTING = Setting("elevator", 4, 1, {"sequence": "CUSTOM", "custom": "3"}, salt="5a" * 32)


IN_TURN = Setting("elevator_turn", 4, 1, {}, salt="5a" * 32)


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.waits: list[tuple[float, Callable[[], None]]] = []

    def after(self, milliseconds: float, function: Callable[[], None]) -> None:
        self.waits.append((milliseconds, function))

    def stop(self) -> None:
        self.waits.clear()

    def end(self) -> None:
        """Let all waits be over."""
        waits, self.waits = self.waits, []
        for _, function in waits:
            function()


class Late:
    """Answers when it is told to, even what it was told to forget."""

    def __init__(self) -> None:
        self.asked: list[tuple[MoveTask, Callable[[Move], None]]] = []
        self.cancelled = 0

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        self.asked.append((task, done))

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, seat: Seat) -> Move:
        """Answer what was asked last for a seat."""
        task, done = next(pair for pair in reversed(self.asked) if pair[0].seat == seat)
        move = answer(task)
        done(move)
        return move


@dataclass(frozen=True)
class Times:
    ready: tuple[int, int] = (10, 20)
    call: tuple[int, int] = (1000, 2000)
    think: tuple[int, int] = (100, 200)


@dataclass
class Table:
    """What the opponents of a match at seats 1, 2 and 3 do."""

    people: tuple[Seat, ...] = (0,)
    match: Match = field(default_factory=lambda: Match(SETTING.rules(), 1))
    clock: Hand = field(default_factory=Hand)
    thinker: Late = field(default_factory=Late)
    ready: list[Seat] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.now = 0.0
        self.who = Opponents(
            self.clock,
            Random(1),
            Times(),
            self.thinker,
            self.ready.append,
            now=lambda: self.now,
        )
        self.who.begin(SETTING, self.people, None)

    @property
    def asked(self) -> list[Seat]:
        return [task.seat for task, _ in self.thinker.asked]

    def shown(self) -> Table:
        self.who.consult(self.match)
        self.who.show(self.match)
        return self


@pytest.mark.parametrize("people", [(), (0,), (1, 3), (0, 1, 2, 3)])
def test_the_seats_that_nobody_plays_are_asked_once(people: tuple[Seat, ...]) -> None:
    table = Table(people).shown().shown()
    assert table.asked == [seat for seat in range(4) if seat not in people]
    assert len(table.clock.waits) == 4 - len(people)
    assert not table.who.forsaken(table.match)


def test_a_move_is_ready_when_it_is_found_and_the_wait_is_over() -> None:
    table = Table().shown()
    found = table.thinker.answer(1)
    assert table.ready == [] and table.who.found(1) and not table.who.found(2)
    table.clock.end()
    assert table.ready == [1]
    table.thinker.answer(2)
    assert table.ready == [1, 2] and table.who.take(1) == found
    assert not table.who.found(1)


def test_once_a_thought_was_longer_than_the_wait_every_wait_is_as_long() -> None:
    table = Table().shown()
    table.now = 0.75
    table.thinker.answer(1)
    table.who.forget()
    table.shown()
    assert [wait for wait, _ in table.clock.waits] == [750.0] * 3


def test_a_process_that_had_to_be_started_again_does_not_slow_the_match_for_long() -> None:
    table = Table().shown()
    table.now = 60.0
    table.thinker.answer(1)
    table.who.forget()
    table.shown()
    assert [wait for wait, _ in table.clock.waits] == [LONGEST] * 3


def test_a_move_found_before_it_is_shown_what_was_asked_lengthens_no_wait() -> None:
    table = Table()
    table.who.consult(table.match)
    table.now = 0.75
    table.thinker.answer(1)
    table.shown()
    assert all(10 <= wait <= 20 for wait, _ in table.clock.waits)


def test_nothing_is_ready_before_it_is_shown_what_was_asked() -> None:
    table = Table()
    table.who.consult(table.match)
    table.thinker.answer(1)
    table.clock.end()
    assert table.ready == [] and table.who.found(1)


def test_those_who_decide_together_wait_for_a_shorter_time() -> None:
    table = Table().shown()
    assert all(10 <= wait <= 20 for wait, _ in table.clock.waits)
    for seat in range(4):
        table.match.submit(seat, bid(0))
    table.who.forget()
    if table.match.decisions[0].seat == 0:
        table.match.submit(0, table.match.decisions[0].moves[0])
    table.shown()
    assert [100 <= wait <= 200 for wait, _ in table.clock.waits] == [True]


def test_a_bid_in_turn_is_thought_about_for_longer_than_a_card() -> None:
    table = Table((0,), Match(IN_TURN.rules(), 1)).shown()
    while table.match.decisions[0].seat == 0:
        table.match.submit(0, table.match.decisions[0].moves[0])
        table.shown()
    assert [1000 <= wait <= 2000 for wait, _ in table.clock.waits] == [True]


def test_opponents_are_ready_in_an_order_that_varies() -> None:
    """With the times of a usual table: 1 to 4 seconds, so that a bid can still be changed."""
    orders = set()
    for seed in range(12):
        table = Table()
        table.who = Opponents(
            table.clock, Random(seed), SPEEDS["normal"], table.thinker, table.ready.append
        )
        table.who.begin(SETTING, (0,), None)
        table.shown()
        waits = [wait for wait, _ in table.clock.waits]
        assert all(1000 <= wait <= 4000 for wait in waits)
        orders.add(tuple(sorted(range(3), key=waits.__getitem__)))
    assert len(orders) >= 4


def test_an_answer_to_what_was_forgotten_is_not_heard() -> None:
    table = Table().shown()
    table.clock.end()
    table.who.forget()
    table.thinker.answer(1)
    assert table.ready == [] and not table.who.found(1)
    assert table.thinker.cancelled == 2, "at the beginning and now"


def test_an_answer_to_the_thought_before_is_not_taken_for_the_new_one() -> None:
    table = Table().shown()
    table.clock.end()
    stale = list(table.thinker.asked)
    table.who.begin(SETTING, (0,), None)
    table.shown()
    table.clock.end()
    for task, done in stale:
        done(answer(task))
    assert table.ready == [] and not any(map(table.who.found, range(4)))
    table.thinker.answer(3)
    assert table.ready == [3]


def test_a_wait_that_began_before_is_not_the_wait_of_the_new_thought() -> None:
    table = Table().shown()
    early = [function for _, function in table.clock.waits]
    table.who.forget()
    table.shown()
    table.thinker.answer(1)
    for function in early:
        function()
    assert table.ready == []


def test_in_a_hurry_every_move_is_ready_when_it_is_found() -> None:
    table = Table().shown()
    table.who.hurry()
    assert not table.clock.waits
    table.thinker.answer(2)
    table.who.calm()
    table.thinker.answer(1)
    assert table.ready == [2]


class Fails:
    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        if task.seat == 2:
            raise RuntimeError("no")
        done(answer(task))

    def cancel(self) -> None:
        """Nothing is left to forget."""


def test_a_seat_is_asked_again_when_asking_it_has_failed() -> None:
    table = Table()
    table.who.thinker = Fails()
    with pytest.raises(RuntimeError):
        table.who.consult(table.match)
    assert table.who.found(1) and table.who.forsaken(table.match)
    table.who.thinker = table.thinker
    table.shown()
    assert table.asked == [2, 3] and not table.who.forsaken(table.match)


class Highest:
    """A script that makes the last legal move."""

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        return decision.moves[-1]


def test_a_script_plays_in_the_place_of_the_thinker() -> None:
    table = Table()
    table.who.begin(SETTING, (0,), Highest())
    table.shown()
    assert table.asked == [] and table.ready == []
    table.clock.end()
    assert table.ready == [1, 2, 3]
    assert [table.who.take(seat) for seat in table.ready] == [bid(3)] * 3


def test_each_seat_plays_as_well_as_it_is_told() -> None:
    table = Table()
    table.who.kinds = (Opponent(), Opponent("novice", "bold"))
    table.shown()
    terms = {task.seat: (task.terms.level, task.terms.style) for task, _ in table.thinker.asked}
    usual = Opponent()
    assert terms == {1: ("novice", "bold"), 2: (usual.level, usual.style), 3: terms[2]}

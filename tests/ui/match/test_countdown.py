"""A time that runs down by a clock that is handed in."""

from __future__ import annotations

from itertools import count

from pytestqt.qtbot import QtBot

from farwhist.ui.match.timers import GAP, Countdown

STEP = 50


class Told:
    """A countdown by a clock of its own, and what it has told."""

    def __init__(self) -> None:
        self.time = 0.0
        self.held = False
        self.ticks = 0
        self.ends = 0
        self.countdown = Countdown(lambda: self.held, now=lambda: self.time)
        self.countdown.ticked.connect(self._tick)
        self.countdown.ended.connect(self._end)

    def _tick(self) -> None:
        self.ticks += 1

    def _end(self) -> None:
        self.ends += 1

    def pass_by(self, milliseconds: float) -> None:
        for _ in range(round(milliseconds / STEP)):
            self.gap(STEP)

    def gap(self, milliseconds: float) -> None:
        """Let so much time pass without a tick, and tick then."""
        self.time += milliseconds
        self.countdown.tick()


def test_it_runs_down_and_ends_once(qtbot: QtBot) -> None:
    told = Told()
    assert not told.countdown.running and told.countdown.share == 0
    told.countdown.begin(7000, STEP)
    assert told.countdown.running and told.countdown.share == 1
    told.pass_by(3500)
    assert told.countdown.left == 3500 and told.countdown.share == 0.5
    told.pass_by(9000)
    assert told.ends == 1 and not told.countdown.running
    told.pass_by(9000)
    assert told.ends == 1


def test_it_stands_still_while_it_is_held(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, STEP)
    told.pass_by(1000)
    told.held = True
    told.gap(100_000)
    told.gap(100_000)
    told.held = False
    told.pass_by(1000)
    assert told.countdown.left == 5000 and told.ends == 0


def test_a_stopped_time_never_ends(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, STEP)
    told.countdown.stop()
    told.pass_by(100_000)
    assert (told.ticks, told.ends) == (0, 0)


def test_the_timer_ticks_by_itself(qtbot: QtBot) -> None:
    told = Told()
    steps = count(step=GAP // 2)
    told.countdown.now = lambda: float(next(steps))
    told.countdown.begin(7000, 1)
    qtbot.waitUntil(lambda: told.ends == 1)


def test_a_gap_in_which_nothing_was_looked_at_is_not_taken_off(qtbot: QtBot) -> None:
    """The process was stopped, or the machine asleep: nobody could have chosen anything."""
    told = Told()
    told.countdown.begin(7000, STEP)
    told.pass_by(6950)
    told.gap(60_000)
    assert told.countdown.left == 50 and told.ends == 0
    told.pass_by(50)
    assert told.ends == 1


def test_a_tick_that_is_late_on_a_busy_machine_takes_off_what_has_passed(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, STEP)
    told.gap(STEP + GAP)
    assert told.countdown.left == 7000 - STEP - GAP

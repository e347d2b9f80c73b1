"""A time that runs down by a clock that is handed in."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from farwhist.ui.play.countdown import Countdown


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
        self.time += milliseconds
        self.countdown.tick()


def test_it_runs_down_and_ends_once(qtbot: QtBot) -> None:
    told = Told()
    assert not told.countdown.running and told.countdown.share == 0
    told.countdown.begin(7000, 50)
    assert told.countdown.running and told.countdown.share == 1
    told.pass_by(3500)
    assert told.countdown.left == 3500 and told.countdown.share == 0.5
    told.pass_by(9000)
    assert (told.ticks, told.ends) == (1, 1) and not told.countdown.running
    told.pass_by(9000)
    assert told.ends == 1


def test_it_stands_still_while_it_is_held(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, 50)
    told.pass_by(1000)
    told.held = True
    told.pass_by(100_000)
    told.pass_by(100_000)
    told.held = False
    told.pass_by(1000)
    assert told.countdown.left == 5000 and told.ends == 0


def test_a_stopped_time_never_ends(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, 50)
    told.countdown.stop()
    told.pass_by(100_000)
    assert (told.ticks, told.ends) == (0, 0)


def test_the_timer_ticks_by_itself(qtbot: QtBot) -> None:
    told = Told()
    told.countdown.begin(7000, 1)
    told.time = 7000
    qtbot.waitUntil(lambda: told.ends == 1)

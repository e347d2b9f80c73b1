"""The time to bid and to play, for players who want one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMenu

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.engine.makers import Maker
from farwhist.engine.moves import Discard, Give, PlayCard, PlayUnseen
from farwhist.ui.match.timers import Countdown
from farwhist.ui.services.services import Services
from farwhist.ui.system.windows import OpenMenus, can_be_seen, something_before
from farwhist.ui.table.items.time_ring import TimeRing
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import questions

WARNING: Final = 5
"""How many seconds before the end the player is warned."""
PICTURES: Final = 240
"""In how many steps the ring gets shorter, but not more than 20 a second."""


class TimeLimit(QObject):
    """Lets the player's time run down on the own plate, and has a bot move when it has.

    Time stands still while anything else is open, and while the table cannot be seen.

    Args:
        menus: the menus that may be open.
    """

    def __init__(self, services: Services, menus: Iterable[QMenu]) -> None:
        table, runner = services.table, services.match.runner
        super().__init__(table)
        self._services = services
        self._runner = runner
        self._table = table
        self._menus = OpenMenus(menus)
        self._question: tuple[object, ...] = ()
        self._told = 0
        self._late: tuple[Seat, int] | None = None
        self.ring = TimeRing(table.state.scene.theme)
        table.scene.addItem(self.ring)
        self.countdown = Countdown(self._waits, self)
        self.countdown.ticked.connect(self._show)
        self.countdown.ended.connect(self._end)
        table.input.opened.connect(self._begin)
        table.input.closed.connect(self.stop)
        table.resized.connect(self._place)
        runner.began.connect(self._forget)
        services.settings.table.changed.connect(self.follow)

    def _waits(self) -> bool:
        """Whether time stands still."""
        window = self._services.window
        covered = not can_be_seen(self._table.view) or self._menus.any() or something_before(window)
        flow = self._services.flow
        return covered or flow.playback.paused or flow.explaining

    def follow(self) -> None:
        """Follow what the player wants: without a limit the time that runs is over."""
        decision = self._table.input.decision
        if decision is not None and not self._limit(decision):
            self.stop()

    def stop(self) -> None:
        """Have no time run any more."""
        self._question = ()
        self.countdown.stop()
        self.ring.draw(0.0)

    def remark(self, number: int, event: Event) -> str:
        """Return what is to be said of an event that a bot has caused in the player's place."""
        match, viewer = self._runner.match, self._table.match.viewer
        if match is None:
            return ""
        made, moves = self._runner.history.made, range(len(match.moves))
        for move in moves[bisect_left(moves, number, key=match.events_before) :]:
            if match.events_before(move) != number:
                break
            if made.get(move) is Maker.CLOCK and match.moves[move][0] == viewer:
                return questions.made_for_you(event)
        return ""

    def _begin(self) -> None:
        decision, runner = self._table.input.decision, self._runner
        match = runner.match
        if decision is None or match is None or decision.settled or runner.rehearsing:
            return
        seconds = self._limit(decision)
        question = (decision.seat, match.made(decision.seat))
        if not seconds or question == self._question:
            return
        self._question, self._told = question, 0
        if self._late is not None and self._late == _laying(decision, match.position.deal):
            QTimer.singleShot(0, self, self._end)  # the rest of what is laid away together
            return
        self._late = None
        step = 1000.0 if not self._table.timing.travel else max(50.0, 1000.0 * seconds / PICTURES)
        self.countdown.begin(1000 * seconds, step)
        self._place()
        self._show()

    def _forget(self) -> None:
        """Another position is shown: what was said of this one does not hold there."""
        self._late = None

    def _limit(self, decision: Decision) -> int:
        """Return how many seconds there are for a decision."""
        plays = (PlayCard, PlayUnseen, Discard, Give)
        now = self._services.settings.table.now
        on_pile = bool(self._table.position.pile)
        cards = on_pile or any(isinstance(move, plays) for move in decision.moves)
        text = now.time_to_play if cards else now.time_to_bid
        return int(text) if text.isdecimal() else 0

    def _place(self) -> None:
        if self.countdown.running:
            self.ring.stand_on(self._table.layout_now().plates[self._table.match.viewer])

    def _show(self) -> None:
        left = ceil(self.countdown.left / 1000)
        last = left <= WARNING
        self.ring.draw(self.countdown.share, left if last else None)
        if last and left != self._told:
            text = questions.seconds_left(left)
            self._services.notices.status.setText(text)
            if not self._told:
                self._services.announcer.say(text, Kind.TURN)
            self._told = left

    def _end(self) -> None:
        decision, match = self._table.input.decision, self._runner.match
        if decision is None or match is None or not self._question:
            return
        self.stop()
        self._late = _laying(decision, match.position.deal)
        self._services.flow.relieve(decision.seat)


def _laying(decision: Decision, deal: int) -> tuple[Seat, int] | None:
    """Return who lays cards away one after another, and in which deal; None for anything else."""
    together = all(isinstance(move, Discard) for move in decision.moves)
    return (decision.seat, deal) if together else None

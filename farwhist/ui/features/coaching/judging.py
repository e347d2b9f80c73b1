"""The coach judges each deal that is over, while the match goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from msgspec import Struct, field
from PySide6.QtCore import QObject, QTimer, Signal

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Seat
from farwhist.ui.review.coach import Coach, Coaching
from farwhist.ui.viewmodels.deal_replay import DealReplay

State = Literal["waiting", "running", "battery", "done", "unjudged", "failed"]

LOOK_AGAIN: Final = 60_000
"""Every so many milliseconds it is asked whether the computer still runs on its battery."""

REST: Final = 250
"""After so many milliseconds the next deal is looked at: what was found is written meanwhile."""


class Judging(NamedTuple):
    """How far a deal is judged: `done` of `choices`, and the verdicts by step so far.

    `not_own` is how many choices were not the player's own; they are not judged.
    """

    state: State
    done: int
    choices: int
    verdicts: Mapping[int, Verdict]
    not_own: int = 0

    @property
    def nothing_own(self) -> bool:
        """Whether something else made all choices there were."""
        return not self.choices and self.not_own > 0


class Wanted(NamedTuple):
    """What the player wants of the coach.

    `always`: each deal is judged when it is over; `on_battery`: also without the mains.
    """

    always: bool = True
    on_battery: bool = False


class _Job(Struct):
    deal: DealReplay
    seat: Seat
    coaching: Coaching
    asked: bool = False
    """Whether the player has asked for it, whatever is wanted else."""
    done: bool = False
    failed: bool = False
    """Whether some of its choices could not be judged."""
    verdicts: dict[int, Verdict] = field(default_factory=dict)


class BackgroundJudging(QObject):
    """Judges one deal after another; what is found is kept by whom the coach is given.

    `changed(deal)` is emitted when more is known of a deal of the match on the table.

    Args:
        wanted: returns what the player wants of the coach now.
        on_battery: returns whether the computer runs on its battery.
    """

    changed = Signal(int)

    def __init__(
        self, wanted: Callable[[], Wanted], on_battery: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._on_battery = on_battery
        self._jobs: dict[int, _Job] = {}
        self._queue: deque[_Job] = deque()
        self._now: tuple[_Job, Coach] | None = None
        self._held = False
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self._go_on)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._rested)

    def finished(self, deal: DealReplay, seat: Seat, coaching: Coaching) -> None:
        """Take in that a deal of the match on the table is over, and how `seat` played it."""
        job = _Job(deal, seat, coaching)
        old = self._jobs.get(deal.deal)
        if old is not None:
            if old.deal.steps == deal.steps and old.deal.decided(seat) == deal.decided(seat):
                return  # its summary is only shown again
            self._drop(old)
        self._jobs[deal.deal] = job
        if self._wanted().always:
            self._queue.append(job)
            self._go_on()

    def judge(self, deal: int) -> None:
        """Judge a deal that the player asks for, now."""
        job = self._jobs.get(deal)
        if job is None or job.done:
            return
        job.asked, job.failed = True, False
        if job in self._queue:
            self._queue.remove(job)
        if self._now is None or self._now[0] is not job:
            self._queue.appendleft(job)
        self._go_on()

    def of(self, deal: int) -> Judging | None:
        """Return how far a deal is judged; None where nothing is known of it."""
        job = self._jobs.get(deal)
        if job is None:
            return None
        choices = len(job.deal.decided(job.seat))
        others = len(job.deal.own(job.seat)) - choices
        verdicts: Mapping[int, Verdict] = job.verdicts
        if self._now is not None and self._now[0] is job:
            coach = self._now[1]
            verdicts = coach.verdicts
            return Judging("running", choices - len(coach.waiting), choices, verdicts, others)
        state: State = "done" if job.done else "failed" if job.failed else "unjudged"
        if job in self._queue:
            state = "waiting"
        if state == "waiting" and self._spares(job):
            state = "battery"
        return Judging(state, len(verdicts), choices, verdicts, others)

    def begin_match(self) -> None:
        """Forget the deals of the match before; what waits of them is still judged."""
        self._jobs = {}

    def hold(self, held: bool) -> None:
        """Do nothing meanwhile, as while the same deals are studied, or go on."""
        self._held = held
        if held:
            self._stop(keep=True)
        else:
            self._go_on()

    def follow(self) -> None:
        """Take in that something else is wanted of the coach now."""
        if not self._wanted().always:
            self._queue = deque(job for job in self._queue if job.asked)
            if self._now is not None and not self._now[0].asked:
                self._stop(keep=False)
        self._go_on()
        for deal in list(self._jobs):
            self.changed.emit(deal)

    def end(self) -> None:
        """Judge nothing more."""
        self._again.stop()
        self._queue.clear()
        self._stop(keep=False)

    def _spares(self, job: _Job) -> bool:
        return not job.asked and not self._wanted().on_battery and self._on_battery()

    def _rested(self) -> None:
        """Go on, or rest once more while the disk is slow: the table must not wait for it."""
        if self._queue and not self._queue[0].coaching.written():
            self._soon.start(REST)
        else:
            self._go_on()

    def _go_on(self) -> None:
        if self._now is not None or self._held or not self._queue:
            return
        if self._spares(self._queue[0]):
            self._again.start()
            self._tell(self._queue[0])
            return
        self._again.stop()
        job = self._queue.popleft()
        coach = Coach(job.coaching, self)
        self._now = job, coach
        coach.judged.connect(lambda step: self._tell(job))
        coach.ended.connect(lambda: self._finish(job, coach))
        coach.study(job.deal, job.seat, again=True)

    def _finish(self, job: _Job, coach: Coach) -> None:
        if self._now is None or self._now[0] is not job:
            return
        job.done, job.failed = not coach.failed, bool(coach.failed)
        job.verdicts = dict(coach.verdicts)
        self._now = None
        coach.deleteLater()
        self._tell(job)
        self._soon.start(REST)

    def _stop(self, *, keep: bool) -> None:
        """Stop what is being judged; with `keep` it is the next again."""
        if self._now is None:
            return
        job, coach = self._now
        self._now = None
        job.verdicts = dict(coach.verdicts)
        coach.stop()
        coach.deleteLater()
        if keep:
            self._queue.appendleft(job)

    def _drop(self, job: _Job) -> None:
        if job in self._queue:
            self._queue.remove(job)
        if self._now is not None and self._now[0] is job:
            self._stop(keep=False)

    def _tell(self, job: _Job) -> None:
        deal = job.deal.deal
        if self._jobs.get(deal) is job:
            self.changed.emit(deal)

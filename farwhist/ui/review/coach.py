"""The coach at work on a deal: one own choice after another, in the process that thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.viewmodels.deal_replay import DealReplay

if TYPE_CHECKING:
    from farwhist.bots.judging.coach import Work


ChoiceState = Literal["", "done", "stale", "running", "stopped", "battery", "failed"]
"""Of one choice: not judged at all, judged, judged by an older coach, about to be judged, not
judged any further, waiting for mains power, or one of which the judging has failed."""


def _never() -> bool:
    return False


def _always() -> bool:
    return True


class Coaching(NamedTuple):
    """What the coach needs of a match.

    Args:
        terms: what is played, as a task needs it.
        adviser: works tasks out.
        known: returns the verdicts of a deal that are kept, by the number of the move.
        older: returns those that an older coach has found.
        keep: keeps a verdict of the move with this number.
        unkept: returns why nothing can be kept, as a sentence; nothing as long as it can.
        work: how much is done for one choice.
        at_once: so many choices are judged side by side.
        spares: returns whether the coach waits for mains power.
        written: returns whether all that was kept is written: else `known` waits for the disk.
    """

    rules: Ruleset
    terms: Terms
    adviser: Adviser
    known: Callable[[Sequence[int]], dict[int, Verdict]]
    older: Callable[[Sequence[int]], dict[int, Verdict]]
    keep: Callable[[int, Verdict], object]
    unkept: Callable[[], str]
    work: Work
    at_once: int = 1
    spares: Callable[[], bool] = _never
    written: Callable[[], bool] = _always


class Coach(QObject):
    """Judges the choices of one seat in a deal, the bids first, then card by card.

    `judged(step)` is emitted for each that is done or has failed, and `ended` after the last one;
    those that are kept are there at once.

    Attributes:
        verdicts: what was found so far, by step.
        waiting: the steps that are still to be judged.
        stale: the steps of which an older coach has found the verdict.
        failed: the steps whose judging has failed.
        stopped: whether the player wants no more for now.
    """

    judged = Signal(int)
    ended = Signal()

    def __init__(self, coaching: Coaching, parent: QObject) -> None:
        super().__init__(parent)
        self._coaching = coaching
        self._running: dict[int, Cancel] = {}
        self._texts: dict[int, str] = {}
        self._deal: DealReplay | None = None
        self._seat: Seat = 0
        self._on_battery = False
        self.verdicts: dict[int, Verdict] = {}
        self.waiting: list[int] = []
        self.stale: set[int] = set()
        self.failed: set[int] = set()
        self.stopped = False

    def study(self, deal: DealReplay, seat: Seat, *, again: bool = False) -> None:
        """Judge this seat's choices in this deal.

        With `again` also what an older coach has judged; else that stays until `judge_again`.
        """
        self.stop()
        self._deal, self._seat = deal, seat
        self.stopped, self._on_battery, self.failed = False, False, set()
        own = deal.decided(seat)
        numbers = {deal.move_of(step, seat): step for step in own}
        kept = self._coaching.known(list(numbers))
        self.verdicts = {numbers[number]: verdict for number, verdict in kept.items()}
        missing = [number for number, step in numbers.items() if step not in self.verdicts]
        older = {} if again or not missing else self._coaching.older(missing)
        self.stale = {numbers[number] for number in older}
        self.verdicts |= {numbers[number]: verdict for number, verdict in older.items()}
        self.waiting = [step for step in own if step not in self.verdicts]
        self._go_on()

    def state(self, step: int) -> ChoiceState:
        """Return how far a choice is judged."""
        if step in self.failed:
            return "failed"
        if step in self.waiting:
            return "stopped" if self.stopped else "battery" if self.spares else "running"
        if step in self.stale:
            return "stale"
        return "done" if step in self.verdicts else ""

    @property
    def spares(self) -> bool:
        """Whether nothing is judged until there is mains power, or the player asks for it."""
        return not self._on_battery and self._coaching.spares()

    @property
    def unkept(self) -> str:
        """Why what is found cannot be kept, as a sentence; nothing as long as it can."""
        return self._coaching.unkept()

    def judge_again(self) -> None:
        """Judge what an older coach has judged, and what has failed."""
        assert self._deal is not None
        again = {*self.stale, *self.failed}
        self.verdicts = {step: each for step, each in self.verdicts.items() if step not in again}
        wanted = again | set(self.waiting)
        self.waiting = [step for step in self._deal.decided(self._seat) if step in wanted]
        self.stale, self.failed = set(), set()
        self.go_on()

    def stop_judging(self) -> None:
        """Judge nothing more for now; what is done stays."""
        self.stopped = True
        self.pause()

    def go_on(self) -> None:
        """Judge what is left, now that the player asks for it, also without mains power."""
        self.stopped, self._on_battery = False, True
        self._go_on()

    def pause(self) -> None:
        """Let others think before the next choice; see `resume`."""
        running, self._running = self._running, {}
        for cancel in running.values():
            cancel()

    def resume(self) -> None:
        """Go on after a pause."""
        if self.waiting and not self._running:
            self._go_on()

    def stop(self) -> None:
        """Judge nothing more."""
        running, self._running = self._running, {}
        self.waiting = []
        for cancel in running.values():
            cancel()

    def _go_on(self) -> None:
        """Begin with the next choices; those of a kind that is not judged are passed over."""
        if self.waiting and (self.stopped or self.spares):
            return
        for step in [each for each in self.waiting if each not in self._running]:
            if len(self._running) >= self._coaching.at_once:
                return
            task = self._task(step)
            if task is None:
                self.waiting.remove(step)
                continue
            self._texts[step] = ""
            hear = partial(self._hear, step)
            self._running[step] = self._coaching.adviser.advise(task, hear)
        if not self.waiting:
            self.ended.emit()

    def _task(self, step: int) -> JudgeTask | None:
        assert self._deal is not None
        truth = self._deal.position(step)
        phase = self._coaching.rules.phases[truth.phase]
        move = self._deal.steps[step].chosen(self._seat)
        for found in phase.step(truth, Random(0)):
            if isinstance(found, Decision) and found.seat == self._seat and move in found.moves:
                view = self._deal.position(step, self._seat)
                assert move is not None
                coaching = self._coaching
                return JudgeTask.of(coaching.terms, view, found, move, coaching.work)
        return None

    def _hear(self, step: int, text: str | None) -> None:
        if text is not None:
            self._texts[step] = text or self._texts[step]
            return
        if self._running.pop(step, None) is None:
            return
        self.waiting.remove(step)
        told = self._texts.pop(step)
        verdict = verdict_of(told) if told else None
        if not told:
            self.failed.add(step)  # who judges a choice answers something, be it that it does not
        if verdict is not None:
            assert self._deal is not None
            self.verdicts[step] = verdict
            self._coaching.keep(self._deal.move_of(step, self._seat), verdict)
        self.judged.emit(step)
        self._go_on()

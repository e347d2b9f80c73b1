"""The coach at work on a deal: one own choice after another, in the process that thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.play.adviser import Adviser, Cancel

if TYPE_CHECKING:
    from farwhist.bots.judging.coach import Work


class Coaching(NamedTuple):
    """What the coach needs of a match.

    Args:
        terms: what is played, as a task needs it.
        adviser: works tasks out.
        known: returns the verdicts of a deal that are kept, by the number of the move.
        keep: keeps a verdict of the move with this number.
        work: how much is done for one choice.
        at_once: so many choices are judged side by side.
    """

    rules: Ruleset
    terms: Terms
    adviser: Adviser
    known: Callable[[Sequence[int]], dict[int, Verdict]]
    keep: Callable[[int, Verdict], object]
    work: Work
    at_once: int = 1


class Coach(QObject):
    """Judges the choices of one seat in a deal, the bids first, then card by card.

    `judged(step)` is emitted for each that is done, and `ended` after the last one; those that are
    kept are there at once.

    Attributes:
        verdicts: what was found so far, by step.
        waiting: the steps that are still to be judged.
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
        self.verdicts: dict[int, Verdict] = {}
        self.waiting: list[int] = []

    def study(self, deal: DealReplay, seat: Seat) -> None:
        """Judge this seat's choices in this deal."""
        self.stop()
        self._deal, self._seat = deal, seat
        own = deal.own(seat)
        numbers = {deal.move_of(step, seat): step for step in own}
        kept = self._coaching.known(list(numbers))
        self.verdicts = {numbers[number]: verdict for number, verdict in kept.items()}
        self.waiting = [step for step in own if step not in self.verdicts]
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
        if verdict is not None:
            assert self._deal is not None
            self.verdicts[step] = verdict
            self._coaching.keep(self._deal.move_of(step, self._seat), verdict)
        self.judged.emit(step)
        self._go_on()

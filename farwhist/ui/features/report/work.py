"""Finds out what is missing, step by step, in the process that thinks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from PySide6.QtCore import QObject, Signal

from farwhist.analysis.material import MissingStep
from farwhist.store.database import Trouble
from farwhist.ui.match.thinking import Adviser, Cancel

State = Literal["idle", "judging", "playing", "stopped"]


class ReportWork(QObject):
    """Does one step after another; `changed()` is emitted after each and when the state is another.

    Attributes:
        state: what is being done; "idle" before the first step and after the last.
        trouble: why something cannot be kept; None as long as it can.
        failed: how many choices could not be judged since the last beginning.
    """

    changed = Signal()

    def __init__(self, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._steps: Iterator[MissingStep] = iter(())
        self._step: MissingStep | None = None
        self._cancel: Cancel | None = None
        self._text = ""
        self.state: State = "idle"
        self.trouble: Trouble | None = None
        self.failed = 0

    def begin(self, steps: Iterator[MissingStep]) -> None:
        """Do these steps, and no others."""
        self._end()
        self._steps, self.failed = steps, 0
        self._go_on()

    def stop(self) -> None:
        """Do nothing more; what is done stays."""
        if self.state in ("judging", "playing"):
            self._end()
            self._tell("stopped")

    def leave(self) -> None:
        """Do nothing more, and say nothing."""
        self._end()
        self.state = "stopped"

    def _end(self) -> None:
        cancel, self._cancel = self._cancel, None
        self._steps, self._step = iter(()), None
        if cancel is not None:
            cancel()

    def _tell(self, state: State) -> None:
        self.state = state
        self.changed.emit()

    def _go_on(self) -> None:
        try:
            step = next(self._steps, None)
        except Trouble as trouble:
            self.trouble, step = trouble, None
        self._step = step
        if step is None:
            self._tell("idle")
            return
        self._text = ""
        self._tell("judging" if step.judging else "playing")
        if self._step is step:
            task = step.task()
            if task is None:
                self._take()
            else:
                self._cancel = self._adviser.advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._text = text or self._text
            return
        self._cancel = None
        self._take()

    def _take(self) -> None:
        step = self._step
        if step is None:
            return
        try:
            if self._text:
                step.take(self._text)
            elif step.judging:
                self.failed += 1
        except Trouble as trouble:
            self.trouble = trouble
        self._go_on()

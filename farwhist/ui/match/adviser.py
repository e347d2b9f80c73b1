"""Who works hints out: this process, step by step, or the one in which the opponents think."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from farwhist.bots.thinking.task import Task

Hear = Callable[[str | None], None]
"""Told every answer, and None after the last one."""

Cancel = Callable[[], None]


class Adviser(Protocol):
    """Works out one hint after another."""

    def advise(self, task: Task, hear: Hear) -> Cancel:
        """Call `hear` with the answers, later; what is returned ends that at once."""


class AdviseHere(QObject):
    """Works hints out in this process, and lets the window live between two answers."""

    def advise(self, task: Task, hear: Hear) -> Cancel:
        """As in `Adviser`."""
        answers = task.answers()
        timer = QTimer(self)
        timer.setInterval(0)

        def cancel() -> None:
            timer.stop()
            timer.deleteLater()

        def step() -> None:
            text = next(answers, None)
            if text is None:
                cancel()
            hear(text)

        timer.timeout.connect(step)
        timer.start()
        return cancel

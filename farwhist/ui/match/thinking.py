"""Who works moves and hints out: this process, step by step, or processes of their own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from farwhist.bots.thinking.task import MoveTask, Task, answer, any_move, pack
from farwhist.engine.moves import Move, read

if TYPE_CHECKING:
    from farwhist.bots.thinking.task import Task
    from farwhist.bots.thinking.worker import Patience, Ticket, Worker


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


Done = Callable[[Move], None]


def answer_here(task: MoveTask) -> Move:
    """Return the answer of a task; where thinking fails, which is reported, any legal move."""
    try:
        return answer(task)
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)
        return read(any_move(task))


class ThinkHere:
    """Thinks at once, in this process."""

    def think(self, task: MoveTask, done: Done) -> None:
        done(answer_here(task))

    def cancel(self) -> None:
        """Nothing is ever left to forget."""


class ThinkApart(QObject):
    """Has a worker process think, so that the window keeps moving.

    When the process cannot be kept running, or hangs again and again, thinking goes on in this one
    and `lost` is emitted.

    Args:
        patience: takes the place of the usual limits after which the process is taken to hang.
        quiet: whether the process leaves the processor to all others.
    """

    lost = Signal()
    _heard = Signal(int, object)
    _failed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        patience: Patience | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        super().__init__(parent)
        self._quiet = quiet
        self._patience = patience
        self.worker: Worker | None = None
        self._early: list[tuple[MoveTask, bytes, Done]] = []
        self._asked: dict[Ticket, tuple[MoveTask, Done]] = {}
        self._advised: dict[Ticket, tuple[Task, Hear]] = {}
        self._instead: dict[Ticket, Cancel] = {}
        self._advise_here = AdviseHere(self)
        self._here = False
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._failed.connect(self._think_here, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the process, in the background. Tasks may be given before."""
        # Not imported above: nothing of it is needed before the first frame.
        from farwhist.bots.thinking.worker import Worker

        self.worker = Worker(self._heard.emit, self._failed.emit, self._patience, quiet=self._quiet)
        self.worker.start()
        for task, data, done in self._early:
            self._asked[self.worker.ask(data)] = task, done
        self._early.clear()

    def close(self) -> None:
        """End the process, even one that hangs; nothing can be thought about afterwards."""
        self.cancel()
        if self.worker is not None:
            self.worker.close()

    def think(self, task: MoveTask, done: Done) -> None:
        """Call `done` with the move when it has been found; the view may change meanwhile."""
        if self._here:
            done(answer_here(task))
        elif self.worker is None:
            self._early.append((task, pack(task), done))
        else:
            self._asked[self.worker.ask(pack(task))] = task, done

    def advise(self, task: Task, hear: Hear) -> Cancel:
        """Call `hear` with the answers when they come; what is returned ends that at once."""
        worker = self.worker
        if self._here or worker is None:
            return self._advise_here.advise(task, hear)
        ticket = worker.ask(pack(task))
        self._advised[ticket] = task, hear

        def cancel() -> None:
            if self._advised.pop(ticket, None) is not None:
                worker.cancel(ticket)
            elif ticket in self._instead:
                self._instead.pop(ticket)()

        return cancel

    def cancel(self) -> None:
        """Forget every move task."""
        self._early.clear()
        for ticket in self._asked:
            assert self.worker is not None
            self.worker.cancel(ticket)
        self._asked.clear()

    def _hear(self, ticket: Ticket, text: str | None) -> None:
        if ticket in self._advised:
            _, hear = self._advised[ticket]
            if text is None:
                del self._advised[ticket]
            hear(text)
        elif text is not None and ticket in self._asked:
            _, done = self._asked.pop(ticket)
            done(read(text))

    def _think_here(self) -> None:
        self._here = True
        self.lost.emit()
        for ticket, (task, hear) in self._advised.items():
            self._instead[ticket] = self._advise_here.advise(task, hear)
        self._advised.clear()
        while self._asked:
            move_task, done = self._asked.pop(min(self._asked))
            done(answer_here(move_task))


IDLE_TIME: Final = 20_000
"""After so many milliseconds without a task the processes end."""


class QuietAdviser(QObject):
    """Works out several tasks side by side, each in a process of its own.

    The processes begin with the first task, and end when there was none for a while.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._free: list[ThinkApart] = []
        self._busy: list[ThinkApart] = []
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(IDLE_TIME)
        self._rest.timeout.connect(self._end_free)

    @property
    def processes(self) -> int:
        """How many there are now."""
        return len(self._free) + len(self._busy)

    def advise(self, task: Task, hear: Hear) -> Cancel:
        """Call `hear` with the answers when they come; what is returned ends that at once."""
        thinker = self._take()
        self._busy.append(thinker)

        def done() -> None:
            if thinker in self._busy:
                self._busy.remove(thinker)
                self._free.append(thinker)
                if not self._busy:
                    self._rest.start()

        def pass_on(text: str | None) -> None:
            if text is None:
                done()
            hear(text)

        stop = thinker.advise(task, pass_on)

        def cancel() -> None:
            stop()
            done()

        return cancel

    def close(self) -> None:
        """End all processes; nothing is heard of their tasks."""
        self._rest.stop()
        for thinker in (*self._busy, *self._free):
            thinker.close()
            thinker.deleteLater()
        self._busy, self._free = [], []

    def _take(self) -> ThinkApart:
        self._rest.stop()
        if self._free:
            return self._free.pop()

        thinker = ThinkApart(self, quiet=True)
        thinker.start()
        return thinker

    def _end_free(self) -> None:
        for thinker in self._free:
            thinker.close()
            thinker.deleteLater()
        self._free = []

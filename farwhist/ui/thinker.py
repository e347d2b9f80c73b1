"""Who thinks for the opponents: a process of its own, or this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from farwhist.bots.task import MoveTask, answer, pack
from farwhist.engine.moves import Move, read

if TYPE_CHECKING:
    from farwhist.bots.worker import Ticket, Worker

Done = Callable[[Move], None]


class Thinker(Protocol):
    """Finds a move for one task after another."""

    def think(self, task: MoveTask, done: Done) -> None:
        """Call `done` with the move, perhaps before this returns."""

    def cancel(self) -> None:
        """Forget every task; none of their `done` is called any more."""


class ThinkHere:
    """Thinks at once, in this process."""

    def think(self, task: MoveTask, done: Done) -> None:
        done(answer(task))

    def cancel(self) -> None:
        """Nothing is ever left to forget."""


class ThinkApart(QObject):
    """Has a worker process think, so that the window keeps moving.

    When the process cannot be kept running, thinking goes on in this one and `lost` is emitted.
    """

    lost = Signal()
    _heard = Signal(int, object)
    _failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker: Worker | None = None
        self._early: list[tuple[MoveTask, bytes, Done]] = []
        self._asked: dict[Ticket, tuple[MoveTask, Done]] = {}
        self._here = False
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._failed.connect(self._think_here, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the process, in the background. Tasks may be given before."""
        # Not imported above: nothing of it is needed before the first frame.
        from farwhist.bots.worker import Worker

        self.worker = Worker(self._heard.emit, self._failed.emit)
        self.worker.start()
        for task, data, done in self._early:
            self._asked[self.worker.ask(data)] = task, done
        self._early.clear()

    def close(self) -> None:
        """End the process; nothing can be thought about afterwards."""
        self.cancel()
        if self.worker is not None:
            self.worker.close()

    def think(self, task: MoveTask, done: Done) -> None:
        """Call `done` with the move when it has been found; the view may change meanwhile."""
        if self._here:
            done(answer(task))
        elif self.worker is None:
            self._early.append((task, pack(task), done))
        else:
            self._asked[self.worker.ask(pack(task))] = task, done

    def cancel(self) -> None:
        """Forget every task."""
        self._early.clear()
        for ticket in self._asked:
            assert self.worker is not None
            self.worker.cancel(ticket)
        self._asked.clear()

    def _hear(self, ticket: Ticket, text: str | None) -> None:
        if text is not None and ticket in self._asked:
            _, done = self._asked.pop(ticket)
            done(read(text))

    def _think_here(self) -> None:
        self._here = True
        self.lost.emit()
        while self._asked:
            task, done = self._asked.pop(min(self._asked))
            done(answer(task))

"""Bots that think in a process of their own, for a table without a window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from farwhist.bots.thinking.task import MoveTask, any_move, pack
from farwhist.bots.thinking.worker import Worker
from farwhist.engine.moves import Move, read


class BotSeats:
    """Finds moves by asking a process that holds nothing but what a seat may know.

    Args:
        loop: the one of the table, in whose thread the answers are told.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._worker: Worker | None = None
        self._waiting: dict[int, tuple[MoveTask, Callable[[Move], None]]] = {}
        self._answers: dict[int, str] = {}

    def think(self, task: MoveTask, done: Callable[[Move], None]) -> None:
        """Call `done` with the move, later; where thinking fails, with any legal one."""
        if self._worker is None:
            self._worker = Worker(self._hear, self._lose)
            self._worker.start()
        self._waiting[self._worker.ask(pack(task))] = task, done

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
        self._waiting.clear()

    def _hear(self, ticket: int, answer: str | None) -> None:
        self._tell(lambda: self._take(ticket, answer))

    def _lose(self) -> None:
        self._tell(self._begin_again)

    def _tell(self, function: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function)

    def _take(self, ticket: int, answer: str | None) -> None:
        if answer is not None:
            self._answers[ticket] = answer
            return
        text = self._answers.pop(ticket, "")
        if ticket in self._waiting:
            task, done = self._waiting.pop(ticket)
            done(read(text or any_move(task)))

    def _begin_again(self) -> None:
        """No process can be had: the match goes on by any legal moves, and with another try."""
        self._worker = None
        waiting, self._waiting = self._waiting, {}
        self._answers.clear()
        for task, done in waiting.values():
            done(read(any_move(task)))

"""The process in which seats think: it is given one task at a time and keeps nothing of it."""

from __future__ import annotations

import atexit
import sys
from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from typing import Final

from msgspec import Struct

from farwhist.bots.thinking.process import ThinkingProcess
from farwhist.bots.thinking.serving import BEAT, CANCEL, READY, Said
from farwhist.report import Elsewhere

Ticket = int
Hear = Callable[[Ticket, str | None], None]
"""Told every answer of a task, and None when there is nothing more to come."""

LIVES: Final = 2
"""After so many processes in a row that end without having ended a task there is no other one."""

PERIODS: Final = 2
"""A limit is waited for in so many parts, of which each must pass in silence: when the computer
itself has slept, the first one may be over at once."""


class Patience(Struct, frozen=True):
    """How long a process may say nothing before it is taken to hang, in seconds.

    Args:
        start: from its start until it can be given tasks.
        silence: while it has a task.
        every: from one sign of life to the next while it thinks, however long it thinks. It must
            be much less than `silence`.
    """

    start: float = 15.0
    silence: float = 6.0
    every: float = 0.5


PATIENT: Final = Patience()

UNHURRIED: Final = Patience(start=600.0, silence=600.0, every=2.0)
"""For a process that leaves the processor to all others: it may get next to nothing of it."""


class _Job(Struct):
    ticket: Ticket
    data: bytes
    wanted: bool = True


class Worker:
    """The other end of such a process. It is started in the background, and again when it ends.

    Tasks are answered one after another in the order asked. A process that hangs is killed. One
    task that was being thought about when the process ended is asked once more; when it ends twice
    without having ended a task, `lost` is called: what is unanswered then, or asked later, is
    never answered.

    Args:
        hear: called with answers, from a thread of the worker's own.
        lost: called once, from such a thread too.
        patience: takes the place of the usual limits after which the process is taken to hang.
        quiet: whether the process leaves the processor to all others.
    """

    def __init__(
        self,
        hear: Hear,
        lost: Callable[[], None],
        patience: Patience | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        self._quiet = quiet
        self._hear = hear
        self._lost = lost
        self.patience = patience or (UNHURRIED if quiet else PATIENT)
        self._change = Condition()
        self._jobs: deque[_Job] = deque()
        self._asked = 0
        self._busy = False
        self._closed = False
        self._process: ThinkingProcess | None = None
        self._ready = False
        self._signs = 0
        self._ends = 0
        self._watch = Thread(target=self._watch_over, name="watch", daemon=True)

    @property
    def process(self) -> int | None:
        """The id of the running process, if it runs."""
        with self._change:
            return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process; return at once."""
        atexit.register(self.close)
        with self._change:
            if not self._closed:
                self._begin()
        self._watch.start()

    def ask(self, data: bytes) -> Ticket:
        """Have a packed task thought about and return its ticket."""
        with self._change:
            self._asked += 1
            self._jobs.append(_Job(self._asked, data))
            self._next()
            return self._asked

    def cancel(self, ticket: Ticket) -> None:
        """Hear no more of a task."""
        with self._change:
            for number, job in enumerate(self._jobs):
                if job.ticket != ticket or not job.wanted:
                    continue
                job.wanted = False
                if number or not self._busy:
                    del self._jobs[number]
                elif self._process is not None:
                    self._process.send(CANCEL)
                return

    def close(self) -> None:
        """End the process, and wait until it has ended, but not for ever."""
        with self._change:
            self._closed = True
            self._jobs.clear()
            process, self._process = self._process, None
            self._change.notify_all()
        if process is not None:
            process.close()
        atexit.unregister(self.close)

    def _begin(self) -> None:
        """Start a process and hand it the first job. The lock is held."""
        self._process = ThinkingProcess(
            self.patience.every, self._listen, self._replace, quiet=self._quiet
        )
        self._ready = self._busy = False
        self._process.start()
        self._next()
        self._change.notify_all()

    def _next(self) -> None:
        """Hand the first job to an idle process. The lock is held."""
        if self._process is not None and not self._busy and self._jobs:
            self._busy = True
            self._process.send(self._jobs[0].data)
            self._change.notify_all()

    def _listen(self, process: ThinkingProcess, said: Said) -> None:
        """Pass on what a process says, if it is the one that counts."""
        with self._change:
            if process is not self._process:
                return
            self._signs += 1
            self._change.notify_all()
            if said == READY:
                self._ready = True
            if isinstance(said, int):
                assert said in (READY, BEAT)
                return
            if isinstance(said, Elsewhere):
                sys.excepthook(Elsewhere, said, None)
                return
            job = self._jobs[0]
            if said is None:
                self._ends = 0
                self._jobs.popleft()
                self._busy = False
                self._next()
        if job.wanted:
            self._hear(job.ticket, said)

    def _replace(self, process: ThinkingProcess, ran: bool) -> None:
        """Start another process in the place of one that has ended, or be lost."""
        with self._change:
            if process is not self._process:
                return
            self._process = None
            self._busy = False
            if self._jobs and not self._jobs[0].wanted:
                self._jobs.popleft()
            self._ends += 1
            if ran and self._ends < LIVES:
                self._begin()
                return
            self._closed = True
            self._jobs.clear()
            self._change.notify_all()
        self._lost()

    def _watch_over(self) -> None:
        """Kill each process that hangs, until the worker is closed."""
        while True:
            with self._change:
                self._change.wait_for(lambda: self._closed or self._expects)
                if self._closed:
                    return
                process, signs = self._process, self._signs
                limit = self.patience.silence if self._ready else self.patience.start
            if process is not None and not self._stirs(process, signs, limit):
                process.kill()
                self._replace(process, True)

    @property
    def _expects(self) -> bool:
        """Whether a process is about to say something. The lock is held."""
        return self._process is not None and (self._busy or not self._ready)

    def _stirs(self, process: ThinkingProcess, signs: int, limit: float) -> bool:
        """Wait until something happens; return False when nothing does within the limit."""

        def other() -> bool:
            return self._closed or self._process is not process or self._signs != signs

        with self._change:
            return any(self._change.wait_for(other, limit / PERIODS) for _ in range(PERIODS))

"""The process in which seats think: it is given one task at a time and keeps nothing of it.

It is started by spawning, so it shares no memory with the program, and it never imports Qt. All
that it ever reads is what :func:`farwhist.bots.task.pack` has written.
"""

from __future__ import annotations

import atexit
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread

from farwhist.bots.task import MoveTask, Task, any_move, unpack
from farwhist.report import Elsewhere, report

Ticket = int
Hear = Callable[[Ticket, str | None], None]
"""Told every answer of a task, and None when there is nothing more to come."""

CANCEL = b""


def serve(connection: Connection) -> None:
    """Be the process: answer tasks until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it without a word
    try:
        answer_all(connection)
    except Exception as error:
        connection.send(Elsewhere(report(error).text))
        raise


def answer_all(connection: Connection) -> None:
    """Answer tasks until the other end is closed. A cancelled task ends after its next answer."""
    try:
        while True:
            if data := connection.recv_bytes():
                _answer(connection, data)
    except (EOFError, OSError):
        return


def _answer(connection: Connection, data: bytes) -> None:
    for text in _thoughts(unpack(data)):
        connection.send(text)
        if connection.poll():
            connection.recv_bytes()  # nothing but a cancellation comes before the end
            break
    connection.send(None)


def _thoughts(task: Task) -> Iterator[str | Elsewhere]:
    """Yield the answers of a task; where thinking fails, a report, and for a seat any move."""
    try:
        yield from task.answers()
    except Exception as error:
        yield Elsewhere(report(error).text)
        if isinstance(task, MoveTask):
            yield any_move(task)


@dataclass
class _Job:
    ticket: Ticket
    data: bytes
    wanted: bool = True


class Worker:
    """The other end of such a process. It is started in the background, and again when it dies.

    Tasks are answered one after another in the order asked. One that was being thought about when
    the process died is asked once more; when the process dies twice without an answer, `lost` is
    called: what is unanswered then, or asked later, is never answered.

    Args:
        hear: called with answers, from a thread of the worker's own.
        lost: called once, from that thread too.
    """

    def __init__(self, hear: Hear, lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._lock = Lock()
        self._jobs: deque[_Job] = deque()
        self._asked = 0
        self._busy = False
        self._closed = False
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="worker", daemon=True)

    @property
    def process(self) -> int | None:
        """The id of the running process, if it runs."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process; return at once."""
        atexit.register(self.close)
        self._thread.start()

    def ask(self, data: bytes) -> Ticket:
        """Have a packed task thought about and return its ticket."""
        with self._lock:
            self._asked += 1
            self._jobs.append(_Job(self._asked, data))
            self._next()
            return self._asked

    def cancel(self, ticket: Ticket) -> None:
        """Hear no more of a task."""
        with self._lock:
            for number, job in enumerate(self._jobs):
                if job.ticket != ticket or not job.wanted:
                    continue
                job.wanted = False
                if number or not self._busy:
                    del self._jobs[number]
                else:
                    self._send(CANCEL)
                return

    def close(self) -> None:
        """End the process, and wait until it has ended."""
        with self._lock:
            self._closed = True
            self._jobs.clear()
            if self._process is not None:
                self._process.terminate()
        if self._thread.is_alive():
            self._thread.join()
        atexit.unregister(self.close)

    def _next(self) -> None:
        """Hand the first job to an idle process. The lock is held."""
        if self._connection is not None and not self._busy and self._jobs:
            self._busy = True
            self._send(self._jobs[0].data)

    def _send(self, data: bytes) -> None:
        assert self._connection is not None
        # When the process has died, the thread that listens sees it too, and starts another one.
        with suppress(OSError):
            self._connection.send_bytes(data)

    def _run(self) -> None:
        deaths = 0
        while deaths < 2 and self._begin():
            ended = self._listen()
            if not self._bury():
                return
            deaths = 1 if ended else deaths + 1
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._jobs.clear()
        self._lost()

    def _begin(self) -> bool:
        """Start a process and hand it the first job; return False when that cannot be, or need not.

        That the system refuses a process, or Python in a script without a main guard, counts as its
        loss.
        """
        context = multiprocessing.get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), name="farwhist", daemon=True)
            process.start()
        except (OSError, RuntimeError):
            return False
        theirs.close()
        with self._lock:
            self._process, self._connection = process, ours
            if not self._closed:
                self._next()
                return True
        process.kill()
        self._bury()
        return False

    def _bury(self) -> bool:
        """Leave no trace of a process that has ended; return whether another one is wanted."""
        process, connection = self._process, self._connection
        assert process is not None and connection is not None
        with self._lock:
            self._process = self._connection = None
            self._busy = False
            if self._jobs and not self._jobs[0].wanted:
                self._jobs.popleft()
        connection.close()
        process.kill()  # it may have ended only its end of the connection
        process.join()
        process.close()
        return not self._closed

    def _listen(self) -> bool:
        """Pass on answers until the process ends; return whether it has ended a task."""
        connection, ended = self._connection, False
        assert connection is not None
        while True:
            try:
                text: str | Elsewhere | None = connection.recv()
            except (EOFError, OSError):
                return ended
            if isinstance(text, Elsewhere):
                sys.excepthook(Elsewhere, text, None)
                continue
            with self._lock:
                if self._closed:
                    return ended
                job = self._jobs[0]
                if text is None:
                    ended = True
                    self._jobs.popleft()
                    self._busy = False
                    self._next()
            if job.wanted:
                self._hear(job.ticket, text)

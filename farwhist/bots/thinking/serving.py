"""What runs in the thinking process: it answers one task at a time, and says that it lives.

It never imports Qt. All that it ever reads is what `farwhist.bots.thinking.task.pack` has
written.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Event, Lock, Thread
from typing import Final

from farwhist.bots.thinking.task import MoveTask, Task, any_move, unpack
from farwhist.child_processes import end_with_program
from farwhist.report import Elsewhere, report

CANCEL: Final = b""
"""Ends the task that is being answered, after its next answer."""

READY: Final = 0
"""Said once, when the process can be given tasks."""

BEAT: Final = 1
"""Said now and then while a task is being thought about."""

WORK: Final = 0.02
"""So many seconds of the processor lie between two beats: who stands still has not used them."""

Said = str | int | Elsewhere | None
"""An answer, `READY`, `BEAT`, a report of what was raised, or None at the end of a task."""


class Voice:
    """Says things to the other end; answers and beats come from two threads.

    Args:
        every: seconds from one beat to the next; with None there are none.
    """

    def __init__(self, connection: Connection, every: float | None = None) -> None:
        self._connection = connection
        self._every = every
        self._lock = Lock()
        self._thinking = Event()
        if every is not None:
            Thread(target=self._beat, name="beat", daemon=True).start()

    def say(self, what: Said) -> None:
        """Say one thing; raises OSError when nobody is there to hear it."""
        with self._lock:
            self._connection.send(what)

    def answer(self, data: bytes) -> None:
        """Answer one packed task, or a part of it when it is cancelled meanwhile."""
        self._thinking.set()
        for text in _thoughts(unpack(data)):
            self.say(text)
            if self._connection.poll():
                self._connection.recv_bytes()  # nothing but a cancellation comes before the end
                break
        self._thinking.clear()
        self.say(None)

    def _beat(self) -> None:
        assert self._every is not None
        used = time.process_time()
        with suppress(OSError):
            while self._thinking.wait():
                time.sleep(self._every)
                now = time.process_time()
                if now - used >= WORK and self._thinking.is_set():
                    used = now
                    self.say(BEAT)


def _thoughts(task: Task) -> Iterator[str | Elsewhere]:
    """Yield the answers of a task; where thinking fails, a report, and for a seat any move."""
    try:
        yield from task.answers()
    except Exception as error:
        yield Elsewhere(report(error).text)
        if isinstance(task, MoveTask):
            yield any_move(task)


def serve(connection: Connection, every: float, quiet: bool = False) -> None:
    """Be the process: answer tasks until the other end is closed.

    A `quiet` one leaves the processor to all others.
    """
    if quiet:
        stand_back()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends it without a word
    end_with_program()
    voice = Voice(connection, every)
    with suppress(OSError):
        voice.say(READY)
        try:
            answer_all(connection, voice)
        except Exception as error:
            voice.say(Elsewhere(report(error).text))
            raise


def answer_all(connection: Connection, voice: Voice) -> None:
    """Answer tasks until the other end is closed. A cancelled task ends after its next answer."""
    try:
        while True:
            if data := connection.recv_bytes():
                voice.answer(data)
    except (EOFError, OSError):
        return


NICENESS: Final = 15
"""By so much a process stands back where the system counts so, of 19 at most."""

BELOW_NORMAL: Final = 0x00004000
"""BELOW_NORMAL_PRIORITY_CLASS of Windows."""


def stand_back() -> None:
    """Let all other processes go before this one; where that cannot be, nothing changes."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
        return
    with suppress(OSError):
        os.nice(NICENESS)

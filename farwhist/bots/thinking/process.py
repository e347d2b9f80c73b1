"""The thinking process as the program sees it, from its start to its end."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final

from farwhist.bots.thinking.serving import Said, serve
from farwhist.child_processes import start_quietly

MERCY: Final = 0.3
"""So many seconds a process has to end when it is asked to; a stopped one never does."""

BURIAL: Final = 2.0
"""So many seconds the system has to end one that is killed; then it is left behind."""


class ThinkingProcess:
    """Runs one such process; whoever uses it never has to wait for it.

    It is started by spawning, so it shares no memory with the program. Starting it, writing to it
    and listening to it each may take for ever when the process stands still, so each is done in a
    thread of its own that nobody waits for at the end.

    Args:
        every: seconds from one beat of the process to the next.
        hear: called with all that it says, from a thread.
        quiet: whether it leaves the processor to all others.
        ended: called once when it has ended, from that thread, with whether it had ever run. That
            the system refuses a process, or Python in a script without a main guard, is an end too.
    """

    def __init__(
        self,
        every: float,
        hear: Callable[[ThinkingProcess, Said], None],
        ended: Callable[[ThinkingProcess, bool], None],
        *,
        quiet: bool = False,
    ) -> None:
        self._quiet = quiet
        self._every = every
        self._hear = hear
        self._ended = ended
        self._lock = Lock()
        self._unwanted = False
        self._process: BaseProcess | None = None
        self._letters: SimpleQueue[bytes | None] = SimpleQueue()
        self._life = Thread(target=self._live, name="thinking", daemon=True)

    @property
    def pid(self) -> int | None:
        """The id of the process, if it runs."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start it in the background; return at once."""
        self._life.start()

    def send(self, data: bytes) -> None:
        """Have this written to it, after all that was sent before."""
        self._letters.put(data)

    def kill(self) -> None:
        """End it at once, and do not wait for that."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()
                _leave(self._process)

    def close(self) -> None:
        """End it, and wait until it has ended, but not for ever."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.terminate()
        self._life.join(MERCY)
        if self._life.is_alive():
            self.kill()
            self._life.join(BURIAL)

    def _live(self) -> None:
        context = multiprocessing.get_context("spawn")
        start_quietly()
        try:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, self._every, self._quiet), name="farwhist", daemon=True
            )
            process.start()
        except (OSError, RuntimeError):
            self._ended(self, False)
            return
        theirs.close()
        with self._lock:
            self._process = process
            unwanted = self._unwanted
        if unwanted:
            self.kill()
        writer = Thread(target=self._write, args=(ours,), name="writing", daemon=True)
        writer.start()
        with suppress(EOFError, OSError):
            while True:
                self._hear(self, ours.recv())
        self._bury(process, writer)
        ours.close()
        self._ended(self, True)

    def _write(self, connection: Connection) -> None:
        # When the process has died, the thread that listens sees it too.
        with suppress(OSError):
            while (data := self._letters.get()) is not None:
                connection.send_bytes(data)

    def _bury(self, process: BaseProcess, writer: Thread) -> None:
        """Leave no trace of a process that has closed its end of the connection."""
        with self._lock:
            self._process = None
        process.kill()  # it may have ended only its end
        process.join(BURIAL)
        self._letters.put(None)
        writer.join(BURIAL)
        with suppress(ValueError):  # it cannot be ended
            process.close()


def _leave(process: BaseProcess) -> None:
    """Keep Python from waiting for a process at its own end, which it does without a limit."""
    getattr(multiprocessing.process, "_children", set()).discard(process)
    # From Python 3.13 on an exit waits for the tracker, which waits for every process.
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        tracker = getattr(resource_tracker, "_resource_tracker", None)
        if tracker is not None:
            tracker._pid = None

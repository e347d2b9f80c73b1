"""A thread with a loop of asyncio, for a program whose own thread belongs to its window."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from threading import Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")

END: Final = 3.0
"""So many seconds the thread has to end."""

CLOSING: Final = 0.05
"""So many of them are for sockets that are being closed."""


class NetworkThread:
    """Runs what has to do with the network; nothing of it ever waits for the window."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._live, name="network", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin some work in the thread; the future tells what became of it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    def call(self, function: Callable[[], object]) -> None:
        """Call a function in the thread, soon."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(function)

    def stop(self) -> None:
        """End the thread, and everything that still runs in it."""
        self.call(self._begin_end)
        self._thread.join(END)

    def _begin_end(self) -> None:
        self._ending = self.loop.create_task(self._end())

    async def _end(self) -> None:
        """Cancel everything, and let it close what it has open."""
        others = asyncio.all_tasks(self.loop) - {self._ending}
        for task in others:
            task.cancel()
        if others:
            await asyncio.wait(others, timeout=END / 2)
        await asyncio.sleep(CLOSING)
        self.loop.stop()

    def _live(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_forever()
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        finally:
            self.loop.close()

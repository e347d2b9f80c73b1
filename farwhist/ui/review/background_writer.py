"""Writes files in the background, one after another: the disk may be slow, the table must not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from farwhist.store.database import Trouble

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor


class BackgroundWriter(QObject):
    """Does what it is given in a thread of its own; when the program ends, all of it is done."""

    _failed = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._thread: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def put(self, write: Callable[[], object], fail: Callable[[Trouble], object]) -> None:
        """Do this some time later; `fail` is told in this thread when it was impossible."""
        if self._thread is None:
            from concurrent.futures import ThreadPoolExecutor  # not before something is kept

            self._thread = ThreadPoolExecutor(1, "keep")
        self._last = self._thread.submit(self._write, write, fail)

    def flush(self) -> None:
        """Wait until all is written that was given."""
        last, self._last = self._last, None
        if last is not None:
            last.result()

    @property
    def done(self) -> bool:
        """Whether all is written that was given."""
        return self._last is None or self._last.done()

    def close(self) -> None:
        """Write what is left, and end the thread; it begins again when there is more."""
        self.flush()
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.shutdown()

    def _write(self, write: Callable[[], object], fail: Callable[[Trouble], object]) -> None:
        try:
            write()
        except Trouble as trouble:
            self._failed.emit(fail, trouble)

    def _tell(self, fail: Callable[[Trouble], object], trouble: Trouble) -> None:
        fail(trouble)

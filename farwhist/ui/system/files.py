"""Files and folders that the player chooses."""

from __future__ import annotations

import re
import stat
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal

from farwhist.identity import NAME
from farwhist.store.reading import seen

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation
PICTURES = QStandardPaths.StandardLocation.PicturesLocation


def folder_of(place: QStandardPaths.StandardLocation, last: Path | None = None) -> Path:
    """Return `last` or else the folder of this place, and the home of the player without either.

    A dialog that is sent to a folder which does not exist takes its name for that of a file.
    """
    named = QStandardPaths.writableLocation(place)
    wanted = (last, Path(named) if named else None)
    return next(
        (each for each in wanted if each is not None and seen(each, stat.S_ISDIR)), Path.home()
    )


def as_file_name(text: str) -> str:
    """Return a text, such as the name of a game, as a file may be called, without an ending."""
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]+|\.(?!\s)', "-", text).strip("-. ") or NAME


T = TypeVar("T")

AT_ONCE: Final = 0.2
"""So many seconds are waited: most files are read by then, and nothing has to be said."""


def begin(read: Callable[[], T]) -> Future[T]:
    """Read something in a thread, with which the program does not wait to end."""
    found: Future[T] = Future()

    def work() -> None:
        try:
            found.set_result(read())
        except BaseException as error:
            found.set_exception(error)

    Thread(target=work, name="read a file", daemon=True).start()
    return found


def is_there(found: Future[T]) -> bool:
    """Return whether it is read, after a moment in which most files are."""
    wait([found], AT_ONCE)
    return found.done()


class FileReading(QObject):
    """Hands on what was read, in the thread of the window."""

    _read = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._read.connect(lambda then, found: then(found), Qt.ConnectionType.QueuedConnection)

    def take(self, found: Future[T], then: Callable[[Future[T]], object]) -> None:
        """Call `then` when it is read."""
        found.add_done_callback(partial(self._tell, then))

    def _tell(self, then: Callable[[Future[T]], object], found: Future[T]) -> None:
        with suppress(RuntimeError):  # the window is gone
            self._read.emit(then, found)

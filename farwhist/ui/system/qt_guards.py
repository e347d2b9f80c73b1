"""Guards round Qt: garbage while it goes through widgets, and what it says meanwhile."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def kept() -> Iterator[None]:
    """Let Python collect no garbage while Qt tells all widgets of a change.

    Qt goes through a list that it wrote before. A window in the garbage stands in it too: deleted
    before Qt comes to it, it would crash the program.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


Hear = Callable[[QtMsgType, QMessageLogContext, str], None]


def listen(hear: Hear) -> None:
    """Have this called with all that Qt says from now on.

    What it raises is handed to `sys.excepthook`: an exception there ends the program with a fault.
    """

    def guarded(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        try:
            hear(kind, context, text)
        except BaseException as error:
            sys.excepthook(type(error), error, error.__traceback__)

    qInstallMessageHandler(guarded)


def leave() -> None:
    """Let Qt write it to the terminal again."""
    qInstallMessageHandler(None)

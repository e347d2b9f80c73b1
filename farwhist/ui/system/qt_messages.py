"""Hearing what Qt says, which happens in the middle of its own work."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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

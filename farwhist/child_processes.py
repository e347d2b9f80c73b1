"""Processes that the program starts with multiprocessing, and how they end when it is gone."""

from __future__ import annotations

import os
from typing import Any, Final

QUIETLY: Final = """\
from pickle import UnpicklingError
try: {}
except (EOFError, UnpicklingError): pass"""


def start_quietly() -> None:
    """Let a child end without a word where the program dies before it has told it what to do.

    Nothing of a child's own runs yet when multiprocessing reads that from a pipe, so it is said in
    the command that starts it. The frozen program has a command of its own: packaging/start.py.
    """
    from multiprocessing import spawn

    given = spawn.get_command_line
    if given.__module__ == __name__:
        return

    def command(**handles: Any) -> list[str]:
        words = given(**handles)
        if "-c" in words:
            place = words.index("-c") + 1
            words[place] = QUIETLY.format(words[place])
        return words

    spawn.get_command_line = command


def end_with_program() -> None:
    """End this child at once when the program that started it has ended, whatever it is doing."""
    from multiprocessing import connection, parent_process
    from threading import Thread

    program = parent_process()
    if program is None:
        return

    def wait() -> None:
        connection.wait([program.sentinel])
        os._exit(0)

    Thread(target=wait, name="program", daemon=True).start()

"""A table for several computers by keys alone with the real Orca on: folder, then the command.

The table is opened here; a guest comes, says a phrase, is cut off, and comes back. Prints as JSON,
on the last line, the keys and what was heard after each.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from evening_with_orca import Listener, listen, open_table
from game_with_orca import KEYS, asked
from reader import Reader

GUEST = Path(__file__).with_name("table_guest.py")
ANSWERS = 4
"""So many questions of the match are answered."""


@contextmanager
def guest() -> Iterator[subprocess.Popen[str]]:
    """Let a guest come to the table whose files are in the folder that the program was given."""
    folder = sys.argv[-1]
    with subprocess.Popen(
        [sys.executable, str(GUEST), folder], stdin=subprocess.PIPE, text=True
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def press_until(listener: Listener, key: str, *wanted: str) -> str:
    """Press a key, and return what is heard when one of these words was."""
    told = listener.press(key)
    if any(each in told for each in wanted):
        return told
    return listener.listen(f"after {key}", *wanted)


def together(reader: Reader, listener: Listener) -> None:
    open_table(reader)
    listener.listen("the own match", *KEYS)
    listener.press("ctrl+shift+t")
    press_until(listener, "alt+o", "Free seats")
    listener.press("Return")
    with guest() as program:
        listener.listen("a guest", "Berta is here.")
        assert program.stdin is not None
        program.stdin.write("well_played\n")
        program.stdin.flush()
        listener.listen("a phrase", "Berta: Well played!")
        listener.press("alt+r")
        told = press_until(listener, "alt+n", *KEYS)
        for _ in range(ANSWERS):
            told = listener.press(*asked(told))
    listener.listen("the guest is cut off", "Berta is away.")
    with guest():
        listener.listen("the guest comes back", "Berta is here.")
        listener.press("ctrl+k", "Escape")
        listener.press("ctrl+shift+q", "Escape")
        listener.press("ctrl+q", "Escape")


if __name__ == "__main__":
    listen(together)

"""An evening by keys alone with the real Orca on; arguments: a folder, then the command.

A whole match, the study of its last deal, a prepared deal, a slip and a page of the help. Prints as
JSON, on the last line, the keys and what was heard after each. The folder of the program's files
must hold a match of the Elevator that has just begun, and a slip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from reader import Missing, Reader, activate, type_keys
from with_orca import Orca

QUIET = 2.5
"""So many seconds without a new sentence are silence."""

LONGEST = 60.0
"""Seconds until what must be heard counts as missing."""

TABS = 12
"""The Tab key goes round a page in fewer steps."""


class Listener:
    """Presses keys and keeps what is heard after each, up to silence."""

    def __init__(self, orca: Orca) -> None:
        self._orca = orca
        self._heard = 0
        self.transcript: list[tuple[str, str]] = []

    def press(self, *keys: str) -> str:
        """Press keys one after another, and return what is heard after the last of them."""
        for key in keys:
            type_keys(key)
            self._listen(key)
        return self.transcript[-1][1]

    def listen(self, what: str, *wanted: str) -> str:
        """Wait for one of these words, and return what is heard up to silence."""
        end, told = time.monotonic() + LONGEST, ""
        while not any(each in told for each in wanted):
            if time.monotonic() > end:
                raise Missing(f"{what}: nobody said {wanted}; heard: {told}")
            told += self._up_to_silence()
        self.transcript.append((what, told))
        return told

    def _listen(self, key: str) -> None:
        self.transcript.append((key, self._up_to_silence()))

    def _up_to_silence(self) -> str:
        before, since = self._orca.spoken(), time.monotonic()
        while time.monotonic() - since < QUIET:
            time.sleep(0.2)
            now = self._orca.spoken()
            if now != before:
                before, since = now, time.monotonic()
        told, self._heard = before[self._heard :], len(before)
        return " ".join(told.split())


def match(listener: Listener) -> None:
    """Play the match to its end: always the first bid that is allowed, and the first card."""
    told = listener.listen("the first question", "Choose your bid")
    while "match is over" not in told and "wins the match" not in told:
        if "Choose your bid" in told.rpartition("Deal")[2]:
            told = listener.press("Home", "Return")
        elif "Your turn." in told:
            told = listener.press("Up", "Return")
        else:
            told = listener.press("Return")


def open_table(reader: Reader) -> None:
    """Let everything happen at once, and the table have the keyboard."""
    reader.choose("Instant")
    activate("Far Whist")
    reader.until_active("Far Whist")


def evening(reader: Reader, listener: Listener) -> None:
    open_table(reader)
    match(listener)
    listener.press("ctrl+d", "Home", "Right", "Right", "b", "shift+c", "Escape")
    listener.press("ctrl+shift+d")
    for _ in range(TABS):
        if "trumps" in listener.press("Tab"):
            break
    listener.press("Return", "t", "b", "o", "w", "Home", "Return", "Escape", "Escape")
    listener.press("ctrl+shift+l", "t", "shift+c", "Home", "Return", "Escape")
    listener.press("F1", "Down", "Down", "Down", "ctrl+f")
    type_keys(*"trump")
    listener.listen("trump", "found")
    listener.press("Escape")


def listen(play: Callable[[Reader, Listener], None]) -> None:
    """Play with Orca on, as the arguments say, and print what was heard."""
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    reader = Reader(announcements=False)
    found: dict[str, Any] = {"missing": ""}
    orca = Orca(folder)
    listener = Listener(orca)
    try:
        reader.until("Orca to speak", orca.spoken)
        reader.start(command, folder / "program.err")
        play(reader, listener)
    except (Missing, subprocess.CalledProcessError) as what:
        found["missing"] = str(what)
    finally:
        reader.kill()
        orca.end()
    complaints = folder / "program.err"
    found["complaints"] = complaints.read_text(encoding="utf-8") if complaints.exists() else ""
    found["transcript"] = listener.transcript
    print(json.dumps(found))


if __name__ == "__main__":
    listen(evening)

"""Hears the asking keys as an old screen reader does, then as a new one, then as an old one again.

Arguments: a folder, then the command. Prints as JSON, on the last line, what came in which way.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from reader import BUTTONS, Missing, Reader, activate, named, press, type_keys

KEYS = ("t", "b", "u", "shift+c")
ROUNDS = 3
"""More texts, and faster, than the program has notifications for."""


def deal(reader: Reader) -> None:
    """Begin the match, and wait until the player is asked for something."""

    def act() -> bool:
        for name in ("Skip tips", "Deal the cards"):
            button = named(reader.table(), BUTTONS, name)
            if button is not None:
                press(button)
        return any("Choose your bid" in text for text in reader.spoken + reader.shown)

    reader.until("to be asked for a bid", act, alive=True)


def ask(reader: Reader, *, announced: bool) -> dict[str, list[str]]:
    """Press the asking keys; return what was heard, by the way in which it came."""
    reader.listen_for_announcements(announced)
    heard = reader.spoken if announced else reader.shown
    reader.spoken.clear()
    reader.shown.clear()
    type_keys(*KEYS * ROUNDS)
    reader.until("the answers", lambda: len(heard) >= len(KEYS) * ROUNDS, alive=True)
    type_keys("r")  # which comes after all that may have been said twice
    reader.until("the last one again", lambda: len(heard) > len(KEYS) * ROUNDS, alive=True)
    return {"announced": list(reader.spoken), "shown": list(reader.shown)}


def main() -> None:
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    reader = Reader(announcements=False, notifications=True)
    found: dict[str, Any] = {"sittings": [], "missing": ""}
    try:
        reader.start(command, folder / "program.err")
        reader.choose("Instant")
        deal(reader)
        activate("Far Whist –")
        reader.until_active("Far Whist –")
        for announced in (False, True, False):
            found["sittings"].append(ask(reader, announced=announced))
        type_keys("ctrl+q")
        reader.end()
    except Missing as what:
        found["missing"] = f"{what}; heard: {reader.spoken} and {reader.shown}"
    finally:
        reader.kill()
    print(json.dumps(found))


main()

"""Two sittings at the table with a screen reader on; arguments: a folder, then the command.

Prints what was met as JSON, on the last line. The sittings end at the first thing that is missing.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reader import (
    BUTTONS,
    Missing,
    Reader,
    activate,
    grab_focus,
    named,
    press,
    text,
    type_keys,
    walk,
)

DIALOGS = {
    "Fair play…": "Fair play",
    "Match number…": "Match number",
    "About Far Whist": "About Far Whist",
}
"""What is closed before anything else is done, by what opens it in a menu."""

BESIDE = {"F4": "Score sheet", "ctrl+t": "Statistics", "F1": "Far Whist Help"}
"""What stands beside the table, by the key that opens it."""

GERMAN = ("Punktezettel", "Statistik", "Hilfe zu Far Whist", "Einstellungen")

found: dict[str, Any] = {"hands": [], "windows": [], "ends": [], "missing": "", "seconds": {}}
began = time.monotonic()


def note(what: str) -> None:
    found["seconds"][what] = round(time.monotonic() - began, 1)


def play(reader: Reader, names: Sequence[str]) -> None:
    """Do whatever the table asks for, with the buttons of these names, until a card is played."""

    def act() -> bool:
        rows = reader.rows()
        told = [row[1:] for row in rows]
        if told and (not found["hands"] or told != found["hands"][-1]):
            found["hands"].append(told)
        for node, role, _, about in rows:
            if role == "list item" and about in ("playable", "spielbar") and press(node):
                return True
        for name in names:
            for node, role, _, _ in rows:
                button = named(node, BUTTONS, name) if role in ("panel", "filler") else None
                if button is not None:
                    press(button)
        return False

    reader.until("a card to play", act)


def open_all(reader: Reader) -> None:
    """Open each dialog for a moment, and everything that stands beside the table."""
    reader.press(lambda: reader.window("Far Whist –"), BUTTONS, "Show all hands")
    read(reader, "All hands")
    type_keys("Escape")
    for item, title in DIALOGS.items():
        reader.until_active("Far Whist –")
        reader.choose(item)
        read(reader, title)
        type_keys("Escape")
    for key, title in BESIDE.items():
        show(reader, key, title)
        activate("Far Whist –")


def show(reader: Reader, key: str, title: str) -> None:
    """Press the key in the main window, and read the window that it opens."""
    reader.until_active("Far Whist –")
    type_keys(key)
    read(reader, title)


def read(reader: Reader, title: str) -> None:
    """Read the window of this title, when it has the keyboard."""
    reader.until_active(title)
    list(walk(reader.window(title)))
    found["windows"].append(title)


def speak(reader: Reader, language: str, preferences: str) -> None:
    """Change the language in the preferences, on the third page from the end."""
    grab_focus(named(reader.window(preferences), ("list",), ""))
    type_keys("End", "Up", "Up")
    reader.press(lambda: reader.window(preferences), BUTTONS, language)


def first(reader: Reader) -> None:
    """Play and look at everything as somebody who has just come."""
    reader.choose("Instant")
    reader.choose("Very short")
    reader.choose("Event log")
    play(reader, ("Skip tips", "Deal the cards", "1", "Ready"))
    note("played")
    open_all(reader)
    show(reader, "ctrl+comma", "Preferences")
    note("opened")
    speak(reader, "Deutsch", "Preferences")
    for title in GERMAN:
        list(walk(reader.window(title)))
        found["windows"].append(title)
    note("German")
    play(reader, ("Nächste Runde", "1", "Bereit"))
    found["log"] = text(named(reader.window("Far Whist –"), ("text",), "Protokoll"))
    note("played on")


def second(reader: Reader) -> None:
    """Go on with the match, and let the language be the first one again."""
    reader.table()
    show(reader, "ctrl+comma", "Einstellungen")
    speak(reader, "English", "Einstellungen")
    play(reader, ("Next deal", "1", "Ready"))


def main() -> None:
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    reader = Reader()
    try:
        for sitting in (first, second):
            reader.start(command, folder / f"{sitting.__name__}.err")
            reader.table()
            note(f"{sitting.__name__} table")
            sitting(reader)
            activate("Far Whist –")
            reader.until_active("Far Whist –")
            type_keys("ctrl+q")
            found["ends"].append(reader.end())
            note(f"{sitting.__name__} end")
    except (Missing, subprocess.CalledProcessError) as what:
        found["missing"] = str(what)
    finally:
        reader.kill()
    found["spoken"], found["focused"] = " ".join(reader.spoken), reader.focused
    print(json.dumps(found))


main()

"""Plays a little of Far Whist through AT-SPI, as a screen reader meets it; prints JSON.

Run by the system's Python, which has `gi`; it must not import anything of the program.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

found: dict[str, Any] = {"announced": [], "focused": [], "hands": [], "log": ""}


def heard(event: Any) -> None:
    try:
        if event.type.startswith("object:announcement"):
            found["announced"].append(str(event.any_data))
        elif event.detail1:
            found["focused"].append(event.source.get_name())
    except GLib.Error as error:
        found.setdefault("errors", []).append(str(error))


def walk(node: Any) -> Any:
    yield node
    node.clear_cache()
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from walk(child)


def application() -> Any:
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(number)
        if child is not None and "farwhist" in (child.get_name() or ""):
            return child
    return None


def pump(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        GLib.MainContext.default().iteration(False)
        time.sleep(0.01)


def named(root: Any, roles: tuple[str, ...], start: str) -> Any:
    for node in walk(root):
        if node.get_role_name() in roles and (node.get_name() or "").startswith(start):
            return node
    return None


def press(node: Any) -> bool:
    node.clear_cache()
    return Atspi.Action.get_n_actions(node) > 0 and bool(Atspi.Action.do_action(node, 0))


def list_hand(table: Any) -> list[tuple[str, str, str]]:
    table.clear_cache()
    rows = []
    for number in range(table.get_child_count()):
        child = table.get_child_at_index(number)
        child.clear_cache()
        rows.append((child.get_role_name(), child.get_name(), child.get_description()))
    return rows


def main() -> None:
    Atspi.init()
    listener = Atspi.EventListener.new(heard)
    listener.register("object:announcement")
    listener.register("object:state-changed:focused")
    app, end = None, time.monotonic() + 20
    while app is None and time.monotonic() < end:
        pump(0.2)
        app = application()
    if app is None:
        sys.exit("the application is not on the bus")
    end = time.monotonic() + float(sys.argv[1])
    played = 0
    while time.monotonic() < end and played < 3:
        pump(0.3)
        table = named(app, ("list",), "Your hand")
        if table is None:
            continue
        rows = list_hand(table)
        if rows and (not found["hands"] or rows != found["hands"][-1]):
            found["hands"].append(rows)
        for number, row in enumerate(rows):
            if row[2] == "playable" and press(table.get_child_at_index(number)):
                played += 1
                break
        else:
            for name in ("1", "Ready", "Next deal"):
                button = named(app, ("check box", "toggle button", "push button", "button"), name)
                if button is not None:
                    press(button)
    pump(1.0)
    log = next(
        (n for n in walk(app) if n.get_name() == "Event log" and n.get_role_name() == "text"), None
    )
    if log is not None:
        found["log"] = Atspi.Text.get_text(log, 0, Atspi.Text.get_character_count(log))
    found["tree"] = [f"{n.get_role_name()}|{n.get_name()}|{n.get_description()}" for n in walk(app)]
    found["played"] = played
    print(json.dumps(found))


main()

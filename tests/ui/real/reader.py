"""Meets a program as a screen reader does: through AT-SPI alone, as a process of its own.

Run by the system's Python, which has `gi`; nothing of the program can be imported here.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Node = Any
Found = TypeVar("Found")

PATIENCE = 15.0
"""Seconds until something that was waited for counts as missing."""

BUTTONS = ("push button", "button", "check box", "toggle button", "radio button")


class Missing(Exception):
    """What was waited for did not come."""


class Reader:
    """Starts the program, hears what it says, walks through what it shows and presses things.

    Args:
        announcements: whether to hear them.
        notifications: whether to read those that are shown, as old screen readers do.

    Attributes:
        spoken: every text that was announced.
        shown: the text of every notification that was shown, which an old screen reader speaks.
        focused: the name of everything that had the keyboard, in order.
    """

    def __init__(self, *, announcements: bool = True, notifications: bool = False) -> None:
        Atspi.init()
        Atspi.set_timeout(3000, 15000)
        self.spoken: list[str] = []
        self.shown: list[str] = []
        self.focused: list[str] = []
        self.program: subprocess.Popen[bytes] | None = None
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in ("state-changed:focused", "children-changed"):
            self._listener.register(f"object:{kind}")
        if notifications:
            self._listener.register("object:state-changed:showing")
        if announcements:
            self.listen_for_announcements(True)

    def listen_for_announcements(self, listen: bool) -> None:
        """Ask to be told of announcements from now on, or no longer."""
        change = self._listener.register if listen else self._listener.deregister
        change("object:announcement")

    def start(self, command: Sequence[str], complaints: Path) -> None:
        """Start the program; what it writes to stderr goes to the file `complaints`."""
        with complaints.open("wb") as file:
            self.program = subprocess.Popen(command, stderr=file)

    def end(self) -> int:
        """Wait until the program has ended, and return its exit code."""
        assert self.program is not None
        self.until("the end of the program", lambda: self.program.poll() is not None)
        return int(self.program.returncode)

    def kill(self) -> None:
        if self.program is not None and self.program.poll() is None:
            self.program.kill()
            self.program.wait()

    def until(self, what: str, look: Callable[[], Found], *, alive: bool = False) -> Found:
        """Return what `look` returns as soon as that is something; raises `Missing`."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._listen()
            try:
                if found := look():
                    return found
            except GLib.Error:
                pass  # it has gone while it was looked at
            if alive and self.program is not None and self.program.poll() is not None:
                raise Missing(f"{what}: the program ended with {self.program.returncode}")
        raise Missing(f"{what}; “{_active()}” has the keyboard")

    def _listen(self) -> None:
        end = time.monotonic() + 0.03
        while time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.002)

    def _hear(self, event: Any) -> None:
        try:
            if event.type.startswith("object:announcement"):
                self.spoken.append(str(event.any_data))
            elif event.type.startswith("object:state-changed:focused") and event.detail1:
                self.focused.append(event.source.get_name())
            elif event.type.startswith("object:state-changed:showing") and _notification(event):
                label = event.source.get_child_at_index(0)
                label.get_relation_set()  # as Orca does when it speaks it
                self.shown.append(label.get_name())
        except GLib.Error:
            pass

    # --- looking ----------------------------------------------------------------------------

    def windows(self) -> list[Node]:
        """Return the windows of the program."""
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            each = desktop.get_child_at_index(number)
            if each is not None and "farwhist" in (each.get_name() or ""):
                each.clear_cache()
                return children(each)
        return []

    def window(self, start: str) -> Node:
        """Return the window whose title begins so, when it is there."""

        def look() -> Node:
            return next((each for each in self.windows() if titled(each, start)), None)

        return self.until(f"the window “{start}”", look, alive=True)

    def table(self) -> Node:
        """Return the list of cards in the main window."""

        def look() -> Node:
            for window in self.windows():
                if titled(window, "Far Whist"):
                    return named(window, ("list",), "")
            return None

        return self.until("the table", look, alive=True)

    def rows(self) -> list[tuple[Node, str, str, str]]:
        """Return the children of the table with role, name and description."""
        return [
            (each, each.get_role_name(), each.get_name() or "", each.get_description() or "")
            for each in children(self.table())
        ]

    def until_active(self, start: str) -> None:
        """Wait until the window whose title begins so has the keyboard."""
        state = Atspi.StateType.ACTIVE

        def look() -> bool:
            shown = [each for each in self.windows() if titled(each, start)]
            return any(each.get_state_set().contains(state) for each in shown)

        self.until(f"“{start}” to have the keyboard", look, alive=True)

    # --- doing ------------------------------------------------------------------------------

    def press(self, root: Callable[[], Node], roles: Sequence[str], start: str) -> None:
        """Press the first thing in `root` that has one of these roles, and whose name begins so."""

        def act() -> bool:
            found = named(root(), roles, start)
            return found is not None and press(found)

        self.until(f"“{start}” to press", act, alive=True)

    def choose(self, item: str) -> None:
        """Choose what stands in a menu of the main window."""

        def act() -> bool:
            bar = named(self.window("Far Whist –"), ("menu bar",), "")
            found = next((each for each in in_menus(bar) if titled(each, item)), None)
            return found is not None and press(found)

        self.until(f"“{item}” to choose", act, alive=True)


def children(node: Node) -> list[Node]:
    node.clear_cache()
    found = (node.get_child_at_index(number) for number in range(node.get_child_count()))
    return [each for each in found if each is not None]


def walk(node: Node) -> Iterator[Node]:
    """Return the node and all in it that is shown, but not what is in menus."""
    yield node
    for child in children(node):
        if child.get_role_name() == "menu bar":
            yield child
        elif child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield from walk(child)


def in_menus(node: Node) -> Iterator[Node]:
    """Return all that is in the menus of a menu bar, open or not."""
    for child in children(node):
        yield child
        yield from in_menus(child)


def titled(node: Node, start: str) -> bool:
    return (node.get_name() or "").startswith(start)


def named(root: Node, roles: Sequence[str], start: str) -> Node:
    """Return the first thing in `root` with one of these roles whose name begins so, or None."""
    for node in walk(root):
        if node.get_role_name() in roles and (node.get_name() or "").startswith(start):
            return node
    return None


def press(node: Node) -> bool:
    """Do the first thing that can be done with it; whether there is one."""
    node.clear_cache()
    return Atspi.Action.get_n_actions(node) > 0 and bool(Atspi.Action.do_action(node, 0))


def _notification(event: Any) -> bool:
    """Whether a notification has been shown."""
    return bool(event.detail1) and event.source.get_role() == Atspi.Role.NOTIFICATION


def _active() -> str:
    ask = ["xdotool", "getactivewindow", "getwindowname"]
    return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()


def activate(start: str) -> None:
    """Bring the window whose title begins so to the front, as a click into its title does."""
    find = ["search", "--onlyvisible", "--name", f"^{start}"]
    subprocess.run(["xdotool", *find, "windowactivate"], check=True, capture_output=True)


def type_keys(*keys: str) -> None:
    """Press keys, each as xdotool names them, in the window that has the keyboard."""
    subprocess.run(["xdotool", "key", *keys], check=True, capture_output=True)


def grab_focus(node: Node) -> None:
    Atspi.Component.grab_focus(node)


def text(node: Node) -> str:
    """Return all that is written in a field."""
    return str(Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)))

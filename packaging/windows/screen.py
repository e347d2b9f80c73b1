"""A screen of its own for programs under wine, with keys, clicks and pictures of it."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SIZE = "1280x900x24"


class Screen:
    """One X display; its number goes into DISPLAY of what is started on it."""

    def __init__(self, number: str) -> None:
        self.display = f":{number}"

    def _ask(self, *command: str) -> str:
        env = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def windows(self, title: str) -> list[str]:
        """Return the visible windows whose title begins with this, the newest last."""
        return self._ask("xdotool", "search", "--onlyvisible", "--name", f"^{title}").split()

    def press(self, title: str, *keys: str) -> None:
        """Press keys, one after the other, in the newest window with this title."""
        for window in self.windows(title)[-1:]:
            self._ask("xdotool", "windowactivate", "--sync", window)
            self._ask("xdotool", "key", "--delay", "150", *keys)

    def shoot(self, target: Path) -> None:
        """Write what is on the screen to a PNG file."""
        target.parent.mkdir(parents=True, exist_ok=True)
        self._ask("import", "-window", "root", str(target))


@contextmanager
def screen() -> Iterator[Screen]:
    """Yield a new screen with a window manager; DISPLAY is that screen meanwhile."""
    reading, writing = os.pipe()
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[writing],
        **quiet,
    )
    os.close(writing)
    with os.fdopen(reading, encoding="ascii") as told:
        made = Screen(told.readline().strip())
    before = os.environ.get("DISPLAY")
    os.environ["DISPLAY"] = made.display
    manager = subprocess.Popen(["openbox"], **quiet)
    try:
        yield made
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()
        os.environ.pop("DISPLAY")
        if before is not None:
            os.environ["DISPLAY"] = before


def wait_for(what: str, happened: Callable[[], object], seconds: float = 60) -> None:
    """Wait until this is true.

    Raises:
        SystemExit: it is not after so many seconds.
    """
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise SystemExit(f"After {seconds:.0f} s still not so: {what}")
        time.sleep(0.2)

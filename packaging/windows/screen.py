"""A screen of its own for programs under wine, with keys, clicks and pictures of it."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import screens

SIZE = "1280x900"


class Screen:
    """One X display, by its name; DISPLAY of what is started on it."""

    def __init__(self, display: str) -> None:
        self.display = display

    def _ask(self, *command: str) -> None:
        env = {**os.environ, "DISPLAY": self.display}
        subprocess.run(command, env=env, capture_output=True, check=False)

    def windows(self, title: str) -> list[str]:
        """Return the visible windows whose title begins with this, the newest last."""
        return screens.windows(self.display, f"^{title}")

    def press(self, title: str, *keys: str) -> None:
        """Press keys, one after the other, in the newest window with this title."""
        for window in self.windows(title)[-1:]:
            self._ask("xdotool", "windowactivate", "--sync", window)
            self._ask("xdotool", "key", "--delay", "150", *keys)

    def shoot(self, target: Path) -> None:
        """Write what is on the screen to a PNG file."""
        target.parent.mkdir(parents=True, exist_ok=True)
        screens.photograph(self.display, target)


@contextmanager
def screen() -> Iterator[Screen]:
    """Yield a new screen with a window manager; DISPLAY is that screen meanwhile."""
    before = os.environ.get("DISPLAY")
    with screens.x_server(SIZE) as display:
        os.environ["DISPLAY"] = display
        try:
            yield Screen(display)
        finally:
            os.environ.pop("DISPLAY")
            if before is not None:
                os.environ["DISPLAY"] = before


def wait_for(what: str, happened: Callable[[], object], seconds: float = 60) -> None:
    """Wait until this is true.

    Raises:
        SystemExit: it is not after so many seconds.
    """
    try:
        screens.wait_for(happened, seconds)
    except TimeoutError:
        raise SystemExit(f"After {seconds:.0f} s still not so: {what}") from None

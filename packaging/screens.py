"""Screens that nobody sees, for trying the installed program: X servers and Wayland compositors."""

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

X_SOCKETS = Path("/tmp/.X11-unix")
PATIENCE = 20.0  # seconds for a server to be ready


FILLED = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
  <application title="*Far Whist" type="normal">
    <decor>no</decor><maximized>yes</maximized>
  </application>
</applications></openbox_config>
"""
"""For openbox: the main window fills the screen."""


@contextmanager
def x_server(size: str = "1280x800", *, filled: bool = False) -> Iterator[str]:
    """Yield the name of the display of an X server with a window manager; anyone may use it.

    Args:
        filled: whether the main window takes the whole screen, without a frame.
    """
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-ac"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    ) as server:
        os.close(write)
        with os.fdopen(read, encoding="ascii") as told:
            display = f":{told.readline().strip()}"
        environment = {**os.environ, "DISPLAY": display}
        try:
            with _window_manager(environment, FILLED if filled else ""):
                yield display
        finally:
            server.terminate()


@contextmanager
def _window_manager(environment: Mapping[str, str], settings: str) -> Iterator[None]:
    with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
        file = Path(folder) / "rc.xml"
        file.write_text(settings, encoding="utf-8")
        command = ["openbox", "--config-file", str(file)] if settings else ["openbox"]
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as manager:
            try:
                yield
            finally:
                manager.terminate()


@contextmanager
def wayland() -> Iterator[Path]:
    """Yield the socket of a compositor; anyone may use it."""
    with tempfile.TemporaryDirectory(prefix="farwhist-wayland-") as folder:
        Path(folder).chmod(0o755)
        socket = Path(folder) / "wayland-0"
        environment = {**os.environ, "XDG_RUNTIME_DIR": folder}
        command = ["weston", "--backend=headless-backend.so", f"--socket={socket.name}"]
        with subprocess.Popen(
            [*command, "--width=1280", "--height=800"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as compositor:
            try:
                wait_for(socket.exists)
                socket.chmod(0o777)
                yield socket
            finally:
                compositor.terminate()


def wait_for(true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Return when something holds.

    Raises:
        TimeoutError: it does not within `patience` seconds.
    """
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


def windows(display: str, name: str) -> list[str]:
    """Return the numbers of the windows that are seen and have this in their title."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", name],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.split()


def awaited(display: str, name: str) -> subprocess.Popen[bytes]:
    """Start what ends with 0 as soon as a window is seen that has this in its title."""
    return subprocess.Popen(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", name],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def photograph(display: str, picture: Path) -> None:
    """Write what is on the screen into a file."""
    command = ["import", "-display", display, "-window", "root", str(picture)]
    subprocess.run(command, check=True)

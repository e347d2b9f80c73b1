"""A screen of its own for the real program: X without hardware, with a window manager on it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

import dev
from farwhist import places

ROOT = Path(places.__file__).parent.parent
PROGRAM = [sys.executable, "-X", "faulthandler", "-m", "farwhist", "--folder"]
"""The program's own command; a folder follows."""

_TOOLS = ("Xvfb", "openbox", "xdotool")
_QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def need(*tools: str) -> None:
    """Skip the test where X or one of these programs is not there, and say what is not."""
    if not sys.platform.startswith("linux"):
        pytest.skip("X is there on Linux only")
    lacking = [tool for tool in (*_TOOLS, *tools) if shutil.which(tool) is None]
    lacking += [each.soname for each in dev.lacking((*dev.X11, *dev.WAYLAND))]
    if lacking:
        pytest.skip(f"not installed: {', '.join(lacking)}")


@contextmanager
def screen(
    size: str, folder: Path, *, managed: bool = True, cookie: Path | None = None
) -> Iterator[dict[str, str]]:
    """Yield the environment of a program on a new screen of this size, such as "1280x800".

    `folder` stands for the home of whoever sits there. Windows have a frame and get the keyboard
    by themselves only where they are `managed`. Whoever does not show the `cookie` is refused.
    """
    reading, writing = os.pipe()
    display = ["-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    if cookie is not None:
        display += ["-auth", str(cookie)]
    with subprocess.Popen(["Xvfb", *display], pass_fds=[writing], **_QUIET) as server:
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            number = told.readline().strip()
        if not number:
            pytest.skip("Xvfb does not start here")
        env = {**os.environ, **_environment(folder), "DISPLAY": f":{number}"}
        env.pop("WAYLAND_DISPLAY", None)
        try:
            with _manager(env, folder / "managed") if managed else nullcontext():
                yield env
        finally:
            server.terminate()


@contextmanager
def _manager(env: dict[str, str], begun: Path) -> Iterator[None]:
    """Manage windows; all that are opened from now on."""
    command = ["openbox", "--startup", f"touch {shlex.quote(str(begun))}"]
    with subprocess.Popen(command, env=env, **_QUIET) as manager:
        try:
            while not begun.exists():
                if manager.poll() is not None:
                    pytest.skip("openbox does not start here")
                time.sleep(0.02)
            yield
        finally:
            manager.terminate()


def _environment(folder: Path) -> dict[str, str]:
    folder.mkdir(exist_ok=True)
    return {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "xcb",
    }

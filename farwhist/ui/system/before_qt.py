"""What must be known before Qt is there: how to import it, and why it cannot open a window."""

from __future__ import annotations

import builtins
import gc
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from farwhist.identity import PROGRAM


def import_qt() -> None:
    """Import what the first picture needs of Qt; modules are read in no other way after that.

    Garbage is not collected any more, until somebody asks for it.
    """
    gc.disable()
    usual = builtins.__import__
    try:
        import PySide6.QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = usual


NO_SCREEN: Final = 1
"""The exit code when no window can be opened."""

_FAILED: Final = re.compile('Could not load the Qt platform plugin "([^"]*)"')
_UNKNOWN: Final = re.compile('Could not find the Qt platform plugin "([^"]*)"')
_X_SERVER: Final = re.compile("could not connect to display ?(.*)")
_COMPOSITOR: Final = "Failed to create wl_display"


def complain(reason: str) -> None:
    """Write the sentence to the terminal, if there is one."""
    print(f"{PROGRAM}: no window can be opened: {reason}", file=sys.stderr, flush=True)


def why(heard: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Return the reason, without a full stop.

    Args:
        heard: what Qt said before it gave up, in order.
    """
    return "; ".join(list(_reasons("\n".join(heard), environment)) or heard[-1:])


def _reasons(said: str, environment: Mapping[str, str]) -> Iterator[str]:
    named = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if not named and (_COMPOSITOR in said or _X_SERVER.search(said)):
        yield "neither DISPLAY nor WAYLAND_DISPLAY is set"
        return
    for platform in _UNKNOWN.findall(said):
        yield f"there is no window system “{platform}”"
    for platform in _FAILED.findall(said):
        server = _X_SERVER.search(said)
        if platform == "xcb" and server is not None:
            yield _silent("DISPLAY", server[1].strip())
        elif platform.startswith("wayland") and _COMPOSITOR in said:
            yield _silent("WAYLAND_DISPLAY", environment.get("WAYLAND_DISPLAY", ""))
        elif lacking := _lacking(platform):
            yield f"{lacking} is not installed"


def _silent(variable: str, name: str) -> str:
    if not name:
        return f"{variable} is not set"
    return f"{variable} “{name}” does not answer or refuses this user"


def _lacking(platform: str) -> str:
    """Return the library for want of which Qt's plugin for this platform does not load."""
    try:
        import ctypes
    except ImportError:  # a frozen program for Linux is without it
        return ""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    plugin = folder / f"libq{platform}.so"
    try:
        if plugin.exists():
            ctypes.CDLL(str(plugin))
    except OSError as problem:
        return missing_library(problem)
    return ""


def missing_library(problem: Exception) -> str:
    """Return the file that the system did not find when it loaded another one, or nothing."""
    found = re.search(r"(\S+): cannot open shared object file: No such file", str(problem))
    return found[1] if found else ""

"""Whether the computer runs on its battery."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

SUPPLIES: Final = Path("/sys/class/power_supply")


def on_battery(supplies: Path = SUPPLIES) -> bool:
    """Return whether it does; False where that cannot be told."""
    with suppress(OSError, ValueError):
        if sys.platform == "win32":
            return _windows()
        if sys.platform == "darwin":
            return _mac()
        return _linux(supplies)
    return False


def _linux(supplies: Path) -> bool:
    """A battery gives power and no mains are there; that of a mouse is no battery of the system."""
    discharging = mains = False
    for each in supplies.iterdir():
        kind = (each / "type").read_text("ascii").strip()
        if kind == "Battery":
            scope = each / "scope"
            own = not scope.exists() or scope.read_text("ascii").strip() != "Device"
            status = (each / "status").read_text("ascii").strip()
            discharging = discharging or (own and status == "Discharging")
        elif (each / "online").exists():
            mains = mains or (each / "online").read_text("ascii").strip() == "1"
    return discharging and not mains


def _mac() -> bool:
    import subprocess

    with suppress(subprocess.SubprocessError):
        asked = ["/usr/bin/pmset", "-g", "batt"]
        return "'Battery Power'" in subprocess.check_output(asked, text=True, timeout=2)
    return False


def _windows() -> bool:
    import ctypes

    class Status(ctypes.Structure):
        _fields_ = (
            ("line", ctypes.c_ubyte), ("battery", ctypes.c_ubyte), ("percent", ctypes.c_ubyte),
            ("saver", ctypes.c_ubyte), ("left", ctypes.c_uint32), ("full", ctypes.c_uint32),
        )  # fmt: skip

    status = Status()
    windll = getattr(ctypes, "windll")  # noqa: B009 - it is there on Windows alone
    return bool(windll.kernel32.GetSystemPowerStatus(ctypes.byref(status))) and status.line == 0

"""What the computer is asked: its battery, and whether it ends the program."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

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


class EndSignals(QObject):
    """Hears Ctrl+C, the end of the terminal, and whoever asks the process to end.

    `asked` is emitted in the loop of events, in which Python would not hear of a signal by
    itself. One more such signal ends the process at once, should it not have ended yet. A signal
    that is ignored from outside, as by nohup, stays ignored. Windows has none of this but Ctrl+C,
    which ends the process there.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            return
        kinds = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        self._heard = [each for each in kinds if signal.getsignal(each) is not signal.SIG_IGN]
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self._writing, False)
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._ask)
        signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for each in self._heard:
            signal.signal(each, self._be_deaf)

    def close(self) -> None:
        """Let signals do again what they do by themselves."""
        if sys.platform == "win32":
            return
        self._be_deaf()
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        os.close(self._reading)
        os.close(self._writing)

    def _be_deaf(self, number: int = 0, frame: FrameType | None = None) -> None:
        for each in self._heard:
            signal.signal(each, signal.SIG_DFL)

    def _ask(self) -> None:
        os.read(self._reading, 100)
        self.asked.emit()

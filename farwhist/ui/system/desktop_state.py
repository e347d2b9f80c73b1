"""What the computer is asked: its battery, whether things may move, whether the program ends."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QGuiApplication

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


SPI_GETCLIENTAREAANIMATION: Final = 0x1042

PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
KEYS: Final[dict[tuple[str, str], Callable[[object], bool]]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
}
"""What the portal is asked for, and what a value means: whether less should move."""


class Objc(Protocol):
    """Two calls into Objective-C."""

    def object_of(self, receiver: int | bytes, selector: bytes) -> int:
        """Send a message to an object, or to the class of this name, for an object."""

    def truth_of(self, receiver: int, selector: bytes) -> bool:
        """Send a message to an object for a yes or no."""


def by_qt() -> bool | None:
    """Return what Qt says, or None where this Qt cannot tell."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = (
        None if accessibility is None else getattr(accessibility(), "motionPreference", None)
    )
    if preference is None:
        return None
    name = getattr(preference() if callable(preference) else preference, "name", "")
    return bool(name == "ReducedMotion")


def by_windows(system_parameters_info: Callable[..., int]) -> bool | None:
    """Return what "Show animations in Windows" is set to, by user32's function."""
    from ctypes import byref, c_int

    animated = c_int(1)
    if not system_parameters_info(SPI_GETCLIENTAREAANIMATION, 0, byref(animated), 0):
        return None
    return not animated.value


def by_mac(objc: Objc) -> bool:
    """Return what "Reduce motion" is set to."""
    workspace = objc.object_of(b"NSWorkspace", b"sharedWorkspace")
    return objc.truth_of(workspace, b"accessibilityDisplayShouldReduceMotion")


def by_kde(folders: list[Path]) -> bool | None:
    """Return what the slider of the animation speed says, in the first folder that has it."""
    for folder in folders:
        file = folder / "kdeglobals"
        try:
            if not file.is_file():  # a pipe would hold the start
                continue
            lines = file.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        group = ""
        for line in map(str.strip, lines.splitlines()):
            if line.startswith("["):
                group = line
            key, found, value = line.partition("=")
            if group == "[KDE]" and found and key.strip() == "AnimationDurationFactor":
                return value.strip() in ("0", "0.0")
    return None


def at_once(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether less should move, as far as that is known without waiting."""
    told = by_qt()
    try:
        if told is None and platform == "win32":
            told = by_windows(_user32())
        elif told is None and platform == "darwin":
            told = by_mac(_Objc())
        elif told is None and "KDE" in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
            told = by_kde(_kde_folders(environment))
    except (OSError, AttributeError):  # not the library that we know
        return False
    return bool(told)


class Portal(QObject):
    """Asks the desktop portal, without waiting for it. `answered` comes at most once, for yes."""

    answered = Signal()

    def ask(self) -> None:
        """Ask, if there is a session bus."""
        if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
            return
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            return
        bus = QDBusConnection.sessionBus()
        for names in KEYS:
            question = QDBusMessage.createMethodCall(
                *PORTAL, "org.freedesktop.portal.Settings", "Read"
            )
            question.setArguments(list(names))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, 5000), self)
            watcher.finished.connect(lambda call, names=names: self._hear(call, names))

    def _hear(self, call: Any, names: tuple[str, str]) -> None:
        reply = call.reply()
        arguments = [] if reply.errorName() else reply.arguments()
        call.deleteLater()
        if arguments and KEYS[names](unwrapped(arguments[0])):
            self.answered.emit()
            self.blockSignals(True)


def unwrapped(value: object) -> object:
    """Return what lies in a D-Bus variant, however many are wrapped around it."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _user32() -> Callable[..., int]:
    import ctypes
    from ctypes import c_int, c_uint, c_void_p

    function: Any = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009
    function.argtypes = [c_uint, c_uint, c_void_p, c_uint]
    function.restype = c_int
    return function  # type: ignore[no-any-return]


def _kde_folders(environment: Mapping[str, str]) -> list[Path]:
    own = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    shared = environment.get("XDG_CONFIG_DIRS") or "/etc/xdg"
    return [Path(own), *map(Path, shared.split(":"))]


class _Objc:
    """The runtime that every program with a window has loaded on macOS."""

    def __init__(self) -> None:
        import ctypes
        from ctypes import c_bool, c_char_p, c_void_p

        runtime = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
        self._class = runtime.objc_getClass
        self._class.argtypes, self._class.restype = [c_char_p], c_void_p
        self._selector = runtime.sel_registerName
        self._selector.argtypes, self._selector.restype = [c_char_p], c_void_p
        send = ctypes.cast(runtime.objc_msgSend, c_void_p).value or 0
        self._send_for_object = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_void_p)(send)
        self._send_for_truth = ctypes.CFUNCTYPE(c_bool, c_void_p, c_void_p)(send)

    def object_of(self, receiver: int | bytes, selector: bytes) -> int:
        target = self._class(receiver) if isinstance(receiver, bytes) else receiver
        return self._send_for_object(target, self._selector(selector)) or 0

    def truth_of(self, receiver: int, selector: bytes) -> bool:
        # A message to nothing is answered with no.
        return bool(self._send_for_truth(receiver, self._selector(selector)))

"""Whether the system asks for less motion.

Qt tells from 6.12 on. Before that Windows, macOS and KDE are asked in their own ways, which takes
microseconds, and other Linux desktops through the portal, whose answer may take its time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

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

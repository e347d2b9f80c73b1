"""What of the program and of the system a report of a problem should say."""

from __future__ import annotations

import os
import platform
import sys
from contextlib import suppress
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from farwhist import __version__
from farwhist.identity import NAME


def details() -> str:
    """Return lines of facts, in English whatever the language: developers read them.

    They hold no name of a user or a machine and no path.
    """
    lines = (
        f"{NAME} {__version__}, {_form()}",
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
        f"Python {platform.python_version()}",
        f"System: {_system()}",
        f"Desktop: {_desktop()}",
        f"Screen: {_screen()}",
        f"Language: {QLocale().name()}, system {QLocale.system().name()}",
    )
    return "\n".join(lines)


def _form() -> str:
    """Return the form in which the program was installed."""
    if Path("/.flatpak-info").exists():
        return "Flatpak"
    if os.environ.get("APPIMAGE"):
        return "AppImage"
    return "frozen" if getattr(sys, "frozen", False) else "run by Python"


def _system() -> str:
    system = platform.platform()
    if sys.platform.startswith("linux"):
        with suppress(OSError):  # where it does not say what it is
            system = f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {system}"
    return system


def _desktop() -> str:
    session = os.environ.get("XDG_CURRENT_DESKTOP", "")
    style = QApplication.style().name()
    return ", ".join(each for each in (QGuiApplication.platformName(), session, style) if each)


def _screen() -> str:
    screen = QGuiApplication.primaryScreen()
    size, ratio = screen.size(), screen.devicePixelRatio()
    return f"{size.width()} × {size.height()}, scale {ratio:g}, {screen.logicalDotsPerInch():g} dpi"

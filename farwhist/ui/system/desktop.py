"""What the desktop is told about the program: its name, its icon, and where its windows belong.

No display name is set, because Qt would write it behind the title of every window. Neither is the
organisation part of a folder's name: the program asks platformdirs for its folders, not Qt.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QLoggingCategory,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qFormatLogMessage,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from farwhist import __version__, places
from farwhist.identity import APP_ID, ORGANISATION, PROGRAM
from farwhist.platform_warnings import tolerated
from farwhist.ui.system import qt_guards

SIZES: Final = (16, 20, 22, 24, 32, 40, 48, 64, 128, 256, 512)
"""The sides of the icon's pictures, in pixels."""

SEEN_FIRST: Final = (16, 24, 32, 48)
"""What title bars and task bars show. All sizes would hold up the first picture by 10 ms."""

_NEEDLESS: Final = "qt.qpa.services.warning=false"
"""What Qt says when the desktop knows of no installed program by our name, as of a checkout."""


def application(arguments: Sequence[str]) -> QApplication:
    """Return the application, which the desktop knows by its names and its icon.

    The icon lacks the larger sizes until `complete_icon` brings them.

    Where no window can be opened, one sentence on stderr says why, and the process ends with the
    code 1. Qt itself would abort it, which leaves a core dump behind.

    Args:
        arguments: what is for Qt on the command line.
    """
    _group_windows()
    QLoggingCategory.setFilterRules(_NEEDLESS)
    QApplication.setApplicationName(PROGRAM)
    QApplication.setApplicationVersion(__version__)
    QApplication.setOrganizationName(ORGANISATION)
    QApplication.setDesktopFileName(APP_ID)
    heard: list[tuple[str, str]] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            heard.append((text, qFormatLogMessage(kind, context, text)))
            return
        from farwhist.ui.system.before_qt import NO_SCREEN, complain, why

        complain(why([said for said, _ in heard] or [text.partition("\n")[0]]))
        os._exit(NO_SCREEN)

    qt_guards.listen(hear)
    app = QApplication([_called(sys.argv[0]), *arguments])
    qt_guards.leave()
    for said, line in heard:
        if not tolerated(said):
            print(line, file=sys.stderr)
    app.setWindowIcon(icon(SEEN_FIRST))
    return app


def complete_icon(app: QApplication) -> None:
    """Give all windows the icon in every size."""
    app.setWindowIcon(icon())


def icon(sizes: Sequence[int] = SIZES) -> QIcon:
    """Return the icon in these sizes; the smallest are a simpler drawing."""
    found = QIcon()
    for side in sizes:
        found.addFile(str(places.resource("icons", f"farwhist-{side}.png")), QSize(side, side))
    return found


def _called(command: str) -> str:
    """Return the command as it is, or the program's name where a file of Python was started.

    Under X11 it names the windows (WM_CLASS), and a session manager starts it again.
    """
    return command if Path(command).stem == PROGRAM else PROGRAM


def _group_windows() -> None:
    """Give the windows a group of their own in the task bar of Windows."""
    if sys.platform == "win32":
        import ctypes

        with suppress(AttributeError, OSError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)

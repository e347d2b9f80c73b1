"""Starts the window. What its first picture does without is imported after that."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from farwhist.store.paths import config_folder, data_folder
from farwhist.ui.saving import open_preferences
from farwhist.ui.session import Session

if TYPE_CHECKING:
    from farwhist.ui.home import Home
    from farwhist.ui.main_window import MainWindow

ASKED: Final = "qt.accessibility.atspi"
"""The category under which Qt says what it has no answer for."""


def run(argv: Sequence[str]) -> int:
    """Open the window and return the exit code when it has been closed.

    With ``--autoplay`` the bots play one match in it, in a store of its own, and it closes.
    ``--language`` takes the place of the language that is kept, for this run.
    """
    arguments, rest = _parser().parse_known_args(list(argv))
    app = QApplication([sys.argv[0], *rest])
    app.setApplicationName("farwhist")
    if arguments.autoplay:
        return _autoplay(app, arguments.language)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt would not let Ctrl+C through
    folder = arguments.folder or data_folder()
    preferences = open_preferences(arguments.folder or config_folder(), folder)
    home: Home | None = None

    def furnish(window: MainWindow) -> None:
        nonlocal home
        if home is None:
            from farwhist.ui.home import Home

            home = Home(app, folder, preferences, arguments.language)
        home.furnish(window)

    def start_thinking() -> None:
        if home is not None:
            home.thinker.start()

    session = Session(preferences, furnish)
    qInstallMessageHandler(_tell)
    session.begin(start_thinking)
    code = app.exec()
    qInstallMessageHandler(None)
    if home is not None:
        home.close()
    return code


def _tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write what Qt says to the terminal, but not that it cannot play sounds.

    Nor what a screen reader asks in vain, as for a card that has just gone.
    """
    from farwhist.ui import sounds

    if context.category != ASKED and not sounds.concerns(context.category, text):
        print(text, file=sys.stderr)


def _autoplay(app: QApplication, language: str | None) -> int:
    """Play one match to its end; an exception or a warning of Qt makes the exit code 1."""
    from tempfile import TemporaryDirectory

    from farwhist.rules.catalogue import default_preset
    from farwhist.store.preferences import Preferences
    from farwhist.ui.home import Home
    from farwhist.ui.languages import SYSTEM
    from farwhist.ui.main_window import MainWindow
    from farwhist.ui.table.speeds import NO_TIME, Pace

    failures: list[str] = []

    def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failures.append(str(error))
        sys.__excepthook__(kind, error, trace)
        app.exit(1)

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and "propagateSizeHints" not in text:
            failures.append(text)
            print(text, file=sys.stderr)

    def leave_when_over() -> None:
        if window.table.position.over:
            app.exit(1 if failures else 0)

    sys.excepthook = fail
    qInstallMessageHandler(hear)
    with TemporaryDirectory(prefix="farwhist-") as scratch:
        preferences = Preferences(Path(scratch))
        home = Home(app, Path(scratch), preferences, language or SYSTEM, Pace(NO_TIME, 0))
        window = MainWindow(preferences)
        window.show()
        home.furnish(window)
        home.thinker.lost.connect(lambda: failures.append("The opponents' process was lost."))
        home.thinker.start()
        window.table.settled.connect(leave_when_over)
        window.matches.start(default_preset(), 4, watch=True)
        code = app.exec()
        over = window.table.position.over
        window.close()
        home.close()
    return code if over else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="farwhist", add_help=False)
    parser.add_argument("--autoplay", action="store_true")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--language", help="en, fr ..., or system; for this run only")
    return parser

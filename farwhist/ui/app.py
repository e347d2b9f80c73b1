"""Starts the window."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from tempfile import TemporaryDirectory
from types import TracebackType

from PySide6.QtCore import QLockFile, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from farwhist.rules.catalogue import default_preset
from farwhist.store.matches import MatchStore
from farwhist.store.paths import config_folder, data_folder
from farwhist.store.preferences import Preferences
from farwhist.ui import sounds
from farwhist.ui.languages import SYSTEM, Languages
from farwhist.ui.main_window import MainWindow
from farwhist.ui.saving import open_preferences
from farwhist.ui.session import CHOSEN, Session
from farwhist.ui.table.speeds import NO_TIME, Pace
from farwhist.ui.thinker import ThinkApart


def run(argv: Sequence[str]) -> int:
    """Open the window and return the exit code when it has been closed.

    With ``--autoplay`` the bots play one match in it, in a store of its own, and it closes.
    ``--language`` takes the place of the language that is kept, for this run.
    """
    arguments, rest = _parser().parse_known_args(list(argv))
    app = QApplication([sys.argv[0], *rest])
    app.setApplicationName("farwhist")
    languages = Languages(app)
    if arguments.autoplay:
        languages.use(arguments.language or SYSTEM)
        with TemporaryDirectory(prefix="farwhist-") as scratch:
            return _autoplay(app, Path(scratch), languages)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt would not let Ctrl+C through
    folder = arguments.folder or data_folder()
    name, lock = claim(folder)
    preferences = open_preferences(arguments.folder or config_folder(), folder)
    languages.use(arguments.language or preferences.value(CHOSEN, SYSTEM))
    thinker = ThinkApart(app)

    def make() -> MainWindow:
        window = make_window(folder, name=name, preferences=preferences, languages=languages)
        think_apart(window, thinker)
        return window

    session = Session(preferences, languages, make)
    qInstallMessageHandler(_tell)
    session.begin(thinker.start)
    code = app.exec()
    qInstallMessageHandler(None)
    thinker.close()
    if lock is not None:
        lock.unlock()
    return code


def claim(folder: Path) -> tuple[str, QLockFile | None]:
    """Return the name of a match in `folder` that no other window plays, and the lock on it.

    The first window plays "match", a second one beside it "match-2", and so on. Where nothing
    can be written there is no lock; saving then says so.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return "match", None
    for number in range(1, 100):
        name = "match" if number == 1 else f"match-{number}"
        lock = QLockFile(str(folder / f"{name}.lock"))
        lock.setStaleLockTime(0)
        if lock.tryLock(0):
            return name, lock
        if lock.error() is not QLockFile.LockError.LockFailedError:
            break
    return "match", None


def make_window(
    folder: Path,
    pace: Pace | None = None,
    name: str = "match",
    *,
    preferences: Preferences | None = None,
    languages: Languages | None = None,
) -> MainWindow:
    """Return a window whose match, called `name`, lies in `folder`.

    The preferences lie there too when there are no others, and without `languages` all is English.
    """
    chance = SystemRandom()

    def new_seed() -> int:
        return chance.randrange(2**32)

    return MainWindow(
        MatchStore(folder, name),
        preferences or Preferences(folder),
        new_seed,
        Random(new_seed()),
        pace,
        languages=languages,
    )


def _tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Write what Qt says to the terminal, but not that it cannot play sounds."""
    if not sounds.concerns(context.category, text):
        print(text, file=sys.stderr)


def think_apart(window: MainWindow, thinker: ThinkApart) -> None:
    """Let another process think for the opponents of `window`, as soon as it is started."""
    thinker.lost.connect(window.tell_thinking_here)
    window.runner.set_thinker(thinker)
    window.hints.adviser = thinker


def _autoplay(app: QApplication, folder: Path, languages: Languages) -> int:
    """Play one match to its end; an exception or a warning of Qt makes the exit code 1."""
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
    window = make_window(folder, Pace(NO_TIME, 0), languages=languages)
    thinker = ThinkApart(app)
    think_apart(window, thinker)
    thinker.lost.connect(lambda: failures.append("The opponents' process was lost."))
    thinker.start()
    window.table.settled.connect(leave_when_over)
    window.show()
    window.start(default_preset(), 4, watch=True)
    code = app.exec()
    over = window.table.position.over
    window.close()
    thinker.close()
    return code if over else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="farwhist", add_help=False)
    parser.add_argument("--autoplay", action="store_true")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--language", help="en, fr ..., or system; for this run only")
    return parser

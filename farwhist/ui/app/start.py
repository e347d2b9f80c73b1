"""Starts the window. What its first picture does without is imported after that."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMessageLogContext, QObject, QTimer, QtMsgType
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog

from farwhist.identity import SCHEME
from farwhist.store.atomic import sweep
from farwhist.store.lock import Claim, claim_first, claim_other
from farwhist.store.paths import config_folder, data_folder, log_folder
from farwhist.store.preferences import Preferences
from farwhist.ui.app.failures import Failures
from farwhist.ui.app.instance_signal import hand_over
from farwhist.ui.app.session import Session
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.settings.saving import open_preferences
from farwhist.ui.system import qt_guards

if TYPE_CHECKING:
    from farwhist.ui.app.application import Application
    from farwhist.ui.app.opened_files import OpenedFiles
    from farwhist.ui.match.matches import Matches
    from farwhist.ui.services.main_window import MainWindow
    from farwhist.ui.shell.window_contents import WindowContents


def run(argv: Sequence[str]) -> int:
    """Open the window and return the exit code when it has been closed.

    With ``--autoplay`` the bots play one match in it, in a store of its own, and it closes.
    ``--language`` takes the place of the language that is kept, for this run.

    Raises:
        Refused: there is something else among the arguments.
    """
    from farwhist.arguments import parse
    from farwhist.ui.system.desktop import application, complete_icon
    from farwhist.ui.system.desktop_state import EndSignals

    arguments, rest = parse(argv)
    app = application(rest)
    if arguments.autoplay:
        gc.enable()
        return _autoplay(app, arguments.language)
    failures = Failures(arguments.folder or log_folder(), app)
    failures.install()
    ending = EndSignals(app)
    ending.asked.connect(partial(_end, app))
    folder = arguments.folder or data_folder()
    preferences = open_preferences(arguments.folder or config_folder(), folder)
    wanted = arguments.file or arguments.invitation
    files = FileRequests(app, wanted)
    claimed = choose(app, folder, preferences, arguments.language, wanted)
    if claimed is None:
        ending.close()
        failures.remove()
        return 0
    home: Application | None = None

    def fill(window: MainWindow) -> WindowContents:
        nonlocal home
        failures.attach(window)
        if home is None:
            from farwhist.ui.app.application import Application

            home = Application(app, folder, preferences, arguments.language, claimed=claimed)
        contents, opened = home.fill(window)
        files.serve(opened)
        services = contents.services
        from farwhist.ui.voice.announcer import Kind

        failures.guard(
            partial(services.notices.errors.lasts, "match"),
            services.flow.recover,
            partial(services.announcer.say, kind=Kind.NOTICE),
        )
        return contents

    def start_thinking() -> None:
        if home is not None:
            home.thinker.start()

    def offer_left_over() -> None:
        if home is not None:
            home.offer_left_over()

    def count_rest() -> None:
        if session.contents is not None:
            session.contents.services.records.statistics.catch_up()

    session = Session(preferences, fill)
    session.over.connect(partial(_end, app))
    tidy = partial(_tidy, {folder, preferences.path.parent})
    session.begin(
        partial(complete_icon, app), collect_garbage, start_thinking, failures.tell_crash,
        offer_left_over, count_rest, tidy, deal=files.deal,
    )  # fmt: skip
    code = app.exec()
    ending.close()
    if home is not None:
        home.close()
    failures.remove()
    return code


def collect_garbage() -> None:
    """Let Python look for garbage again, as one that has counted everything there is as old.

    Otherwise it would look through all of it at once, while the first cards fly.
    """
    gc.freeze()
    gc.unfreeze()
    gc.enable()


def _tidy(folders: set[Path]) -> None:
    """Take away what writing has left in these folders when it was interrupted."""
    for each in folders:
        sweep(each)


def _end(app: QApplication) -> None:
    """Close what is open, as the player would, and leave every loop of events."""
    for window in app.topLevelWidgets():
        if window.isVisible():
            window.close()
    app.exit()


def _autoplay(app: QApplication, language: str | None) -> int:
    """Play one match to its end; an exception or a warning of Qt makes the exit code 1.

    What is missing for sounds is said, too, but does not make it 1.
    """
    from tempfile import TemporaryDirectory

    from farwhist.platform_warnings import tolerated
    from farwhist.rules.catalogue import default_preset
    from farwhist.store.preferences import Preferences
    from farwhist.ui.app.application import Application
    from farwhist.ui.services.main_window import MainWindow
    from farwhist.ui.settings.languages import SYSTEM
    from farwhist.ui.settings.timing import NO_TIME, Timing
    from farwhist.ui.table.sounds import SILENT, SoundOutput

    failures: list[str] = []

    def fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        failures.append(str(error))
        sys.__excepthook__(kind, error, trace)
        app.exit(1)

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtDebugMsg or tolerated(text):
            return
        print(text, file=sys.stderr)
        if not text.startswith(SILENT):  # a system without sound is no fault of the program
            failures.append(text)

    def leave_when_over() -> None:
        if table.position.over:
            app.exit(1 if failures else 0)

    sys.excepthook = fail
    qt_guards.listen(hear)
    SoundOutput().prepare()  # nothing is heard, but what plays sounds is loaded
    with TemporaryDirectory(prefix="farwhist-") as scratch:
        preferences = Preferences(Path(scratch))
        home = Application(app, Path(scratch), preferences, language or SYSTEM, Timing(NO_TIME, 0))
        window = MainWindow(preferences)
        window.show()
        contents, _ = home.fill(window)
        table = contents.services.table
        home.thinker.lost.connect(lambda: failures.append("The opponents' process was lost."))
        home.thinker.start()
        table.settled.connect(leave_when_over)
        contents.services.match.matches.start(default_preset(), 4, watch=True)
        code = app.exec()
        over = table.position.over
        window.close()
        home.close()
    return code if over else 1


def choose(
    app: QApplication,
    folder: Path,
    preferences: Preferences,
    language: str | None,
    wanted: Path | str | None = None,
) -> Claim | None:
    """Return the match to play; None when the window that has it open was shown instead.

    The player is asked only if there is something to choose, in the language that is kept or in
    the one that takes its place. A start that has to open something gets a window of its own, as
    the player wants to see it now; but an invitation goes to the window that is open, if it
    answers.

    Args:
        wanted: the path of a file or the line of an invitation that is to be opened.
    """
    found = claim_first(folder)
    if found is None and isinstance(wanted, str):
        if hand_over(folder, wanted):
            return None
        found = claim_first(folder)
    if found is None and wanted is not None:
        with suppress(OSError):
            found = claim_other(folder, fresh=True)
    if found is not None:
        return found
    from farwhist.ui.app.open_elsewhere import OpenElsewhere
    from farwhist.ui.settings.languages import Languages
    from farwhist.ui.style.window_style import window_style

    window_style().start(preferences)
    languages = Languages(app)
    languages.use(language or LANGUAGE.read(preferences))
    dialog = OpenElsewhere(folder)
    dialog.exec()
    languages.remove()
    return dialog.claim


class FileRequests(QObject):
    """Hands one file after the other to the window, as soon as it has a match and no open dialog.

    The line of an invitation is handed on like the path of a file.

    macOS asks for a file by an event, which may come before there is a window. On other systems
    nothing listens: a filter of all events would cost time there for nothing.

    Args:
        first: what the command line names.
    """

    def __init__(self, app: QApplication, first: Path | str | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._queue: list[Path | str] = [] if first is None else [first]
        self._opened: OpenedFiles | None = None
        if sys.platform == "darwin":
            self.listen()

    def listen(self) -> None:
        """Hear of the files that the system wants to be opened."""
        self._app.installEventFilter(self)

    @property
    def waiting(self) -> bool:
        """Whether something waits to be opened."""
        return bool(self._queue)

    def serve(self, opened: OpenedFiles) -> None:
        """Open the files in this window from now on."""
        self._opened = opened
        opened.asked.connect(self.ask)
        opened.ready.connect(self._soon)

    def deal(self, matches: Matches) -> None:
        """Put the player's own match on the table, or a new one, and then what was asked for.

        Whoever comes with a match of their own, or is invited, is not welcomed as a newcomer.
        """
        opened = self._opened
        brought = opened is not None and any(
            isinstance(each, str) or opened.holds_match(each) for each in self._queue
        )
        matches.open(welcome=not brought)
        self._go_on()

    def ask(self, wanted: Path | str) -> None:
        """Open a file, or follow an invitation, when that can be done."""
        self._queue.append(wanted)
        self._soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        name = event.file() or event.url().toLocalFile()
        if event.url().scheme() == SCHEME:
            self.ask(event.url().toString())
        elif name:
            self.ask(Path(name))
        return True

    def _soon(self) -> None:
        if self.waiting:
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        while self.waiting and self._opened is not None and self._opened.able:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                if isinstance(dialog, QDialog):
                    dialog.finished.connect(self._soon)
                return
            wanted = self._queue.pop(0)
            if isinstance(wanted, Path):
                self._opened.open(wanted)
            else:
                self._opened.follow(wanted)

"""What all windows of one player share: the folder, the language, the opponents' process."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from farwhist.store.lock import FIRST, Claim, claim
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.instance_signal import InstanceSignal, come_forward
from farwhist.ui.app.opened_files import OpenedFiles
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.match.thinking import QuietAdviser, ThinkApart
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.window_contents import WindowContents


class Application:
    """Fills windows, one after another.

    Args:
        folder: where the matches lie.
        language: takes the place of the one that is kept.
        pace: speeds that take the place of the player's.
        claimed: the match to play; by default the first that no other window has open.
    """

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        preferences: Preferences,
        language: str | None = None,
        timing: Timing | None = None,
        *,
        claimed: Claim | None = None,
    ) -> None:
        self._folder = folder
        self._preferences = preferences
        self._timing = timing
        self._claim = claimed or claim(folder)
        self._window: MainWindow | None = None
        self._opened: OpenedFiles | None = None
        self._left_over: OrphanedMatches | None = None
        self.languages = Languages(app)
        self.languages.use(language or LANGUAGE.read(preferences))
        self.thinker = ThinkApart(app)
        self.coach = QuietAdviser(app)
        self._calls = InstanceSignal(folder, self._claim, app)
        self._calls.called.connect(self._show_window)

    def fill(self, window: MainWindow) -> tuple[WindowContents, OpenedFiles]:
        """Put everything into the window; its opponents think in the shared process.

        Return also what opens files in it.
        """
        contents = fill(
            window,
            self._preferences,
            self._folder,
            self._timing,
            self._claim,
            languages=self.languages,
        )
        think_apart(contents, self.thinker)
        contents.services.coach.quiet = self.coach
        orphaned = OrphanedMatches(contents.services, self._claim.name)
        if self._left_over is not None and self._left_over.offered:
            QTimer.singleShot(0, orphaned, orphaned.look)  # when it has its match
        self._window, self._left_over = window, orphaned
        self._opened = opened_files_in(contents, orphaned)
        return contents, self._opened

    def offer_left_over(self) -> None:
        """Offer a match that another window has left, in the window that was filled last."""
        if self._left_over is not None:
            self._left_over.look()

    def close(self) -> None:
        """Leave the match to others, and end the opponents' process."""
        if self._claim.lock is not None:
            self._claim.lock.unlock()
        self.coach.close()
        self.thinker.close()

    def _show_window(self, line: str) -> None:
        """Show the window because another start asks for it, perhaps with an invitation."""
        if self._window is not None:
            come_forward(self._window)
        if line and self._opened is not None:
            self._opened.asked.emit(line)


def fill(
    window: MainWindow,
    preferences: Preferences,
    folder: Path,
    timing: Timing | None = None,
    claimed: Claim | None = None,
    *,
    languages: Languages | None = None,
) -> WindowContents:
    """Fill a window that plays the match claimed in `folder`, by default its first."""
    chance = SystemRandom()

    def new_seed() -> int:
        return chance.randrange(2**32)

    store, delays = MatchStore(folder, *(claimed or Claim(FIRST, None))), Random(new_seed())
    return WindowContents(
        window, preferences, store,
        new_seed=new_seed, delays=delays, timing=timing, languages=languages,
    )  # fmt: skip


def think_apart(contents: WindowContents, thinker: ThinkApart) -> None:
    """Let another process think for the opponents, as soon as it is started."""
    services = contents.services
    thinker.lost.connect(services.notices.reports.thinking_here)
    services.match.runner.set_thinker(thinker)
    services.coach.adviser = thinker


def opened_files_in(contents: WindowContents, orphaned: OrphanedMatches) -> OpenedFiles:
    """Return what opens files in a window with these contents."""
    opened = OpenedFiles(contents.services, orphaned)
    contents.files.wanted.connect(opened.asked)
    opened.opened.connect(contents.files.note)
    return opened

"""What all windows of one player share: the folder, the language, the opponents' process."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from farwhist.store.match_lock import FIRST, Claim, claim
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.instance_signal import InstanceSignal, come_forward
from farwhist.ui.app.opened_files import OpenedFiles
from farwhist.ui.app.orphaned_matches import OrphanedMatches
from farwhist.ui.features.coaching.adviser import QuietAdviser
from farwhist.ui.match.thinking import ThinkApart
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.build import build
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Parts


class Application:
    """Furnishes windows, one after another.

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
        self._left_over: OrphanedMatches | None = None
        self.languages = Languages(app)
        self.languages.use(language or LANGUAGE.read(preferences))
        self.thinker = ThinkApart(app)
        self.coach = QuietAdviser(app)
        self._calls = InstanceSignal(folder, self._claim, app)
        self._calls.called.connect(self._show_window)

    def furnish(self, window: MainWindow) -> tuple[Parts, OpenedFiles]:
        """Put everything into the window; its opponents think in the shared process.

        Return also what opens files in it.
        """
        parts = furnish(
            window,
            self._preferences,
            self._folder,
            self._timing,
            self._claim,
            languages=self.languages,
        )
        think_apart(parts, self.thinker)
        parts.coaching.adviser = parts.menus.dated.adviser = self.coach
        left_over = left_over_in(parts, self._folder, self._claim.name)
        if self._left_over is not None and self._left_over.offered:
            QTimer.singleShot(0, left_over, left_over.look)  # when it has its match
        self._window, self._left_over = window, left_over
        return parts, opened_files_in(window, parts, left_over)

    def offer_left_over(self) -> None:
        """Offer a match that another window has left, in the window furnished last."""
        if self._left_over is not None:
            self._left_over.look()

    def close(self) -> None:
        """Leave the match to others, and end the opponents' process."""
        if self._claim.lock is not None:
            self._claim.lock.unlock()
        self.coach.close()
        self.thinker.close()

    def _show_window(self) -> None:
        if self._window is not None:
            come_forward(self._window)


def furnish(
    window: MainWindow,
    preferences: Preferences,
    folder: Path,
    timing: Timing | None = None,
    claimed: Claim | None = None,
    *,
    languages: Languages | None = None,
) -> Parts:
    """Furnish a window that plays the match claimed in `folder`, by default its first."""
    chance = SystemRandom()

    def new_seed() -> int:
        return chance.randrange(2**32)

    store, delays = MatchStore(folder, *(claimed or Claim(FIRST, None))), Random(new_seed())
    return build(
        window, preferences, store,
        new_seed=new_seed, delays=delays, timing=timing, languages=languages,
    )  # fmt: skip


def think_apart(parts: Parts, thinker: ThinkApart) -> None:
    """Let another process think for the opponents, as soon as it is started."""
    thinker.lost.connect(parts.bars.reports.thinking_here)
    parts.play.runner.set_thinker(thinker)
    parts.teaching.hints.adviser = thinker


def left_over_in(parts: Parts, folder: Path, name: str) -> OrphanedMatches:
    """Return what offers a match that another window left, to be played among these parts.

    Args:
        folder: where the matches lie.
        name: of the match that is played here.
    """
    return OrphanedMatches(
        folder,
        name,
        runner=parts.play.runner,
        practice=parts.play.practice,
        offer=parts.bars.offer,
        troubles=parts.bars.troubles,
        leave=parts.leave_lesson,
        take_over=parts.play.matches.take_over,
    )


def opened_files_in(window: MainWindow, parts: Parts, left_over: OrphanedMatches) -> OpenedFiles:
    """Return what opens files in a window with these parts."""
    files, library = parts.menus.files, parts.menus.library
    opened = OpenedFiles(
        window,
        left_over,
        runner=parts.play.runner,
        rules=parts.choices.rules,
        offer=parts.bars.offer,
        notice=parts.bars.notice,
        troubles=parts.bars.troubles,
        announcer=parts.access.join.announcer,
        leave=parts.leave_lesson,
        take_over=parts.play.matches.take_over,
        counted=parts.record.recorder.counted,
        called=library.called,
    )
    files.wanted.connect(opened.asked)
    library.wanted.connect(opened.asked)
    opened.opened.connect(files.note)
    return opened

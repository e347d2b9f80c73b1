"""What all windows of one player share: the folder, the language, the opponents' process."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from farwhist.store.claim import FIRST, Claim, claim
from farwhist.store.claimed import ClaimedStore
from farwhist.store.preferences import Preferences
from farwhist.ui.calls import Calls, come_forward
from farwhist.ui.languages import Languages
from farwhist.ui.left_over import LeftOver
from farwhist.ui.main_window import MainWindow
from farwhist.ui.opened_files import OpenedFiles
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.table.speeds import Pace
from farwhist.ui.thinker import ThinkApart


class Home:
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
        pace: Pace | None = None,
        *,
        claimed: Claim | None = None,
    ) -> None:
        self._folder = folder
        self._pace = pace
        self._claim = claimed or claim(folder)
        self._window: MainWindow | None = None
        self._left_over: LeftOver | None = None
        self.languages = Languages(app)
        self.languages.use(language or LANGUAGE.read(preferences))
        self.thinker = ThinkApart(app)
        self._calls = Calls(folder, self._claim, app)
        self._calls.called.connect(self._show_window)

    def furnish(self, window: MainWindow) -> OpenedFiles:
        """Put everything into the window; its opponents think in the shared process.

        Return what opens files in it.
        """
        furnish(window, self._folder, self._pace, self._claim, languages=self.languages)
        think_apart(window, self.thinker)
        left_over = LeftOver(window, self._folder, self._claim.name)
        if self._left_over is not None and self._left_over.offered:
            QTimer.singleShot(0, left_over, left_over.look)  # when it has its match
        self._window, self._left_over = window, left_over
        return OpenedFiles(window, left_over)

    def offer_left_over(self) -> None:
        """Offer a match that another window has left, in the window furnished last."""
        if self._left_over is not None:
            self._left_over.look()

    def close(self) -> None:
        """Leave the match to others, and end the opponents' process."""
        if self._claim.lock is not None:
            self._claim.lock.unlock()
        self.thinker.close()

    def _show_window(self) -> None:
        if self._window is not None:
            come_forward(self._window)


def furnish(
    window: MainWindow,
    folder: Path,
    pace: Pace | None = None,
    claimed: Claim | None = None,
    *,
    languages: Languages | None = None,
) -> None:
    """Furnish a window that plays the match claimed in `folder`, by default its first."""
    chance = SystemRandom()

    def new_seed() -> int:
        return chance.randrange(2**32)

    store = ClaimedStore(folder, claimed or Claim(FIRST, None))
    window.furnish(store, new_seed, Random(new_seed()), pace, languages=languages)


def make_window(folder: Path, pace: Pace | None = None) -> MainWindow:
    """Return a furnished window, in English, whose match and preferences lie in `folder`."""
    window = MainWindow(Preferences(folder))
    furnish(window, folder, pace)
    return window


def think_apart(window: MainWindow, thinker: ThinkApart) -> None:
    """Let another process think for the opponents of `window`, as soon as it is started."""
    thinker.lost.connect(window.wishes.tell_thinking_here)
    window.runner.set_thinker(thinker)
    window.hints.adviser = thinker

"""What all windows of one player share: the folder, the language, the opponents' process."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QApplication

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.languages import SYSTEM, Languages
from farwhist.ui.main_window import MainWindow
from farwhist.ui.session import CHOSEN
from farwhist.ui.table.speeds import Pace
from farwhist.ui.thinker import ThinkApart


class Home:
    """Furnishes windows, one after another.

    Args:
        folder: where the matches lie.
        language: takes the place of the one that is kept.
        pace: speeds that take the place of the player's.
    """

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        preferences: Preferences,
        language: str | None = None,
        pace: Pace | None = None,
    ) -> None:
        self._folder = folder
        self._pace = pace
        self._name, self._lock = claim(folder)
        self.languages = Languages(app)
        self.languages.use(language or preferences.value(CHOSEN, SYSTEM))
        self.thinker = ThinkApart(app)

    def furnish(self, window: MainWindow) -> None:
        """Put everything into the window; its opponents think in the shared process."""
        furnish(window, self._folder, self._pace, self._name, languages=self.languages)
        think_apart(window, self.thinker)

    def close(self) -> None:
        """End the opponents' process, and leave the match to others."""
        self.thinker.close()
        if self._lock is not None:
            self._lock.unlock()


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


def furnish(
    window: MainWindow,
    folder: Path,
    pace: Pace | None = None,
    name: str = "match",
    *,
    languages: Languages | None = None,
) -> None:
    """Furnish a window whose match, called `name`, lies in `folder`."""
    chance = SystemRandom()

    def new_seed() -> int:
        return chance.randrange(2**32)

    window.furnish(
        MatchStore(folder, name), new_seed, Random(new_seed()), pace, languages=languages
    )


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

"""Offers a match that another window left unfinished, and takes it up in the place of this one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.ui import texts
from farwhist.ui.play.carried import Carried
from farwhist.ui.shown import fits

if TYPE_CHECKING:
    from farwhist.store.leftovers import Leftover
    from farwhist.ui.main_window import MainWindow

translate = QCoreApplication.translate

KEY: Final = "left over"


class LeftOver(QObject):
    """Belongs to a furnished window.

    Args:
        folder: where the matches lie.
        name: of the match that the window plays.
    """

    def __init__(self, window: MainWindow, folder: Path, name: str) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._name = name
        self._left: Leftover | None = None
        window.offer.taken.connect(self._take)

    @property
    def offered(self) -> bool:
        """Whether such a match is being offered."""
        offer = self._window.offer
        return self._left is not None and offer.isVisible() and offer.key == KEY

    def look(self, text: str = "") -> None:
        """Offer the match that was left last, if there is one and nothing else is offered.

        `text` stands before the button in the place of the usual one.
        """
        from farwhist.store.leftovers import find

        window = self._window
        if not window.runner.begun or not window.offer.isHidden():
            return
        self._left = find(self._folder, self._name, window.runner.now(), fits)
        if self._left is not None:
            window.offer.make(
                text or translate("Left over", "Another match was left unfinished."),
                translate("Left over", "&Take it up"),
                closable=True,
                key=KEY,
            )

    def make_way(self) -> bool:
        """Keep what the player has begun and another match is to take the place of.

        A lesson or a practice deal is left first. Return whether there was anything to keep.

        Raises:
            OSError: it could not be saved, and stays where it is.
        """
        from farwhist.store.leftovers import is_worth_keeping, keep

        window = self._window
        window.tutorial.leave()
        window.practice.leave()
        now, aside = window.runner.now(), window.practice.put_away
        worth = [each for each in (aside, now) if each is not None and is_worth_keeping(each)]
        for each in worth:
            keep(self._folder, each)
        window.practice.forget()
        return bool(worth)

    def _take(self) -> None:
        """Play that match here; the one that is played here is kept, to be offered in its turn."""
        window = self._window
        left, self._left = self._left, None
        if left is None or window.offer.key != KEY:
            return
        window.offer.hide()
        taken = left.take()
        if taken is None:
            return
        try:
            self.make_way()
        except OSError as problem:
            taken.lock.unlock()
            window.troubles.say(texts.save_problem(problem.strerror or str(problem)))
            return
        window.matches.take_over(Carried.of(taken.saved))
        taken.end(self._name)

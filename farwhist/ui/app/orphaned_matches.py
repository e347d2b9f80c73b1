"""Offers a match that another window left unfinished, and takes it up in the place of this one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.ui.match.history import MatchTransfer
from farwhist.ui.panels.notices import Offer
from farwhist.ui.services.services import Services
from farwhist.ui.wording import file_words
from farwhist.ui.wording.game_names import fits_table

if TYPE_CHECKING:
    from farwhist.store.orphaned_matches import OrphanedMatch

translate = QCoreApplication.translate

KEY: Final = "left over"


class OrphanedMatches(QObject):
    """Looks for such a match when it is told to.

    Args:
        name: of the match that is played here.
    """

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services.match.runner)
        self._match = services.match
        self._folder = services.match.folder
        self._name = name
        self._runner = services.match.runner
        self._practice = services.match.practice
        self._offer, self._toast = services.notices.offer, services.notices.toast
        self._troubles = services.notices.errors
        self._left: OrphanedMatch | None = None
        for each in (self._offer, self._toast):
            each.taken.connect(partial(self._take, each))

    @property
    def offered(self) -> bool:
        """Whether such a match is being offered."""
        shown = [each.key for each in (self._offer, self._toast) if each.isVisible()]
        return self._left is not None and KEY in shown

    def look(self, text: str = "") -> None:
        """Offer the match that was left last, if there is one and nothing else is offered.

        `text` tells what has happened that it was left; then it is offered only for a while.
        """
        from farwhist.store.orphaned_matches import find

        free = self._offer.isHidden() and self._toast.isHidden()
        if not self._runner.begun or not (text or free):
            return
        self._left = find(self._folder, self._name, self._runner.now(), fits_table)
        if self._left is not None:
            (self._toast if text else self._offer).make(
                text or translate("Left over", "Another match was left unfinished."),
                translate("Left over", "&Resume it"),
                closable=True,
                key=KEY,
            )

    def make_way(self) -> bool:
        """Keep what the player has begun and another match is to take the place of.

        A lesson or a practice deal is left first. Return whether there was anything to keep.

        Raises:
            OSError: it could not be saved, and stays where it is.
        """
        from farwhist.store.orphaned_matches import is_worth_keeping, keep

        self._match.leave_lesson()
        now, aside = self._runner.now(), self._practice.put_away
        worth = [each for each in (aside, now) if each is not None and is_worth_keeping(each)]
        for each in worth:
            keep(self._folder, each)
        self._practice.forget()
        return bool(worth)

    def _take(self, taken_up: Offer) -> None:
        """Play that match here; the one that is played here is kept, to be offered in its turn."""
        left, self._left = self._left, None
        if left is None or taken_up.key != KEY:
            return
        why_not = self._match.why_not_replace()
        if why_not:
            self._left = left
            self._troubles.say(why_not)
            return
        taken_up.hide()
        taken = left.take()
        if taken is None:
            return
        try:
            self.make_way()
        except OSError as problem:
            taken.lock.unlock()
            self._troubles.say(file_words.save_problem(problem.strerror or str(problem)))
            return
        self._match.matches.take_over(MatchTransfer.of(taken.saved))
        taken.end(self._name)

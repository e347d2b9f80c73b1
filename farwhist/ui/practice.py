"""Matches that wait: while one of their deals is played again, or after a new one was begun."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.engine.match import Match
from farwhist.store.matches import Saved
from farwhist.ui.panels.offer import Offer
from farwhist.ui.runner import MatchRunner, Moves

translate = QCoreApplication.translate


def before_deal(match: Match, deal: int) -> Moves:
    """Return the moves of `match` after which its deal number `deal` has just been dealt."""
    again = Match(match.rules, match.seed)
    for seat, move in match.moves:
        if again.position.deal >= deal:
            break
        again.submit(seat, move)
    return list(again.moves)


class Practice(QObject):
    """Plays a deal again without touching the match, and takes up a match that was left.

    While a deal is played again, the file of the match stays as it is: closing the window loses
    nothing of it. A match that was put aside is remembered until the next one has got going.
    """

    def __init__(self, runner: MatchRunner, offer: Offer) -> None:
        super().__init__(runner)
        self._runner = runner
        self._offer = offer
        self._waiting: Saved | None = None
        self._left: Saved | None = None
        offer.taken.connect(self._take)

    @property
    def active(self) -> bool:
        """Whether a deal is being played again that does not count."""
        return self._waiting is not None

    def why_not(self, deal: int) -> str:
        """Return why deal number `deal` cannot be played again, or nothing."""
        match = self._runner.match
        if match is None or self._runner.setting.human is None:
            return translate("Practice", "Available when you play yourself")
        human = self._runner.setting.human
        done = len(before_deal(match, deal))
        if not any(seat == human for seat, _ in match.moves[done:]):
            return translate("Practice", "Available when you have bid in this deal")
        return ""

    def begin(self, deal: int) -> None:
        """Play deal number `deal` of the match once more, from its first bid on.

        When it is not over in the match yet, the match is an assisted one from now on.
        """
        match = self._runner.match
        if match is None or self.why_not(deal):
            return
        if self._waiting is None:
            if deal > len(match.position.results):
                self._runner.assist()  # whoever goes back to it knows the cards
            self._waiting = self._runner.now()
        now = self._runner.now()
        self._runner.start(replace(now, moves=tuple(before_deal(match, deal))), keep=False)
        self._offer.make(
            translate("Practice", "Practice: the same cards once more. It does not count."),
            translate("Practice", "&Back to the match"),
            closable=False,
        )

    def leave(self) -> bool:
        """Go back to the match that waits; return whether there is one."""
        waiting, self._waiting = self._waiting, None
        if waiting is None:
            return False
        self._offer.hide()
        self._runner.start(waiting)
        return True

    def put_aside(self) -> None:
        """Remember the match that is about to make way for another, and offer it."""
        self._offer.hide()
        match, setting = self._runner.match, self._runner.setting
        left = self._waiting
        if left is None and match is not None and setting.human is not None and not match.over:
            left = self._runner.now()
        self._waiting = None
        if left is None or not any(seat == left.human for seat, _ in left.moves):
            self._left = None
            return
        self._left = left
        self._offer.make(
            translate("Practice", "A new match begins. The one before has been put aside."),
            translate("Practice", "&Take it up again"),
            closable=True,
        )

    def forget(self) -> None:
        """Offer the match that was put aside no more: the new one has got going."""
        if self._left is not None:
            self._left = None
            self._offer.hide()

    def _take(self) -> None:
        if self._waiting is not None:
            self.leave()
        elif self._left is not None:
            left, self._left = self._left, None
            self._offer.hide()
            self._runner.start(left)

"""Matches that wait: while one of their deals is played again, or after a new one was begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.store.matches import Saved
from farwhist.ui.match.history import MatchTransfer, Purpose
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.runner import MatchRunner

translate = QCoreApplication.translate

PracticeKind = Literal["again", "given", "dated"]
"""A deal of the match once more, a deal that was given, or the match of a day or a week."""


class PracticeWords(Struct, frozen=True):
    """What a match of a day or a week is called, what counts in it, and what help costs."""

    title: str = ""
    counts: str = ""
    help: str = ""


NO_WORDS: Final = PracticeWords()


class Practice(QObject):
    """Plays a deal again without touching the match, and takes up a match that was left.

    While a deal is played again, the file of the match stays as it is: closing the window loses
    nothing of it. A match that was put aside is remembered until the next one has got going.

    Signals:
        practising(kind): something that does not count is played, and the way back can be offered;
            see `take`.
        making_way(aside): another match is about to begin, and whether the one before has been put
            `aside` and can be offered.
        withdrawn(): nothing can be offered any more.
    """

    practising = Signal(str)
    making_way = Signal(bool)
    withdrawn = Signal()

    def __init__(self, runner: MatchRunner) -> None:
        super().__init__(runner)
        self._runner = runner
        self._left: MatchTransfer | None = None
        self._offers_back = False
        self._kind: PracticeKind = "again"
        self._words = NO_WORDS
        runner.began.connect(self._look)

    @property
    def active(self) -> bool:
        """Whether a deal is being played again that does not count."""
        return self._runner.purpose is Purpose.PRACTICE

    @property
    def words(self) -> PracticeWords:
        """What is to be said of what is practised; nothing unless it is of a day or a week."""
        return self._words if self.active and self._kind == "dated" else NO_WORDS

    def why_not(self, deal: int) -> str:
        """Return why deal number `deal` cannot be played again, or nothing."""
        match = self._runner.match
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if match is None or self._runner.setting.human is None:
            return translate("Practice", "Available when you are one of the players")
        people, done = self._runner.setting.played_by, match.moves_before(deal)
        if not any(seat in people for seat, _ in match.moves[done:]):
            return translate("Practice", "Available when you have bid in this deal")
        return ""

    def begin(self, deal: int) -> None:
        """Play deal number `deal` of the match once more, from its first bid on.

        When it is not over in the match yet, the match is an assisted one from now on.
        """
        match = self._runner.match
        if match is None or self.why_not(deal):
            return
        if self._runner.keeps and deal > len(match.position.results):
            self._runner.assist()  # whoever goes back to it knows the cards
        self.begin_after(match.moves_before(deal))

    def begin_after(self, moves: int) -> None:
        """Play on from where so many moves of the match, which must have begun, had been made."""
        now = self._runner.now()
        self._kind = "again"
        self._runner.start(now.first(moves), Purpose.PRACTICE)
        self._offers_back = True
        self.practising.emit("again")

    def open(
        self,
        saved: Saved,
        opponents: Sequence[Opponent],
        kind: PracticeKind = "given",
        words: PracticeWords = NO_WORDS,
    ) -> None:
        """Play a deal that is a match of its own, against these; the match that counts waits.

        Raises:
            ValueError: it cannot be played.
        """
        before = self._kind, self._words
        self._kind, self._words = kind, words  # the match is named as soon as it has begun
        try:
            self._runner.start(saved, Purpose.PRACTICE, opponents=opponents)
        except ValueError:
            self._kind, self._words = before
            raise
        self._offers_back = True
        self.practising.emit(kind)

    @property
    def ends(self) -> bool:
        """Whether practice is over with the deal on the table: only dated matches have more."""
        return self.active and (self._kind != "dated" or self._runner.over)

    def leave_after_deal(self) -> bool:
        """Go back to the match that waits if practice is over; return whether that was done."""
        return self.ends and self.leave()

    def leave(self) -> bool:
        """Go back to the match that waits; return whether there is one."""
        return self.active and self._runner.go_back()

    def _look(self) -> None:
        """Offer no way back any more when something else has been begun meanwhile."""
        if self._offers_back and not self.active:
            self._offers_back = False
            self.withdrawn.emit()

    def put_aside(self) -> None:
        """Remember the match that is about to make way for another, and offer it."""
        left = self._runner.counted
        self._left = left if left is not None and left.unfinished else None
        self.making_way.emit(self._left is not None)

    @property
    def put_away(self) -> Saved | None:
        """The match that was put aside, if there is one."""
        return None if self._left is None else self._left.saved

    def forget(self) -> None:
        """Offer the match that was put aside no more: the new one has got going."""
        if self._left is not None:
            self._left = None
            self.withdrawn.emit()

    def take(self) -> None:
        """Go back from practice, or else take up the match that was put aside."""
        if self.active:
            self.leave()
        elif self._left is not None:
            left = self._left
            self.forget()
            self._runner.take_over(left)

"""Opens the page on which slips come back as questions, and keeps how they were answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.viewmodels.shown_match import ShownMatch

if TYPE_CHECKING:
    from datetime import date

    from farwhist.engine.cards import Seat
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.matches import Saved
    from farwhist.store.setting import Setting
    from farwhist.store.slips import SlipStore
    from farwhist.ui.features.learn.page import LearnPage
    from farwhist.ui.features.learn.question import Question
    from farwhist.ui.features.learn.session import LearnSession
    from farwhist.ui.review.ask_moment import AskLook

translate = QCoreApplication.translate


class LearnHost(QObject):
    """Shows the questions of a day; the match on the table waits meanwhile.

    Args:
        shown: returns how a match is shown for a seat.
        slips: returns where the slips are kept.
        late: returns after how many milliseconds an answer is told.
        fail: tells the player that answers cannot be kept.
    """

    def __init__(
        self,
        window: QMainWindow,
        pages: PageStack,
        *,
        shown: Callable[[Setting, Ruleset, Seat], ShownMatch],
        slips: Callable[[], SlipStore],
        look: Callable[[], AskLook],
        late: Callable[[], int],
        say: Callable[[str], object],
        fail: Callable[[OSError], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._shown_match = shown
        self._slips = slips
        self._look = look
        self._late = late
        self._say = say
        self._fail = fail
        self.page: LearnPage | None = None
        self._round: tuple[date, LearnSession] | None = None
        self._stale = False
        pages.uncovered.connect(self._uncovered)
        self.prepared: Callable[[], object] = lambda: None
        self.study: Callable[[Saved, int | None, int | None], object] = lambda *where: None

    @property
    def store(self) -> SlipStore:
        """Where the slips are kept."""
        return self._slips()

    def open(self) -> None:
        """Ask the questions of today; a round that was left goes on."""
        if self.page is not None:
            self.page.start()
            return
        from farwhist.ui.features.learn.page import LearnPage, LearnParts
        from farwhist.ui.features.learn.session import LearnSession

        today = self._today()
        if self._round is None or self._round[0] != today or self._round[1].now is None:
            self._round = today, LearnSession(self._questions(today))
        parts = LearnParts(
            shown=self._shown,
            answered=lambda question, right: self._answered(question, right=right),
            leave_out=lambda question: self._keep(lambda: self.store.leave_out(question.slip)),
            put_back=lambda question: self._keep(lambda: self.store.put_back(question.slip)),
            study=lambda question: self.study(question.saved, None, question.slip.move),
            prepared=self.prepared,
            today=self._today,
            collection=self._collection,
            nothing=self._nothing,
            late=self._late(),
        )
        page = self.page = LearnPage(self._round[1], self._look(), parts, self._window)
        page.said.connect(self._say)
        page.left.connect(self.close)
        self._pages.show(page)

    def close(self) -> None:
        """Take the page away."""
        page, self.page = self.page, None
        self._pages.close(page)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now; later if another covers it."""
        if self.page is None:
            return
        self._stale = self._pages.top is not self.page
        if not self._stale:
            self.close()
            self.open()

    def _uncovered(self) -> None:
        if self._stale and self.page is not None and self._pages.top is self.page:
            self.refresh()

    def words(self) -> dict[str, set[str]]:
        """Return what the slips of each match are called, by the key of the match."""
        try:
            return self.store.words()
        except OSError:
            return {}

    def _today(self) -> date:
        from datetime import date

        return date.today()

    def _questions(self, today: date) -> list[Question]:
        from farwhist.store.reading import Newer, Unreadable
        from farwhist.ui.features.learn.question import Question
        from farwhist.ui.features.learn.session import A_DAY

        found: list[Question] = []
        try:
            for slip in self.store.due(today, A_DAY):
                try:
                    found.append(Question.read(slip))
                except Unreadable:
                    self.store.leave_out(slip)
                except Newer:
                    continue
        except OSError as trouble:
            self._fail(trouble)
        return found

    def _answered(self, question: Question, *, right: bool) -> None:
        self._keep(lambda: self.store.answered(question.slip, right=right, today=self._today()))

    def _keep(self, change: Callable[[], object]) -> None:
        try:
            change()
        except OSError as trouble:
            self._fail(trouble)

    def _collection(self) -> str:
        """Return how many slips there are, due and learned; nothing where there are none."""
        from farwhist.ui.wording.number_words import Counts
        from farwhist.ui.wording.punctuation import capital

        try:
            there = self.store.count(self._today())
        except OSError:
            return ""
        if not there.slips:
            return ""
        text = translate("Learn", "{slips} in your collection: {due} due, {learned} learned.")
        slips = Counts.slips(there.slips)
        return capital(text.format(slips=slips, due=there.due, learned=there.learned))

    def _nothing(self) -> str:
        """Return what there is, and when the next question comes."""
        told = self._collection()
        if not told:
            return translate(
                "Learn", "Slips that the coach finds in your matches come here as questions."
            )
        try:
            day = self.store.next_day()
        except OSError:
            return told
        if day is None or day <= self._today():
            return told
        text = translate("Learn", "The next question comes on {day}.")
        shown = QDate(day.year, day.month, day.day)
        when = text.format(day=QLocale().toString(shown, QLocale.FormatType.LongFormat))
        return f"{told} {when}"

    def _shown(self, question: Question) -> ShownMatch:
        return self._shown_match(question.saved, question.rules, question.verdict.seat)

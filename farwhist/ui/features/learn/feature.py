"""Opens the page on which slips come back as questions, and keeps how they were answered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication

from farwhist.store.slips import Slip, SlipStore
from farwhist.ui.features.learn.page import LearnPage, LearnParts
from farwhist.ui.features.learn.question import A_DAY, LearnSession, Question
from farwhist.ui.review.ask_page import LATE
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import OpenPrepared, StudyMatch
from farwhist.ui.services.services import Services
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.days import long_day
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import capital

translate = QCoreApplication.translate


class Learn(PageFeature[LearnPage]):
    """Shows the questions of a day; a round that was left goes on."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._round: tuple[date, LearnSession] | None = None

    @property
    def store(self) -> SlipStore:
        """Where the slips are kept."""
        return self.services.coach.slips

    def make(self) -> LearnPage:
        """Return the page with the questions of today."""
        services, today = self.services, self._today()
        if self._round is None or self._round[0] != today or self._round[1].now is None:
            self._round = today, LearnSession(self._questions(today))
        parts = LearnParts(
            shown=self._shown,
            answered=lambda question, right: self._answered(question, right=right),
            leave_out=lambda question: self._keep(lambda: self.store.leave_out(question.slip)),
            put_back=lambda question: self._keep(lambda: self.store.put_back(question.slip)),
            study=lambda asked: services.open(StudyMatch(asked.saved, move=asked.slip.move)),
            prepared=lambda: services.open(OpenPrepared()),
            fresh=lambda: bool(self._found_today()),
            practise=self._practise,
            today=self._today,
            collection=self._collection,
            nothing=self._nothing,
            late=LATE if services.table.timing.speeds.play else 0,
        )
        page = LearnPage(self._round[1], services.appearance.board_style(), parts, services.window)
        page.said.connect(self.say)
        return page

    def _today(self) -> date:
        return date.today()

    def _found_today(self) -> list[Slip]:
        try:
            return self.store.found_on(self._today(), A_DAY)
        except OSError:
            return []

    def _practise(self) -> LearnSession:
        """Return a round with the slips of today, which are asked at once and again tomorrow."""
        questions = self._read(lambda: self.store.found_on(self._today(), A_DAY))
        self._round = self._today(), LearnSession(questions, practice=True)
        return self._round[1]

    def _questions(self, today: date) -> list[Question]:
        return self._read(lambda: self.store.due(today, A_DAY))

    def _read(self, look: Callable[[], list[Slip]]) -> list[Question]:
        from farwhist.store.reading import Newer, Unreadable

        found: list[Question] = []
        try:
            for slip in look():
                try:
                    found.append(Question.read(slip))
                except Unreadable:
                    self.store.leave_out(slip)
                except Newer:
                    continue
        except OSError as trouble:
            self.services.coach.fail(trouble)
        return found

    def _answered(self, question: Question, *, right: bool) -> None:
        self._keep(lambda: self.store.answered(question.slip, right=right, today=self._today()))

    def _keep(self, change: Callable[[], object]) -> None:
        try:
            change()
        except OSError as trouble:
            self.services.coach.fail(trouble)

    def _collection(self) -> str:
        """Return how many slips there are, due and learned; nothing where there are none."""

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
        return f"{told} {text.format(day=long_day(day))}"

    def _shown(self, question: Question) -> ShownMatch:
        seat = question.verdict.seat
        return self.services.match.matches.shown(question.saved, question.rules, seat)

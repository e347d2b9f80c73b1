"""The page on which the player's own slips come back as questions, and how far a round is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import Verdict, Word
from farwhist.engine.cards import Card
from farwhist.engine.moves import Move, read
from farwhist.store.slips import INTERVALS, next_time
from farwhist.ui.features.learn.question import (
    LearnSession,
    Mark,
    Question,
    about_text,
    memory_text,
    need_text,
    question_text,
)
from farwhist.ui.review import card_values, coach_words
from farwhist.ui.review.ask_moment import AskedMoment, cards_of
from farwhist.ui.review.ask_page import LATE, AskPage
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.verdict_card import FEW_ROWS, MOST_ROWS, VerdictCard, colour
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw
from farwhist.ui.style.tips import name_sign
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.days import long_day
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate


WIDE: Final = 22
HIGH: Final = 14
BAR: Final = 8
GAP: Final = 5


class RoundProgress(QWidget):
    """A bar for each question: full and high for right, low for wrong, hollow for open.

    The one that is asked now stands in a frame. The count is the name for screen readers.
    """

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._marks: list[Mark] = []
        self._now = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_round(self, asking: LearnSession) -> None:
        """Show how each question was answered so far, without those that were left out."""
        self._marks = [each for each in asking.marks if each != "out"]
        self._now = asking.number
        done = sum(each != "open" for each in self._marks)
        text = translate("Learn", "{done} of {all} answered, {right} right first time")
        told = text.format(done=done, all=len(self._marks), right=self._marks.count("right"))
        name_sign(self, told)
        self.setVisible(bool(self._marks))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count, scale = len(self._marks), self._scale
        return QSize(round((count * (WIDE + GAP) + GAP) * scale), round((HIGH + 4) * scale))

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a question is."""
        scale, mark = self._scale, self._marks[place]
        high = BAR * scale / (2 if mark == "wrong" else 1)
        x = (GAP + place * (WIDE + GAP)) * scale
        return QRectF(x, (self.height() + BAR * scale) / 2 - high, WIDE * scale, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self._scale, self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, mark in enumerate(self._marks):
            box = self.bar(place)
            if mark == "open":
                painter.setPen(QPen(QColor(theme.control_line), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                box = box.adjusted(1, 1, -1, -1)
            else:
                word: Word = "best" if mark == "right" else "blunder"
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour(word, theme, dark=True)))
            painter.drawRoundedRect(box, min(box.height() / 2, 4), min(box.height() / 2, 4))
            if place == self._now - 1:
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                middle, high = self.height() / 2, (BAR + 8) * scale
                frame = QRectF(box.x() - 3, middle - high / 2, WIDE * scale + 6, high)
                painter.drawRoundedRect(frame, 4, 4)
        painter.end()


DISC: Final = 24
STEPS_HIGH: Final = 48
WEEK: Final = 7
MONTH: Final = 30


def interval(days: int) -> str:
    """Return an interval in the largest unit that it is a whole number of."""
    for unit, words in ((MONTH, Counts.months), (WEEK, Counts.weeks)):
        if days >= unit and days % unit == 0:
            return words(days // unit)
    return Counts.days(days)


class IntervalsView(QWidget):
    """Shows how many intervals have been passed; what is said beside it tells the same."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._passed = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_passed(self, passed: int) -> None:
        """Show that so many have been passed."""
        self._passed = passed
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(STEPS_HIGH * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        done, side = QColor(colour("best", theme, dark=True)), DISC * scale
        cell = self.width() / len(INTERVALS)
        middles = [QPointF(cell * (n + 0.5), side / 2 + 1) for n in range(len(INTERVALS))]
        for number in range(1, len(INTERVALS)):
            painter.setPen(QPen(done if number < self._passed + 1 else QColor(theme.off), 2))
            painter.drawLine(
                middles[number - 1] + QPointF(side / 2, 0), middles[number] - QPointF(side / 2, 0)
            )
        font = QFont(self.font())
        font.setPixelSize(round(12 * scale))
        labels = [interval(days) for days in INTERVALS]
        room = all(QFontMetricsF(font).horizontalAdvance(each) + 4 < cell for each in labels)
        for number, middle in enumerate(middles):
            now = number == self._passed
            box = QRectF(middle.x() - side / 2, 1, side, side).adjusted(1, 1, -1, -1)
            self._disc(painter, box, number, done)
            if not room and not now:
                continue
            font.setBold(now)
            painter.setFont(font)
            painter.setPen(QColor(theme.text if now else theme.secondary))
            wide = cell if room else self.width()
            left = min(max(middle.x() - wide / 2, 0), self.width() - wide)
            flag = Qt.AlignmentFlag.AlignHCenter
            if not room:
                wide = QFontMetricsF(font).horizontalAdvance(labels[number]) + 4
                left = min(max(middle.x() - wide / 2, 0), self.width() - wide)
            place = QRectF(left, side + 4, wide, self.height() - side - 4)
            painter.drawText(place, int(flag | Qt.AlignmentFlag.AlignTop), labels[number])
        painter.end()

    def _disc(self, painter: QPainter, box: QRectF, number: int, done: QColor) -> None:
        theme = self._theme
        if number < self._passed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(done)
            painter.drawEllipse(box)
            side = 0.22 * box.width()
            draw(painter, "check", box.adjusted(side, side, -side, -side), QColor(theme.ink))
            return
        now = number == self._passed
        painter.setPen(QPen(QColor(theme.accent if now else theme.off), 2))
        painter.setBrush(QColor(theme.accent) if now else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        if now:
            font = QFont(self.font())
            font.setPixelSize(round(12 * self._scale))
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(number + 1))


class Repetition(QWidget):
    """Tells how often a question was answered right, and when it is asked again."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self.head, self.when, self.rule = QLabel(), QLabel(), QLabel()
        self.steps = IntervalsView(theme, scale)
        self.head.setProperty("strong", True)
        self.rule.setProperty("quiet", True)
        self.rule.setText(
            translate(
                "Learn",
                "Any choice as good as the best counts as right. A question answered wrong "
                "comes back the next day.",
            )
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 0)
        column.setSpacing(6)
        below: list[QWidget] = [self.head, self.when, self.steps, self.rule]
        for part in below:
            column.addWidget(part)
        for label in (self.head, self.when, self.rule):
            label.setWordWrap(True)

    def show_next(self, step: int, due: date | None) -> None:
        """Show that `step` intervals have been passed, and the day on which it is asked again."""
        if due is None:
            self.head.setText(translate("Learn", "This one is learned."))
            self.when.setText(translate("Learn", "It will not come back."))
        else:
            right = Counts.right_in_a_row(step)
            self.head.setText(right if step else translate("Learn", "It starts over."))
            text = translate("Learn", "It comes back in {time}, on {day}.")
            self.when.setText(text.format(time=interval(INTERVALS[step]), day=long_day(due)))
        self.steps.show_passed(step)

    def spoken(self) -> str:
        """Return it as it is read aloud."""
        head = self.head.text().rstrip(".")
        return f"{sentence(head)} {self.when.text()}"


class LearnParts(Struct, frozen=True):
    """What the page needs.

    Args:
        shown: returns how a match is shown.
        answered: keeps how a question was answered first.
        leave_out: lets a question never come again; put_back: as it was before.
        study: opens the study where a question is.
        prepared: opens the prepared deals.
        fresh: whether there are slips of today, which come back only tomorrow.
        practise: returns a round of these at once, for practice.
        today: returns the day.
        collection: returns how many slips there are.
        nothing: returns what is there, and when the next question comes.
        late: milliseconds until an answer is told; 0: at once.
    """

    shown: Callable[[Question], ShownMatch]
    answered: Callable[[Question, bool], object]
    leave_out: Callable[[Question], object]
    put_back: Callable[[Question], object]
    study: Callable[[Question], object]
    prepared: Callable[[], object]
    fresh: Callable[[], bool]
    practise: Callable[[], LearnSession]
    today: Callable[[], date]
    collection: Callable[[], str]
    nothing: Callable[[], str]
    late: int = LATE


class LearnPage(AskPage):
    """Asks one question after another: which card, or which call?"""

    valued = True

    def __init__(
        self,
        asking: LearnSession,
        style: BoardStyle,
        parts: LearnParts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, translate("Learn", "Learn from your slips"), parts.late, parent)
        self.setObjectName("learn")
        set_help_anchor(self, "study#learn")
        self._parts = parts
        self.round = asking
        if asking.answered:
            asking.go_on()
        self._left_out: Question | None = None
        self.progress = RoundProgress(style.theme, style.text)
        self.leave_out = self.button(translate("Learn", "&Leave out"))
        self.study = self.button(translate("Learn", "Open in &study"))
        self.leave_out.setToolTip(style.keys_of("delete_line"))
        self.bar.addWidget(self.progress)
        self.bar.addWidget(self.leave_out)
        self.bar.addWidget(self.study)
        self.card = VerdictCard(style.theme, style.text)
        self.then, self.there = QLabel(), QLabel()
        for label in (self.then, self.there):
            label.setProperty("quiet", True)
            label.setWordWrap(True)
        self.repetition = Repetition(style.theme, style.text)
        self.out = QLabel(
            translate("Learn", "The question was left out and will not come back."), wordWrap=True
        )
        self.undo = self.button(translate("Learn", "&Undo"))
        self.undo.setToolTip(style.keys_of("undelete_line"))
        self.prepared = self.button(translate("Learn", "&Prepared deals"))
        self.prepared.setProperty("primary", True)
        self.now = self.button(translate("Learn", "Practise today's slips &now"))
        below: list[QWidget] = [
            self.there, self.card, self.then, self.repetition, self.out, self.undo, self.now,
            self.prepared,
        ]  # fmt: skip
        for part in below:
            self.side.addWidget(part)
        self._join()
        self._show_left_out()
        self._ask()

    def more_stops(self) -> Sequence[QWidget]:
        return [self.undo, self.now, self.prepared, self.leave_out, self.study]

    def first_stops(self) -> Sequence[QPushButton]:
        return [self.now, self.prepared]

    def take_answer(self, move: Move) -> None:
        question = self.round.now
        assert question is not None
        place = question.choice_of(move)
        practice = self.round.practice
        right, again = question.right(place), self.round.again or practice
        if self.round.answer(right=right) and not practice:
            self._parts.answered(question, right)
        self._forget_left_out()
        self._show_progress()
        verdict, old = question.verdict.of(place), question.verdict
        text = (
            translate("Learn", "Right: {choice}")
            if right
            else translate("Learn", "Not this one: {choice}")
        )
        heading = text.format(choice=call_words(move))
        then = None if place == old.played else (old.played, old.word)
        self.card.show_verdict(verdict, heading, then)
        self.then.setText(memory_text(question))
        step, due = question.slip.step, question.slip.due
        if not again:
            step, due = next_time(step, right=right, today=self._parts.today())
            self.repetition.show_next(step, due)
        for part in (self.card, self.then):
            part.show()
        self.there.hide()
        self.repetition.setVisible(not again)
        self.study.setEnabled(question.studied)
        said = [sentence(heading), coach_words.spoken(verdict), self.then.text()]
        said += [] if again else [self.repetition.spoken()]
        chosen = next(iter(cards_of(move)), None)
        self.tell(
            "",
            " ".join(each for each in said if each),
            values=card_values.values(verdict, chosen),
            outlined=self._outlined_cards(old, verdict, move),
        )

    def set_low(self, low: bool) -> None:
        self.card.rows.most = FEW_ROWS if low else MOST_ROWS
        self.repetition.rule.setVisible(not low)

    def go_on(self) -> None:
        self.round.go_on()
        self._forget_left_out()
        self._ask()
        self.start()

    def _join(self) -> None:
        self.leave_out.clicked.connect(lambda checked: self._leave_out())
        self.study.clicked.connect(lambda checked: self._study())
        self.undo.clicked.connect(lambda checked: self._put_back())
        self.prepared.clicked.connect(lambda checked: self._parts.prepared())
        self.now.clicked.connect(lambda checked: self._practise())
        self.commands |= {
            "delete_line": self._leave_out,
            "undelete_line": self._put_back,
            "open_in_study": self._study,
        }

    def _ask(self) -> None:
        question = self.round.now
        self._show_progress()
        for part in (self.card, self.then, self.repetition):
            part.hide()
        self.there.setText("" if question is None else self._parts.collection())
        self.there.setVisible(bool(self.there.text()))
        self.prepared.setVisible(question is None)
        self.now.setVisible(question is None and self._parts.fresh())
        self.leave_out.setVisible(question is not None)
        self.study.setVisible(question is not None)
        self.study.setEnabled(False)
        self._say_why_no_study(question)
        if question is None:
            done = translate("Learn", "You have answered all of today's questions.")
            none = translate("Learn", "Nothing to review today.")
            asked = any(each in ("right", "wrong") for each in self.round.marks)
            self.ask(None, done if asked else none, self._parts.nothing())
            return
        shown = self._parts.shown(question)
        seat = question.verdict.seat
        need = need_text(question, shown)
        once = translate("Learn", "Once more.") if self.round.again else ""
        self.ask(
            AskedMoment(question.rules, question.match, seat, question.moves, shown),
            question_text(question, shown),
            " ".join(each for each in (once, need) if each),
        )

    def _show_progress(self) -> None:
        self.progress.show_round(self.round)
        question = self.round.now
        if question is None:
            self.about.setText(self.progress.accessibleName() if self.round.marks else "")
            return
        text = translate("Learn", "Question {number} of {all} today · {deal}")
        self.about.setText(
            text.format(
                number=self.round.number,
                all=self.round.count,
                deal=about_text(question, self._parts.shown(question)),
            )
        )

    def _say_why_no_study(self, question: Question | None) -> None:
        keys = self.board_style.keys_of("open_in_study")
        older = translate("Learn", "Only the deal up to here was kept")
        self.study.setToolTip(older if question is not None and not question.studied else keys)

    def _outlined_cards(self, then: Verdict, now: Verdict, answer: Move) -> dict[Card, str]:
        """Return colours for the best cards, for those of then, and for the answer."""
        found: dict[Card, str] = {}
        for place in (then.best, then.played):
            for text in then.choices[place].moves:
                found |= dict.fromkeys(cards_of(read(text)), self._outline(then, place))
        return found | dict.fromkeys(cards_of(answer), self._outline(now, now.played))

    def _outline(self, verdict: Verdict, place: int) -> str:
        theme = self.board_style.theme
        if theme.strong:
            return theme.accent if place == verdict.best else theme.over
        return colour("best" if place == verdict.best else verdict.word, theme, dark=True)

    def _practise(self) -> None:
        """Ask the slips of today at once."""
        self.round = self._parts.practise()
        self._forget_left_out()
        self._ask()
        self.start()

    # --- leaving out, and the study -------------------------------------------------------

    def _leave_out(self) -> None:
        question = self.round.now
        if question is None or self.waits:
            return
        self._parts.leave_out(question)
        self.round.leave_out()
        self._left_out = question
        self._show_left_out()
        self._ask()
        self.said.emit(self.out.text())
        self.start()

    def _put_back(self) -> None:
        question = self._left_out
        if question is None or self.waits:
            return
        self._parts.put_back(question)
        self.round.put_back()
        self._forget_left_out()
        self._ask()
        self.start()

    def _forget_left_out(self) -> None:
        self._left_out = None
        self._show_left_out()

    def _show_left_out(self) -> None:
        for part in (self.out, self.undo):
            part.setVisible(self._left_out is not None)

    def _study(self) -> None:
        question = self.round.now
        if question is not None and self.round.answered and question.studied:
            self._parts.study(question)

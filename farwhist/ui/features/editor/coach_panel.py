"""What the coach says of the deal, and how it is asked, while the page goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import Valued, Verdict
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import MoveTask, Terms, luck
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, read
from farwhist.rules.deal_text import DealText
from farwhist.ui.features.editor.editor_words import EditorCounts
from farwhist.ui.features.editor.pool import CARD, Index
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import fitted
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


ROW: Final = 26

VALUE: Final = 54
"""The room of what a choice is worth, beside its chance, in pixels at a text of 100 %."""


class CoachPanel(QWidget):
    """Shows the choices of a verdict, bids in their order and all else by worth."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        set_help_anchor(self, "study#coach")
        self.page_style = style
        self.setProperty("clear", True)
        self.note = QLabel(wordWrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.head = QLabel(wordWrap=True)
        self.head.setProperty("quiet", True)
        self.rows = QListWidget()
        self.rows.setFrameShape(QFrame.Shape.NoFrame)
        self.rows.setAccessibleName(translate("Editor", "What each choice is worth"))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setItemDelegate(_Bar(self))
        self.best = 0.0
        self.largest = 1.0
        self.shares = False
        self.wide = 0.26
        answer = QWidget()
        answer.setProperty("clear", True)
        filled(QVBoxLayout(answer), self.head, (self.rows, 1), margins=0)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.note)
        self._pages.addWidget(answer)

    def tell(self, text: str) -> None:
        """Show a sentence instead of an answer."""
        self.note.setText(text)
        self._pages.setCurrentIndex(0)

    def show_verdict(self, verdict: Verdict, name: str) -> str:
        """Show what the choices of this player are worth; return it in a sentence."""
        choices = sorted(verdict.choices, key=_order)
        self.best = max(each.value for each in choices)
        self.largest = max(abs(each.value) for each in choices) or 1.0
        self.shares = verdict.share != "none"
        self.wide = 0.12 if isinstance(read(choices[0].moves[0]), Bid) else 0.3
        self.rows.clear()
        for each in choices:
            item = QListWidgetItem()
            item.setData(CARD, each)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._spoken(each, verdict))
            item.setSizeHint(QSize(40, self.page_style.px(ROW)))
            self.rows.addItem(item)
        best = next(place for place, each in enumerate(choices) if each.value == self.best)
        self.rows.setCurrentRow(best)
        self.unit = verdict.unit
        numbers = coach_words.numbers_title(verdict)
        text = translate("Editor", "{name}, from what this seat can know · {deals}")
        head = text.format(name=name, deals=Counts.samples(verdict.deals))
        self.head.setText(f"{head} · {numbers}" if numbers else head)
        self._pages.setCurrentIndex(1)
        told = translate("Editor", "{name}: best is {choice}.")
        return told.format(name=name, choice=self._spoken(choices[best], verdict))

    def value_text(self, each: Valued) -> str:
        """Return what a choice is worth."""
        if self.unit == "match":
            return number_words.percentage(percent(each.value))
        return number_words.signed_decimal(each.value)

    unit: str = "points"

    def _spoken(self, each: Valued, verdict: Verdict) -> str:
        self.unit = verdict.unit
        parts = [coach_words.spoken_choice(each)]
        if verdict.share != "none":
            parts.append(number_words.percentage(percent(each.share)))
        if verdict.unit == "points":
            parts.append(number_words.points_text(round(each.value, 1)))
        return joined(parts)


def _order(each: Valued) -> tuple[float, float]:
    move = read(each.moves[0])
    return (move.tricks, 0.0) if isinstance(move, Bid) else (1000.0, -each.value)


class _Bar(QStyledItemDelegate):
    """Draws one choice: its name, a bar of its chance or worth, and the numbers."""

    def __init__(self, panel: CoachPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        each: Valued = index.data(CARD)
        panel, style = self._panel, self._panel.page_style
        c, best = style.tokens, each.value == panel.best
        box = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(c.ring))
            painter.drawRect(box.adjusted(0.5, 0.5, -1.5, -1.5))
        font = style.font(13, 700 if best else 500)
        painter.setPen(QColor(c.text))
        name, room = panel.wide * box.width(), style.px(120)
        middle = Qt.AlignmentFlag.AlignVCenter
        label = coach_words.choice(each)
        painter.setFont(fitted(label, font, name - 12))
        painter.drawText(box.adjusted(8, 0, 0, 0), middle, label)
        painter.setFont(font)
        bar = box.adjusted(name, 6, -room, -6)
        painter.fillRect(bar, QColor(c.off_ground))
        part = each.share if panel.shares else max(each.value, 0.0) / panel.largest
        filled = QRectF(bar)
        filled.setWidth(bar.width() * min(max(part, 0.0), 1.0))
        painter.fillRect(filled, QColor(c.primary if best else c.border))
        share = number_words.percentage(percent(each.share)) if panel.shares else ""
        value = panel.value_text(each) if panel.unit == "points" or not panel.shares else ""
        right, end = box.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight
        if share and value:
            painter.drawText(right, end, value)
            right.setRight(right.right() - style.px(VALUE))
        painter.drawText(right, end, ("✓ " if best else "") + (share or value))
        painter.restore()


class Plays(Protocol):
    """Who plays at a seat."""

    @property
    def level(self) -> str:
        """One of the levels of the opponents."""

    @property
    def style(self) -> str:
        """How it bids."""


class PlayingOut(QObject):
    """Plays one deal after another to the end.

    Signals:
        moved(tricks): so many tricks have been played.
        done(moves): the deal is over, with these moves.

    Args:
        adviser: returns who works the moves out.
    """

    moved = Signal(int)
    done = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._cancel: Cancel | None = None
        self._match: Match | None = None
        self._text: DealText | None = None
        self._plays: Sequence[Plays] = ()
        self._answer = ""

    @property
    def running(self) -> bool:
        """Whether a deal is being played."""
        return self._match is not None

    def start(self, text: DealText, plays: Sequence[Plays]) -> None:
        """Play this deal on, each seat at its level."""
        self.stop()
        self._text, self._plays = text, plays
        self._match = text.match()
        self._next()

    def stop(self) -> None:
        """Play no further."""
        cancel, self._cancel, self._match = self._cancel, None, None
        if cancel is not None:
            cancel()

    def _next(self) -> None:
        match, text = self._match, self._text
        if match is None or text is None:
            return
        decision = next_decision(match)
        if decision is None:
            self._match = None
            self.done.emit(tuple(match.moves))
            return
        self.moved.emit(len(match.position.tricks))
        who = self._plays[decision.seat]
        changes = tuple(sorted(text.changes.items()))
        terms = Terms(text.preset, text.seats, who.level, changes, who.style)
        start = luck(f"{text.seed}", decision.seat, len(match.moves))
        self._answer = ""
        task = MoveTask.of(terms, match.view(decision.seat), decision, start)
        self._cancel = self._adviser().advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._answer = text or self._answer
            return
        self._cancel = None
        match = self._match
        decision = None if match is None else next_decision(match)
        if match is None or decision is None:
            return
        move = read(self._answer) if self._answer else decision.moves[0]
        match.submit(decision.seat, move)
        self._next()


def next_decision(match: Match) -> Decision | None:
    """Return the first decision that nobody has answered yet; None when the deal is over."""
    if match.over:
        return None
    open_ = [each for each in match.decisions if not each.settled]
    return next(iter(open_ or match.decisions), None)


WORK: Final = (2000, 2000, 250)
"""How many deals are played out for each choice."""


class Advice(QObject):
    """Asks the coach about one position after another.

    `found(verdict)` is emitted with what each choice is worth, or with None where the coach has
    nothing to say.

    Args:
        adviser: returns who works it out.
    """

    found = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], parent: QObject) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._cancel: Cancel | None = None
        self._text = ""

    @property
    def thinking(self) -> bool:
        """Whether an answer is on its way."""
        return self._cancel is not None

    def ask(self, text: DealText, own: Seat = 0) -> bool:
        """Ask about the open decision of `own`, or of whoever is due; return whether one is."""
        self.stop()
        match = text.match()
        decision = due(match, own)
        if decision is None:
            return False
        terms = Terms(text.preset, text.seats, "", tuple(sorted(text.changes.items())))
        view, move = match.view(decision.seat), decision.moves[0]
        self._text = ""
        task = JudgeTask.of(terms, view, decision, move, WORK)
        self._cancel = self._adviser().advise(task, self._hear)
        return True

    def stop(self) -> None:
        """Ask nothing any more."""
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._text = text or self._text
            return
        self._cancel = None
        verdict: Verdict | None = verdict_of(self._text) if self._text else None
        self.found.emit(verdict)


def due(match: Match, own: Seat) -> Decision | None:
    """Return the open decision of `own`, or else that of whoever is due."""
    mine = match.decision(own)
    return next_decision(match) if mine is None or mine.settled else mine


class DealWork(QObject):
    """Asks the coach, and lets all seats play, until the deal is another one.

    Signals:
        said(text): what a screen reader is to say.
        went_on(text): how far all have played.
        played_out(moves): the deal is over, with these moves.

    Args:
        adviser: returns who works it out.
        panel: shows what the coach says.
    """

    said = Signal(str)
    went_on = Signal(str)
    played_out = Signal(object)

    def __init__(self, adviser: Callable[[], Adviser], panel: CoachPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._advice = Advice(adviser, self)
        self._playing = PlayingOut(adviser, self)
        self._asked: tuple[DealText, str] | None = None
        self._played: DealText | None = None
        self._advice.found.connect(self._answer)
        self._playing.moved.connect(self._tell_tricks)
        self._playing.done.connect(self._end)

    @property
    def playing(self) -> bool:
        """Whether a deal is being played to its end."""
        return self._playing.running

    def ask(self, text: DealText, names: Sequence[str]) -> None:
        """Ask the coach what every choice is worth."""
        decision = due(text.match(), 0)
        if decision is None or not self._advice.ask(text):
            return
        self._asked = text, names[decision.seat]
        told = translate("Editor", "The coach is thinking …")
        self._panel.tell(told)
        self.said.emit(told)

    def play_out(self, text: DealText, plays: Sequence[Plays]) -> None:
        """Let all seats play the deal to its end."""
        self._played = text
        self.said.emit(translate("Editor", "Everyone plays on."))
        self._playing.start(text, plays)

    def follow(self, text: DealText | None) -> None:
        """Give up what was asked about another deal than this."""
        if self._played != text:
            self._playing.stop()
        if self._asked is not None and self._asked[0] != text:
            self._asked = None
            self._advice.stop()
            self._panel.tell(translate("Editor", "The deal has changed. Ask the coach again."))

    def stop(self) -> None:
        """Think no more."""
        self._advice.stop()
        self._playing.stop()

    def _answer(self, verdict: Verdict | None) -> None:
        if self._asked is None:
            return
        if verdict is None or verdict.forced:
            told = translate("Editor", "The coach has nothing to compare here.")
            self._panel.tell(told)
        else:
            told = self._panel.show_verdict(verdict, self._asked[1])
        self.said.emit(told)

    def _tell_tricks(self, tricks: int) -> None:
        self.went_on.emit(EditorCounts.so_far(tricks))

    def _end(self, moves: object) -> None:
        self.played_out.emit(moves)
        self.said.emit(translate("Editor", "The deal is over."))

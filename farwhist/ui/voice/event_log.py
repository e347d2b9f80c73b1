"""The log beside the table, and what tells it and the voice of each event."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QDockWidget, QPlainTextEdit, QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    DealScored,
    Event,
    MatchEnded,
    TrickTaken,
)
from farwhist.engine.makers import Maker
from farwhist.engine.position import Position, Trick
from farwhist.ui.match.history import ReadableMatch
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.table import Table
from farwhist.ui.voice import sentences, spoken
from farwhist.ui.voice.announcer import Announcer, Kind
from farwhist.ui.voice.speech_lengths import LENGTHS
from farwhist.ui.wording import questions

translate = QCoreApplication.translate


class LogText(QPlainTextEdit):
    """The sentences. Enter or a double click on one asks to study what it tells of.

    `study_wanted(line)` is emitted with the number of the line, from 0.
    """

    study_wanted = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.want_study()
        else:
            super().keyPressEvent(event)

    def want_study(self) -> None:
        """Ask to study what the line tells of in which the keyboard is."""
        self.study_wanted.emit(self.textCursor().blockNumber())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.study_wanted.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        line = self.cursorForPosition(event.pos()).blockNumber()
        menu = self.createStandardContextMenu(event.pos())
        menu.setParent(self.window(), menu.windowFlags())  # a dock that has floated cannot own it
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        study = menu.addAction(translate("Log", "Study from here"))
        study.triggered.connect(lambda: self.study_wanted.emit(line))
        menu.popup(event.globalPos())


class EventLog(QDockWidget):
    """A dock with one line a sentence. It is never edited, only written on or begun anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("Log", "Event log"), parent)
        self.setObjectName("log dock")
        set_help_anchor(self, "accessibility#log")
        self.text = LogText(self)
        self.text.setObjectName("log")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(translate("Log", "Event log"))
        self.setWidget(self.text)

    @property
    def lines(self) -> list[str]:
        """The sentences, the oldest first."""
        return self.text.toPlainText().splitlines()

    def go_on(self, kept: int, sentences: Iterable[str]) -> None:
        """Hold the first `kept` sentences and these, and no others."""
        text = "\n".join(sentences)
        if not kept:
            self.text.setPlainText(text)
        else:
            end = QTextCursor(self.text.document().findBlockByNumber(kept - 1))
            end.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            end.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            end.insertText(f"\n{text}" if text else "")
        self._show_end()

    def write(self, sentences: Iterable[str]) -> None:
        """Add these sentences; the view follows unless the reader has scrolled back."""
        bar = self.text.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        for sentence in sentences:
            self.text.appendPlainText(sentence)
        if follows and not self.text.textCursor().hasSelection():
            self._show_end()

    def _show_end(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())


_RESULTS = (BidsRevealed, BidMade, TrickTaken, DealScored, MatchEnded)


class Telling(QObject):
    """Writes a sentence for everything that the table advances past, and has it spoken.

    What is written has the usual sentences, what is spoken those of the length that the announcer
    has. Where the table jumps to another position, the log says what it has jumped over, and what
    comes before that stays; nothing of it is spoken.
    """

    def __init__(
        self, runner: ReadableMatch, table: Table, log: EventLog, announcer: Announcer
    ) -> None:
        super().__init__(table)
        self._runner = runner
        self._table = table
        self._log = log
        self._announcer = announcer
        self._told: Decision | None = None
        self._starts: list[int] = []  # by event: how many lines were in the log before it
        self._lines = 0
        self._passed: list[tuple[list[str], Event]] = []
        table.advanced.connect(self._advance)
        table.passed.connect(self._pass)
        table.jumped.connect(self._jump)
        table.announced.connect(lambda text: announcer.say(text, Kind.ANSWER))
        table.trick_review.turned.connect(self._tell_trick)

    @property
    def events(self) -> int:
        """How many events of the match the log tells of, from its first one on."""
        return len(self._starts)

    def event_of(self, line: int) -> int:
        """Return the number in the match of the event that a line of the log tells of, from 0."""
        return max(bisect_right(self._starts, line) - 1, 0)

    def ask(self, decision: Decision) -> None:
        """Say what the player is asked for, unless that has been said already."""
        if decision != self._told and not decision.settled:
            self._told = decision
            table, speech = self._table, LENGTHS[self._announcer.length]()
            self._announcer.say(speech.asked(decision, table.position, table.match), Kind.TURN)

    def _advance(self, event: Event, before: Position) -> None:
        usual = self._sentences(event, before)
        written = self._add(usual, event)
        self._log.write(written)
        said = LENGTHS[self._announcer.length]().told(event, before, self._table.match)
        kind = Kind.RESULT if isinstance(event, _RESULTS) else Kind.EVENT
        self._announcer.say(" ".join([*said, *written[len(usual) :]]), kind)
        if not isinstance(event, BidSealed):
            self._told = None

    def _pass(self, event: Event, before: Position) -> None:
        self._passed.append((self._sentences(event, before), event))

    def _jump(self, first: int) -> None:
        passed, self._passed = self._passed, []
        self._told = None
        self._announcer.forget()
        kept = self._starts[first] if first < len(self._starts) else self._lines
        del self._starts[first:]
        self._lines = kept
        all_told = [self._add(told, event) for told, event in passed]
        self._log.go_on(kept, [sentence for told in all_told for sentence in told])

    def _add(self, told: list[str], event: Event) -> list[str]:
        """Count what is told of the next event, with what else there is to say, and return it."""
        if self._by_clock(len(self._starts)):
            told = [*told, questions.made_for_you(event)]
        self._starts.append(self._lines)
        self._lines += len(told)
        return told

    def _by_clock(self, number: int) -> bool:
        """Whether the player's time ran out, and a bot caused this event of the match instead."""
        match, viewer = self._runner.match, self._table.match.viewer
        if match is None:
            return False
        made, moves = self._runner.history.made, range(len(match.moves))
        for move in moves[bisect_left(moves, number, key=match.events_before) :]:
            if match.events_before(move) != number:
                return False
            if made.get(move) is Maker.CLOCK and match.moves[move][0] == viewer:
                return True
        return False

    def _sentences(self, event: Event, before: Position) -> list[str]:
        return sentences.describe(event, before, self._table.match)

    def _tell_trick(self, trick: Trick, title: str) -> None:
        match = self._table.match
        text = spoken.taken_trick(trick, title, match.viewer, match.names)
        self._announcer.say(text, Kind.ANSWER)

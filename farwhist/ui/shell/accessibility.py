"""Joins the window with what makes it usable by ear and by keyboard: log, voice, keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QMainWindow

from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.events import Event
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.table.table import Table
from farwhist.ui.voice.accessible import TableContent, expose
from farwhist.ui.voice.announcer import Announcer, Kind, ScreenReader
from farwhist.ui.voice.event_log import EventLog, Telling
from farwhist.ui.voice.spoken import answer


class Accessibility(QObject):
    """Tells what the table shows, when it has shown it, and answers the asking keys.

    Args:
        window: the main window, which gets the log as a dock.
        status: where answers are written.
    """

    def __init__(
        self,
        window: QMainWindow,
        *,
        runner: MatchRunner,
        table: Table,
        status: QLabel,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._status = status
        self._focus: Card | None = None
        self.announcer = Announcer(window, ScreenReader(window).speak)
        self.log = EventLog(window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        self.interface = expose(TableContent(table, runner.why_not))
        self._telling = Telling(table, self.log, self.announcer)
        # Not `singleShot`, which keeps what it calls for ever when the window goes before the time.
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.follow)
        runner.asked.connect(self._asked)
        table.advanced.connect(self.follow)
        table.input.explained.connect(lambda text: self.announcer.say(text, Kind.ANSWER))

    @property
    def told(self) -> int:
        """How many events of the match the log tells of."""
        return self._telling.events

    def event_of(self, line: int) -> int:
        """Return the number in the match of the event that a line of the log tells of, from 0."""
        return self._telling.event_of(line)

    def tell(self, text: str) -> None:
        """Write an answer into the status bar, and say it."""
        self._status.setText(text)
        self.announcer.say(text, Kind.ANSWER)

    def remark_on(self, remark: Callable[[int, Event], str]) -> None:
        """Have it say what else there is to say of an event, by its number in the match."""
        self._telling.remark = remark

    def follow(self) -> None:
        """Let a screen reader find what is on the table now."""
        self.interface.follow()
        self.note_focus()

    def wait_for(self, text: str) -> None:
        """Say what a person must confirm, and repeat nothing that another one was told."""
        if text != self.announcer.last:
            self.announcer.begin_anew()
            self.announcer.say(text, Kind.TURN)

    def _asked(self, decision: Decision) -> None:
        self._telling.ask(decision)
        self.follow()
        self._again.start()  # the panel opens after this

    def tell_focus(self) -> None:
        """Say which card has the keyboard, because the table has it again."""
        self._focus = None
        self.note_focus()

    def note_focus(self) -> None:
        """Say which card has the keyboard, if it is another one."""
        card = self._table.input.focus.card
        if card is not self._focus:
            self._focus = card
            if card is not None and self._table.view.hasFocus():
                self.interface.tell_focus(card)

    # --- keys -------------------------------------------------------------------------

    def answer(self, command: CommandId) -> None:
        """Say what an asking key asks for, and write it into the status bar."""
        if command == "ask_again":
            self._status.setText(self.announcer.repeat())
            return
        table = self._table
        hand, playable = table.hand(), table.input.playable()
        self.tell(answer(command, table.position, table.match, hand, playable))

"""Joins the window with what makes it usable by ear and by keyboard: log, voice, keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QMainWindow

from farwhist.engine.cards import Card
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
from farwhist.engine.position import Trick
from farwhist.store.preferences import Preferences
from farwhist.ui import spoken
from farwhist.ui.accessible import expose
from farwhist.ui.announcer import VERBOSITY, Announcer, Kind
from farwhist.ui.controls import Controls
from farwhist.ui.keymap import Keymap, pressed, shown_key
from farwhist.ui.panels.event_log import EventLog
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.runner import MatchRunner, Recent
from farwhist.ui.sentences import Narrator
from farwhist.ui.table.table import Table
from farwhist.ui.table_content import TableContent

_RESULTS = (BidsRevealed, BidMade, TrickTaken, DealScored, MatchEnded)


class Access(QObject):
    """Tells what the table shows, when it has shown it, and answers the asking keys.

    It must be made before the window hears of the runner's events, so that each event is here
    when the table has shown it.

    Args:
        window: the main window, which gets the log as a dock.
        status: where answers are written.
    """

    def __init__(
        self,
        window: QMainWindow,
        settings: Preferences,
        *,
        runner: MatchRunner,
        table: Table,
        host: PanelHost,
        controls: Controls,
        status: QLabel,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self._runner = runner
        self._table = table
        self._host = host
        self._controls = controls
        self._status = status
        self._queue: deque[Event] = deque()
        self._ahead = 0
        self._told: Decision | None = None
        self._focus: Card | None = None
        self._narrator = Narrator([], 0, None)
        self._line: list[int] = []  # by event: how many lines were in the log before it was told
        self._written = 0
        self.hint_key: Callable[[list[str]], bool] = lambda commands: False
        self.keymap = Keymap(settings, self)
        self.announcer = Announcer(window)
        self.announcer.verbosity = settings.value(
            "speech/verbosity", "all", lambda stored: stored in VERBOSITY
        )
        self.log = EventLog(window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.log.hide()
        content = TableContent(table, lambda: self._narrator, runner.why_not)
        self.interface = expose(content)
        runner.happened.connect(self._expect)
        runner.asked.connect(self._asked)
        table.advanced.connect(self._advance)
        table.summary.connect(self._advance_early)
        table.told.connect(lambda text: self.announcer.say(text, Kind.ANSWER))
        table.peeking.turned = self._tell_trick
        table.view.set_key_handler(self.press)
        host.set_key_meaning(self.meaning, self.keys_of)

    @property
    def narrator(self) -> Narrator:
        """What has been told so far."""
        return self._narrator

    def set_verbosity(self, verbosity: str) -> None:
        """Speak all, only the player's turn and results, or nothing; a key of `VERBOSITY`."""
        self.announcer.verbosity = verbosity
        self.announcer.forget()
        self._settings.choose("speech/verbosity", verbosity, "all")

    def begin(self, names: list[str], recent: Recent, shown: int) -> None:
        """Tell another position: `shown` recent events are on the table, the others will be.

        What the log says of the events before them stays, if it is the same match.
        """
        events, viewer, deals = recent.events, self._runner.viewer, self._runner.rules.deal_count
        self._queue = deque(events[shown:])
        self._ahead, self._told = 0, None
        self.announcer.forget()
        told, view, first = events[:shown], None, recent.first
        if first <= min(recent.same, len(self._line)):
            view = recent.position.copy()
        else:
            told, first = [*self._runner.seen()[:first], *told], 0
        self._written = [*self._line[first : first + 1], self._written][0]
        del self._line[first:]
        self._narrator = Narrator(names, viewer, deals, view)
        self.log.go_on(self._written, [line for event in told for line in self._tell(event)])

    def rename(self, names: list[str]) -> None:
        """Call the players by other names from now on."""
        self._narrator.names = names

    def _expect(self, events: list[Event]) -> None:
        self._queue.extend(events)

    def follow(self) -> None:
        """Let a screen reader find what is on the table now."""
        self.interface.follow()
        self._note_focus()

    # --- what is shown ----------------------------------------------------------------

    def _advance(self) -> None:
        if self._ahead:
            self._ahead -= 1
        else:
            self._tell_next()
        self.follow()

    def _advance_early(self) -> None:
        """A deal's scores are on the table as soon as the summary opens."""
        self._tell_next()
        self._ahead += 1
        self.follow()

    def _tell_next(self) -> None:
        if not self._queue:
            return
        event = self._queue.popleft()
        sentences = self._tell(event)
        self.log.write(sentences)
        kind = Kind.RESULT if isinstance(event, _RESULTS) else Kind.EVENT
        self.announcer.say(" ".join(sentences), kind)
        if not isinstance(event, BidSealed):
            self._told = None

    def _tell(self, event: Event) -> list[str]:
        sentences = self._narrator.tell(event)
        self._line.append(self._written)
        self._written += len(sentences)
        return sentences

    def _tell_trick(self, trick: Trick, title: str) -> None:
        told = self._narrator
        self.announcer.say(spoken.taken_trick(trick, title, told.viewer, told.names), Kind.ANSWER)

    def _asked(self, decision: Decision) -> None:
        if decision != self._told and not decision.settled:
            self._told = decision
            view = self._table.position
            self.announcer.say(spoken.your_turn(decision, view), Kind.TURN)
        self.follow()
        QTimer.singleShot(0, self, self.follow)  # the panel opens after this

    def tell_focus(self) -> None:
        """Say which card has the keyboard, because the table has it again."""
        self._focus = None
        self._note_focus()

    def _note_focus(self) -> None:
        card = self._table.focus.card
        if card is not self._focus:
            self._focus = card
            if card is not None and self._table.view.hasFocus():
                self.interface.tell_focus(card)

    # --- keys -------------------------------------------------------------------------

    def meaning(self, event: QKeyEvent) -> QKeyEvent | None:
        """Return what a key means to the table and its panels, None for nothing."""
        panel = self._host.panel
        hand = panel is None or panel.shares_hand
        if panel is not None and panel.takes_suits:
            suit = self.keymap.suit_event(event)
            if suit is not None:
                return suit
        return self.keymap.meaning(event, panel=panel is not None, hand=hand)

    def keys_of(self, command: str) -> str:
        """Return the keys that work for a command, as menus write them."""
        return ", ".join(map(shown_key, self.keymap.working(command)))

    def press(self, event: QKeyEvent) -> bool:
        """Use a key that was pressed on the table, or leave it to the window."""
        if not self._narrator.names:
            return False
        panel = self._host.panel
        hand = panel is None or panel.shares_hand
        commands, keys = (
            partial(self.keymap.commands, panel=panel is not None, hand=hand),
            pressed(event),
        )
        for command in commands(keys):
            if command.startswith("ask_"):
                self.answer(command)
                return True
        if self.hint_key(commands(keys)):
            return True
        meant = self.meaning(event)
        used = meant is not None and self._controls.press(meant)
        self._note_focus()
        return used

    def answer(self, command: str) -> None:
        """Say what an asking key asks for, and write it into the status bar."""
        told, view = self._narrator, self._table.position
        if command == "ask_again":
            self._status.setText(self.announcer.repeat())
            return
        if not view.active:
            text = spoken.deal(view, told.deals)
        elif command == "ask_trick":
            text = spoken.trick(view, told.viewer, told.names)
        elif command == "ask_bids":
            text = spoken.seats(view, told.viewer, told.names, self._table.stage.kind)
        elif command == "ask_trump":
            text = f"{spoken.trump(view)} {spoken.deal(view, told.deals)}"
        else:
            held = len(view.hands[told.viewer])
            text = spoken.cards(self._table.hand(), self._table.playable(), held)
        self._status.setText(text)
        self.announcer.say(text, Kind.ANSWER)

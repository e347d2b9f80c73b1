"""The match of a table on the felt: what the host tells is shown, what the player does is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.engine.cards import Seat
from farwhist.engine.events import (
    NOBODY,
    BidMade,
    BidSealed,
    Called,
    CardDiscarded,
    CardKept,
    CardPlayed,
    CardsShed,
    Event,
)
from farwhist.engine.moves import Move, write
from farwhist.network import messages as ms
from farwhist.store.setting import FIRST_PROFILE, Setting
from farwhist.ui.features.together import words
from farwhist.ui.features.together.session import TableSession
from farwhist.ui.match.history import History, MatchTransfer
from farwhist.ui.match.remote import RemoteHistory, RemoteMatch
from farwhist.ui.services.services import Services
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import questions

translate = QCoreApplication.translate

OWN: Final = (BidSealed, BidMade, Called, CardPlayed, CardsShed, CardDiscarded, CardKept)
"""Events of which a player's own move is the cause."""


class SharedMatch(QObject):
    """Puts the match of a session on the table. It is a `HostConnection`, too.

    `kept(faults)` is emitted when the match is over, shown, and kept with the player's others.
    """

    kept = Signal(object)

    def __init__(self, services: Services, session: TableSession) -> None:
        super().__init__(services.window)
        self._services = services
        self._session = session
        self._due = False
        self._made = False
        self._followed = (
            (session.began, self.begin),
            (session.happened, self._tell),
            (session.asked, self._ask),
            (session.refused, self._refuse),
            (session.wished, self._wait_for_answers),
            (session.opened, self._open),
            (services.table.settled, self._look_whether_over),
        )
        for signal, slot in self._followed:
            signal.connect(slot)

    def stop(self) -> None:
        """Follow the session no more."""
        for signal, slot in self._followed:
            signal.disconnect(slot)
        self.deleteLater()

    @property
    def on_table(self) -> bool:
        """Whether the match, or its record, lies on the table."""
        return self._services.match.runner.together

    @property
    def seat(self) -> Seat | None:
        """Where the player sits, None while watching."""
        seat = self._session.table.seat
        return None if seat == NOBODY else seat

    def begin(self, fresh: bool) -> None:
        """Put the match on the table: from its first event if it is `fresh`, or as it stands."""
        table, room = self._session.table, self._session.room
        if table.match is None or table.rules is None or room is None:
            return
        self.keep()
        rules = room.rules
        setting = Setting(
            rules.preset,
            rules.seats,
            seed=0,
            changes=dict(rules.changes),
            names=table.names,
            portraits=table.portraits,
            human=self.seat,
            people=self._people,
            hints=rules.hints,
        )
        match = RemoteMatch(table.match)
        match.follow()
        carried = MatchTransfer(setting, table.rules, RemoteHistory(match, self))
        services = self._services
        services.match.leave_lesson()
        services.notices.toast.hide()  # it may offer a match in the place of this one
        services.match.matches.stops_chosen.emit(self.seat is not None)
        services.match.runner.join(carried, fresh=fresh)

    @property
    def _people(self) -> Mapping[Seat, str]:
        """The player's own profile at the seat, as a match keeps it."""
        own = self._services.settings.players.own.key
        return {} if self.seat is None or own == FIRST_PROFILE else {self.seat: own}

    def _tell(self, events: Sequence[Event]) -> None:
        remote = self._services.match.runner.remote
        if remote is not None:
            remote.remote.follow()
            self._services.match.runner.tell(events)
        own = [each for each in events if isinstance(each, OWN) and each.seat == self.seat]
        if own:
            if not self._made:
                self._say_time_is_up(own[0])
            self._made = False

    def _say_time_is_up(self, own: Event) -> None:
        """Say what a bot has done in the player's place."""
        text = questions.made_for_you(own)
        self._services.notices.status.setText(text)
        self._services.announcer.say(text, Kind.TURN)

    def _ask(self) -> None:
        services = self._services
        remote = services.match.runner.remote
        if remote is not None:
            remote.remote.follow()
            if not services.table.busy and not services.table.position.over:
                services.flow.go_on()

    def _refuse(self, why: str) -> None:
        """Ask again: the move came too late, or is not allowed."""
        self._made = False
        self._ask()
        text = translate("Together", "Your move was not made: it came too late.")
        self._services.notices.status.setText(text)
        self._services.announcer.say(text, Kind.ANSWER)

    def _wait_for_answers(self, seat: int, agreed: bool) -> None:
        """Ask nothing until all have said whether a move is taken back; then the host asks."""
        if seat != NOBODY and self.on_table:
            self._services.flow.close_question()

    # --- the connection to the host ---------------------------------------------------

    def make(self, move: Move, *, hinted: bool) -> None:
        """Send a move of the player."""
        self._made = True
        self._session.table.make(write(move), hinted=hinted)
        self._services.flow.close_question()

    @property
    def clock(self) -> int:
        """How many seconds there are for a move at this table; 0 for as long as one likes."""
        room = self._session.room
        return 0 if room is None else room.rules.clock

    @property
    def can_ask_back(self) -> bool:
        """Whether the player has made a move that all may agree to take back."""
        room, match = self._session.room, self._session.table.match
        if room is None or match is None or self.seat is None:
            return False
        if not (room.playing and room.rules.undo):
            return False
        own = (each for each in reversed(match.events) if isinstance(each, OWN))
        return any(each.seat == self.seat for each in own)

    def ask_back(self) -> None:
        """Ask all to let the player's last move be taken back."""
        self._session.say(ms.AskBack())

    # --- the end ----------------------------------------------------------------------

    def _open(self) -> None:
        self._due = True
        self._look_whether_over()

    def _look_whether_over(self) -> None:
        table = self._services.table
        if self._due and self.on_table and table.position.over and not table.busy:
            self.keep()

    def keep(self) -> None:
        """Keep the match that is over with the player's others, and let it be studied."""
        checked, rules = self._session.table.checked, self._session.table.rules
        if not self._due or checked is None or rules is None:
            return
        self._due = False
        runner, records = self._services.match.runner, self._services.records
        saved = replace(checked.record, human=self.seat, people=self._people)
        match = saved.match(rules)
        if runner.elsewhere:
            history = History(match, made=saved.made)
            runner.open_record(MatchTransfer(saved.setting, rules, history))
        if self.seat is not None:
            records.library.add(saved, match)
            records.statistics.add(saved, match, rules)
        self.kept.emit(words.faults(checked.faults))

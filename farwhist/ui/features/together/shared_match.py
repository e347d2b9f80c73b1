"""The match of a table on the felt: what the host tells is shown, what the player does is sent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
from farwhist.network.seen_match import SeenMatch
from farwhist.store.setting import Setting
from farwhist.ui.features.together import words
from farwhist.ui.features.together.people_here import PeopleHere
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
    """Puts the match of the people here on the table. It is a `HostConnection`, too.

    Where several play here the table is laid for one at a time, and shows what that person's
    session was told.

    `kept(faults)` is emitted when the match is over, shown, and kept with the player's others.
    """

    kept = Signal(object)

    def __init__(self, services: Services, here: PeopleHere) -> None:
        super().__init__(services.window)
        self._services = services
        self._here = here
        self._session = here.first
        self._due = False
        self._made: set[Seat] = set()
        self._followed = [
            here.dropped.connect(self._drop),
            here.first.wished.connect(self._wait_for_answers),
            here.first.opened.connect(self._open),
            services.table.settled.connect(self._look_whether_over),
        ]
        for session in here.sessions:
            self._followed += [
                session.began.connect(partial(self._begin, session)),
                session.happened.connect(partial(self._tell, session)),
                session.asked.connect(partial(self._ask, session)),
                session.refused.connect(partial(self._refuse, session)),
                session.lost.connect(partial(self._forget, session)),
                session.opened.connect(self._look_whether_over),
            ]

    def stop(self) -> None:
        """Follow the sessions no more."""
        for connection in self._followed:
            QObject.disconnect(connection)
        self.deleteLater()

    @property
    def on_table(self) -> bool:
        """Whether the match, or its record, lies on the table."""
        return self._services.match.runner.together

    @property
    def seat(self) -> Seat | None:
        """Where the player sits, the first of several people; None while all watch."""
        return next(iter(self._here.seated), None)

    def _begin(self, session: TableSession, fresh: bool) -> None:
        """Show what was told anew to one of the people here."""
        runner, seen, first = (
            self._services.match.runner,
            session.table.match,
            session is self._session,
        )
        remote = runner.remote
        if first and (fresh or remote is None or not self._here.several):
            self.begin(fresh)
        elif remote is None or seen is None:
            return  # with the first session it is begun for all
        elif runner.setting.played_by.keys() != self._here.seated.keys():
            self.begin(False)
        else:
            remote.remote.learn(seen)
            if self._shows(session):
                runner.show_again()
            else:
                self._ask(session)

    def _views(self) -> list[SeenMatch]:
        """Return what the people here know of the match, in the order of their seats."""
        known = (each for each in self._here.seated.values() if not each.away)
        return [each.table.match for each in known if each.table.match is not None]

    def begin(self, fresh: bool) -> None:
        """Put the match on the table: from its first event if it is `fresh`, or as it stands."""
        table, room = self._session.table, self._session.room
        if table.match is None or table.rules is None or room is None:
            return
        self.keep()
        views = self._views()
        own = next((each for each in views if each.seat == self.seat), table.match)
        rules = room.rules
        setting = Setting(
            rules.preset,
            rules.seats,
            seed=0,
            changes=dict(rules.changes),
            names=table.names,
            portraits=table.portraits,
            human=self.seat,
            people=self._here.profiles,
            hints=rules.hints,
        )
        match = RemoteMatch(own, views)
        carried = MatchTransfer(setting, table.rules, RemoteHistory(match, self))
        services = self._services
        services.match.leave_lesson()
        services.notices.toast.hide()  # it may offer a match in the place of this one
        services.match.matches.stops_chosen.emit(self.seat is not None)
        services.match.runner.join(carried, fresh=fresh)

    def _shows(self, session: TableSession) -> bool:
        """Whether the table shows what this session was told."""
        remote = self._services.match.runner.remote
        return remote is not None and remote.remote.seen is session.table.match

    def _tell(self, session: TableSession, events: Sequence[Event]) -> None:
        remote = self._services.match.runner.remote
        if remote is not None:
            remote.remote.follow()
            if self._shows(session):
                self._services.match.runner.tell(events)
        seat = session.table.seat
        own = [each for each in events if isinstance(each, OWN) and each.seat == seat]
        if own:
            if seat not in self._made and self._shows(session):
                self._say_time_is_up(own[0])
            self._made.discard(seat)

    def _say_time_is_up(self, own: Event) -> None:
        """Say what a bot has done in the player's place."""
        text = questions.made_for_you(own)
        self._services.notices.status.setText(text)
        self._services.announcer.say(text, Kind.TURN)

    def _ask(self, session: TableSession) -> None:
        remote = self._services.match.runner.remote
        if remote is not None:
            remote.remote.follow()
            self.go_on(anew=self._shows(session))

    def go_on(self, *, anew: bool = False) -> None:
        """Ask who is next of the people here; who is asked already is asked `anew`, or not."""
        services = self._services
        asked = services.table.input.decision
        if asked is not None and not (asked.settled or anew):
            return  # who looks at the screen chooses first
        waits = services.table.busy or services.table.position.over
        if services.match.runner.remote is not None and not waits:
            services.flow.go_on()

    def _forget(self, session: TableSession, seconds: float) -> None:
        """Let the others here play on while one of them is cut off."""
        remote = self._services.match.runner.remote
        if remote is not None and not self._shows(session):
            remote.remote.forget(session.table.seat)
            self._ask(session)

    def _drop(self, session: TableSession) -> None:
        """Go on without somebody who is at the table no more."""
        if self._services.match.runner.remote is not None:
            self.begin(False)

    def _refuse(self, session: TableSession, why: str) -> None:
        """Ask again: the move came too late, or is not allowed."""
        self._made.discard(session.table.seat)
        self._ask(session)
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
        seated, viewer = self._here.seated, self._services.match.runner.viewer
        session = seated.get(viewer, self._session)
        self._made.add(session.table.seat)
        session.table.make(write(move), hinted=hinted)
        self._services.flow.close_question()

    @property
    def clock(self) -> int:
        """How many seconds there are for a move at this table; 0 for as long as one likes."""
        room = self._session.room
        return 0 if room is None else room.rules.clock

    @property
    def can_ask_back(self) -> bool:
        """Whether the player has made a move that all may agree to take back."""
        room = self._session.room
        return bool(room and room.playing and room.rules.undo and self._last_mover)

    @property
    def _last_mover(self) -> TableSession | None:
        """Who of the people here may take a move back: who looks at the screen if somebody does.

        While nobody's cards are open it is who has moved last.
        """
        match, seated, eyes = (
            self._session.table.match,
            self._here.seated,
            self._services.match.runner.eyes,
        )
        if match is None:
            return None
        asking = seated if eyes == NOBODY else {eyes}
        own = (each.seat for each in reversed(match.events) if isinstance(each, OWN))
        return next((seated[seat] for seat in own if seat in seated and seat in asking), None)

    def ask_back(self) -> None:
        """Ask all to let the player's last move be taken back."""
        asking = self._last_mover
        if asking is not None:
            asking.say(ms.AskBack())

    # --- the end ----------------------------------------------------------------------

    def _open(self) -> None:
        self._due = True
        self._look_whether_over()

    def _look_whether_over(self) -> None:
        table = self._services.table
        checked = all(each.table.checked is not None for each in self._here.seated.values())
        if self._due and checked and self.on_table and table.position.over and not table.busy:
            self.keep()

    def keep(self) -> None:
        """Keep the match that is over with the player's others, and let it be studied."""
        checked, rules = self._session.table.checked, self._session.table.rules
        if not self._due or checked is None or rules is None:
            return
        self._due = False
        runner, records = self._services.match.runner, self._services.records
        saved = replace(checked.record, human=self.seat, people=self._here.profiles)
        match = saved.match(rules)
        if runner.elsewhere:
            history = History(match, made=saved.made)
            runner.open_record(MatchTransfer(saved.setting, rules, history))
        if self.seat is not None:
            records.library.add(saved, match)
            records.statistics.add(saved, match, rules)
        known = [each.table.checked for each in self._here.sessions]
        found = {fault for each in known if each is not None for fault in each.faults}
        self.kept.emit(words.faults(sorted(found)))

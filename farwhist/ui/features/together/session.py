"""The table at which the player is: what the host has said, folded, for pages and for the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from farwhist.engine.events import NOBODY, Event
from farwhist.network import messages as ms
from farwhist.network.guest import Connecting, Ended, Lost, NumberToCompare
from farwhist.network.guest_table import GuestTable, UnknownRules
from farwhist.network.messages import BadMessage, FromGuest, Room, shown
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.features.together.links import HostLink, Knocker, TableLink

REMEMBERED: Final = 200
"""So much of what was said is kept."""


class TableSession(QObject):
    """Folds what comes over a link, and outlives windows.

    Signals:
        changed(): who is there, who is ready, who knocks, or the rules.
        said(said): somebody has said something.
        began(fresh): the match was told, from its first event or anew as it stands.
        happened(events): what has happened since.
        asked(): it was said who is next.
        refused(why): the player's move was not made; `why` is the key of an objection.
        wished(seat, agreed): somebody wants to take a move back; -1 when that is over.
        opened(): the match is over, and its record is there.
        lost(seconds): there is no connection; another try follows. `found()`: there is one again.
        ended(why, fact): there is no table any more.
        came(name), went(name): of other people.
        readied(seat): somebody wants the match to begin, or not yet.
        stood_in(name, on): a bot plays for somebody now, or no longer.

    Args:
        profile: the key of the profile of who sits there.
        name: what they are called at the table.

    Attributes:
        table: what is known of it.
        line: the invitation, at the host.
        number: to compare with the host, where the player has knocked.
    """

    changed = Signal()
    said = Signal(object)
    began = Signal(bool)
    happened = Signal(object)
    asked = Signal()
    refused = Signal(str)
    wished = Signal(int, bool)
    opened = Signal()
    lost = Signal(float)
    found = Signal()
    ended = Signal(str, str)
    came = Signal(str)
    went = Signal(str)
    stood_in = Signal(str, bool)
    readied = Signal(int)

    def __init__(
        self, link: TableLink, key: bytes, profile: str = FIRST_PROFILE, name: str = ""
    ) -> None:
        super().__init__()
        self.link = link
        self.profile = profile
        self.name = name
        self.table = GuestTable(key, link.say)
        self.line = ""
        self.number = ""
        self.knocks: dict[int, Knocker] = {}
        self.talk: list[ms.Said] = []
        self.muted: set[str] = set()
        self.over: Ended | None = None
        self.away = False
        self._fresh = False
        self._waits_for_events = False
        link.heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        link.opened.connect(self._take_line, Qt.ConnectionType.QueuedConnection)

    @property
    def hosts(self) -> bool:
        """Whether the table is open at this computer."""
        return isinstance(self.link, HostLink)

    @property
    def room(self) -> Room | None:
        """Who is at the table, None before that is known."""
        return self.table.room

    @property
    def playing(self) -> bool:
        """Whether a match is being played at the table."""
        return self.room is not None and self.room.playing

    @property
    def ready(self) -> bool:
        """Whether the player has said so."""
        room, seat = self.room, self.table.seat
        return room is not None and seat != NOBODY and room.places[seat].ready

    def say(self, message: FromGuest) -> None:
        """Say something to the host."""
        self.link.say(message)

    def leave(self, *, for_good: bool = True) -> None:
        """Be at the table no more."""
        if self.over is None:
            self.over = Ended("left")
            self.link.end(for_good=for_good)

    def let_in(self, knock: int, *, welcome: bool) -> None:
        """Let somebody in who knocks, or not."""
        self.knocks.pop(knock, None)
        assert isinstance(self.link, HostLink), "nobody knocks elsewhere"
        self.link.let_in(knock, welcome=welcome)
        self.changed.emit()

    def mute(self, name: str, *, on: bool) -> None:
        """Show no more of what somebody says, or show it again."""
        (self.muted.add if on else self.muted.discard)(name)
        self.changed.emit()

    # --- what is heard ----------------------------------------------------------------

    def _take_line(self, line: str) -> None:
        self.line = line
        self.changed.emit()

    def _hear(self, heard: object) -> None:
        if self.over is not None:
            return
        match heard:
            case Connecting():
                pass
            case Lost(seconds=seconds):
                self.away = True
                self.lost.emit(seconds)
            case NumberToCompare(number):
                self.number = number
                self.changed.emit()
            case Knocker(knock, name):
                self.knocks.pop(knock, None)
                if name:
                    self.knocks[knock] = heard
                self.changed.emit()
            case Ended(why, fact):
                self._end(why, fact)
            case ms.Message():
                self._fold(heard)

    def _end(self, why: str, fact: str = "") -> None:
        self.over = Ended(why, fact)
        self.ended.emit(why, fact)

    def _fold(self, message: ms.Message) -> None:
        before = self.room
        try:
            events = self.table.take(message)  # type: ignore[arg-type]
        except UnknownRules as error:
            self.say(ms.Leave())
            self._give_up("rules", str(error))
            return
        except BadMessage as error:
            self._give_up("protocol", str(error))
            return
        self._follow(message, before)
        self._follow_match(message, events)

    def _follow(self, message: ms.Message, before: Room | None) -> None:
        """Tell what has changed at the table."""
        match message:
            case ms.Welcome():
                self.number = ""
                if self.away:
                    self.away = False
                    self.found.emit()
                self.changed.emit()
            case ms.Room():
                self._compare(before, message)
                self.changed.emit()
            case ms.Said():
                self._note(message)
            case ms.Closed() if not self.hosts:
                self._end("closed")
            case ms.TurnedAway(why, fact) if self.hosts:
                self._end(why, fact)
            case _:
                pass

    def _follow_match(self, message: ms.Message, events: Sequence[Event]) -> None:
        """Tell what has changed in the match."""
        match message:
            case ms.CommitmentWanted():
                self._fresh = True
            case ms.Began():
                self._waits_for_events = True
            case ms.Happened(more=more):
                self._tell(events, more=more)
            case ms.ChoiceAsked():
                self.asked.emit()
            case ms.NotMade(why):
                self.refused.emit(why)
            case ms.BackAsked(seat, agreed):
                self.wished.emit(seat, agreed)
            case ms.Opened() if self.table.checked is not None:
                self.opened.emit()
            case _:
                pass

    def _give_up(self, why: str, fact: str) -> None:
        self.link.end(for_good=False)
        self._end(why, fact)

    def _tell(self, events: Sequence[Event], *, more: bool) -> None:
        """Tell events: those after a `Began` all at once, when the last part has come."""
        if not self._waits_for_events:
            self.happened.emit(events)
        elif not more:
            self._waits_for_events = False
            fresh, self._fresh = self._fresh, False
            self.began.emit(fresh)

    def _note(self, said: ms.Said) -> None:
        name = shown(said.name, ms.LONGEST_NAME)
        clean = ms.Said(said.seat, name, said.phrase, shown(said.text))
        del self.talk[:-REMEMBERED]
        self.talk.append(clean)
        if name not in self.muted:
            self.said.emit(clean)

    def _compare(self, before: Room | None, now: Room) -> None:
        """Tell who has come or gone since."""
        if before is None or len(before.places) != len(now.places):
            return
        for seat, (old, new) in enumerate(zip(before.places, now.places, strict=True)):
            if new.ready != old.ready and new.taken and not (new.level or now.playing):
                self.readied.emit(seat)
            if seat == self.table.seat:
                continue
            name = shown(new.name or old.name, ms.LONGEST_NAME)
            if new.level or not name:
                continue
            if new.present and not old.present:
                self.came.emit(name)
            elif old.present and not new.present and not old.level:
                self.went.emit(name)
            if new.stand_in != old.stand_in:
                self.stood_in.emit(name, new.stand_in)

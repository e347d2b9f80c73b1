"""The people of this computer at one table: each has a connection, and sees what it is told."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.network.guest import GuestPerson
from farwhist.network.hosting import key_of_profile
from farwhist.network.messages import FromGuest
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.features.together.session import TableSession
from farwhist.ui.match.players import Players
from farwhist.ui.wording.player_names import person_name


def others_here(players: Players) -> dict[str, str]:
    """Return who else may play at this computer: their names by the keys of their profiles."""
    others = [each for each in players.people.all if each.key != players.own.key]
    return {each.key: person_name(each.name, 2) for each in others}


def further_people(
    players: Players, chosen: Container[str], folder: Path
) -> list[tuple[GuestPerson, str]]:
    """Return those of them who are chosen to play, and their profiles.

    Raises:
        OSError: their keys cannot be read or written.
    """
    found = []
    for key, name in others_here(players).items():
        profile = players.people.playing(key)
        if profile is not None and key in chosen:
            found.append((GuestPerson(name, profile.avatar, key_of_profile(folder, key)), key))
    return found


class PeopleHere(QObject):
    """Holds their sessions; the further people come one after another, once the first is seated.

    Signals:
        dropped(session): a further person is at the table no more; `session.over` says why.

    Args:
        first: the session of who has opened or joined the table; its connection has been begun.
        further: those of the others, whose connections have not.
    """

    dropped = Signal(object)

    def __init__(self, first: TableSession, further: Iterable[TableSession] = ()) -> None:
        super().__init__()
        self.first = first
        self.further = list(further)
        self._waiting = list(self.further)
        for each in self.sessions:
            each.changed.connect(self._seat_next)
        for each in self.further:
            each.ended.connect(partial(self._drop, each))

    @property
    def sessions(self) -> list[TableSession]:
        """All sessions, the first one first."""
        return [self.first, *self.further]

    @property
    def seated(self) -> Mapping[Seat, TableSession]:
        """Who sits at the table, in the order of the seats."""
        found = {each.table.seat: each for each in self.sessions if each.table.seat != NOBODY}
        return dict(sorted(found.items()))

    @property
    def profiles(self) -> Mapping[Seat, str]:
        """Their profiles by seat, as a match keeps them."""
        found = {seat: each.profile for seat, each in self.seated.items()}
        return {} if list(found.values()) == [FIRST_PROFILE] else found

    @property
    def ready(self) -> bool:
        """Whether all who have come have said so."""
        return all(each.ready for each in self.seated.values())

    @property
    def several(self) -> bool:
        """Whether more than one person of this computer is at the table, or about to come."""
        return bool(self.further)

    def say(self, message: FromGuest) -> None:
        """Say something to the host for everybody here."""
        for each in self.sessions:
            each.say(message)

    def leave(self, *, for_good: bool = True) -> None:
        """Be at the table no more, all of them."""
        for each in reversed(self.sessions):
            each.leave(for_good=for_good)

    def settle(self) -> None:
        """Wait a moment until all connections are closed: the program ends."""
        for each in reversed(self.sessions):
            each.link.settle()

    def _seat_next(self) -> None:
        begun = [each for each in self.sessions if each not in self._waiting]
        if self._waiting and all(each.table.seat != NOBODY for each in begun):
            self._waiting.pop(0).link.begin()

    def _drop(self, session: TableSession, why: str, fact: str) -> None:
        self.further.remove(session)
        self.dropped.emit(session)
        self._seat_next()

"""Connections of the window to a table, elsewhere or open here; nothing here waits for them.

What is heard comes as a signal in the thread of the window; what is said goes to the thread of the
network.
"""

from __future__ import annotations

from concurrent.futures import CancelledError, Future, TimeoutError
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from farwhist import __version__
from farwhist.network import messages as ms
from farwhist.network.background import NetworkThread
from farwhist.network.guest import Ended, Guest, GuestPerson
from farwhist.network.hosting import Hosting, open_table
from farwhist.network.invitation import Invitation
from farwhist.network.messages import FromGuest, FromHost, TableRules
from farwhist.store.reading import Newer, Unreadable

FAREWELL: Final = 0.6
"""Seconds in which the host may hear that somebody leaves for good."""

CLOSING: Final = 2.0
"""So many seconds a table that is closed has to tell its guests."""


class Knocker(Struct, frozen=True):
    """Somebody wants to be let in; both people compare the number.

    Without a name the knock is over.
    """

    knock: int
    name: str
    number: str


class TableLink(QObject):
    """What connections to a table elsewhere and to one that is open here have in common.

    Signals:
        heard(message): the host has said something, somebody knocks, or the connection has
            changed.
        opened(line): a table is open here, and this line invites to it.
    """

    heard = Signal(object)
    opened = Signal(str)

    def __init__(self, thread: NetworkThread) -> None:
        super().__init__()
        self.network = thread
        self._work: Future[Any] | None = None

    def begin(self) -> None:
        """Come to the table."""
        raise NotImplementedError

    def say(self, message: FromGuest) -> None:
        """Say something to the host."""
        raise NotImplementedError

    def end(self, *, for_good: bool) -> None:
        """Be at the table no more; unless `for_good`, the seat waits."""
        raise NotImplementedError

    def settle(self) -> None:
        """Wait a moment until the connection is closed: the program ends."""
        if self._work is not None:
            with suppress(Exception, CancelledError):
                self._work.result(CLOSING)

    def _watch(self, work: Future[Any]) -> None:
        """Tell of a fault in the program as of the end of the connection."""

        def look(done: Future[Any]) -> None:
            with suppress(CancelledError):
                problem = done.exception()
                if problem is not None:
                    self.heard.emit(Ended("protocol", type(problem).__name__))

        self._work = work
        work.add_done_callback(look)


class GuestLink(TableLink):
    """The connection of a guest to a table elsewhere."""

    def __init__(
        self,
        thread: NetworkThread,
        invitation: Invitation,
        person: GuestPerson,
        *,
        lasting: bool = False,
    ) -> None:
        super().__init__(thread)
        self._guest = Guest(invitation, person, self.heard.emit, lasting=lasting)

    def begin(self) -> None:
        """Connect."""
        self._watch(self.network.run(self._guest.run()))

    def say(self, message: FromGuest) -> None:
        self.network.call(lambda: self._guest.say(message))

    def end(self, *, for_good: bool) -> None:
        guest, loop = self._guest, self.network.loop
        if for_good:
            self.say(ms.Leave())
            self.network.call(lambda: loop.call_later(FAREWELL, guest.leave))
        else:
            self.network.call(guest.leave)


class OpenedTable(Struct, frozen=True):
    """How a table is opened here.

    Args:
        data: the folder of the player's data.
        rules: of a new table; None for the one that was open last, with its people and match.
        announced: the name under which it is found in this network, or nothing.
        address: listen only there; everywhere if None.
    """

    data: Path
    rules: TableRules | None
    port: int
    announced: str = ""
    address: str | None = None


class _OwnLink:
    """The connection of the host's own person, without a network."""

    def __init__(self, link: TableLink) -> None:
        self._link = link

    def send(self, message: FromHost) -> None:
        self._link.heard.emit(message)
        if isinstance(message, ms.TurnedAway) and not isinstance(self._link, HostLink):
            self._link.heard.emit(Ended(message.why, ms.shown(message.fact)))

    def close(self) -> None:
        """Nothing is to be closed."""


def _hello(person: GuestPerson) -> ms.Hello:
    """Return how somebody of the host's own computer comes to the table."""
    return ms.Hello(ms.PROTOCOL, __version__, "", person.key, person.name, person.portrait)


class HostLink(TableLink):
    """Keeps a table open here, and is the connection of the host's own person to it.

    Signals:
        failed(problem): it cannot be opened.
        unannounced(reason): it cannot be found in this network.
        unsaved(problem): a move could not be saved.
        set_aside(path): its match was damaged, and lies there now.
    """

    failed = Signal(object)
    unannounced = Signal(str)
    unsaved = Signal(object)
    set_aside = Signal(object)

    def __init__(self, thread: NetworkThread, table: OpenedTable, person: GuestPerson) -> None:
        super().__init__(thread)
        self._table = table
        self._person = person
        self._hosting: Hosting | None = None
        self._visitor: Any = None

    def begin(self) -> None:
        """Open the table."""
        self._watch(self.network.run(self._open()))

    async def _open(self) -> None:
        wanted, person = self._table, self._person
        try:
            hosting = await open_table(
                wanted.data,
                wanted.rules,
                port=wanted.port,
                address=wanted.address,
                addresses=() if wanted.address is None else (wanted.address,),
                knocked=lambda *knock: self.heard.emit(Knocker(*knock)),
                problem=self.unsaved.emit,
            )
        except (OSError, Newer, Unreadable, ImportError) as problem:
            self.failed.emit(problem)
            return
        self._hosting = hosting
        if hosting.set_aside is not None:
            self.set_aside.emit(hosting.set_aside)
        self.opened.emit(hosting.invitation.line)
        self._visitor = hosting.table.greet(_OwnLink(self), _hello(person), host=True)
        if wanted.announced:
            try:
                await hosting.announce(wanted.announced)
            except OSError as problem:
                self.unannounced.emit(problem.strerror or str(problem))

    def say(self, message: FromGuest) -> None:
        self.network.call(lambda: self._hear(message))

    def _hear(self, message: FromGuest) -> None:
        self.hear(self._visitor, message)

    def greet(self, link: TableLink, person: GuestPerson) -> Any:
        """Seat somebody else of this computer, in the network thread; None if that cannot be."""
        if self._hosting is None:
            return None
        return self._hosting.table.greet(_OwnLink(link), _hello(person))

    def hear(self, visitor: Any, message: FromGuest) -> None:
        """Do what somebody of this computer asks, in the network thread."""
        if self._hosting is not None and visitor is not None:
            self._hosting.table.hear(visitor, message)

    def let_in(self, knock: int, *, welcome: bool) -> None:
        """Let somebody in who knocks, or not."""

        def do() -> None:
            if self._hosting is not None:
                self._hosting.server.let_in(knock, welcome=welcome)

        self.network.call(do)

    def invite_anew(self) -> None:
        """Make another invitation, and tell it by `opened`; the old one lets nobody new in."""

        def do() -> None:
            if self._hosting is not None:
                self._hosting.invite_anew()
                self.opened.emit(self._hosting.invitation.line)

        self.network.call(do)

    def end(self, *, for_good: bool) -> None:
        """Close the table; what was played is kept."""
        work = self.network.run(self._close())
        with suppress(TimeoutError, CancelledError):
            work.result(CLOSING)

    async def _close(self) -> None:
        hosting, self._hosting, self._visitor = self._hosting, None, None
        if hosting is not None:
            await hosting.close()


class FurtherLink(TableLink):
    """The connection of another person of the host's own computer to the table that is open here.

    It ends with the table.
    """

    def __init__(self, host: HostLink, person: GuestPerson) -> None:
        super().__init__(host.network)
        self._host = host
        self._person = person
        self._visitor: Any = None

    def begin(self) -> None:
        self.network.call(self._greet)

    def _greet(self) -> None:
        self._visitor = self._host.greet(self, self._person)

    def say(self, message: FromGuest) -> None:
        self.network.call(lambda: self._host.hear(self._visitor, message))

    def end(self, *, for_good: bool) -> None:
        """Hear no more; the seat waits until the table is opened again."""

"""The connection to a host, known by its fingerprint; it comes back when it was cut."""

from __future__ import annotations

import asyncio
import secrets
import ssl
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from farwhist import __version__
from farwhist.engine.hashing import sha256
from farwhist.network import messages as ms
from farwhist.network.certificate import guest_context
from farwhist.network.invitation import Invitation
from farwhist.network.messages import BadMessage, FromGuest, FromHost, from_host
from farwhist.network.short_number import short_number

OPEN: Final = 8.0
"""Seconds in which a host must answer."""

ALIVE: Final = 5.0
"""Seconds between two signs of life, and how long one may be waited for."""

WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before another try; the last one again and again."""

WAITING: Final = 1000
"""So many messages may wait to be sent."""


class GuestPerson(Struct, frozen=True):
    """Who comes: what they are called and look like, and their secret key of 32 bytes."""

    name: str
    portrait: int
    key: bytes
    watch: bool = False
    bot: str = ""


class Connecting(Struct, frozen=True):
    """A try to reach the host begins."""


class Lost(Struct, frozen=True):
    """There is no connection; another try follows in some seconds.

    `why` is "unreachable" or "cut".
    """

    why: str
    seconds: float


class NumberToCompare(Struct, frozen=True):
    """The number that this person and the host compare before the guest is let in."""

    number: str


class Ended(Struct, frozen=True):
    """There will be no connection any more.

    `why` is a key: that of a `Refused`, or "other_host" where the host is not the one of the
    invitation, "protocol" where it says what no host says, "closed", "left", or "network" where no
    TLS is to be had. `fact` fills its sentence.
    """

    why: str
    fact: str = ""


Heard = FromHost | Connecting | Lost | NumberToCompare | Ended


class _Final(Exception):
    def __init__(self, ended: Ended) -> None:
        super().__init__(ended.why)
        self.ended = ended


class Guest:
    """Keeps the connection of one guest until it leaves or is turned away.

    Args:
        invitation: where the host is; without a fingerprint the guest knocks.
        person: who comes.
        hear: is told everything, in the thread of the loop; it may raise `BadMessage`.
        lasting: whether a host that cannot be reached at all is tried again.
    """

    def __init__(
        self,
        invitation: Invitation,
        person: GuestPerson,
        hear: Callable[[Heard], None],
        *,
        lasting: bool = True,
    ) -> None:
        self._invitation = invitation
        self._person = person
        self._hear = hear
        self._lasting = lasting
        self._out: asyncio.Queue[FromGuest] = asyncio.Queue(WAITING)
        self._left = False
        self._seated = False
        self._task: asyncio.Task[None] | None = None

    def say(self, message: FromGuest) -> None:
        """Say something as soon as there is a connection. Call it in the thread of the loop."""
        if not self._out.full():
            self._out.put_nowait(message)

    def leave(self) -> None:
        """Leave for good, and end."""
        self._left = True
        if self._task is not None:
            self._task.cancel()

    async def run(self) -> None:
        """Stay at the table until that ends; then `hear` has been told why."""
        self._task = asyncio.current_task()
        tries = 0
        try:
            while True:
                self._hear(Connecting())
                why = "unreachable"
                try:
                    why = await self._visit()
                    tries = 0
                except (OSError, TimeoutError, InvalidHandshake, InvalidMessage):
                    if not (self._seated or self._lasting):
                        raise _Final(Ended("unreachable")) from None
                wait = WAITS[min(tries, len(WAITS) - 1)]
                tries += 1
                self._hear(Lost(why, wait))
                await asyncio.sleep(wait)
        except _Final as final:
            self._hear(final.ended)
        except asyncio.CancelledError:
            if not self._left:
                raise
            self._hear(Ended("left"))

    async def _visit(self) -> str:
        """Connect once and listen until that ends; return why."""
        problem: Exception = OSError("no address")
        for address in self._invitation.addresses:
            host = f"[{address}]" if ":" in address else address
            try:
                async with connect(
                    f"wss://{host}:{self._invitation.port}/",
                    ssl=guest_context(),
                    server_hostname="farwhist",
                    compression=None,
                    proxy=None,
                    open_timeout=OPEN,
                    ping_interval=ALIVE,
                    ping_timeout=ALIVE,
                    close_timeout=1,
                    max_size=ms.MOST_BYTES,
                    max_queue=64,
                ) as connection:
                    return await self._talk(connection)
            except ssl.SSLError as error:
                raise _Final(Ended("network", str(error.reason or ""))) from None
            except (OSError, TimeoutError, InvalidHandshake, InvalidMessage) as error:
                problem = error
        raise problem

    async def _talk(self, connection: ClientConnection) -> str:
        wire = connection.transport.get_extra_info("ssl_object")
        found = sha256(wire.getpeercert(binary_form=True)).digest()
        if self._invitation.fingerprint and found != self._invitation.fingerprint:
            raise _Final(Ended("other_host"))
        person = self._person
        while not self._out.empty():  # what was said to a connection that is gone
            self._out.get_nowait()
        hello = ms.Hello(
            ms.PROTOCOL,
            __version__,
            self._invitation.secret,
            person.key,
            person.name,
            person.portrait,
            person.watch,
            person.bot,
        )
        try:
            await connection.send(ms.encode(hello))
            if not self._invitation.fingerprint:
                await self._compare(connection, found)
            writing = asyncio.create_task(self._write(connection))
            try:
                async for data in connection:
                    self._take(from_host(data))
            finally:
                writing.cancel()
        except BadMessage as error:
            raise _Final(Ended("protocol", str(error))) from None
        except ConnectionClosed:
            pass
        return "cut"

    def _take(self, message: FromHost) -> None:
        if isinstance(message, ms.Welcome):
            self._seated = True
        self._hear(message)
        if isinstance(message, ms.TurnedAway):
            raise _Final(Ended(message.why, ms.shown(message.fact)))
        if isinstance(message, ms.Closed):
            raise _Final(Ended("closed"))

    async def _compare(self, connection: ClientConnection, found: bytes) -> None:
        """Work out the number that both people compare; see docs/network.md."""
        first = from_host(await connection.recv())
        if not isinstance(first, ms.Compare):
            self._take(first)
            raise BadMessage("no number to compare")
        own = secrets.token_bytes(32)
        await connection.send(ms.encode(ms.Nonce(own)))
        second = from_host(await connection.recv())
        if not isinstance(second, ms.Compared) or sha256(second.nonce).digest() != first.digest:
            raise BadMessage("a number that was not fixed before")
        self._hear(NumberToCompare(short_number(found, second.nonce, own)))

    async def _write(self, connection: ClientConnection) -> None:
        while True:
            message = await self._out.get()
            try:
                await connection.send(ms.encode(message))
            except ConnectionClosed:
                return

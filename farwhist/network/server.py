"""Listens for guests: secrets, limits, knocks; what they say goes to the table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from hmac import compare_digest
from pathlib import Path
from typing import Final

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from farwhist.engine.hashing import sha256
from farwhist.network import messages as ms
from farwhist.network.certificate import fingerprint_of, server_context
from farwhist.network.host_table import HostTable, Visitor
from farwhist.network.messages import BadMessage, FromHost, from_guest, shown
from farwhist.network.short_number import short_number

WRONG: Final = 5
"""After so many wrong secrets the invitation is void for all who have no seat yet."""

CONNECTIONS: Final = 40
FROM_ONE: Final = 24
"""So many connections there may be, and so many from one address."""

GREETING: Final = 10.0
"""Seconds in which a connection must have said hello."""

KNOCKS: Final = 3
"""So many may wait to be let in at a time, each at most `PATIENCE` seconds."""

PATIENCE: Final = 120.0
ALIVE: Final = 5.0
BURST: Final = 200
RATE: Final = 50.0
"""A guest may say so much at once, and so much a second; more ends the connection."""

OUT: Final = 2000
"""So many messages may wait for a slow guest; then the connection ends."""


class SocketLink:
    """Sends to a guest over a connection what the table says."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self._out: asyncio.Queue[FromHost | None] = asyncio.Queue()
        self._closed = False

    def send(self, message: FromHost) -> None:
        """Say something; who reads too slowly is cut off, and can come back."""
        if self._closed:
            return
        if self._out.qsize() >= OUT:
            self._closed = True
            self.connection.transport.abort()
            return
        self._out.put_nowait(message)

    def close(self) -> None:
        """End the connection when all has been sent."""
        if not self._closed:
            self._closed = True
            self._out.put_nowait(None)

    async def write(self) -> None:
        """Send what is said, until the end."""
        try:
            while (message := await self._out.get()) is not None:
                await self.connection.send(ms.encode(message))
        except ConnectionClosed:
            return
        await self.connection.close()


async def _answered(connection: ServerConnection) -> None:
    """Wait until the other end shows that it is there; TimeoutError if it does not.

    What somebody said before their connection broke may come after what they say over the next
    one; it must not end that.
    """
    async with asyncio.timeout(GREETING):
        await (await connection.ping())


class Server:
    """Lets guests come to a table.

    Args:
        table: where they sit.
        certificate: the file of the host's certificate.
        secret: that of the invitation.
        knocked: is told of who wants to be let in without the invitation: a number for `let_in`,
            the name, and the digits to compare; an empty name when that is over. Without it nobody
            is let in so.
    """

    def __init__(
        self,
        table: HostTable,
        certificate: Path,
        secret: str,
        knocked: Callable[[int, str, str], None] | None = None,
    ) -> None:
        self.table = table
        self._certificate = certificate
        self._secret = secret
        self._wrong = 0
        self._knocked = knocked
        self._knocks: dict[int, asyncio.Future[bool]] = {}
        self._knock = 0
        self._connections: dict[ServerConnection, str] = {}
        self._stack = AsyncExitStack()
        self.port = 0

    @property
    def void(self) -> bool:
        """Whether the invitation holds no more: too many wrong secrets came."""
        return self._wrong >= WRONG

    def invite_anew(self, secret: str) -> None:
        """Let another secret hold; the old one does not any more."""
        self._secret, self._wrong = secret, 0

    async def listen(self, port: int, address: str | None = None) -> None:
        """Listen at a port, 0 for any that is free; at all addresses or one.

        Raises:
            OSError: the port is taken, or may not be used.
        """
        server = await self._stack.enter_async_context(
            serve(
                self._serve,
                address,
                port,
                ssl=server_context(self._certificate),
                compression=None,
                max_size=ms.MOST_BYTES,
                max_queue=32,
                open_timeout=GREETING,
                ping_interval=ALIVE,
                ping_timeout=ALIVE,
                close_timeout=1,
                server_header=None,
            )
        )
        self.port = next(iter(server.sockets)).getsockname()[1]

    async def close(self) -> None:
        """Listen no more; the table tells its guests that it is closed."""
        for knock in self._knocks.values():
            if not knock.done():
                knock.set_result(False)
        self.table.close()
        await asyncio.sleep(0)
        await self._stack.aclose()

    def let_in(self, knock: int, *, welcome: bool) -> None:
        """Let somebody in who knocks, or not."""
        waiting = self._knocks.get(knock)
        if waiting is not None and not waiting.done():
            waiting.set_result(welcome)

    async def _serve(self, connection: ServerConnection) -> None:
        """See to one connection from its first word to its end."""
        address = str((connection.remote_address or ("",))[0])
        same = sum(each == address for each in self._connections.values())
        if len(self._connections) >= CONNECTIONS or same >= FROM_ONE:
            return
        self._connections[connection] = address
        link, visitor = SocketLink(connection), None
        writing = asyncio.create_task(link.write())
        try:
            async with asyncio.timeout(GREETING):
                hello = from_guest(await connection.recv())
            if isinstance(hello, ms.Hello) and await self._may_enter(link, hello):
                if self.table.sits(hello.key):
                    await _answered(connection)
                visitor = self.table.greet(link, hello)
            if visitor is not None:
                await self._listen(visitor, connection)
        except (BadMessage, ConnectionClosed, TimeoutError):
            pass
        finally:
            if visitor is not None:
                self.table.lost(visitor)
            link.close()
            del self._connections[connection]
            try:
                async with asyncio.timeout(2):
                    await writing
            except TimeoutError:
                connection.transport.abort()

    async def _listen(self, visitor: Visitor, connection: ServerConnection) -> None:
        allowance, then = float(BURST), time.monotonic()
        async for data in connection:
            now = time.monotonic()
            allowance, then = min(BURST, allowance + (now - then) * RATE) - 1, now
            if allowance < 0:
                visitor.link.send(ms.TurnedAway("too_much"))
                return
            self.table.hear(visitor, from_guest(data))

    async def _may_enter(self, link: SocketLink, hello: ms.Hello) -> bool:
        if not hello.secret:
            return await self._ask_host(link, hello)
        if self.void and not self.table.knows(hello.key):
            link.send(ms.TurnedAway("void"))
            return False
        if not compare_digest(hello.secret.encode(), self._secret.encode()):
            self._wrong += 1
            link.send(ms.TurnedAway("secret" if self._wrong < WRONG else "void"))
            return False
        return True

    async def _ask_host(self, link: SocketLink, hello: ms.Hello) -> bool:
        """Let the host's person compare a number with who knocks, and decide."""
        if self._knocked is None or len(self._knocks) >= KNOCKS:
            link.send(ms.TurnedAway("no_knocking"))
            return False
        own = secrets.token_bytes(32)
        link.send(ms.Compare(sha256(own).digest()))
        async with asyncio.timeout(GREETING):
            answer = from_guest(await link.connection.recv())
        if not isinstance(answer, ms.Nonce):
            raise BadMessage("no number to compare")
        link.send(ms.Compared(own))
        self._knock += 1
        knock = self._knock
        self._knocks[knock] = asyncio.get_running_loop().create_future()
        gone = asyncio.create_task(link.connection.wait_closed())
        digits = short_number(fingerprint_of(self._certificate), own, answer.nonce)
        self._knocked(knock, shown(hello.name, ms.LONGEST_NAME) or "?", digits)
        try:
            await asyncio.wait(
                (self._knocks[knock], gone),
                timeout=PATIENCE,
                return_when=asyncio.FIRST_COMPLETED,
            )
            waiting = self._knocks[knock]
            welcome = waiting.done() and waiting.result()
        finally:
            gone.cancel()
            del self._knocks[knock]
            self._knocked(knock, "", "")
        if not welcome:
            link.send(ms.TurnedAway("turned_away"))
        return welcome

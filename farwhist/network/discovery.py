"""Tables in the same network: a host announces its own, and others see what there is (mDNS)."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from farwhist.network.invitation import Invitation
from farwhist.network.messages import LONGEST_NAME, PROTOCOL, shown

SERVICE: Final = "_farwhist._tcp.local."
MOST: Final = 50
"""So many tables are shown; a network with more is not meant well."""

ASKED: Final = 3000
"""Milliseconds in which a host must tell where it is."""


class FoundTable(Struct, frozen=True):
    """A table in this network. Nothing of it is certain before the numbers were compared."""

    id: str
    name: str
    invitation: Invitation
    protocol: int


class Announcement:
    """Announces a table as long as it is open.

    Args:
        name: of the host's person or computer, which everybody in the network can read.
        port: where it listens.
        addresses: of this computer, as numbers.
    """

    def __init__(self, name: str, port: int, addresses: tuple[str, ...]) -> None:
        packed = [
            socket.inet_pton(socket.AF_INET6 if ":" in each else socket.AF_INET, each)
            for each in addresses
        ]
        label = shown(name, LONGEST_NAME).replace(".", " ") or "Far Whist"
        self._info = AsyncServiceInfo(
            SERVICE,
            f"{label} {port}.{SERVICE}",
            addresses=packed,
            port=port,
            properties={"protocol": str(PROTOCOL), "name": label},
        )
        self._zeroconf: AsyncZeroconf | None = None

    async def begin(self) -> None:
        """Begin.

        Raises:
            OSError: the network does not allow it.
        """
        self._zeroconf = AsyncZeroconf()
        await self._zeroconf.async_register_service(self._info, allow_name_change=True)

    async def end(self) -> None:
        """Say that the table is closed."""
        if self._zeroconf is not None:
            await self._zeroconf.async_unregister_service(self._info)
            await self._zeroconf.async_close()
            self._zeroconf = None


class Search:
    """Looks for tables until it is closed.

    Args:
        changed: is told all tables that there are now, in the order of their names.
    """

    def __init__(self, changed: Callable[[list[FoundTable]], None]) -> None:
        self._changed = changed
        self._found: dict[str, FoundTable] = {}
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None

    async def begin(self) -> None:
        """Begin.

        Raises:
            OSError: the network does not allow it.
        """
        self._zeroconf = AsyncZeroconf()
        self._browser = AsyncServiceBrowser(
            self._zeroconf.zeroconf, SERVICE, handlers=[self._follow]
        )

    async def end(self) -> None:
        """Look no more."""
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()
        self._zeroconf = self._browser = None

    def _follow(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            if self._found.pop(name, None) is not None:
                self._tell()
        elif len(self._found) < MOST:
            assert zeroconf.loop is not None
            self._asking = zeroconf.loop.create_task(self._ask(zeroconf, service_type, name))

    async def _ask(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, ASKED) or not info.port:
            return
        told = info.decoded_properties
        addresses = tuple(info.parsed_scoped_addresses())[:8]
        protocol = told.get("protocol") or ""
        if addresses and protocol.isdecimal() and len(protocol) < 6:
            label = shown(told.get("name") or "", LONGEST_NAME)
            where = Invitation(addresses, info.port)
            self._found[name] = FoundTable(name, label or addresses[0], where, int(protocol))
            self._tell()

    def _tell(self) -> None:
        self._changed(sorted(self._found.values(), key=lambda each: (each.name, each.id)))

"""Keeps a table open: the folder of its files, its bots, its server and its invitation."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import ifaddr
from msgspec.structs import replace

from farwhist.network.bot_seats import BotSeats
from farwhist.network.certificate import fingerprint_of, kept_certificate
from farwhist.network.discovery import Announcement
from farwhist.network.host_match import Cancel, TableServices
from farwhist.network.host_table import HostTable
from farwhist.network.invitation import PORT, SECRET_BYTES, Invitation
from farwhist.network.kept_table import KeptTable, new_table, read_table, write_table
from farwhist.network.messages import TableRules
from farwhist.network.server import Server
from farwhist.store.atomic import write_bytes
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.reading import Unreadable, damage

FOLDER: Final = "together"
"""In that of the data."""

CERTIFICATE: Final = "certificate.pem"
KEY: Final = "player.key"
MOST_ADDRESSES: Final = 6


def player_key(folder: Path) -> bytes:
    """Return the secret key of the people of this computer, 32 bytes; it is made when missing.

    Raises:
        OSError: it cannot be read or written.
    """
    path = folder / FOLDER / KEY
    with suppress(FileNotFoundError):
        key = path.read_bytes()
        if len(key) == 32:
            return key
    write_bytes(path, key := secrets.token_bytes(32), private=True)
    return key


def key_of_profile(folder: Path, profile: str) -> bytes:
    """Return the secret key of a further person of this computer, 32 bytes, by their profile.

    Raises:
        OSError: as `player_key`.
    """
    return hmac.digest(player_key(folder), profile.encode(), "sha256")


def own_addresses() -> tuple[str, ...]:
    """Return the addresses at which this computer may be reached, those of IPv4 first."""
    found = [
        str(each.ip if each.is_IPv4 else each.ip[0])
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
    ]
    usable = [each for each in found if not each.startswith(("127.", "::1", "fe80", "169.254."))]
    usable.sort(key=lambda each: ":" in each)
    return tuple(usable[:MOST_ADDRESSES]) or ("127.0.0.1",)


class _LoopScheduler:
    """Lets time pass by the loop of asyncio."""

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def after(self, seconds: float, function: Callable[[], None]) -> Cancel:
        return asyncio.get_running_loop().call_later(seconds, function).cancel


class Hosting:
    """A table that is open; make it with `open_table`.

    Attributes:
        table: who sits there, and the match.
        server: how guests come.
        kept: what is kept of it.
        set_aside: the file of a damaged match, where it lies now; the table goes on without it.
    """

    def __init__(
        self, folder: Path, kept: KeptTable, addresses: tuple[str, ...], bots: BotSeats
    ) -> None:
        self.folder = folder
        self.kept = kept
        self._addresses = addresses
        self._bots = bots
        self._announcement: Announcement | None = None
        self.set_aside: Path | None = None
        self.table: HostTable
        self.server: Server

    @property
    def invitation(self) -> Invitation:
        """The invitation that holds now."""
        fingerprint = fingerprint_of(self.folder / CERTIFICATE)
        return Invitation(self._addresses, self.server.port, fingerprint, self.kept.secret)

    def invite_anew(self) -> None:
        """Make another invitation; the line that was given out before lets nobody new in.

        Raises:
            OSError: it cannot be kept.
        """
        self.keep(replace(self.kept, secret=secrets.token_hex(SECRET_BYTES)))
        self.table.kept = self.kept
        self.server.invite_anew(self.kept.secret)

    def keep(self, kept: KeptTable) -> None:
        """Write what is kept of the table."""
        self.kept = kept
        write_table(self.folder, kept)

    async def announce(self, name: str) -> None:
        """Let the table be found in this network, under the name of a person or computer."""
        self._announcement = Announcement(name, self.server.port, self._addresses)
        await self._announcement.begin()

    async def close(self) -> None:
        """Close the table. What was played is kept and can be taken up again."""
        if self._announcement is not None:
            await self._announcement.end()
        await self.server.close()
        self._bots.close()


def _kept(folder: Path, rules: TableRules | None) -> KeptTable:
    """Return the table of the folder, or a new one in its place; raises as `open_table`."""
    if rules is None:
        kept = read_table(folder)
        if kept is None:
            raise FileNotFoundError(f"no table was ever open in {folder}")
        return kept
    with suppress(Unreadable):
        read_table(folder)
    return new_table(rules)


async def open_table(
    data: Path,
    rules: TableRules | None,
    *,
    port: int = PORT,
    address: str | None = None,
    addresses: tuple[str, ...] = (),
    knocked: Callable[[int, str, str], None] | None = None,
    finished: Callable[[Saved], None] = lambda saved: None,
    problem: Callable[[OSError], None] = lambda problem: None,
) -> Hosting:
    """Open a table, or with no `rules` the one that was open last, with its people and match.

    Args:
        data: the folder of the player's data.
        rules: of a new table; the people of the old one are forgotten.
        port: where to listen, 0 for any port.
        address: listen only there; everywhere if None.
        addresses: what the invitation tells; those of this computer if empty.
        knocked: see `Server`.
        finished: is told the record of every match that has ended.
        problem: is told why something could not be saved.

    Raises:
        OSError: the port is taken, or a file cannot be read or written.
        FileNotFoundError: there is no table to open again.
        DamagedTable: its file is damaged; it is set aside.
        Unreadable: its rules are not known, or the moves are not sound.
        Newer: a later version of the program wrote it.
    """
    folder = data / FOLDER
    kept_certificate(folder / CERTIFICATE)
    kept = _kept(folder, rules)
    store = MatchStore(folder)
    saved = store.load() if rules is None else None
    if saved is not None and saved.more.get("together") != {
        "table": kept.table,
        "attempt": kept.seeded,
    }:
        saved = None
    bots = BotSeats(asyncio.get_running_loop())
    hosting = Hosting(folder, kept, addresses or own_addresses(), bots)
    hosting.set_aside = store.damaged
    with damage():
        hosting.table = HostTable(
            kept,
            TableServices(_LoopScheduler(), bots, store, problem),
            keep=hosting.keep,
            finished=finished,
            saved=saved,
        )
    hosting.keep(kept)
    hosting.server = Server(hosting.table, folder / CERTIFICATE, kept.secret, knocked)
    await hosting.server.listen(port, address)
    return hosting

"""How long it takes until all at a table of seven, and ten who watch, have heard of a move."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from farwhist.network import messages as ms
from farwhist.network.bot_guest import BotGuest
from farwhist.network.guest import Guest, GuestPerson, Heard
from farwhist.network.hosting import open_table
from farwhist.network.messages import TableRules

HERE = "127.0.0.1"
RULES = TableRules("elevator", 7, {"sequence": "CUSTOM", "custom": "7,7,7"}, ("",) * 7, watchers=10)


class Measured:
    """What was heard of one match: when each move was made, and when the last has heard of it."""

    def __init__(self) -> None:
        self.made: dict[int, float] = {}
        self.heard: dict[int, float] = {}
        self.bytes = 0

    def hear(self, heard: Heard) -> None:
        if isinstance(heard, ms.Happened):
            self.heard[heard.first] = perf_counter()
        if isinstance(heard, ms.Message):
            self.bytes += len(ms.encode(heard))  # type: ignore[arg-type]


class LocalLink:
    """Who watches without a socket: it hears of a move at the moment at which all are told."""

    def __init__(self, found: Measured) -> None:
        self._found = found

    def send(self, message: ms.FromHost) -> None:
        """Note the moment."""
        if isinstance(message, ms.Happened):
            self._found.made[message.first] = perf_counter()

    def close(self) -> None:
        """Do nothing."""


async def play(folder: Path) -> Measured:
    """Play a match over loopback, all guests in this process."""
    found = Measured()
    hosting = await open_table(folder, RULES, port=0, address=HERE, addresses=(HERE,))
    hello = ms.Hello(ms.PROTOCOL, "", "", b"l" * 32, "L", watch=True)
    hosting.table.greet(LocalLink(found), hello)
    watchers = [
        Guest(hosting.invitation, GuestPerson("W", 0, bytes([50 + n]) * 32, watch=True), found.hear)
        for n in range(9)
    ]
    tasks = [asyncio.create_task(each.run()) for each in watchers]
    bots = [
        BotGuest(
            hosting.invitation,
            GuestPerson(f"B{n}", 0, bytes([n]) * 32, bot="rule"),
            Random(n),
            lambda checked: None,
            heard=found.hear,
            matches=1,
        )
        for n in range(7)
    ]
    await asyncio.gather(*(each.run() for each in bots))
    for task in tasks:
        task.cancel()
    await hosting.close()
    return found


def report() -> None:
    """Print the times, and how much one guest was told."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(play(Path(folder)))
    times = sorted(
        found.heard[each] - found.made[each] for each in found.made if each in found.heard
    )
    late = times[int(len(times) * 0.99)]
    name = "together: a move, until 7 players and 10 watchers know"
    print(f"{name:<58}{1000 * median(times):6.1f} ms ({1000 * late:.1f} in 99 of 100)")
    size = found.bytes / 16 / 1000
    print(f"{'together: what a guest is told in a match':<58}{size:6.0f} kB ({len(times)} moves)")


if __name__ == "__main__":
    report()

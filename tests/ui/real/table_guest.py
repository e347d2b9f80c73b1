"""A guest at the table of this computer, which is a bot that also says phrases.

Argument: the folder of the host's data. Each line of standard input is the key of a phrase.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from threading import Thread

from farwhist.network import messages as ms
from farwhist.network.bot_guest import BotGuest
from farwhist.network.certificate import fingerprint_of
from farwhist.network.guest import GuestPerson
from farwhist.network.hosting import CERTIFICATE, FOLDER
from farwhist.network.invitation import PORT, Invitation
from farwhist.network.kept_table import read_table

PERSON = GuestPerson("Berta", 3, b"berta's key, which has 32 bytes.", bot="beginner")


def invitation(folder: Path) -> Invitation:
    """Return the invitation to the table that is kept in a folder of data."""
    kept = read_table(folder / FOLDER)
    assert kept is not None
    fingerprint = fingerprint_of(folder / FOLDER / CERTIFICATE)
    return Invitation(("127.0.0.1",), PORT, fingerprint, kept.secret)


async def sit(folder: Path) -> None:
    bot = BotGuest(invitation(folder), PERSON, Random(1), lambda record: None)
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(bot.guest.say, ms.Say(line.strip()))

    Thread(target=read, daemon=True).start()
    await bot.run()


if __name__ == "__main__":
    asyncio.run(sit(Path(sys.argv[1])))

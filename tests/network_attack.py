"""Say so many hostile messages to a real host, and to guests; the honest match must go on.

    .venv/bin/python -m tests.network_attack --messages 100000 --seed 1

First a host in a process of its own, at whose table two honest bots play match after match while
others say rubbish, give wrong secrets, read nothing or never greet. Then a host that says rubbish
to guests. It prints what was said and what memory and files were held; the exit code is 1 if
something crashed, hung, grew or was not verified. It is no part of the tests that run every time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import print_exception

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from farwhist.network import messages as ms
from farwhist.network.bot_guest import BotGuest
from farwhist.network.certificate import (
    fingerprint_of,
    guest_context,
    kept_certificate,
    server_context,
)
from farwhist.network.guest import Ended, GuestPerson, Heard, Lost
from farwhist.network.guest_table import CheckedRecord
from farwhist.network.hosting import open_table
from farwhist.network.invitation import Invitation, read_invitation
from farwhist.network.messages import FromHost, encode
from tests.network.cables import HERE
from tests.network.programs import PROGRAM
from tests.network.rubbish import rubbish, send_rubbish

AT_ONCE = 6
EACH = 20
MOST_GROWTH = 1.1
"""Memory and open files after an attack, as a share of those after half of it."""


def held(process: int) -> tuple[int, int]:
    """Return kilobytes of memory and the number of open files of a process (Linux)."""
    status = Path(f"/proc/{process}/status").read_text()
    (line,) = (each for each in status.splitlines() if each.startswith("VmRSS"))
    return int(line.split()[1]), len(list(Path(f"/proc/{process}/fd").iterdir()))


async def attack_host(folder: Path, count: int, rng: Random) -> bool:
    """Say so much to a host; return whether all went well."""
    game = ("--game", "elevator", "--seats", "3", "--bots", "rule", "--watchers", "10")
    where = ("--listen", HERE, "--address", HERE, "--port", "0", "--folder", str(folder / "host"))
    host = await asyncio.create_subprocess_exec(
        *PROGRAM, "host", *game, "--chat", "free", *where, stdout=asyncio.subprocess.PIPE
    )
    assert host.stdout is not None
    invitation = read_invitation((await host.stdout.readline()).decode())
    silence = asyncio.create_task(_drain(host.stdout))
    checked: list[CheckedRecord] = []
    honest = [
        BotGuest(
            invitation, GuestPerson(f"Bot {n}", 0, bytes([n]) * 32, bot="rule"), Random(n),
            checked.append,
        )
        for n in (1, 2)
    ]  # fmt: skip
    tasks = [asyncio.create_task(each.run()) for each in honest]
    while not checked:
        await asyncio.sleep(0.1)
    said = connections = steps = 0
    early: tuple[int, int] | None = None
    idle = [await _half_open(invitation, rng) for _ in range(4)]
    where_to = (HERE, invitation.port, invitation.secret)
    while said < count:
        many = [
            send_rubbish(*where_to, Random(rng.random()), EACH, read=rng.random() < 0.6)
            for _ in range(AT_ONCE)
        ]
        said += sum(await asyncio.gather(*many))
        connections += AT_ONCE
        if said >= (steps + 1) * count / 10:
            steps += 1
            now = held(host.pid)
            print(f"after {said} messages: {now[0]} kB, {now[1]} files", flush=True)
            early = now if steps == 5 else early
    for _ in range(8):  # now the invitation is void; those who sit there stay
        await send_rubbish(HERE, invitation.port, "00" * 16, rng, 1)
    before = len(checked)
    while len(checked) < before + 2:
        await asyncio.sleep(0.1)
    for writer in idle:
        writer.close()
    await asyncio.sleep(12)
    late = held(host.pid)
    assert early is not None
    sound = all(not each.faults for each in checked)
    print(
        f"host: {said} messages in {connections} connections, {late[0]} kB, {late[1]} files, "
        f"{len(checked) // 2} matches verified: {sound}",
        flush=True,
    )
    alive = host.returncode is None
    for task in tasks:
        task.cancel()
    with suppress(ProcessLookupError):
        host.kill()
    await host.wait()
    await silence
    grown = any(now > then * MOST_GROWTH for then, now in zip(early, late, strict=True))
    return alive and sound and not grown


async def _drain(stream: asyncio.StreamReader) -> None:
    while await stream.readline():
        pass


async def _half_open(invitation: Invitation, rng: Random) -> asyncio.StreamWriter:
    """Connect and never greet, with TLS or without."""
    context = guest_context() if rng.random() < 0.5 else None
    _, writer = await asyncio.open_connection(HERE, invitation.port, ssl=context)
    return writer


async def attack_guests(folder: Path, count: int, rng: Random) -> bool:
    """Say so much to guests; return whether each of them left with a word."""
    honest = await _what_hosts_say(folder / "honest")
    certificate = folder / "certificate.pem"
    kept_certificate(certificate)
    said = guests = 0
    problems: list[BaseException] = []
    reasons: set[str] = set()
    early: tuple[int, int] | None = None

    async def lie(connection: ServerConnection) -> None:
        nonlocal said
        with suppress(ConnectionClosed):
            await connection.recv()
            for wire in honest[: rng.randrange(8)]:
                await connection.send(wire)
            read = rng.random() < 0.6
            for _ in range(EACH):
                await connection.send(rubbish(honest, rng, read=read))
                said += 1
            await connection.send(encode(ms.Closed()))

    async with serve(
        lie, HERE, 0, ssl=server_context(certificate), compression=None, close_timeout=1
    ) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        line = Invitation((HERE,), port, fingerprint_of(certificate), "ab" * 16)
        while said < count:
            visits = [_visit(line, rng) for _ in range(AT_ONCE)]
            guests += AT_ONCE
            for found in await asyncio.gather(*visits, return_exceptions=True):
                if isinstance(found, Ended):
                    reasons.add(found.why)
                else:
                    problems.append(found)
            if early is None and said >= count / 2:
                early = held(os.getpid())
    late = held(os.getpid())
    assert early is not None
    print(
        f"guests: {said} messages to {guests} guests, {early[0]} -> {late[0]} kB, "
        f"{early[1]} -> {late[1]} files; they left because of {sorted(reasons)}"
    )
    for each in problems[:5]:
        print("PROBLEM:")
        print_exception(each)
    return not problems and late[0] < early[0] * MOST_GROWTH


async def _visit(line: Invitation, rng: Random) -> Ended:
    """Sit down as a bot and return why that ended; TimeoutError after a minute."""
    person = GuestPerson("Bot", 0, rng.randbytes(32), bot="rule")

    def come_once(heard: Heard) -> None:
        if isinstance(heard, Lost):
            guest.guest.leave()

    guest = BotGuest(line, person, Random(rng.random()), lambda record: None, heard=come_once)
    return await asyncio.wait_for(guest.run(), 60)


async def _what_hosts_say(folder: Path) -> list[bytes]:
    """Return the messages that a guest hears in a short match."""
    rules = ms.TableRules("elevator", 2, {"sequence": "CUSTOM", "custom": "3,2,1"}, ("", "rule"))
    heard: list[bytes] = []

    def hear(message: Heard) -> None:
        if isinstance(message, FromHost):
            heard.append(encode(message))

    hosting = await open_table(folder, rules, port=0, address=HERE, addresses=(HERE,))
    person = GuestPerson("Bot", 0, b"b" * 32, bot="rule")
    guest = BotGuest(hosting.invitation, person, Random(1), lambda _: None, heard=hear, matches=1)
    await guest.run()
    await hosting.close()
    return heard


def main() -> int:
    """Attack; return 0 if all went well."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    rng = Random(wanted.seed)
    with TemporaryDirectory() as name:
        folder = Path(name)
        well = [
            asyncio.run(attack(folder, wanted.messages // 2, rng))
            for attack in (attack_host, attack_guests)
        ]
    return int(not all(well))


if __name__ == "__main__":
    sys.exit(main())

"""The server over real connections: secrets, limits, knocks, and guests who mean no good."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from farwhist.engine.events import NOBODY
from farwhist.network import messages as ms
from farwhist.network import server
from farwhist.network.bot_guest import BotGuest
from farwhist.network.certificate import guest_context
from farwhist.network.guest import Ended, Guest, GuestPerson, Heard, NumberToCompare
from farwhist.network.guest_table import CheckedRecord
from farwhist.network.hosting import Hosting, open_table
from farwhist.network.messages import TableRules, encode, from_host
from tests.network.rubbish import send_rubbish

pytestmark = pytest.mark.slow

RULES = TableRules(
    "elevator", 3, {"sequence": "CUSTOM", "custom": "2,1"}, ("", "", "rule"), watchers=3
)
HERE = "127.0.0.1"


@asynccontextmanager
async def hosted(
    folder: Path, rules: TableRules | None = RULES, **more: object
) -> AsyncIterator[Hosting]:
    """Keep a table open at this computer."""
    hosting = await open_table(
        folder,
        rules,
        port=0,
        address=HERE,
        addresses=(HERE,),
        **more,  # type: ignore[arg-type]
    )
    try:
        yield hosting
    finally:
        await hosting.close()


def bot(hosting: Hosting, number: int, finished: Callable[[CheckedRecord], None]) -> BotGuest:
    person = GuestPerson(f"Bot {number}", 0, bytes([number]) * 32, bot="rule")
    return BotGuest(hosting.invitation, person, Random(number), finished, matches=1)


async def visit(hosting: Hosting, secret: str, *, fingerprint: bytes | None = None) -> Ended:
    """Come with a secret and return why that ended."""
    ended: list[Ended] = []

    def hear(heard: Heard) -> None:
        if isinstance(heard, Ended):
            ended.append(heard)
        if isinstance(heard, ms.Welcome):
            guest.leave()

    line = replace(hosting.invitation, secret=secret)
    if fingerprint is not None:
        line = replace(line, fingerprint=fingerprint)
    guest = Guest(line, GuestPerson("Eve", 0, b"e" * 32), hear)
    await asyncio.wait_for(guest.run(), 20)
    return ended[0]


async def play(hosting: Hosting) -> list[CheckedRecord]:
    """Let two guests play a match and return what they have checked."""
    checked: list[CheckedRecord] = []
    async with asyncio.timeout(60):
        await asyncio.gather(*(bot(hosting, number, checked.append).run() for number in (1, 2)))
    return checked


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 120))  # type: ignore[arg-type]


def test_two_guests_play_a_match_and_verify_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            assert [each.faults for each in await play(hosting)] == [(), ()]

    run(test)


def test_five_wrong_secrets_make_the_invitation_void_until_there_is_a_new_one(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            right = hosting.invitation.secret
            told = [(await visit(hosting, "0" * 32)).why for _ in range(server.WRONG)]
            assert told == ["secret"] * (server.WRONG - 1) + ["void"]
            assert (await visit(hosting, right)).why == "void"
            hosting.invite_anew()
            assert (await visit(hosting, hosting.invitation.secret)).why == "left"
            assert (await visit(hosting, right)).why == "secret"

    run(test)


def test_who_has_a_seat_comes_back_though_the_invitation_is_void(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path, replace(RULES, changes={})) as hosting:
            found: list[CheckedRecord] = []
            bots = [bot(hosting, number, found.append) for number in (1, 2)]
            tasks = [asyncio.create_task(each.run()) for each in bots]
            while hosting.table.match is None:
                await asyncio.sleep(0.01)
            for _ in range(server.WRONG):
                await visit(hosting, "0" * 32)
            assert hosting.server.void
            for each in list(hosting.table.visitors):
                each.link.connection.transport.abort()  # type: ignore[attr-defined]
            await asyncio.gather(*tasks)
            assert [each.faults for each in found] == [(), ()]

    run(test)


def test_a_host_with_another_certificate_hears_no_word_of_the_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            secret = hosting.invitation.secret
            ended = await visit(hosting, secret, fingerprint=b"x" * 32)
            assert ended.why == "other_host"
            assert hosting.table.visitors == []

    run(test)


@pytest.mark.parametrize("welcome", [True, False])
def test_both_people_compare_the_same_number_when_somebody_knocks(
    tmp_path: Path, welcome: bool
) -> None:
    seen: list[str] = []
    ended: list[Ended] = []

    async def test() -> None:
        def knocked(knock: int, name: str, digits: str) -> None:
            if name:
                seen.append(digits)
                loop.call_later(0.1, lambda: hosting.server.let_in(knock, welcome=welcome))

        def hear(heard: Heard) -> None:
            if isinstance(heard, NumberToCompare):
                seen.append(heard.number)
            elif isinstance(heard, Ended):
                ended.append(heard)
            elif isinstance(heard, ms.Welcome):
                guest.leave()

        loop = asyncio.get_running_loop()
        async with hosted(tmp_path, knocked=knocked) as hosting:
            line = replace(hosting.invitation, secret="", fingerprint=b"")
            guest = Guest(line, GuestPerson("Ana", 0, b"a" * 32), hear)
            await guest.run()

    run(test)
    assert len(seen) == 2
    assert seen[0] == seen[1]
    assert [each.why for each in ended] == ["left" if welcome else "turned_away"]


def test_nobody_is_let_in_without_an_invitation_where_nobody_can_see_to_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            assert (await visit(hosting, "")).why == "no_knocking"

    run(test)


def test_guests_who_say_rubbish_stop_no_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            rng = Random(5)
            where = (HERE, hosting.invitation.port, hosting.invitation.secret)
            rubbish = [send_rubbish(*where, Random(rng.random()), 30) for _ in range(40)]
            found, *_ = await asyncio.gather(play(hosting), *rubbish)
            assert [each.faults for each in found] == [(), ()]

    run(test)


def test_half_open_connections_and_such_without_tls_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "GREETING", 0.3)

    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            port = hosting.invitation.port
            silent = [await asyncio.open_connection(HERE, port) for _ in range(5)]
            secure = [
                await asyncio.open_connection(HERE, port, ssl=guest_context()) for _ in range(5)
            ]
            plain = await asyncio.open_connection(HERE, port)
            plain[1].write(b"GET / HTTP/1.1\r\n\r\n" * 100)
            for reader, writer in (*silent, *secure, plain):
                async with asyncio.timeout(10):
                    while True:
                        try:
                            if not await reader.read(1000):
                                break
                        except (ConnectionError, ssl.SSLError):
                            break
                writer.close()
            assert [each.faults for each in await play(hosting)] == [(), ()]

    run(test)


def test_who_reads_nothing_is_cut_off_and_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "OUT", 300)

    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            port = hosting.invitation.port
            async with connect(
                f"wss://{HERE}:{port}/",
                ssl=guest_context(),
                proxy=None,
                max_queue=1,
                close_timeout=1,
            ) as slow:
                secret = hosting.invitation.secret
                hello = ms.Hello(ms.PROTOCOL, "", secret, b"s" * 32, "Slow", watch=True)
                await slow.send(encode(hello))
                await slow.recv()
                slow.transport.pause_reading()
                (visitor,) = hosting.table.visitors
                for _ in range(4000):
                    visitor.link.send(hosting.table.room())
                for _ in range(100):
                    if not hosting.table.visitors:
                        break
                    await asyncio.sleep(0.05)
                assert hosting.table.visitors == []
            assert [each.faults for each in await play(hosting)] == [(), ()]

    run(test)


def test_words_of_a_broken_connection_that_come_late_do_not_end_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "GREETING", 0.5)

    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            sitting = bot(hosting, 1, lambda record: None)
            task = asyncio.create_task(sitting.run())
            while not hosting.table.sits(bytes([1]) * 32):
                await asyncio.sleep(0.02)
            late = ms.Hello(ms.PROTOCOL, "", hosting.invitation.secret, bytes([1]) * 32, "Bot 1")
            async with connect(
                f"wss://{HERE}:{hosting.invitation.port}/",
                ssl=guest_context(),
                proxy=None,
                close_timeout=0.1,
            ) as broken:
                await broken.send(encode(late))
                broken.transport.pause_reading()  # whoever said it is there no more
                await asyncio.sleep(1)
            assert sitting.ended is None
            assert hosting.table.sits(bytes([1]) * 32)
            task.cancel()

    run(test)


def test_a_host_that_says_rubbish_is_left_with_a_word(tmp_path: Path) -> None:
    ended: list[Ended] = []

    async def test() -> None:
        async with hosted(tmp_path) as hosting:

            def hear(heard: Heard) -> None:
                if isinstance(heard, Ended):
                    ended.append(heard)

            guest = Guest(hosting.invitation, GuestPerson("Ana", 0, b"a" * 32, watch=True), hear)
            task = asyncio.create_task(guest.run())
            while not hosting.table.visitors:
                await asyncio.sleep(0.02)
            link = hosting.table.visitors[0].link
            await link.connection.send(b"\xc1 nonsense")  # type: ignore[attr-defined]
            await task

    run(test)
    assert [each.why for each in ended] == ["protocol"]


def test_a_table_is_opened_again_with_its_match_and_its_invitation(tmp_path: Path) -> None:
    long = replace(RULES, changes={}, levels=("", "", "rule"))

    async def test() -> None:
        async with hosted(tmp_path, long) as hosting:
            line, port = hosting.invitation, hosting.invitation.port
            found: list[CheckedRecord] = []
            bots = [bot(hosting, number, found.append) for number in (1, 2)]
            tasks = [asyncio.create_task(each.run()) for each in bots]
            while not (hosting.table.match and len(hosting.table.match.match.moves) > 20):
                await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
        again = await open_table(tmp_path, None, port=port, address=HERE, addresses=(HERE,))
        try:
            assert again.invitation == line
            assert again.table.match is not None
            assert len(again.table.match.match.moves) > 20
            assert [each.faults for each in await play(again)] == [(), ()]
        finally:
            await again.close()

    run(test)


def test_the_message_says_what_was_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosted(tmp_path) as hosting:
            async with connect(
                f"wss://{HERE}:{hosting.invitation.port}/", ssl=guest_context(), proxy=None
            ) as connection:
                hello = ms.Hello(99, "9", hosting.invitation.secret, b"n" * 32, "New")
                await connection.send(encode(hello))
                data = await connection.recv()
                assert from_host(data) == ms.TurnedAway("newer", str(ms.PROTOCOL))
            assert hosting.table.room().places[0].name == ""
            assert NOBODY not in [each.seat for each in hosting.table.visitors]

    run(test)

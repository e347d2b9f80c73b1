"""The commands `host` and `join`: a table without a window, and a bot that sits down at one.

What they need of the network is imported only when one of them runs.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from farwhist import bots
from farwhist.arguments import COMMANDS
from farwhist.commands import COUNT, SEATS, Wrong, changes_of, preset_of, whole
from farwhist.rules.catalogue import default_preset
from farwhist.rules.draft import Draft
from farwhist.store.paths import data_folder

if TYPE_CHECKING:
    from farwhist.network.guest import Heard
    from farwhist.network.guest_table import CheckedRecord
    from farwhist.network.messages import TableRules
    from farwhist.store.matches import Saved

FAULTS: Final = {
    "number": "somebody's number is not the one they had fixed",
    "seed": "the seed did not come from everybody's numbers",
    "events": "the cards were not those that were told",
    "rules": "it was not played by the rules of the table",
}


def add_host(commands: Any) -> None:
    """Add the command `host` to a parser's commands."""
    parser = commands.add_parser("host", help=COMMANDS["host"])
    parser.set_defaults(run=_host)
    parser.add_argument("--game", default=default_preset(), metavar="ID", help="see `games`")
    parser.add_argument("--seats", type=SEATS, metavar="N", help="how many players")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="sets")
    parser.add_argument(
        "--bots", default="", metavar="A,B", help="levels that play the last seats here"
    )
    parser.add_argument("--watchers", type=whole(0, 10), default=0, metavar="N")
    parser.add_argument("--chat", choices=("off", "phrases", "free"), default="phrases")
    parser.add_argument("--no-hints", action="store_true")
    parser.add_argument("--no-undo", action="store_true")
    parser.add_argument("--clock", type=whole(0, 3600), default=0, metavar="S", help="for a move")
    parser.add_argument(
        "--away", type=whole(0, 3600), default=0, metavar="S", help="until a bot plays for you"
    )
    parser.add_argument("--stand-in", choices=bots.LEVELS, default="club", metavar="LEVEL")
    parser.add_argument("--port", type=whole(0, 65535), metavar="N", help="0 for any that is free")
    parser.add_argument("--listen", metavar="ADDRESS", help="only there; everywhere if left out")
    parser.add_argument(
        "--address", action="append", default=[], metavar="NAME", help="to be in the invitation"
    )
    parser.add_argument("--announce", metavar="NAME", help="let it be found in this network")
    parser.add_argument("--folder", type=Path, help="where the table and its matches are kept")
    parser.add_argument("--resume", action="store_true", help="the table that was open last")
    parser.add_argument("--matches", type=COUNT, metavar="N", help="close after so many")


def add_join(commands: Any) -> None:
    """Add the command `join` to a parser's commands."""
    parser = commands.add_parser("join", help=COMMANDS["join"])
    parser.set_defaults(run=_join)
    parser.add_argument("line", help="the invitation: farwhist://...")
    parser.add_argument("--bot", choices=bots.LEVELS, default="club", metavar="LEVEL")
    parser.add_argument("--name", default="", help="what the bot is called")
    parser.add_argument("--folder", type=Path, help="where its key is kept")
    parser.add_argument("--seed", type=whole(0, 2**64 - 1), metavar="S", help="of its own chance")
    parser.add_argument("--matches", type=COUNT, default=0, metavar="N", help="leave after so many")


def _rules(arguments: argparse.Namespace) -> TableRules:
    from farwhist.network.host_table import why_rules_fail
    from farwhist.network.messages import TableRules

    preset = preset_of(arguments.game)
    seats = preset.usual_seats if arguments.seats is None else arguments.seats
    levels = [each for each in arguments.bots.split(",") if each]
    if len(levels) >= seats:
        raise Wrong("a table needs a seat for a person")
    rules = TableRules(
        preset.id,
        seats,
        Draft.of(preset.id, seats, changes_of(arguments.sets)).changes,
        ("",) * (seats - len(levels)) + tuple(levels),
        watchers=arguments.watchers,
        chat=arguments.chat,
        hints=not arguments.no_hints,
        undo=not arguments.no_undo,
        clock=arguments.clock,
        away=arguments.away,
        stand_in=arguments.stand_in,
    )
    if why := why_rules_fail(rules):
        raise Wrong(why)
    return rules


def _host(arguments: argparse.Namespace) -> int:
    from farwhist.store.matches import Unsound
    from farwhist.store.reading import Newer, Unreadable

    rules = None if arguments.resume else _rules(arguments)
    folder = arguments.folder or data_folder()
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(_keep_open(arguments, rules, folder))
    except Unsound as error:
        raise Wrong(f"the match of the table in {folder} is not sound: {error}") from None
    except (Newer, Unreadable) as error:
        raise Wrong(f"the table in {folder} cannot be opened: {error}") from None
    return 0


async def _keep_open(arguments: argparse.Namespace, rules: TableRules | None, folder: Path) -> None:
    from farwhist.network.hosting import open_table
    from farwhist.network.invitation import PORT

    done, played = asyncio.Event(), 0

    def finish(saved: Saved) -> None:
        nonlocal played
        _keep(folder, saved)
        played += 1
        print(f"match {played} is over", flush=True)
        if played == arguments.matches:
            asyncio.get_running_loop().call_later(1.0, done.set)

    hosting = await open_table(
        folder,
        rules,
        port=PORT if arguments.port is None else arguments.port,
        address=arguments.listen,
        addresses=tuple(arguments.address),
        finished=finish,
        problem=_complain,
    )
    if hosting.set_aside is not None:
        print(
            f"farwhist: the match was damaged; it was set aside as {hosting.set_aside}",
            file=sys.stderr,
            flush=True,
        )
    _end_on_signals(done)
    try:
        if arguments.announce:
            try:
                await hosting.announce(arguments.announce)
            except OSError as problem:
                _complain(problem)
        print(hosting.invitation.line, flush=True)
        await done.wait()
    finally:
        await hosting.close()


def _complain(problem: OSError) -> None:
    print(f"farwhist: {problem}", file=sys.stderr, flush=True)


def _keep(folder: Path, saved: Saved) -> None:
    """Keep a match that is over in the library, which every window on the folder shows."""
    from farwhist.store.library import MatchLibrary
    from farwhist.store.library_entry import LibraryNote

    try:
        MatchLibrary(folder).keep(saved, LibraryNote.of(saved, datetime.now(UTC)))
    except OSError as problem:
        _complain(problem)


def _end_on_signals(done: asyncio.Event) -> None:
    """Close the table in good order when the program is asked to end, where a loop can hear it."""
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(each, done.set)


def _join(arguments: argparse.Namespace) -> int:
    from farwhist.network.bot_guest import BotGuest
    from farwhist.network.guest import GuestPerson
    from farwhist.network.hosting import player_key
    from farwhist.network.invitation import NoInvitation, read_invitation

    try:
        invitation = read_invitation(arguments.line)
    except NoInvitation:
        raise Wrong("this is no invitation: it begins with farwhist://") from None
    folder = arguments.folder or data_folder()
    name = arguments.name or arguments.bot.capitalize()
    person = GuestPerson(name, 0, player_key(folder), bot=arguments.bot)
    wrong = 0

    def finish(checked: CheckedRecord) -> None:
        nonlocal wrong
        wrong += bool(checked.faults)
        _keep(folder, checked.record)
        told = "; ".join(FAULTS[each] for each in checked.faults)
        print(f"verified: {told or 'the cards came from the numbers of all'}", flush=True)

    bot = BotGuest(
        invitation, person, Random(arguments.seed), finish, heard=_tell, matches=arguments.matches
    )
    with suppress(KeyboardInterrupt):
        ended = asyncio.run(bot.run())
        if ended.why not in ("left", "closed"):
            raise Wrong(f"the host does not let this bot play: {ended.why} {ended.fact}".rstrip())
    return int(wrong > 0)


def _tell(heard: Heard) -> None:
    from farwhist.network.guest import Lost
    from farwhist.network.messages import Welcome

    match heard:
        case Lost(why, seconds):
            print(f"no connection ({why}); another try in {seconds:g} s", flush=True)
        case Welcome(seat=seat):
            print(f"at seat {seat}", flush=True)
        case _:
            pass

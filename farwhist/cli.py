"""The engine without a screen: simulate, arena, advise, check, host, join, and more."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from farwhist import bots, self_play
from farwhist.arguments import COMMANDS
from farwhist.commands import (
    COUNT,
    LONGEST_SENTENCE,
    SEATS,
    SEED,
    Wrong,
    add_advise,
    add_analyse,
    add_arena,
    add_deal,
    changes_of,
    preset_of,
    tell_needless,
)
from farwhist.engine import chance, proof
from farwhist.engine.match import Match
from farwhist.engine.record import deal_records, match_record
from farwhist.executors import NotDone
from farwhist.network_commands import add_host, add_join
from farwhist.puzzle_command import add_puzzles
from farwhist.rules.catalogue import GAMES, default_preset, ruleset
from farwhist.rules.draft import Draft
from farwhist.rules.options import Option, RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.words import shortened
from farwhist.store.matches import MOST_BYTES, Unsound, replayed_file
from farwhist.store.reading import Newer


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 unsound, 2 wrong arguments."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # for names that are no text
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (Wrong, NotDone, RulesError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            return 0  # the reader has seen enough
        print(f"farwhist: {error}", file=sys.stderr)
        return 2
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="farwhist",
        description="Without a command the game opens in a window.",
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    simulate = commands.add_parser("simulate", help=COMMANDS["simulate"])
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("--game", default=default_preset(), metavar="ID", help="see `games`")
    simulate.add_argument("--seats", type=SEATS, metavar="N", help="how many players")
    simulate.add_argument("--matches", type=COUNT, default=1, metavar="N")
    simulate.add_argument("--seed", type=SEED, default=1, metavar="N", help="of the first match")
    simulate.add_argument("--bots", default="rule", help="one kind for all, or a,b,c,d")
    simulate.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="sets")
    simulate.add_argument("--json", action="store_true", help="JSON Lines: docs/records.md")
    add_arena(commands)
    add_advise(commands)
    add_analyse(commands)
    check = commands.add_parser("check", help=COMMANDS["check"])
    check.set_defaults(run=_check)
    check.add_argument("file", type=Path)
    add_deal(commands)
    add_puzzles(commands)
    add_host(commands)
    add_join(commands)
    verify = commands.add_parser("verify", help=COMMANDS["verify"])
    verify.set_defaults(run=_verify)
    verify.add_argument("file", type=Path, help="texts as copied from the fair play dialog")
    verify.add_argument(
        "--fingerprint", action="append", default=[], metavar="HEX", help="one that you noted"
    )
    games = commands.add_parser("games", help=COMMANDS["games"])
    games.set_defaults(run=_games)
    games.add_argument("--json", action="store_true")
    options = commands.add_parser("options", help=COMMANDS["options"])
    options.set_defaults(run=_options)
    options.add_argument("game", metavar="ID")
    options.add_argument("--json", action="store_true")
    return parser


def _print_json(data: object) -> None:
    print(json.dumps(data, separators=(", ", ": ")))


def _simulate(arguments: argparse.Namespace) -> int:
    preset = preset_of(arguments.game)
    seats = preset.usual_seats if arguments.seats is None else arguments.seats
    given = changes_of(arguments.sets)
    rules = ruleset(preset.id, seats, given)
    changes = Draft.of(preset.id, seats, given).changes
    levels = _levels(arguments.bots, seats)
    tell_needless(preset.id, seats, given)
    for number in range(1, arguments.matches + 1):
        match = play(rules, arguments.seed + number - 1, levels)
        show = _json_lines if arguments.json else _text_lines
        print("\n".join(show(match, preset.id, number, changes)))
    return 0


def _levels(text: str, seats: int) -> list[str]:
    levels = text.split(",")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise Wrong(f"--bots names {len(levels)} bots for {seats} seats")
    for level in levels:
        if level not in bots.LEVELS:
            raise Wrong(
                f"there is no bot “{shortened(level)}”; choose from {', '.join(bots.LEVELS)}"
            )
    return levels


def play(rules: Ruleset, seed: int, levels: Sequence[str]) -> Match:
    """Return a finished match between bots of these levels, one a seat."""
    match = Match(rules, seed)
    players = [bots.make(level, rules) for level in levels]
    sources = [chance.source(seed, 0, seat) for seat in range(rules.seats)]
    for _ in self_play.moves(match, players, sources.__getitem__):
        pass
    return match


def _json_lines(match: Match, game: str, number: int, changes: Mapping[str, str]) -> Iterator[str]:
    for record in deal_records(match, game, number, changes):
        yield json.dumps(record)
    yield json.dumps(match_record(match, game, number, changes))


def _text_lines(match: Match, game: str, number: int, changes: Mapping[str, str]) -> Iterator[str]:
    for record in deal_records(match, game, number, changes):
        trump = (record["trump"] or "NT") if "trump" in record else ""
        scores = "  ".join(cell.ljust(18) for cell in _cells(record))
        deal = f"{number}.{record['deal']:<3} {record['cards']:>2} cards  {trump:<2}"
        yield f"{deal}  {scores}".rstrip()
    winners = ", ".join(str(side) for side in match.position.winners)
    whose = "seat" if match.position.sides == match.position.seats else "side"
    yield f"{number}. {game} won by {whose} {winners}"


def _cells(record: Mapping[str, Any]) -> Iterator[str]:
    """Yield the score cell of each side, with tricks and bids where a side is a seat."""
    alone = len(record["points"]) == record["seats"]
    for side, (points, total) in enumerate(zip(record["points"], record["totals"], strict=True)):
        tricks = f"{record['taken'][side]} " if alone and "taken" in record else ""
        if alone and "bids" in record:
            bid = record["bids"][side]
            tricks = f"{record['taken'][side]}/{'-' if bid is None else bid} "
        yield f"{tricks}{points:+g} = {total:g}"


def _check(arguments: argparse.Namespace) -> int:
    try:
        saved, match = replayed_file(arguments.file)
    except (Newer, Unsound) as error:
        print(f"{arguments.file} is not sound. {shortened(str(error), LONGEST_SENTENCE)}")
        return 1
    state = "over" if match.over else f"in deal {match.position.deal}"
    told = [saved.preset, f"{len(saved.moves)} moves", state]
    if saved.program:
        told.append(f"written by Far Whist {shortened(saved.program)}")
    print(f"{arguments.file} is sound: {', '.join(told)}.")
    return 0


def _verify(arguments: argparse.Namespace) -> int:
    """Print the fingerprint of every text; a noted one that none has makes the exit code 1."""
    findings = list(proof.find(_text_of(arguments.file)))
    if not findings:
        print(f"{arguments.file} holds no text of fair play.")
        return 1
    wrong = False
    prints = {proof.fingerprint(each.text) for each in findings}
    for each in findings:
        words = {True: "as noted in the file", False: "NOT the one noted in the file", None: ""}
        wrong = wrong or each.agrees is False
        print(
            f"{shortened(each.title)}: {proof.fingerprint(each.text)} {words[each.agrees]}".rstrip()
        )
    for noted in arguments.fingerprint:
        found = noted.strip().lower() in prints
        wrong = wrong or not found
        print(f"{noted}: {'found' if found else 'NOT found: no text has this fingerprint'}")
    return int(wrong)


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Wrong(f"{path} is too large")
    return data.decode("utf-8-sig", "replace")


def _games(arguments: argparse.Namespace) -> int:
    if arguments.json:
        _print_json([_game_data(game_id) for game_id in GAMES])
        return 0
    for game in GAMES.values():
        print(f"{game.id}: {game.name}")
        for preset in game.presets:
            seats = f"{preset.least_seats}-{preset.most_seats}"
            print(f"    {preset.id:<20} {seats:>4}  {preset.name}: {preset.about}")
    return 0


def _game_data(game_id: str) -> dict[str, Any]:
    game = GAMES[game_id]
    return {
        "id": game.id,
        "name": game.name,
        "presets": [
            {
                "id": preset.id,
                "name": preset.name,
                "about": preset.about,
                "seats": [preset.least_seats, preset.most_seats],
                "usual_seats": preset.usual_seats,
                "set": dict(preset.changes),
            }
            for preset in game.presets
        ],
    }


def _options(arguments: argparse.Namespace) -> int:
    preset = preset_of(arguments.game)
    table = GAMES[preset.game].options
    values = table.resolve(preset.texts(preset.usual_seats))
    texts = table.write(values)
    if arguments.json:
        _print_json([_option_data(option, texts[option.key]) for option in table])
        return 0
    for option in table:
        print(f"{option.key} = {texts[option.key]}    [{option.legal}]")
        print(" ".join(filter(None, (f"    {option.label}. {option.help}", option.needs))))
    return 0


def _option_data(option: Option, text: str) -> dict[str, Any]:
    return {
        "key": option.key,
        "label": option.label,
        "help": option.help,
        "needs": option.needs,
        "legal": option.legal,
        "values": [option.write(value) for value in option.values],
        "default": option.write(option.default),
        "value": text,
    }

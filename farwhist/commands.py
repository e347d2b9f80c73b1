"""The commands that ask the opponents: arena and advise."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from farwhist import arena
from farwhist.bots.advice import advise
from farwhist.bots.kitchen import Unfit
from farwhist.bots.levels import LEVELS, level_of
from farwhist.rules.catalogue import default_preset
from farwhist.rules.options import RulesError


class Wrong(Exception):
    """Something on the command line does not fit; the text says what."""


def add_arena(commands: Any) -> None:
    """Add the command `arena` to a parser's commands."""
    parser = commands.add_parser("arena", help="measure opponents against each other")
    parser.set_defaults(run=_arena)
    parser.add_argument(
        "--field",
        default="rule,flat-300",
        metavar="PANEL",
        help="tables to sit at, such as rule,flat-300 or club+rule+strong",
    )
    parser.add_argument(
        "--players", default=",".join(LEVELS), metavar="A,B", help="who is measured"
    )
    parser.add_argument(
        "--deals",
        type=int,
        default=130,
        metavar="N",
        help="rounded up to whole matches; without exact bids, how many matches",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of the first match")
    parser.add_argument("--game", default=default_preset(), metavar="ID", help="see `games`")
    parser.add_argument("--seats", type=int, default=4, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="sets")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes; as many as processors")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep finished matches here")


def _arena(arguments: argparse.Namespace) -> int:
    changes = [tuple(text.split("=", 1)) for text in arguments.sets]
    if any(len(each) != 2 for each in changes):
        raise Wrong("--set needs KEY=VALUE")
    try:
        setting = arena.Setting(
            players=tuple(arguments.players.split(",")),
            fields=tuple(arguments.field.split(",")),
            deals=arguments.deals,
            seed=arguments.seed,
            game=arguments.game,
            seats=arguments.seats,
            changes=tuple(changes),
        )
        lines = arena.run(setting, arguments.resume, arguments.jobs)
    except KeyError as error:
        raise Wrong(f"there is no game {error}; `games` lists them") from None
    except RulesError:
        raise
    except ValueError as error:
        raise Wrong(str(error)) from None
    for line in arena.report(setting, lines):
        print(line)
    return 0


def add_advise(commands: Any) -> None:
    """Add the command `advise` to a parser's commands."""
    parser = commands.add_parser("advise", help="what to bid or play, at anybody's table")
    parser.set_defaults(run=_advise)
    parser.add_argument(
        "file", type=Path, help="a position: docs/records.md; - reads it from input"
    )
    parser.add_argument("--level", default="expert", metavar="N", help="1 to 5, or its name")
    parser.add_argument("--seed", type=int, default=1, metavar="S")


def _advise(arguments: argparse.Namespace) -> int:
    try:
        level = level_of(arguments.level)
    except ValueError:
        raise Wrong(f"there is no level “{arguments.level}”; choose from 1 to 5") from None
    text = sys.stdin.read() if str(arguments.file) == "-" else arguments.file.read_text("utf-8")
    try:
        answer = advise(json.loads(text), level, arguments.seed)
    except ValueError as error:
        if not isinstance(error, Unfit | json.JSONDecodeError):
            raise
        print(f"{arguments.file} is no position. {error}")
        return 1
    print(json.dumps(answer, indent=2))
    return 0

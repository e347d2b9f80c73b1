"""The command `puzzles`: the prepared deals, listed or proven again."""

from __future__ import annotations

import argparse
from typing import Any

from farwhist import executors, places
from farwhist.analysis import puzzle_check, puzzles
from farwhist.analysis.puzzles import Puzzle
from farwhist.arguments import COMMANDS
from farwhist.commands import add_executor


def add_puzzles(commands: Any) -> None:
    """Add the command `puzzles` to a parser's commands."""
    parser = commands.add_parser("puzzles", help=COMMANDS["puzzles"])
    parser.set_defaults(run=_puzzles)
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--list", action="store_true", help="a line for each; this is usual")
    wanted.add_argument("--check", action="store_true", help="prove every answer again")
    parser.add_argument("--theme", choices=puzzles.THEMES, help="only these")
    add_executor(parser)


def _puzzles(arguments: argparse.Namespace) -> int:
    shipped = puzzles.read(places.resource("prepared", "deals.json"))
    found = [each for each in shipped if arguments.theme in (None, each.theme)]
    if not arguments.check:
        for each in found:
            print(_line(each), each.code)
        return 0
    wrong = 0
    with executors.opened(arguments.jobs, arguments.cluster, len(found)) as executor:
        for each, why in zip(found, puzzle_check.checked(found, executor), strict=True):
            wrong += why is not None
            print(_line(each), "proven" if why is None else f"NOT PROVEN: {why}", flush=True)
    print(f"{len(found) - wrong} of {len(found)} proven")
    return int(wrong > 0)


def _line(puzzle: Puzzle) -> str:
    return f"{puzzle.id} {puzzle.theme:8} {puzzle.grade}"

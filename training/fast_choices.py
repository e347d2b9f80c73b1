"""Play the choices of cards that the policy is learned from, with the players of `training.fast`.

Teachers drawn at random sit at tables of four, as in `training.choices`, and a match becomes a line
of the same file: `python -m training policy` learns from it.
"""

from __future__ import annotations

import argparse
import json
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from training import fast

DEALS: Final = 13
ROOM: Final = 40_000
"""Numbers that the choices of a match have room in; they take some eight thousand."""

Told = tuple[list[list[int]], int]


def choices(numbers: array[int]) -> Iterator[Told]:
    """Yield entries and choice of every choice of `fast.play_choices`."""
    at = 0
    while at < len(numbers) and numbers[at]:
        count, chosen = numbers[at], numbers[at + 1]
        flat = numbers[at + 2 : at + 2 + 3 * count]
        yield [list(flat[n : n + 3]) for n in range(0, 3 * count, 3)], chosen
        at += 2 + 3 * count


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("out", type=Path, help="a file of choices; made anew")
    parser.add_argument("--choices", type=int, default=400_000, help="so many, or a few more")
    parser.add_argument("--teachers", default="plain-expert,flat-300", metavar="A,B")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first match")


def run(given: argparse.Namespace) -> None:
    """Play matches until there are enough choices."""
    teachers = [fast.player(key) for key in given.teachers.split(",")]
    seed, count = given.seed, 0
    with given.out.open("w", encoding="ascii") as file:
        while count < given.choices:
            rng = Random(seed)
            table = [rng.choice(teachers) for _ in range(fast.SEATS)]
            made = list(choices(fast.play_choices(DEALS * seed, DEALS, table, ROOM)))
            file.write(json.dumps([seed, made], separators=(",", ":")) + "\n")
            count += len(made)
            seed += 1
    print(f"{count} choices of {seed - given.seed} matches")

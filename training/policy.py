"""Learn the policy of the play-outs from choices of cards.

For every card that a teacher chose among several, the tables are moved towards it: softmax
regression, with steps that shrink by use. A table may differ in last digits between machines.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Sequence
from itertools import chain
from math import exp, log
from pathlib import Path
from random import Random
from typing import Final

from farwhist.bots.exact.policy import SIZES, UNITS, Policy, policy
from training.choices import PLAIN_EXPERT, Choice, collect, collected, teacher
from training.tables import SHIPPED

TARGET: Final = SHIPPED / "policy.json"
PACE: Final = 0.15

KEPT_BACK: Final = 10
"""One match in so many is not learned from, but foretold."""


def shares(tables: Sequence[Sequence[float]], choice: Choice) -> list[float]:
    """Return how likely each card is to be chosen; tables in units of the natural logarithm."""
    sums = [sum(row[n] for row, n in zip(tables, entry, strict=True)) for entry in choice.entries]
    top = max(sums)
    weights = [exp(each - top) for each in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def missed(tables: Sequence[Sequence[float]], choices: Sequence[Choice]) -> float:
    """Return the mean surprise at what was chosen, in units of the natural logarithm."""
    return -sum(log(shares(tables, each)[each.chosen]) for each in choices) / len(choices)


def missed_blind(choices: Sequence[Choice]) -> float:
    """Return what `missed` is for somebody who thinks every card as likely."""
    return sum(log(len(each.entries)) for each in choices) / len(choices)


def learn(choices: Sequence[Choice], rounds: int, rng: Random) -> list[list[float]]:
    """Return tables fitted to choices."""
    tables = [[0.0] * size for size in SIZES]
    used = [[1e-3] * size for size in SIZES]
    for _ in range(rounds):
        for choice in rng.sample(choices, len(choices)):
            for number, share in enumerate(shares(tables, choice)):
                off = share - (number == choice.chosen)
                for row, use, n in zip(tables, used, choice.entries[number], strict=True):
                    use[n] += off * off
                    row[n] -= PACE * off / use[n] ** 0.5
    return tables


def write(tables: Sequence[Sequence[float]], path: Path) -> None:
    """Write tables in twentieths, as bytes around 128."""
    rows = [bytes(128 + min(127, max(-128, round(UNITS * each))) for each in row) for row in tables]
    texts = {key: b64encode(row).decode() for key, row in zip(Policy._fields, rows, strict=True)}
    lines = ",\n".join(f'"{key}": "{text}"' for key, text in texts.items())
    path.write_text("{\n" + lines + "\n}\n", "ascii")


def shipped() -> list[list[float]]:
    """Return the present tables in units of the natural logarithm."""
    return [[(byte - 128) / UNITS for byte in row] for row in policy()]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("choices", type=Path, help="a file of choices; made or added to")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long matches are added")
    parser.add_argument("--teachers", default=f"{PLAIN_EXPERT.key},flat-300", metavar="A,B")
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first match")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--out", type=Path, help=f"where to write, such as {TARGET.name}")


def run(given: argparse.Namespace) -> None:
    """Learn from a file, tell how well the tables foretell other matches, and write them."""
    teachers = [teacher(key) for key in given.teachers.split(",")]
    collect(given.choices, teachers, given.seed, given.minutes)
    matches = collected(given.choices)
    kept_back = max(1, len(matches) // KEPT_BACK)
    others = list(chain.from_iterable(matches[-kept_back:]))
    made = list(chain.from_iterable(matches[:-kept_back]))
    tables = learn(made, given.rounds, Random(given.seed))
    print(f"{len(made)} choices, and {len(others)} others that are foretold:")
    print(f"no opinion misses by {missed_blind(others):.4f}")
    print(f"the shipped tables by {missed(shipped(), others):.4f}")
    print(f"the new ones by {missed(tables, others):.4f}")
    if given.out:
        write(tables, given.out)

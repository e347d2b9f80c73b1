"""Learn the policy of the play-outs from self-play and write farwhist/bots/data/policy.json.

    python3 -m farwhist.learning [--matches N] [--players A,B] [--rounds N] [--seed N]

Levels in mixed tables play the default game; for every card that was chosen among several, the
tables are moved towards it (softmax regression, with steps that shrink by use). The table that is
shipped was learned from 404,000 such choices, half of them by the expert before it (with half its
work), half by flat-300, played by a copy of the bots in C, which is not part of the project; this
script does the same in Python, about 20 times more slowly, and tells how well the shipped tables
foretell what the levels choose. A table that it writes may differ in last digits between machines.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import count
from math import exp, log
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import NamedTuple

from farwhist import bots, self_play
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.seat_view import seat_view
from farwhist.bots.exact.policy import SIZES, UNITS, Policy, policy
from farwhist.bots.exact.policy_query import Entry, question
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.catalogue import default_preset, ruleset

TARGET = Path(__file__).parent / "bots" / "data" / "policy.json"
PACE = 0.15


class Choice(NamedTuple):
    """The entries of the cards that one could choose from, and which was chosen."""

    entries: tuple[Entry, ...]
    chosen: int


def choices(players: Sequence[str], number: int) -> Iterator[Choice]:
    """Yield every choice of a card in a match of levels drawn at random; `number` is its seed."""
    rules = ruleset(default_preset(), 4, {})
    match, rng = Match(rules, number), Random(number)
    table = [bots.make(rng.choice(players), rules, "balanced") for _ in range(4)]
    steps = count(1)

    def source(seat: Seat) -> Random:
        return chance.source(number, seat, next(steps))

    for decision, view, move, _ in self_play.moves(match, table, source):
        if isinstance(move, PlayCard) and len(decision.moves) > 1:
            here = seat_view(rules, view, decision.seat, view.trump)
            yield from _choice(here.known, here.code[move.cards[0]])


def _choice(known: Situation, card: int) -> Iterator[Choice]:
    cards = question(known)
    same = [
        n for n, (suit, bit, _) in enumerate(cards) if suit == card >> 5 and bit <= 1 << (card & 31)
    ]
    if len(cards) > 1:
        yield Choice(tuple(entry for _, _, entry in cards), same[-1])


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


def _played(task: tuple[Sequence[str], int]) -> list[Choice]:
    return list(choices(*task))


def main() -> None:
    """Learn from self-play, tell how well the tables foretell other matches, and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", default="expert,flat-300")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help=f"where to write, such as {TARGET.name}")
    given = parser.parse_args()
    players = given.players.split(",")
    tasks = [(players, given.seed + number) for number in range(given.matches)]
    with Pool() as pool:
        choices = [choice for played in pool.imap(_played, tasks) for choice in played]
    test = choices[-max(1, len(choices) // 10) :]
    print(f"{len(choices)} choices; the shipped tables miss by {missed(shipped(), test):.4f}")
    tables = learn(choices[: -len(test)], given.rounds, Random(given.seed))
    print(f"new ones by {missed(tables, test):.4f}, no opinion by {missed_blind(test):.4f}")
    if given.out:
        write(tables, given.out)


def missed_blind(choices: Sequence[Choice]) -> float:
    """Return what `missed` is for somebody who thinks every card as likely."""
    return sum(log(len(each.entries)) for each in choices) / len(choices)


if __name__ == "__main__":
    main()

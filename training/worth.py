"""Fit the quick bidder's weights to self-play: what a hand is worth, in tricks.

For each kind of deal (players, cards a hand, cards a suit, trump or not) the players of the
play-out core bid what the present weights say, play, and the tricks that they take are fitted to
the features of their hands by least squares; after a few rounds the weights hardly move. The same
arguments give the same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from farwhist.bots.core.estimate import UNIT, WEIGHTS, Estimator, features
from farwhist.bots.core.playout import TRUMP, playout, rotations
from training import spread
from training.deals import deals, kinds, masks_of, parts
from training.least_squares import add, solve
from training.tables import SHIPPED, write_weights

TARGET: Final = SHIPPED / "bidder.json"
NOISE: Final = 0.1
RIDGE: Final = 4.0


def start(size: int, players: int) -> list[int]:
    """Return weights to begin with: high cards and trumps."""
    weights = [0] * WEIGHTS
    weights[1:4] = [800, 450, 150]
    weights[19:32] = [900, 800, 700, 600, 500, 450, 400, 350, 300, 250, 200, 200, 200]
    return weights


def played_hands(
    kind: str, weights: list[int], hands: int, rng: Random
) -> Iterator[tuple[list[int], int]]:
    """Yield features and tricks of hands that were played."""
    players, size, ranks, trump = parts(kind)
    judge = Estimator(weights, trump == TRUMP)
    after = rotations(players)
    noise = [NOISE] * players
    scale = [(1 - 1e-12) / NOISE] * players
    draw = rng.random
    table = deals(kind, draw)
    for _ in range(hands // players):
        dealt = next(table)
        boss = [ranks, 32 + ranks, 64 + ranks, 96 + ranks]
        rows: list[list[int]] = [[] for _ in range(4 * players)]
        need: list[int] = []
        found: list[list[int]] = []
        for seat, hand in enumerate(dealt):
            for card in hand:
                rows[4 * seat + (card >> 5)].append(card)
            masks = masks_of(hand, ranks)
            found.append(features(masks, trump == TRUMP))
            bid = (judge.worth(*masks) + UNIT // 2) // UNIT
            need.append(min(size, max(0, bid)))
        for row in rows:
            row.sort()
        bids = list(need)
        leader = int(draw() * players)
        playout(
            rows, boss, bytearray(128), need, after[leader], -1, 0, leader, size, after, trump,
            False, noise, scale, draw,
        )  # fmt: skip
        for seat in range(players):
            yield found[seat], bids[seat] - need[seat]


def fit(kind: str, hands: int, rounds: int, seed: int) -> tuple[list[int], float]:
    """Return the weights of a kind of deal, and the root mean square of what they miss."""
    players, size = map(int, kind.split("/")[:2])
    weights = start(size, players)
    rng = Random(f"{kind}/{seed}")
    missed = 0.0
    for number in range(rounds):
        amount = hands if number == rounds - 1 else hands // 3
        matrix = [[0.0] * WEIGHTS for _ in range(WEIGHTS)]
        right = [0.0] * WEIGHTS
        squares, count = 0.0, 0
        for row, tricks in played_hands(kind, weights, amount, rng):
            off = tricks - sum(w * x for w, x in zip(weights, row, strict=True)) / UNIT
            squares += off * off
            count += 1
            add(matrix, right, row, tricks)
        for i in range(WEIGHTS):
            matrix[i][i] += RIDGE if i else 0.01
        weights = [round(UNIT * value) for value in solve(matrix, right)]
        missed = (squares / count) ** 0.5
    return weights, missed


def _fit(task: tuple[str, int, int, int]) -> tuple[str, list[int], float]:
    return task[0], *fit(*task)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--hands", type=int, default=24000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--out", type=Path, default=TARGET)
    spread.add_arguments(parser)


def run(arguments: argparse.Namespace) -> None:
    """Fit every kind, or the named ones, and write the table."""
    told = arguments.hands, arguments.rounds, arguments.seed
    tasks = [(kind, *told) for kind in arguments.only or kinds()]
    table = {}
    for kind, row, missed in spread.results(_fit, tasks, arguments):
        table[kind] = row
        print(f"{kind:<12} misses {missed:.3f} tricks", flush=True)
    write_weights(table, arguments.out)

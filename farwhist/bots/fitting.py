"""Fit the quick bidder's weights to self-play and write farwhist/bots/data/bidder.json.

    python3 -m farwhist.bots.fitting [--hands N] [--rounds N] [--seed N] [--only 4/7/13/t ...]

For each kind of deal (players, cards a hand, cards a suit, trump or not) the players of the
play-out core bid what the present weights say, play, and the tricks that they take are fitted to
the features of their hands by least squares; after a few rounds the weights hardly move. The same
arguments give the same file. It needs no library, and runs in any Python from 3.9; PyPy is about
four times as fast.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from farwhist.bots.core.estimate import UNIT, WEIGHTS, Estimator, features
from farwhist.bots.core.playout import NO_TRUMP, TRUMP, playout, rotations

TARGET = Path(__file__).parent / "data" / "bidder.json"
NOISE = 0.1
RIDGE = 4.0
PACKS = {13: (2, 3, 4, 5, 6, 7, 8), 12: (6,), 10: (4, 5), 9: (4,), 8: (3, 4, 5), 6: (3,)}
"""The packs that are fitted: cards a suit, and for how many players."""


def kinds() -> list[str]:
    """Return every kind of deal that is fitted, as text."""
    found = []
    for ranks, tables in PACKS.items():
        for players in tables:
            most = 4 * ranks // players
            for size in range(1, most + 1):
                if size * players < 4 * ranks:
                    found.append(f"{players}/{size}/{ranks}/t")
                found.append(f"{players}/{size}/{ranks}/n")
            if most * players == 4 * ranks:
                found.append(f"{players}/{most}/{ranks}/t")
    return found


def start(size: int, players: int) -> list[int]:
    """Return weights to begin with: high cards and trumps."""
    weights = [0] * WEIGHTS
    weights[1:4] = [800, 450, 150]
    weights[19:32] = [900, 800, 700, 600, 500, 450, 400, 350, 300, 250, 200, 200, 200]
    return weights


def masks_of(hand: list[int], ranks: int) -> list[int]:
    """Return the four suit masks of a hand; the highest rank is bit 12."""
    masks = [0, 0, 0, 0]
    for code in hand:
        masks[code >> 5] |= 1 << ((code & 31) - ranks + 12)
    return masks


def parts(kind: str) -> tuple[int, int, int, int]:
    """Return players, cards a hand, cards a suit, and the trump, of a kind of deal."""
    players, size, ranks = map(int, kind.split("/")[:3])
    return players, size, ranks, TRUMP if kind.endswith("t") else NO_TRUMP


def deals(kind: str, draw: Callable[[], float]) -> Iterator[list[list[int]]]:
    """Yield the hands of ever new deals, in the core's numbers."""
    players, size, ranks, trump = parts(kind)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, ranks + 1)]
    turned = trump == TRUMP and players * size < len(pack)
    while True:
        for last in range(len(pack) - 1, 0, -1):
            other = int(draw() * (last + 1))
            pack[last], pack[other] = pack[other], pack[last]
        cards = pack[: players * size]
        if turned:
            up = pack[players * size]
            # Its suit is trump; the lower cards of the suit move up into its place.
            cards = [_trumped(card, up >> 5, up & 31) for card in cards]
            assert all(card & 31 for card in cards)
        yield [cards[seat * size : (seat + 1) * size] for seat in range(players)]


def self_play(
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


def _trumped(card: int, swap: int, up: int) -> int:
    suit, rank = card >> 5, card & 31
    if suit == swap:
        return 96 + (rank + 1 if rank < up else rank)
    return (swap if suit == 3 else suit) * 32 + rank


def add(matrix: list[list[float]], right: list[float], row: list[int], value: float) -> None:
    """Add one hand to the equations of least squares: its features, and what they should give."""
    seen = [(i, x) for i, x in enumerate(row) if x]
    for i, x in seen:
        right[i] += x * value
        line = matrix[i]
        for j, y in seen:
            line[j] += x * y


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a symmetric positive system (Cholesky)."""
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j]
            for k in range(j):
                rest -= low[i][k] * low[j][k]
            low[i][j] = rest**0.5 if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        rest = right[i]
        for k in range(i):
            rest -= low[i][k] * half[k]
        half[i] = rest / low[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = half[i]
        for k in range(i + 1, size):
            rest -= low[k][i] * found[k]
        found[i] = rest / low[i][i]
    return found


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
        for row, tricks in self_play(kind, weights, amount, rng):
            off = tricks - sum(w * x for w, x in zip(weights, row, strict=True)) / UNIT
            squares += off * off
            count += 1
            add(matrix, right, row, tricks)
        for i in range(WEIGHTS):
            matrix[i][i] += RIDGE if i else 0.01
        weights = [round(UNIT * value) for value in solve(matrix, right)]
        missed = (squares / count) ** 0.5
    return weights, missed


def write(table: dict[str, list[int]], path: Path) -> None:
    """Write a table, a line for each kind of deal."""
    lines = ",\n".join(f'"{kind}": {json.dumps(row)}' for kind, row in table.items())
    path.write_text("{\n" + lines + "\n}\n", "ascii")


def main() -> None:
    """Fit every kind, or the named ones, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=24000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--out", type=Path, default=TARGET)
    arguments = parser.parse_args()
    table = {}
    for kind in arguments.only or kinds():
        table[kind], missed = fit(kind, arguments.hands, arguments.rounds, arguments.seed)
        print(f"{kind:<12} misses {missed:.3f} tricks", flush=True)
    write(table, arguments.out)


if __name__ == "__main__":
    main()

"""Fit what strong players bid to the features of their hands.

For each kind of deal (see `training.deals`) hands are dealt and bid by Monte Carlo as the plain
level `FLAT` does, in the default scoring, 10 and a point a trick or one less for each trick off;
least squares with a pull towards what the hands are worth finds the weights. The first number of a
list is how far a bid usually is from them, in thousandths. Strong players bid lower than the worth:
a missed bid costs what a made one brings. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from farwhist.bots.core.estimate import UNIT, WEIGHTS, Estimator, features, weights_of
from farwhist.bots.core.levels import FLAT
from farwhist.bots.core.playout import TRUMP
from farwhist.bots.core.sampling import Sampler, Situation
from farwhist.bots.exact.heuristics import sure_tricks
from farwhist.bots.exact.judge import CLOSE, near, nearest
from farwhist.bots.exact.search import BidSearch
from training import spread
from training.deals import deals, kinds, masks_of, parts
from training.least_squares import add, solve
from training.tables import SHIPPED, write_weights

TARGET: Final = SHIPPED / "bids.json"
PULL: Final = 12.0
LEAST: Final = 300
"""No bids are foretold more closely than this, in thousandths: other players bid otherwise."""


def points(size: int) -> dict[int, list[float]]:
    """Return the points of each bid for 0, 1, 2 ... tricks in the default scoring."""
    row = range(size + 1)
    return {bid: [float(10 + bid if bid == n else -abs(bid - n)) for n in row] for bid in row}


def bid_of(known: Situation, judge: Estimator, worth: int, rng: Random) -> int:
    """Return what `FLAT` bids with the hand of seat 0, in the default scoring."""
    floor = sure_tricks(known)
    bids = near([bid for bid in range(known.size + 1) if bid >= floor], worth, FLAT.span)
    noise = [FLAT.bid_own_noise] + [FLAT.bid_noise] * (known.players - 1)
    search = BidSearch(known, bids, Sampler(known), noise, judge)
    search.run(FLAT.bid_work // len(bids), rng.random)
    return nearest(search.values(points(known.size)), CLOSE, worth)


def situations(kind: str, hands: int, rng: Random) -> Iterator[tuple[Situation, list[int]]]:
    """Yield what each seat knows before it bids, and the suit masks of its hand."""
    players, size, ranks, trump = parts(kind)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, ranks + 1)]
    if trump == TRUMP and players * size < len(pack):
        pack.remove(97)
    room = [0] + [size] * (players - 1)
    table = deals(kind, rng.random)
    for _ in range(hands // players):
        for seat, hand in enumerate(next(table)):
            unseen = [card for card in pack if card not in hand]
            known = Situation(players, size, trump, hand, unseen, room, seat, (ranks,) * 4)
            yield known, masks_of(hand, ranks)


def bids(kind: str, hands: int, rng: Random) -> Iterator[tuple[list[int], int]]:
    """Yield features and bids of hands."""
    trump = parts(kind)[-1] == TRUMP
    judge = Estimator(weights_of(kind), trump)
    for known, masks in situations(kind, hands, rng):
        yield features(masks, trump), bid_of(known, judge, judge.worth(*masks), rng)


def fit(kind: str, hands: int, seed: int) -> list[int]:
    """Return how far bids usually are from the weights, and the weights, of a kind of deal."""
    start = weights_of(kind)
    rows = list(bids(kind, hands, Random(f"{kind}/bids/{seed}")))
    matrix = [[0.0] * WEIGHTS for _ in range(WEIGHTS)]
    right = [0.0] * WEIGHTS
    for row, bid in rows:
        off = bid - sum(w * x for w, x in zip(start, row, strict=True)) / UNIT
        add(matrix, right, row, off)
    for i in range(WEIGHTS):
        matrix[i][i] += PULL if i else 0.01
    change = solve(matrix, right)
    weights = [w + round(UNIT * value) for w, value in zip(start, change, strict=True)]
    squares = 0.0
    for row, bid in rows:
        squares += (bid - sum(w * x for w, x in zip(weights, row, strict=True)) / UNIT) ** 2
    return [max(LEAST, round(UNIT * (squares / len(rows)) ** 0.5)), *weights]


def _fit(task: tuple[str, int, int]) -> tuple[str, list[int]]:
    return task[0], fit(*task)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--hands", type=int, default=1600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--out", type=Path, default=TARGET)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Fit every kind, or the named ones, and write the table."""
    tasks = [(kind, given.hands, given.seed) for kind in given.only or kinds()]
    table = {}
    for kind, row in spread.results(_fit, tasks, given):
        table[kind] = row
        print(f"{kind:<12} misses {row[0] / UNIT:.3f} tricks", flush=True)
    write_weights(table, given.out)

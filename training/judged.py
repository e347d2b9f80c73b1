"""The levels judged by the coach: what each of them loses by its decisions.

Each level plays whole matches of the default game among club players and is judged at seat 0.
Every match is a line of a file, so that a run can be broken off and added to.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from farwhist import bots, self_play
from farwhist.bots.judging.coach import Work, judge
from farwhist.engine.match import Match
from farwhist.rules.catalogue import default_preset, ruleset
from training import spread

SEATS = 4
USUAL = "club"
NO_CHANGES: Mapping[str, str] = {}


def lost(
    level: str, seed: int, work: Work, changes: Mapping[str, str] = NO_CHANGES
) -> list[tuple[float, float]]:
    """Return what a level loses by bids and by cards in each deal of one match, at seat 0."""
    rules = ruleset(default_preset(), SEATS, changes)
    match = Match(rules, seed)
    players = [
        bots.make(level, rules, met=None),
        *[bots.make(USUAL, rules, met=None)] * (SEATS - 1),
    ]
    dice = [Random(f"coach/{seed}/{seat}") for seat in range(SEATS)]
    found: dict[int, list[float]] = {}
    for chosen in self_play.moves(match, players, dice.__getitem__):
        if chosen.decision.seat:
            continue
        verdict = judge(rules, chosen.view, chosen.decision, chosen.move, work)
        if verdict is not None:
            found.setdefault(verdict.deal, [0.0, 0.0])[verdict.kind == "card"] += verdict.loss
    return [(bid, cards) for bid, cards in found.values()]


def table(out: Path) -> Iterator[str]:
    """Yield the rows of the table: the loss of a deal with its 95 % interval, by bids and cards."""
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    yield "| level | deals | lost a deal | by bids | by cards |"
    yield "|---|---|---|---|---|"
    for level in bots.OFFERED:
        deals = [tuple(deal) for row in rows if row["level"] == level for deal in row["deals"]]
        if len(deals) < 2:
            continue
        both = [bid + cards for bid, cards in deals]
        wide = 1.96 * stdev(both) / len(both) ** 0.5
        bid, cards = (fmean(deal[part] for deal in deals) for part in (0, 1))
        told = f"{fmean(both):.2f} ± {wide:.2f}"
        yield f"| {level} | {len(deals)} | {told} | {bid:.2f} | {cards:.2f} |"


def _row(task: tuple[str, int, Work]) -> dict[str, Any]:
    level, seed, work = task
    return {"level": level, "seed": seed, "deals": lost(level, seed, work)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--matches", type=int, default=8, help="for each level")
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--out", type=Path, required=True)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Judge the levels in turn, one match each, and print the table."""
    work = Work(given.worlds, given.worlds)
    seeds = range(given.seed, given.seed + given.matches)
    tasks = [(level, seed, work) for seed in seeds for level in bots.OFFERED]
    for row in spread.results(_row, tasks, given):
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
    for line in table(given.out):
        print(line)

"""python3 dev.py bench: what the engine costs beside a fixed loop, the worker, and the window."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from statistics import median
from time import perf_counter

from farwhist.cli import play
from farwhist.engine.match import Match
from farwhist.engine.record import deal_records
from farwhist.rules.catalogue import ruleset
from tests.bench import (
    frames,
    hosting,
    judging,
    length,
    network,
    sound,
    start,
    study,
    thinking,
    window,
    worker,
)

MATCHES = 40


def reference() -> float:
    """Return the seconds of a fixed amount of plain Python: calls, lists, dicts and numbers."""

    def step(table: dict[int, int], row: list[int], number: int) -> int:
        row.append(number)
        table[number & 63] = number
        return (number * 1103515245 + 12345) & 0x7FFFFFFF

    start = perf_counter()
    number, table, row = 1, {}, []
    for _ in range(100_000):
        number = step(table, row, number)
        if len(row) > 50:
            row.clear()
    return perf_counter() - start


def simulate(level: str, seats: int = 4) -> float:
    """Return the seconds a move of whole matches: events, every seat's view, and records."""
    rules = ruleset("elevator", seats)
    moves = 0
    start = perf_counter()
    for seed in range(MATCHES):
        match = play(rules, seed, [level] * seats)
        moves += len(match.moves)
        for record in deal_records(match, "elevator"):
            json.dumps(record)
    return (perf_counter() - start) / moves


def replay() -> float:
    """Return the seconds that resuming or undoing in a match of 24 deals takes."""
    match = play(ruleset("romanian_818", 4), 1, ["random"] * 4)
    assert len(match.position.results) == 24
    start = perf_counter()
    again = Match(match.rules, match.seed, match.moves)
    for seat in range(4):
        again.view(seat)
    return perf_counter() - start


ROWS: dict[str, tuple[Callable[[], float], float, str]] = {
    "simulate, random bots": (lambda: simulate("random"), 1e6, "us a move"),
    "simulate, random bots, 7 seats": (lambda: simulate("random", 7), 1e6, "us a move"),
    "simulate, rule bots": (lambda: simulate("rule"), 1e6, "us a move"),
    "replay of 24 deals": (replay, 1e3, "ms"),
}


def main() -> None:
    """Measure every row, in turn with the reference, and print medians."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    loops: list[float] = []
    times: dict[str, list[float]] = {name: [] for name in ROWS}
    for _ in range(rounds):
        loops.append(reference())
        for name, (measure, _, _) in ROWS.items():
            times[name].append(measure())
    loop = median(loops)
    print(f"{'reference loop, 100,000 steps':<34}{loop * 1e3:9.1f} ms")
    for name, (_, scale, unit) in ROWS.items():
        seconds = median(times[name])
        steps = seconds / loop * 100_000
        print(f"{name:<34}{seconds * scale:9.1f} {unit:<10}{steps:9.1f} reference steps")
    thinking.report()
    judging.report()
    worker.report()
    network.report()
    hosting.report()
    window.report()
    start.report()
    length.report()
    study.report()
    frames.report()
    sound.report()


if __name__ == "__main__":
    main()

"""How long the levels think: processor time of decisions with a choice, pure Python, one core."""

from __future__ import annotations

from random import Random
from time import process_time

from farwhist import arena
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.core.playout import NO_TRUMP, TRUMP, playout, rotations
from farwhist.engine.chance import shuffled

PLAY_OUTS = 4000
MATCHES = 3


def play_outs(size: int, trump: int) -> float:
    """Return the seconds of one play-out of four hands of so many cards."""
    rng = Random(1)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    deals = []
    for _ in range(20):
        rows: list[list[int]] = [[] for _ in range(16)]
        for number, card in enumerate(shuffled(rng, pack)[: 4 * size]):
            rows[4 * (number % 4) + (card >> 5)].append(card)
        deals.append([sorted(row) for row in rows])
    after, noise, scale = rotations(4), [0.5] * 4, [2 * (1 - 1e-12)] * 4
    start = process_time()
    for number in range(PLAY_OUTS):
        playout(
            [row[:] for row in deals[number % 20]], [13, 45, 77, 109], bytearray(128), [3] * 4,
            after[0], -1, 0, 0, size, after, trump, False, noise, scale, rng.random,
        )  # fmt: skip
    return (process_time() - start) / PLAY_OUTS


def report() -> None:
    """Print play-outs a second, and what a decision takes each level: median, p99 and maximum."""
    for size, trump in ((13, NO_TRUMP), (7, TRUMP)):
        speed = 1 / play_outs(size, trump)
        print(f"{f'play-outs, {size} cards':<34}{speed:9.0f} a second")
    for level in LEVELS:
        setting = arena.Measurement((level,), ("casual",), deals=MATCHES * 13, seed=5)
        times: list[float] = []
        most: list[float] = []
        for task in arena.tasks(setting):
            if task.player == level:
                for held, _, spent in arena.play(setting, task)["times"]:
                    times.append(spent)
                    if held == 13:
                        most.append(spent)
        print(f"{f'decision of {level}':<34}{_three(times)}   13 cards {_three(most)}")


def _three(times: list[float]) -> str:
    row = sorted(times)
    late = row[min(len(row) - 1, int(0.99 * len(row)))]
    return f"{row[len(row) // 2]:7.1f} {late:7.1f} {row[-1]:7.1f} ms"

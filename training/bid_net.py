"""Learn from experts' deals how many tricks a hand takes for each bid: a small network.

`play` plays deals in which two seats are experts with less work, who bid now and then more or less
than they would, among others of one field; every bid and what came of it is kept. `fit` learns the
chance of each number of tricks from hand, size, eldest hand and bid. A critic that sees all hands
lowers the variance of what is learned from: what it says of the true deal is taken off, and what it
says in the mean of deals with the other cards dealt anew is added. It needs the extra `train`.
"""

from __future__ import annotations

import argparse
from array import array
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from training import fast

DEALS: Final = 13
FIELDS: Final = ("flat-300", "casual", "rule", "light")
WORK, POOL, STRAY = 100, 500, 0.9
"""What an expert that is played for data looks at, and how far its bids stray, in tricks."""

WIDTHS: Final = (77, 96, 48, 14)
"""Inputs, both layers between, and numbers of tricks, as in `native/net.h`."""

CRITIC: Final = 192
RESAMPLED: Final = 6
"""So often the hidden cards of a deal are dealt anew for the mean of the critic."""

BATCH: Final = 1024


def light() -> fast.FastPlayer:
    """Return an expert with a sixth of the work, whose bids stray."""
    found = fast.player("expert")
    found.card_work, found.pool, found.stray = WORK, POOL, STRAY
    return found


def table_of(rng: Random) -> tuple[list[fast.FastPlayer], list[int], int]:
    """Return a table, the seats of which bids are kept, and its field."""
    field = rng.randrange(len(FIELDS))
    if FIELDS[field] == "light":
        return [light()] * fast.SEATS, list(range(fast.SEATS)), field
    seats = rng.sample(range(fast.SEATS), 2)
    host = fast.player(FIELDS[field])
    return [light() if seat in seats else host for seat in range(fast.SEATS)], seats, field


def play(path: Path, first: int, minutes: float) -> int:
    """Append bids to a file for so many minutes, eight numbers each, and return how many.

    They are the four hands, from the one that bids on, and cards a hand, place of the eldest hand,
    bid and tricks. The matches count up from `first`.
    """
    end, kept, seed = monotonic() + 60 * minutes, 0, first
    with path.open("ab") as file:
        while monotonic() < end:
            rows = array("Q")
            table, seats, _ = table_of(Random(seed))
            hands = fast.hands(DEALS * seed, DEALS)
            played = fast.play(DEALS * seed, DEALS, table)
            for deal in range(DEALS):
                leader = (DEALS * seed + deal) % fast.SEATS
                for seat in seats:
                    size, _, bid, tricks = played[4 * deal + seat]
                    turned = [hands[4 * deal + (seat + n) % 4] for n in range(4)]
                    rows.extend([*turned, size, (leader - seat) % 4, bid, tricks])
                    kept += 1
            rows.tofile(file)
            seed += 1
    return kept


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("rows", type=Path, help="a file of bids; made or added to")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long bids are added")
    parser.add_argument("--seed", type=int, default=20_000_000, help="of the first match")
    parser.add_argument("--out", type=Path, help="where the network is written")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--no-critic", action="store_true")


def run(given: argparse.Namespace) -> None:
    """Play, and learn from what is in the file."""
    if given.minutes:
        print(f"{play(given.rows, given.seed, given.minutes)} bids", flush=True)
    if given.out:
        from training import bid_net_fit

        bid_net_fit.fit(given.rows, given.out, given.rounds, critic=not given.no_critic)

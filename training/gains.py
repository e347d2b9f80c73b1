"""Measure a player of `training.fast` over fields, or two ways to play against each other.

As in `farwhist arena` the player sits at every seat of a table of others, and the field plays the
same deals without it; cards and chances are the same for all. With `--table` the expert plays with
another policy as well, and what it scores more so is told deal by deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from farwhist.arena import interval
from farwhist.bots.exact.policy import read
from training import fast

CHUNK: Final = 52
OTHER: Final = 1
"""The place of the other policy."""


class Scored(NamedTuple):
    """What a player scored in each deal, its four seats averaged, and how often it made its bid."""

    sizes: list[int]
    points: list[float]
    made: float


def scored(first: int, deals: int, field: str, guest: fast.FastPlayer | None) -> Scored:
    """Return what a guest scores at each seat of a field, or the field alone."""
    host = fast.player(field)
    tables = [[host] * fast.SEATS]
    if guest is not None:
        tables = [
            [guest if each == seat else host for each in range(fast.SEATS)]
            for seat in range(fast.SEATS)
        ]
    sizes: list[int] = []
    points = [0.0] * deals
    made = count = 0
    for seat, table in enumerate(tables):
        rows = fast.play(first, deals, table)
        shown = range(fast.SEATS) if guest is None else [seat]
        sizes = [row[0] for row in rows[:: fast.SEATS]]
        for deal in range(deals):
            for each in shown:
                _, paid, bid, tricks = rows[fast.SEATS * deal + each]
                points[deal] += paid / fast.SEATS
                made += bid == tricks
                count += 1
    return Scored(sizes, points, made / count)


def by_size(sizes: Sequence[int], gains: Sequence[float]) -> str:
    """Return the means for each number of cards, with their intervals."""
    parts = []
    for size in fast.SIZES:
        found = [gain for gain, each in zip(gains, sizes, strict=True) if each == size]
        if found:
            parts.append(f"{size}: {{:+.2f}} ± {{:.2f}}".format(*interval(found)))
    return "  ".join(parts)


def told(name: str, before: Scored, after: Scored) -> Iterator[str]:
    """Yield the lines that tell what one scores more than another on the same deals."""
    gains = [b - a for a, b in zip(before.points, after.points, strict=True)]
    mean, wide = interval(gains)
    yield f"  {name:<24} {mean:+.3f} ± {wide:.3f}, made {before.made:.3f} -> {after.made:.3f}"
    yield "    by size  " + by_size(before.sizes, gains)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--field", default="flat-300,casual,rule", metavar="A,B")
    parser.add_argument("--player", default="expert")
    parser.add_argument(
        "--table", type=Path, help="another policy, to compare with the shipped one"
    )
    parser.add_argument("--net", type=Path, help="a network of `bid_net`, for bids of its own")
    parser.add_argument("--mix", type=float, action="append", default=[], metavar="SHARE",
                        help="the network's share where it is mixed with play-outs")  # fmt: skip
    parser.add_argument("--pool", type=int, action="append", default=[], metavar="DEALS",
                        help="weigh so many deals by the bids instead")  # fmt: skip
    parser.add_argument("--long-hand", type=int, action="append", default=[], metavar="CARDS",
                        help="play fewer deals out with more cards than these in hand")  # fmt: skip
    parser.add_argument("--strangers", action="store_true",
                        help="beside the player that never notices how others play")  # fmt: skip
    parser.add_argument("--deals", type=int, default=1560)
    parser.add_argument("--seed", type=int, default=2_000_000, help="the number of the first deal")


def ways(given: argparse.Namespace) -> dict[str, fast.FastPlayer]:
    """Return the ways to play that are measured, by their names."""
    found = {}
    if given.strangers:
        unseeing = found[f"{given.player}, strangers"] = fast.player(given.player)
        unseeing.learns = 0
    found[given.player] = fast.player(given.player)
    if given.table:
        fast.set_policy(read(given.table), OTHER)
        found[f"{given.player} with {given.table.name}"] = fast.player(given.player, OTHER)
    if given.net:
        fast.set_net(given.net.read_bytes())
    for share in given.mix:
        mixed = fast.player(given.player)
        mixed.bidder, mixed.mix = fast.BIDDERS["mixed" if share < 1 else "net"], share
        found[f"{share:g} of the network"] = mixed
    for field in ("pool", "long_hand"):
        for value in getattr(given, field):
            other = fast.player(given.player)
            setattr(other, field, value)
            found[f"{field.replace('_', ' ')} {value}"] = other
    return found


def run(given: argparse.Namespace) -> None:
    """Play and tell."""
    for field in given.field.split(","):
        base = scored(given.seed, given.deals, field, None)
        mean, wide = interval(base.points)
        print(f"Field {field}: {given.deals} deals from {given.seed}", flush=True)
        print(f"  {field:<24} {mean:+.2f} ± {wide:.2f} a deal, made {base.made:.3f}", flush=True)
        first: tuple[str, Scored] | None = None
        for name, guest in ways(given).items():
            score = scored(given.seed, given.deals, field, guest)
            lines = list(told(name, base, score))
            if first is not None:
                lines += told(f"{name} over {first[0]}", first[1], score)
            first = first or (name, score)
            print("\n".join(lines), flush=True)

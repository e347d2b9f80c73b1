"""The policy learned from strong self-play: its tables, and what they are asked with.

A hand is four whole numbers, one a suit, with bit `strength` set for each card held. The policy
gives every card that differs from its neighbours a weight: the product of one number for how the
trick stands, one for the cards above and below it, and one for its suit. The numbers come from
`data/policy.json` (how they were learned: `training/README.md`); a card is drawn by weight.

Everything is done with sums, products and look-ups of the same numbers in the same order, so that
the same chances give the same play on every machine.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

MOST = 32
"""Cards above or below a card are counted up to here."""

UNITS = 20
"""So many units of the tables make a weight e times as great."""

STEP = 1.0253151205244289
"""The fortieth root of e: half of what one unit is worth."""

SIZES = (24 * 4 * 2 * 3 * 16, 24 * 5 * 144, 24 * 5 * 3 * 96)
"""The entries of each table."""

SHAPES_KEPT = 20_000
"""Shapes that are remembered; more do not make it faster."""

Shape = tuple[tuple[int, int, int, int], ...]
_shapes: dict[tuple[int, int], Shape] = {}


class Policy(NamedTuple):
    """The tables: how the trick stands, the cards above and below, the suit."""

    stand: bytes
    ranks: bytes
    suits: bytes


@cache
def policy() -> Policy:
    """Return the learned tables."""
    return read(Path(__file__).parents[1] / "data" / "policy.json")


def read(path: Path) -> Policy:
    """Return the tables of a file."""
    table: dict[str, str] = json.loads(path.read_text("ascii"))
    return Policy(*(b64decode(table[key]) for key in Policy._fields))


@cache
def heat(halves: int) -> tuple[float, ...]:
    """Return the weight of every sum of three entries; the more halves, the sharper.

    With 2 it is as it was learned; with 4 the better cards are preferred twice as much.
    """
    step = 1.0
    for _ in range(halves):
        step *= STEP
    row = [1.0]
    for _ in range(384):
        row.insert(0, row[0] / step)
    for _ in range(384):
        row.append(row[-1] * step)
    return tuple(row)


def bucket(tenths: int) -> int:
    """Return the class of so many tenths of a card that the others are expected to hold."""
    return (
        1 if tenths <= 4 else 2 if tenths <= 8 else 3 if tenths <= 15 else 4 if tenths <= 30 else 5
    )


def shape(part: int, others: int) -> Shape:
    """Return the cards of a suit that differ: bit, cards above and below elsewhere, and place.

    The place is 0 for the only one, 4 for the lowest, 8 for one between, 12 for the highest.
    """
    found: list[tuple[int, int, int]] = []
    before = -1
    while part:
        bit = part & -part
        part ^= bit
        above = (others & -bit).bit_count()
        if above != before:
            found.append((bit, above, (others & (bit - 1)).bit_count()))
            before = above
    last = len(found) - 1
    return tuple(
        (bit, above, below, 0 if not last else 4 if not n else 12 if n == last else 8)
        for n, (bit, above, below) in enumerate(found)
    )


def kept(part: int, others: int) -> Shape:
    """Return `shape`, from memory where it is there."""
    key = (part, others)
    found = _shapes.get(key)
    if found is None:
        if len(_shapes) >= SHAPES_KEPT:
            _shapes.clear()
        found = _shapes[key] = shape(part, others)
    return found


@lru_cache(maxsize=4096)
def buckets(held: int, unseen: int) -> tuple[int, ...]:
    """Return the class of every number of cards elsewhere, of which the others hold a share."""
    row = [10 * number * held // max(1, unseen) for number in range(MOST)]
    return (0, *(bucket(tenths) for tenths in row[1:]))


def pick(mask: int, k: int) -> int:
    """Return the k-th card of a mask, the lowest first."""
    while k:
        mask &= mask - 1
        k -= 1
    return mask & -mask


def masks_of(cards: Sequence[int]) -> list[int]:
    """Return the masks of the four suits."""
    masks = [0, 0, 0, 0]
    for card in cards:
        masks[card >> 5] |= 1 << (card & 31)
    return masks

"""Everything that is left to chance, from a generator that is handed in.

Only `random.Random.random` is promised to give the same numbers in every version of Python, so
shuffling and drawing are built on it: the same seed deals the same cards everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def source(seed: int, *place: int) -> Random:
    """Return the generator for one place of one match, say its third deal.

    What happened elsewhere in the match draws nothing from it.
    """
    return Random("/".join(str(part) for part in (seed, *place)))


def below(rng: Random, limit: int) -> int:
    """Return a number from 0 to `limit` - 1, each as likely as the others."""
    return int(rng.random() * limit)


def one_of(rng: Random, things: Sequence[T]) -> T:
    """Return one of `things`, which must not be empty."""
    return things[int(rng.random() * len(things))]


def shuffled(rng: Random, things: Sequence[T]) -> list[T]:
    """Return `things` in random order (Fisher and Yates)."""
    order = list(things)
    draw = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order

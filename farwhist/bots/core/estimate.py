"""How many tricks a hand is worth: a linear fit to self-play, looked up suit by suit.

A hand is described by one mask a suit: bit 12 stands for the highest card of the suit that is in
play, bit 11 for the next one, and so on. The weights are whole thousandths of a trick, so the same
hand has the same worth on every machine. They are made by `training/worth.py` and kept in
`data/bidder.json`, one list for each kind of deal.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

TOP = 12
PLAIN = 18
TRUMPS = 16
CROSS = 4
WEIGHTS = 1 + PLAIN + TRUMPS + CROSS
"""The weights of one kind of deal: a constant, a plain suit's, the trump suit's, both together."""

UNIT = 1000
LENGTHS = [bin(mask).count("1") for mask in range(8192)]


@cache
def plain_features(mask: int) -> tuple[int, ...]:
    """Return what a plain suit shows: its high cards, its length, and how they go together."""
    length = bin(mask).count("1")
    ace, king, queen, jack, ten, nine = ((mask >> bit) & 1 for bit in (12, 11, 10, 9, 8, 7))
    return (
        ace,
        king,
        queen,
        jack,
        ten,
        nine,
        bin(mask & 127).count("1"),
        int(length == 0),
        int(length == 1),
        int(length == 2),
        max(0, length - 3),
        max(0, length - 5),
        king & (length == 1),
        queen & (length <= 2),
        ace & king,
        (ace | king) & queen,
        ace & (length >= 4),
        king & (length >= 4),
    )


@cache
def trump_features(mask: int) -> tuple[int, ...]:
    """Return what the trump suit shows: each card, and its length."""
    length = bin(mask).count("1")
    cards = tuple((mask >> bit) & 1 for bit in range(TOP, -1, -1))
    return (*cards, int(length == 0), max(0, length - 3), max(0, length - 5))


def cross_features(masks: Sequence[int], trump: bool) -> tuple[int, ...]:
    """Return what only the whole hand shows: trumps beside short plain suits."""
    if not trump:
        return (0, 0, 0, 0)
    length = min(4, bin(masks[3]).count("1"))
    voids = singles = pairs = 0
    for mask in masks[:3]:
        count = bin(mask).count("1")
        voids += count == 0
        singles += count == 1
        pairs += count == 2
    return (
        min(length, 2 * voids),
        min(length, 2 * singles),
        min(length, 2 * pairs),
        int(length >= 4),
    )


def features(masks: Sequence[int], trump: bool) -> list[int]:
    """Return the features of a hand; `masks[3]` is the trump suit if there is one."""
    row = [1]
    if trump:
        plain = [plain_features(mask) for mask in masks[:3]]
        row += [a + b + c for a, b, c in zip(*plain, strict=True)]
        row += trump_features(masks[3])
    else:
        plain = [plain_features(mask) for mask in masks]
        row += [a + b + c + d for a, b, c, d in zip(*plain, strict=True)]
        row += [0] * TRUMPS
    row += cross_features(masks, trump)
    return row


class Estimator:
    """The worth of hands in one kind of deal, in thousandths of a trick."""

    def __init__(self, weights: Sequence[int], trump: bool) -> None:
        self.constant = weights[0]
        self.plain_weights = tuple(weights[1 : 1 + PLAIN])
        self.trump_weights = tuple(weights[1 + PLAIN : 1 + PLAIN + TRUMPS])
        self.cross_weights = tuple(weights[1 + PLAIN + TRUMPS :])
        self.trump = trump
        self.plain: dict[int, int] = {}
        self.trumps: dict[int, int] = {}
        self.lengths = LENGTHS
        self.cross = self._cross() if trump else {}

    def scaled(self, share: float) -> Estimator:
        """Return an estimator by which every hand is worth this share of what it is here."""
        weights = (self.constant, *self.plain_weights, *self.trump_weights, *self.cross_weights)
        return Estimator(_scaled(weights, share), self.trump)

    def _cross(self) -> dict[int, int]:
        """Return the weight of every combination: trumps, and plain suits of 0, 1 and 2 cards."""
        found = {}
        shape = ((), (1,), (1, 2), (1, 2, 4), (1, 2, 4, 8))
        for trumps in range(5):
            for a in range(4):
                for b in range(4):
                    for c in range(4):
                        masks = [sum(shape[size]) for size in (a, b, c)] + [sum(shape[trumps])]
                        row = cross_features(masks, True)
                        found[((trumps * 4 + a) * 4 + b) * 4 + c] = sum(
                            w * f for w, f in zip(self.cross_weights, row, strict=True)
                        )
        return found

    def worth(self, a: int, b: int, c: int, d: int) -> int:
        """Return the worth of a hand of these four suit masks."""
        plain = self.plain
        total = self.constant
        for mask in (a, b, c):
            value = plain.get(mask)
            if value is None:
                value = plain[mask] = self._plain(mask)
            total += value
        if not self.trump:
            value = plain.get(d)
            if value is None:
                value = plain[d] = self._plain(d)
            return total + value
        value = self.trumps.get(d)
        if value is None:
            row = trump_features(d)
            value = self.trumps[d] = sum(
                w * f for w, f in zip(self.trump_weights, row, strict=True)
            )
        lengths = self.lengths
        key = lengths[d] if lengths[d] < 4 else 4
        for mask in (a, b, c):
            size = lengths[mask]
            key = key * 4 + (size if size < 3 else 3)
        return total + value + self.cross[key]

    def _plain(self, mask: int) -> int:
        row = plain_features(mask)
        return sum(w * f for w, f in zip(self.plain_weights, row, strict=True))


@cache
def _table(name: str) -> dict[str, list[int]]:
    path = Path(__file__).parents[1] / "data" / name
    table: dict[str, list[int]] = json.loads(path.read_text("ascii"))
    return table


def weights_of(kind: str) -> list[int]:
    """Return the weights of a kind of deal that was fitted."""
    return _table("bidder.json")[kind]


@lru_cache(maxsize=64)
def estimator(players: int, size: int, ranks: int, trump: bool) -> Estimator:
    """Return the estimator for a kind of deal, or for the nearest kind that was fitted.

    Args:
        players: 2 to 8.
        size: the cards of a hand.
        ranks: the cards of a suit in the pack.
        trump: whether there is a trump suit.
    """
    kind, scale = _nearest(players, size, ranks, trump)
    return Estimator(_scaled(weights_of(kind), scale), trump)


@lru_cache(maxsize=64)
def foreteller(players: int, size: int, ranks: int, trump: bool) -> tuple[Estimator, int]:
    """Return what strong players bid with a hand, and how far they usually are from it.

    Both are in thousandths of a trick; the arguments are those of `estimator`. Made by
    `training/bids.py`.
    """
    kind, scale = _nearest(players, size, ranks, trump)
    sigma, *weights = _table("bids.json")[kind]
    return Estimator(_scaled(weights, scale), trump), sigma


def _nearest(players: int, size: int, ranks: int, trump: bool) -> tuple[str, float]:
    """Return the nearest kind of deal that was fitted, and its share of the cards."""
    table = _table("bidder.json")
    what = "t" if trump else "n"
    key = f"{players}/{size}/{ranks}/{what}"
    if key in table:
        return key, 1.0
    share = players * size / (4 * ranks)

    def distance(other: str) -> tuple[float, ...]:
        seats, cards, suit, trumps = other.split("/")
        far = abs(int(seats) * int(cards) / (4 * int(suit)) - share)
        return (
            trumps != what,
            abs(int(suit) - ranks) * 0.04 + far + abs(int(seats) - players) * 0.5,
        )

    nearest = min(sorted(table), key=distance)
    return nearest, min(1.0, size / int(nearest.split("/")[1]))


def _scaled(weights: Sequence[int], scale: float) -> list[int]:
    return [round(weight * scale) for weight in weights]

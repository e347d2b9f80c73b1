"""A scoring scheme as one record of coefficients, so that players can write their own.

A record is text such as ``M0=10 M1=1 Xd=-1``. With n the cards of the deal, N the players, P the
largest hand of the match, b the bid, t the tricks taken and d = |t - b|:

* made (t = b): ``M0 + M1*b + M2*b^2 + Mtri*T(b) + Mn*n + Mv*(P+1-n)``, where ``T(k) = k(k+1)/2``;
  ``Tk=value`` gives the bid k a value of its own, and ``Z0``, ``Zn`` make a bid of 0 worth
  ``Z0 + Zn*n``;
* missed: ``s0 + st*t + sb*b + sb2*b^2 + sd*d + stri*T(d) + ssq*d^2 + sn*n`` with ``O`` in the
  place of s for t > b, ``U`` for t < b, and ``X`` for both; ``nilfail=value`` for a missed 0;
* ``low``: the lowest total wins.

Every coefficient is a multiple of a half, so that scores stay exact.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from farwhist.engine.position import Points
from farwhist.rules.options import Refusal, RulesError
from farwhist.values import dataclass

_PART: Final = re.compile(
    r"(?P<key>M0|M1|M2|Mtri|Mn|Mv|Z0|Zn|nilfail|T\d{1,2}|[XOU](?:s?(?:0|t|b2|b|d|tri|sq|n)))"
    r"=(?P<value>[+-]?\d{1,4}(?:\.[05])?)"
)


@dataclass(frozen=True, slots=True)
class Case:
    """What a scheme may look at when one deal is scored; lists hold one entry a seat.

    `players` are the seats of this deal, `totals` the scores before it, and `full_pack` tells
    that the whole pack was dealt. `bids` holds None for a seat that sat out.
    """

    size: int
    largest: int
    players: tuple[int, ...]
    bids: Sequence[int | None]
    taken: Sequence[int]
    totals: Sequence[Points]
    full_pack: bool = False

    def bid(self, seat: int) -> int:
        """Return the bid of a seat that plays in this deal."""
        bid = self.bids[seat]
        assert bid is not None
        return bid

    def made(self, seat: int) -> bool:
        """Whether the seat took exactly what it bid."""
        return self.bids[seat] == self.taken[seat]


class Scheme(Protocol):
    """A way to score one seat in one deal."""

    @property
    def lower_wins(self) -> bool:
        """Whether the lowest total wins."""

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""


def triangular(k: int) -> int:
    """Return T(k) = 1 + 2 + ... + k."""
    return k * (k + 1) // 2


def tidy(points: Points) -> Points:
    """Return a whole score as an int, so that it prints and saves without a point."""
    return int(points) if points == int(points) else points


@dataclass(frozen=True)
class Record:
    """A scheme that is nothing but coefficients; see the module's docstring."""

    text: str
    numbers: dict[str, Points]
    lower_wins: bool = False

    def points(self, case: Case, seat: int) -> Points:
        """Return what `seat` scores."""
        bid, taken = case.bid(seat), case.taken[seat]
        if bid == taken:
            return tidy(self._made(bid, case))
        return tidy(self._missed(bid, taken, case.size))

    def _made(self, bid: int, case: Case) -> Points:
        get = self.numbers.get
        own = get(f"T{bid}")
        if own is not None:
            return own
        if bid == 0 and ("Z0" in self.numbers or "Zn" in self.numbers):
            return get("Z0", 0) + get("Zn", 0) * case.size
        return (
            get("M0", 0)
            + get("M1", 0) * bid
            + get("M2", 0) * bid**2
            + get("Mtri", 0) * triangular(bid)
            + get("Mn", 0) * case.size
            + get("Mv", 0) * (case.largest + 1 - case.size)
        )

    def _missed(self, bid: int, taken: int, size: int) -> Points:
        if bid == 0 and "nilfail" in self.numbers:
            return self.numbers["nilfail"]
        side = "O" if taken > bid else "U"
        off = abs(taken - bid)
        factors = {
            "0": 1,
            "t": taken,
            "b": bid,
            "b2": bid**2,
            "d": off,
            "tri": triangular(off),
            "sq": off**2,
            "n": size,
        }
        return sum(
            (self.numbers.get(f"{side}{key}", 0) + self.numbers.get(f"X{key}", 0)) * factor
            for key, factor in factors.items()
        )


def read_record(text: str) -> Record:
    """Return the scheme that a record describes.

    Raises:
        RulesError: the text is no record.
    """
    numbers: dict[str, Points] = {}
    low = False
    parts = text.split()
    for part in parts:
        found = _PART.fullmatch(part)
        if part == "low":
            low = True
        elif found and _key(found["key"]) not in numbers:
            numbers[_key(found["key"])] = tidy(float(found["value"]))
        else:
            raise RulesError(Refusal("bad_record", {"value": text}))
    if not parts:
        raise RulesError(Refusal("bad_record", {"value": text}))
    return Record(" ".join(parts), numbers, low)


def _key(written: str) -> str:
    """Return a key without the optional s of ``Xsb2``, and a table's key without a leading 0."""
    if written[0] in "XOU" and written[1] == "s" and written[1:] != "sq":
        return written[0] + written[2:]
    return f"T{int(written[1:])}" if written[0] == "T" else written


SIDES: Final = "XOU"
"""Both sides of a missed bid, over, under."""
FACTORS: Final = ("0", "t", "b", "b2", "d", "tri", "sq", "n")
"""What follows the side in the coefficients of a missed bid."""
MADE: Final = ("M0", "M1", "M2", "Mtri", "Mn", "Mv")
"""The coefficients of a made bid."""
PRESENT: Final = ("Z0", "Zn", "nilfail")
"""Coefficients that say something even when they are 0."""


def write_record(numbers: Mapping[str, Points], *, lower_wins: bool = False) -> str:
    """Return the text of a record; `read_record` reads it as the same numbers.

    A coefficient of 0 is left out where that means the same.
    """
    fixed = sorted((key for key in numbers if key[0] == "T"), key=lambda key: int(key[1:]))
    sides = [f"{side}{factor}" for side in SIDES for factor in FACTORS]
    parts = []
    for key in (*MADE, *PRESENT, *fixed, *sides):
        value = numbers.get(key)
        if value is not None and (value or key in PRESENT or key in fixed):
            parts.append(f"{key}={tidy(value)}")
    if lower_wins:
        parts.append("low")
    return " ".join(parts or ["M0=0"])

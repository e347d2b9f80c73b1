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
from collections.abc import Mapping
from typing import Final

from farwhist.engine.position import Points
from farwhist.rules.options import Refusal, RulesError
from farwhist.rules.scoring.parts import Part, Parts, paid, tidy, triangular
from farwhist.rules.scoring.scheme import Case, Scheme

_PART: Final = re.compile(
    r"(?P<key>M0|M1|M2|Mtri|Mn|Mv|Z0|Zn|nilfail|T\d{1,2}|[XOU](?:s?(?:0|t|b2|b|d|tri|sq|n)))"
    r"=(?P<value>[+-]?\d{1,4}(?:\.[05])?)"
)


class Record(Scheme, frozen=True):
    """A scheme that is nothing but coefficients; see the module's docstring."""

    text: str
    numbers: dict[str, Points]
    lower_wins: bool = False

    def parts(self, case: Case, seat: int) -> Parts:
        """Return what `seat` is paid, coefficient by coefficient."""
        bid, taken = case.bid(seat), case.taken[seat]
        return self._made(bid, case) if bid == taken else self._missed(bid, taken, case.size)

    def _made(self, bid: int, case: Case) -> Parts:
        get = self.numbers.get
        own = get(f"T{bid}")
        if own is not None:
            return paid(Part("table", own))
        if bid == 0 and ("Z0" in self.numbers or "Zn" in self.numbers):
            return paid(Part("nil", get("Z0", 0)), Part("nil_cards", get("Zn", 0), case.size))
        return self._paid(
            (("M0",), "made", 1),
            (("M1",), "bid", bid),
            (("M2",), "bid_squared", bid**2),
            (("Mtri",), "bid_triangle", triangular(bid)),
            (("Mn",), "cards", case.size),
            (("Mv",), "short_deal", case.largest + 1 - case.size),
        )

    def _missed(self, bid: int, taken: int, size: int) -> Parts:
        if bid == 0 and "nilfail" in self.numbers:
            return paid(Part("nil_missed", self.numbers["nilfail"]))
        side, off = "O" if taken > bid else "U", abs(taken - bid)
        return self._paid(
            ((side + "0", "X0"), "missed", 1),
            ((side + "t", "Xt"), "tricks", taken),
            ((side + "b", "Xb"), "bid", bid),
            ((side + "b2", "Xb2"), "bid_squared", bid**2),
            ((side + "d", "Xd"), "off", off),
            ((side + "tri", "Xtri"), "off_triangle", triangular(off)),
            ((side + "sq", "Xsq"), "off_squared", off**2),
            ((side + "n", "Xn"), "cards", size),
        )

    def _paid(self, *terms: tuple[tuple[str, ...], str, int]) -> Parts:
        """Return a part for each term whose coefficients, added up, are not 0."""
        numbers, parts = self.numbers, []
        for keys, name, count in terms:
            each: Points = 0
            for key in keys:
                if key in numbers:
                    each += numbers[key]
            if each:
                parts.append(Part(name, each, count))
        return tuple(parts)


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

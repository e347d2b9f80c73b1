"""A large number as signs that mails and chats leave alone, with check signs that find damage.

Behind `MARK` and the version stand digits of base 32: how many digits the number has, and these.
After every seven of them, and after the last, comes a check sign over the group and all before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from farwhist.rules.bad_deal import BadDeal

MARK: Final = "FW"
VERSION: Final = 1
LATEST: Final = 2
"""The version of a code that says more than the first could; the others are still the first."""

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O, which are read as 1 and 0, and U."""

GROUP: Final = 7
LONG: Final = 1023
"""From so many digits on, three more digits say how many there are."""

_LIKE: Final = str.maketrans("ILO", "110")
_START: Final = re.compile(r"(?<![A-Za-z0-9])[Ff][Ww]([0-9IiLl])")
_PASSED: Final = frozenset(">|*`_=-\u00ad\u200b\u2060\ufeff")
"""What mails, chats and word processors put between signs; blanks are passed over too."""

_AFTER: Final = 4
"""How many signs a sentence about damage quotes."""


def _powers() -> tuple[int, ...]:
    """Return the powers of a generator of the field of 32 elements."""
    found, value = [], 1
    for _ in range(31):
        found.append(value)
        value <<= 1
        if value & 32:
            value ^= 0b100101
    return tuple(found)


_POWERS: Final = _powers()


def _times(one: int, power: int) -> int:
    return _POWERS[(_POWERS.index(one) + power) % 31] if one else 0


def _check(group: Sequence[int], before: int) -> int:
    """Return the check sign of a group; one wrong sign, or two swapped neighbours, change it."""
    total = _times(before, len(group) + 1)
    for place, value in enumerate(group):
        total ^= _times(value, len(group) - place)
    return total


def _before(version: int) -> int:
    """Return the check sign that goes before the first group, so that it tells versions apart."""
    return version - VERSION


def written(number: int, version: int = VERSION) -> str:
    """Return a number, 0 or more, as a code."""
    digits = []
    while number:
        number, digit = divmod(number, 32)
        digits.append(digit)
    digits.reverse()
    count = len(digits)
    head = [*divmod(count, 32)]
    if count >= LONG:
        head = [31, 31, count // 1024, count // 32 % 32, count % 32]
    signs, check = [], _before(version)
    plain = head + digits
    for start in range(0, len(plain), GROUP):
        group = plain[start : start + GROUP]
        check = _check(group, check)
        signs += [*group, check]
    return f"{MARK}{version}" + "".join(SIGNS[value] for value in signs)


def found(text: str) -> Iterator[int]:
    """Yield where in a text codes begin."""
    yield from (match.start() for match in _START.finditer(text))


def version(text: str, start: int) -> int:
    """Return the version of the code that begins at `start`; raises BadDeal."""
    match = _START.match(text, start)
    if match is None:
        raise BadDeal("nothing")
    found = int(match[1].upper().translate(_LIKE))
    if not VERSION <= found <= LATEST:
        raise BadDeal("newer")
    return found


def read(text: str, start: int) -> tuple[int, int]:
    """Return the number of the code that begins at `start`, and where it ends.

    Raises:
        BadDeal: it is damaged, which names the place, or of another version.
    """
    reading = _Reading(text, start + len(MARK) + 1, version(text, start))
    head = reading.digits(2)
    count = head[0] * 32 + head[1]
    if count == LONG:
        more = reading.digits(3)
        count = more[0] * 1024 + more[1] * 32 + more[2]
    number = 0
    for digit in reading.digits(count):
        number = number * 32 + digit
    reading.close()
    return number, reading.at


class _Reading:
    """Reads signs one by one and compares every check sign as soon as it is there."""

    def __init__(self, text: str, at: int, version: int) -> None:
        self.at = at
        self._text = text
        self._group: list[int] = []
        self._check = _before(version)
        self._seen = f"{MARK}{version}"
        self._sound = self._seen

    def digits(self, count: int) -> list[int]:
        """Return the next digits."""
        found = []
        for _ in range(count):
            if len(self._group) == GROUP:
                self.close()
            self._group.append(self._sign())
            found.append(self._group[-1])
        return found

    def close(self) -> None:
        """Read the check sign of the group."""
        sign = self._sign()
        if sign != _check(self._group, self._check):
            raise BadDeal("damaged", after=self._sound[-_AFTER:])
        self._check, self._group, self._sound = sign, [], self._seen

    def _sign(self) -> int:
        text = self._text
        while self.at < len(text) and (text[self.at].isspace() or text[self.at] in _PASSED):
            self.at += 1
        sign = text[self.at : self.at + 1]
        plain = sign.upper().translate(_LIKE)
        if not sign or not (sign.isascii() and sign.isalnum()):
            raise BadDeal("cut_short", after=self._seen[-_AFTER:])
        if plain not in SIGNS:
            raise BadDeal("damaged", after=self._seen[-_AFTER:])
        self.at += 1
        self._seen += plain
        return SIGNS.index(plain)

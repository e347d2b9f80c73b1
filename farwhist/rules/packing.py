"""Many small choices packed into one number without a bit to spare, and out of it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


class Unpackable(ValueError):
    """A number out of which nothing can be read that was packed."""


class Packer:
    """Takes choices in their order."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int, int]] = []

    def put(self, value: int, limit: int) -> None:
        """Pack a number from 0 to `limit` - 1."""
        assert 0 <= value < limit
        self._choices.append((value, 1, limit))

    def put_share(self, which: int, shares: Sequence[int]) -> None:
        """Pack a place among `shares`; a greater share takes less room."""
        self._choices.append((sum(shares[:which]), shares[which], sum(shares)))

    def put_count(self, value: int) -> None:
        """Pack a number from 0 on; small ones take less room."""
        while value > 15:
            self.put(16 + value % 16, 32)
            value = value // 16 - 1
        self.put(value, 32)

    def put_signed(self, value: int) -> None:
        """Pack any whole number."""
        self.put(int(value < 0), 2)
        self.put_count(abs(value))

    def put_text(self, text: str) -> None:
        """Pack a text; one of small letters, digits and underscores takes less room."""
        short = all(letter in LETTERS for letter in text)
        self.put(int(not short), 2)
        if short:
            codes, limit = [LETTERS.index(letter) for letter in text], len(LETTERS) + 1
        else:
            codes, limit = list(text.encode()), 257
        for code in codes:
            self.put(code + 1, limit)
        self.put(0, limit)

    def number(self) -> int:
        """Return everything as one number."""
        number = 0
        for start, share, whole in reversed(self._choices):
            number = number // share * whole + start + number % share
        return number


class Unpacker:
    """Gives the choices back, in their order."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        if limit < 1:
            raise Unpackable
        self._number, value = divmod(self._number, limit)
        return value

    def take_share(self, shares: Sequence[int]) -> int:
        """Return a place among `shares`."""
        whole = sum(shares)
        if whole < 1:
            raise Unpackable
        self._number, value = divmod(self._number, whole)
        for which, share in enumerate(shares):
            if value < share:
                self._number = self._number * share + value
                return which
            value -= share
        raise Unpackable

    def take_count(self) -> int:
        """Return a number from 0 on."""
        value, worth = 0, 1
        while (digit := self.take(32)) > 15:
            value += worth * digit
            worth *= 16
        return value + worth * digit

    def take_signed(self) -> int:
        """Return any whole number."""
        sign = -1 if self.take(2) else 1
        return sign * self.take_count()

    def take_text(self) -> str:
        """Return a text."""
        long = self.take(2)
        limit, codes = 257 if long else len(LETTERS) + 1, []
        while code := self.take(limit):
            codes.append(code - 1)
        if not long:
            return "".join(LETTERS[code] for code in codes)
        try:
            return bytes(codes).decode()
        except UnicodeDecodeError:
            raise Unpackable from None

    def close(self) -> None:
        """Raise `Unpackable` unless everything has been read."""
        if self._number:
            raise Unpackable

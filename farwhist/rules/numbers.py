"""Numbers that somebody else has written down."""

from __future__ import annotations


def whole(text: str, most: int) -> int | None:
    """Return the number from 0 to `most` that a text of digits means, or None if it means none.

    Python refuses to read a number of several thousand digits.
    """
    if not text.isdecimal() or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if number <= most else None

"""Texts as they are looked for: without capitals and accents."""

from __future__ import annotations

from typing import Final

# Python's module for this takes more room in a frozen program than the help pages of all languages.
_ACCENTED: Final = {
    "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥ",
    "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľł", "n": "ñńņň", "o": "òóôõöøōŏő", "r": "ŕŗř",
    "s": "śŝşšș", "t": "ţťț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
}  # fmt: skip
_PLAIN: Final = {ord(mark): base for base, marks in _ACCENTED.items() for mark in marks}
_PLAIN_SPACED: Final = {**_PLAIN, 0xA0: " ", 0x202F: " ", **dict.fromkeys(range(0x300, 0x370))}
"""The same with spaces that hold words together, and accents that stand after their letter."""


def fold(text: str) -> str:
    """Return a text of the same length without capitals, and without accents of Latin letters."""
    return "".join(letter.lower()[:1] for letter in text).translate(_PLAIN)


def folded(text: str) -> str:
    """Return a text without case and accents; its length may be another."""
    return text.casefold().translate(_PLAIN_SPACED)

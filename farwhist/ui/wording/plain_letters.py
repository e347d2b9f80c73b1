"""Texts as a search compares them: without capitals and accents."""

from __future__ import annotations

from typing import Final

_ACCENTED: Final = {
    "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥ",
    "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľł", "n": "ñńņň", "o": "òóôõöøōŏő",
    "r": "ŕŗř", "s": "śŝşšș", "t": "ţťț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    " ": "\u00a0\u202f",
}  # fmt: skip
# Python's module for this takes more room in a frozen program than the help pages of all languages.
_PLAIN: Final = str.maketrans({mark: base for base, marks in _ACCENTED.items() for mark in marks})
_WITHOUT_MARKS: Final = _PLAIN | dict.fromkeys(range(0x300, 0x370))


def fold(text: str) -> str:
    """Return a text of the same length without capitals, and without accents of Latin letters."""
    return "".join(letter.lower()[:1] for letter in text).translate(_PLAIN)


def folded(text: str) -> str:
    """Return a text for comparing whole: also "ß" is "ss", and accents of their own are gone."""
    return text.casefold().translate(_WITHOUT_MARKS)

"""Texts as they are looked for: without capitals and accents."""

from __future__ import annotations

_ACCENTED = {
    "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ď", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥ",
    "i": "ìíîïĩīĭį", "j": "ĵ", "k": "ķ", "l": "ĺļľ", "n": "ñńņň", "o": "òóôõöōŏő", "r": "ŕŗř",
    "s": "śŝşšș", "t": "ţťț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
}  # fmt: skip
# Python's module for this takes more room in a frozen program than the help pages of all languages.
_PLAIN = str.maketrans({mark: base for base, marks in _ACCENTED.items() for mark in marks})


def fold(text: str) -> str:
    """Return a text of the same length without capitals, and without accents of Latin letters."""
    return "".join(letter.lower()[:1] for letter in text).translate(_PLAIN)

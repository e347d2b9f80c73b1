"""How several texts become one: commas, colons, brackets, full stops, as a language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

_SOUND_OF_I = re.compile(r"h?[iíy](?![aeou])", re.IGNORECASE)


def joined(parts: Iterable[str]) -> str:
    """Return "Nora, Eddie, Oscar"; nothing for none."""
    return _side_by_side(translate("Punctuation", "{before}, {next}"), parts)


def joined_groups(parts: Iterable[str]) -> str:
    """Return "two aces, a king; the ten", where a part may have commas of its own."""
    return _side_by_side(translate("Punctuation", "{before}; {next}"), parts)


def listed(names: Iterable[str]) -> str:
    """Return "Nora", "Nora and Eddie", or "Nora, Eddie and Oscar"; nothing for none."""
    *first, last = [*names] or [""]
    if not first:
        return last
    return both(joined(first), last)


def both(one: str, other: str) -> str:
    """Return "Nora and Eddie"; Spanish has another word before the sound of i: "Nora e Ilse"."""
    text = (
        translate("Scores", "{one} and {other}", "before the sound of i, as in Ilse")
        if _SOUND_OF_I.match(other)
        else translate("Scores", "{one} and {other}")
    )
    return text.format(one=one, other=other)


def labelled(name: str, text: str) -> str:
    """Return what is told of something: "Nora: 20"."""
    return translate("Punctuation", "{name}: {text}").format(name=name, text=text)


def noted(text: str, note: str) -> str:
    """Return a text with a note: "Nora (Club)"."""
    return translate("Punctuation", "{text} ({note})").format(text=text, note=note)


def sentence(text: str) -> str:
    """Return a text as a sentence of its own: "Nora, Eddie."."""
    return translate("Punctuation", "{text}.").format(text=text)


def keep_numbers(text: str) -> str:
    """Return a text in which numbers stay on one line with the words beside them."""
    return re.sub(r"(?<=[\d−]) (?=\w)|(?<=\w) (?=[\d−])", "\u00a0", text)


def capital(text: str) -> str:
    """Return a text as it begins a sentence or stands alone: "November"."""
    return text[:1].upper() + text[1:]


def bracketed(text: str) -> str:
    """Return what counts only by the way: "(3)"."""
    return translate("Punctuation", "({text})").format(text=text)


def titled(name: str) -> str:
    """Return the name of a field as it stands before the field: "Name:"."""
    return translate("Punctuation", "{name}:").format(name=name)


def _side_by_side(text: str, parts: Iterable[str]) -> str:
    first, *others = [*parts] or [""]
    return reduce(lambda before, part: text.format(before=before, next=part), others, first)


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
    lower = text.lower()
    if len(lower) != len(text) or "Σ" in text:  # what a letter becomes depends on others
        lower = "".join(letter.lower()[:1] for letter in text)
    return lower.translate(_PLAIN)


def folded(text: str) -> str:
    """Return a text without case and accents; its length may be another."""
    return text.casefold().translate(_PLAIN_SPACED)

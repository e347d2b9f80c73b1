"""When a word of the help is the one that is looked for, or nearly."""

from __future__ import annotations

import re
import tomllib
from functools import cache

from farwhist import places
from farwhist.ui.wording.plain_letters import fold

_ENDINGS = {1: 0, 2: 0, 3: 2}
"""So many letters more may a word have than a short one that is looked for, by its length."""

_LONG = 5
"""From so many letters on another word is offered for one that is nowhere."""


def pattern_of(word: str) -> re.Pattern[str]:
    """Return what finds the words that begin with a word, in a folded text.

    For a short word, which is the beginning of many others, only its own forms are found; a longer
    one is found without its last letter too, which may be that of the plural.
    """
    start = re.escape(word)
    if len(word) in _ENDINGS:
        return re.compile(rf"\b{start}\w{{0,{_ENDINGS[len(word)]}}}\b")
    return re.compile(rf"\b{start}\w*|\b{re.escape(word[:-1])}\b")


def one_letter_off(word: str, other: str) -> bool:
    """Return whether a long word is another one with a slip after its first letter.

    A slip is one letter more, less or instead, or two that have changed places.
    """
    if len(word) < _LONG or abs(len(word) - len(other)) > 1 or word[:1] != other[:1]:
        return False
    short, long = sorted((word, other), key=len)
    same = next(
        (at for at, pair in enumerate(zip(short, long, strict=False)) if pair[0] != pair[1]),
        len(short),
    )
    rest, tail = short[same:], long[same:]
    if len(short) < len(long):
        return rest == tail[1:]
    return rest[1:] == tail[1:] or (rest[1::-1] == tail[:2] and rest[2:] == tail[2:])


@cache
def small_words(language: str) -> frozenset[str]:
    """Return the words that a search leaves out, folded; none for a language without a list."""
    text = places.resource("help/small_words.toml").read_text(encoding="utf-8")
    return frozenset(fold(tomllib.loads(text).get(language, "")).split())

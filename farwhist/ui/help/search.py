"""Finds words in the help pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal, NamedTuple

from farwhist.ui.help.markup import passages
from farwhist.ui.wording.plain_letters import fold

ROOM = 160
"""About so many letters of a passage are shown around what was found."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage in which everything was found; `spans` are the places of it in `excerpt`."""

    page: str
    page_title: str
    title: str
    anchor: str
    excerpt: str
    spans: tuple[tuple[int, int], ...]
    rank: int


How = Literal["all", "some", "near", "pages"]
"""What was found: all words, some of them, words like them, or only that there are pages."""


class Found(NamedTuple):
    """The answer to a query; `words` are those that were found."""

    how: How
    words: list[str]
    hits: list[Hit]


LIKE = 0.72
"""So much alike, from 0 to 1, a word must be that is shown for one that is nowhere."""


def words_of(query: str) -> list[str]:
    """Return the words that are looked for, without capitals and accents."""
    return re.findall(r"\w+", fold(query))


def spans(words: list[str], text: str) -> list[tuple[int, int]]:
    """Return where words of `text` begin with one of `words`, in order."""
    if not words:
        return []
    pattern = r"\b(?:" + "|".join(re.escape(word) for word in words) + ")"
    return [found.span() for found in re.finditer(pattern, fold(text))]


def answer(query: str, pages: Mapping[str, str]) -> Found:
    """Return the best that there is for a query: a search is never without an answer."""
    words = words_of(query)
    hits = find(words, pages)
    if hits or not words:
        return Found("all", words, hits)
    known = sorted({word for source in pages.values() for word in words_of(_plain(source))})
    there = [word for word in words if any(each.startswith(word) for each in known)]
    if there:
        return Found("some", there, _any_of(there, pages))
    near = [each for word in words for each in get_close_matches(word, known, 1, LIKE)]
    if near:
        return Found("near", near, find(near, pages) or _any_of(near, pages))
    return Found("pages", [], [_first(page, source) for page, source in pages.items()])


def _plain(source: str) -> str:
    return " ".join(f"{each.title} {each.text}" for each in passages(source))


def _any_of(words: list[str], pages: Mapping[str, str]) -> list[Hit]:
    """Return the passages with any of the words, those with the rarer ones first."""
    each = sorted((find([word], pages) for word in words), key=len)
    found = {(hit.page, hit.anchor, hit.title): hit for hits in reversed(each) for hit in hits}
    return sorted(found.values(), key=lambda hit: (hit.rank, hit not in each[0]))


def _first(page: str, source: str) -> Hit:
    first = passages(source)[0]
    return Hit(page, first.title, first.title, "", _excerpt([], first.text), (), 0)


def find(words: list[str], pages: Mapping[str, str]) -> list[Hit]:
    """Return the passages that hold every word, the best first.

    A passage counts as holding the words of its own heading. Words in a heading weigh more.
    """
    hits: list[Hit] = []
    if not words:
        return hits
    for page, source in pages.items():
        found = passages(source)
        page_title = found[0].title if found else ""
        anchor = ""
        for passage in found:
            anchor = passage.anchor or (anchor if passage.level > 2 else "")
            whole = f"{passage.title} {passage.text}"
            if not all(spans([word], whole) for word in words):
                continue
            in_title = sum(bool(spans([word], passage.title)) for word in words)
            excerpt = _excerpt(words, passage.text)
            hits.append(
                Hit(
                    page,
                    page_title,
                    passage.title,
                    anchor,
                    excerpt,
                    tuple(spans(words, excerpt)),
                    -in_title,
                )
            )
    return sorted(hits, key=lambda hit: hit.rank)


def _excerpt(words: list[str], text: str) -> str:
    """Return the part of a passage around the first word that was found."""
    places = spans(words, text)
    first = places[0][0] if places else 0
    start = text.rfind(" ", 0, max(0, first - ROOM // 3)) + 1
    end = text.find(" ", start + ROOM)
    cut = text[start:] if end < 0 else text[start:end] + " …"
    return ("… " if start else "") + cut

"""Finds words in the help pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

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


def words_of(query: str) -> list[str]:
    """Return the words that are looked for, without capitals and accents."""
    return re.findall(r"\w+", fold(query))


def spans(words: list[str], text: str) -> list[tuple[int, int]]:
    """Return where words of `text` begin with one of `words`, in order."""
    if not words:
        return []
    pattern = r"\b(?:" + "|".join(re.escape(word) for word in words) + ")"
    return [found.span() for found in re.finditer(pattern, fold(text))]


def find(query: str, pages: Mapping[str, str]) -> list[Hit]:
    """Return the passages that hold every word of the query, the best first.

    A passage counts as holding the words of its own heading. Words in a heading weigh more.
    """
    words = words_of(query)
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

"""Finds words in the help pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Literal, NamedTuple

from farwhist.ui.help.markup import Passage, passages
from farwhist.ui.wording.plain_letters import fold

ROOM = 160
"""About so many letters of a passage are shown around what was found."""


MOST = 60
"""So many passages are shown at most: a single letter is in nearly all."""


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


class Index:
    """Finds words in pages, which are read once.

    Args:
        pages: each as Markdown, by its name and in order.
    """

    def __init__(self, pages: Mapping[str, str]) -> None:
        self._pages = {page: passages(source) for page, source in pages.items()}
        self._read = [each for page, found in self._pages.items() for each in _read(page, found)]

    def answer(self, query: str) -> Found:
        """Return the best that there is for a query: a search is never without an answer."""
        words = words_of(query)
        hits = self.find(words)
        if hits or not words:
            return Found("all", words, hits)
        there = [word for word in words if any(each.startswith(word) for each in self._known)]
        if there:
            return Found("some", there, self._any_of(there))
        near = [each for word in words for each in get_close_matches(word, self._known, 1, LIKE)]
        if near:
            return Found("near", near, self.find(near) or self._any_of(near))
        return Found("pages", [], [_first(page, found[0]) for page, found in self._pages.items()])

    def find(self, words: list[str]) -> list[Hit]:
        """Return at most `MOST` passages that hold every word, the best first.

        A passage counts as holding the words of its own heading. Words in a heading weigh more.
        """
        patterns = [re.compile(rf"\b{re.escape(word)}") for word in words]
        found = [each for each in self._read if each.holds(patterns)] if words else []
        found.sort(key=lambda each: each.rank(patterns))
        return [each.hit(words, each.rank(patterns)) for each in found[:MOST]]

    @cached_property
    def _known(self) -> list[str]:
        """Every word of the pages."""
        texts = (f"{each.title} {each.text}" for found in self._pages.values() for each in found)
        return sorted({word for text in texts for word in words_of(text)})

    def _any_of(self, words: list[str]) -> list[Hit]:
        """Return the passages with any of the words, those with the rarest one first."""
        each = sorted((self.find([word]) for word in words), key=len)
        found = {(hit.page, hit.anchor, hit.title): hit for hits in reversed(each) for hit in hits}
        return sorted(found.values(), key=lambda hit: (hit.rank, hit not in each[0]))


@dataclass(frozen=True, slots=True)
class _Read:
    """A passage as it is looked through: its texts without capitals and accents, folded once."""

    page: str
    page_title: str
    anchor: str
    passage: Passage
    title: str
    whole: str

    def holds(self, patterns: list[re.Pattern[str]]) -> bool:
        return all(each.search(self.whole) for each in patterns)

    def rank(self, patterns: list[re.Pattern[str]]) -> int:
        return -sum(bool(each.search(self.title)) for each in patterns)

    def hit(self, words: list[str], rank: int) -> Hit:
        excerpt = _excerpt(words, self.passage.text)
        marks = tuple(spans(words, excerpt))
        title = self.passage.title
        return Hit(self.page, self.page_title, title, self.anchor, excerpt, marks, rank)


def _read(page: str, found: list[Passage]) -> Iterator[_Read]:
    anchor = ""
    for each in found:
        anchor = each.anchor or (anchor if each.level > 2 else "")
        whole = fold(f"{each.title} {each.text}")
        yield _Read(page, found[0].title, anchor, each, fold(each.title), whole)


def _first(page: str, first: Passage) -> Hit:
    return Hit(page, first.title, first.title, "", _excerpt([], first.text), (), 0)


def _excerpt(words: list[str], text: str) -> str:
    """Return the part of a passage around the first word that was found."""
    places = spans(words, text)
    first = places[0][0] if places else 0
    start = text.rfind(" ", 0, max(0, first - ROOM // 3)) + 1
    end = text.find(" ", start + ROOM)
    cut = text[start:] if end < 0 else text[start:end] + " …"
    return ("… " if start else "") + cut

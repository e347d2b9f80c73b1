"""Finds the pages and paragraphs of the help that tell about some words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache, cached_property
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from farwhist import places
from farwhist.ui.features.help.markup import Passage, passages
from farwhist.ui.wording.punctuation import fold

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


ROOM = 160
"""About so many letters of a passage are shown around what was found."""


MOST = 60
"""So many passages are shown at most: a common word is in nearly all."""


class Hit(Struct, frozen=True):
    """A passage in which something was found; `spans` are the places of it in `excerpt`."""

    page: str
    page_title: str
    title: str
    anchor: str
    excerpt: str
    spans: tuple[tuple[int, int], ...]


How = Literal["all", "some", "near", "pages"]
"""What was found: all words, some of them, words like them, or only that there are pages."""


class Found(NamedTuple):
    """The answer to a query; `words` are those that were found, `marks` finds them in a text."""

    how: How
    words: list[str]
    hits: list[Hit]
    marks: re.Pattern[str]


NOTHING: Final = re.compile(r"(?!)")
"""Finds nothing in any text."""


def words_of(query: str) -> list[str]:
    """Return the words of a query, without capitals and accents."""
    return re.findall(r"\w+", fold(query))


def spans(marks: re.Pattern[str], text: str) -> list[tuple[int, int]]:
    """Return where in `text` a pattern for folded texts is found, in order."""
    return [found.span() for found in marks.finditer(fold(text))]


class Index:
    """Finds words in pages, which are read once, when something is looked for.

    Args:
        pages: each as Markdown, by its name and in order.
        small: words that are left out of a query of more than those, as `words_of` gives them.
    """

    def __init__(self, pages: Mapping[str, str], small: AbstractSet[str] = frozenset()) -> None:
        self._small = small
        self.passages = {page: passages(source) for page, source in pages.items()}

    def wanted(self, query: str) -> list[str]:
        """Return the words of a query that are looked for."""
        words = words_of(query)
        return [word for word in words if word not in self._small] or words

    def marks(self, query: str) -> re.Pattern[str]:
        """Return what finds the words of a query in a folded text."""
        return self._asked(self.wanted(query)).marks

    def answer(self, query: str) -> Found:
        """Return the best that there is for a query: a search is never without an answer."""
        words = self.wanted(query)
        there = [word for word in words if self._pattern(word).search(self._known_text)]
        if there:
            asked = self._asked(words, " ".join(words_of(query)))
            hits = self._best([each for each in self._read if asked.all_in(each.whole)], asked)
            if hits:
                return Found("all", words, hits, asked.marks)
            return self._with("some", there)
        near = [each for word in words for each in self._near(word)]
        if near:
            return self._with("near", near)
        firsts = [_first(page, found[0]) for page, found in self.passages.items()]
        return Found("pages", [], firsts if words else [], NOTHING)

    def find(self, words: list[str]) -> list[Hit]:
        """Return at most `MOST` passages that hold every word, the best first.

        A passage counts as holding the words of its own heading. Best is what explains the words:
        they are its heading, or a name at the beginning of a line, with little else. Then come
        the words one after the other, then all in one line.
        """
        asked = self._asked(words)
        found = [each for each in self._read if asked.all_in(each.whole)] if words else []
        return self._best(found, asked)

    def _with(self, how: How, words: list[str]) -> Found:
        """Return the passages with the most of some words."""
        asked = self._asked(words)
        groups: dict[float, list[_Read]] = {}
        for read in self._read:
            groups.setdefault(asked.weight_of(read.whole), []).append(read)
        groups.pop(0, None)
        hits = [hit for weight in sorted(groups)[::-1] for hit in self._best(groups[weight], asked)]
        return Found(how, words, hits[:MOST], asked.marks)

    def _best(self, found: list[_Read], asked: _Asked) -> list[Hit]:
        best = sorted(found, key=lambda each: each.rank(asked))[:MOST]
        return [each.hit(asked) for each in best]

    def _asked(self, words: list[str], whole: str = "") -> _Asked:
        patterns = [self._pattern(word) for word in words]
        held = [sum(bool(each.search(read.whole)) for read in self._read) for each in patterns]
        return _Asked(patterns, whole or " ".join(words), [1 + 1 / max(each, 1) for each in held])

    def _pattern(self, word: str) -> re.Pattern[str]:
        """Return what finds a word; of one that is still being typed every word it begins."""
        pattern = pattern_of(word)
        known = pattern.search(self._known_text)
        return pattern if known else re.compile(rf"\b{re.escape(word)}\w*")

    def _near(self, word: str) -> list[str]:
        return [each for each in self._known if one_letter_off(word, each)][:1]

    @cached_property
    def _read(self) -> list[_Read]:
        return [each for page, found in self.passages.items() for each in _read(page, found)]

    @cached_property
    def _known(self) -> list[str]:
        """Every word of the pages."""
        return sorted({word for each in self._read for word in re.findall(r"\w+", each.whole)})

    @cached_property
    def _known_text(self) -> str:
        return "\n".join(self._known)


_TOGETHER: Final = 100
_ONE_LINE: Final = 101
_SCATTERED: Final = 102
"""How far from the best a line is with all words: one after the other, or not; or without."""

_NONE: Final = (_SCATTERED, 0.0)


class _Asked:
    """What is looked for.

    Args:
        patterns: what finds each word.
        whole: the question with all its words, folded.
        weights: what each word counts for; rare words count for more.
    """

    def __init__(self, patterns: list[re.Pattern[str]], whole: str, weights: list[float]) -> None:
        self.patterns = patterns
        self._whole = whole
        self._weights = weights
        each = [f"(?:{pattern.pattern})" for pattern in patterns]
        self.marks = re.compile("|".join(each)) if each else NOTHING
        self._phrase = re.compile(r"\W+(?:\w+\W+)?".join(each))

    def all_in(self, text: str) -> bool:
        return all(each.search(text) for each in self.patterns)

    def weight_of(self, text: str) -> float:
        """Return what the words count for that a text has."""
        pairs = zip(self.patterns, self._weights, strict=True)
        return sum(weight for each, weight in pairs if each.search(text))

    def named(self, name: str) -> int:
        """Return how many words a name has, if it has those that are asked for."""
        if name == self._whole:
            return 0
        return min(len(re.findall(r"\w+", name)), _TOGETHER) if self.all_in(name) else _SCATTERED

    def line(self, text: str, names: tuple[str, ...]) -> int:
        """Return how far a line with these names is from being the best one."""
        if not self.all_in(text):
            return _SCATTERED
        together = _TOGETHER if self._phrase.search(text) else _ONE_LINE
        return min([*map(self.named, names), together])


class _Read(Struct, frozen=True):
    """A passage as it is looked through: its texts without capitals and accents, folded once."""

    page: str
    page_title: str
    anchor: str
    passage: Passage
    title: str
    whole: str
    lines: tuple[tuple[str, tuple[str, ...]], ...]

    def rank(self, asked: _Asked) -> tuple[float, ...]:
        """Return how far a passage is from being the best one."""
        line, weight = min((self._line(asked, at) for at in range(len(self.lines))), default=_NONE)
        return min(line, asked.named(self.title)), -asked.weight_of(self.title), weight

    def hit(self, asked: _Asked) -> Hit:
        """Return what is shown: from the best line on, with its own place if it has one."""
        text, anchor = self.passage.text, self.anchor
        ranks = [self._line(asked, at) for at in range(len(self.lines))]
        if ranks and min(ranks) < _NONE:
            best = self.passage.lines[ranks.index(min(ranks)) :]
            text = " ".join(line.text for line in best)
            anchor = best[0].anchor or anchor
        excerpt = _excerpt(asked.marks, text)
        found = tuple(spans(asked.marks, excerpt))
        return Hit(self.page, self.page_title, self.passage.title, anchor, excerpt, found)

    def _line(self, asked: _Asked, at: int) -> tuple[int, float]:
        return asked.line(*self.lines[at]), -asked.weight_of(self.lines[at][0])


def _read(page: str, found: list[Passage]) -> Iterator[_Read]:
    anchor = ""
    for each in found:
        anchor = each.anchor or (anchor if each.level > 2 else "")
        title = fold(each.title)
        lines = tuple((fold(line.text), tuple(map(fold, line.names))) for line in each.lines)
        whole = " ".join([title, *(text for text, _ in lines)])
        yield _Read(page, found[0].title, anchor, each, title, whole, lines)


def _first(page: str, first: Passage) -> Hit:
    return Hit(page, first.title, first.title, "", _excerpt(NOTHING, first.text), ())


def _excerpt(marks: re.Pattern[str], text: str) -> str:
    """Return the part of a passage around the first word that was found."""
    places = spans(marks, text)
    first = places[0][0] if places else 0
    start = text.rfind(" ", 0, first - ROOM // 3) + 1 if first > ROOM * 2 // 3 else 0
    end = text.find(" ", start + ROOM)
    cut = text[start:] if end < 0 else text[start:end] + " …"
    return ("… " if start else "") + cut

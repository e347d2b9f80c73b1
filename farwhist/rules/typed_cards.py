"""A hand as it is typed: ``S AK32 H - D T9 C 7``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Card, Rank, Suit, card
from farwhist.rules.diagram import SECOND, SUITLESS, VOID
from farwhist.rules.diagram_reading import CardLetters

_SUITS: Final = {suit.letter: suit for suit in Suit} | {
    sign: Suit(n % 4) for n, sign in enumerate("♠♥♦♣♤♡♢♧")
}
_VOIDS: Final = "-–—"
_SECONDS: Final = "'’´`"


class TypedHand(Struct, frozen=True):
    """What was typed: the cards, each once in their order, and the words that are no cards."""

    cards: tuple[Card, ...]
    unread: tuple[str, ...]


def read_hand(text: str, pack: Collection[Card], letters: CardLetters | None = None) -> TypedHand:
    """Return the cards of a text, whether it is finished or not.

    A letter that stands alone is a suit, and what follows it are ranks of that suit, with or
    without blanks; a rank may also stand before its suit, as in ``AS KH``.
    """
    return _Reader(pack, (letters or CardLetters()).ranks).read(text)


def written_hand(hand: Iterable[Card], letters: Mapping[Rank, str] | None = None) -> str:
    """Return a hand in its order as it can be typed, in these letters where a rank has one."""
    own, found = letters or {}, list(hand)
    parts = []
    for suit in Suit:
        ranks = [
            own.get(each.rank, each.rank.letter) + SECOND * each.copy
            for each in found
            if each.suit is suit
        ]
        parts.append(f"{suit.letter} {''.join(ranks) or VOID}")
    free = [each.text for each in found if each.suit is None]
    return " ".join([*parts, *([SUITLESS, *free] if free else [])])


class _Reader:
    def __init__(self, pack: Collection[Card], ranks: Mapping[str, Rank]) -> None:
        self._pack = set(pack)
        self._ranks = ranks
        self._suit: Suit | None = None
        self._fresh = False  # whether a suit has just been named alone, so that ranks must follow
        self._cards: list[Card] = []
        self._unread: list[str] = []

    def read(self, text: str) -> TypedHand:
        for word in text.upper().replace("\ufe0f", "").replace(",", " ").split():
            if not self._word(word):
                self._unread.append(word)
        return TypedHand(tuple(dict.fromkeys(self._cards)), tuple(self._unread))

    def _word(self, word: str) -> bool:
        """Read one word; return whether all of it was understood."""
        if word == SUITLESS or not word.strip(_VOIDS):
            self._fresh = False
            self._suit = None if word == SUITLESS else self._suit
            return True
        ranked = None if self._suit is None else self._ranked(word, self._suit)
        if self._fresh and ranked:
            return self._add(ranked)
        if self._named(word):
            return True
        if word[0] in _SUITS:
            suit = _SUITS[word[0]]
            if len(word) == 1:
                self._suit, self._fresh = suit, True
                return True
            after = self._ranked(word[1:], suit)
            if after:
                self._suit = suit
                return self._add(after)
        return self._single(word) or bool(ranked and self._add(ranked))

    def _named(self, word: str) -> bool:
        """Read a card that has no suit."""
        try:
            found = card(word)
        except ValueError:
            return False
        return found.suit is None and found in self._pack and self._add([found])

    def _single(self, word: str) -> bool:
        """Read a card whose suit stands behind it."""
        found = self._ranked(word[:-1], _SUITS[word[-1]]) if word[-1] in _SUITS else None
        return bool(found and len(found) == 1 and self._add(found))

    def _ranked(self, word: str, suit: Suit) -> list[Card] | None:
        found, at = [], 0
        while at < len(word):
            text = next((each for each in self._ranks if word.startswith(each, at)), None)
            if text is None:
                return None
            at += len(text)
            second = word[at : at + 1] in _SECONDS and at < len(word)
            at += second
            found.append(card(f"{self._ranks[text].letter}{suit.letter}{'2' if second else ''}"))
        return found

    def _add(self, cards: Iterable[Card]) -> bool:
        """Add those cards that the pack has; return whether it has all."""
        found = list(cards)
        self._fresh = False
        self._cards += [each for each in found if each in self._pack]
        return all(each in self._pack for each in found)

"""The names of cards where their suit is known already: "the king" of a suit that was led."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import FREE, Card
from farwhist.rules.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_RANKS: Final = {
    "A": QT_TRANSLATE_NOOP("Rank that is played", "the ace"),
    "K": QT_TRANSLATE_NOOP("Rank that is played", "the king"),
    "Q": QT_TRANSLATE_NOOP("Rank that is played", "the queen"),
    "J": QT_TRANSLATE_NOOP("Rank that is played", "the jack"),
    "T": QT_TRANSLATE_NOOP("Rank that is played", "the ten"),
    "9": QT_TRANSLATE_NOOP("Rank that is played", "the nine"),
    "8": QT_TRANSLATE_NOOP("Rank that is played", "the eight"),
    "7": QT_TRANSLATE_NOOP("Rank that is played", "the seven"),
    "6": QT_TRANSLATE_NOOP("Rank that is played", "the six"),
    "5": QT_TRANSLATE_NOOP("Rank that is played", "the five"),
    "4": QT_TRANSLATE_NOOP("Rank that is played", "the four"),
    "3": QT_TRANSLATE_NOOP("Rank that is played", "the three"),
    "2": QT_TRANSLATE_NOOP("Rank that is played", "the two"),
    "1": QT_TRANSLATE_NOOP("Rank that is played", "the one"),
}


def rank_known(card: Card) -> bool:
    """Whether a card has a rank of its suit; jokers and the like have names of their own."""
    return card.suit is not None and card.rank not in FREE


def rank_name(card: Card) -> str:
    """Return the rank of a card in words, as what is played: "the king"."""
    return translate("Rank that is played", _RANKS[card.rank.letter])

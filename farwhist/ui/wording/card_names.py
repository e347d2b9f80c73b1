"""The names of cards and suits in the player's language."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import FREE, Card, Rank, Suit
from farwhist.rules.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


SYMBOLS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

_SUITS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Suits", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suits", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suits", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suits", "clubs"),
}

_TITLES: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Suits", "Spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suits", "Hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suits", "Diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suits", "Clubs"),
}

_KEYS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Suit keys", "S"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suit keys", "H"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suit keys", "D"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suit keys", "C"),
}

_LETTERS: Final = {
    Rank.ACE: QT_TRANSLATE_NOOP("Card letters", "A"),
    Rank.KING: QT_TRANSLATE_NOOP("Card letters", "K"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Card letters", "Q"),
    Rank.JACK: QT_TRANSLATE_NOOP("Card letters", "J"),
}

_IN_CARDS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Suit of a card", "spades"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Suit of a card", "hearts"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Suit of a card", "diamonds"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Suit of a card", "clubs"),
}


class Form(Enum):
    """How a card is named: "ace", "plays the ace", "with the ace", "The ace is turned up".

    Many languages bend the article, so a sentence takes the whole name in the form it needs.
    """

    NAME = auto()
    OBJECT = auto()
    WITH = auto()
    START = auto()


_CARDS: Final = {
    Form.NAME: {
        "A": QT_TRANSLATE_NOOP("Card by itself", "ace of {suit}"),
        "K": QT_TRANSLATE_NOOP("Card by itself", "king of {suit}"),
        "Q": QT_TRANSLATE_NOOP("Card by itself", "queen of {suit}"),
        "J": QT_TRANSLATE_NOOP("Card by itself", "jack of {suit}"),
        "T": QT_TRANSLATE_NOOP("Card by itself", "ten of {suit}"),
        "9": QT_TRANSLATE_NOOP("Card by itself", "nine of {suit}"),
        "8": QT_TRANSLATE_NOOP("Card by itself", "eight of {suit}"),
        "7": QT_TRANSLATE_NOOP("Card by itself", "seven of {suit}"),
        "6": QT_TRANSLATE_NOOP("Card by itself", "six of {suit}"),
        "5": QT_TRANSLATE_NOOP("Card by itself", "five of {suit}"),
        "4": QT_TRANSLATE_NOOP("Card by itself", "four of {suit}"),
        "3": QT_TRANSLATE_NOOP("Card by itself", "three of {suit}"),
        "2": QT_TRANSLATE_NOOP("Card by itself", "two of {suit}"),
        "1": QT_TRANSLATE_NOOP("Card by itself", "one of {suit}"),
        "RJ": QT_TRANSLATE_NOOP("Card by itself", "red joker"),
        "BJ": QT_TRANSLATE_NOOP("Card by itself", "black joker"),
        "wizard": QT_TRANSLATE_NOOP("Card by itself", "wizard"),
        "jester": QT_TRANSLATE_NOOP("Card by itself", "jester"),
    },
    Form.OBJECT: {
        "A": QT_TRANSLATE_NOOP("Card that is played", "the ace of {suit}"),
        "K": QT_TRANSLATE_NOOP("Card that is played", "the king of {suit}"),
        "Q": QT_TRANSLATE_NOOP("Card that is played", "the queen of {suit}"),
        "J": QT_TRANSLATE_NOOP("Card that is played", "the jack of {suit}"),
        "T": QT_TRANSLATE_NOOP("Card that is played", "the ten of {suit}"),
        "9": QT_TRANSLATE_NOOP("Card that is played", "the nine of {suit}"),
        "8": QT_TRANSLATE_NOOP("Card that is played", "the eight of {suit}"),
        "7": QT_TRANSLATE_NOOP("Card that is played", "the seven of {suit}"),
        "6": QT_TRANSLATE_NOOP("Card that is played", "the six of {suit}"),
        "5": QT_TRANSLATE_NOOP("Card that is played", "the five of {suit}"),
        "4": QT_TRANSLATE_NOOP("Card that is played", "the four of {suit}"),
        "3": QT_TRANSLATE_NOOP("Card that is played", "the three of {suit}"),
        "2": QT_TRANSLATE_NOOP("Card that is played", "the two of {suit}"),
        "1": QT_TRANSLATE_NOOP("Card that is played", "the one of {suit}"),
        "RJ": QT_TRANSLATE_NOOP("Card that is played", "the red joker"),
        "BJ": QT_TRANSLATE_NOOP("Card that is played", "the black joker"),
        "wizard": QT_TRANSLATE_NOOP("Card that is played", "a wizard"),
        "jester": QT_TRANSLATE_NOOP("Card that is played", "a jester"),
    },
    Form.WITH: {
        "A": QT_TRANSLATE_NOOP("Card after with", "the ace of {suit}"),
        "K": QT_TRANSLATE_NOOP("Card after with", "the king of {suit}"),
        "Q": QT_TRANSLATE_NOOP("Card after with", "the queen of {suit}"),
        "J": QT_TRANSLATE_NOOP("Card after with", "the jack of {suit}"),
        "T": QT_TRANSLATE_NOOP("Card after with", "the ten of {suit}"),
        "9": QT_TRANSLATE_NOOP("Card after with", "the nine of {suit}"),
        "8": QT_TRANSLATE_NOOP("Card after with", "the eight of {suit}"),
        "7": QT_TRANSLATE_NOOP("Card after with", "the seven of {suit}"),
        "6": QT_TRANSLATE_NOOP("Card after with", "the six of {suit}"),
        "5": QT_TRANSLATE_NOOP("Card after with", "the five of {suit}"),
        "4": QT_TRANSLATE_NOOP("Card after with", "the four of {suit}"),
        "3": QT_TRANSLATE_NOOP("Card after with", "the three of {suit}"),
        "2": QT_TRANSLATE_NOOP("Card after with", "the two of {suit}"),
        "1": QT_TRANSLATE_NOOP("Card after with", "the one of {suit}"),
        "RJ": QT_TRANSLATE_NOOP("Card after with", "the red joker"),
        "BJ": QT_TRANSLATE_NOOP("Card after with", "the black joker"),
        "wizard": QT_TRANSLATE_NOOP("Card after with", "a wizard"),
        "jester": QT_TRANSLATE_NOOP("Card after with", "a jester"),
    },
    Form.START: {
        "A": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The ace of {suit}"),
        "K": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The king of {suit}"),
        "Q": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The queen of {suit}"),
        "J": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The jack of {suit}"),
        "T": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The ten of {suit}"),
        "9": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The nine of {suit}"),
        "8": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The eight of {suit}"),
        "7": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The seven of {suit}"),
        "6": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The six of {suit}"),
        "5": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The five of {suit}"),
        "4": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The four of {suit}"),
        "3": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The three of {suit}"),
        "2": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The two of {suit}"),
        "1": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The one of {suit}"),
        "RJ": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The red joker"),
        "BJ": QT_TRANSLATE_NOOP("Card at the start of a sentence", "The black joker"),
        "wizard": QT_TRANSLATE_NOOP("Card at the start of a sentence", "A wizard"),
        "jester": QT_TRANSLATE_NOOP("Card at the start of a sentence", "A jester"),
    },
}


def suit_name(suit: Suit | None) -> str:
    """Return a suit as it stands inside a sentence; None is no trump."""
    return translate("Suits", "no trump") if suit is None else translate("Suits", _SUITS[suit])


def suit_title(suit: Suit | None) -> str:
    """Return a suit as it stands alone; None is no trump."""
    return translate("Suits", "No trump") if suit is None else translate("Suits", _TITLES[suit])


def suit_of_key(text: str) -> Suit | None:
    """Return the suit that this typed letter stands for in the player's language."""
    for suit, key in _KEYS.items():
        if text and text.upper() == translate("Suit keys", key).upper():
            return suit
    return None


def _key(card: Card) -> str:
    if card.rank in FREE:
        return card.rank.name.lower()
    return card.text.removesuffix("2") if card.suit is None else card.rank.letter


class _Names:
    short = False


def use_short_names(short: bool) -> None:
    """Have `card_name` return "10 D" in the place of "ten of diamonds" from now on, or not.

    It holds for the whole program, as its language does: who listens wants it in every sentence.
    """
    _Names.short = short


def card_name(card: Card, form: Form = Form.NAME) -> str:
    """Return the name of a card in words: "queen of hearts", "the queen of hearts".

    After `use_short_names` it is rank and suit in the player's letters, "Q H", in every form; what
    has no suit keeps its name.
    """
    if _Names.short and card.suit is not None:
        return f"{_rank_sign(card)} {suit_key(card.suit)}"
    name = _CARDS[form][_key(card)]
    match form:
        case Form.NAME:
            words = translate("Card by itself", name)
        case Form.OBJECT:
            words = translate("Card that is played", name)
        case Form.WITH:
            words = translate("Card after with", name)
        case Form.START:
            words = translate("Card at the start of a sentence", name)
    suit = "" if card.suit is None else translate("Suit of a card", _IN_CARDS[card.suit])
    return words.format(suit=suit)


def card_sign(card: Card) -> str:
    """Return a card in two or three characters, such as "Q♥", in the player's language."""
    return card_name(card) if card.suit is None else _rank_sign(card) + SYMBOLS[card.suit]


def _rank_sign(card: Card) -> str:
    letter = _LETTERS.get(card.rank)
    return str(int(card.rank)) if letter is None else translate("Card letters", letter)


def card_words(card: Card) -> str:
    """Return the sign and the name of a card; only the name if it is short or there is no suit."""
    sign, name = card_sign(card), card_name(card)
    return name if _Names.short or sign == name else f"{sign}  {name}"


def suit_key(suit: Suit) -> str:
    """Return the letter that stands for a suit in the player's language, as a capital."""
    return translate("Suit keys", _KEYS[suit]).upper()


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

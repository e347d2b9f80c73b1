"""The names of cards and suits in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Suit
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

_CARDS: Final = {
    "AS": QT_TRANSLATE_NOOP("Cards", "ace of spades"),
    "KS": QT_TRANSLATE_NOOP("Cards", "king of spades"),
    "QS": QT_TRANSLATE_NOOP("Cards", "queen of spades"),
    "JS": QT_TRANSLATE_NOOP("Cards", "jack of spades"),
    "TS": QT_TRANSLATE_NOOP("Cards", "ten of spades"),
    "9S": QT_TRANSLATE_NOOP("Cards", "nine of spades"),
    "8S": QT_TRANSLATE_NOOP("Cards", "eight of spades"),
    "7S": QT_TRANSLATE_NOOP("Cards", "seven of spades"),
    "6S": QT_TRANSLATE_NOOP("Cards", "six of spades"),
    "5S": QT_TRANSLATE_NOOP("Cards", "five of spades"),
    "4S": QT_TRANSLATE_NOOP("Cards", "four of spades"),
    "3S": QT_TRANSLATE_NOOP("Cards", "three of spades"),
    "2S": QT_TRANSLATE_NOOP("Cards", "two of spades"),
    "AH": QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    "KH": QT_TRANSLATE_NOOP("Cards", "king of hearts"),
    "QH": QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
    "JH": QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
    "TH": QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
    "9H": QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
    "8H": QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
    "7H": QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
    "6H": QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    "5H": QT_TRANSLATE_NOOP("Cards", "five of hearts"),
    "4H": QT_TRANSLATE_NOOP("Cards", "four of hearts"),
    "3H": QT_TRANSLATE_NOOP("Cards", "three of hearts"),
    "2H": QT_TRANSLATE_NOOP("Cards", "two of hearts"),
    "AD": QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
    "KD": QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
    "QD": QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
    "JD": QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
    "TD": QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
    "9D": QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
    "8D": QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
    "7D": QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
    "6D": QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
    "5D": QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
    "4D": QT_TRANSLATE_NOOP("Cards", "four of diamonds"),
    "3D": QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
    "2D": QT_TRANSLATE_NOOP("Cards", "two of diamonds"),
    "AC": QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    "KC": QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    "QC": QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    "JC": QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    "TC": QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
    "9C": QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
    "8C": QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
    "7C": QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
    "6C": QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    "5C": QT_TRANSLATE_NOOP("Cards", "five of clubs"),
    "4C": QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    "3C": QT_TRANSLATE_NOOP("Cards", "three of clubs"),
    "2C": QT_TRANSLATE_NOOP("Cards", "two of clubs"),
    "RJ": QT_TRANSLATE_NOOP("Cards", "red joker"),
    "BJ": QT_TRANSLATE_NOOP("Cards", "black joker"),
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


def card_name(card: Card) -> str:
    """Return the name of a card in words, such as "queen of hearts"."""
    return translate("Cards", _CARDS[card.text.removesuffix("2") if card.copy else card.text])


def card_sign(card: Card) -> str:
    """Return a card in two or three characters, such as "Q♥"."""
    if card.suit is None:
        return card_name(card)
    rank = "10" if card.rank.letter == "T" else card.rank.letter
    return rank + SYMBOLS[card.suit]


def suit_key(suit: Suit) -> str:
    """Return the letter that stands for a suit in the player's language, as a capital."""
    return translate("Suit keys", _KEYS[suit]).upper()

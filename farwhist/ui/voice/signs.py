"""What was written for the eye as it is read aloud: no screen reader knows what ♠ stands for."""

from __future__ import annotations

import re
from typing import Final

from farwhist.engine.cards import Suit, card
from farwhist.engine.moves import Strain
from farwhist.ui.wording.call_words import way_text
from farwhist.ui.wording.card_names import SYMBOLS, card_name, card_sign, suit_name, suit_title
from farwhist.ui.wording.punctuation import joined

_RANKS: Final = "23456789TJQKA"
_ARROWS: Final = {"↑": Strain.UP, "↓": Strain.DOWN}
_DROPPED: Final = re.compile(r"\s*[★☆↑↓]+")
_BREAK: Final = re.compile(r"\s*·\s*")


def in_words(text: str) -> str:
    """Return a text with names in the place of signs: cards and suits; stars and arrows go.

    A sign before the name of its suit goes too, and an arrow beside its word.
    """
    for suit, sign in SYMBOLS.items():
        if sign in text:
            text = _named(text, suit, sign)
    for arrow, strain in _ARROWS.items():
        if arrow in text:
            word = way_text(strain).replace(arrow, "").strip()
            text = re.sub(rf"(?<=\d)\s*{arrow}", f" {word}", text)
    return _BREAK.sub(joined(("", "")), _DROPPED.sub("", text))


def _named(text: str, suit: Suit, sign: str) -> str:
    for name in (suit_title(suit), suit_name(suit)):
        text = text.replace(f"{sign} {name}", name)
    cards = {card_sign(each): card_name(each) for each in (card(r + suit.letter) for r in _RANKS)}
    text = re.sub(r"\w+" + sign, lambda found: cards.get(found[0], found[0]), text)
    return text.replace(sign, suit_name(suit))

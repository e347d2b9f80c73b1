"""What stands on the button of a call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.engine.moves import (
    Auction,
    Bid,
    Contract,
    Discard,
    Give,
    Keep,
    Knock,
    Look,
    Move,
    NameOrder,
    NameTrump,
    Pass,
    PlayCard,
    PlayUnseen,
    Refuse,
    Strain,
)
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.wording.card_names import SYMBOLS, card_sign, suit_title

translate = QCoreApplication.translate


def strain_text(suit: Suit | None) -> str:
    """Return a suit or no trump as it stands on a button."""
    return suit_title(suit) if suit is None else f"{SYMBOLS[suit]} {suit_title(suit)}"


ALLIED: Final[Mapping[Strain, str]] = {
    Strain.PROPOSAL: QT_TRANSLATE_NOOP("Calls", "proposal"),
    Strain.ACCEPTANCE: QT_TRANSLATE_NOOP("Calls", "acceptance"),
    Strain.PAIR: QT_TRANSLATE_NOOP("Calls", "prop and cop"),
    Strain.SOLO: QT_TRANSLATE_NOOP("Calls", "solo"),
    Strain.MISERE: QT_TRANSLATE_NOOP("Calls", "misère"),
    Strain.ABUNDANCE: QT_TRANSLATE_NOOP("Calls", "abundance"),
    Strain.ROYAL: QT_TRANSLATE_NOOP("Calls", "royal abundance"),
    Strain.OPEN: QT_TRANSLATE_NOOP("Calls", "open misère"),
    Strain.DECLARED: QT_TRANSLATE_NOOP("Calls", "abundance declared"),
    Strain.GENERAL: QT_TRANSLATE_NOOP("Calls", "general misère"),
}
"""Calls and contracts where calls make the sides, as they stand in a sentence."""


def allied_name(strain: Strain, *, alone: bool = False) -> str:
    """Return what such a call is named; `alone`: it stands by itself, as on a button."""
    name = translate("Calls", ALLIED[strain])
    return name[:1].upper() + name[1:] if alone else name


def way_text(strain: Strain) -> str:
    """Return what a contract is played in, as it stands on a button."""
    if strain in ALLIED:
        return allied_name(strain, alone=True)
    return {
        Strain.UP: translate("Calls", "Uptown ↑"),
        Strain.DOWN: translate("Calls", "Downtown ↓"),
        Strain.NT: translate("Calls", "No trump"),
        Strain.GRAND: translate("Calls", "Grand"),
        Strain.NULLO: translate("Calls", "Nullo"),
    }[strain]


def _of_a_card_drawn(move: Keep | Refuse) -> str:
    keeps = isinstance(move, Keep)
    return translate("Calls", "Keep it") if keeps else translate("Calls", "Discard it")


def call_words(move: Move) -> str:
    """Return any move in as few words as a button has room for."""
    match move:
        case Pass():
            return translate("Calls", "Pass")
        case Look():
            return translate("Calls", "Look at my cards")
        case Knock():
            return translate("Calls", "Knock")
        case PlayUnseen():
            return translate("Calls", "Play it unseen")
        case Keep() | Refuse():
            return _of_a_card_drawn(move)
        case Bid(tricks):
            return str(tricks)
        case NameTrump(suit):
            return strain_text(suit)
        case Auction(tricks, suit):
            return f"{tricks} {strain_text(suit)}"
        case Contract(level, strain):
            return f"{level} {way_text(strain)}" if strain.levelled else way_text(strain)
        case NameOrder(low):
            return translate("Calls", "Low cards") if low else translate("Calls", "High cards")
        case PlayCard(cards):
            return " ".join(map(card_sign, cards))
        case Discard(card) | Give(card):
            return card_sign(card)

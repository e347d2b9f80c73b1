"""What stands on the button of a call."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Suit
from farwhist.engine.moves import (
    Auction,
    Bid,
    Contract,
    Discard,
    Give,
    Knock,
    Look,
    Move,
    NameOrder,
    NameTrump,
    Pass,
    PlayCard,
    PlayUnseen,
    Strain,
)
from farwhist.ui.wording.card_names import SYMBOLS, card_sign, suit_title

translate = QCoreApplication.translate


def strain_text(suit: Suit | None) -> str:
    """Return a suit or no trump as it stands on a button."""
    return suit_title(suit) if suit is None else f"{SYMBOLS[suit]} {suit_title(suit)}"


def way_text(strain: Strain) -> str:
    """Return what a contract is played in, as it stands on a button."""
    return {
        Strain.UP: translate("Calls", "Uptown ↑"),
        Strain.DOWN: translate("Calls", "Downtown ↓"),
        Strain.NT: translate("Calls", "No trump"),
        Strain.GRAND: translate("Calls", "Grand"),
        Strain.NULLO: translate("Calls", "Nullo"),
    }[strain]


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

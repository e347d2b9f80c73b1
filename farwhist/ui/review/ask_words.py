"""What is asked at a moment, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.engine.moves import Discard, Move, NameOrder, NameTrump, PlayCard

translate = QCoreApplication.translate


def asked(moves: Sequence[Move]) -> str:
    """Return what somebody who has these choices is asked."""
    match moves[0] if moves else None:
        case PlayCard():
            return translate("Learn", "Which card?")
        case NameTrump():
            return translate("Ask", "Which suit do you make trumps?")
        case NameOrder():
            return translate("Ask", "Which cards are high?")
        case Discard():
            return translate("Ask", "Which card do you discard?")
    return translate("Learn", "What do you call?")

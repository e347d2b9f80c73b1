"""Typing hands in the letters of the player's cards."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Rank, Seat
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.diagram_reading import CardLetters
from farwhist.rules.draft_checks import Typing
from farwhist.rules.typed_cards import read_hand, written_hand
from farwhist.ui.features.editor.history import DraftHistory

_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)


class HandTyping:
    """Puts what is typed into hands.

    Args:
        courts: the letters of ace, king, queen and jack.
    """

    def __init__(self, courts: Sequence[str]) -> None:
        self._letters = CardLetters(dict(zip(courts, _COURTS, strict=True)))
        self._courts = dict(zip(_COURTS, courts, strict=True))

    def type(self, history: DraftHistory, seat: Seat, text: str) -> Typing:
        """Give a seat the free cards that are typed; return what could not be done."""
        draft = history.now
        typed = read_hand(text, draft.rules.pack, self._letters)
        free = {*draft.free, *draft.hands[seat]}
        own = [each for each in typed.cards if each in free]
        elsewhere = tuple(each for each in typed.cards if each not in free)
        history.put(draft.with_hand(seat, own), joined=f"typed {seat}")
        return Typing(seat, elsewhere, typed.unread)

    def written(self, draft: DealDraft, seat: Seat) -> str:
        """Return a hand as it can be typed; nothing where there is no card."""
        hand = draft.hands[seat]
        return written_hand(hand, self._courts) if hand else ""

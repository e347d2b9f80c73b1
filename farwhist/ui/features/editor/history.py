"""The drafts of a deal one after another, and cards typed into one as letters."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Rank, Seat
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.diagram_reading import CardLetters
from farwhist.rules.draft_checks import Typing
from farwhist.rules.typed_cards import read_hand, written_hand


class DraftHistory:
    """Keeps every draft; what is typed in one go is one step."""

    def __init__(self, first: DealDraft) -> None:
        self._drafts = [first]
        self._at = 0
        self._joined = ""

    @property
    def now(self) -> DealDraft:
        """The draft that is edited."""
        return self._drafts[self._at]

    @property
    def drafts(self) -> list[DealDraft]:
        """All drafts up to the one that is edited."""
        return self._drafts[: self._at + 1]

    @property
    def can_undo(self) -> bool:
        """Whether there is a draft before."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is one that was undone."""
        return self._at + 1 < len(self._drafts)

    def put(self, draft: DealDraft, joined: str = "") -> None:
        """Go on with another draft; one with the same name `joined` as before takes its place."""
        if draft == self.now:
            return
        if joined and joined == self._joined and self._at and not self.can_redo:
            self._drafts[self._at] = draft
        else:
            del self._drafts[self._at + 1 :]
            self._drafts.append(draft)
            self._at += 1
        self._joined = joined

    def undo(self) -> None:
        """Go back to the draft before, if there is one."""
        self._at = max(self._at - 1, 0)
        self._joined = ""

    def redo(self) -> None:
        """Go on to the draft that was undone last, if there is one."""
        self._at = min(self._at + 1, len(self._drafts) - 1)
        self._joined = ""


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

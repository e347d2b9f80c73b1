"""The drafts of a deal one after another, with a way back and forth."""

from __future__ import annotations

from farwhist.rules.deal_draft import DealDraft


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

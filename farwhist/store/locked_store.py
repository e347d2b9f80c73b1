"""The match that a window has claimed, saved as long as the claim holds."""

from __future__ import annotations

from pathlib import Path

from farwhist.store.match_lock import Claim
from farwhist.store.matches import MatchStore


class LostMatch(OSError):
    """Another window has taken over the match; this one can save it no more."""


class LockedStore(MatchStore):
    """As a `MatchStore`, but it writes nothing over the match of another window."""

    def __init__(self, folder: Path, claim: Claim) -> None:
        super().__init__(folder, claim.name)
        self._lock = claim.lock

    def check(self) -> None:
        """Raise Seized if another window has taken the match over; else as a `MatchStore`."""
        if self._lock is not None and not self._lock.keep():
            raise LostMatch(f"{self.path} is saved by another window")
        super().check()

"""What is on the table, and the match that waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from farwhist.store.opponents_record import noted, shortened
from farwhist.store.setting import Setting
from farwhist.ui.match.match_transfer import MatchTransfer


class Purpose(Enum):
    """What is on the table: a match that counts and is saved, or something that does not."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"


class MatchSlots:
    """The match that is `played`, and the one that counts while something else is played.

    `given` is how many moves a lesson began with, which are not the player's to take back.
    """

    def __init__(self) -> None:
        self.played: MatchTransfer | None = None
        self.purpose = Purpose.MATCH
        self.given = 0
        self._left: MatchTransfer | None = None

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self.purpose is Purpose.MATCH

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self.purpose is Purpose.LESSON

    @property
    def counted(self) -> MatchTransfer | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self.played if self.keeps else self._left

    @property
    def left(self) -> MatchTransfer | None:
        """The match that waits."""
        return self._left

    @property
    def carried(self) -> MatchTransfer:
        """The match that is played; there must be one."""
        assert self.played is not None
        return self.played

    def put(self, begun: MatchTransfer, purpose: Purpose) -> None:
        """Put something else on the table; the match that counts waits unless this is one."""
        left = self.counted
        self.played, self.purpose = begun, purpose
        self.given = begun.history.cursor if self.rehearsing else 0
        self._left = None if self.keeps else left

    def change(self, change: Callable[[Setting], Setting]) -> None:
        """Change what is fixed of the match on the table and of the one that waits."""
        if self.played is not None:
            self.played = replace(self.played, setting=change(self.played.setting))
        if self._left is not None:
            self._left = replace(self._left, setting=change(self._left.setting))

    def note_help(self) -> bool:
        """Note that the player has had help in what is played; return whether that is new."""
        played = self.carried
        if played.setting.assisted:
            return False
        self.played = replace(played, setting=replace(played.setting, assisted=True))
        return True

    def note_opponents(self, seats: tuple[str, ...]) -> bool:
        """Note who plays the seats from now on; return whether that is new."""
        played = self.carried
        setting, moves = played.setting, played.history.match.moves
        people = setting.played_by
        bots_began = any(seat not in people for seat, _ in moves)
        known = noted(setting.opponents, seats, len(moves) if bots_began else 0)
        if known == setting.opponents:
            return False
        self.played = replace(played, setting=replace(setting, opponents=known))
        return True

    def take_back(self, count: int) -> None:
        """Only so many moves are left."""
        played = self.carried
        opponents = shortened(played.setting.opponents, count)
        setting = replace(played.setting, opponents=opponents)
        self.played = replace(played, setting=setting)

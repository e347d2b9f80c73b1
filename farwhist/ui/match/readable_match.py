"""What anybody may read of the match on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from farwhist.engine.cards import Seat
from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.match.history import History
from farwhist.ui.match.match_slots import MatchSlots, Purpose
from farwhist.ui.match.match_transfer import MatchTransfer
from farwhist.ui.match.passing import Passing
from farwhist.ui.match.recent import Recent, recent, seen, whole

_NOTHING = Setting(preset="", seats=0, seed=0)


class ReadableMatch(QObject):
    """The match that is played, if there is one, and what its people may see of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_table = MatchSlots()
        self._passing = Passing()
        self._same = 0
        """The events before this number are those of the match that was shown last."""

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._on_table.played is not None

    @property
    def match(self) -> Match | None:
        """The match, to replay; whoever shows it must go by :meth:`seen`."""
        played = self._on_table.played
        return None if played is None else played.history.match

    @property
    def history(self) -> History:
        """The moves of the match, which must have begun; to read only."""
        return self.carried().history

    @property
    def purpose(self) -> Purpose:
        """What is on the table."""
        return self._on_table.purpose

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self._on_table.keeps

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self._on_table.rehearsing

    @property
    def rules(self) -> Ruleset:
        """The rules of the match; there must be one."""
        return self.carried().rules

    @property
    def setting(self) -> Setting:
        """What the match was begun with; as long as there is none its preset is empty."""
        played = self._on_table.played
        return _NOTHING if played is None else played.setting

    @property
    def viewer(self) -> Seat:
        """The seat that the table is laid for: the player's, or that of the person at turn."""
        return self._passing.seat

    @property
    def eyes(self) -> Seat:
        """The seat whose view is shown, or `NOBODY` as long as no person has said she is alone."""
        return self._passing.eyes

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return self._passing.several

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        played = self._on_table.played
        return played is not None and played.over

    @property
    def counted(self) -> MatchTransfer | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self._on_table.counted

    def carried(self) -> MatchTransfer:
        """Return all there is to go on with the match elsewhere; nothing is then done here."""
        return self._on_table.carried

    def now(self) -> Saved:
        """Return the match as it would be saved at this moment."""
        return self.carried().saved

    def recent(self) -> Recent:
        """Return the last part of the match; what came before it cannot be undone in one step."""
        return recent(self.history.match, self.eyes, self._same)

    def whole(self) -> Recent:
        """Return all of the match, from before its first event on."""
        return whole(self.history.match, self.eyes, self._same)

    def seen(self, first: int = 0) -> list[Event]:
        """Return what has happened from this event on, as the viewer's seat sees it."""
        return seen(self.history.match, self.eyes, first)

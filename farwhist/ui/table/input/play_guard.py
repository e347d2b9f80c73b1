"""What stands between a click on a card and the card being played, for those who want it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from farwhist.engine.cards import Card
from farwhist.ui.table.transition import Change, Clock, Motion

COOLDOWN: Final = 500
"""How long a question must have been there before a card can be played, in milliseconds."""

FORCED: Final = 600
"""After how long the only legal card is played, in milliseconds."""


class PlayConfirmation:
    """Asks for a card twice, ignores early clicks, and plays an only card; all are off at first.

    Args:
        clock: what the waits go by, so that they stand still while the table is paused.
        play: called with the only legal card.
    """

    def __init__(self, clock: Clock, play: Callable[[Card], None]) -> None:
        self._clock = clock
        self._play = play
        self._cooling = False
        self.twice = False
        self.cooldown = False
        self.forced = False
        self.chosen: Card | None = None
        """The card that the next choice plays."""

    def begin(self, playable: Collection[Card], *, only: bool) -> None:
        """A question has appeared: begin the waits; `only`: there is one answer to it."""
        self.end()
        if not playable:
            return
        if self.cooldown:
            self._cooling = True
            self._clock.start([Change(self._warm, COOLDOWN, key="cooldown")], waited=False)
        if self.forced and only and len(playable) == 1:
            (card,) = playable
            self._clock.start([_Alarm(lambda: self._play(card), FORCED, "forced")], waited=False)

    def later(self, act: Callable[[], None], milliseconds: float) -> None:
        """Call `act` after this time, unless the question is gone by then."""
        self._clock.start([_Alarm(act, milliseconds, "forced")], waited=False)

    def end(self) -> None:
        """The question is gone: forget what was chosen and end the waits."""
        self.chosen = None
        self._cooling = False
        self._clock.start([Motion(0, key="cooldown"), Motion(0, key="forced")], waited=False)

    def allows(self, card: Card) -> bool:
        """Return whether this card is played now; else it may have become the chosen one."""
        if self._cooling:
            return False
        if not self.twice or card is self.chosen:
            return True
        self.chosen = card
        return False

    def lower(self) -> bool:
        """Let go of the chosen card; return whether there was one."""
        chosen, self.chosen = self.chosen, None
        return chosen is not None

    def _warm(self, part: float) -> None:
        self._cooling = part < 1.0


class _Alarm(Motion):
    """Does nothing until its time has come."""

    def __init__(self, ring: Callable[[], None], duration: float, key: str) -> None:
        super().__init__(duration, key=key)
        self._ring = ring

    def land(self) -> None:
        self._ring()

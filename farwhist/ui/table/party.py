"""The celebration at the end of a match."""

from __future__ import annotations

from collections.abc import Callable

from farwhist.ui.settings.speeds import Pace
from farwhist.ui.table.confetti import ConfettiItem
from farwhist.ui.table.rest import Rest
from farwhist.ui.table.transition import Change, Clock, Motion


class Party:
    """Lets the suits rain, or stand as a garland where nothing may move."""

    def __init__(
        self, confetti: ConfettiItem, clock: Clock, rest: Rest, pace: Callable[[], Pace]
    ) -> None:
        self._confetti = confetti
        self._clock = clock
        self._rest = rest
        self._pace = pace

    def begin(self) -> None:
        """Celebrate."""
        confetti, duration = self._confetti, self._pace().speeds.party
        if duration:
            rain = Change(confetti.fall, duration, key=confetti)
            self._clock.start([rain], waited=False)
        else:
            confetti.stand()

    def end(self) -> bool:
        """Stop celebrating; return whether something was falling."""
        confetti = self._confetti
        falling = confetti.isVisible() and not confetti.still
        confetti.hide()
        if falling:
            self._clock.start([Motion(0, key=confetti)], waited=False)
            self._rest.begin(self._pace().speeds.rest_end, anew=True)
        return falling

"""The celebration at the end of a match."""

from __future__ import annotations

from collections.abc import Callable

from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.items.confetti import ConfettiItem
from farwhist.ui.table.transition import Change, Clock, Motion


def _nothing() -> bool:
    return False


class MatchCelebration:
    """Lets the suits rain, or lie still where nothing may move.

    `also` ends what else moves at the end of a match; it returns whether something did.
    """

    def __init__(
        self, confetti: ConfettiItem, clock: Clock, rest: InputBlock, timing: Callable[[], Timing]
    ) -> None:
        self._confetti = confetti
        self._clock = clock
        self._rest = rest
        self._timing = timing
        self.also: Callable[[], bool] = _nothing

    def begin(self) -> None:
        """Celebrate, if that is wanted."""
        timing = self._timing()
        if not timing.festive:
            return
        confetti, duration = self._confetti, timing.speeds.confetti
        if duration:
            rain = Change(confetti.fall, duration, key=confetti)
            self._clock.start([rain], waited=False)
        else:
            confetti.stand()

    def forget(self) -> None:
        """Have nothing else to end any more."""
        self.also = _nothing

    def end(self) -> bool:
        """Stop celebrating; return whether something was moving."""
        confetti = self._confetti
        falling = confetti.isVisible() and not confetti.still
        risen = self.also()
        if falling or not risen:
            confetti.hide()
        if falling:
            self._clock.start([Motion(0, key=confetti)], waited=False)
        if falling or risen:
            self._rest.begin(self._timing().speeds.rest_end, anew=True)
        return falling or risen

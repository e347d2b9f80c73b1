"""The celebration at the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.items.confetti import ConfettiItem
from farwhist.ui.table.transition import Change, Clock, Motion


class Finishing(Protocol):
    """Something that moves at the end of a match."""

    def finish(self) -> bool:
        """Bring it to its end; return whether it still moved."""


class MatchCelebration:
    """Lets the suits rain, or lie still where nothing may move."""

    def __init__(
        self, confetti: ConfettiItem, clock: Clock, rest: InputBlock, timing: Callable[[], Timing]
    ) -> None:
        self._confetti = confetti
        self._clock = clock
        self._rest = rest
        self._timing = timing
        self._beside: Finishing | None = None

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

    def end_with(self, beside: Finishing | None) -> None:
        """Let `end` also end what moves beside it from now on, or nothing else."""
        self._beside = beside

    def end(self) -> bool:
        """Stop celebrating; return whether something was moving."""
        confetti = self._confetti
        falling = confetti.isVisible() and not confetti.still
        risen = self._beside is not None and self._beside.finish()
        if falling or not risen:
            confetti.hide()
        if falling:
            self._clock.start([Motion(0, key=confetti)], waited=False)
        if falling or risen:
            self._rest.begin(self._timing().speeds.rest_end, anew=True)
        return falling or risen

"""Who decides how fast time passes: Space held down, the pause, and the rest of a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from farwhist.ui.match.timers import PausableTimers
from farwhist.ui.settings.keymap import Press
from farwhist.ui.table.table import Table

translate = QCoreApplication.translate

HURRY = 4
"""How many times as fast everything goes while Space is held."""

AT_ONCE = 40
"""So many times as fast goes the rest of a deal where nothing moves: there is nothing to watch."""


class Playback(QObject):
    """Sets the rate of the table's clock and of the opponents' waits.

    `paused_changed(paused)` is emitted when the player stops the time or lets it go on.

    Args:
        claim: plays the decided rest of a deal, while it is to be seen.
    """

    paused_changed = Signal(bool)

    def __init__(self, table: Table, waits: PausableTimers, claim: QAbstractButton) -> None:
        super().__init__(table)
        self._table = table
        self._waits = waits
        self._claim = claim
        self._paused = False
        self._held = False
        self._rest = False

    @property
    def paused(self) -> bool:
        """Whether the player has stopped the time."""
        return self._paused

    @property
    def hurried(self) -> bool:
        """Whether everything goes faster now."""
        return self._held or self._rest

    def take(self, press: Press) -> bool:
        """Use a key that is about time; return whether it was one."""
        if press.means("pause") and not press.held:
            self.pause(not self._paused)
            return True
        if self._paused and press.means("go_on"):
            self.pause(False)
            return True
        if not press.held and self._table.match_celebration.end():
            return True
        if press.hurries and press.held:
            self._held = self._table.input.decision is None or not self._table.input.playable()
            self._apply()
            return True
        onward = press.means("go_on") and not press.hurries
        claims = onward and not self._table.busy and not self._claim.isHidden()
        if claims:
            self._claim.click()
        return claims

    def relax(self) -> None:
        """Go on at the player's own speed: it is the player's turn, or Space was let go."""
        if self._held or self._rest:
            self._held = self._rest = False
            self._apply()

    def rush(self) -> None:
        """Show the rest of the deal in a hurry."""
        self._rest = True
        self.pause(False)
        self._apply()

    def pause(self, paused: bool) -> None:
        """Stop the clock and the opponents, or let them go on; a match that is over goes on."""
        if paused is self._paused or (paused and self._table.position.over):
            return
        self._paused = paused
        banner = self._table.scene.pause
        banner.say(translate("Table", "Paused – press Space to continue") if paused else "")
        self._apply()
        self.paused_changed.emit(paused)

    def _times(self) -> int:
        """Return how many times as fast as the player wants everything goes now."""
        if not self.hurried:
            return 1
        still = not self._table.timing.speeds.play
        return AT_ONCE if self._rest and still else HURRY

    def _apply(self) -> None:
        times = self._times()
        rate = 0 if self._paused else times
        self._table.hurry(times)
        self._table.clock.set_rate(rate)
        self._waits.set_rate(rate)

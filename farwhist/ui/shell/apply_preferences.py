"""Lets table, opponents and sounds follow what the player likes, at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.window_style import WindowStyle
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table


class ApplyPreferences(QObject):
    """Follows every change from `follow` on.

    Args:
        fixed: speeds that take the place of the player's, as for tests; sounds are off then.
        language: returns the language of the window.
    """

    def __init__(
        self,
        kept: KeptTablePreferences,
        fixed: Timing | None,
        *,
        language: Callable[[], str],
        table: Table,
        runner: MatchRunner,
        sounds: Sounds,
        actions: Actions,
        look: WindowStyle,
    ) -> None:
        super().__init__(kept)
        self._kept = kept
        self._fixed = fixed
        self._language = language
        self._table = table
        self._runner = runner
        self._sounds = sounds
        self._actions = actions
        self._look = look
        kept.changed.connect(self.follow)
        actions["mute"].toggled.connect(lambda on: kept.set(mute="yes" if on else "no"))
        actions.speed_chosen.connect(lambda speed, pause: kept.set(speed=speed, pause=pause))

    def timing(self) -> Timing:
        """Return the speeds that hold."""
        return self._fixed if self._fixed is not None else self._kept.timing()

    def follow(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        wanted, timing, table = self._kept.now, self.timing(), self._table
        table.set_timing(timing)
        self._runner.speeds = timing.speeds
        self._actions.show_speed(wanted.speed, wanted.pause)
        table.follow(wanted, wanted.hand_order())
        table.looks.set_deck(wanted.look(self._language()), int(wanted.zoom) / 100)
        self._look.apply(shade=wanted.window)
        self._actions["mute"].setChecked(wanted.mute == "yes")
        self._sounds.set_loudness(0.0 if self._fixed else wanted.loudness)

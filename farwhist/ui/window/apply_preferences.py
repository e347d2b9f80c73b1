"""Lets table, opponents and sounds follow what the player likes, at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.settings.speeds import Pace
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.style import colours
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table
from farwhist.ui.window.actions import Actions


class ApplyPreferences(QObject):
    """Follows every change from `follow` on.

    Args:
        fixed: speeds that take the place of the player's, as for tests; sounds are off then.
        language: returns the language of the window.
    """

    def __init__(
        self,
        tastes: KeptTablePreferences,
        fixed: Pace | None,
        *,
        language: Callable[[], str],
        table: Table,
        runner: MatchRunner,
        sounds: Sounds,
        actions: Actions,
    ) -> None:
        super().__init__(tastes)
        self._tastes = tastes
        self._fixed = fixed
        self._language = language
        self._table = table
        self._runner = runner
        self._sounds = sounds
        self._actions = actions
        tastes.changed.connect(self.follow)
        actions["mute"].toggled.connect(lambda on: tastes.set(mute="yes" if on else "no"))
        actions.speed_chosen.connect(lambda speed, pause: tastes.set(speed=speed, pause=pause))

    def pace(self) -> Pace:
        """Return the speeds that hold."""
        return self._fixed if self._fixed is not None else self._tastes.pace()

    def follow(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        taste, pace, table = self._tastes.now, self.pace(), self._table
        table.set_pace(pace)
        self._runner.speeds = pace.speeds
        self._actions.show_speed(taste.speed, taste.pause)
        table.looks.set_felt(taste.felt, texture=taste.texture == "yes")
        table.set_habits(taste.habits())
        table.looks.set_deck(taste.look(self._language()), int(taste.zoom) / 100)
        colours.use(taste.window)
        self._actions["mute"].setChecked(taste.mute == "yes")
        self._sounds.set_loudness(0.0 if self._fixed else taste.loudness)

"""Lets the players of the match on the table be called, and play, as was chosen last."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from farwhist.engine.cards import Seat
from farwhist.store.setting import FIRST_PROFILE, Setting
from farwhist.ui.play.matches import Matches
from farwhist.ui.play.players import Players
from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.table.table import Table
from farwhist.ui.window.scoreboard import Scoreboard


class SeatedPlayers(QObject):
    """Follows every change of who plays."""

    def __init__(
        self,
        players: Players,
        *,
        runner: MatchRunner,
        matches: Matches,
        table: Table,
        scoreboard: Scoreboard,
    ) -> None:
        super().__init__(players)
        self._players = players
        self._runner = runner
        self._matches = matches
        self._table = table
        self._scoreboard = scoreboard
        players.changed.connect(self._follow)

    def avatars(self) -> tuple[int, ...]:
        """Return the pictures of the players of the match, by seat."""
        setting = self._runner.setting
        return self._players.avatars(self._runner.rules.seats, setting.human or 0, _people(setting))

    def usual_names(self) -> tuple[str, ...]:
        """Return what the players of the match would be called if it began now; () without one."""
        setting = self._runner.setting
        if not setting.preset:
            return ()
        human: Seat = setting.human or 0
        return self._players.names(setting.seats, human, _people(setting))

    def _follow(self) -> None:
        runner, counted = self._runner, self._runner.counted
        if counted is None:
            return
        saved = counted.saved
        human, seats = saved.human or 0, saved.seats
        names = list(self._players.names(seats, human, _people(saved)))
        for seat, key in saved.people.items():
            if self._players.people.find(key) is None:  # whoever was removed is called as before
                names[seat] = saved.names[seat]
        runner.rename(names)
        if runner.rehearsing:
            return
        self._matches.seat_opponents(saved)
        self._table.stage.rename(
            self._scoreboard.names(), self._players.avatars(seats, human, _people(saved))
        )
        self._scoreboard.write()


def _people(setting: Setting) -> Mapping[Seat, str]:
    """Return whose names a match has: where bots alone play, the player's seat has hers."""
    return setting.played_by or {setting.human or 0: FIRST_PROFILE}

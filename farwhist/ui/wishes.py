"""What the player has chosen for the table, done in the window at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from farwhist.store.claimed import Seized
from farwhist.store.kept import Locked
from farwhist.store.matches import Occupied
from farwhist.ui import colours, texts
from farwhist.ui.file_words import trouble_words
from farwhist.ui.table.speeds import Pace

if TYPE_CHECKING:
    from farwhist.ui.main_window import MainWindow


class Wishes(QObject):
    """Lets a furnished window follow the player's taste, players and preferences.

    Args:
        pace: speeds that take the place of the player's, as for tests; sounds are off then.
    """

    def __init__(self, window: MainWindow, pace: Pace | None) -> None:
        super().__init__(window)
        self._window = window
        self._fixed = pace

    def join(self) -> None:
        """Follow every change from now on."""
        window, tastes = self._window, self._window.tastes
        actions = window.actions_
        tastes.changed.connect(self.follow_taste)
        window.players.changed.connect(self._follow_players)
        window.saving.failed.connect(self._tell_kept)
        window.runner.saved.connect(self._tell_saved)
        actions["mute"].toggled.connect(lambda on: tastes.set(mute="yes" if on else "no"))
        actions.speed_chosen.connect(lambda speed, pause: tastes.set(speed=speed, pause=pause))

    def pace(self) -> Pace:
        """Return the speeds that hold."""
        return self._fixed if self._fixed is not None else self._window.tastes.pace()

    def follow_taste(self) -> None:
        """Play at the speeds, with the sounds and in the colours that the player wants."""
        window, taste, pace = self._window, self._window.tastes.now, self.pace()
        table = window.table
        table.set_pace(pace)
        window.runner.speeds = pace.speeds
        window.actions_.show_speed(taste.speed, taste.pause)
        table.set_felt(taste.felt, texture=taste.texture == "yes")
        table.follow(taste)
        table.set_look(taste.look(window.languages.shown), int(taste.zoom) / 100)
        colours.use(taste.window)
        window.actions_["mute"].setChecked(taste.mute == "yes")
        window.sounds.set_loudness(0.0 if self._fixed else taste.loudness)

    def tell_thinking_here(self) -> None:
        """Say that the process in which the opponents thought was lost."""
        self._window.troubles.say(texts.thinking_here())

    def _follow_players(self) -> None:
        """Let the players of this match be called, and play, as was chosen."""
        window, runner = self._window, self._window.runner
        if runner.counted is None:
            return
        saved = runner.counted.saved
        human, seats = saved.human or 0, saved.seats
        runner.rename(window.players.names(seats, human))
        if runner.rehearsing:
            return
        window.matches.seat_opponents(saved)
        names = window.scoreboard.names()
        window.table.stage.rename(names, window.players.avatars(seats, human))
        window.access.rename(names)
        window.scoreboard.write()

    def _tell_saved(self, problem: OSError | None) -> None:
        if isinstance(problem, Seized):
            self._window.troubles.begin("seized", texts.seized())
        elif isinstance(problem, Occupied):
            words = texts.match_occupied(problem.kind, problem.problem)
            self._window.troubles.begin("match", words)
        else:
            self._tell_lasting("match", problem, texts.save_problem)

    def _tell_kept(self, problem: OSError | None) -> None:
        if isinstance(problem, Locked):
            words = trouble_words(problem, problem.path)
            self._window.troubles.begin("preferences", words)
        else:
            self._tell_lasting("preferences", problem, texts.keeping_problem)

    def _tell_lasting(
        self, what: str, problem: OSError | None, words: Callable[[str], str]
    ) -> None:
        if problem is None:
            self._window.troubles.end(what)
        else:
            self._window.troubles.begin(what, words(problem.strerror or str(problem)))

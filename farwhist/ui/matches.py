"""Which match is played: the saved one, a new one, the same again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from farwhist.rules.catalogue import default_preset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.ui import texts
from farwhist.ui.file_words import damaged_rules, trouble_words
from farwhist.ui.shown import fits

if TYPE_CHECKING:
    from farwhist.ui.main_window import MainWindow
    from farwhist.ui.runner import Carried


class Matches:
    """Begins matches in a furnished window.

    Args:
        store: where the match is saved, and taken up from.
        new_seed: gives the seed of the next new match.
    """

    def __init__(self, window: MainWindow, store: MatchStore, new_seed: Callable[[], int]) -> None:
        self._window = window
        self._new_seed = new_seed
        self.store = store
        actions = window.actions_
        actions["new"].triggered.connect(self.choose)
        actions["again"].triggered.connect(self.play_again)
        window.rules.start_wanted.connect(self.start_draft)
        window.host.again.connect(self.play_again)
        window.host.other.connect(self.choose)

    @property
    def kept(self) -> bool:
        """Whether there is a match that `open` may take up."""
        return self.store.path.exists()

    def open(self, *, welcome: bool = False) -> None:
        """Take up the saved match, or deal a new one; nothing is asked first.

        With `welcome` a player who is new here gets the first steps.
        """
        window = self._window
        saved = self.store.load(fits)
        self._tell_damage()
        if saved is not None:
            try:
                self.seat_opponents(saved)
                window.runner.start(saved)
            except (RulesError, Unsound):
                saved = None
        if saved is None:
            preset, steps = default_preset(), window.first_steps
            welcome = welcome and steps.newcomer
            if welcome:
                steps.hold()
            if window.rules.playable:
                self.start_draft()
            else:
                self.start(preset, 4)
            if welcome:
                steps.welcome(self.title)
        elif window.runner.over:
            self.play_again()

    def _tell_damage(self) -> None:
        problems = []
        own = self._window.rules.own
        for key, file in (("preferences", self._window.settings), ("rules", own)):
            if file.trouble is not None:
                self._window.troubles.begin(key, trouble_words(file.trouble, file.path))
        if own.damaged is not None:
            problems.append(damaged_rules(own.damaged))
        if self._window.settings.damaged is not None:
            problems.append(texts.damaged_preferences(str(self._window.settings.damaged)))
        if self.store.damaged is not None:
            problems.append(texts.damaged_file(str(self.store.damaged)))
        if problems:
            self._window.troubles.say("\n".join(problems))

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that another window had."""
        saved = carried.saved
        self._window.table.set_stops(saved.human is not None)
        self.seat_opponents(saved)
        self._window.runner.take_over(carried)

    def start(
        self,
        preset: str,
        seats: int,
        *,
        watch: bool = False,
        changes: Mapping[str, str] | None = None,
    ) -> None:
        """Begin a new match; with `watch` the bots play all seats.

        Raises:
            RulesError: it cannot be played so.
        """
        window = self._window
        draft = Draft.of(preset, seats, changes)
        names = window.players.names(seats)
        window.table.set_stops(not watch)
        window.practice.put_aside()
        self._begin(
            Saved(
                preset,
                seats,
                self._new_seed(),
                changes=draft.changes,
                names=names,
                human=None if watch else 0,
            )
        )

    def start_draft(self) -> None:
        """Begin a match by the rules that are staged; raises as `start`."""
        draft = self._window.rules.draft
        self.start(draft.preset, draft.seats, changes=draft.changes)

    def play_again(self) -> None:
        """Begin another match with the same players, by the rules that are staged if any are.

        Before there is one, the match begins that would have been dealt anyway.
        """
        window = self._window
        if not window.runner.begun:
            self.open()
            return
        window.practice.put_aside()
        setting, rules = self._counted(), window.rules
        again = setting.another(self._new_seed())
        draft = rules.draft
        if rules.staged and rules.playable:
            again = replace(again, preset=draft.preset, seats=draft.seats, changes=draft.changes)
            if draft.seats != setting.seats:
                again = replace(again, names=window.players.names(draft.seats))
        self._begin(again)

    def play_number(self, seed: int) -> None:
        """Begin the match of the same kind, with the same players, that has this number."""
        self._window.practice.put_aside()
        self._begin(self._counted().another(seed))

    def choose(self) -> None:
        """Let the player choose another match."""
        from farwhist.ui.dialogs.new_game import NewGameDialog

        window = self._window
        dialog = NewGameDialog(window.rules, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def play() -> None:
            draft = dialog.draft
            window.rules.mean(dialog.choice)
            self.start(draft.preset, draft.seats, changes=draft.changes)

        dialog.accepted.connect(play)
        dialog.change_wanted.connect(lambda: window.preferences.open("game"))
        dialog.open()

    def played(self) -> Draft:
        """Return the rules of the match that is played."""
        setting = self._window.runner.setting
        return Draft.of(setting.preset, setting.seats, setting.changes)

    @property
    def title(self) -> str:
        """What the match that is played is called: own rules have the name the player gave."""
        return self._window.rules.name(self.played())

    def _counted(self) -> Saved:
        """Return the match that counts, which a lesson on the table does not."""
        runner = self._window.runner
        return runner.setting if runner.counted is None else runner.counted.saved

    def seat_opponents(self, saved: Saved) -> None:
        """Let those play in `saved` whom the player has chosen."""
        kinds = self._window.players.kinds(saved.seats, saved.human or 0)
        self._window.runner.set_opponents(kinds)

    def _begin(self, saved: Saved) -> None:
        self.seat_opponents(saved)
        self._window.runner.start(saved)
        rules = self._window.rules
        rules.set_running(self.played(), fresh=rules.playable)

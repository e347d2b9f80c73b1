"""Which match is played: the saved one, a new one, the same again; and all that plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from farwhist.engine.cards import Seat
from farwhist.rules.catalogue import default_preset
from farwhist.rules.draft import Draft
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import MatchStore, Saved, Unsound
from farwhist.store.reading import seen
from farwhist.store.setting import Setting
from farwhist.ui.match.history import MatchTransfer
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.match.people import opponents_of, shown_match
from farwhist.ui.match.players import Players
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.wording.game_names import fits_table

translate = QCoreApplication.translate


class Matches(QObject):
    """Begins matches.

    Signals:
        loaded(): it has been tried to read the saved match.
        beginning_first(): a match begins because there was none to take up.
        begun_first(title): it has begun.
        stops_chosen(stops): whether the table waits for the player at every summary.
        again_together(): another match is wanted after one with people at other computers.

    Args:
        store: where the match is saved, and taken up from.
        new_seed: gives the seed of the next new match.
        hints: whether the player wants hints to be allowed in a match that begins now.
    """

    loaded = Signal()
    beginning_first = Signal()
    begun_first = Signal(str)
    stops_chosen = Signal(bool)
    again_together = Signal()

    def __init__(
        self,
        store: MatchStore,
        new_seed: Callable[[], int],
        *,
        runner: MatchRunner,
        practice: Practice,
        rules: RulesModel,
        players: Players,
        hints: Callable[[], bool],
    ) -> None:
        super().__init__(runner)
        self._new_seed = new_seed
        self._runner = runner
        self._practice = practice
        self._rules = rules
        self._players = players
        self._hints = hints
        self._played: tuple[tuple[str, int, Mapping[str, str]], Draft] | None = None
        self.store = store
        rules.start_wanted.connect(self.start_draft)

    @property
    def kept(self) -> bool:
        """Whether there is a match that `open` may take up."""
        return seen(self.store.path)

    def open(self, *, welcome: bool = False) -> None:
        """Take up the saved match, or deal a new one; nothing is asked first.

        `welcome`: whether a player who is new here may be welcomed.
        """
        saved = self.store.load(fits_table)
        self.loaded.emit()
        if saved is not None:
            saved = self._with_portraits(saved)
            try:
                self._runner.start(saved, opponents=self._opponents(saved, len(saved.moves)))
                if saved.opened is None:
                    self._rules.set_running(self.played(), fresh=False)
            except (RulesError, Unsound):
                saved = None
        if saved is None:
            if welcome:
                self.beginning_first.emit()
            if self._rules.playable:
                self.start_draft()
            else:
                self.start(default_preset(), 4)
            if welcome:
                self.begun_first.emit(self.title)
        elif self._runner.over:
            self.play_again()

    def take_over(self, carried: MatchTransfer) -> None:
        """Go on with a match that another window had."""
        setting = carried.setting
        self.stops_chosen.emit(setting.human is not None)
        self._runner.take_over(carried, self._opponents(setting, carried.history.cursor))

    def start(
        self,
        preset: str,
        seats: int,
        *,
        watch: bool = False,
        practice: bool = False,
        changes: Mapping[str, str] | None = None,
    ) -> None:
        """Begin a new match; with `watch` the bots play all seats, as `practice` it never counts.

        Raises:
            RulesError: it cannot be played so.
        """
        draft = Draft.of(preset, seats, changes)
        self.stops_chosen.emit(not watch)
        self._practice.put_aside()
        human = None if watch else 0
        setting = Setting(preset, seats, self._new_seed(), draft.changes, human=human)
        self._begin(self._players.seat(replace(setting, practice=practice)))
        self._follow_rules()

    def start_draft(self) -> None:
        """Begin a match by the rules that are staged; raises as `start`."""
        draft = self._rules.draft
        self.start(draft.preset, draft.seats, changes=draft.changes)

    def play_again(self) -> None:
        """Begin another match with the players of now, by the rules that are staged if any are.

        Before there is one, the match begins that would have been dealt anyway.
        """
        if not self._runner.begun:
            self.open()
            return
        if self._runner.together:
            self.again_together.emit()
            return
        self._practice.put_aside()
        setting, rules = self._counted(), self._rules
        again = setting.another(self._new_seed())
        draft, chosen = rules.draft, rules.staged and rules.playable
        if chosen:
            again = replace(again, preset=draft.preset, seats=draft.seats, changes=draft.changes)
            if draft.seats != setting.seats:
                again = replace(again, human=0)
        self._begin(self._players.seat(again))
        if chosen:
            self._follow_rules()

    def play_same(self, setting: Setting) -> None:
        """Begin the match of this setting once more, with the same cards and players."""
        self._practice.put_aside()
        self.stops_chosen.emit(setting.human is not None)
        self._begin(setting.another(setting.seed), self._opponents(setting, 0))

    def play_number(self, seed: int) -> None:
        """Begin the match of the same kind, with the players of now, that has this number."""
        self._practice.put_aside()
        self._begin(self._players.seat(self._counted().another(seed)))

    def played(self) -> Draft:
        """Return the rules of the match that is played; a lesson is one of the plain game."""
        runner, setting = self._runner, self._runner.setting
        asked = setting.preset, setting.seats, {} if runner.rehearsing else setting.changes
        if self._played is None or self._played[0] != asked:
            self._played = asked, Draft.of(*asked)
        return self._played[1]

    def played_last(self) -> Draft:
        """Return the rules of the match that counts, also while something else is on the table."""
        setting = self._counted()
        return Draft.of(setting.preset, setting.seats, setting.changes)

    @property
    def title(self) -> str:
        """What the match that is played is called: own rules have the name the player gave."""
        return self._practice.words.title or self._rules.title(self.played())

    def shown(self, setting: Setting, rules: Ruleset, viewer: Seat | None = None) -> ShownMatch:
        """Return how a match is shown, on the table or elsewhere, for the player or a viewer."""
        played = setting is self._runner.setting
        its = Draft.of(setting.preset, setting.seats, setting.changes)
        title = self.title if played else self._rules.title(its)
        own = self._players.own_avatar
        return shown_match(setting, rules, title=title, own=own, viewer=viewer)

    def _counted(self) -> Setting:
        """Return the match that counts, which a lesson on the table does not."""
        runner = self._runner
        if runner.counted is None:
            return replace(runner.setting, changes=self.played().changes)
        return runner.counted.setting

    def _with_portraits(self, saved: Saved) -> Saved:
        """Return a match of an older version with the pictures of those who still sit there."""
        if saved.portraits:
            return saved
        seated = self._players.seat(saved)
        return replace(saved, portraits=seated.portraits) if seated.names == saved.names else saved

    def _opponents(self, setting: Setting, move: int) -> tuple[Opponent, ...]:
        """Return who plays from a move of a match on: of whom it does not tell, those of now."""
        seated = self._players.kinds(setting.seats, setting.human or 0)
        return opponents_of(setting, move, seated)

    def _begin(self, setting: Setting, opponents: Sequence[Opponent] = ()) -> None:
        setting = replace(setting, hints=setting.practice or self._hints())
        kinds = opponents or self._players.kinds(setting.seats, setting.human or 0)
        self._runner.start(Saved.of(setting), opponents=kinds)

    def _follow_rules(self) -> None:
        """Take the rules of this match for those that the player has chosen.

        Nobody has chosen the rules of a match that was opened, replayed, pasted or practised.
        """
        self._rules.set_running(self.played(), fresh=self._rules.playable)


class MatchSession(QObject):
    """Holds them together.

    `lesson_left` is emitted when a lesson on the table must end, because something else is to come
    there.

    Attributes:
        runner: runs the match on the table.
        practice: plays deals that do not count while a match waits.
        matches: begins matches, and takes up the saved one.
        folder: where the player's data lie.
        at_table: whether the player is at a table for several computers.
    """

    lesson_left = Signal()

    def __init__(self, runner: MatchRunner, practice: Practice, matches: Matches) -> None:
        super().__init__(runner)
        self.runner = runner
        self.practice = practice
        self.matches = matches
        self.folder: Path = matches.store.path.parent
        self.at_table = False

    def why_not_replace(self) -> str:
        """Return why nothing else can be put on the table now, or nothing.

        While people at other computers play there, only what the player's seat sees is known.
        """
        if not self.runner.elsewhere:
            return ""
        return translate("Together", "Available when the match at the table is over, or left")

    def leave_lesson(self) -> None:
        """End a lesson or a practice deal that is on the table, so that the match is there."""
        self.lesson_left.emit()
        self.practice.leave()

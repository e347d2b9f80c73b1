"""A window of the program with its parts at hand, for tests that drive it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.application import furnish
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.build import build
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Parts


class Furnished(MainWindow):
    """A main window that can be asked for what stands in it, when it has been furnished.

    The program's own window knows nothing of its parts.
    """

    def __init__(self, settings: Preferences) -> None:
        super().__init__(settings)
        self.settings = settings
        self.furnished = False

    def furnish(
        self,
        store: MatchStore,
        new_seed: Callable[[], int],
        delays: Random,
        timing: Timing | None = None,
        *,
        languages: Languages | None = None,
    ) -> Parts:
        """Put everything into the window, and return it."""
        parts = build(
            self,
            self.settings,
            store,
            new_seed=new_seed,
            delays=delays,
            timing=timing,
            languages=languages,
        )
        self.hold(parts)
        return parts

    def hold(self, parts: Parts) -> None:
        """Name the parts that were put into this window."""
        self.furnished = True
        self.parts = parts
        self.languages = parts.choices.languages
        self.saving = parts.choices.saving
        self.table_preferences = parts.choices.table_preferences
        self.rules = parts.choices.rules
        self.players = parts.choices.players
        self.notice = parts.bars.notice
        self.troubles = parts.bars.troubles
        self.offer = parts.bars.offer
        self.lesson_panel = parts.bars.lesson
        self.status = parts.bars.status
        self.runner = parts.play.runner
        self.practice = parts.play.practice
        self.matches = parts.play.matches
        self.table = parts.board.table
        self.host = parts.board.host
        self.playback = parts.board.playback
        self.sounds = parts.board.sounds
        self.claim = parts.board.claim
        self.controls = parts.controls
        self.keymap = parts.board.keymap
        self.scoreboard = parts.board.scoreboard
        self.score_panel = parts.board.scoreboard.panel
        self.actions_ = parts.access.actions
        self.access = parts.access.join
        self.access_menu = parts.access.menu
        self.deal_menu = parts.menus.deal
        self.deal_texts = parts.menus.texts
        self.help = parts.menus.help
        self.help_deals = parts.menus.help_deals
        self.about = parts.menus.about
        self.view_menu = parts.menus.view
        self.preferences = parts.menus.preferences
        self.new_match = parts.menus.new_match
        self.sharing = parts.menus.sharing
        self.files = parts.menus.files
        self.library = parts.menus.library
        self.study = parts.menus.study
        self.report = parts.menus.report
        self.editor = parts.menus.editor
        self.dated = parts.menus.dated
        self.learn = parts.menus.learn
        self.panes = parts.menus.panes
        self.full_screen = parts.menus.full_screen
        self.hints = parts.teaching.hints
        self.hint_box = parts.teaching.hints.box
        self.tutorial = parts.teaching.tutorial
        self.first_steps = parts.teaching.first_steps
        self.record = parts.record.recorder
        self.statistics = parts.record.statistics
        self.keeper = parts.record.library
        self.flow = parts.flow
        self.follow = parts.follow
        self.place = parts.place
        self.toolbar = parts.toolbar
        self.time_limit = parts.time_limit
        self.coaching = parts.coaching


def furnished_window(folder: Path, timing: Timing | None = None) -> Furnished:
    """Return a furnished window, in English, whose match and preferences lie in `folder`."""
    window = Furnished(Preferences(folder))
    window.hold(furnish(window, window.settings, folder, timing))
    return window

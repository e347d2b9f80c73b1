"""A window of the program with its parts at hand, for tests that drive it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.app.application import fill
from farwhist.ui.features import NAMES
from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.window_contents import WindowContents


class Furnished(MainWindow):
    """A main window that can be asked for what stands in it, when it has been filled.

    The program's own window knows nothing of its parts. A feature is made when it is named first.
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
    ) -> WindowContents:
        """Put everything into the window, and return it."""
        contents = WindowContents(
            self,
            self.settings,
            store,
            new_seed=new_seed,
            delays=delays,
            timing=timing,
            languages=languages,
        )
        self.hold(contents)
        return contents

    def hold(self, contents: WindowContents) -> None:
        """Name the parts that were put into this window."""
        self.furnished = True
        self.contents = contents
        self.services = services = contents.services
        self.features = contents.features
        settings, notices = services.settings, services.notices
        self.languages = settings.languages
        self.saving = settings.saving
        self.table_preferences = settings.table
        self.rules = settings.rules
        self.players = settings.players
        self.keymap = settings.keymap
        self.notice = notices.notice
        self.troubles = notices.errors
        self.offer = notices.offer
        self.toast = notices.toast
        self.status = notices.status
        self.runner = services.match.runner
        self.practice = services.match.practice
        self.matches = services.match.matches
        self.table = services.table
        self.host = services.panels
        self.flow = services.flow
        self.playback = services.flow.playback
        self.claim = services.flow.claim_button
        self.sounds = services.sounds
        self.scoreboard = services.scoreboard
        self.score_panel = services.scoreboard.panel
        self.record = services.records.statistics
        self.keeper = services.records.library
        self.appearance = services.appearance
        self.controls = contents.table_keys
        self.actions_ = contents.actions
        self.access = contents.voice
        self.files = contents.files
        self.panes = contents.panes
        self.full_screen = contents.full_screen
        self.follow = contents.follow
        self.place = contents.place
        self.toolbar = contents.toolbar
        self.time_limit = contents.time_limit

    def __getattr__(self, name: str) -> Any:
        """Return a feature by its id."""
        if name in NAMES and "contents" in self.__dict__:
            return self.contents.features[name]
        raise AttributeError(name)

    @property
    def hint_box(self) -> Any:
        """The box in which a hint stands."""
        return self.hints.box

    @property
    def lesson_panel(self) -> Any:
        """The panel in which a lesson speaks."""
        return self.tutorial.panel


def furnished_window(folder: Path, timing: Timing | None = None) -> Furnished:
    """Return a furnished window, in English, whose match and preferences lie in `folder`."""
    window = Furnished(Preferences(folder))
    window.hold(fill(window, window.settings, folder, timing))
    return window

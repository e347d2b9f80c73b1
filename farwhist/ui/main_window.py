"""The main window: an empty table at once, and everything else when that has been seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from farwhist.store.preferences import Preferences
from farwhist.ui.backdrop import Backdrop
from farwhist.ui.window_place import KeptOnScreen, restore_geometry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from farwhist.store.matches import MatchStore
    from farwhist.ui.about import About
    from farwhist.ui.access import Access
    from farwhist.ui.access_menu import AccessMenu
    from farwhist.ui.actions import Actions
    from farwhist.ui.claim_button import ClaimButton
    from farwhist.ui.controls import Controls
    from farwhist.ui.deal_menu import DealMenu
    from farwhist.ui.elided_label import ElidedLabel
    from farwhist.ui.first_run.steps import FirstSteps
    from farwhist.ui.flow import Flow
    from farwhist.ui.full_screen import FullScreen
    from farwhist.ui.help.menu import HelpMenu
    from farwhist.ui.hints.asking import Hints
    from farwhist.ui.hints.strip import HintStrip
    from farwhist.ui.keymap import Keymap
    from farwhist.ui.languages import Languages
    from farwhist.ui.matches import Matches
    from farwhist.ui.panels.host import PanelHost
    from farwhist.ui.panels.notice import Notice
    from farwhist.ui.panels.offer import Offer
    from farwhist.ui.panes import Panes
    from farwhist.ui.players import Players
    from farwhist.ui.practice import Practice
    from farwhist.ui.preferences.opening import PreferencesHost
    from farwhist.ui.preferences.rules.model import RulesModel
    from farwhist.ui.runner import MatchRunner
    from farwhist.ui.saving import Saving
    from farwhist.ui.scoreboard import Scoreboard
    from farwhist.ui.sounds import Sounds
    from farwhist.ui.statistics.record import Record
    from farwhist.ui.table.speeds import Pace
    from farwhist.ui.table.table import Table
    from farwhist.ui.taste import Tastes
    from farwhist.ui.tempo import Tempo
    from farwhist.ui.troubles import Troubles
    from farwhist.ui.tutorial.panel import TutorialPanel
    from farwhist.ui.tutorial.tutorial import Tutorial
    from farwhist.ui.view_menu import ViewMenu
    from farwhist.ui.window_place import WindowPlace
    from farwhist.ui.wishes import Wishes


class MainWindow(QMainWindow):
    """A window with the felt of the table, in the place where it was left.

    Painting it takes a moment; reading the rest of the program takes several. So what stands in
    the window comes with `furnish`, and its parts are attributes from then on. This module
    imports nothing that the first picture does not need.

    `language_wanted(language)` is emitted when the player chooses one: as widgets keep their
    texts, whoever made the window must make another.
    """

    language_wanted = Signal(str)

    languages: Languages
    saving: Saving
    tastes: Tastes
    wishes: Wishes
    rules: RulesModel
    players: Players
    troubles: Troubles
    notice: Notice
    offer: Offer
    lesson_panel: TutorialPanel
    hint_strip: HintStrip
    table: Table
    runner: MatchRunner
    practice: Practice
    matches: Matches
    flow: Flow
    host: PanelHost
    tempo: Tempo
    sounds: Sounds
    claim: ClaimButton
    controls: Controls
    keymap: Keymap
    scoreboard: Scoreboard
    dock: QDockWidget
    status: ElidedLabel
    actions_: Actions
    access: Access
    access_menu: AccessMenu
    hints: Hints
    first_steps: FirstSteps
    deal_menu: DealMenu
    tutorial: Tutorial
    help: HelpMenu
    about: About
    panes: Panes
    full_screen: FullScreen
    view_menu: ViewMenu
    preferences: PreferencesHost
    record: Record
    place: WindowPlace

    def __init__(self, settings: Preferences) -> None:
        super().__init__()
        self.settings = settings
        self.furnished = False
        self.setWindowTitle("Far Whist")
        self.backdrop = Backdrop(settings)
        self.setCentralWidget(self.backdrop)
        if not restore_geometry(self, settings):
            self.resize(self.sizeHint())
        KeptOnScreen(self)

    def furnish(
        self,
        store: MatchStore,
        new_seed: Callable[[], int],
        delays: Random,
        pace: Pace | None = None,
        *,
        languages: Languages | None = None,
    ) -> None:
        """Put everything into the window that a match needs, but no match yet.

        Args:
            store: where the match is saved, and taken up from.
            new_seed: gives the seed of the next new match.
            delays: decides how long opponents seem to think.
            pace: speeds that take the place of the player's, as for tests.
            languages: who changes the language; without, the texts are English.
        """
        from farwhist.ui.furnishing import furnish

        furnish(self, store, new_seed, delays, pace, languages=languages)
        self.furnished = True

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.furnished:
            self.runner.stop()
            self.hints.close()
            self.scoreboard.keep()
            self.place.keep()
            self.saving.end()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.furnished:
            self.scoreboard.make_room()

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

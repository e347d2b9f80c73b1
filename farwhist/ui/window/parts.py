"""The parts of a main window, in the small groups in which they are made.

Only what makes the window and what owns it hold these groups; a part is given what it needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from farwhist.store.preferences import Preferences
    from farwhist.ui.first_run.steps import FirstSteps
    from farwhist.ui.hints.asking import Hints
    from farwhist.ui.library.keeping import LibraryKeeper
    from farwhist.ui.panels.claim_button import ClaimButton
    from farwhist.ui.panels.host import PanelHost
    from farwhist.ui.panels.notice import Notice
    from farwhist.ui.panels.offer import Offer
    from farwhist.ui.panels.panes import Panes
    from farwhist.ui.panels.troubles import Troubles
    from farwhist.ui.play.matches import Matches
    from farwhist.ui.play.players import Players
    from farwhist.ui.play.practice import Practice
    from farwhist.ui.play.runner import MatchRunner
    from farwhist.ui.preferences.opening import PreferencesHost
    from farwhist.ui.settings.keymap import Keymap
    from farwhist.ui.settings.languages import Languages
    from farwhist.ui.settings.rules_model import RulesModel
    from farwhist.ui.settings.saving import Saving
    from farwhist.ui.settings.speeds import Pace
    from farwhist.ui.settings.table_preferences import KeptTablePreferences
    from farwhist.ui.settings.window_place import WindowPlace
    from farwhist.ui.statistics.opening import StatisticsHost
    from farwhist.ui.statistics.recorder import Recorder
    from farwhist.ui.style.elided_label import ElidedLabel
    from farwhist.ui.table.sounds import Sounds
    from farwhist.ui.table.table import Table
    from farwhist.ui.table.tempo import Tempo
    from farwhist.ui.table.theme import Theme
    from farwhist.ui.tutorial.lesson_panel import TutorialPanel
    from farwhist.ui.tutorial.tutorial import Tutorial
    from farwhist.ui.window.about import About
    from farwhist.ui.window.access import Access
    from farwhist.ui.window.access_menu import AccessMenu
    from farwhist.ui.window.actions import Actions
    from farwhist.ui.window.apply_preferences import ApplyPreferences
    from farwhist.ui.window.controls import Controls
    from farwhist.ui.window.dated import DatedMatches
    from farwhist.ui.window.deal_coaching import DealCoaching
    from farwhist.ui.window.deal_menu import DealMenu
    from farwhist.ui.window.deal_texts import DealTexts
    from farwhist.ui.window.editor import EditorHost
    from farwhist.ui.window.file_menu import FileMenu
    from farwhist.ui.window.full_screen import FullScreen
    from farwhist.ui.window.help_deals import HelpDeals
    from farwhist.ui.window.help_menu import HelpMenu
    from farwhist.ui.window.learn import LearnHost
    from farwhist.ui.window.library import LibraryHost
    from farwhist.ui.window.match_flow import Flow
    from farwhist.ui.window.new_match import NewMatch
    from farwhist.ui.window.page_host import PageHost
    from farwhist.ui.window.report import ReportHost
    from farwhist.ui.window.scoreboard import Scoreboard
    from farwhist.ui.window.sharing import Sharing
    from farwhist.ui.window.study import Study
    from farwhist.ui.window.teaching_at_table import TeachingAtTable
    from farwhist.ui.window.time_limit import TimeLimit
    from farwhist.ui.window.toolbar import Toolbar
    from farwhist.ui.window.trouble_reports import TroubleReports
    from farwhist.ui.window.view_menu import ViewMenu


class Choices(NamedTuple):
    """What the player has chosen. `fixed` takes the place of the chosen speeds, as for tests."""

    preferences: Preferences
    fixed: Pace | None
    languages: Languages
    saving: Saving
    table_preferences: KeptTablePreferences
    rules: RulesModel
    players: Players


class BarParts(NamedTuple):
    """What stands above the table and below it."""

    notice: Notice
    troubles: Troubles
    reports: TroubleReports
    offer: Offer
    lesson: TutorialPanel
    status: ElidedLabel


class Play(NamedTuple):
    """The match that is played, and those that wait."""

    runner: MatchRunner
    practice: Practice
    matches: Matches


class Board(NamedTuple):
    """The table and what belongs on it. `middle` holds it with the bars."""

    middle: QWidget
    theme: Theme
    table: Table
    host: PanelHost
    tempo: Tempo
    sounds: Sounds
    claim: ClaimButton
    keymap: Keymap
    scoreboard: Scoreboard
    pages: PageHost


class AccessParts(NamedTuple):
    """What lets everyone play: log, voice, commands, text size and contrast."""

    join: Access
    menu: AccessMenu
    actions: Actions


class Menus(NamedTuple):
    """What the menus open."""

    deal: DealMenu
    help: HelpMenu
    help_deals: HelpDeals
    about: About
    view: ViewMenu
    preferences: PreferencesHost
    new_match: NewMatch
    sharing: Sharing
    files: FileMenu
    library: LibraryHost
    texts: DealTexts
    study: Study
    report: ReportHost
    editor: EditorHost
    dated: DatedMatches
    learn: LearnHost
    panes: Panes
    full_screen: FullScreen


class Teaching(NamedTuple):
    """What helps a player on."""

    hints: Hints
    tutorial: Tutorial
    first_steps: FirstSteps


class RecordParts(NamedTuple):
    """What is kept of what was played."""

    recorder: Recorder
    statistics: StatisticsHost
    library: LibraryKeeper


class Parts(NamedTuple):
    """All that stands in a window."""

    choices: Choices
    bars: BarParts
    play: Play
    board: Board
    access: AccessParts
    menus: Menus
    teaching: Teaching
    record: RecordParts
    controls: Controls
    flow: Flow
    follow: ApplyPreferences
    place: WindowPlace
    toolbar: Toolbar
    time_limit: TimeLimit
    coaching: DealCoaching
    giving_back: TeachingAtTable

    def leave_lesson(self) -> None:
        """End a lesson or a practice deal that is on the table, so that the match is there."""
        self.teaching.tutorial.leave()
        self.play.practice.leave()

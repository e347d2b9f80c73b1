"""The parts of a main window, in the small groups in which they are made.

Only what makes the window and what owns it hold these groups; a part is given what it needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from farwhist.store.preferences import Preferences
    from farwhist.ui.features.about.feature import About
    from farwhist.ui.features.coaching.deal_coaching import DealCoaching
    from farwhist.ui.features.coaching.takeback_at_table import TakebackAtTable
    from farwhist.ui.features.deal.deal_menu import DealMenu
    from farwhist.ui.features.deal.deal_texts import DealTexts
    from farwhist.ui.features.editor.feature import EditorHost
    from farwhist.ui.features.first_steps.feature import FirstSteps
    from farwhist.ui.features.help.feature import HelpMenu
    from farwhist.ui.features.help.help_deals import HelpDeals
    from farwhist.ui.features.hints.feature import Hints
    from farwhist.ui.features.learn.feature import LearnHost
    from farwhist.ui.features.library.feature import LibraryHost
    from farwhist.ui.features.library.keeper import LibraryKeeper
    from farwhist.ui.features.new_match.feature import NewMatch
    from farwhist.ui.features.preferences.feature import PreferencesHost
    from farwhist.ui.features.prepared.feature import DailyDeal
    from farwhist.ui.features.report.feature import ReportHost
    from farwhist.ui.features.sharing.feature import Sharing
    from farwhist.ui.features.statistics.feature import StatisticsHost
    from farwhist.ui.features.statistics.recorder import Recorder
    from farwhist.ui.features.study.feature import Study
    from farwhist.ui.features.tutorial.feature import Tutorial
    from farwhist.ui.features.tutorial.lesson_panel import TutorialPanel
    from farwhist.ui.match.matches import Matches
    from farwhist.ui.match.players import Players
    from farwhist.ui.match.practice import Practice
    from farwhist.ui.match.runner import MatchRunner
    from farwhist.ui.panels.claim_button import ClaimButton
    from farwhist.ui.panels.error_notices import ErrorNotices
    from farwhist.ui.panels.host import PanelHost
    from farwhist.ui.panels.notice import Notice
    from farwhist.ui.panels.offer import Offer
    from farwhist.ui.panels.panes import Panes
    from farwhist.ui.services.actions import Actions
    from farwhist.ui.services.file_menu import FileMenu
    from farwhist.ui.services.match_flow import MatchFlow
    from farwhist.ui.services.page_stack import PageStack
    from farwhist.ui.services.scoreboard import Scoreboard
    from farwhist.ui.settings.keymap import Keymap
    from farwhist.ui.settings.languages import Languages
    from farwhist.ui.settings.rules_model import RulesModel
    from farwhist.ui.settings.saving import Saving, WindowPlace
    from farwhist.ui.settings.table_preferences import KeptTablePreferences
    from farwhist.ui.settings.timing import Timing
    from farwhist.ui.shell.accessibility import Accessibility
    from farwhist.ui.shell.accessibility_menu import AccessibilityMenu
    from farwhist.ui.shell.apply_preferences import ApplyPreferences
    from farwhist.ui.shell.error_reports import ErrorReports
    from farwhist.ui.shell.full_screen import FullScreen
    from farwhist.ui.shell.table_keys import TableKeys
    from farwhist.ui.shell.time_limit import TimeLimit
    from farwhist.ui.shell.toolbar import Toolbar
    from farwhist.ui.shell.view_menu import ViewMenu
    from farwhist.ui.style.text import ElidedLabel
    from farwhist.ui.table.playback import Playback
    from farwhist.ui.table.sounds import Sounds
    from farwhist.ui.table.table import Table
    from farwhist.ui.table.theme import Theme


class Choices(NamedTuple):
    """What the player has chosen. `fixed` takes the place of the chosen speeds, as for tests."""

    preferences: Preferences
    fixed: Timing | None
    languages: Languages
    saving: Saving
    table_preferences: KeptTablePreferences
    rules: RulesModel
    players: Players


class BarParts(NamedTuple):
    """What stands above the table and below it."""

    notice: Notice
    troubles: ErrorNotices
    reports: ErrorReports
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
    playback: Playback
    sounds: Sounds
    claim: ClaimButton
    keymap: Keymap
    scoreboard: Scoreboard
    pages: PageStack


class AccessParts(NamedTuple):
    """What lets everyone play: log, voice, commands, text size and contrast."""

    join: Accessibility
    menu: AccessibilityMenu
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
    dated: DailyDeal
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
    controls: TableKeys
    flow: MatchFlow
    follow: ApplyPreferences
    place: WindowPlace
    toolbar: Toolbar
    time_limit: TimeLimit
    coaching: DealCoaching
    takeback: TakebackAtTable

    def leave_lesson(self) -> None:
        """End a lesson or a practice deal that is on the table, so that the match is there."""
        self.teaching.tutorial.leave()
        self.play.practice.leave()

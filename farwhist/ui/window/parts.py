"""The parts of a main window, in the small groups in which they are made.

Only what makes the window and what owns it hold these groups; a part is given what it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from farwhist.store.preferences import Preferences
    from farwhist.ui.about import About
    from farwhist.ui.access import Access as Joiner
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
    from farwhist.ui.statistics.opening import StatisticsHost
    from farwhist.ui.statistics.recorder import Recorder
    from farwhist.ui.table.speeds import Pace
    from farwhist.ui.table.table import Table
    from farwhist.ui.table.theme import Theme
    from farwhist.ui.taste import Tastes
    from farwhist.ui.tempo import Tempo
    from farwhist.ui.troubles import Troubles
    from farwhist.ui.tutorial.panel import TutorialPanel
    from farwhist.ui.tutorial.tutorial import Tutorial
    from farwhist.ui.view_menu import ViewMenu
    from farwhist.ui.window.apply_preferences import ApplyPreferences
    from farwhist.ui.window.new_match import NewMatch
    from farwhist.ui.window.seated_players import SeatedPlayers
    from farwhist.ui.window.trouble_reports import TroubleReports
    from farwhist.ui.window_place import WindowPlace


@dataclass(frozen=True)
class Choices:
    """What the player has chosen. `fixed` takes the place of the chosen speeds, as for tests."""

    preferences: Preferences
    fixed: Pace | None
    languages: Languages
    saving: Saving
    tastes: Tastes
    rules: RulesModel
    players: Players


@dataclass(frozen=True)
class Bars:
    """What stands above the table and below it."""

    notice: Notice
    troubles: Troubles
    reports: TroubleReports
    offer: Offer
    lesson: TutorialPanel
    hint: HintStrip
    status: ElidedLabel


@dataclass(frozen=True)
class Play:
    """The match that is played, and those that wait."""

    runner: MatchRunner
    practice: Practice
    matches: Matches


@dataclass(frozen=True)
class Board:
    """The table and what belongs on it. `middle` holds it with the bars."""

    middle: QWidget
    theme: Theme
    table: Table
    host: PanelHost
    tempo: Tempo
    sounds: Sounds
    claim: ClaimButton
    controls: Controls
    scoreboard: Scoreboard
    actions: Actions


@dataclass(frozen=True)
class Access:
    """What lets everyone play: log, voice, keys, text size and contrast."""

    join: Joiner
    menu: AccessMenu


@dataclass(frozen=True)
class Menus:
    """What the menus open."""

    deal: DealMenu
    help: HelpMenu
    about: About
    view: ViewMenu
    preferences: PreferencesHost
    new_match: NewMatch
    panes: Panes
    full_screen: FullScreen


@dataclass(frozen=True)
class Teaching:
    """What helps a player on."""

    hints: Hints
    tutorial: Tutorial
    first_steps: FirstSteps


@dataclass(frozen=True)
class Record:
    """What is kept of what was played."""

    recorder: Recorder
    statistics: StatisticsHost


@dataclass(frozen=True)
class Parts:
    """All that stands in a window."""

    choices: Choices
    bars: Bars
    play: Play
    board: Board
    access: Access
    menus: Menus
    teaching: Teaching
    record: Record
    flow: Flow
    follow: ApplyPreferences
    seated: SeatedPlayers
    place: WindowPlace

    def leave_lesson(self) -> None:
        """End a lesson or a practice deal that is on the table, so that the match is there."""
        self.teaching.tutorial.leave()
        self.play.practice.leave()

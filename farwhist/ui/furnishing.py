"""Makes all that stands in the main window, and joins it together."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.store.matches import MatchStore
from farwhist.store.presets import OwnPresets
from farwhist.ui import accessible
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
from farwhist.ui.main_window import MainWindow
from farwhist.ui.matches import Matches
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.offer import Offer
from farwhist.ui.panes import Panes
from farwhist.ui.players import Players
from farwhist.ui.practice import Practice
from farwhist.ui.preferences.opening import PreferencesHost
from farwhist.ui.preferences.rules.model import RulesModel, SettingsMap
from farwhist.ui.reasons import Reasons
from farwhist.ui.runner import MatchRunner
from farwhist.ui.saving import Saving
from farwhist.ui.scoreboard import Scoreboard
from farwhist.ui.settings.commands import CommandId, When
from farwhist.ui.sounds import Sounds
from farwhist.ui.statistics.record import Record
from farwhist.ui.table.speeds import Pace
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.taste import Tastes
from farwhist.ui.tempo import Tempo
from farwhist.ui.troubles import Troubles
from farwhist.ui.tutorial.panel import TutorialPanel
from farwhist.ui.tutorial.tutorial import Tutorial
from farwhist.ui.view_menu import ViewMenu
from farwhist.ui.window_place import WindowPlace, room
from farwhist.ui.wishes import Wishes

translate = QCoreApplication.translate


def furnish(
    window: MainWindow,
    store: MatchStore,
    new_seed: Callable[[], int],
    delays: Random,
    pace: Pace | None,
    *,
    languages: Languages | None,
) -> None:
    """Give `window` its parts; the arguments are those of `MainWindow.furnish`."""
    accessible.install()
    theme = Theme()
    _bring_choices(window, store, pace, languages)
    middle = _bring_table(window, theme, store, delays)
    _stack(window, middle)
    _bring_access(window, theme)
    _bring_menus(window)
    window.matches = Matches(window, store, new_seed)
    window.flow = Flow(window)
    window.wishes.join()
    _connect_commands(window)
    window.record = Record(window, store.path.parent, window.settings)
    _bring_first_steps(window, theme)
    Reasons(window)
    window.wishes.follow_taste()
    _arrange(window, middle)


def _arrange(window: MainWindow, middle: QWidget) -> None:
    """Lay everything out, and put the docks where the player had them.

    In a window that is seen already Qt would show each part only later, one by one.
    """
    layout = window.layout()
    assert layout is not None
    for part in (middle, window.menuBar(), window.statusBar()):
        part.show()
    window.scoreboard.make_room()
    window.table.view.spare(room(window).height())
    layout.activate()
    if not window.place.restore_docks():
        window.resizeDocks([window.dock], [320], Qt.Orientation.Horizontal)


def _bring_choices(
    window: MainWindow, store: MatchStore, pace: Pace | None, languages: Languages | None
) -> None:
    """Read what the player has chosen."""
    app = QCoreApplication.instance()
    assert app is not None
    settings = window.settings
    window.languages = languages or Languages(app)
    window.saving = Saving(settings, window)
    window.tastes = Tastes(settings, window)
    window.wishes = Wishes(window, pace)
    own = OwnPresets(store.path.parent)
    window.rules = RulesModel(own, SettingsMap(settings, "rules"), window)
    window.players = Players(settings, window)


def _bring_table(window: MainWindow, theme: Theme, store: MatchStore, delays: Random) -> QWidget:
    """Make the table with what stands around it, and return what holds it."""
    middle = QWidget(window)
    pace = window.wishes.pace()
    window.notice = Notice()
    window.troubles = Troubles(window.notice)
    window.offer = Offer()
    window.lesson_panel = TutorialPanel()
    window.hint_strip = HintStrip()
    window.table = Table(theme, pace, middle)
    window.runner = MatchRunner(store, delays, pace.speeds, window)
    window.practice = Practice(window.runner, window.offer)
    window.host = PanelHost(theme, window.table, window.runner.why_not)
    window.tempo = Tempo(window.table, window.runner.waits)
    window.sounds = Sounds(Random(delays.random()), window)
    window.claim = ClaimButton(theme, window.table)
    window.keymap = Keymap(window.settings, window)
    window.scoreboard = Scoreboard(window)
    window.dock = window.scoreboard.dock
    window.status = ElidedLabel()
    window.status.setObjectName("status")
    return middle


def _stack(window: MainWindow, middle: QWidget) -> None:
    """Put the parts where they belong; the table takes the place of the empty felt."""
    column = QVBoxLayout(middle)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in (window.notice, window.offer, window.lesson_panel, window.hint_strip):
        column.addWidget(part)
    column.addWidget(window.table.view, 1)
    window.setCentralWidget(middle)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, window.dock)
    window.statusBar().addWidget(window.status)
    window.statusBar().addPermanentWidget(window.scoreboard.line, 1)
    window.table.view.setFocus()


def _bring_access(window: MainWindow, theme: Theme) -> None:
    """Make what lets everyone play. It must hear of the runner's events before the table does."""
    window.access = Access(
        window,
        window.settings,
        runner=window.runner,
        table=window.table,
        status=window.status,
    )
    log = window.access.log.toggleViewAction()
    given: dict[CommandId, QAction] = {"scores": window.dock.toggleViewAction(), "log": log}
    window.actions_ = Actions(window, window.keymap, given)
    window.access_menu = AccessMenu(
        window,
        window.access,
        window.actions_,
        window.settings,
        theme=theme,
        table=window.table,
    )
    window.hints = Hints(window, window.hint_strip, window.actions_["hint"])
    window.actions_.explain(When.CAN_BE_ADVISED, window.hints.why_not)
    window.controls = Controls(
        window.keymap,
        window.table,
        window.host,
        window.tempo,
        begun=lambda: bool(window.access.narrator.names),
        answer=window.access.answer,
        hint=window.hints.press,
        mute=window.actions_["mute"].toggle,
        moved=window.access.note_focus,
    )


def _bring_menus(window: MainWindow) -> None:
    """Make what the menus open."""
    actions, runner = window.actions_, window.runner

    def finish() -> bool:
        return window.flow.claim()

    window.deal_menu = DealMenu(
        window,
        actions,
        runner=runner,
        table=window.table,
        practice=window.practice,
        claim=window.claim,
        finish=finish,
        names=window.scoreboard.names,
        title=lambda: window.matches.title,
    )
    window.tutorial = Tutorial(
        window.lesson_panel, runner, window.table, window.host, window.access.announcer.say
    )
    window.help = HelpMenu(
        window,
        actions,
        window.keymap,
        lambda: (runner.rules, window.matches.title) if runner.begun else None,
        tutorial=window.tutorial.start,
    )
    window.about = About(window, actions)
    window.panes = Panes(window, window.table.view, window.access.tell_focus)
    window.full_screen = FullScreen(window, actions["full_screen"], window.table.view)
    window.view_menu = ViewMenu(actions, window.tastes, window)
    window.preferences = PreferencesHost(window, window.settings)
    window.preferences.help_wanted.connect(window.help.open_at)
    window.place = WindowPlace(window, window.settings)


def _connect_commands(window: MainWindow) -> None:
    """Join the commands with what does them."""
    actions, host, preferences = window.actions_, window.host, window.preferences
    host.sheet.connect(window.scoreboard.show_all)
    host.hands.connect(window.deal_menu.show_hands)
    host.replay.connect(window.deal_menu.play_again)
    window.deal_menu.number_chosen.connect(window.matches.play_number)
    actions["all_scores"].triggered.connect(window.scoreboard.show_all)
    actions["fair_play"].triggered.connect(lambda: _prove(window))
    actions["preferences"].triggered.connect(lambda: preferences.open(""))
    actions["shortcuts"].triggered.connect(lambda: preferences.open("keyboard"))
    actions["next_pane"].triggered.connect(lambda: window.panes.step(1))
    actions["last_pane"].triggered.connect(lambda: window.panes.step(-1))


def _bring_first_steps(window: MainWindow, theme: Theme) -> None:
    steps = window.first_steps = FirstSteps(
        table=window.table,
        host=window.host,
        runner=window.runner,
        settings=window.settings,
        announcer=window.access.announcer,
        theme=theme,
        pace=window.wishes.pace,
        score_dock=window.dock,
    )
    steps.begun.connect(lambda: None if window.table.busy else window.flow.go_on())
    steps.other.connect(window.matches.choose)
    window.about.steps.connect(lambda: _show_steps(window))


def _show_steps(window: MainWindow) -> None:
    window.first_steps.again()
    if window.first_steps.shown is None:
        window.status.setText(translate("Status", "The first steps come with your next bid."))


def _prove(window: MainWindow) -> None:
    """Show the fingerprints of the match, and what may be known of them, once there is one."""
    if not window.runner.begun:
        return
    from farwhist.ui.dialogs.fair_play import FairPlayDialog
    from farwhist.ui.fair_play import entries

    runner, view = window.runner, window.table.position
    shown = entries(runner.proofs(), view, runner.setting.human, window.scoreboard.names())
    dialog = FairPlayDialog(shown, view, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()

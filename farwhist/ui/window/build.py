"""Makes all that stands in the main window, and joins it together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.rules.draft import Draft
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.first_run.steps import FirstSteps
from farwhist.ui.hints.asking import Hints
from farwhist.ui.hints.box import HintBox
from farwhist.ui.panels.claim_button import ClaimButton
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.offer import Offer
from farwhist.ui.panels.panes import Panes
from farwhist.ui.panels.practice_offer import PracticeOffer
from farwhist.ui.panels.troubles import Troubles
from farwhist.ui.play.adviser import Adviser
from farwhist.ui.play.matches import Matches
from farwhist.ui.play.players import Players
from farwhist.ui.play.practice import Practice
from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.preferences.opening import PreferencesHost
from farwhist.ui.settings.catalogue import STAGED_RULES
from farwhist.ui.settings.commands import CommandId, When
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.rules_model import RulesModel, SettingsMap
from farwhist.ui.settings.saving import Saving
from farwhist.ui.settings.speeds import Pace
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.settings.window_place import WindowPlace, room
from farwhist.ui.statistics.opening import StatisticsHost
from farwhist.ui.statistics.recorder import Recorder
from farwhist.ui.style.elided_label import ElidedLabel
from farwhist.ui.style.look import WindowLook, look
from farwhist.ui.system.open_windows import OpenMenus, something_before
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table
from farwhist.ui.table.tempo import Tempo
from farwhist.ui.table.theme import Theme
from farwhist.ui.tutorial.lesson_panel import TutorialPanel
from farwhist.ui.tutorial.tutorial import Tutorial
from farwhist.ui.voice import accessible
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.window.about import About
from farwhist.ui.window.access import Access
from farwhist.ui.window.access_menu import AccessMenu
from farwhist.ui.window.actions import Actions
from farwhist.ui.window.apply_preferences import ApplyPreferences
from farwhist.ui.window.connect import connect
from farwhist.ui.window.controls import Controls
from farwhist.ui.window.deal_menu import DealMenu
from farwhist.ui.window.disabled_hints import Reasons
from farwhist.ui.window.full_screen import FullScreen
from farwhist.ui.window.help_menu import HelpMenu
from farwhist.ui.window.main_window import MainWindow
from farwhist.ui.window.match_flow import Flow, Teller
from farwhist.ui.window.new_match import NewMatch, NewMatchWays
from farwhist.ui.window.parts import (
    AccessParts,
    BarParts,
    Board,
    Choices,
    Menus,
    Parts,
    Play,
    RecordParts,
    Teaching,
)
from farwhist.ui.window.preferences_pages import groups
from farwhist.ui.window.scoreboard import Scoreboard
from farwhist.ui.window.seated_players import SeatedPlayers
from farwhist.ui.window.sharing import Sharing
from farwhist.ui.window.study_joins import make_study
from farwhist.ui.window.time_limit import Seconds, TimeLimit
from farwhist.ui.window.toolbar_joins import make_toolbar
from farwhist.ui.window.trouble_reports import TroubleReports
from farwhist.ui.window.view_menu import ViewMenu

if TYPE_CHECKING:
    from farwhist.ui.new_match.look import PageLook

translate = QCoreApplication.translate


def build(
    window: MainWindow,
    preferences: Preferences,
    store: MatchStore,
    *,
    new_seed: Callable[[], int],
    delays: Random,
    pace: Pace | None = None,
    languages: Languages | None = None,
) -> Parts:
    """Put everything into a window that a match needs, but no match yet.

    Args:
        store: where the match is saved, and taken up from.
        new_seed: gives the seed of the next new match.
        delays: decides how long opponents seem to think.
        pace: speeds that take the place of the player's, as for tests.
        languages: who changes the language; without, the texts are English.
    """
    accessible.install()
    worn = look().start(preferences)
    choices = _choices(window, preferences, store, pace, languages)
    bars = _bars()
    board, play = _board(window, choices, bars.offer, store, new_seed=new_seed, delays=delays)
    _stack(window, board, bars)
    access = _access(window, choices, board, play, bars, worn=worn)
    hints = _hints(board, play, bars, access)
    controls = _controls(board, access, hints)
    tutorial = Tutorial(
        bars.lesson, play.runner, board.table, board.host, access.join.announcer.say
    )
    seated = SeatedPlayers(
        choices.players,
        runner=play.runner,
        matches=play.matches,
        table=board.table,
        scoreboard=board.scoreboard,
    )
    flow = _flow(
        board=board,
        play=play,
        bars=bars,
        teller=access.join,
        wait=lambda: choices.table_preferences.now.go_on,
        tutorial=tutorial,
        avatars=seated.avatars,
    )
    first_steps = _first_steps(choices, board, play, access, flow)
    record = _record(window, store.path.parent, choices=choices, board=board, play=play, bars=bars)
    time_limit = _time_limit(
        window,
        choices=choices,
        board=board,
        play=play,
        access=access,
        flow=flow,
        explains=lambda: first_steps.shown is not None or first_steps.waits,
        tell=bars.status.setText,
    )
    menus = _menus(
        window,
        choices=choices,
        board=board,
        play=play,
        access=access,
        recorder=record.recorder,
        tutorial=tutorial.start,
        finish=flow.finish_deal,
        skip=flow.claim,
        troubles=bars.troubles,
        adviser=lambda: hints.adviser,
        folder=store.path.parent,
    )
    toolbar = make_toolbar(
        board.middle,
        board.theme,
        access.actions,
        preferences,
        table=board.table,
        tempo=board.tempo,
        runner=play.runner,
        text_size=lambda: access.menu.text_size,
        height=room(window).height(),
    )
    window.resized.connect(toolbar.follow_window)
    hints.opened.connect(partial(toolbar.light, "hint"))
    toolbar.hovered.connect(menus.full_screen.hover)
    access.menu.changed.connect(lambda: toolbar.set_text_size(access.menu.text_size))
    place = WindowPlace(window, preferences)
    follow = ApplyPreferences(
        choices.table_preferences,
        pace,
        language=lambda: choices.languages.shown,
        table=board.table,
        runner=play.runner,
        sounds=board.sounds,
        actions=access.actions,
        look=worn,
    )
    parts = Parts(
        choices=choices,
        bars=bars,
        play=play,
        board=board,
        access=access,
        menus=menus,
        teaching=Teaching(hints, tutorial, first_steps),
        record=record,
        controls=controls,
        flow=flow,
        follow=follow,
        seated=seated,
        place=place,
        toolbar=toolbar,
        time_limit=time_limit,
    )
    connect(window, parts, store)
    Reasons(window)
    follow.follow()
    _arrange(window, board, place)
    return parts


def _choices(
    window: MainWindow,
    preferences: Preferences,
    store: MatchStore,
    pace: Pace | None,
    languages: Languages | None,
) -> Choices:
    """Read what the player has chosen."""
    app = QCoreApplication.instance()
    assert app is not None
    own = OwnPresets(store.path.parent)
    return Choices(
        preferences=preferences,
        fixed=pace,
        languages=languages or Languages(app),
        saving=Saving(preferences, window),
        table_preferences=KeptTablePreferences(preferences, window),
        rules=RulesModel(own, SettingsMap(preferences, STAGED_RULES), window),
        players=Players(preferences, window),
    )


def _bars() -> BarParts:
    notice, status = Notice(), ElidedLabel()
    status.setObjectName("status")
    status.setContentsMargins(10, 0, 0, 0)
    troubles = Troubles(notice)
    reports = TroubleReports(troubles, notice)
    return BarParts(notice, troubles, reports, Offer(), TutorialPanel(), status)


def _board(
    window: MainWindow,
    choices: Choices,
    offer: Offer,
    store: MatchStore,
    *,
    new_seed: Callable[[], int],
    delays: Random,
) -> tuple[Board, Play]:
    """Make the table with what lies on it, and the match that is played there."""
    middle, theme = QWidget(window), Theme()
    pace = choices.fixed or choices.table_preferences.pace()
    table = Table(theme, pace, middle)
    runner = MatchRunner(store, delays, pace.speeds, window)
    practice = Practice(runner)
    PracticeOffer(practice, offer)
    host = PanelHost(theme, table, runner.why_not)
    tempo = Tempo(table, runner.waits)
    matches = Matches(
        store,
        new_seed,
        runner=runner,
        practice=practice,
        rules=choices.rules,
        players=choices.players,
        set_stops=table.set_stops,
        hints=lambda: choices.table_preferences.now.hints == "yes",
    )
    sounds = Sounds(Random(delays.random()), window)
    table.stage.sound = sounds.play
    board = Board(
        middle=middle,
        theme=theme,
        table=table,
        host=host,
        tempo=tempo,
        sounds=sounds,
        claim=ClaimButton(theme, table),
        scoreboard=Scoreboard(
            window, choices.preferences, runner, table, lambda: matches.title, theme
        ),
        keymap=Keymap(choices.preferences, window),
    )
    return board, Play(runner, practice, matches)


def _stack(window: MainWindow, board: Board, bars: BarParts) -> None:
    """Put the parts where they belong; the table takes the place of the empty felt."""
    column = QVBoxLayout(board.middle)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in (bars.notice, bars.offer, bars.lesson):
        column.addWidget(part)
    column.addWidget(board.table.view, 1)
    scores = board.scoreboard
    window.setCentralWidget(board.middle)
    window.statusBar().addWidget(bars.status)
    window.statusBar().addPermanentWidget(scores.line, 1)
    board.table.view.setFocus()


def _access(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    bars: BarParts,
    *,
    worn: WindowLook,
) -> AccessParts:
    """Make what lets everyone play."""
    join = Access(
        window,
        choices.preferences,
        runner=play.runner,
        table=board.table,
        status=bars.status,
    )
    given: dict[CommandId, QAction] = {
        "log": join.log.toggleViewAction(),
    }
    actions = Actions(window, board.keymap, given)
    menu = AccessMenu(
        window,
        join,
        actions,
        choices.preferences,
        theme=board.theme,
        table=board.table,
        look=worn,
    )
    return AccessParts(join, menu, actions)


def _hints(board: Board, play: Play, bars: BarParts, access: AccessParts) -> Hints:
    hints = Hints(
        runner=play.runner,
        table=board.table,
        host=board.host,
        box=HintBox(board.theme, board.table.view),
        action=access.actions["hint"],
        announcer=access.join.announcer,
        tell=bars.status.setText,
    )
    hints.assisted.connect(board.scoreboard.show_deal)
    hints.prepared.connect(access.join.follow)
    access.actions.explain(When.CAN_BE_ADVISED, hints.why_not)
    return hints


def _controls(board: Board, access: AccessParts, hints: Hints) -> Controls:
    controls = Controls(
        board.keymap,
        board.table,
        board.host,
        board.tempo,
        begun=lambda: bool(board.table.match.names),
        answer=access.join.answer,
        hint=hints.press,
        mute=access.actions["mute"].toggle,
        moved=access.join.note_focus,
        put_back=board.scoreboard.panel.put_back,
    )
    board.scoreboard.panel.whole_sheet.key = lambda: controls.keys_of("all_scores")
    return controls


def _menus(
    window: MainWindow,
    *,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    recorder: Recorder,
    tutorial: Callable[[int], None],
    finish: Callable[[], object],
    skip: Callable[[], object],
    troubles: Troubles,
    adviser: Callable[[], Adviser],
    folder: Path,
) -> Menus:
    """Make what the menus open."""
    actions, runner, matches = access.actions, play.runner, play.matches
    preferences = PreferencesHost(
        choices.preferences,
        choices.rules,
        partial(groups, choices=choices, board=board, access=access, record=recorder),
        window,
    )

    new_match = _new_match(window, choices, board, play, preferences)
    access.menu.changed.connect(new_match.refresh)
    return Menus(
        deal=DealMenu(
            window,
            actions,
            runner=runner,
            table=board.table,
            practice=play.practice,
            claim=board.claim,
            finish=finish,
            skip=skip,
            names=board.scoreboard.names,
            title=lambda: matches.title,
        ),
        help=HelpMenu(
            window,
            actions,
            board.keymap,
            lambda: (runner.rules, matches.title) if runner.begun else None,
            tutorial=tutorial,
        ),
        about=About(window, actions),
        panes=Panes(window, board.table.view, access.join.tell_focus),
        full_screen=FullScreen(window, actions["full_screen"], board.table.view),
        view=ViewMenu(actions, choices.table_preferences, window),
        preferences=preferences,
        new_match=new_match,
        study=make_study(
            window,
            choices,
            board,
            play,
            access,
            troubles=troubles,
            adviser=adviser,
            folder=folder,
        ),
        sharing=Sharing(
            window,
            board.theme,
            board.table,
            board.host,
            score_panel=board.scoreboard.panel,
            scores=board.scoreboard.scores,
            title=lambda: matches.title,
            begun=lambda: runner.begun,
        ),
    )


def _new_match(
    window: MainWindow, choices: Choices, board: Board, play: Play, preferences: PreferencesHost
) -> NewMatch:
    """Make what opens the page on which another match is put together."""
    matches, runner = play.matches, play.runner

    def start(draft: Draft, practice: bool) -> None:
        matches.start(draft.preset, draft.seats, changes=draft.changes, practice=practice)

    def look() -> PageLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.new_match.look import PageLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text = board.table.looks.text_scale
        return PageLook(theme, Deck(deck), text=text, texture=now.texture == "yes")

    made = NewMatch(
        window,
        choices.rules,
        choices.players,
        NewMatchWays(start, lambda: preferences.open("game"), lambda: preferences.open("players")),
        tempo=board.tempo,
        look=look,
        last=lambda: matches.played() if runner.begun else None,
        kept=choices.table_preferences,
        home=board.table.view,
        rng=Random(),
    )
    runner.began.connect(lambda fresh: made.close())
    return made


def _flow(
    *,
    board: Board,
    play: Play,
    bars: BarParts,
    teller: Teller,
    wait: Callable[[], str],
    tutorial: Tutorial,
    avatars: Callable[[], tuple[int, ...]],
) -> Flow:
    flow = Flow(
        runner=play.runner,
        table=board.table,
        host=board.host,
        tempo=board.tempo,
        claim=board.claim,
        practice=play.practice,
        scoreboard=board.scoreboard,
        status=bars.status,
        teller=teller,
        avatars=avatars,
        wait=wait,
        leaves=(tutorial.onward, play.practice.leave),
    )
    board.table.advanced.connect(board.scoreboard.follow)
    flow.won.connect(lambda: board.sounds.play("win"))
    return flow


def _first_steps(
    choices: Choices, board: Board, play: Play, access: AccessParts, flow: Flow
) -> FirstSteps:
    steps = FirstSteps(
        table=board.table,
        host=board.host,
        runner=play.runner,
        settings=choices.preferences,
        announcer=access.join.announcer,
        theme=board.theme,
        pace=lambda: choices.fixed or choices.table_preferences.pace(),
        scores=lambda: board.scoreboard.panel.isVisible() and board.scoreboard.panel.whole,
    )
    flow.replaced.connect(steps.clear)
    flow.hold_while(lambda: steps.waits)
    flow.play_nothing_while(lambda: steps.shown is not None)
    steps.begun.connect(lambda: None if board.table.busy else flow.go_on())
    return steps


def _time_limit(
    window: MainWindow,
    *,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    flow: Flow,
    explains: Callable[[], bool],
    tell: Callable[[str], None],
) -> TimeLimit:
    """Make the time to bid and to play, which stands still while anything else is open."""
    kept, view, announcer = choices.table_preferences, board.table.view, access.join.announcer
    menus = OpenMenus(access.actions.menus.values())

    def waits() -> bool:
        covered = not view.isVisible() or menus.any() or something_before(window)
        return covered or board.tempo.paused or explains()

    limit = TimeLimit(
        play.runner,
        board.table,
        limits=lambda: Seconds(*map(_seconds, (kept.now.time_to_bid, kept.now.time_to_play))),
        waits=waits,
        still=lambda: not board.table.pace.travel,
        tell=tell,
        announce=lambda text: announcer.say(text, Kind.TURN),
        relieve=flow.relieve,
    )
    kept.changed.connect(limit.follow)
    access.join.remark_on(limit.remark)
    return limit


def _seconds(text: str) -> int:
    return int(text) if text.isdecimal() else 0


def _record(
    window: MainWindow, folder: Path, *, choices: Choices, board: Board, play: Play, bars: BarParts
) -> RecordParts:
    table = board.table
    recorder = Recorder(
        folder,
        play.runner,
        bars.troubles,
        shown=lambda: table.position,
        levels=lambda: [each.level for each in choices.players.opponents],
    )
    statistics = StatisticsHost(
        recorder, choices.preferences, window, choices.players.people.shown_names
    )
    table.summary.connect(statistics.refresh)
    table.settled.connect(statistics.refresh)
    return RecordParts(recorder, statistics)


def _arrange(window: MainWindow, board: Board, place: WindowPlace) -> None:
    """Lay everything out, and put the docks where the player had them.

    In a window that is seen already Qt would show each part only later, one by one.
    """
    layout = window.layout()
    assert layout is not None
    for part in (board.middle, window.menuBar(), window.statusBar()):
        part.show()
    board.table.view.spare(room(window).height())
    layout.activate()
    place.restore_docks()

"""Makes all that stands in the main window, and joins it together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.library.keeper import LibraryKeeper
from farwhist.ui.features.statistics.feature import StatisticsHost
from farwhist.ui.features.statistics.recorder import Recorder
from farwhist.ui.features.tutorial.feature import Tutorial
from farwhist.ui.match.players import Players
from farwhist.ui.services.coach import CoachWork
from farwhist.ui.services.tried_lines import TriedLinesSource
from farwhist.ui.settings.catalogue import STAGED_RULES
from farwhist.ui.settings.languages import Languages
from farwhist.ui.settings.rules_model import RulesModel, SettingsMap
from farwhist.ui.settings.saving import Saving, WindowPlace, room
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.settings.timing import Timing
from farwhist.ui.shell.apply_preferences import ApplyPreferences
from farwhist.ui.shell.coaching_joins import make_coaching, make_teaching
from farwhist.ui.shell.connect import connect
from farwhist.ui.shell.disabled_tooltips import DisabledTooltips
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.make_access import make_access, make_controls, make_hints
from farwhist.ui.shell.make_board import make_bars, make_board, stack
from farwhist.ui.shell.make_flow import make_first_steps, make_flow, make_time_limit
from farwhist.ui.shell.make_menus import make_menus
from farwhist.ui.shell.parts import BarParts, Board, Choices, Parts, Play, RecordParts, Teaching
from farwhist.ui.shell.toolbar_joins import make_toolbar
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.window_style import window_style
from farwhist.ui.voice import accessible

translate = QCoreApplication.translate


def build(
    window: MainWindow,
    preferences: Preferences,
    store: MatchStore,
    *,
    new_seed: Callable[[], int],
    delays: Random,
    timing: Timing | None = None,
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
    set_help_anchor(window, "five_minutes#table")
    worn = window_style().start(preferences)
    choices = _choices(window, preferences, store, timing, languages)
    bars = make_bars()
    board, play = make_board(window, choices, bars.offer, store, new_seed=new_seed, delays=delays)
    stack(window, board, bars)
    access = make_access(window, choices, board, play, bars, worn=worn)
    hints = make_hints(board, play, bars, access)
    controls = make_controls(board, access, hints)
    tutorial = Tutorial(
        bars.lesson, play.runner, board.table, board.host, access.join.announcer.say
    )
    flow = make_flow(
        board=board,
        play=play,
        bars=bars,
        teller=access.join,
        wait=lambda: choices.table_preferences.now.go_on,
        tutorial=tutorial,
    )
    first_steps = make_first_steps(choices, board, play, access, flow)
    record = _record(
        window,
        store.path.parent,
        choices=choices,
        board=board,
        play=play,
        bars=bars,
    )
    time_limit = make_time_limit(
        window,
        choices=choices,
        board=board,
        play=play,
        access=access,
        flow=flow,
        explains=lambda: first_steps.shown is not None or first_steps.waits,
        tell=bars.status.setText,
    )
    work = CoachWork(store.path.parent, bars.troubles)
    window.closing.connect(work.close)
    menus = make_menus(
        window,
        choices=choices,
        board=board,
        play=play,
        bars=bars,
        access=access,
        record=record,
        tutorial=tutorial.start,
        finish=flow.finish_deal,
        skip=flow.claim,
        leave=tutorial.leave,
        adviser=lambda: hints.adviser,
        folder=store.path.parent,
        work=work,
        lines=TriedLinesSource(store.path.parent, bars.troubles, choices.players),
    )
    coaching = make_coaching(
        window,
        choices,
        board,
        play,
        flow=flow,
        work=work,
        announcer=access.join.announcer,
    )
    takeback = make_teaching(
        window,
        choices,
        board,
        play,
        flow=flow,
        hints=hints,
        announcer=access.join.announcer,
        tell=bars.status.setText,
    )
    toolbar = make_toolbar(
        board.middle,
        board.theme,
        access.actions,
        preferences,
        table=board.table,
        playback=board.playback,
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
        timing,
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
        place=place,
        toolbar=toolbar,
        time_limit=time_limit,
        coaching=coaching,
        takeback=takeback,
    )
    connect(window, parts, store)
    DisabledTooltips(window)
    follow.follow()
    _arrange(window, board, place)
    return parts


def _choices(
    window: MainWindow,
    preferences: Preferences,
    store: MatchStore,
    timing: Timing | None,
    languages: Languages | None,
) -> Choices:
    """Read what the player has chosen."""
    app = QCoreApplication.instance()
    assert app is not None
    own = OwnPresets(store.path.parent)
    return Choices(
        preferences=preferences,
        fixed=timing,
        languages=languages or Languages(app),
        saving=Saving(preferences, window),
        table_preferences=KeptTablePreferences(preferences, window),
        rules=RulesModel(own, SettingsMap(preferences, STAGED_RULES), window),
        players=Players(preferences, window),
    )


def _record(
    window: MainWindow,
    folder: Path,
    *,
    choices: Choices,
    board: Board,
    play: Play,
    bars: BarParts,
) -> RecordParts:
    table, matches = board.table, play.matches
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
    library = LibraryKeeper(
        folder,
        play.runner,
        bars.troubles,
        shown=lambda: table.position,
        title=lambda: choices.rules.own_name(matches.played()) or "",
        limits=lambda: choices.table_preferences.now.library_limits,
    )
    return RecordParts(recorder, statistics, library)


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

"""Makes the table with what lies on it, and the bars above and below it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.store.matches import MatchStore
from farwhist.ui.features.tutorial.lesson_panel import TutorialPanel
from farwhist.ui.match.matches import Matches
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.claim_button import ClaimButton
from farwhist.ui.panels.error_notices import ErrorNotices
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.panels.notice import Notice
from farwhist.ui.panels.offer import Offer
from farwhist.ui.panels.practice_offer import PracticeOffer
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.services.scoreboard import Scoreboard
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.shell.error_reports import ErrorReports
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import BarParts, Board, Choices, Play
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.table.playback import Playback
from farwhist.ui.table.sounds import Sounds
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme


def make_bars() -> BarParts:
    """Make what stands above the table and below it."""
    notice, status = Notice(), ElidedLabel()
    status.setObjectName("status")
    status.setContentsMargins(10, 0, 0, 0)
    troubles = ErrorNotices(notice)
    reports = ErrorReports(troubles, notice)
    return BarParts(notice, troubles, reports, Offer(), TutorialPanel(), status)


def make_board(
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
    timing = choices.fixed or choices.table_preferences.timing()
    table = Table(theme, timing, middle)
    runner = MatchRunner(store, delays, timing.speeds, window)
    practice = Practice(runner)
    PracticeOffer(practice, offer)
    host = PanelHost(theme, table, runner.why_not)
    playback = Playback(table, runner.waits)
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
    keymap = Keymap(choices.preferences, window)
    board = Board(
        middle=middle,
        theme=theme,
        table=table,
        host=host,
        playback=playback,
        sounds=sounds,
        claim=ClaimButton(theme, table),
        scoreboard=Scoreboard(
            window,
            choices.preferences,
            runner,
            table,
            theme,
            opens_study=keymap.opens_study,
        ),
        keymap=keymap,
        pages=PageStack(window, playback, table.view),
    )
    return board, Play(runner, practice, matches)


def stack(window: MainWindow, board: Board, bars: BarParts) -> None:
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

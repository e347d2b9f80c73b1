"""Gives the coach at the table what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable

from farwhist.ui.features.coaching.deal_coaching import DealCoaching
from farwhist.ui.features.coaching.takeback_at_table import TakebackAtTable
from farwhist.ui.features.hints.feature import Hints
from farwhist.ui.services.coach import CoachWork
from farwhist.ui.services.match_flow import MatchFlow
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Board, Choices, Play
from farwhist.ui.voice.announcer import Announcer, Kind


def make_coaching(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    *,
    flow: MatchFlow,
    work: CoachWork,
    announcer: Announcer,
) -> DealCoaching:
    """Make what judges each deal that is over and tells of it in the summary."""
    made = DealCoaching(
        window,
        play.runner,
        board.table,
        theme=board.theme,
        preferences=choices.table_preferences,
        work=work,
        say=lambda text: announcer.say(text, Kind.TURN),
    )
    window.closing.connect(made.judging.end)
    flow.add_to_summaries(made.note)
    return made


def make_teaching(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    *,
    flow: MatchFlow,
    hints: Hints,
    announcer: Announcer,
    tell: Callable[[str], None],
) -> TakebackAtTable:
    """Make what gives moves back at the table; `tell` is the line of the status bar."""
    made = TakebackAtTable(
        window,
        play.runner,
        board.table,
        host=board.host,
        preferences=choices.table_preferences,
        flow=flow,
        hints=hints,
        announcer=announcer,
        tell=tell,
    )
    made.takeback.began.connect(board.scoreboard.show_deal)
    window.closing.connect(made.takeback.drop)
    return made

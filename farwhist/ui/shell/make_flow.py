"""Makes what takes a match on: its course, the first steps and the time to choose."""

from __future__ import annotations

from collections.abc import Callable

from farwhist.ui.features.first_steps.feature import FirstSteps
from farwhist.ui.features.tutorial.feature import Tutorial
from farwhist.ui.services.match_flow import MatchFlow, Teller
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import AccessParts, BarParts, Board, Choices, Play
from farwhist.ui.shell.time_limit import Seconds, TimeLimit
from farwhist.ui.system.windows import OpenMenus, can_be_seen, something_before
from farwhist.ui.voice.announcer import Kind


def make_flow(
    *,
    board: Board,
    play: Play,
    bars: BarParts,
    teller: Teller,
    wait: Callable[[], str],
    tutorial: Tutorial,
) -> MatchFlow:
    """Make what leads through a match."""
    flow = MatchFlow(
        runner=play.runner,
        table=board.table,
        host=board.host,
        playback=board.playback,
        claim=board.claim,
        practice=play.practice,
        scoreboard=board.scoreboard,
        status=bars.status,
        teller=teller,
        shown=play.matches.shown,
        wait=wait,
        leaves=(tutorial.leave_deal, play.practice.leave_after_deal),
    )
    board.table.advanced.connect(board.scoreboard.follow)
    flow.won.connect(lambda: board.sounds.play("win"))
    return flow


def make_first_steps(
    choices: Choices, board: Board, play: Play, access: AccessParts, flow: MatchFlow
) -> FirstSteps:
    """Make the first steps, before which the match waits."""
    steps = FirstSteps(
        table=board.table,
        host=board.host,
        runner=play.runner,
        settings=choices.preferences,
        announcer=access.join.announcer,
        theme=board.theme,
        timing=lambda: choices.fixed or choices.table_preferences.timing(),
        scores=lambda: board.scoreboard.panel.isVisible() and board.scoreboard.panel.whole,
    )
    flow.replaced.connect(steps.clear)
    flow.hold_while(lambda: steps.waits)
    flow.play_nothing_while(lambda: steps.shown is not None)
    steps.begun.connect(lambda: None if board.table.busy else flow.go_on())
    return steps


def make_time_limit(
    window: MainWindow,
    *,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    flow: MatchFlow,
    explains: Callable[[], bool],
    tell: Callable[[str], None],
) -> TimeLimit:
    """Make the time to bid and to play.

    It stands still while anything else is open, and while the table cannot be seen.
    """
    kept, view, announcer = choices.table_preferences, board.table.view, access.join.announcer
    menus = OpenMenus(access.actions.menus.values())

    def waits() -> bool:
        covered = not can_be_seen(view) or menus.any() or something_before(window)
        return covered or board.playback.paused or explains()

    limit = TimeLimit(
        play.runner,
        board.table,
        limits=lambda: Seconds(*map(_seconds, (kept.now.time_to_bid, kept.now.time_to_play))),
        waits=waits,
        still=lambda: not board.table.timing.travel,
        tell=tell,
        announce=lambda text: announcer.say(text, Kind.TURN),
        relieve=flow.relieve,
    )
    kept.changed.connect(limit.follow)
    access.join.remark_on(limit.remark)
    return limit


def _seconds(text: str) -> int:
    return int(text) if text.isdecimal() else 0

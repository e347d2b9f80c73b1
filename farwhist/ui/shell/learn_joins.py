"""Gives the pages with questions what they need of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from farwhist.ui.features.learn.feature import LearnHost
from farwhist.ui.features.prepared.puzzles import PuzzleHost
from farwhist.ui.shell.parts import AccessParts, Board, Choices
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.engine.cards import Seat
    from farwhist.rules.ruleset import Ruleset
    from farwhist.store.setting import Setting
    from farwhist.store.slips import SlipStore
    from farwhist.ui.review.page_style import BoardStyle
    from farwhist.ui.viewmodels.shown_match import ShownMatch


def make_learn(
    window: QMainWindow,
    choices: Choices,
    board: Board,
    access: AccessParts,
    *,
    shown: Callable[[Setting, Ruleset, Seat | None], ShownMatch],
    slips: Callable[[], SlipStore],
    folder: Path,
    look: Callable[[], BoardStyle],
    fail: Callable[[OSError], object],
) -> tuple[LearnHost, PuzzleHost]:
    """Make what opens the page on which slips come back, and that of prepared deals.

    Args:
        shown: returns how a match is shown for a seat.
        slips: returns where slips are kept.
        folder: where results are kept.
        look: returns how the study is drawn: the table of a question looks the same.
        fail: tells the player that answers cannot be kept.
    """

    def late() -> int:
        from farwhist.ui.features.learn.page import LATE

        return LATE if board.table.timing.speeds.play else 0

    def say(text: str) -> None:
        access.join.announcer.say(text, Kind.TURN)

    learn = LearnHost(
        window,
        board.pages,
        shown=shown,
        slips=slips,
        look=look,
        late=late,
        say=say,
        fail=fail,
    )
    puzzles = PuzzleHost(
        window,
        board.pages,
        shown=lambda setting, rules: shown(setting, rules, None),
        folder=folder,
        look=look,
        late=late,
        say=say,
        fail=fail,
    )
    access.menu.changed.connect(learn.refresh)
    return learn, puzzles

"""Gives the deal of the day what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from farwhist.ui.features.prepared.feature import DailyDeal
from farwhist.ui.features.prepared.puzzles import PuzzleHost
from farwhist.ui.panels.error_notices import ErrorNotices
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import AccessParts, Board, Choices, Play
from farwhist.ui.style.window_style import window_style
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from datetime import date

    from farwhist.ui.review.page_look import FeltPageLook


def make_dated(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    *,
    troubles: ErrorNotices,
    folder: Path,
    leave: Callable[[], object],
    puzzles: PuzzleHost,
) -> DailyDeal:
    """Make what opens the page of the deal of the day."""

    def page_look() -> FeltPageLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.review.page_look import FeltPageLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text, texture = board.table.looks.text_scale, now.texture == "yes"
        return FeltPageLook(theme, window_style().tokens, Deck(deck), text=text, texture=texture)

    def today() -> date:
        from datetime import date

        return date.today()

    made = DailyDeal(
        window,
        play.runner,
        board.table,
        board.pages,
        practice=play.practice,
        players=choices.players,
        folder=folder,
        troubles=troubles,
        today=today,
        look=page_look,
        leave=leave,
        puzzles=puzzles,
        say=lambda text: access.join.announcer.say(text, Kind.ANSWER),
    )
    access.menu.changed.connect(made.refresh)
    return made

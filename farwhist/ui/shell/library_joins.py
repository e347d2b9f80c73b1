"""Gives the library what it needs of the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from farwhist.ui.features.library.feature import LibraryHost, LibraryWays
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Board, Choices, Play, RecordParts
from farwhist.ui.style.window_style import window_style

if TYPE_CHECKING:
    from farwhist.ui.review.page_look import FeltPageLook


def make_library(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    *,
    record: RecordParts,
    ways: LibraryWays,
) -> LibraryHost:
    """Make what opens the page of finished matches."""

    def page_look() -> FeltPageLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.review.page_look import FeltPageLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text = board.table.looks.text_scale
        tokens, texture = window_style().tokens, now.texture == "yes"
        return FeltPageLook(theme, tokens, Deck(deck), text=text, texture=texture)

    made = LibraryHost(
        window,
        record.library,
        ways,
        preferences=choices.preferences,
        matches=play.matches,
        players=choices.players,
        pages=board.pages,
        look=page_look,
        opens_study=board.keymap.opens_study,
    )
    play.runner.began.connect(lambda fresh: made.close())
    soon = QTimer(made)
    soon.setSingleShot(True)
    soon.timeout.connect(made.follow_colours)
    choices.table_preferences.changed.connect(lambda _: soon.start(0))
    return made

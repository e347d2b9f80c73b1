"""Gives the editor what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer

from farwhist.ui.features.deal.deal_texts import DealTexts
from farwhist.ui.features.editor.feature import EditorHost, EditorWays
from farwhist.ui.features.editor.kept_drafts import KeptDrafts
from farwhist.ui.match.adviser import Adviser
from farwhist.ui.panels.error_notices import ErrorNotices
from farwhist.ui.shell.main_window import MainWindow
from farwhist.ui.shell.parts import Board, Choices, Play
from farwhist.ui.style.window_style import window_style
from farwhist.ui.wording import player_names

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.features.editor.look import EditorLook
    from farwhist.ui.features.editor.page import EditorParts

translate = QCoreApplication.translate


def make_editor(
    window: MainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    *,
    texts: DealTexts,
    ways: EditorWays,
    adviser: Callable[[], Adviser],
    folder: Path,
    troubles: ErrorNotices,
) -> EditorHost:
    """Make what opens the editor.

    Args:
        adviser: returns who works out what the coach is asked.
        folder: where it is kept what was edited.
    """

    def page_look() -> EditorLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.features.editor.look import EditorLook

        now, theme = choices.table_preferences.now, board.theme
        deck = replace(now.look(choices.languages.shown), high_contrast=theme.strong)
        text = board.table.looks.text_scale
        return EditorLook(
            theme, window_style().tokens, Deck(deck), text, texture=now.texture == "yes"
        )

    def people(seats: int) -> tuple[Sequence[str], Sequence[int]]:
        names = player_names.shown_names(choices.players.names(seats))
        return names, choices.players.avatars(seats)

    def judges(text: DealText) -> bool:
        from farwhist.analysis.seat_review import judges

        return judges(text.usual)

    def parts() -> EditorParts:
        from farwhist.ui.features.editor.deal_panel import RuleChoice
        from farwhist.ui.features.editor.page import EditorParts

        rules = [RuleChoice(each.name, each.draft) for each in choices.rules.choices()]
        return EditorParts(rules, people, adviser, choices.players.kinds, judges, Random())

    def fail(trouble: OSError | None) -> None:
        if trouble is None:
            troubles.end("editor")
            return
        text = translate("Editor", "The deal in the editor cannot be saved: {reason}")
        troubles.begin("editor", text.format(reason=trouble.strerror or str(trouble)))

    kept = KeptDrafts(folder, choices.rules, fail, window)
    texts.brought.connect(kept.bring)
    made = EditorHost(
        window,
        texts,
        ways,
        pages=board.pages,
        parts=parts,
        look=page_look,
        kept=kept,
    )
    play.runner.began.connect(lambda fresh: made.close())
    soon = QTimer(made)
    soon.setSingleShot(True)
    soon.timeout.connect(made.follow_colours)
    choices.table_preferences.changed.connect(lambda _: soon.start(0))
    return made

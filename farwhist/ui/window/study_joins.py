"""Gives the study what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.panels.troubles import Troubles
from farwhist.ui.play.adviser import Adviser
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.window.parts import AccessParts, Board, Choices, Play
from farwhist.ui.window.studied import Studied
from farwhist.ui.window.study import Study

if TYPE_CHECKING:
    from farwhist.ui.review.coach import Coaching
    from farwhist.ui.study.page import StudyLook

translate = QCoreApplication.translate


def make_study(
    window: QMainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    *,
    troubles: Troubles,
    adviser: Callable[[], Adviser],
    folder: Path,
) -> Study:
    """Make what opens the study of a finished deal.

    Args:
        adviser: returns who works out what the coach is asked.
        folder: where what the coach finds is kept.
    """
    keymap = board.keymap

    def look() -> StudyLook:
        from farwhist.ui.deck.deck import Deck
        from farwhist.ui.study.page import StudyLook

        now, theme = choices.table_preferences.now, board.theme
        return StudyLook(
            theme=theme,
            deck=Deck(replace(now.look(choices.languages.shown), high_contrast=theme.strong)),
            felt=now.felt,
            texture=now.texture == "yes",
            text=board.table.looks.text_scale,
            manner=now.habits().manner,
            command_of=keymap.in_study,
            keys_of=lambda command: ", ".join(map(shown_key, keymap.working(command))),
        )

    def coaching(studied: Studied) -> Coaching | None:
        from farwhist.analysis.seat_review import judges
        from farwhist.bots.judging import coach as judging
        from farwhist.bots.thinking.task import Terms
        from farwhist.store.verdicts import FILE, VerdictStore
        from farwhist.ui.review.coach import Coaching
        from farwhist.ui.review.keeping import KeptVerdicts

        saved, rules = studied.saved, studied.rules
        if not judges(rules):
            return None
        kept = KeptVerdicts(VerdictStore(folder / FILE), saved, judging.USUAL, fail)
        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
        return Coaching(rules, terms, adviser(), kept.known, kept.keep, judging.USUAL)

    def fail(trouble: OSError) -> None:
        text = translate("Coach", "What the coach finds cannot be kept: {reason}")
        troubles.begin("coach", text.format(reason=trouble.strerror or str(trouble)))

    made = Study(
        window,
        play.runner,
        board.table,
        board.pages,
        practice=play.practice,
        players=choices.players,
        coaching=coaching,
        look=look,
        say=lambda text: access.join.announcer.say(text, Kind.TURN),
    )
    access.menu.changed.connect(made.refresh)
    return made

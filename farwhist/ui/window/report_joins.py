"""Gives the report what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow

from farwhist.store.verdicts import FILE, VerdictStore
from farwhist.ui.panels.troubles import Troubles
from farwhist.ui.play.adviser import Adviser
from farwhist.ui.settings.commands import When
from farwhist.ui.style.look import look
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.window.parts import AccessParts, Board, Choices, Play
from farwhist.ui.window.report import ReportHost
from farwhist.ui.window.study import Study
from farwhist.ui.wording import number_words

if TYPE_CHECKING:
    from farwhist.ui.report.look import ReportLook

translate = QCoreApplication.translate


def make_report(
    window: QMainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    *,
    study: Study,
    troubles: Troubles,
    adviser: Callable[[], Adviser],
    folder: Path,
) -> ReportHost:
    """Make what opens the report of a match.

    Args:
        adviser: returns who works out what is missing.
        folder: where what was found is kept.
    """

    def page_look() -> ReportLook:
        from farwhist.ui.report.look import ReportLook

        text, texture = board.table.looks.text_scale, choices.table_preferences.now.texture
        return ReportLook(board.theme, look().tokens, text=text, texture=texture == "yes")

    def title() -> str:
        deals = number_words.match_length(len(board.table.position.results))
        names = ", ".join(board.scoreboard.names())
        return f"{play.matches.title} · {deals} · {names}"

    def fail(trouble: OSError) -> None:
        text = translate("Coach", "What the coach finds cannot be kept: {reason}")
        troubles.begin("coach", text.format(reason=trouble.strerror or str(trouble)))

    made = ReportHost(
        window,
        play.runner,
        board.table,
        board.pages,
        study=study,
        store=VerdictStore(folder / FILE),
        title=title,
        adviser=adviser,
        look=page_look,
        say=lambda text: access.join.announcer.say(text, Kind.TURN),
        fail=fail,
    )
    access.actions["report"].triggered.connect(made.open)
    access.actions.explain(When.CAN_BE_REPORTED, made.why_not)
    access.menu.changed.connect(made.refresh)
    return made

"""Gives the report what it needs of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QMainWindow

from farwhist.store.matches import Saved, read_file
from farwhist.store.opponents_record import in_force
from farwhist.ui.features.report.feature import ReportHost
from farwhist.ui.features.study.feature import Study
from farwhist.ui.match.adviser import Adviser
from farwhist.ui.services.coach import CoachWork
from farwhist.ui.settings.commands import When
from farwhist.ui.shell.parts import AccessParts, Board, Choices, Play
from farwhist.ui.style.window_style import window_style
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import number_words

if TYPE_CHECKING:
    from farwhist.store.library import MatchLibrary
    from farwhist.ui.features.report.look import ReportLook
    from farwhist.ui.scores.window import ScoreWindow

AT_ONCE: Final = 4
"""So many files of the library that are not known yet are read in one go."""


def make_report(
    window: QMainWindow,
    choices: Choices,
    board: Board,
    play: Play,
    access: AccessParts,
    *,
    study: Study,
    work: CoachWork,
    library: Callable[[], MatchLibrary],
    adviser: Callable[[], Adviser],
) -> ReportHost:
    """Make what opens the report of a match.

    Args:
        work: keeps what is found.
        library: returns what holds the finished matches.
        adviser: returns who works out what is missing.
    """

    def page_look() -> ReportLook:
        from farwhist.ui.features.report.look import ReportLook

        text, texture = board.table.looks.text_scale, choices.table_preferences.now.texture
        return ReportLook(board.theme, window_style().tokens, text=text, texture=texture == "yes")

    def title() -> str:
        from farwhist.ui.wording.player_levels import with_levels

        deals = number_words.match_length(len(board.table.position.results))
        known = in_force(play.runner.setting.opponents, 0)
        names = with_levels(board.scoreboard.names(), known)
        return f"{play.matches.title} · {deals} · {names}"

    def last(saved: Saved) -> Iterator[Saved | None]:
        rules = (saved.preset, saved.seats, dict(saved.changes))
        kept = library()
        with suppress(OSError):
            left = kept.look()
            while left:
                left = kept.read_some(AT_ONCE)
                yield None
        for entry in kept.entries:
            same = (entry.preset, entry.seats, dict(entry.options)) == rules
            if same and entry.human is not None and not entry.practice:
                with suppress(OSError, ValueError):
                    yield read_file(kept.path(entry.file))

    made = ReportHost(
        window,
        play.runner,
        board.table,
        board.pages,
        study=study,
        store=lambda: work.store,
        title=title,
        adviser=adviser,
        look=page_look,
        say=lambda text: access.join.announcer.say(text, Kind.TURN),
        fail=work.fail,
        last=last,
    )

    def played() -> tuple[Saved, int] | None:
        runner, shown = play.runner, len(board.table.position.results)
        if not runner.begun or runner.rehearsing or runner.setting.human is None:
            return None
        return (runner.now(), shown) if shown and runner.rules.kind.points else None

    def fill(sheet: ScoreWindow) -> None:
        from farwhist.ui.shell.duplicate_levels import DuplicateLevels

        DuplicateLevels(
            sheet,
            choices.preferences,
            played=played,
            store=lambda: work.store,
            adviser=adviser,
            fail=work.fail,
        )

    board.scoreboard.made = fill
    access.actions["report"].triggered.connect(made.open)
    access.actions.explain(When.CAN_BE_REPORTED, made.why_not)
    access.menu.changed.connect(made.refresh)
    return made

"""Opens the report of a match over all that stands below the menus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from farwhist.store.matches import Saved, read_file
from farwhist.store.setting import opponents_at
from farwhist.ui.features.report.manifest import why_no_report, why_no_report_of_table
from farwhist.ui.features.report.page import ReportPage
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import ReportMatch, Request, StudyMatch, StudyTable
from farwhist.ui.services.services import Services
from farwhist.ui.wording import number_words
from farwhist.ui.wording.player_names import with_levels

if TYPE_CHECKING:
    from farwhist.analysis.period import KeptMatch
    from farwhist.ui.scores.window import ScoreWindow

translate = QCoreApplication.translate

AT_ONCE: Final = 4
"""So many files of the library that are not known yet are read in one go."""


class ReportFeature(PageFeature[ReportPage]):
    """Shows what a match says of its player.

    Of the match on the table only those deals count that the table has shown to their end. The
    study of a deal lies over the page.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._shown: tuple[Saved, str, int | None] | None = None
        self._on_table = False

    def answer(self, request: Request) -> str:
        """Show the report that is asked for; return why there is none, or nothing."""
        if isinstance(request, ReportMatch):
            return self.open_saved(request.saved, request.title)
        return self.open_table()

    def open_table(self) -> str:
        """Report on the match on the table, or return why there is nothing to say."""
        why = why_no_report_of_table(self.services)
        if not why:
            self._on_table = True
            known = len(self.services.table.position.results)
            self._show(self.services.match.runner.now(), self._title(), known)
        return why

    def open_saved(self, saved: Saved, title: str) -> str:
        """Report on a sound match that is not on the table, or return why there is nothing to say.

        `title` says which match it is.
        """
        why = why_no_report(saved)
        if not why:
            self._on_table = False
            self._show(saved, title, None)
        return why

    def close(self) -> None:
        """Take the page away."""
        if self.page is not None:
            super().close()
            self.services.coach.held.emit(False)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now, if it is seen."""
        if self.page is not None and self.services.pages.top is self.page and self._shown:
            self._show(*self._shown)

    def fill_levels(self, sheet: ScoreWindow) -> None:
        """Let a score sheet show what a player of some level makes of the cards."""
        from farwhist.ui.features.report.work import LevelColumn

        LevelColumn(sheet, self.services)

    def _title(self) -> str:
        services = self.services
        deals = number_words.match_length(len(services.table.position.results))
        known = opponents_at(services.match.runner.setting.opponents, 0)
        names = with_levels(services.scoreboard.names(), known)
        return f"{services.match.matches.title} · {deals} · {names}"

    def _show(self, saved: Saved, title: str, known: int | None) -> None:
        from farwhist.analysis.material import Material
        from farwhist.ui.features.report.contents import Reported

        super().close()
        from farwhist.bots.judging import coach

        try:
            material = Material(
                saved, saved.human or 0, self.services.coach.store, coach.USUAL, known
            )
        except OSError as trouble:
            self.services.coach.fail(trouble)
            return
        self._shown = saved, title, known
        view = saved.match(material.rules).position
        called = dict(zip((each.deal for each in view.results), numbers(view), strict=True))
        style = self.services.appearance.page_style()
        page = self.page = ReportPage(
            Reported(material, called, title, month_of(saved)),
            style,
            self.services.coach.adviser,
            self._earlier(saved),
            self.services.window,
        )
        page.left.connect(self.close)
        page.said.connect(self.say)
        page.failed.connect(self.services.coach.fail)
        page.deal_wanted.connect(lambda deal: self._open_study(saved, deal, None))
        page.move_wanted.connect(lambda other, move: self._open_study(other, None, move))
        self.services.pages.show(page)
        self.services.coach.held.emit(True)

    def _earlier(self, saved: Saved) -> Iterator[KeptMatch | None]:
        """Yield what is kept of the other matches of this player by the same rules, or None."""
        from farwhist.analysis.material import Material
        from farwhist.analysis.period import kept_match
        from farwhist.bots.judging import coach

        number = 0
        for other in self._finished(saved):
            if other is None or not _alike(saved, other):
                yield None
                continue
            number += 1
            try:
                material = Material(other, other.human or 0, self.services.coach.store, coach.USUAL)
                found = kept_match(material, number, month_of(other))
            except OSError:
                return
            yield found

    def _finished(self, saved: Saved) -> Iterator[Saved | None]:
        """Go through the finished matches of the library by the rules of this one, newest first.

        Yield None where it needs longer to find the next.
        """
        rules = (saved.preset, saved.seats, dict(saved.changes))
        kept = self.services.records.library.library
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

    def _open_study(self, saved: Saved, deal: int | None, move: int | None) -> None:
        """Study a position; the match on the table is studied as such, so one can play on."""
        if self._on_table and deal is not None:
            self.services.open(StudyTable(deal))
        else:
            self.services.open(StudyMatch(saved, deal, move))


def _alike(saved: Saved, other: Saved) -> bool:
    """Whether another match is of the same player and rules, and not the same match."""
    if other.human is None or saved.human is None or other.deal or other.seed == saved.seed:
        return False
    one, two = (
        (each.preset, each.seats, dict(each.changes), each.played_by.get(each.human or 0))
        for each in (saved, other)
    )
    return one == two


def month_of(saved: Saved) -> str:
    """Return when a match ended, such as "2026-11"; this month while it goes on."""
    from datetime import UTC, datetime

    from farwhist.store.library_entry import LibraryNote

    finished = LibraryNote.of(saved, datetime.now(UTC)).finished
    return f"{finished.astimezone():%Y-%m}"

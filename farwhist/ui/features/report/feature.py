"""Opens the report of a match over all that stands below the menus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.store.matches import Saved
from farwhist.ui.features.study.feature import Study
from farwhist.ui.match.adviser import Adviser
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.table.table import Table

if TYPE_CHECKING:
    from farwhist.analysis.period import KeptMatch
    from farwhist.store.verdicts import VerdictStore
    from farwhist.ui.features.report.look import ReportLook
    from farwhist.ui.features.report.page import ReportPage

translate = QCoreApplication.translate


class ReportHost(QObject):
    """Shows what a match says of its player; the match on the table waits meanwhile.

    Of that match only those deals count that the table has shown to their end. The page goes when
    another position is shown on the table; the study of a deal lies over it.

    `opened()` and `closed()` are emitted when the page comes and when it goes.

    Args:
        title: returns what is played on the table.
        names: returns who plays there.
        adviser: returns who works out what is missing.
        look: returns how the page is drawn.
        say: lets a screen reader tell something.
        fail: is told that what was found cannot be kept.
        last: goes through the finished matches of the library by the rules of a match, the newest
            first; None where it needs longer to find the next.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        runner: MatchRunner,
        table: Table,
        pages: PageStack,
        *,
        study: Study,
        store: Callable[[], VerdictStore],
        title: Callable[[], str],
        adviser: Callable[[], Adviser],
        look: Callable[[], ReportLook],
        say: Callable[[str], object],
        fail: Callable[[OSError], object],
        last: Callable[[Saved], Iterator[Saved | None]],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._pages = pages
        self._study = study
        self._store = store
        self._title = title
        self._adviser = adviser
        self._look = look
        self._say = say
        self._fail = fail
        self._last = last
        self._shown: tuple[Saved, str, int | None] | None = None
        self._on_table = False
        self.page: ReportPage | None = None
        runner.began.connect(lambda fresh: self.close())

    def why_not(self) -> str:
        """Return why there is no report of the match on the table, or nothing."""
        if not self._runner.begun or not self._table.position.results:
            return translate("Menu", "Available when a deal is finished")
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        return why_not(self._runner.now())

    def open(self) -> None:
        """Report on the match on the table, if there is something to say."""
        if self.why_not():
            return
        known = len(self._table.position.results)
        self._on_table = True
        self._show(self._runner.now(), self._title(), known)

    def open_saved(self, saved: Saved, title: str) -> str:
        """Report on a sound match that is not on the table, or return why there is nothing to say.

        `title` says which match it is.
        """
        why = why_not(saved)
        if not why:
            self._on_table = False
            self._show(saved, title, None)
        return why

    def close(self) -> None:
        """Take the page away."""
        page, self.page = self.page, None
        if self._pages.close(page):
            self.closed.emit()

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None and self._shown is not None and self._pages.top is self.page:
            self._show(*self._shown)

    def _show(self, saved: Saved, title: str, known: int | None) -> None:
        from farwhist.analysis.material import Material
        from farwhist.ui.features.report.contents import Reported
        from farwhist.ui.features.report.page import ReportPage

        self.close()
        from farwhist.bots.judging import coach

        try:
            material = Material(saved, saved.human or 0, self._store(), coach.USUAL, known)
        except OSError as trouble:
            self._fail(trouble)
            return
        self._shown = saved, title, known
        view = saved.match(material.rules).position
        called = dict(zip((each.deal for each in view.results), numbers(view), strict=True))
        page = self.page = ReportPage(
            Reported(material, called, title, month_of(saved)),
            self._look(),
            self._adviser(),
            self._earlier(saved),
            self._window,
        )
        page.left.connect(self.close)
        page.said.connect(self._say)
        page.failed.connect(self._fail)
        page.deal_wanted.connect(lambda deal: self._open_study(saved, deal, None))
        page.move_wanted.connect(lambda other, move: self._open_study(other, None, move))
        self._pages.show(page)
        self.opened.emit()

    def _earlier(self, saved: Saved) -> Iterator[KeptMatch | None]:
        """Yield what is kept of the other matches of this player by the same rules, or None."""
        from farwhist.analysis.material import Material
        from farwhist.analysis.period import kept_match
        from farwhist.bots.judging import coach

        number = 0
        for other in self._last(saved):
            if other is None or not _alike(saved, other):
                yield None
                continue
            number += 1
            try:
                material = Material(other, other.human or 0, self._store(), coach.USUAL)
                found = kept_match(material, number, month_of(other))
            except OSError:
                return
            yield found

    def _open_study(self, saved: Saved, deal: int | None, move: int | None) -> None:
        """Study a position; the match on the table is studied as such, so one can play on."""
        if self._on_table and deal is not None:
            self._study.open(deal)
        else:
            self._study.open_saved(saved, deal, move)


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


def why_not(saved: Saved) -> str:
    """Return why there is no report of a match, or nothing."""
    from farwhist.analysis.seat_review import judges

    if saved.human is None:
        return translate("Menu", "Available when you are one of the players")
    if not judges(saved.rules()):
        return translate("Menu", "The coach does not judge this game")
    return ""

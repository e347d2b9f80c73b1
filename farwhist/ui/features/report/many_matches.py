"""Fills the report with the last matches by the same rules, or with all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.analysis.period import KeptDeal, KeptMatch, breakdown
from farwhist.analysis.rating import measured_for, rating
from farwhist.ui.features.report import period_words
from farwhist.ui.features.report.left_panels import LeftPanels
from farwhist.ui.features.report.months_panel import MonthsPanel
from farwhist.ui.features.report.slips import ReportedSlip

translate = QCoreApplication.translate

LAST: Final = 20
"""So many matches, the one of the report among them, tell how somebody decides."""
PAUSE: Final = 10
"""So many milliseconds the page has for itself after each match that is read."""
MOST_SLIPS: Final = 50


class MatchesContents(QObject):
    """What the panels say of many matches; they are read one at a time.

    Attributes:
        matches: those that are read, the newest first, without the one of the report.

    Args:
        earlier: goes through the earlier matches by the same rules, the newest first; None where it
            needs longer to find the next.

    Signals:
        read(): another match is read, or there is none.
    """

    read = Signal()

    def __init__(
        self,
        left: LeftPanels,
        panel: MonthsPanel,
        earlier: Iterator[KeptMatch | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._left = left
        self._panel = panel
        self._earlier: Iterator[KeptMatch | None] | None = earlier
        self._wanted = LAST - 1
        self.matches: list[KeptMatch] = []
        self._reader = QTimer(self)
        self._reader.setInterval(PAUSE)
        self._reader.timeout.connect(self._read)
        self._reader.start()

    @property
    def reading(self) -> bool:
        """Whether more matches are about to be read."""
        return self._earlier is not None and len(self.matches) < self._wanted

    def want_all(self) -> None:
        """Read all there are."""
        self._wanted = 10**9
        if self.reading:
            self._reader.start()

    def leave(self) -> None:
        """Read no more."""
        self._reader.stop()
        self._earlier = None

    def _read(self) -> None:
        if self._earlier is not None and self.reading:
            try:
                found = next(self._earlier)
            except StopIteration:
                self._earlier = None
            else:
                if found is None:
                    return
                self.matches.append(found)
        if not self.reading:
            self._reader.stop()
        self.read.emit()

    def lost(self) -> list[float]:
        """Return what was lost in each judged deal of the last ones."""
        deals = [deal for match in self.matches[: LAST - 1] for deal in match.deals]
        return [deal.lost().lost for deal in deals]

    def of(self, now: KeptMatch, span: str) -> list[KeptMatch]:
        """Return the matches of a span, "last" or "all"; `now` is the one of the report."""
        return [now, *(self.matches[: LAST - 1] if span == "last" else self.matches)]

    def show_span(self, now: KeptMatch, span: str, *, percent: bool) -> None:
        """Show the last matches, or all; with `percent`, losses are chances to win the match."""
        matches = self.of(now, span)
        deals = [deal for match in matches for deal in match.deals]
        saved = now.saved
        rules = saved.rules()
        luck = any(deal.luck is not None for deal in deals)
        whole = self._panel.show_deals(deals, points=rules.kind.points, luck=luck, percent=percent)
        finished = sum(match.finished for match in matches)
        told = period_words.known(whole, finished, len(matches), dashes=self._panel.dashes)
        self._panel.known.setText(period_words.reading(len(matches)) if self.reading else told)
        self._show_result(deals, points=rules.kind.points)
        lost = [deal.lost().lost for deal in deals]
        changed = bool(saved.changes) or bool(saved.deal)
        self._left.rating.show_span(
            rating(lost),
            measured=measured_for(saved.preset, saved.seats, changed),
            percent=percent,
        )
        slips = [
            ReportedSlip(number, each.number, each.deal, each.verdict)
            for number, match in enumerate(matches)
            for each in match.slips
            if each.verdict is not None
        ]
        slips.sort(key=lambda each: -each.verdict.loss / each.verdict.stake)
        self._left.show_slips(slips[:MOST_SLIPS], complete=whole.deals > 0)

    def _show_result(self, deals: Sequence[KeptDeal], *, points: bool) -> None:
        note = translate("Report", "In this game points do not show how a match stands.")
        if points:
            note = translate("Report", "Too few deals with known luck under these rules.")
        self._left.result.show_result(breakdown(deals), note, a_deal=True)

    def copied(self, title: str, heading: str) -> str:
        """Return all numbers as text, below the title and what it is."""
        return "\n".join([title, heading, self._panel.copied(), self._panel.known.text()])

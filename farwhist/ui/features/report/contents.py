"""Fills the report with one match or with many, and finds out what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from farwhist.analysis.duplicate import EXPERT
from farwhist.analysis.material import Material, MissingStep
from farwhist.analysis.period import KeptDeal, KeptMatch, breakdown
from farwhist.analysis.rating import FEWEST_DEALS, measured_for, rating
from farwhist.analysis.seat_review import SeatReview
from farwhist.ui.features.report import report_words
from farwhist.ui.features.report.deals_panel import DealsPanel
from farwhist.ui.features.report.left_panels import LeftPanels
from farwhist.ui.features.report.months_panel import MonthsPanel
from farwhist.ui.features.report.parts import ReportedSlip, costliest_first
from farwhist.ui.features.report.work import ReportWork
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

SOON: Final = 250
"""So many milliseconds pass between two changes of the numbers while they are found out."""


class Reported(Struct, frozen=True):
    """A match and how it is called.

    Args:
        material: what is known of it.
        numbers: what its deals are called.
        title: its game, players and day, in a line.
        month: when it ended, or today, such as "2026-11".
    """

    material: Material
    numbers: Mapping[int, int]
    title: str
    month: str


class MatchContents(QObject):
    """What the panels say of one match.

    Attributes:
        one: what is known of its player by now.
        shown: whether the panels at the left are its own at the moment.

    Args:
        earlier: returns what was lost in each judged deal of the last matches before it.

    Signals:
        said(text): what a screen reader is to say.
        failed(trouble): what was found cannot be kept.
        changed(): there is more to show than before.
    """

    said = Signal(str)
    failed = Signal(object)
    changed = Signal()

    def __init__(
        self,
        reported: Reported,
        left: LeftPanels,
        panel: DealsPanel,
        *,
        adviser: Adviser,
        earlier: Callable[[], Sequence[float]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.reported = reported
        self._material = reported.material
        self._left = left
        self._panel = panel
        self._earlier = earlier
        self._quarter = 0
        self._gone = False
        self.shown = True
        self.level = EXPERT
        self.one: SeatReview = self._material.review()
        self.work = ReportWork(adviser, self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.show_all)
        panel.levels.chosen.connect(self._choose_level)
        panel.switch.clicked.connect(self._switch)
        self.work.changed.connect(self._follow)

    def begin(self) -> None:
        """Find out what is missing."""
        self.work.begin(self._steps())

    def leave(self) -> None:
        """Do nothing more."""
        self._gone = True
        self.work.leave()
        self._soon.stop()

    # --- finding out ----------------------------------------------------------------------------

    def _steps(self) -> Iterator[MissingStep]:
        levels = (EXPERT,) if self.level == EXPERT else (self.level, EXPERT)
        return chain(
            self._material.judging(),
            self._material.playing_again(levels[:1]),
            self._material.playing_again(levels[1:]),
        )

    def _choose_level(self, level: str) -> None:
        self.level = level
        if self.work.state != "stopped":
            self.begin()
        self._show_sheet()

    def _switch(self) -> None:
        if self.work.state in ("stopped", "idle"):
            self.begin()
        else:
            self.work.stop()

    def _follow(self) -> None:
        if self._gone:
            return
        if self.work.state in ("idle", "stopped"):
            self._soon.stop()
            self.show_all()
        else:
            self._show_state()
            if not self._soon.isActive():
                self._soon.start(SOON)
        known, choices = self._material.known, self._material.choices
        quarter = 4 * known // choices if choices else 0
        if self.work.state == "judging" and quarter != self._quarter:
            self.said.emit(report_words.progress(known, choices))
        self._quarter = quarter
        if self.work.trouble is not None:
            trouble, self.work.trouble = self.work.trouble, None
            self.failed.emit(trouble)

    # --- showing --------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Whether all choices are judged."""
        return self._material.known == self._material.choices

    @property
    def percent(self) -> bool:
        """Whether losses are chances to win the match."""
        return bool(self.one.matched.chosen) and not self.one.losses.chosen

    def show_all(self) -> None:
        """Show what is known by now."""
        if self._gone:
            return
        self.one = self._material.review()
        if self.shown:
            self._show_left()
        self._show_error()
        self._panel.notes.setText(report_words.about_opponents(self.one))
        self._panel.notes.setVisible(bool(self._panel.notes.text()))
        self._show_sheet()
        self._show_state()
        self.changed.emit()

    def _show_left(self) -> None:
        made_of = self.one.breakdown() if self.complete else None
        note = translate("Report", "The result appears once all choices have been judged.")
        if self.complete and made_of is None:
            note = translate("Report", "In this game points do not show how a match stands.")
        self._left.result.show_result(made_of, note)
        if self.complete and made_of is None and self.percent:
            lost = self.one.matched
            self._left.result.show_chance(-lost.lost, lost.error)
        self._show_rating()
        numbers = self.reported.numbers
        found = [
            ReportedSlip(0, each.number, numbers.get(each.deal, each.deal), each.verdict)
            for deal in self.one.deals
            for each in deal.slips
            if each.verdict is not None
        ]
        self._left.show_slips(found, complete=self.complete)

    def _show_rating(self) -> None:
        judged, percent = set(self._material.judged_deals()), self.percent
        rows = [deal for deal in self.one.deals if deal.number in judged and deal.whole]
        losses = [deal.matched.lost if percent else deal.losses.lost for deal in rows]
        done = [deal for deal in self.one.ended if deal.number in judged and deal.whole]
        made_of, part = self.one.breakdown() if self.complete else None, ""
        if made_of is not None and made_of.called and len(done) >= FEWEST_DEALS:
            part = report_words.by_both(-made_of.bids / len(done), -made_of.play / len(done))
        earlier, saved = self._earlier(), self.one.saved
        changed = bool(saved.changes) or bool(saved.deal)
        self._left.rating.show_rating(
            rating(losses),
            rating([*losses, *earlier]) if earlier else None,
            measured=measured_for(saved.preset, saved.seats, changed),
            part=part,
            percent=percent,
        )

    def _show_error(self) -> None:
        made_of = self.one.breakdown() if self.complete else None
        luck = None if made_of is None else made_of.luck
        self._panel.error.setText("")
        if luck is not None:
            text = translate("Report", "Luck: {luck} {error}, {plays}")
            self._panel.error.setText(
                text.format(
                    luck=report_words.signed(luck.mean),
                    error=report_words.give_or_take(luck.error),
                    plays=report_words.ReportCounts.plays(self.one.plays),
                )
            )

    def _show_sheet(self) -> None:
        """Show the sheet of deals."""
        self._panel.sheet.show_deals(
            self.one,
            self.reported.numbers,
            self.level,
            self._material.levels.get(self.level, {}),
        )

    def _show_state(self) -> None:
        state, material = self.work.state, self._material
        texts = {
            "judging": report_words.progress(material.known, material.choices),
            "playing": translate("Report", "Playing the same cards again"),
            "stopped": report_words.stopped(material.known, material.choices),
            "idle": "",
        }
        stale = translate("Report", "Judged by an older version of the coach; judging again now.")
        text = texts[state]
        if material.stale and state == "judging":
            text = f"{sentence(text)} {stale}"
        failed = self.work.failed if state == "idle" else 0
        if failed:
            text = report_words.failed(failed)
        self._panel.tell(text)
        self._panel.switch.setVisible(state != "idle" or failed > 0)
        words = {
            "stopped": translate("Report", "&Continue"),
            "idle": translate("Report", "&Judge again"),
        }
        self._panel.switch.setText(words.get(state, translate("Report", "&Stop")))

    def copied(self) -> str:
        """Return the numbers of the result as text, or nothing where they are not known."""
        made_of = self.one.breakdown() if self.complete else None
        if made_of is None:
            return ""
        return f"{self.reported.title}\n{report_words.copied(made_of)}"


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
        told = report_words.known(whole, finished, len(matches), dashes=self._panel.dashes)
        self._panel.known.setText(report_words.reading(len(matches)) if self.reading else told)
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
        self._left.show_slips(costliest_first(slips)[:MOST_SLIPS], complete=whole.deals > 0)

    def _show_result(self, deals: Sequence[KeptDeal], *, points: bool) -> None:
        note = translate("Report", "In this game points do not show how a match stands.")
        if points:
            note = translate("Report", "Too few deals with known luck under these rules.")
        self._left.result.show_result(breakdown(deals), note, a_deal=True)

    def copied(self, title: str, heading: str) -> str:
        """Return all numbers as text, below the title and what it is."""
        return "\n".join([title, heading, self._panel.copied(), self._panel.known.text()])

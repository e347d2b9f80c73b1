"""The report: its page, and what opens it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from farwhist.analysis.material import Material
from farwhist.analysis.period import KeptMatch, kept_match, match_of
from farwhist.analysis.seat_review import SeatReview
from farwhist.bots.judging import coach
from farwhist.store.library_entry import LibraryNote
from farwhist.store.matches import Saved, read_file
from farwhist.store.setting import opponents_at
from farwhist.ui.features.report.contents import MatchContents, MatchesContents, Reported
from farwhist.ui.features.report.deals_panel import DealsPanel
from farwhist.ui.features.report.left_panels import LeftPanels
from farwhist.ui.features.report.manifest import why_no_report, why_no_report_of_table
from farwhist.ui.features.report.months_panel import MonthsPanel
from farwhist.ui.features.report.work import LevelColumn
from farwhist.ui.match.thinking import Adviser
from farwhist.ui.review.page_style import (
    HEAD,
    PageStyle,
    point_back,
    report_head_sheet,
    report_sheet,
)
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.requests import ReportMatch, Request, StudyMatch, StudyTable
from farwhist.ui.services.services import Services
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout, filled
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import SMALLEST, ElidedLabel, SentenceLabel
from farwhist.ui.table.theme import fibres, lay
from farwhist.ui.wording import number_words
from farwhist.ui.wording.player_names import with_levels

if TYPE_CHECKING:
    from farwhist.ui.scores.window import ScoreWindow

translate = QCoreApplication.translate

LEFT: Final = 420
NARROW: Final = 1180
"""Below this width, in pixels at a text of 100 %, the left column stands above the sheet."""
LOW: Final = 540
"""Below this height of the page, so too, a narrow one shows one panel at a time."""
LOW_FOR_MONTHS: Final = 900
"""The same where months and bars are shown."""

Key = Qt.Key
AT_ONCE: Final = 4
"""So many files of the library that are not known yet are read in one go."""


class ReportHead(QFrame):
    """The way back, what is reported of how many matches, and copying it.

    Args:
        copied: returns what is copied, or nothing.
    """

    def __init__(self, look: PageStyle, title: str, copied: Callable[[], str]) -> None:
        super().__init__()
        px = look.px
        self.setProperty("head", True)
        self.setFixedHeight(px(HEAD))
        self.back = QPushButton(translate("Report", "&Back"))
        point_back(self.back, look.theme, px(16))
        self.back.setToolTip(shown_key("Esc"))
        self.copy = CopyButton(translate("Report", "&Copy result"), copied)
        self.copy.setToolTip(shown_key("Ctrl+C"))
        for button in (self.back, self.copy):
            button.setProperty("dark", True)
        self.spans = Segments(
            {
                "match": translate("Report", "This match"),
                "last": translate("Report", "Last 20"),
                "all": translate("Report", "All time"),
            },
            translate("Report", "Which matches"),
        )
        self.spans.show_value("match")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        self.title = SentenceLabel()
        self.game = ElidedLabel()
        told = (self.title, translate("Report", "Match report")), (self.game, title)
        for kind, (line, text) in zip(("title", "note"), told, strict=True):
            line.setProperty(kind, True)
            line.setText(text)
            words.addWidget(line)
        words.addStretch(1)
        self._px = px
        first = filled(QHBoxLayout(), self.back, (words, 1), spacing=px(12))
        self._choices = filled(QHBoxLayout(), self.spans, self.copy, spacing=px(12))
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(px(16), 0, px(16), 0)
        self._lines.setSpacing(px(12))
        add_layout(self._lines, first, 1)
        add_layout(self._lines, self._choices)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in two lines where the title would be too narrow beside the rest."""
        super().resizeEvent(event)
        px, direction = self._px, QBoxLayout.Direction
        title = SMALLEST * self.title.sizeHint().width()
        beside = self.back.sizeHint().width() + self._choices.sizeHint().width()
        two = self.width() < beside + title + px(16 + 12 + 12 + 16)
        space = px(8) if two else 0
        self._lines.setDirection(direction.TopToBottom if two else direction.LeftToRight)
        self._lines.setContentsMargins(px(16), space, px(16), space)
        self.setFixedHeight(px(2 * HEAD - 8) if two else px(HEAD))


class ReportPage(WindowPage):
    """Shows one match, or many by the same rules: see `span`.

    Args:
        earlier: goes through the earlier matches by the same rules, the newest first; None where it
            needs longer. One is asked for at a time, so that the page answers in between.

    Signals:
        deal_wanted(deal), move_wanted(saved, move): that is to be studied.
        failed(trouble): what was found cannot be kept.
    """

    deal_wanted = Signal(int)
    move_wanted = Signal(object, int)
    failed = Signal(object)

    def __init__(
        self,
        reported: Reported,
        look: PageStyle,
        adviser: Adviser,
        earlier: Iterator[KeptMatch | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        set_help_anchor(self, "study#report")
        self.setAccessibleName(translate("Report", "Match report"))
        self._look = look
        self._material = reported.material
        self._felt: tuple[QSize, float, QPixmap] | None = None
        self._textures = fibres() if look.texture and not look.theme.strong else ()
        points = reported.material.rules.kind.points
        self.head = ReportHead(look, reported.title, self._copied)
        self.back, self.copy, self.spans = self.head.back, self.head.copy, self.head.spans
        self.panels = LeftPanels(look)
        self.deals, self.months = DealsPanel(look, points=points), MonthsPanel(look)
        self.tabs = Segments(
            {
                "result": translate("Report", "Result"),
                "rating": translate("Report", "How you decide"),
                "slips": translate("Report", "Slips"),
                "deals": translate("Report", "Deal by deal"),
            },
            translate("Report", "What is shown"),
        )
        self.tabs.show_value("result")
        self.many = MatchesContents(self.panels, self.months, earlier, self)
        self.match = MatchContents(
            reported,
            self.panels,
            self.deals,
            adviser=adviser,
            earlier=self.many.lost,
            parent=self,
        )
        self._arrange()
        self.setStyleSheet(report_sheet(look))
        self.head.setStyleSheet(report_head_sheet(look))
        self._connect()
        self.match.show_all()
        self.match.begin()

    @property
    def span(self) -> str:
        """What is shown: "match", or the "last" twenty matches, or "all"."""
        return self.spans.value

    @property
    def one(self) -> SeatReview:
        """What is known of the match by now."""
        return self.match.one

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._bar = QWidget()
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(px(8), px(8), px(8), 0)
        bar.addWidget(self.tabs)
        bar.addStretch(1)
        column.addWidget(self._bar)
        add_layout(column, self._body, 1)
        self._body.addWidget(self.panels)
        self._body.addWidget(self.deals, 1)
        self._body.addWidget(self.months, 1)
        self.months.hide()

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.copy.said.connect(self.said)
        self.spans.chosen.connect(self._choose_span)
        self.tabs.chosen.connect(lambda _: self._fit())
        self.deals.sheet.wanted.connect(self.deal_wanted)
        self.panels.slips.table.wanted.connect(self._want_slip)
        self.match.said.connect(self.said)
        self.match.failed.connect(self.failed)
        self.match.changed.connect(self._follow)
        self.many.read.connect(self._take_read)

    @property
    def narrow(self) -> bool:
        """Whether the left column stands above the sheet."""
        return self.width() < self._look.px(NARROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow, px = self.narrow, self._look.px
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(down if narrow else across)
        edge = px(8 if narrow else 16)
        self._body.setContentsMargins(edge, edge, edge, edge)
        self._body.setSpacing(px(8 if narrow else 14))
        low = narrow and self.height() < px(LOW if self.span == "match" else LOW_FOR_MONTHS)
        if not low and self.tabs.value == "deals":
            self.tabs.show_value("result")
        self._bar.setVisible(narrow)
        self.tabs.buttons["deals"].setVisible(low)
        self.panels.show_one(self.tabs.value if narrow else "")
        right = self.tabs.value == "deals"
        self.panels.setVisible(not right)
        self.deals.setVisible(self.span == "match" and (not low or right))
        self.months.setVisible(self.span != "match" and (not low or right))
        self.panels.setMinimumSize(0, 0)
        self.panels.setMaximumSize(16777215, 16777215)
        if narrow and not low:
            self.panels.setFixedHeight(min(px(210), round(0.4 * self.height())))
        elif not narrow:
            self.panels.setFixedWidth(px(LEFT))
        self.deals.fit(narrow=narrow)

    def paintEvent(self, event: QPaintEvent) -> None:
        size, ratio = self.size(), self.devicePixelRatioF()
        if self._felt is None or self._felt[:2] != (size, ratio):
            felt = QPixmap(size * ratio)
            felt.setDevicePixelRatio(ratio)
            painter = QPainter(felt)
            lay(painter, QRectF(self.rect()), self._look.theme, self._textures)
            painter.end()
            self._felt = size, ratio, felt
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt[2])
        painter.end()

    # --- what is shown --------------------------------------------------------------------------

    def _choose_span(self, span: str) -> None:
        self.match.shown = span == "match"
        if span == "all":
            self.many.want_all()
        self.tabs.buttons["deals"].setText(
            translate("Report", "Deal by deal")
            if span == "match"
            else translate("Report", "By month")
        )
        self._fit()
        self.match.show_all()

    def _now(self) -> KeptMatch:
        """Return what is known of the match of the report, as one of many."""
        judged, reported = set(self._material.judged_deals()), self.match.reported
        finished = len(self._material.finished)
        return match_of(self.one, judged, 0, reported.month, finished)

    def _follow(self) -> None:
        if self.span != "match":
            self.many.show_span(self._now(), self.span, percent=self.match.percent)
        self.copy.setEnabled(self.span != "match" or bool(self.match.copied()))

    def _take_read(self) -> None:
        if self.gone:
            return
        if self.span != "match":
            self._follow()
        elif not self.many.reading and self.many.matches:
            self.match.show_all()

    def _want_slip(self, match: int, move: int) -> None:
        matches = self.many.of(self._now(), "all")
        self.move_wanted.emit(matches[match].saved, move)

    def _copied(self) -> str:
        """Return the numbers that are shown as text, or nothing where they are not known."""
        if self.span == "match":
            return self.match.copied()
        heading = self.spans.buttons[self.span].text()
        return self.many.copied(self.match.reported.title, heading)

    # --- keyboard -------------------------------------------------------------------------------

    def start(self) -> None:
        """Take the keyboard."""
        right = self.deals.sheet if self.span == "match" else self.months.table
        (right if right.isVisible() else self.back).setFocus()
        if self.match.work.state == "stopped" and not self.gone:
            self.match.show_all()

    def leave(self) -> None:
        """Do nothing more."""
        super().leave()
        self.match.leave()
        self.many.leave()

    def stops(self) -> Sequence[QWidget]:
        """Return what the Tab key reaches, in its order."""
        return [
            self.back, self.spans, self.copy, self.tabs, self.panels.result.waterfall,
            self.panels.slips.table, self.deals.levels, self.deals.sheet, self.deals.switch,
            self.months.table, *self.months.charts,
        ]  # fmt: skip

    def claims(self, event: QKeyEvent) -> bool:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return event.key() == (Key.Key_C if control else Key.Key_Escape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the keys of the page; all others end here, for the table is not seen."""
        event.accept()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Key.Key_Escape:
            self.left.emit()
        elif control and event.key() == Key.Key_C:
            self.copy.copy()


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
        LevelColumn(sheet, self.services)

    def _title(self) -> str:
        services = self.services
        deals = number_words.match_length(len(services.table.position.results))
        known = opponents_at(services.match.runner.setting.opponents, 0)
        names = with_levels(services.scoreboard.names(), known)
        return f"{services.match.matches.title} · {deals} · {names}"

    def _show(self, saved: Saved, title: str, known: int | None) -> None:
        super().close()

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
    finished = LibraryNote.of(saved, datetime.now(UTC)).finished
    return f"{finished.astimezone():%Y-%m}"

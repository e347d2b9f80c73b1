"""The page that says what a match tells of its player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from farwhist import bots
from farwhist.analysis.duplicate import EXPERT
from farwhist.analysis.material import Material, MissingStep
from farwhist.analysis.rating import FEWEST_DEALS, measured_for, rating
from farwhist.analysis.seat_review import SeatReview
from farwhist.bots.judging.words import BLAME, WORDS
from farwhist.ui.play.adviser import Adviser
from farwhist.ui.report import report_words
from farwhist.ui.report.head import ReportHead
from farwhist.ui.report.legend import Legend
from farwhist.ui.report.look import LEFT, LOW, NARROW, ReportLook, label
from farwhist.ui.report.result_panels import RatingPanel, ReportPanel, ResultPanel, SlipsPanel
from farwhist.ui.report.sheet import DealSheet
from farwhist.ui.report.slips import ReportedSlip
from farwhist.ui.report.work import ReportWork
from farwhist.ui.style.elided_label import ElidedLabel
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.segments import Segments
from farwhist.ui.table.felts import fibres, lay

translate = QCoreApplication.translate
Key = Qt.Key

SOON: Final = 250
"""So many milliseconds pass between two changes of the numbers while they are found out."""


@dataclass(frozen=True)
class Reported:
    """A match and how it is called.

    Args:
        material: what is known of it.
        numbers: what its deals are called.
        title: its game, players and day, in a line.
    """

    material: Material
    numbers: Mapping[int, int]
    title: str


class ReportPage(WindowPage):
    """Shows one match.

    Args:
        earlier: goes through the last matches by the same rules: what was lost in each of those
            deals that are judged. One is asked for at a time, so that the page answers in between.

    Signals:
        left(): the player is done.
        deal_wanted(deal), move_wanted(move): that is to be studied.
        said(text): what a screen reader is to say.
        failed(trouble): what was found cannot be kept.
    """

    left = Signal()
    deal_wanted = Signal(int)
    move_wanted = Signal(int)
    said = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        reported: Reported,
        look: ReportLook,
        adviser: Adviser,
        earlier: Iterator[Sequence[float]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("report")
        self.setAccessibleName(translate("Report", "Match report"))
        self._reported = reported
        self._material = reported.material
        self._look = look
        self._felt: tuple[QSize, float, QPixmap] | None = None
        self._textures = fibres() if look.texture and not look.theme.strong else ()
        self._quarter = 0
        self._earlier = earlier
        self._lost_earlier: list[float] = []
        self.level = EXPERT
        self.one: SeatReview = self._material.review()
        self.head = ReportHead(look, reported.title)
        self.back, self.copy = self.head.back, self.head.copy
        self.result, self.rating, self.slips = (
            ResultPanel(look),
            RatingPanel(look),
            SlipsPanel(look),
        )
        self.sheet = DealSheet(look)
        self.levels = Segments(
            {each: report_words.level(each) for each in bots.OFFERED},
            translate("Report", "The same cards played by"),
        )
        self.levels.show_value(EXPERT)
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
        self.state, self.error = ElidedLabel(), label("quiet")
        self.switch = QPushButton()
        self._arrange()
        self.setStyleSheet(look.sheet())
        self.work = ReportWork(adviser, self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show)
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._reader.timeout.connect(self._read_earlier)
        self._connect()
        self._show()
        self._reader.start()
        self.work.begin(self._steps())

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setContentsMargins(px(16), px(16), px(16), px(16))
        self._body.setSpacing(px(14))
        self._bar = QWidget()
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(px(8), px(8), px(8), 0)
        bar.addWidget(self.tabs)
        bar.addStretch(1)
        column.addWidget(self._bar)
        column.addLayout(self._body, 1)
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(px(12))
        left.addWidget(self.result, 5)
        left.addWidget(self.rating, 2)
        left.addWidget(self.slips, 5)
        self._body.addWidget(self._left)
        self._deals = self._right()
        self._body.addWidget(self._deals, 1)

    def _right(self) -> QWidget:
        px = self._look.px
        panel = ReportPanel(self._look, translate("Report", "Deal by deal"))
        panel.column.removeWidget(panel.heading)
        top = QHBoxLayout()
        top.setSpacing(px(8))
        self._hint = ElidedLabel()
        self._hint.setProperty("quiet", True)
        self._hint.setText(translate("Report", "Enter studies the chosen deal"))
        self._again = label("quiet", translate("Report", "Same cards played by:"))
        top.addWidget(panel.heading)
        panel.heading.setMinimumWidth(px(100))
        top.addWidget(self._hint, 1)
        top.addWidget(self._again)
        top.addWidget(self.levels)
        panel.column.addLayout(top)
        panel.column.addWidget(self.sheet, 1)
        self._legend = Legend(self._look, [each for each in WORDS if each != "forced"])
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self._legend)
        foot.addWidget(self.state, 1)
        foot.addWidget(self.error)
        foot.addWidget(self.switch)
        panel.column.addLayout(foot)
        self.notes = label("quiet")
        self.notes.setWordWrap(True)
        panel.column.addWidget(self.notes)
        return panel

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.copy.clicked.connect(self.copy_result)
        self.levels.chosen.connect(self._choose_level)
        self.tabs.chosen.connect(lambda _: self._fit())
        self.sheet.wanted.connect(self.deal_wanted)
        self.slips.table.wanted.connect(lambda _, move: self.move_wanted.emit(move))
        self.switch.clicked.connect(self._switch)
        self.work.changed.connect(self._follow)

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
        low = narrow and self.height() < px(LOW)
        if not low and self.tabs.value == "deals":
            self.tabs.show_value("result")
        self._bar.setVisible(narrow)
        self.tabs.buttons["deals"].setVisible(low)
        for key, panel in (("result", self.result), ("rating", self.rating), ("slips", self.slips)):
            panel.setVisible(not narrow or self.tabs.value == key)
        deals = self.tabs.value == "deals"
        self._left.setVisible(not deals)
        self._deals.setVisible(not low or deals)
        self._left.setMinimumSize(0, 0)
        self._left.setMaximumSize(16777215, 16777215)
        if narrow and not low:
            self._left.setFixedHeight(min(px(210), round(0.4 * self.height())))
        elif not narrow:
            self._left.setFixedWidth(px(LEFT))
        self._hint.setVisible(not narrow)
        self._again.setVisible(self.one.rules.kind.points)
        self.levels.setVisible(self.one.rules.kind.points)
        self._show_sheet()

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
            self.work.begin(self._steps())
        self._show_sheet()

    def _switch(self) -> None:
        if self.work.state == "stopped":
            self.work.begin(self._steps())
        else:
            self.work.stop()

    def _follow(self) -> None:
        if self.gone:
            return
        if self.work.state in ("idle", "stopped"):
            self._soon.stop()
            self._show()
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

    def _read_earlier(self) -> None:
        lost = next(self._earlier, None)
        if lost is None:
            self._reader.stop()
            if self._lost_earlier:
                self._show()
        else:
            self._lost_earlier += lost

    # --- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        if self.gone:
            return
        self.one = self._material.review()
        judged = set(self._material.judged_deals())
        done = [deal for deal in self.one.ended if deal.number in judged]
        complete = self._material.known == self._material.choices
        made_of = self.one.breakdown() if complete else None
        note = translate("Report", "The result can be told when all choices are judged.")
        if complete and made_of is None:
            note = translate("Report", "In this game points do not tell how a match stands.")
        self.result.show_result(made_of, note)
        self.copy.setEnabled(made_of is not None)
        luck = None if made_of is None else made_of.luck
        self.error.setText("")
        if luck is not None:
            text = translate("Report", "Luck: {luck} {error}, {plays}")
            self.error.setText(
                text.format(
                    luck=report_words.signed(luck.mean),
                    error=report_words.give_or_take(luck.error),
                    plays=report_words.ReportCounts().plays(self.one.plays),
                )
            )
        self.notes.setText(report_words.about_opponents(self.one))
        self.notes.setVisible(bool(self.notes.text()))
        matched = bool(self.one.matched.chosen) and not self.one.losses.chosen
        rows = [deal for deal in self.one.deals if deal.number in judged]
        losses = [deal.matched.lost if matched else deal.losses.lost for deal in rows]
        part = ""
        if complete and made_of is not None and len(done) >= FEWEST_DEALS:
            text = translate("Report", "{bids} by bids, {cards} by cards")
            part = text.format(
                bids=report_words.plain(-made_of.bids / len(done)),
                cards=report_words.plain(-made_of.play / len(done)),
            )
        saved = self.one.saved
        changed = bool(saved.changes) or bool(saved.deal)
        self.rating.show_rating(
            rating(losses),
            rating([*losses, *self._lost_earlier]) if self._lost_earlier else None,
            measured=measured_for(saved.preset, saved.seats, changed),
            part=part,
            percent=matched,
        )
        self._show_slips(complete)
        self._show_sheet()
        self._show_state()

    def _show_slips(self, complete: bool) -> None:
        numbers = self._reported.numbers
        found = [
            ReportedSlip(0, each.number, numbers.get(each.deal, each.deal), each.verdict)
            for deal in self.one.deals
            for each in deal.verdicts
            if each.verdict is not None and each.verdict.word in BLAME
        ]
        found.sort(key=lambda each: -each.verdict.loss / each.verdict.stake)
        self.slips.table.show_slips(found)
        self.slips.table.setVisible(bool(found))
        self.slips.none.setVisible(not found)
        nothing = translate("Report", "Nothing lost. The rest was in the cards.")
        self.slips.none.setText(nothing if complete else "")

    def _show_sheet(self) -> None:
        self.sheet.show_deals(
            self.one,
            self._reported.numbers,
            self.level,
            self._material.levels.get(self.level, {}),
            narrow=self.narrow,
        )

    def _show_state(self) -> None:
        state, material = self.work.state, self._material
        texts = {
            "judging": report_words.progress(material.known, material.choices),
            "playing": translate("Report", "Playing the same cards again"),
            "stopped": report_words.stopped(material.known, material.choices),
            "idle": "",
        }
        stale = translate("Report", "Judged by an older coach; judged again now.")
        text = texts[state]
        if material.stale and state == "judging":
            text = f"{text}. {stale}"
        self.state.setText(text)
        self._legend.setVisible(not text)
        self.switch.setVisible(state != "idle")
        on = translate("Report", "&Go on")
        self.switch.setText(on if state == "stopped" else translate("Report", "&Stop"))

    def copy_result(self) -> None:
        """Put the numbers of the result on the clipboard as text."""
        made_of = self.one.breakdown()
        if made_of is not None:
            text = f"{self._reported.title}\n{report_words.copied(made_of)}"
            QGuiApplication.clipboard().setText(text)
            told = translate("Report", "The result is copied.")
            self.state.setText(told)
            self._legend.hide()
            self.said.emit(told)

    # --- keyboard -------------------------------------------------------------------------------

    def start(self) -> None:
        """Take the keyboard."""
        (self.sheet if self.sheet.isVisible() else self.back).setFocus()
        if self.work.state == "stopped" and not self.gone:
            self._show()

    def leave(self) -> None:
        """Do nothing more."""
        super().leave()
        self.work.leave()
        self._soon.stop()
        self._reader.stop()

    def stops(self) -> Sequence[QWidget]:
        """Return what the Tab key reaches, in its order."""
        return [
            self.back, self.copy, self.tabs, self.result.waterfall, self.slips.table, self.levels,
            self.sheet, self.switch,
        ]  # fmt: skip

    def event(self, event: QEvent) -> bool:
        """Take the keys of the page before a command of the window that is not seen has them."""
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._own(event):
            event.accept()
            return True
        return super().event(event)

    def _own(self, event: QKeyEvent) -> bool:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return event.key() == (Key.Key_C if control else Key.Key_Escape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the keys of the page; all others end here, for the table is not seen."""
        event.accept()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        focus = self.window().focusWidget()
        if event.key() == Key.Key_Escape:
            self.left.emit()
        elif control and event.key() == Key.Key_C:
            self.copy_result()
        elif event.key() in (Key.Key_Return, Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()

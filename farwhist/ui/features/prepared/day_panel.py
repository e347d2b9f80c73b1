"""The deal of the day and the match of the week, on a dark plate."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from farwhist.rules.dated import DatedMatch, deal_of_day, match_of_week
from farwhist.store.dated_results import DatedResult, streak
from farwhist.ui.features.prepared import day_words
from farwhist.ui.features.prepared.day_counts import DayCounts
from farwhist.ui.features.prepared.week_view import WeekView
from farwhist.ui.review.page_look import FeltPageLook
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate


class DayPanel(QFrame):
    """Offers the deal of a day, and tells of the days before.

    Signals:
        wanted(dated): this match shall be played.
        copied(text): this line shall be copied.
    """

    wanted = Signal(object)
    copied = Signal(str)

    def __init__(self, look: FeltPageLook) -> None:
        super().__init__()
        self.setObjectName("day")
        self._look = look
        self.setProperty("plate", True)
        self.heading, self.title, self.about = QLabel(), QLabel(), QLabel()
        self.heading.setProperty("accent", True)
        self.title.setProperty("large", True)
        self.about.setProperty("dark", True)
        self.about.setWordWrap(True)
        self.play, self.week = QPushButton(), QPushButton()
        self.play.setProperty("gold", True)
        self.week.setProperty("dark", True)
        self.streak, self.longest = QLabel(), QLabel()
        self.streak.setProperty("title", True)
        self.longest.setProperty("note", True)
        self.discs = WeekView(look)
        self.day_line, self.week_line = ElidedLabel(), ElidedLabel()
        self.copy_day, self.copy_week = QPushButton(), QPushButton()
        self._day: date | None = None
        self._results: Mapping[str, DatedResult] = {}
        for line, button in ((self.day_line, self.copy_day), (self.week_line, self.copy_week)):
            line.setProperty("note", True)
            button.setProperty("link", True)
            button.setText(translate("Prepared", "Copy"))
            button.clicked.connect(lambda checked, line=line: self.copied.emit(line.text()))
        for button in (self.play, self.week, self.copy_day, self.copy_week):
            button.setAutoDefault(False)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(lambda checked: self._want(deal_of_day))
        self.week.clicked.connect(lambda checked: self._want(match_of_week))
        self._arrange()

    def stops(self) -> list[QPushButton]:
        """Return what the Tab key goes round."""
        return [self.play, self.week, self.copy_day, self.copy_week]

    def show_day(self, day: date, results: Mapping[str, DatedResult]) -> None:
        """Show what there is on this day, and what was reached."""
        self._day, self._results = day, results
        today, week = deal_of_day(day), match_of_week(day)
        result, of_week = results.get(today.key), results.get(week.key)
        self.heading.setText(day_words.heading(day))
        self.title.setText(day_words.title(today.rules().plan.deals[0].size))
        self.about.setText(day_words.about(result))
        self.play.setText(
            translate("Prepared", "&Play today’s deal")
            if result is None
            else translate("Prepared", "&Play it again")
        )
        self.week.setText(
            DayCounts().left(7 - day.weekday())
            if of_week is None
            else translate("Prepared", "Match of the &week again")
        )
        played = {_day(key) for key, each in results.items() if each.own} - {None}
        run = streak({each for each in played if each is not None}, day)
        self.streak.setText(DayCounts().days(run.now))
        text = translate("Prepared", "longest: {days}")
        self.longest.setText(text.format(days=run.longest))
        self.discs.show_week(day, {each for each in played if each is not None})
        self._show_line(self.day_line, self.copy_day, self._last_day_line())
        line = "" if of_week is None else day_words.week_line(day, of_week)
        copied = of_week is not None and of_week.own
        self._show_line(self.week_line, self.copy_week, line, copied=copied)
        for each in (self.play, self.week):
            each.setToolTip(day_words.stars_rule())

    def _last_day_line(self) -> str:
        """Return the line of today, or of yesterday while today's deal is not played."""
        assert self._day is not None
        for back in (0, 1):
            day = self._day - timedelta(back)
            result = self._results.get(deal_of_day(day).key)
            if result is not None:
                return day_words.day_line(day, result) if result.own else ""
        return ""

    def _show_line(
        self, label: ElidedLabel, button: QPushButton, text: str, *, copied: bool = True
    ) -> None:
        label.setText(text)
        label.setVisible(bool(text))
        button.setVisible(bool(text) and copied)
        button.setAccessibleName(translate("Prepared", "Copy: {line}").format(line=text))

    def _want(self, match_of: object) -> None:
        assert self._day is not None and callable(match_of)
        dated: DatedMatch = match_of(self._day)
        self.wanted.emit(dated)

    def _arrange(self) -> None:
        px = self._look.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(20), px(14), px(20), px(14))
        row.setSpacing(px(24))
        left = QVBoxLayout()
        left.setSpacing(px(4))
        for label in (self.heading, self.title, self.about):
            left.addWidget(label)
        buttons = QHBoxLayout()
        buttons.setSpacing(px(10))
        buttons.addWidget(self.play)
        buttons.addWidget(self.week)
        buttons.addStretch(1)
        left.addStretch(1)
        left.addLayout(buttons)
        row.addLayout(left, 3)
        right = QVBoxLayout()
        right.setSpacing(px(6))
        head = QHBoxLayout()
        head.addWidget(self.streak)
        head.addStretch(1)
        head.addWidget(self.longest)
        right.addLayout(head)
        right.addWidget(self.discs, 0, Qt.AlignmentFlag.AlignLeft)
        for line, button in ((self.day_line, self.copy_day), (self.week_line, self.copy_week)):
            below = QHBoxLayout()
            below.addWidget(line, 1)
            below.addWidget(button)
            right.addLayout(below)
        right.addStretch(1)
        row.addLayout(right, 2)


def _day(key: str) -> date | None:
    try:
        return date.fromisoformat(key) if "W" not in key else None
    except ValueError:
        return None

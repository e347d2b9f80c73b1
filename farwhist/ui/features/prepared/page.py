"""The page of the deal of the day, the match of the week, and the prepared deals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.analysis.puzzles import THEMES, Puzzle
from farwhist.rules.dated import DatedMatch, deal_of_day, match_of_week
from farwhist.store.results import DatedResult, PuzzleResult, streak
from farwhist.ui.features.prepared.themes import ThemeTile
from farwhist.ui.match.practice import PracticeWords
from farwhist.ui.review.page_style import HEAD, FeltGround, PageStyle, felt_page_sheet, point_back
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.style.text import SentenceLabel
from farwhist.ui.wording import number_words
from farwhist.ui.wording.days import long_day
from farwhist.ui.wording.number_words import Counts, Plural

translate = QCoreApplication.translate


class DayCounts:
    """Numbers of things in words: each takes the number of them."""

    cards_each = Plural("DayCounts", "%n card(s) for each player", "", 1)
    days = Plural("DayCounts", "%n day(s) in a row", "", 1)
    left = Plural("DayCounts", "Match of the &week: %n day(s) left", "", 1)


DAY: Final = "d MMM"
"""How a day is written in a line to paste, as Qt writes it."""


def heading(day: date) -> str:
    """Return the day in full above its deal."""
    text = translate("Prepared", "Deal of the day · {day}")
    return text.format(day=long_day(day))


def words(*, week: bool, played: bool) -> PracticeWords:
    """Return what is told while a match of a day or a `week` is on the table.

    `played`: there is a result already, which stays.
    """
    named = (
        translate("Prepared", "Match of the week")
        if week
        else translate("Prepared", "Deal of the day")
    )
    if played:
        text = translate("Prepared", "{title}: your first result stays, this one does not count.")
        return PracticeWords(named, text.format(title=named))
    text = translate("Prepared", "{title}: your first result counts, but not in your statistics.")
    help_costs = translate("Prepared", "A hint or a move taken back costs a star.")
    return PracticeWords(named, text.format(title=named), help_costs)


def title(size: int) -> str:
    """Return how large the deal of the day is."""
    return DayCounts.cards_each(size)


def about(result: DatedResult | None) -> str:
    """Return what there is to know of the deal of the day before it is played, or after."""
    if result is None:
        return translate(
            "Prepared",
            "The same cards for everybody today, made from the date alone. "
            "Your first result counts.",
        )
    if not result.own:
        return translate(
            "Prepared",
            "A bot made choices for you in this deal, so it brings no stars and no day in a row. "
            "You can play it again, but it will not count.",
        )
    text = translate("Prepared", "Your points: {points}. Stars: {stars} of 3.")
    told = [text.format(points=number_words.signed(result.points), stars=result.stars)]
    told.append(expert(result))
    return " ".join(each for each in told if each)


def expert(result: DatedResult) -> str:
    """Return what an expert gets with the same cards; nothing while that is not known."""
    if result.expert is None:
        return ""
    text = translate("Prepared", "An expert gets {points} with these cards on average.")
    return text.format(points=_mean(result.expert[0]))


def stars_rule() -> str:
    """Return how stars are won."""
    return translate(
        "Prepared",
        "Deal: three stars for an exact bid, one for a trick more or less. "
        "Match: three stars for two thirds of all bids exact, two for a half, one for a third. "
        "A hint or a move taken back costs a star. "
        "Where a bot chooses for you, there are none.",
    )


def day_line(day: date, result: DatedResult) -> str:
    """Return the result of a day as a line to paste."""
    shown = QLocale().toString(QDate(day.year, day.month, day.day), DAY)
    text = translate("Prepared", "Far Whist {day}: {stars} of 3 stars, {points}")
    told = text.format(day=shown, stars=result.stars, points=number_words.signed(result.points))
    return told + _beside(result)


def week_line(day: date, result: DatedResult) -> str:
    """Return the result of the week of this day as a line to paste, or why there is none."""
    if not result.own:
        return translate("Prepared", "This week a bot made choices for you: no result.")
    text = translate("Prepared", "Far Whist week {week}: {exact} of {deals} exact, {points}")
    told = text.format(
        week=day.isocalendar().week,
        exact=result.exact,
        deals=result.deals,
        points=number_words.signed(result.points),
    )
    return told + _beside(result)


def _beside(result: DatedResult) -> str:
    if result.expert is None:
        return ""
    text = translate("Prepared", ", expert {points}")
    return text.format(points=_mean(result.expert[0]))


def _mean(points: float) -> str:
    return number_words.signed(round(points))


DISC: Final = 32
GAP: Final = 14


class WeekView(QWidget):
    """Shows the week of a day."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._today = date(2000, 1, 1)
        self._played: Collection[date] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_week(self, today: date, played: Collection[date]) -> None:
        """Show the week of `today`, and on which of its days the deal was played."""
        self._today, self._played = today, played
        done = sum(day in played for day in self._days())
        text = translate("Prepared", "Days played this week: {done} of {days}.")
        self.setAccessibleName(text.format(done=done, days=today.weekday() + 1))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(7 * DISC + 6 * GAP) + 2, px(DISC + 20) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, theme, painter = self._style, self._style.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, step = style.px(DISC), style.px(DISC + GAP)
        for number, day in enumerate(self._days()):
            disc = QRectF(1 + number * step, 1, side, side)
            played, today = day in self._played, day == self._today
            edge = QColor(theme.accent if played or today else theme.control_line)
            line = Qt.PenStyle.DashLine if today and not played else Qt.PenStyle.SolidLine
            painter.setPen(QPen(edge, 2, line))
            painter.setBrush(QColor(theme.accent if played else theme.plate))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            if played:
                draw(painter, "check", disc.adjusted(9, 9, -9, -9), QColor(theme.ink))
            else:
                painter.setFont(style.font(12, 600))
                painter.setPen(QColor(theme.accent if today else theme.secondary))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(day.day))
            painter.setFont(style.font(12))
            painter.setPen(QColor(theme.secondary))
            name = QLocale().dayName(number + 1, QLocale.FormatType.NarrowFormat)
            below = QRectF(disc.x() - 6, disc.bottom() + 2, side + 12, style.px(18))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)

    def _days(self) -> list[date]:
        monday = self._today - timedelta(self._today.weekday())
        return [monday + timedelta(number) for number in range(7)]


class DayPanel(QFrame):
    """Offers the deal of a day, and tells of the days before.

    Signals:
        play_requested(dated): this match shall be played.
        said(text): what a screen reader is to say.
    """

    play_requested = Signal(object)
    said = Signal(str)

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.setObjectName("day")
        self._style = style
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
        self.discs = WeekView(style)
        self.day_line, self.week_line = SentenceLabel(), SentenceLabel()
        self.copy_day, self.copy_week = (
            CopyButton(translate("Prepared", "Copy"), line.text)
            for line in (self.day_line, self.week_line)
        )
        self._day: date | None = None
        self._results: Mapping[str, DatedResult] = {}
        for line, button in ((self.day_line, self.copy_day), (self.week_line, self.copy_week)):
            line.setProperty("note", True)
            button.setProperty("link", True)
            button.said.connect(self.said)
        for each in (self.play, self.week, self.copy_day, self.copy_week):
            each.setAutoDefault(False)
            each.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
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
        self.heading.setText(heading(day))
        self.title.setText(title(today.rules().plan.deals[0].size))
        self.about.setText(about(result))
        self.play.setText(
            translate("Prepared", "&Play today’s deal")
            if result is None
            else translate("Prepared", "&Play it again")
        )
        self.week.setText(
            DayCounts.left(7 - day.weekday())
            if of_week is None
            else translate("Prepared", "Match of the &week again")
        )
        played = {_day(key) for key, each in results.items() if each.own} - {None}
        run = streak({each for each in played if each is not None}, day)
        self.streak.setText(DayCounts.days(run.now))
        text = translate("Prepared", "longest: {days}")
        self.longest.setText(text.format(days=run.longest))
        self.discs.show_week(day, {each for each in played if each is not None})
        self._show_line(self.day_line, self.copy_day, self._last_day_line())
        line = "" if of_week is None else week_line(day, of_week)
        copied = of_week is not None and of_week.own
        self._show_line(self.week_line, self.copy_week, line, copied=copied)
        for each in (self.play, self.week):
            each.setToolTip(stars_rule())

    def _last_day_line(self) -> str:
        """Return the line of today, or of yesterday while today's deal is not played."""
        assert self._day is not None
        for back in (0, 1):
            day = self._day - timedelta(back)
            result = self._results.get(deal_of_day(day).key)
            if result is not None:
                return day_line(day, result) if result.own else ""
        return ""

    def _show_line(
        self, label: SentenceLabel, button: QPushButton, text: str, *, copied: bool = True
    ) -> None:
        label.setText(text)
        label.setVisible(bool(text))
        button.setVisible(bool(text) and copied)
        button.setAccessibleName(translate("Prepared", "Copy: {line}").format(line=text))

    def _want(self, match_of: object) -> None:
        assert self._day is not None and callable(match_of)
        dated: DatedMatch = match_of(self._day)
        self.play_requested.emit(dated)

    def _arrange(self) -> None:
        px = self._style.px
        words = (self.heading, self.title, self.about)
        buttons = filled(QHBoxLayout(), self.play, self.week, 1, spacing=px(10))
        left = filled(QVBoxLayout(), *words, 1, buttons, spacing=px(4))
        head = filled(QHBoxLayout(), self.streak, 1, self.longest)
        discs = (self.discs, Qt.AlignmentFlag.AlignLeft)
        today = filled(QHBoxLayout(), (self.day_line, 1), self.copy_day)
        week = filled(QHBoxLayout(), (self.week_line, 1), self.copy_week)
        right = filled(QVBoxLayout(), head, discs, today, week, 1, spacing=px(6))
        around = (px(20), px(14))
        filled(QHBoxLayout(self), (left, 3), (right, 2), margins=around, spacing=px(24))


def _day(key: str) -> date | None:
    try:
        return date.fromisoformat(key) if "W" not in key else None
    except ValueError:
        return None


class PreparedPage(WindowPage):
    """Offers deals to be played that are the same for everybody.

    Signals:
        dated_requested(dated): this match of a day or a week shall be played.
        theme_requested(theme): prepared deals of this theme shall be asked.
        said(text): what a screen reader is to say.
        left(): the player is done.

    Args:
        results: returns the results of dated matches by key, as they are kept.
        puzzles: the prepared deals.
        solved: returns what was reached in them, by id.
    """

    dated_requested = Signal(object)
    theme_requested = Signal(str)

    def __init__(
        self,
        style: PageStyle,
        today: date,
        *,
        results: Callable[[], dict[str, DatedResult]],
        puzzles: Sequence[Puzzle],
        solved: Callable[[], Mapping[str, PuzzleResult]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("prepared")
        set_help_anchor(self, "study#prepared")
        self.setAccessibleName(translate("Prepared", "Prepared deals"))
        self._style = style
        self._today = today
        self._results = results
        self._puzzles = puzzles
        self._solved = solved
        self.tiles = [ThemeTile(theme, style) for theme in THEMES]
        for tile in self.tiles:
            tile.play_requested.connect(self.theme_requested)
        self._columns = 0
        self._ground = FeltGround(style)
        self.back = QPushButton(translate("Prepared", "&Back"))
        self.day = DayPanel(style)
        self.day.play_requested.connect(self.dated_requested)
        self.day.said.connect(self.said)
        self.back.clicked.connect(lambda checked: self.left.emit())
        self._arrange()
        theme, px = style.theme, style.px
        edge = 2 if theme.strong else 1
        self.setStyleSheet(
            felt_page_sheet(style)
            + f"""
QFrame[plate="true"] {{ background: {theme.plate}; border: {edge}px solid {theme.accent};
    border-radius: {px(12)}px; }}
QLabel[accent="true"] {{ color: {theme.accent}; font-size: {px(13)}px; font-weight: 700; }}
QLabel[large="true"] {{ color: {theme.text}; font-size: {px(22)}px; font-weight: 700; }}
QPushButton[gold="true"] {{ color: {theme.ink}; background: {theme.accent};
    border-color: {theme.accent}; font-size: {px(14)}px; min-height: {px(32)}px; }}
QPushButton[gold="true"]:focus {{ border: 2px solid {theme.text}; }}
"""
        )
        self.refresh()

    def start(self) -> None:
        self.day.play.setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.day.stops(), *(tile.play for tile in self.tiles)]

    def refresh(self) -> None:
        """Show what was reached by now."""
        self.day.show_day(self._today, self._results())
        reached = self._solved()
        for tile in self.tiles:
            of_theme = [each for each in self._puzzles if each.theme == tile.theme]
            tile.show_state(of_theme, reached)
            tile.setVisible(bool(of_theme))
        stars = sum(each.stars for each in reached.values())
        done = sum(each.stars > 0 for each in reached.values())
        text = translate("Prepared", "{deals} · {done} solved · stars: {stars} of {most}")
        count = len(self._puzzles)
        self.about.setText(
            text.format(deals=Counts.deals(count), done=done, stars=stars, most=3 * count)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the themes in three columns, or in two or one where there is less room."""
        super().resizeEvent(event)
        columns = min(max(int(self.width() / self._style.px(390)), 1), 3)
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self.grid.addWidget(tile, number // columns, number % columns)
            for column in range(3):
                self.grid.setColumnStretch(column, int(column < columns))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.day.play.click()
        event.accept()

    def _arrange(self) -> None:
        style, px = self._style, self._style.px
        head = QFrame()
        head.setProperty("head", True)
        head.setFixedHeight(px(HEAD))
        self.back.setProperty("dark", True)
        point_back(self.back, style.theme, px(16))
        title = QLabel(translate("Prepared", "Prepared deals"))
        title.setProperty("title", True)
        self.about = SentenceLabel()
        self.about.setProperty("note", True)
        named = (self.back, title, (self.about, 1))
        filled(QHBoxLayout(head), *named, margins=(px(16), 0), spacing=px(12))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        inner = QWidget()
        inner.setProperty("clear", True)
        self.grid = QGridLayout()
        self.grid.setSpacing(px(12))
        within = (self.day, self.grid, 1)
        self.body = filled(QVBoxLayout(inner), *within, margins=px(16), spacing=px(16))
        area.setWidget(inner)
        filled(QVBoxLayout(self), head, (area, 1), margins=0, spacing=0)

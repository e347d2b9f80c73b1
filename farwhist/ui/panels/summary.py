"""The panel that sums up a deal, with the line that tells of a run of exact bids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.panels.summary_parts import SummaryNote, TallyShow
from farwhist.ui.panels.summary_table import SummaryTable
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.timing import Speeds
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Clock
from farwhist.ui.viewmodels.story import run_now, standing_change
from farwhist.ui.wording import outcomes, questions
from farwhist.ui.wording.punctuation import keep_numbers, sentence
from farwhist.ui.wording.story_words import change_words, run_words

translate = QCoreApplication.translate


LONGEST = 8
"""More ticks than that say no more."""


class Ticks(QWidget):
    """A gold disc with a check mark for each deal of a run."""

    def __init__(self, theme: Theme, run: int) -> None:
        super().__init__()
        self._theme = theme
        self.run = min(run, LONGEST)
        self._side = 18.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def rescale(self, size: int) -> None:
        """Fit to text of this size."""
        self._side = 1.2 * size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self.run * self._side * 1.25), round(self._side) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side
        for number in range(self.run):
            box = QRectF(number * side * 1.25 + 1, (self.height() - side) / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.accent))
            painter.drawEllipse(box)
            painter.setPen(QPen(QColor(self._theme.ink), 0.12 * side))
            points = ((0.28, 0.53), (0.44, 0.68), (0.72, 0.36))
            at = [QPointF(box.x() + x * side, box.y() + y * side) for x, y in points]
            painter.drawPolyline(QPolygonF(at))


class StreakLine(QFrame):
    """One line; `told` is the whole of it."""

    def __init__(self, theme: Theme, run: int, told: str) -> None:
        super().__init__()
        self.setObjectName("streak")
        self._theme = theme
        self.ticks = Ticks(theme, run)
        self.text = QLabel(told)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self.ticks)
        row.addWidget(self.text)
        row.addStretch(1)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def rescale(self, size: int, room: float, *, tight: bool) -> None:
        """Write in this size, in pixels; over two lines where one is wider than `room`."""
        self.ticks.rescale(size)
        pad = 3 if tight else round(0.6 * size)
        self._row.setContentsMargins(12, pad, 12, pad)
        font = QFont(self.text.font())
        font.setPixelSize(size)
        font.setBold(True)
        self.text.setFont(font)
        needed = QFontMetricsF(font).horizontalAdvance(self.text.text())
        left = room - self.ticks.sizeHint().width() - 48
        self.text.setWordWrap(needed > left)
        self.text.setMinimumWidth(round(min(needed, left)) + 2)
        self.setStyleSheet(
            f"QFrame#streak {{ background: {self._theme.ink}; border-radius: 10px; border: none; }}"
            f"QFrame#streak QLabel {{ color: {self._theme.accent}; font-size: {size}px;"
            " font-weight: bold; }"
        )


FAIR = 12
"""Names of no more letters are cut only where other words have been left out first."""

WIDE = 36
"""How wide the panel is, in sizes of its text."""

STREAK = 3
"""From so many exact bids in a row on they are told."""

SMALLER = 2
"""By so many pixels its text may be smaller, for the panel to leave the sum of the bids free."""

SIDES = 2 * (10 + 1)
"""So many pixels go to its margins and its frame, on both sides together."""

SMALLEST = 16
"""A portrait is at least so many pixels wide, or left out."""


class DealSummary(NamedTuple):
    """What is told of the deal that has just ended, perhaps the `last`.

    With `whose` the heading names the person of whom it tells: several look at it. `avatars` are
    the portraits, by seat.
    """

    scores: Scores
    human: Seat
    avatars: Sequence[int]
    last: bool
    practice: bool = False
    whose: str = ""


class SummaryPanel(Panel):
    """What everybody did and scored in a deal.

    Args:
        note: what stands below the rows.
        bid_sum: returns where the sum of the bids is written.
        spare: returns how much lower than usual the own plate stands.
    """

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        summary: DealSummary,
        note: SummaryNote | None = None,
        bid_sum: Callable[[], Rect],
        spare: Callable[[], float],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("summary")
        set_help_anchor(self, "five_minutes#points")
        scores, human = summary.scores, summary.human
        self.scores = scores
        self._ratio = 0.0
        self.bid_sum, self.spare = bid_sum, spare
        self._head(human, summary.whose)
        self._table = table = SummaryTable(theme, scores, human, summary.avatars)
        self.grid, self.rows = table.grid, table.rows
        self.names, self.sums = table.names, table.sums
        add_layout(self.column, self.grid)
        self.tally = TallyShow(self.column, self.grid, table.lines)
        self.streak = self._streak(human)
        self.note = note
        if note is not None:
            self.column.addWidget(note)
        self._foot(last=summary.last, practice=summary.practice)

    def _head(self, human: Seat, whose: str) -> None:
        scores = self.scores
        result, kind = scores.results[-1], scores.kind
        told = outcomes.headline(result, scores.view, human, kind.outcome)
        told = questions.of_person(whose, told) if whose else told
        self.title = self.heading(keep_numbers(told))
        self.title.setWordWrap(True)
        self.deal = deal = self.quiet(outcomes.summary_title(result, scores.number, kind.summary))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(deal)
        add_layout(self.column, head)
        self.setAccessibleName(f"{sentence(deal.text())} {told}")

    def _streak(self, human: Seat) -> StreakLine | None:
        scores = self.scores
        run = run_now(scores.results, human) if scores.kind.exact else 0
        if run < STREAK or scores.results[-1].void:
            return None
        change = standing_change(scores.results, human, low=scores.low)
        told = " ".join((run_words(run), change_words(change, scores.names)))
        line = StreakLine(self.theme, run, told.strip())
        self.column.addWidget(line)
        return line

    def _foot(self, *, last: bool, practice: bool) -> None:
        self._buttons, self._ways = QHBoxLayout(), QHBoxLayout()
        self.hands = QPushButton(translate("Summary", "Show all hands"))
        self.hands.setObjectName("hands")
        self.study = QPushButton(translate("Summary", "Study"))
        self.study.setObjectName("study")
        self.study.setToolTip(translate("Summary", "Go through the deal card by card"))
        set_help_anchor(self.hands, command_help("hands"))
        set_help_anchor(self.study, "study#study")
        self.replay = QPushButton(translate("Summary", "Replay deal"))
        self.replay.setObjectName("replay")
        set_help_anchor(self.replay, command_help("replay"))
        if practice:
            onward = translate("Summary", "Back to the match")
        else:
            onward = translate("Summary", "Result") if last else translate("Summary", "Next deal")
        self.next = self.action(onward + "  ⏎")
        self.next.setObjectName("next")
        on_click(self.next, self.closed.emit)
        for button in (self.hands, self.study, self.replay):
            button.setAutoDefault(False)
            self._ways.addWidget(button)
        add_layout(self._buttons, self._ways)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.next)
        add_layout(self.column, self._buttons)

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        """Stand in the middle, or below the sum of the bids if there is room for that.

        A little smaller is small enough; else the panel covers the sum, which the host hides.
        """
        super().fit(room, fonts)
        told = self.bid_sum()
        if not self.covers(told):
            return
        top = told.bottom + 4
        below = Rect(room.x, top, room.w, room.bottom + self.spare() - top)
        if self.height() > below.h:
            super().fit(below, [size for size in fonts if size >= self.font_size - SMALLER])
        if self.height() > below.h or self.width() > below.w:
            super().fit(room, fonts)
        else:
            self.place.setY(ceil(top))
            self.move(self.place)

    def adapt(self, room: Rect) -> None:
        """Give the rows their height, and all their sizes: portraits go where rows are low."""
        font = self.font_size
        streak = 2.8 * font if self.streak is not None else 0
        rest = room.h - (6.4 * font + 34 + streak)
        high, tight = self._row_height(rest - self._note_height(tight=False))
        if tight:
            high, tight = self._row_height(rest - self._note_height(tight=True))[0], True
        self.column.setSpacing(4 if tight else 8)
        self.column.setContentsMargins(10, 6 if tight else 12, 10, 6 if tight else 12)
        self.grid.setHorizontalSpacing(round(0.5 * font if room.w < WIDE * font else 0.65 * font))
        self.title.setStyleSheet(f"font-size: {round((1.1 if tight else 1.43) * font)}px;")
        self._table.resize(font, high)
        if self.streak is not None:
            self.streak.rescale(font, min(room.w, WIDE * font) - SIDES, tight=tight)
        if self.note is not None:
            self.note.rescale(font, min(room.w, WIDE * font) - SIDES, tight=tight)
        self._table.draw_portraits(high - 6 if high - 6 >= SMALLEST else 0, self._ratio_now())
        self._turn_buttons(room.w)
        self.setMinimumWidth(int(min(room.w, WIDE * font)))
        for left_out in range(4):
            self._leave_out(left_out)
            self._table.shorten_names(0)
            over = self._least_width() - room.w
            if left_out and over > 0:
                self._table.shorten_names(over, FAIR if left_out < 3 else 0)
                over = self._least_width() - room.w
            if over <= 0:
                break
        # A heading of two lines would rather have one, and stand over the plates.
        self.setMaximumWidth(max(int(room.w), self.column.minimumSize().width()))

    def _row_height(self, room: float) -> tuple[int, bool]:
        """Return how high a row is where they all have so much room, and whether that is little."""
        font = self.font_size
        high = int(min(max(room / len(self.rows), 1.42 * font), 3 * font))
        return high, high < 2 * font

    def _note_height(self, *, tight: bool) -> int:
        gap = 4 if tight else 8
        return 0 if self.note is None else self.note.height_for(self.font_size, tight=tight) + gap

    def _turn_buttons(self, room: float) -> None:
        """Let the buttons stand side by side; where there is little room some are left out.

        First of them is the one to replay the deal, then the one to show all hands: keys and the
        menu lead there too. Study, alone beside the way on, may stand above it.
        """
        margins = self.column.contentsMargins()
        room -= margins.left() + margins.right() + 2
        gap = max(self._buttons.spacing(), 0)
        least = gap + self.next.sizeHint().width()
        for button in (self.study, self.hands, self.replay):
            least += button.sizeHint().width() + gap
            button.setVisible(button is self.study or least <= room)
            if button is self.study:
                fits = least <= room
        down, along = QHBoxLayout.Direction.TopToBottom, QHBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(along if fits else down)

    def _least_width(self) -> int:
        self.column.invalidate()
        self.column.activate()
        return self.column.minimumSize().width()

    def _leave_out(self, much: int) -> None:
        self.deal.setVisible(much < 2)
        self._table.leave_out(much)

    def draw_for(self, ratio: float) -> None:
        self._ratio = ratio
        self._table.draw_again(self._ratio_now())

    def _ratio_now(self) -> float:
        return self._ratio or self.devicePixelRatioF()

    def start(self, clock: Clock, speeds: Speeds, flight: int) -> None:
        """Count up, and tell of the streak, when points land after `flight` milliseconds."""
        if self.streak is not None:
            self.streak.setVisible(not flight)
        if self.note is not None and not flight:
            self.note.land(at_once=True)
        self.tally.start(clock, speeds, flight, self._land)

    def _land(self) -> None:
        if self.streak is not None:
            self.streak.show()
        if self.note is not None:
            self.note.land(at_once=False)

    def take(self, press: Press) -> bool:
        if press.enters or (press.means("go_on") and not press.held):
            self.closed.emit()
            return True
        if press.means("open_in_study") and not press.held:
            self.study.click()
            return True
        return False

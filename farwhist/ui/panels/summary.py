"""The panel that sums up a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.avatars import picture
from farwhist.ui.facts.standing_change import run_now, standing_change
from farwhist.ui.panels.face_label import FaceLabel
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.panels.streak import StreakLine
from farwhist.ui.panels.summary_note import SummaryNote
from farwhist.ui.panels.summary_rows import SummaryRow, summary_rows
from farwhist.ui.panels.tally_show import Line, TallyShow
from farwhist.ui.scores.score_words import why
from farwhist.ui.scores.tally import Scores
from farwhist.ui.settings.press import Press
from farwhist.ui.settings.speeds import Speeds
from farwhist.ui.style.tokens import LIGHT
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Clock
from farwhist.ui.wording import outcomes, passing_words
from farwhist.ui.wording.number_words import number as points
from farwhist.ui.wording.number_words import signed
from farwhist.ui.wording.streak_words import change_words, run_words

translate = QCoreApplication.translate

WIDE = 36
"""How wide the panel is, in sizes of its text."""

STREAK = 3
"""From so many exact bids in a row on they are told."""

PLACE, CHANGE, PORTRAIT, NAME, DID, MARK, POINTS, TOTAL = range(8)
"""The columns."""

SMALLER = 2
"""By so many pixels its text may be smaller, for the panel to leave the sum of the bids free."""

SMALLEST = 16
"""A portrait is at least so many pixels wide, or left out."""

OWN_ROW = LIGHT.lit

EDGES = {PLACE: "padding-left: 10px;", TOTAL: "padding-right: 10px;"}
"""The row of the player has a ground, which its texts do not touch."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Cell:
    """A label of a row: how large it is beside the text of the panel, and its colour."""

    label: QLabel
    column: int
    size: float
    bold: bool
    colour: str
    whole: str
    brief: str


class SummaryPanel(Panel):
    """What everybody did and scored in the deal that has just ended, perhaps the `last`.

    Args:
        bid_sum: returns where the sum of the bids is written.
        spare: returns how much lower than usual the own plate stands.
    """

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        parent: QWidget,
        *,
        scores: Scores,
        human: Seat,
        avatars: Sequence[int],
        last: bool,
        practice: bool = False,
        whose: str = "",
        note: SummaryNote | None = None,
        bid_sum: Callable[[], Rect],
        spare: Callable[[], float],
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("summary")
        self.scores = scores
        self.names: list[QLabel] = []
        self.sums: dict[int, QLabel] = {}
        self._avatars = avatars
        self._portraits: list[tuple[FaceLabel, Sequence[Seat]]] = []
        self._cells: list[_Cell] = []
        self._side = 0
        self._ratio = 0.0
        self._widths: dict[int, int] = {}
        self.bid_sum, self.spare = bid_sum, spare
        self._head(human, whose)
        self.grid = QGridLayout()
        self.grid.setVerticalSpacing(0)
        self.grid.setColumnStretch(NAME, 1)
        self.rows = summary_rows(scores, human)
        lines = [self._line(number, row) for number, row in enumerate(self.rows)]
        self.column.addLayout(self.grid)
        self.tally = TallyShow(self.column, self.grid, lines)
        self.streak = self._streak(human)
        self.note = note
        if note is not None:
            self.column.addWidget(note)
        self._foot(last=last, practice=practice)

    def _head(self, human: Seat, whose: str) -> None:
        scores = self.scores
        result, kind = scores.results[-1], scores.kind
        told = outcomes.headline(result, scores.view, human, kind.outcome)
        self.title = self.heading(passing_words.whose(whose, told) if whose else told)
        self.title.setWordWrap(True)
        self.deal = deal = self.quiet(outcomes.summary_title(result, scores.number, kind.summary))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(deal)
        self.column.addLayout(head)
        self.setAccessibleName(f"{deal.text()}. {self.title.text()}")

    def _line(self, number: int, row: SummaryRow) -> Line:
        scores, result = self.scores, self.scores.results[-1]
        parts: list[QWidget] = []
        if row.own:
            parts.append(self._own_ground(number))
        portrait = FaceLabel()
        self.grid.addWidget(portrait, number, PORTRAIT)
        self._portraits.append((portrait, row.members))
        told = row.told
        grey = self.theme.panel_secondary
        mark = grey if told.away is None else self._colour(told.away)
        name = self._put(number, NAME, scores.names[row.column], 1.07, bold=row.own)
        self.names.append(name)
        parts += [
            portrait,
            name,
            self._put(number, DID, told.did, 0.93, colour=grey, brief=told.counts),
            self._put(number, MARK, told.mark, 0.95, bold=True, colour=mark, brief=told.brief),
        ]
        if scores.kind.points:
            parts += self._counted(number, row)
        after = result.totals[row.column]
        before = after - result.points[row.column]
        return Line(parts, row.was, number, self.sums.get(row.column), before, after)

    def _counted(self, number: int, row: SummaryRow) -> list[QWidget]:
        """Write place, change, points and sum."""
        scores, result = self.scores, self.scores.results[-1]
        gained = result.points[row.column]
        good = gained != 0 and (gained < 0) is scores.low
        colour = self._colour(0 if good else 1) if gained else self.theme.panel_secondary
        got = self._put(number, POINTS, signed(gained), 1.28, bold=True, colour=colour)
        got.setToolTip(why(scores, len(scores.results) - 1, row.column))
        total = self._put(number, TOTAL, points(result.totals[row.column]), 1.57, bold=True)
        self.sums[row.column] = total
        for label in (got, total):
            label.setAlignment(_RIGHT)
        moved = self._colour(int(row.rose < 0)) if row.rose else self.theme.panel_secondary
        place = self._put(number, PLACE, str(row.place), 1.14, bold=True)
        change = self._put(number, CHANGE, _moved(row.rose), 0.85, colour=moved)
        return [got, total, place, change]

    def _own_ground(self, number: int) -> QFrame:
        ground = QFrame()
        ground.setObjectName("own")
        edge = f"2px solid {self.theme.ink}" if self.theme.strong else "none"
        colour = self.theme.panel if self.theme.strong else OWN_ROW
        ground.setStyleSheet(
            f"QFrame#own {{ background: {colour}; border: {edge}; border-radius: 10px; }}"
        )
        self.grid.addWidget(ground, number, 0, 1, TOTAL + 1)
        ground.lower()
        return ground

    def _put(
        self,
        row: int,
        column: int,
        text: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = "",
        brief: str = "",
    ) -> QLabel:
        label = QLabel(text)
        label.setAlignment(_LEFT)
        self.grid.addWidget(label, row, column)
        colour = colour or self.theme.panel_text
        self._cells.append(_Cell(label, column, size, bold, colour, text, brief or text))
        return label

    def _colour(self, away: int) -> str:
        """Return the colour for tricks taken above or below the bid."""
        if away == 0:
            return self.theme.panel_exact
        return self.theme.panel_needs if away < 0 else self.theme.panel_over

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
        self.replay = QPushButton(translate("Summary", "Replay deal"))
        self.replay.setObjectName("replay")
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
        self._buttons.addLayout(self._ways)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.next)
        self.column.addLayout(self._buttons)

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
        font, count = self.font_size, len(self.rows)
        streak = 2.8 * font if self.streak is not None else 0
        rest = room.h - (6.4 * font + 34 + streak)
        high, tight = self._row_height(rest - self._note_height(tight=False))
        if tight:
            high, tight = self._row_height(rest - self._note_height(tight=True))[0], True
        self.column.setSpacing(4 if tight else 8)
        self.column.setContentsMargins(10, 6 if tight else 12, 10, 6 if tight else 12)
        self.grid.setHorizontalSpacing(round(0.5 * font if room.w < WIDE * font else 0.65 * font))
        self.title.setStyleSheet(f"font-size: {round((1.1 if tight else 1.43) * font)}px;")
        most = min(1.0, high / (1.9 * font))
        for cell in self._cells:
            larger = max(1.0, cell.size * most) if cell.size > 1 else cell.size
            looks = (
                f"color: {cell.colour}; font-size: {round(font * larger)}px;"
                f" font-weight: {700 if cell.bold else 400}; {EDGES.get(cell.column, '')}"
            )
            if looks != cell.label.styleSheet():  # Qt reads it anew in any case
                cell.label.setStyleSheet(looks)
        for number in range(count):
            self.grid.setRowMinimumHeight(number, high)
        for column, width in ((PLACE, 1.9), (CHANGE, 1.7), (POINTS, 4.2), (TOTAL, 4.6)):
            self._widths[column] = round(width * font) if self.sums else 0
        if self.streak is not None:
            self.streak.rescale(font, min(room.w, WIDE * font) - 20, tight=tight)
        if self.note is not None:
            self.note.rescale(font, min(room.w, WIDE * font) - 20, tight=tight)
        self._draw_portraits(high - 6 if high - 6 >= SMALLEST else 0)
        self._turn_buttons(room.w)
        self.setMinimumWidth(int(min(room.w, WIDE * font)))
        for left_out in range(4):
            self._leave_out(left_out)
            self._shorten_names(0)
            over = self._least_width() - room.w
            if left_out in (1, 2) and over > 0:
                self._shorten_names(over)
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
        """Let the buttons stand side by side as far as there is room, else one below another."""
        margins = self.column.contentsMargins()
        room -= margins.left() + margins.right() + 2
        gap = max(self._buttons.spacing(), 0)
        buttons = (self.hands, self.study, self.replay)
        wide = {each: each.sizeHint().width() + gap for each in buttons}
        least = sum(wide.values()) + gap + self.next.sizeHint().width()
        self.study.setVisible(least <= room)  # a key and the menu lead there too
        ways = sum(wide.values()) - (0 if least <= room else wide[self.study])
        down, along = QHBoxLayout.Direction.TopToBottom, QHBoxLayout.Direction.LeftToRight
        fits = ways + gap + self.next.sizeHint().width() <= room
        self._buttons.setDirection(along if fits else down)
        self._ways.setDirection(along if ways - gap <= room else down)

    def _least_width(self) -> int:
        self.column.invalidate()
        self.column.activate()
        return self.column.minimumSize().width()

    def _shorten_names(self, over: float) -> None:
        """Let long names lose their members, or end in dots: the column by `over` pixels narrower.

        They keep half of what the longest one needs; with 0 all are whole.
        """
        names = [cell for cell in self._cells if cell.column == NAME]
        for cell in names:
            cell.label.ensurePolished()
        wide = {
            cell.whole: cell.label.fontMetrics().horizontalAdvance(cell.whole) for cell in names
        }
        longest = max(wide.values(), default=0)
        room = max(longest - over - 2, longest / 2) if over else longest
        for cell in names:
            dots = Qt.TextElideMode.ElideRight
            short = wide[cell.whole] > room
            side, _, members = cell.whole.partition(" (")
            kept = side if members else cell.whole
            text = cell.label.fontMetrics().elidedText(kept, dots, int(room))
            cell.label.setText(text if short else cell.whole)
            cell.label.setToolTip(cell.whole if short else "")
            cell.label.setAccessibleName(cell.whole if short else "")

    def _leave_out(self, much: int) -> None:
        """Leave out nothing, what matters least, words, or all but names, marks and points."""
        short, brief, least = much > 0, much > 1, much > 2
        self.deal.setVisible(not brief)
        for column, width in self._widths.items():
            self.grid.setColumnMinimumWidth(column, 0 if short and column == CHANGE else width)
        for cell in self._cells:
            if cell.column == CHANGE:
                cell.label.setVisible(not short)
            elif cell.column == DID:
                cell.label.setVisible(not least)
                cell.label.setText(cell.brief if brief else cell.whole)
                cell.label.setToolTip(cell.whole if brief else "")
                cell.label.setAccessibleName(cell.whole if brief else "")
            elif cell.column == MARK:
                text = cell.brief if short and self.sums else cell.whole
                sign, _, words = text.partition(" ")
                cell.label.setText(sign if brief and words and len(sign) == 1 else text)
                cell.label.setToolTip(cell.whole if short else "")

    def draw_for(self, ratio: float) -> None:
        self._ratio, side = ratio, self._side
        self._side = -1
        self._draw_portraits(side)

    def _draw_portraits(self, side: int) -> None:
        """Show the portraits so large; partners overlap. At 0 there are none."""
        if side == self._side:
            return
        self._side = side
        for label, members in self._portraits:
            label.setVisible(bool(side))
            if side:
                label.show_faces(self._faces(members, side))

    def _faces(self, members: Sequence[Seat], side: int) -> QPixmap:
        ratio = self._ratio or self.devicePixelRatioF()
        step = 0.62 * side
        wide = round(side + step * (len(members) - 1))
        found = QPixmap(round(wide * ratio), round(side * ratio))
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        for number, seat in enumerate(members):
            painter.drawPixmap(round(number * step), 0, picture(self._avatars[seat], side, ratio))
        painter.end()
        return found

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
        return False


def _moved(rose: int) -> str:
    """Return by how many places somebody rose or fell."""
    return f"▲{rose}" if rose > 0 else f"▼{-rose}" if rose else "–"

"""The pages of the statistics, and the bars, bands and lines that are drawn on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from farwhist.engine.cards import card
from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.statistics import statistics_words
from farwhist.ui.features.statistics.figures import CardCounts, Figures, Rate, ranked
from farwhist.ui.review.leaning_cards import LeaningCards
from farwhist.ui.scores.model import INKS, is_dark
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.page_area import Tile, TileBoard, heading, plain
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate


class Bar(QWidget):
    """A bar on a track that stands for everything."""

    def __init__(self, label: str, rate: Rate) -> None:
        super().__init__()
        self.rate = rate
        self.setAccessibleName(statistics_words.rate_spoken(label, rate))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(4 * line, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = 0.62 * self.fontMetrics().height()
        track = QRectF(0.5, (self.height() - high) / 2, self.width() - 1, high)
        roles = QPalette.ColorRole
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(track, 3, 3)
        if self.rate.good:
            fill = QRectF(track)
            fill.setWidth(max(track.width() * self.rate.share, 4.0))
            ink = QColor(INKS[is_dark(self.palette())][1])
            painter.setPen(ink)
            painter.setBrush(ink)
            painter.drawRoundedRect(fill, 3, 3)
        painter.end()


class RateBars(QWidget):
    """A line for each rate: what it is of, the bar, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: list[tuple[str, Rate]] = []
        self._lines: list[tuple[QWidget, ...]] = []
        self._grid = _grid_of(self, 12, 4)

    def show_rates(self, rates: Sequence[tuple[str, Rate]]) -> None:
        """Show these, from top to bottom."""
        self.rates = list(rates)
        _clear(self._grid)
        self._lines = [
            (plain(label, wrapped=False), Bar(label, rate), QLabel(statistics_words.rate(rate)))
            for label, rate in rates
        ]
        for row, line in enumerate(self._lines):
            for column, part in enumerate(line):
                self._grid.addWidget(part, row, column)

    def widths(self, column: int) -> list[int]:
        """Return how wide the texts of a column are."""
        return [line[column].sizeHint().width() for line in self._lines]

    def widen(self, column: int, width: int) -> None:
        """Give a column at least this width."""
        self._grid.setColumnMinimumWidth(column, width)


def line_up(*boards: RateBars) -> None:
    """Let the bars of several boards begin and end at the same places."""
    for column in (0, 2):
        wide = max((width for board in boards for width in board.widths(column)), default=0)
        for board in boards:
            board.widen(column, wide)


def _grid_of(board: QWidget, across: int, down: int) -> QGridLayout:
    """Return a grid in a board with so many pixels between its cells."""
    grid = QGridLayout(board)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(across)
    grid.setVerticalSpacing(down)
    grid.setColumnStretch(1, 1)
    return grid


def _clear(grid: QGridLayout) -> None:
    """Take everything out of a grid."""
    while grid.count():
        item = grid.takeAt(0)
        widget = None if item is None else item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


REACH: Final = 2.0
"""The ends of a scale, in bands on either side of what is expected."""


class Scale(QWidget):
    """The band, its middle, and a mark where the number lies: a disc within, else a diamond."""

    def __init__(self, dealt: CardCounts, name: str) -> None:
        super().__init__()
        self.dealt = dealt
        self.setAccessibleName(labelled(name, statistics_words.dealt(dealt)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(14 * line, line)

    @property
    def part(self) -> float:
        """Where on the scale the number lies, from 0 to 1; what lies beyond is at its end."""
        away = (self.dealt.count - self.dealt.mean) / self.dealt.band
        return min(max(0.5 + away / (2 * REACH), 0.02), 0.98)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        roles, middle = QPalette.ColorRole, high / 2
        ink = self.palette().color(roles.WindowText)
        faint = QColor(ink)
        faint.setAlphaF(0.35)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(0, middle), QPointF(wide, middle))
        inks = INKS[is_dark(self.palette())]
        band = QColor(inks[1])
        band.setAlphaF(0.28)
        painter.setPen(QPen(QColor(inks[1]), 1))
        painter.setBrush(band)
        half = wide / (2 * REACH)
        painter.drawRoundedRect(QRectF(wide / 2 - half, 0.2 * high, 2 * half, 0.6 * high), 3, 3)
        painter.setPen(QPen(ink, 1))
        painter.drawLine(QPointF(wide / 2, 0.1 * high), QPointF(wide / 2, 0.9 * high))
        self._mark(painter, QPointF(wide * self.part, middle), 0.27 * high, ink, inks[2])
        painter.end()

    def _mark(self, painter: QPainter, at: QPointF, size: float, ink: QColor, outside: str) -> None:
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Window), 1.5))
        painter.setBrush(QColor(outside) if self.dealt.away else ink)
        if not self.dealt.away:
            painter.drawEllipse(at, size, size)
            return
        size *= 1.35
        steps = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.drawPolygon([QPointF(at.x() + x, at.y() + y) for x, y in steps])


class Bands(QWidget):
    """Two lines for each seat: its scale, and the numbers in words."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[CardCounts] = []
        self._grid = _grid_of(self, 14, 1)

    def show_dealt(self, seats: Sequence[CardCounts]) -> None:
        """Show these, from top to bottom."""
        self.seats = list(seats)
        _clear(self._grid)
        for number, dealt in enumerate(seats):
            name = statistics_words.seat_name(dealt.seat)
            self._grid.addWidget(plain(name, wrapped=False), 3 * number, 0)
            self._grid.addWidget(Scale(dealt, name), 3 * number, 1)
            self._grid.addWidget(plain(statistics_words.dealt(dealt)), 3 * number + 1, 1)
            self._grid.setRowMinimumHeight(3 * number + 2, 6)


class Spot(Struct, frozen=True):
    """A match: its value, and whether it was won."""

    value: float
    won: bool


class Sparkline(QWidget):
    """A line through all values, with each number above its mark where there is room.

    A match that was won has a square, any other a disc. `ranks`: 1 stands on top.
    `numbered(fits)` is emitted when there has come to be room for the numbers, or not.
    """

    numbered = Signal(bool)

    def __init__(self, *, ranks: bool) -> None:
        super().__init__()
        self.ranks = ranks
        self.spots: list[Spot] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spots(self, spots: Sequence[Spot], name: str, spoken: str) -> None:
        """Draw these; `spoken` says them in words."""
        self.spots = list(spots)
        self.setAccessibleName(name)
        self.setAccessibleDescription(spoken)
        self.update()
        self.numbered.emit(self.has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.numbered.emit(self.has_room)

    @property
    def has_room(self) -> bool:
        """Whether the numbers can stand above their marks without running into one another."""
        wide = self._widest()
        steps = max(len(self.spots) - 1, 1)
        return not self.spots or self._room().width() / steps >= wide or len(self.spots) == 1

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, round(5.5 * line))

    def places(self, room: QRectF) -> list[QPointF]:
        """Return where the marks stand in `room`."""
        values = [spot.value for spot in self.spots]
        low, high = min(values), max(values)
        if self.ranks:
            low, high = 1.0, max(high, 2.0)
        high = max(high, low + 1)
        step = room.width() / max(len(values) - 1, 1)
        first = room.left() if len(values) > 1 else room.center().x()
        found = []
        for number, value in enumerate(values):
            part = (value - low) / (high - low)
            y = room.top() + room.height() * (part if self.ranks else 1 - part)
            found.append(QPointF(first + number * step, y))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.spots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = QPalette.ColorRole
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(self.palette().color(roles.Mid))
        painter.setBrush(self.palette().base())
        painter.drawRoundedRect(frame, 8, 8)
        line = self.fontMetrics().height()
        marks = self.places(self._room())
        inks = INKS[is_dark(self.palette())]
        painter.setPen(QPen(QColor(inks[0]), line / 9))
        painter.drawPolyline(QPolygonF(marks))
        if self.has_room:
            self._write(painter, marks)
        painter.setPen(QPen(self.palette().color(roles.Base), line / 12))
        size = 0.27 * line
        for spot, mark in zip(self.spots, marks, strict=True):
            painter.setBrush(QColor(inks[1] if spot.won else inks[0]))
            if spot.won:
                box = QRectF(mark.x() - size, mark.y() - size, 2 * size, 2 * size)
                painter.drawRect(box.adjusted(-1, -1, 1, 1))
            else:
                painter.drawEllipse(mark, size, size)
        painter.end()

    def _room(self) -> QRectF:
        line = self.fontMetrics().height()
        room = QRectF(self.rect())
        return room.adjusted(1.6 * line, 1.7 * line, -1.6 * line, -0.8 * line)

    def _widest(self) -> float:
        metrics = QFontMetricsF(self.font())
        texts = [statistics_words.points(spot.value) for spot in self.spots]
        return max((metrics.horizontalAdvance(text) for text in texts), default=0) + 4

    def _write(self, painter: QPainter, marks: Sequence[QPointF]) -> None:
        """Write the numbers above their marks."""
        wide, high = self._widest(), QFontMetricsF(self.font()).height()
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        for spot, mark in zip(self.spots, marks, strict=True):
            box = QRectF(mark.x() - wide / 2, mark.y() - 1.4 * high, wide, high)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignCenter), statistics_words.points(spot.value)
            )


class _Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        set_help_anchor(self, "opponents#statistics")
        self.column = QVBoxLayout(self)
        self.column.setSpacing(10)

    def space(self) -> None:
        self.column.addSpacing(self.fontMetrics().height() // 2)


class Overview(_Page):
    """The figures, and the last matches."""

    def __init__(self) -> None:
        super().__init__()
        self.matches = Tile(translate("Statistics", "Matches"))
        self.won = Tile(translate("Statistics", "Won"))
        self.place = Tile(translate("Statistics", "Average place"))
        self.exact = Tile(translate("Statistics", "Exact bids"))
        self.points = Tile(translate("Statistics", "Points per deal"))
        self.best = Tile(translate("Statistics", "Best match"))
        self.longest = Tile(translate("Statistics", "Longest streak"))
        self.run = Tile(translate("Statistics", "Current streak"))
        self.tiles = [
            self.matches, self.won, self.place, self.exact, self.points, self.best, self.longest,
            self.run,
        ]  # fmt: skip
        self.board = TileBoard(self.tiles)
        self.places = Lately(translate("Statistics", "Places in the last matches"), ranks=True)
        self.sums = Lately(translate("Statistics", "Points in the last matches"), ranks=False)
        self.legend = plain(translate("Statistics", "■ won   ● not won"))
        self.column.addWidget(self.board)
        self.space()
        for widget in (self.places, self.sums, self.legend):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures; what does not apply to the games is left out."""
        self._fill_matches(figures)
        exact = figures.exact
        bids = bool(exact.of)
        percent = number_words.percentage(exact.percent) if bids else ""
        self.exact.show_value(percent, statistics_words.good_of(exact))
        self.longest.show_value(str(figures.longest_run) if bids else "", self._deals(bids))
        self.run.show_value(str(figures.run) if bids else "", self._deals(bids))
        self.board.arrange()
        self._fill_lines(figures)

    def _fill_matches(self, figures: Figures) -> None:
        won = figures.won
        running = len(figures.matches) - won.of
        self.matches.show_value(str(won.of), statistics_words.running_note(running, figures))
        fair = round(100 * figures.fair_share)
        self.won.show_value(str(won.good) if won.of else "", statistics_words.won_note(won, fair))
        place, mean, best = figures.place, figures.points, figures.best
        self.place.show_value("" if place is None else number_words.decimal(place))
        self.points.show_value("" if mean is None else statistics_words.signed(mean))
        if best is None:
            self.best.show_value("")
        else:
            self.best.show_value(
                statistics_words.points(best.total), statistics_words.date_of(best.finished)
            )

    @staticmethod
    def _deals(shown: bool) -> str:
        return translate("Statistics", "deals in a row") if shown else ""

    def _fill_lines(self, figures: Figures) -> None:
        last = figures.last()
        placed = ranked(last)
        counted = last if figures.comparable else []
        self.places.show_matches([Spot(match.place or 0, match.won) for match in placed])
        self.sums.show_matches([Spot(match.total, match.won) for match in counted])
        self.legend.setVisible(bool(placed or counted))


class Lately(QWidget):
    """A small line of matches below its title; in words where there is no room for numbers."""

    def __init__(self, title: str, *, ranks: bool) -> None:
        super().__init__()
        self._title = title
        self.chart, self.words = Sparkline(ranks=ranks), plain()
        self.chart.numbered.connect(lambda fits: self.words.setVisible(not fits))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (heading(title), self.chart, self.words):
            column.addWidget(widget)

    def show_matches(self, spots: list[Spot]) -> None:
        """Show these, oldest first; nothing where there are none."""
        line = statistics_words.line([statistics_words.points(spot.value) for spot in spots])
        self.words.setText(line)
        self.chart.show_spots(spots, self._title, line)
        self.setVisible(bool(spots))


class Bids(_Page):
    """How often bids are exact, and to which side they err."""

    def __init__(self) -> None:
        super().__init__()
        self.bias = plain()
        self.misses = plain()
        self.sizes = RateBars()
        self.trumps = RateBars()
        self.column.addWidget(heading(translate("Statistics", "Too high or too low")))
        self.column.addWidget(self.bias)
        self.column.addWidget(self.misses)
        self.space()
        self.column.addWidget(heading(translate("Statistics", "Exact bids by cards in the hand")))
        self.column.addWidget(self.sizes)
        self.space()
        self.column.addWidget(heading(translate("Statistics", "Exact bids with and without trump")))
        self.column.addWidget(self.trumps)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures."""
        self.bias.setText(statistics_words.bias(figures))
        self.misses.setText(statistics_words.misses(figures))
        count = Counts.cards
        self.sizes.show_rates([(count(n), rate) for n, rate in figures.by_size().items()])
        labels = (translate("Statistics", "Trump suit"), translate("Statistics", "No trump"))
        pairs = zip(labels, figures.by_trump(), strict=True)
        self.trumps.show_rates([(label, rate) for label, rate in pairs if rate.of])
        line_up(self.sizes, self.trumps)


class Shuffle(_Page):
    """What everybody was dealt, beside what chance alone gives."""

    def __init__(self) -> None:
        super().__init__()
        self.aces, self.trumps = Bands(), Bands()
        about = translate(
            "Statistics",
            "The shuffle favours nobody: all cards follow from a number fixed before the first "
            "deal. This is what each seat was dealt. By chance alone about 19 of 20 numbers lie "
            "in the green band, so one outside it now and then is no surprise.",
        )
        self.column.addWidget(plain(about))
        self.aces_head = heading(translate("Statistics", "Aces"))
        self.column.addWidget(self.aces_head)
        self.column.addWidget(self.aces)
        self.space()
        self.trumps_head = heading(translate("Statistics", "Trumps"))
        self._note = plain(
            translate("Statistics", "Only deals in which no player chose the suit count here.")
        )
        for widget in (self.trumps_head, self.trumps, self._note):
            self.column.addWidget(widget)
        self.space()
        self.luck = plain(
            translate(
                "Statistics",
                "Cards are luck as well as skill: in our measurements even a clearly better player "
                "lost a third of the matches.",
            )
        )
        self.column.addWidget(self.luck)
        self.column.addStretch(1)

    def show_figures(self, figures: Figures) -> None:
        """Show these figures."""
        self.aces.show_dealt(figures.aces())
        trumps = figures.trumps()
        self.trumps.show_dealt(trumps)
        for widget in (self.trumps_head, self.trumps, self._note):
            widget.setVisible(bool(trumps))


class Empty(_Page):
    """What to do where there is nothing to show yet."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.head, self.text = heading(""), plain()
        self.column.addStretch(1)
        three = [card(each) for each in ("KS", "QH", "JC")]
        high = 6 * self.fontMetrics().height()
        self.column.addWidget(LeaningCards(deck, three, high), 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addWidget(self.head)
        self.column.addWidget(self.text)
        for label in (self.head, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column.addStretch(2)
        side = 3 * self.fontMetrics().height()
        self.column.setContentsMargins(side, 0, side, 0)

    def explain(self, *, anything: bool, trouble: str = "") -> None:
        """Say what to do; with `anything` there is something, but not of what was chosen."""
        if trouble:
            self.head.setText(translate("Statistics", "The statistics cannot be shown"))
            self.text.setText(trouble)
        elif anything:
            self.head.setText(translate("Statistics", "Nothing of this kind has been played"))
            self.text.setText(
                translate("Statistics", "Choose another game, other opponents or other matches.")
            )
        else:
            self.head.setText(translate("Statistics", "Nothing has been counted yet"))
            self.text.setText(
                translate(
                    "Statistics",
                    "Play a deal to its end and it is counted here, with your bid and your "
                    "points; a match counts when it is over. Practice, lessons and matches that "
                    "you only watch do not count.",
                )
            )

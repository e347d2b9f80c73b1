"""The score panel where each player has points: the standing, their curve, a line for each deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.position import Points
from farwhist.rules.kind import SummaryText
from farwhist.ui.scores import score_words
from farwhist.ui.scores.ink import MIDDLE, RIGHT, SUMS, Ink
from farwhist.ui.scores.tally import (
    Scores,
    Standing,
    away_of,
    bid_of,
    seats_of,
    standing,
    tricks_of,
)
from farwhist.ui.viewmodels.deals import bids_known
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

EDGE: Final = 8.0
"""Between the edge of the panel and the ground of a row."""
MARGIN: Final = 16.0
"""Between the edge of the panel and what is written."""
CURVE: Final = 104.0
STANDING_ROW: Final = 48.0
LOW_ROW: Final = 36.0
GAP: Final = 2.0
FEW: Final = 5
"""Up to so many players have a second line."""

PlateStatus = Callable[[Scores, Seat], tuple[str, bool]]
"""Returns the second line of a player, and whether it is something to be proud of."""

NOTES: Final[Mapping[SummaryText, PlateStatus]] = {
    "bids": score_words.exact_note,
    "bags": score_words.bags_note,
    "calls": score_words.calls_note,
    "tricks": score_words.games_note,
    "staying": score_words.staying_note,
    "cards": score_words.cards_note,
    "alliances": score_words.alliances_note,
}


class Shown(Struct):
    """What of the panel is under way: totals that are not told yet, and rows between places.

    `totals` are told instead of the true ones, `slides` are how many rows below its place each
    column still is, `sheet` how much of the sheet has grown in, and `ringed` is the row of the
    sheet that the keyboard is on, which is always seen.
    """

    totals: dict[Seat, Points] = field(default_factory=dict)
    slides: dict[Seat, float] = field(default_factory=dict)
    sheet: float = 1.0
    ringed: int | None = None

    def deals(self, count: int, fits: int) -> range:
        """Return which of `count` deals are seen where so many fit: mostly the newest."""
        first = max(0, count - fits)
        if self.ringed is not None:
            first = min(first, self.ringed)
        return range(first, min(first + fits, count))


NAME: Final = 70.0
"""The most room for a name at the end of its curve."""
PAIR: Final = 104.0
"""The same for the names of two partners."""


def points(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw the standing, the curve and the sheet, as far as there is room.

    There is no curve before a deal is scored, and no sheet in the first deals.
    """
    least = SHEET_HEAD + 2 * DEAL_ROW if has_sheet(scores) else 0.0
    top = rows(ink, scores, QRectF(box.left(), box.top(), box.width(), box.height()), shown) + 4
    left, right = box.left() + MARGIN, box.right() - MARGIN
    if scores.counted and box.bottom() - top >= CURVE + least:
        ink.hairline(left, right, top)
        curve(ink, scores, QRectF(box.left(), top, box.width(), CURVE))
        top += CURVE + 4
    if least and box.bottom() - top >= SHEET_HEAD + DEAL_ROW:
        ink.hairline(left, right, top)
        ink.painter.setOpacity(shown.sheet)
        sheet(ink, scores, QRectF(box.left(), top, box.width(), box.bottom() - top), shown)
        ink.painter.setOpacity(1.0)


def height_without_sheet(scores: Scores) -> float | None:
    """Return how high all of it is as long as there is no sheet; None where all room is used."""
    if scores.partners or not scores.charted:
        return None
    curved = CURVE + 8 if scores.counted else 0.0
    return rows_height(len(scores.order)) + 8 + curved


def rows_height(count: int) -> float:
    """Return how high the rows of so many players are, where there is room."""
    return count * (GAP + (LOW_ROW if count > FEW else STANDING_ROW))


def rows(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> float:
    """Draw a row for each player into the upper part of `box`; return where the last one ends."""
    lines = standing(scores, shown.totals)
    many = len(lines) > FEW
    high = min(LOW_ROW if many else STANDING_ROW, box.height() / len(lines))
    gap = GAP
    # What moves lies above what stands, and the viewer's row above all.
    for n, line in sorted(enumerate(lines), key=lambda each: (each[1].own, -each[0])):
        top = box.top() + (n + shown.slides.get(line.column, 0.0)) * (high + gap)
        place = QRectF(box.left() + EDGE, top, box.width() - 2 * EDGE, high)
        _row(ink, scores, line, place, many=many or high < 40, shown=shown)
    return box.top() + len(lines) * (high + gap)


def _row(
    ink: Ink, scores: Scores, line: Standing, box: QRectF, *, many: bool, shown: Shown
) -> None:
    theme = ink.theme
    if line.own:
        ink.row(box, theme.own_row, bar=theme.accent)
    middle, small = box.center().y(), many
    first = scores.counted and line.place == 1
    colour = theme.accent if first else theme.secondary
    number = QRectF(box.left() + 10, box.top(), 22, box.height())
    if scores.counted:
        ink.text(number, str(line.place), 15, colour, weight=700)
    side = 24.0 if small else 36.0
    side = min(side, box.height() - 4)
    at = QPointF(box.left() + 34, middle)
    x = at.x() + ink.pair(scores, line.seats, at, side) + 10
    total = number_words.number(line.total)
    size = ink.number_size(6 if small else 1)
    wide = ink.width(total, size, 700)
    right = box.right() - 12
    spot = QRectF(right - wide, box.top(), wide, box.height())
    ink.text(spot, total, size, theme.text, weight=700, align=RIGHT)
    ink.cell(SUMS, line.column, spot)
    room = right - wide - 8 - x
    note, proud = ("", False) if small else NOTES[scores.kind.summary](scores, line.column)
    name = QRectF(x, box.top() + 3 if note else box.top(), room, 24 if note else box.height())
    weight = 700 if line.own else 600
    text = score_words.side_name(scores, line.column)
    ink.text(name, text, 15, theme.text, weight=weight, tip=text, least=12)
    if note:
        below = QRectF(x, box.top() + 24, room, 18)
        ink.text(below, note, 12, theme.accent if proud else theme.secondary, least=10)


def curve(ink: Ink, scores: Scores, box: QRectF) -> None:
    """Draw how the points came about; lines end at the deal that was scored last."""
    from farwhist.ui.scores.chart import (
        plot,
        series,  # no deal is scored yet when the window opens
    )
    from farwhist.ui.scores.chart_lines import colour_on_plate, line_dash, line_number

    theme, painter = ink.theme, ink.painter
    values = series(scores, ranks=False)
    names = [score_words.side_name(scores, column) for column in scores.order]
    widest = PAIR if scores.partners else NAME
    wide = min(widest, max(ink.width(name, 11, 700) for name in names) + 2)
    left, right = box.left() + MARGIN, box.right() - MARGIN - wide - 10
    area = (left, box.top() + 12, right, box.bottom() - 14)
    deals = max(scores.deals or 0, len(scores.counted))
    chart = plot(values, area, deals=deals, line_height=14, least=4)
    zero = next((y for value, y in chart.ticks if value == 0), area[3])
    ink.hairline(left, right, zero)
    own_last = sorted(range(len(names)), key=lambda n: scores.order[n] == scores.own)
    for n in own_last:
        number = line_number(scores, scores.order[n])
        colour, dash = colour_on_plate(scores, number, theme), line_dash(number)
        thick = 3.0 if scores.order[n] == scores.own else 1.7
        pen = QPen(QColor(colour), thick)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern(dash)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in chart.lines[n]]))
        end = QPointF(*chart.lines[n][-1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        size = 3.6 if thick > 2 else 2.4
        painter.drawEllipse(end, size, size)
        faint = QColor(colour)
        faint.setAlphaF(0.45)
        painter.setPen(QPen(faint, 1))
        y = chart.labels[n]
        if end.x() + 6 < right + 4:
            painter.drawLine(QPointF(end.x() + 6, end.y()), QPointF(right + 6, y))
        spot = QRectF(right + 9, y - 7, box.right() - MARGIN - right - 9, 14)
        weight = 700 if thick > 2 else 400
        ink.text(spot, names[n], 11, colour, weight=weight)


DEAL_ROW: Final = 25.0
SHEET_HEAD: Final = 32.0
LEAST: Final = 9
"""The size of the headings below which there are none."""
FROM_DEAL: Final = 3
"""The sheet comes with this deal: before, the standing says as much."""


class Columns(Struct, frozen=True):
    """Where the columns stand, and how large their text is."""

    deal: QRectF
    cards: QRectF
    players: tuple[QRectF, ...]
    size: float
    signs: bool


def has_sheet(scores: Scores) -> bool:
    """Whether there is enough to write."""
    return scores.lines >= FROM_DEAL


def columns(box: QRectF, count: int) -> Columns:
    """Return the columns of `count` players in the width of `box`."""
    few = count <= 4
    first, second = (38.0, 56.0) if few else (26.0, 38.0)
    left = box.left() + MARGIN
    each = (box.width() - MARGIN - EDGE - 4 - first - second) / count
    deal, cards = QRectF(left, 0, first, DEAL_ROW), QRectF(left + first, 0, second, DEAL_ROW)
    start = cards.right()
    players = tuple(QRectF(start + n * each, 0, each, DEAL_ROW) for n in range(count))
    return Columns(deal, cards, players, 13 if count < 6 else 12, count < 6)


def sheet(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw the newest deals that fit into `box`; older ones are left to the whole sheet."""
    count = len(scores.order)
    places = columns(box, count)
    theme = ink.theme
    head = box.top() + SHEET_HEAD / 2
    heads = (places.deal, translate("Scores", "Deal")), (places.cards, translate("Scores", "Cards"))
    for room, word in heads:
        spot = QRectF(room.left(), head - 9, room.width() - 3, 18)
        if ink.width(word, LEAST) <= spot.width():
            ink.text(spot, word, 12, theme.secondary, least=LEAST)
        else:
            ink.tip(spot, word)  # half a word would be read as another
    for column, place in zip(scores.order, places.players, strict=True):
        side = min(22.0, place.width() - 3)
        seats = seats_of(scores, column)
        step = 0.6 * side if len(seats) > 1 else 0.0
        x = place.center().x() - step * (len(seats) - 1) / 2
        for n, seat in enumerate(seats):
            ink.portrait(scores, seat, QPointF(x + n * step, head), side)
    fits = max(1, int((box.height() - SHEET_HEAD) // DEAL_ROW))
    for line, index in enumerate(shown.deals(scores.lines, fits)):
        top = box.top() + SHEET_HEAD + line * DEAL_ROW
        _deal_line(ink, scores, index, places, top, box, shown)


def _deal_line(  # noqa: PLR0917
    ink: Ink, scores: Scores, index: int, places: Columns, top: float, box: QRectF, shown: Shown
) -> None:
    theme, results = ink.theme, scores.results
    running = index == len(results)
    lit = running or (index == len(results) - 1 and not scores.running and not scores.view.over)
    line = QRectF(box.left() + EDGE, top, box.width() - 2 * EDGE, DEAL_ROW)
    if lit:
        ink.row(line.adjusted(0.5, 0.5, -0.5, -0.5), theme.lit_row, line=theme.accent, radius=8)
    if shown.ringed == index:
        ink.painter.setBrush(Qt.BrushStyle.NoBrush)
        ink.painter.setPen(QPen(QColor(theme.text), 2))
        ink.painter.drawRoundedRect(line.adjusted(2, 2, -2, -2), 6, 6)
    number = score_words.deal_numbers(scores)[index]
    size = scores.view.size if running else results[index].size
    trump = scores.view.trump if running else results[index].trump
    settled = not running or scores.view.trump_fixed or trump is not None
    ink.tip(line, score_words.deal_words(number, size, trump, settled=settled))
    deal = places.deal.translated(0, top)
    ink.text(deal, str(number), places.size, theme.text, weight=600)
    _cards(ink, places.cards.translated(0, top), size, trump, settled=settled, text=places.size)
    for column, place in zip(scores.order, places.players, strict=True):
        spot = place.translated(0, top)
        ink.cell(index, column, spot)
        if running:
            _running_cell(ink, scores, column, spot, places.size)
        else:
            _deal_cell(ink, scores, index, column, spot, places)


def _cards(
    ink: Ink, box: QRectF, size: int, trump: Suit | None, *, settled: bool, text: float
) -> None:
    wide = max(ink.width(str(size), text), ink.width("00", text)) if text > 12 else 0.0
    shown = str(size)
    ink.text(box, shown, text, ink.theme.text)
    x = box.left() + max(wide, ink.width(shown, text)) + 5
    if trump is not None:
        ink.suit(trump, x + 5, box.center().y(), 11)
    elif settled:
        room = QRectF(x - 1, box.top(), box.right() - x + 2, box.height())
        ink.text(room, translate("Scores", "NT"), 10, ink.theme.secondary, least=8)


def _deal_cell(  # noqa: PLR0917
    ink: Ink, scores: Scores, index: int, column: Seat, box: QRectF, places: Columns
) -> None:
    theme, result = ink.theme, scores.results[index]
    away = away_of(scores, index, column)
    points = result.points[column]
    bid = bid_of(scores.view, result.bids, column)
    written = number_words.signed(points) if places.signs else number_words.number(points)
    if result.void or (bid is None and not points):
        written = "–"
    colour, weight, italic = theme.text, 400, False
    if away is not None:
        colour = theme.exact if away == 0 else (theme.needs if away < 0 else theme.over)
        weight, italic = (600, False) if away == 0 else (400, True)
    words = score_words.cell_words(scores, index, column)
    ink.text(
        box.adjusted(1, 0, -1, 0), written, places.size, colour, weight=weight, italic=italic,
        align=MIDDLE, tip=words, least=9,
    )  # fmt: skip


def _running_cell(ink: Ink, scores: Scores, column: Seat, box: QRectF, size: float) -> None:
    view, theme = scores.view, ink.theme
    if column not in view.active and not scores.partners:
        ink.text(box, "–", size, theme.off, align=MIDDLE)
        return
    words = score_words.running_words(scores, column)
    colour = theme.text
    if not scores.kind.tricks:
        written = str(len(view.hands[column])) if view.hands else ""
        words = score_words.cards_note(scores, column)[0]
    else:
        taken = tricks_of(view, view.taken, column) if view.taken else 0
        written = str(taken)
        if scores.kind.bids:
            bid = bid_of(view, view.bids, column) if view.bids else None
            if scores.partners and not bids_known(view):
                bid = None
            written = score_words.so_far(taken, bid)
            if bid is not None and scores.kind.exact:
                colour = (
                    theme.exact if taken == bid else (theme.needs if taken < bid else theme.over)
                )
    ink.text(
        box.adjusted(0.5, 0, -0.5, 0), written, size, colour, weight=600, align=MIDDLE, tip=words,
        least=9,
    )  # fmt: skip

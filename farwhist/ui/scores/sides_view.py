"""The score panel of games that partners play: two sides, and a row for each deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from farwhist.ui.scores import panel_words, side_words
from farwhist.ui.scores.ink import RIGHT, SMALL, SUMS, Ink
from farwhist.ui.scores.side_lines import Lines, colour_of
from farwhist.ui.scores.standing import Standing, standing
from farwhist.ui.scores.standing_view import EDGE, MARGIN, NOTES, Shown
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording import number_words

DEAL: Final = 50.0
LONG: Final = 5
"""Points of so many signs are written smaller, to leave room for the names."""
NAME: Final = 12.0
"""The names of a side are at least so large; where they do not fit it is "We" or "They"."""


def sides(ink: Ink, scores: Scores, box: QRectF, shown: Shown, lines: Lines) -> None:
    """Draw both sides, then the newest deals that fit, the running one last."""
    top = box.top()
    low = box.height() < 420
    for line in sorted(standing(scores, shown.totals), key=lambda each: not each.own):
        high = _side(ink, scores, line, QRectF(box.left(), top, box.width(), 92), shown, low=low)
        top += high + 4
    running = lines.height(ink, scores, box.width() - 2 * EDGE - 24) if scores.running else 0.0
    room = box.bottom() - top - running - 4
    fits = max(0, int(room // DEAL))
    total = len(scores.results)
    if room > 24 and total:
        fits = max(0, int((room - 24) // DEAL))
    deals = shown.deals(total, fits)
    if deals:
        _heads(ink, scores, QRectF(box.left() + MARGIN, top, box.width() - 2 * MARGIN, 24))
        top += 24
    for index in deals:
        place = QRectF(box.left() + EDGE, top, box.width() - 2 * EDGE, DEAL)
        lit = index == total - 1 and not scores.running and not scores.view.over
        if lit:
            ink.row(place, ink.theme.lit_row, line=ink.theme.accent)
        _deal(ink, scores, index, place, lines, ringed=shown.ringed == index)
        top += DEAL
    if scores.running:
        place = QRectF(box.left() + EDGE, top + 4, box.width() - 2 * EDGE, running - 4)
        ink.row(place, ink.theme.lit_row, line=ink.theme.accent)
        for column in scores.order:
            ink.cell(total, column, place)
        lines.running(ink, scores, place.adjusted(12, 8, -12, -8))


def _side(
    ink: Ink, scores: Scores, line: Standing, box: QRectF, shown: Shown, *, low: bool
) -> float:
    theme, colour = ink.theme, colour_of(ink, scores, line.column)
    win, lose = scores.goal
    high = 48.0 if win is None or low else 90.0
    place = QRectF(box.left() + EDGE, box.top(), box.width() - 2 * EDGE, high)
    ink.row(place, theme.own_row if line.own else theme.pointer, bar=colour)
    middle = place.top() + 24
    x = place.left() + 12
    x += ink.pair(scores, line.seats, QPointF(x, middle), 34) + 10
    total = number_words.number(line.total)
    size = 26.0 if len(total) < LONG else 20.0
    wide = ink.width(total, size, 700)
    spot = QRectF(place.right() - 12 - wide, place.top() + 6, wide, 36)
    ink.text(spot, total, size, colour, weight=700, align=RIGHT)
    ink.cell(SUMS, line.column, spot)
    note, _ = NOTES[scores.kind.summary](scores, line.column)
    room = QRectF(x, place.top() + (4 if note else 10), spot.left() - 8 - x, 26)
    names, weight = panel_words.side_name(scores, line.column), 700 if line.own else 600
    fits = ink.width(names, NAME, weight) <= room.width()
    told = names if fits else side_words.ours() if line.own else side_words.theirs()
    ink.text(room, told, 15, theme.text, weight=weight, least=SMALL, tip=names)
    if note:
        ink.text(
            QRectF(x, place.top() + 26, room.width(), 16), note, 12, theme.secondary, least=SMALL
        )
    if high > 50 and win is not None:
        _scale(ink, line, (lose if lose is not None else 0.0, win), colour, place, lose is not None)
    return high


def _scale(  # noqa: PLR0917
    ink: Ink,
    line: Standing,
    ends: tuple[float, float],
    colour: str,
    box: QRectF,
    loses: bool,
) -> None:
    """Draw from where to where the points of a side can go, and where they are."""
    painter, theme = ink.painter, ink.theme
    least, most = min(ends[0], line.total), max(ends[1], line.total)
    left, right, y = box.left() + 12, box.right() - 12, box.top() + 60

    def x_of(points: float) -> float:
        return left + (right - left) * (points - least) / ((most - least) or 1)

    painter.setPen(QPen(QColor(theme.control_line), 4))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    zero, here = x_of(0), x_of(line.total)
    painter.setPen(QPen(QColor(colour), 4))
    painter.drawLine(QPointF(zero, y), QPointF(here, y))
    painter.setPen(QPen(QColor(theme.text), 2))
    painter.drawLine(QPointF(zero, y - 5), QPointF(zero, y + 5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(here, y), 6, 6)
    below = QRectF(left, y + 7, right - left, 16)
    if loses:
        ink.text(below, side_words.loses(ends[0]), 11, theme.secondary)
        zero_box = QRectF(zero - 20, below.top(), 40, 16)
        ink.text(zero_box, "0", 11, theme.secondary, align=Qt.AlignmentFlag.AlignCenter)
    else:
        ink.text(below, number_words.number(ends[0]), 11, theme.secondary)
    ink.text(below, side_words.wins(ends[1]), 11, theme.secondary, align=RIGHT)


def _heads(ink: Ink, scores: Scores, box: QRectF) -> None:
    theme = ink.theme
    ink.text(box, panel_words.deal_head(), 12, theme.secondary)
    points = side_words.points_head()
    ink.text(box, points, 12, theme.secondary, align=RIGHT)
    declared = any(result.declarer is not None for result in scores.results)
    middle = side_words.contract_head() if declared else side_words.tricks_head()
    first = ink.width(panel_words.deal_head(), 12) + 8
    left = max(56.0 if declared else 42.0, first)
    room = box.width() - left - ink.width(points, 12) - 6
    ink.text(QRectF(box.left() + left, box.top(), room, box.height()), middle, 12, theme.secondary)


def _deal(ink: Ink, scores: Scores, index: int, box: QRectF, lines: Lines, *, ringed: bool) -> None:
    result = scores.results[index]
    number = panel_words.deal_numbers(scores)[index]
    ink.tip(box, panel_words.deal_words(number, result.size, result.trump))
    if ringed:
        ink.painter.setPen(QPen(QColor(ink.theme.text), 2))
        ink.painter.setBrush(Qt.BrushStyle.NoBrush)
        ink.painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
    ink.text(
        QRectF(box.left() + 10, box.top(), 26, box.height()), str(number), 14, ink.theme.text,
        weight=600,
    )  # fmt: skip
    for column in scores.order:
        ink.cell(index, column, box)
    inner = box.adjusted(34, 0, -12, 0)
    lines.deal(ink, scores, result, inner)

"""The score panel of games that partners play: two sides, and a row for each deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.position import DealResult
from farwhist.rules.sides import BOOK, nullo, side_tricks
from farwhist.ui.scores import score_words
from farwhist.ui.scores.ink import RIGHT, SMALL, SUMS, Ink
from farwhist.ui.scores.points_view import EDGE, MARGIN, NOTES, Shown
from farwhist.ui.scores.tally import Scores, Standing, bid_of, seats_of, standing, tricks_of
from farwhist.ui.table.items.painted_text import LEFT
from farwhist.ui.viewmodels.deals import bids_known
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate

TRICKS: Final = 13


class Lines(Struct, frozen=True):
    """How a finished deal is drawn, and the running one, and how high that is in some width."""

    deal: Callable[[Ink, Scores, DealResult, QRectF], None]
    running: Callable[[Ink, Scores, QRectF], None]
    height: Callable[[Ink, Scores, float], float]


def colour_of(ink: Ink, scores: Scores, column: Seat) -> str:
    """Return the colour of a side: the viewer's has the accent."""
    return ink.theme.accent if column == scores.own else ink.theme.their_side


def boxes(  # noqa: PLR0917
    ink: Ink,
    at: QPointF,
    width: float,
    won: int,
    need: int,
    lost: int,
    colour: str,
    other: str,
) -> None:
    """Draw a box for each trick: won, needed, open, lost."""
    painter = ink.painter
    side = min(13.0, width / TRICKS - 3.4)
    for n in range(TRICKS):
        box = QRectF(at.x() + n * (side + 3.4), at.y(), side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if n < won:
            painter.setBrush(QColor(colour))
            painter.setPen(Qt.PenStyle.NoPen)
        elif n >= TRICKS - lost:
            painter.setBrush(QColor(other))
            painter.setPen(Qt.PenStyle.NoPen)
        elif n < need:
            painter.setPen(QPen(QColor(colour), 1.4))
        else:
            painter.setPen(QPen(QColor(ink.theme.secondary), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 3, 3)


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
    names, weight = score_words.side_name(scores, line.column), 700 if line.own else 600
    fits = ink.width(names, NAME, weight) <= room.width()
    told = names if fits else translate("Sides", "We") if line.own else translate("Sides", "They")
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
        ink.text(below, score_words.loses(ends[0]), 11, theme.secondary)
        zero_box = QRectF(zero - 20, below.top(), 40, 16)
        ink.text(zero_box, "0", 11, theme.secondary, align=Qt.AlignmentFlag.AlignCenter)
    else:
        ink.text(below, number_words.number(ends[0]), 11, theme.secondary)
    ink.text(below, score_words.wins(ends[1]), 11, theme.secondary, align=RIGHT)


def _heads(ink: Ink, scores: Scores, box: QRectF) -> None:
    theme = ink.theme
    ink.text(box, translate("Scores", "Deal"), 12, theme.secondary)
    points = translate("Scores", "Points")
    ink.text(box, points, 12, theme.secondary, align=RIGHT)
    declared = any(result.declarer is not None for result in scores.results)
    middle = translate("Scores", "Tricks")
    if declared:
        middle = translate("Scores", "Contract and declarer")
    first = ink.width(translate("Scores", "Deal"), 12) + 8
    left = max(56.0 if declared else 42.0, first)
    room = box.width() - left - ink.width(points, 12) - 6
    ink.text(QRectF(box.left() + left, box.top(), room, box.height()), middle, 12, theme.secondary)


def _deal(ink: Ink, scores: Scores, index: int, box: QRectF, lines: Lines, *, ringed: bool) -> None:
    result = scores.results[index]
    number = score_words.deal_numbers(scores)[index]
    ink.tip(box, score_words.deal_words(number, result.size, result.trump))
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


def _bids_deal(ink: Ink, scores: Scores, result: DealResult, box: QRectF) -> None:
    """Draw what both sides bid and took, a line for each."""
    theme = ink.theme
    for n, column in enumerate(sorted(scores.order, key=lambda each: each != scores.order[0])):
        line = QRectF(box.left(), box.top() + 2 + n * 23, box.width(), 23)
        seats = seats_of(scores, column)
        for place, seat in enumerate(seats):
            at = QPointF(line.left() + 10 + place * 14, line.center().y())
            ink.portrait(scores, seat, at, 18)
        bid, taken = bid_of(scores.view, result.bids, column), result.taken[column::2]
        told = score_words.bid_took(bid or 0, sum(taken))
        points = result.points[column]
        written = number_words.signed(points)
        wide = ink.width(written, 14, 700)
        colour = theme.over if points < 0 else colour_of(ink, scores, column)
        ink.text(line, written, 14, colour, weight=700, align=RIGHT)
        room = QRectF(line.left() + 42, line.top(), line.width() - 42 - wide - 6, 23)
        ink.text(room, told, 12, theme.text, least=10)


def _bids_height(ink: Ink, scores: Scores, width: float) -> float:
    return 96.0


def _bids_running(ink: Ink, scores: Scores, box: QRectF) -> None:
    """Draw what both sides have taken of what they have bid."""
    view, theme = scores.view, ink.theme
    known = bids_known(view)
    ink.text(QRectF(box.left(), box.top(), 24, 34), str(scores.number), 14, theme.text, weight=600)
    for n, column in enumerate(scores.order):
        line = QRectF(box.left() + 24, box.top() - 2 + n * 22, box.width() - 24, 22)
        bid = bid_of(view, view.bids, column) if known else None
        taken = tricks_of(view, view.taken, column) if view.taken else 0
        colour = colour_of(ink, scores, column)
        written = score_words.so_far(taken, bid)
        wide = ink.width(written, 17, 700)
        ink.text(line, written, 17, colour, weight=700, align=RIGHT)
        room = line.adjusted(0, 0, -wide - 8, 0)
        ink.text(room, score_words.side_name(scores, column), 13, theme.text, align=LEFT)
    won = side_tricks(view, view.taken) if view.taken else [0, 0]
    own, other = scores.order[0], scores.order[1]
    boxes(ink, QPointF(box.left(), box.top() + 54), box.width(), won[own], 0, won[other],
           colour_of(ink, scores, own), colour_of(ink, scores, other))  # fmt: skip


UNDERTAKEN: Final = Lines(_bids_deal, _bids_running, _bids_height)
"""For games in which both sides say how many tricks they will take."""


def _tricks_deal(ink: Ink, scores: Scores, result: DealResult, box: QRectF) -> None:
    """Draw the contract and what came of it; without one, the tricks over six."""
    theme = ink.theme
    upper = QRectF(box.left() + 44, box.top() + 4, box.width() - 44, 22)
    lower = QRectF(box.left() + 44, box.top() + 25, box.width() - 44, 18)
    made, who = result.contract, result.declarer
    if made is None or who is None:
        column = max(scores.order, key=lambda each: score_words.taken_in(scores, result, each))
        taken = score_words.taken_in(scores, result, column)
        points = max(result.points)
        seats, title = seats_of(scores, column), Counts.tricks(taken)
        told = translate("Scores", "{count} above six").format(count=taken - BOOK)
        if result.games:
            told = translate("Scores", "score {game}").format(
                game=score_words.game_words(scores, result)
            )
        sign, inked = "", theme.secondary
        step = 18.0 if len(seats) > 1 else 0.0
        for n, seat in enumerate(seats):
            at = QPointF(box.left() + 12 + n * step, box.center().y())
            ink.portrait(scores, seat, at, 24)
    elif nullo(made):
        column = max(scores.order, key=lambda each: abs(result.points[each]))
        points = result.points[column]
        title, told = score_words.contract_words(made), score_words.sides_took(scores, result)
        sign, inked = "", theme.secondary
        at = QPointF(box.left() + 18, box.center().y())
        ink.portrait(scores, who, at, 32, ring=colour_of(ink, scores, who % 2))
    else:
        column = who % scores.view.sides
        taken, need = score_words.taken_in(scores, result, column), BOOK + made.level
        points = result.points[column]
        at = QPointF(box.left() + 18, box.center().y())
        ink.portrait(scores, who, at, 32, ring=colour_of(ink, scores, column))
        title, told = score_words.contract_words(made), score_words.took_of(taken, need)
        kept = taken >= need
        sign = "✓ " + translate("Scores", "made") if kept else score_words.down(need - taken)
        inked = theme.exact if kept else theme.over
    written = number_words.signed(points)
    wide = ink.width(written, 17, 700)
    colour = theme.over if points < 0 else colour_of(ink, scores, column)
    ink.text(box, written, 17, colour, weight=700, align=RIGHT)
    _with_suit(ink, upper.adjusted(0, 0, -wide - 6, 0), title, result.trump)
    if sign:
        room = lower.width() - wide - 6
        took = min(ink.width(told, 12), room)
        ink.text(QRectF(lower.left(), lower.top(), took, 18), told, 12, theme.secondary)
        rest = QRectF(lower.left() + took + 8, lower.top(), room - took - 8, 18)
        if ink.width(sign, 10, 600) > rest.width():
            ink.tip(rest, sign)
            sign = "✓" if need - taken <= 0 else f"▼ {need - taken}"
        ink.text(rest, sign, 12, inked, weight=600, least=10)
    else:
        ink.text(lower.adjusted(0, 0, -wide - 6, 0), told, 12, inked)


def _with_suit(ink: Ink, box: QRectF, text: str, trump: Suit | None) -> None:
    ink.text(box.adjusted(0, 0, -16, 0), text, 14, ink.theme.text, weight=700, least=12)
    if trump is not None:
        x = box.left() + min(ink.width(text, 14, 700), box.width() - 16)
        ink.suit(trump, x + 10, box.center().y(), 12)


def _tricks_height(ink: Ink, scores: Scores, width: float) -> float:
    said = score_words.auction_words(scores, scores.view)
    auction = ink.height(said, 12, width) if said else 0.0
    if scores.view.contract is not None:
        return 91 + auction + 20
    return 38 + auction + 20 if said else 84.0


def _tricks_running(ink: Ink, scores: Scores, box: QRectF) -> None:
    """Draw how the contract stands and how it came about; without one, both sides' tricks."""
    theme, view = ink.theme, scores.view
    ink.text(QRectF(box.left(), box.top(), 24, 34), str(scores.number), 14, theme.text, weight=600)
    inner = box.adjusted(24, 0, 0, 0)
    made, who = view.contract, view.declarer
    taken = side_tricks(view, view.taken) if view.taken else [0, 0]
    if made is None or who is None:
        said = score_words.auction_words(scores, view)
        if said:
            ink.text(QRectF(inner.left(), inner.top(), inner.width(), 34),
                     translate("Scores", "Auction"), 14, theme.text, weight=700)  # fmt: skip
            ink.lines(QRectF(box.left(), box.top() + 38, box.width(), 200), said, 12, theme.text)
            return
        _both(ink, scores, inner, box, taken)
        return
    if nullo(made):
        _both(ink, scores, inner, box, taken)
        return
    side, need = who % view.sides, BOOK + made.level
    colour = colour_of(ink, scores, side)
    ink.portrait(scores, who, QPointF(inner.left() + 18, inner.top() + 17), 34, ring=colour)
    stand = f"{taken[side]}"
    wide = ink.width(stand, 22, 700) + ink.width(f"/{need}", 17, 700) + 2
    spot = QRectF(inner.right() - wide, inner.top(), wide, 34)
    ink.text(spot, stand, 22, colour, weight=700)
    ink.text(spot, f"/{need}", 17, colour, weight=700, align=RIGHT)
    upper = QRectF(inner.left() + 44, inner.top() - 2, inner.width() - 44 - wide - 6, 20)
    _with_suit(ink, upper, score_words.contract_words(made), view.trump)
    name = score_words.declares(score_words.player(scores, who), need, own=who == scores.viewer)
    ink.text(
        QRectF(upper.left(), inner.top() + 18, upper.width() + 6, 16),
        name,
        12,
        theme.text,
        least=10,
    )
    lost = taken[1 - side]
    other = colour_of(ink, scores, 1 - side)
    boxes(ink, QPointF(box.left(), box.top() + 46), box.width(), taken[side], need, lost,
           colour, other)  # fmt: skip
    told = score_words.stand(taken[side], lost, TRICKS - taken[side] - lost)
    ink.text(QRectF(box.left(), box.top() + 64, box.width(), 16), told, 12, theme.text, least=10)
    ink.hairline(box.left(), box.right(), box.top() + 86)
    said = score_words.auction_words(scores, view)
    ink.lines(QRectF(box.left(), box.top() + 91, box.width(), 200), said, 12, theme.secondary)


def _both(ink: Ink, scores: Scores, inner: QRectF, box: QRectF, taken: list[int]) -> None:
    """Draw how many tricks each side has, and all tricks of the deal as boxes."""
    own, other = scores.order[0], scores.order[1]
    trump = scores.view.trump
    told = score_words.tricks_of_both(taken[own], taken[other])
    if scores.view.contract is not None:
        told = labelled(score_words.contract_words(scores.view.contract), told)
    line = QRectF(inner.left(), inner.top(), inner.width(), 34)
    room = line.adjusted(0, 0, 0 if trump is None else -20, 0)
    ink.text(room, told, 14, ink.theme.text, weight=700, least=11)
    if trump is not None:
        ink.suit(trump, inner.right() - 8, line.center().y(), 14)
    boxes(ink, QPointF(box.left(), box.top() + 46), box.width(), taken[own], 0, taken[other],
           colour_of(ink, scores, own), colour_of(ink, scores, other))  # fmt: skip


TAKEN: Final = Lines(_tricks_deal, _tricks_running, _tricks_height)
"""For games in which tricks are paid, perhaps with a contract."""

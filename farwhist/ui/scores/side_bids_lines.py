"""The deals of two sides that both say how many tricks they will take."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from farwhist.engine.position import DealResult
from farwhist.rules.sides import side_tricks
from farwhist.ui.scores import panel_words, score_words, side_words
from farwhist.ui.scores.ink import RIGHT, Ink
from farwhist.ui.scores.side_lines import Lines, boxes, colour_of
from farwhist.ui.scores.standing import seats_of
from farwhist.ui.scores.tally import Scores, bid_of, tricks_of
from farwhist.ui.table.items.painted_text import LEFT
from farwhist.ui.viewmodels.deals import bids_known
from farwhist.ui.wording import number_words


def _deal(ink: Ink, scores: Scores, result: DealResult, box: QRectF) -> None:
    """Draw what both sides bid and took, a line for each."""
    theme = ink.theme
    for n, column in enumerate(sorted(scores.order, key=lambda each: each != scores.order[0])):
        line = QRectF(box.left(), box.top() + 2 + n * 23, box.width(), 23)
        seats = seats_of(scores, column)
        for place, seat in enumerate(seats):
            at = QPointF(line.left() + 10 + place * 14, line.center().y())
            ink.portrait(scores, seat, at, 18)
        bid, taken = bid_of(scores.view, result.bids, column), result.taken[column::2]
        told = side_words.bid_took(bid or 0, sum(taken))
        points = result.points[column]
        written = number_words.signed(points)
        wide = ink.width(written, 14, 700)
        colour = theme.over if points < 0 else colour_of(ink, scores, column)
        ink.text(line, written, 14, colour, weight=700, align=RIGHT)
        room = QRectF(line.left() + 42, line.top(), line.width() - 42 - wide - 6, 23)
        ink.text(room, told, 12, theme.text, least=10)


def _height(ink: Ink, scores: Scores, width: float) -> float:
    return 96.0


def _running(ink: Ink, scores: Scores, box: QRectF) -> None:
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
        ink.text(room, panel_words.side_name(scores, column), 13, theme.text, align=LEFT)
    won = side_tricks(view, view.taken) if view.taken else [0, 0]
    own, other = scores.order[0], scores.order[1]
    boxes(ink, QPointF(box.left(), box.top() + 54), box.width(), won[own], 0, won[other],
           colour_of(ink, scores, own), colour_of(ink, scores, other))  # fmt: skip


UNDERTAKEN: Final = Lines(_deal, _running, _height)
"""For games in which both sides say how many tricks they will take."""

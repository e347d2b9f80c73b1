"""The deals of two sides where tricks are paid, perhaps with a contract."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from farwhist.engine.cards import Suit
from farwhist.engine.position import DealResult
from farwhist.rules.sides import BOOK, side_tricks
from farwhist.ui.scores import panel_words, side_words
from farwhist.ui.scores.ink import RIGHT, Ink
from farwhist.ui.scores.side_lines import TRICKS, Lines, boxes, colour_of
from farwhist.ui.scores.standing import seats_of
from farwhist.ui.scores.tally import Scores
from farwhist.ui.wording import number_words


def _deal(ink: Ink, scores: Scores, result: DealResult, box: QRectF) -> None:
    """Draw the contract and what came of it; without one, the tricks over six."""
    theme = ink.theme
    upper = QRectF(box.left() + 44, box.top() + 4, box.width() - 44, 22)
    lower = QRectF(box.left() + 44, box.top() + 25, box.width() - 44, 18)
    made, who = result.contract, result.declarer
    if made is None or who is None:
        column = max(scores.order, key=lambda each: panel_words.taken_in(scores, result, each))
        taken = panel_words.taken_in(scores, result, column)
        points = max(result.points)
        seats, title = seats_of(scores, column), side_words.took(taken)
        told, sign, inked = side_words.over_six(taken - BOOK), "", theme.secondary
        step = 18.0 if len(seats) > 1 else 0.0
        for n, seat in enumerate(seats):
            at = QPointF(box.left() + 12 + n * step, box.center().y())
            ink.portrait(scores, seat, at, 24)
    else:
        column = who % scores.view.sides
        taken, need = panel_words.taken_in(scores, result, column), BOOK + made.level
        points = result.points[column]
        at = QPointF(box.left() + 18, box.center().y())
        ink.portrait(scores, who, at, 32, ring=colour_of(ink, scores, column))
        title, told = panel_words.contract_words(made), side_words.took_of(taken, need)
        kept = taken >= need
        sign = side_words.made() if kept else side_words.down(need - taken)
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
            sign = side_words.briefly(need - taken)
        ink.text(rest, sign, 12, inked, weight=600, least=10)
    else:
        ink.text(lower.adjusted(0, 0, -wide - 6, 0), told, 12, inked)


def _with_suit(ink: Ink, box: QRectF, text: str, trump: Suit | None) -> None:
    ink.text(box.adjusted(0, 0, -16, 0), text, 14, ink.theme.text, weight=700, least=12)
    if trump is not None:
        x = box.left() + min(ink.width(text, 14, 700), box.width() - 16)
        ink.suit(trump, x + 10, box.center().y(), 12)


def _height(ink: Ink, scores: Scores, width: float) -> float:
    said = panel_words.auction_words(scores, scores.view)
    auction = ink.height(said, 12, width) if said else 0.0
    if scores.view.contract is not None:
        return 91 + auction + 20
    return 38 + auction + 20 if said else 84.0


def _running(ink: Ink, scores: Scores, box: QRectF) -> None:
    """Draw how the contract stands and how it came about; without one, both sides' tricks."""
    theme, view = ink.theme, scores.view
    ink.text(QRectF(box.left(), box.top(), 24, 34), str(scores.number), 14, theme.text, weight=600)
    inner = box.adjusted(24, 0, 0, 0)
    made, who = view.contract, view.declarer
    taken = side_tricks(view, view.taken) if view.taken else [0, 0]
    if made is None or who is None:
        said = panel_words.auction_words(scores, view)
        if said:
            ink.text(QRectF(inner.left(), inner.top(), inner.width(), 34),
                     side_words.auction_runs(), 14, theme.text, weight=700)  # fmt: skip
            ink.lines(QRectF(box.left(), box.top() + 38, box.width(), 200), said, 12, theme.text)
            return
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
    _with_suit(ink, upper, panel_words.contract_words(made), view.trump)
    name = side_words.declares(panel_words.player(scores, who), need, own=who == scores.viewer)
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
    told = side_words.stand(taken[side], lost, TRICKS - taken[side] - lost)
    ink.text(QRectF(box.left(), box.top() + 64, box.width(), 16), told, 12, theme.text, least=10)
    ink.hairline(box.left(), box.right(), box.top() + 86)
    said = panel_words.auction_words(scores, view)
    ink.lines(QRectF(box.left(), box.top() + 91, box.width(), 200), said, 12, theme.secondary)


def _both(ink: Ink, scores: Scores, inner: QRectF, box: QRectF, taken: list[int]) -> None:
    """Draw how many tricks each side has, and all tricks of the deal as boxes."""
    own, other = scores.order[0], scores.order[1]
    trump = scores.view.trump
    told = side_words.tricks_of_both(taken[own], taken[other])
    line = QRectF(inner.left(), inner.top(), inner.width(), 34)
    ink.text(line, told, 14, ink.theme.text, weight=700, least=11)
    if trump is not None:
        ink.suit(trump, inner.right() - 8, line.center().y(), 14)
    boxes(ink, QPointF(box.left(), box.top() + 46), box.width(), taken[own], 0, taken[other],
           colour_of(ink, scores, own), colour_of(ink, scores, other))  # fmt: skip


TAKEN: Final = Lines(_deal, _running, _height)
"""For games in which tricks are paid, perhaps with a contract."""

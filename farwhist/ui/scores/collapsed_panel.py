"""The score panel when it is folded: portraits, places and totals below each other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from farwhist.ui.scores import panel_words, side_words
from farwhist.ui.scores.ink import MIDDLE, SUMS, Ink
from farwhist.ui.scores.standing import Standing, standing
from farwhist.ui.scores.standing_view import Shown
from farwhist.ui.scores.tally import Scores, tricks_of
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import labelled

WIDTH: Final = 72.0
HEAD: Final = 40.0
FOOT: Final = 52.0
CELL: Final = 96.0


def rail(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw a cell for each player, the best on top, and the number of the deal at the foot."""
    lines = standing(scores, shown.totals)
    room = box.height() - HEAD - FOOT
    high = min(CELL, room / len(lines))
    for n, line in enumerate(lines):
        place = QRectF(box.left() + 5, box.top() + HEAD + n * high, box.width() - 10, high)
        _cell(ink, scores, line, place.adjusted(0, 1, 0, -1), shown)
    theme = ink.theme
    foot = QRectF(box.left() + 3, box.bottom() - FOOT, box.width() - 6, FOOT)
    word = QRectF(foot.left(), foot.top() + 4, foot.width(), 18)
    ink.text(word, panel_words.deal_head(), 12, theme.secondary, align=MIDDLE, least=10)
    number = word.translated(0, 19)
    ink.text(
        number, panel_words.short_progress(scores), 14, theme.text, weight=700, align=MIDDLE,
        tip=panel_words.progress(scores), least=10,
    )  # fmt: skip


def _cell(ink: Ink, scores: Scores, line: Standing, box: QRectF, shown: Shown) -> None:
    theme = ink.theme
    if line.own:
        ink.row(box, theme.own_row, bar=theme.accent)
    named = box.height() >= 80
    side = min(36.0, box.height() - (44 if named else 26))
    if len(line.seats) > 1:
        side *= 0.78
    middle = box.center().x()
    at = QPointF(middle - side / 2 * (1 + 0.78 * (len(line.seats) - 1)), box.top() + 4 + side / 2)
    wide = ink.pair(scores, line.seats, at, side)
    if scores.counted and scores.charted:
        _place(ink, line, QPointF(at.x() + wide, at.y() + side / 2 - 4))
    total, colour = number_words.number(line.total), theme.text
    if not scores.charted:
        view = scores.view
        gone = bool(view.alive) and line.column not in view.alive
        total = "✕" if gone else str(tricks_of(view, view.taken, line.column) if view.taken else 0)
        colour = theme.over if gone else theme.text
    elif scores.partners:
        colour = theme.accent if line.own else theme.their_side
    size = 20 if named else 17
    spot = QRectF(box.left() + 2, at.y() + side / 2 + 1, box.width() - 4, size + 5)
    ink.text(spot, total, size, colour, weight=700, align=MIDDLE, least=11)
    ink.cell(SUMS, line.column, spot)
    name = panel_words.side_name(scores, line.column)
    ink.tip(box, labelled(name, total))
    if named:
        below = QRectF(box.left() + 4, spot.bottom(), box.width() - 8, 17)
        own = theme.text if line.own else theme.secondary
        if scores.partners:
            shown_name = side_words.ours() if line.own else side_words.theirs()
        else:
            shown_name = name
        ink.text(below, shown_name, 12, own, align=MIDDLE, tip=name, least=11)


def _place(ink: Ink, line: Standing, at: QPointF) -> None:
    theme, painter = ink.theme, ink.painter
    first = line.place == 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.plate))
    painter.drawEllipse(at, 10, 10)
    painter.setBrush(QColor(theme.accent if first else theme.secondary))
    painter.drawEllipse(at, 8.5, 8.5)
    box = QRectF(at.x() - 9, at.y() - 9, 18, 18)
    ink.text(box, str(line.place), 11, theme.ink, weight=700, align=MIDDLE)

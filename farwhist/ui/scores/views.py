"""What stands in the score panel between its head and its foot, by the kind of game.

What the first deals of most games do without is imported when it is first drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF

from farwhist.rules.kind import SummaryText
from farwhist.ui.scores.ink import Ink
from farwhist.ui.scores.sheet_view import HEAD, ROW, sheet, wanted
from farwhist.ui.scores.standing_view import CURVE, MARGIN, Shown, curve, rows, rows_height
from farwhist.ui.scores.tally import Scores

View = Callable[[Ink, Scores, QRectF, Shown], None]


def _points(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    """Draw the standing, the curve and the sheet, as far as there is room.

    There is no curve before a deal is scored, and no sheet in the first deals.
    """
    least = HEAD + 2 * ROW if wanted(scores) else 0.0
    top = rows(ink, scores, QRectF(box.left(), box.top(), box.width(), box.height()), shown) + 4
    left, right = box.left() + MARGIN, box.right() - MARGIN
    if scores.counted and box.bottom() - top >= CURVE + least:
        ink.hairline(left, right, top)
        curve(ink, scores, QRectF(box.left(), top, box.width(), CURVE))
        top += CURVE + 4
    if least and box.bottom() - top >= HEAD + ROW:
        ink.hairline(left, right, top)
        ink.painter.setOpacity(shown.sheet)
        sheet(ink, scores, QRectF(box.left(), top, box.width(), box.bottom() - top), shown)
        ink.painter.setOpacity(1.0)


def short(scores: Scores) -> float | None:
    """Return how high all of it is as long as there is no sheet; None where all room is used."""
    if scores.partners or not scores.charted:
        return None
    curved = CURVE + 8 if scores.counted else 0.0
    return rows_height(len(scores.order)) + 8 + curved


def _bags(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    if scores.partners:
        from farwhist.ui.scores.side_bids_lines import UNDERTAKEN
        from farwhist.ui.scores.sides_view import sides

        sides(ink, scores, box, shown, UNDERTAKEN)
    else:
        _points(ink, scores, box, shown)


def _tricks(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    if scores.partners:
        from farwhist.ui.scores.side_tricks_lines import TAKEN
        from farwhist.ui.scores.sides_view import sides

        sides(ink, scores, box, shown, TAKEN)
    else:
        _points(ink, scores, box, shown)


def _staying(ink: Ink, scores: Scores, box: QRectF, shown: Shown) -> None:
    from farwhist.ui.scores.ladder_view import ladder

    ladder(ink, scores, box, shown)


VIEWS: Final[Mapping[SummaryText, View]] = {
    "bids": _points,
    "bags": _bags,
    "tricks": _tricks,
    "staying": _staying,
    "cards": _points,
}

"""The room at the top left for what was decided before the cards are played. No Qt here."""

from __future__ import annotations

from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.measures import MARGIN, Measures

BETWEEN = 6.0
"""Between these lines and what stands around them."""

LEAST = 150.0
"""The width that these lines need at least beside trump and deal."""


SUM_LINES = 3.9
"""The height of the sum of the bids and of its boxes, in sizes of text."""


def sums_room(text: Rect, sizes: Measures, others: list[Rect]) -> Rect:
    """Return the room for the sum of the bids, below `text`, which is trump and deal.

    `others` are the plates but the own one. Where plates leave no room the height is 0.
    """
    below = [
        r.y for r in others if r.bottom > text.bottom and r.x < text.right and text.x < r.right
    ]
    bottom = min(below, default=sizes.height) - BETWEEN
    return Rect(
        text.x, text.bottom, text.w, min(SUM_LINES * sizes.font, max(bottom - text.bottom, 0))
    )


def facts_room(above: float, sizes: Measures, others: list[Rect], text: Rect, trick: Rect) -> Rect:
    """Return the room below `above`, left of the plates at the top and above those at the side.

    Where nobody sits at the top and there is more room beside `text`, which is trump and deal, it
    is that; where plates leave none, it is empty. `others` are the plates but the own one; in
    `trick` lie the cards of the trick.
    """
    top = above + BETWEEN
    beside = [rect.x for rect in others if rect.x > MARGIN and rect.y < top]
    right = min(beside, default=sizes.width / 2) - 8
    under = [rect.y for rect in others if rect.x == MARGIN and rect.bottom > top]
    bottom = min(under, default=trick.bottom) - BETWEEN
    if bottom - top < 1:
        return Rect(0, 0, 0, 0)
    # Beside the cards of the trick, or above them: whichever is the larger room.
    narrow, low = min(right, trick.x - BETWEEN), min(bottom, trick.y - BETWEEN)
    rooms = [
        Rect(MARGIN, top, max(narrow - MARGIN, 1.0), max(bottom - top, 1.0)),
        Rect(MARGIN, top, max(right - MARGIN, 1.0), max(low - top, 1.0)),
    ]
    below = max(rooms, key=lambda room: room.w * room.h)
    x = text.x + 12 * sizes.font
    aside = Rect(x, MARGIN, sizes.width / 2 - x, trick.y - BETWEEN - MARGIN)
    free = all(rect.y > MARGIN for rect in others) and aside.w >= LEAST
    return aside if free and aside.h > below.h else below

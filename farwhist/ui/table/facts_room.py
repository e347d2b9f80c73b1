"""The room at the top left for what was decided before the cards are played. No Qt here."""

from __future__ import annotations

from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.measures import MARGIN, Measures

BETWEEN = 6.0
"""Between these lines and what stands around them."""

LEAST = 150.0
"""The width that these lines need at least beside trump and deal."""


def facts_room(above: float, sizes: Measures, others: list[Rect], text: Rect, trick: Rect) -> Rect:
    """Return the room below `above`, left of the plates at the top and above those at the side.

    Where nobody sits at the top and there is more room beside `text`, which is trump and deal, it
    is that. `others` are the plates but the own one; in `trick` lie the cards of the trick.
    """
    top = above + BETWEEN
    beside = [rect.x for rect in others if rect.x > MARGIN and rect.y < top]
    right = min(beside, default=sizes.width / 2) - 8
    under = [rect.y for rect in others if rect.x == MARGIN and rect.bottom > top]
    bottom = min(under, default=trick.bottom) - BETWEEN
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

"""The room at the top left for what was decided before the cards are played. No Qt here."""

from __future__ import annotations

from farwhist.engine.cards import Seat
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.measures import MARGIN, Measures

BETWEEN = 6.0
"""Between these lines and what stands around them."""


def facts_room(above: float, sizes: Measures, plates: dict[Seat, Rect], viewer: Seat) -> Rect:
    """Return the room below `above`, left of the plates at the top and above those at the side."""
    others = [rect for seat, rect in plates.items() if seat != viewer]
    top = above + BETWEEN
    beside = [rect.x for rect in others if rect.x > MARGIN and rect.y < top]
    right = min(beside, default=sizes.width / 2) - 8
    below = [rect.y for rect in others if rect.x == MARGIN and rect.bottom > top]
    bottom = min(below, default=plates[viewer].y) - BETWEEN
    return Rect(MARGIN, top, max(right - MARGIN, 1.0), max(bottom - top, 1.0))

"""A hand of another that lies open below its plate, large enough to be read. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from farwhist.engine.cards import Card
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing
from farwhist.ui.table.layout.measures import GAP, MARGIN, Measures

HEIGHT: Final = 0.58
"""The height of an open card, in heights of a card of the own hand."""

MANY_HEIGHT: Final = 46.0
"""The most of it with more than five seats, in pixels."""

WIDEST_STEP: Final = 0.64
"""The most that a card lies to the right of the one before, in widths."""

LEAST_STEP: Final = 13.0
"""With less of the card before to be seen, in pixels, a hand lies in two rows."""

ROW_STEP: Final = 0.42
"""How far the second row lies below the first, in heights."""


HEIGHT_ALONE: Final = 0.74
WIDTH_ALONE: Final = 1.36
"""The height of a card of the only open hand, and how wide that is at most, in widths of a plate.

The trick may lie on it, but below rank and suit of its cards.
"""


def laid_open(
    cards: Sequence[Card], plate: Rect, sizes: Measures, *, alone: bool = False
) -> dict[Thing, Pose]:
    """Return where these cards lie, from left to right, in one row or two.

    `alone`: no other hand lies open.
    """
    high, room = (HEIGHT_ALONE, WIDTH_ALONE * plate.w) if alone else (HEIGHT, plate.w)
    high *= sizes.card
    if sizes.seats > 5:
        high = min(high, MANY_HEIGHT)
    wide = high * sizes.ratio
    rows: list[Sequence[Card]] = [cards]
    if len(cards) > 1 and (room - wide) / (len(cards) - 1) < LEAST_STEP:
        rows = _two_rows(cards)
    found: dict[Thing, Pose] = {}
    top = plate.bottom + GAP + high / 2
    for row, part in enumerate(rows):
        step = 0.0
        if len(part) > 1:
            step = min(WIDEST_STEP * wide, (room - wide) / (len(part) - 1))
        half = (wide + step * (len(part) - 1)) / 2
        middle = min(max(plate.cx, MARGIN + half), sizes.width - MARGIN - half)
        x = middle - half + wide / 2
        y = top + row * ROW_STEP * high
        for number, card in enumerate(part):
            layer = 10.0 + 30 * row + number
            found[card] = Pose(x + step * number, y, high, z=layer, ratio=sizes.ratio)
    return found


def _two_rows(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """Split a hand between two suits where the rows are most alike; else in the middle."""
    ends, count = [], 0
    for _, suit in groupby(cards, lambda card: card.suit):
        count += len(list(suit))
        ends.append(count)
    half = len(cards) / 2
    at = min(ends[:-1], key=lambda end: abs(end - half), default=round(half))
    if max(at, len(cards) - at) > 0.75 * len(cards):
        at = round(half)
    return [cards[:at], cards[at:]]

"""How much larger than usual the texts of a table can be. No Qt here."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.hand import hand_poses
from farwhist.ui.table.layout.measures import GAP, MARGIN, USUAL, CardSize, Measures, measure
from farwhist.ui.table.layout.seating import plate_rects, top_edge, trick_slots

STEP = 0.05

SMALLEST_TRICK = 0.66
"""A trick card, in heights of a hand card, that larger texts must leave room for."""

KEPT_TRICK = 0.88
"""A trick card, in heights of the usual one, that a larger hand must leave room for."""


PANEL = (400.0, 170.0)
"""The width and height between the plates that larger texts must leave to panels."""


OWN_TOP = 0.644
OWN_TOP_OF_MANY = 0.66
"""The upper edge of the own plate, in heights of the table; with six seats or more."""


def own_plate(sizes: Measures) -> Rect:
    """Return the plate of the viewer, above the hand; it is the same while bidding and playing."""
    room = 0.82 * sizes.width
    places = hand_poses(13, sizes.width / 2, sizes.height, room, sizes.card, ratio=sizes.ratio)
    hand = min(pose.y for pose in places) - sizes.card / 2 - 0.10 * sizes.card
    share = OWN_TOP if sizes.seats <= 5 else OWN_TOP_OF_MANY
    bottom = min(share * sizes.height + sizes.own_h, hand)
    return Rect.around(sizes.width / 2, bottom - sizes.own_h / 2, sizes.own_w, sizes.own_h)


@lru_cache(maxsize=64)
def enlarged(
    width: float, height: float, seats: int, text: float, cards: CardSize = USUAL
) -> Measures:
    """Return the sizes with a hand and texts as large as wanted, as far as nothing overlaps.

    The hand has the first claim to the room.
    """
    cards = _roomy(width, height, seats, cards)
    steps = max(round((text - 1) / STEP), 0)
    for step in range(steps, 0, -1):
        sizes = measure(width, height, seats, 1 + step * STEP, cards)
        if _fits(sizes, SMALLEST_TRICK * sizes.card / cards.zoom):
            return sizes
    return measure(width, height, seats, 1.0, cards)


def _roomy(width: float, height: float, seats: int, cards: CardSize) -> CardSize:
    """Return these cards, no larger than there is room for."""
    usual = measure(width, height, seats, 1.0, replace(cards, zoom=1.0))
    least = KEPT_TRICK * trick_slots(0, usual, own_plate(usual).y - GAP)[1]
    for step in range(max(round((cards.zoom - 1) / STEP), 0), 0, -1):
        tried = replace(cards, zoom=1 + step * STEP)
        if _fits(measure(width, height, seats, 1.0, tried), least):
            return tried
    return replace(cards, zoom=min(cards.zoom, 1.0))


def _fits(sizes: Measures, least: float) -> bool:
    """Whether nothing overlaps, and a trick card is at least `least` high."""
    plates = plate_rects(0, sizes)
    own = own_plate(sizes)
    slots, card = trick_slots(0, sizes, own.y - GAP)
    if card < least:
        return False
    taken = [Rect(r.x, r.y, r.w, r.h + GAP + sizes.back) for r in plates.values()]
    taken.append(own)
    left = max((rect.right for rect in plates.values() if rect.x == MARGIN), default=MARGIN) + 8
    free = own.y - 6 - top_edge(sizes, with_cards=True)
    if sizes.width - 2 * left < PANEL[0] or free < PANEL[1]:
        return False
    room = Rect(0, 0, sizes.width, sizes.height)
    if not all(room.contains(each) for each in taken):
        return False
    trick = [Rect.around(x, y, card * sizes.ratio, card) for x, y in slots.values()]
    corner = Rect(0, 0, 15 * sizes.font, 3.2 * sizes.font + 2 * GAP)
    beside = Rect(sizes.width - corner.w, 0, corner.w, 1.6 * sizes.font + sizes.back)
    return not any(
        one.overlaps(other) for one, other in combinations([*taken, corner, beside], 2)
    ) and not any(one.overlaps(other) for one in [*taken, corner, beside] for other in trick)

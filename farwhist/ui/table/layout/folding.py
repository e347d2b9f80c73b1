"""How large texts can be: the table folds until what must be read has room. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from farwhist.ui.table.layout.corners import (
    CAPTION,
    LEAST_CORNER,
    last_trick_room,
    panel_room,
    stock_room,
    trick_room,
    trump_room,
)
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.measures import (
    GAP,
    USUAL,
    CardSize,
    Fold,
    Measures,
    measure,
    own_plate,
    plate_rects,
    trick_slots,
)

Size = tuple[float, float]
"""A width and a height."""

STEP = 0.05

SMALLEST_TRICK = 0.66
"""A trick card, in heights of a hand card, that larger texts must leave room for."""

KEPT_TRICK = 0.88
"""A trick card, in heights of the usual one, that a larger hand must leave room for."""

PANEL = (400.0, 170.0)
"""The width and height between the plates that larger texts must leave to panels."""

QUESTIONS = ((17.0, 11.5), (28.0, 8.5))
"""The same in sizes of the panel's text: one of these, with its button below or beside the rest."""

SMALLER_PANEL = 0.9
"""The text of a panel may be so much smaller than that of the table."""

LEAST_PANEL = (280.0, 110.0)
LEAST_TRICK = 44.0
"""What usual texts leave to panels and to a card of the trick on a small table, in pixels."""

LEAST_LINES = 4.3
"""The height that trump and deal need, in sizes of text."""

LEAST_LAST = 0.8
"""The height of a card of the last trick at least, in heights of another seat's card."""


@lru_cache(maxsize=64)
def enlarged(
    width: float,
    height: float,
    seats: int,
    text: float,
    cards: CardSize = USUAL,
    *,
    open_hands: bool = False,
) -> Measures:
    """Return the sizes with a hand and texts as large as wanted, as far as nothing overlaps.

    The hand has the first claim to the room, texts have the next, and the table folds as far as
    they need. Where the cards of others lie open it does not fold: they are to be read too.
    """
    cards = _roomy(width, height, seats, cards)
    folds = (Fold.NONE,) if open_hands else tuple(Fold)
    for step in range(max(round((text - 1) / STEP), 0), 0, -1):
        for fold in folds:
            sizes = measure(width, height, seats, 1 + step * STEP, cards, fold=fold)
            if _fits(sizes, SMALLEST_TRICK * sizes.card / cards.zoom, _questions(sizes)):
                return sizes
    for fold in folds:
        sizes = measure(width, height, seats, 1.0, cards, fold=fold)
        if _fits(sizes, LEAST_TRICK, [LEAST_PANEL]):
            return sizes
    return measure(width, height, seats, 1.0, cards)


def _questions(sizes: Measures) -> list[Size]:
    """Return widths and heights of which larger texts must leave one to a question."""
    font = SMALLER_PANEL * sizes.font
    return [(max(PANEL[0], w * font), max(PANEL[1], h * font)) for w, h in QUESTIONS]


def _roomy(width: float, height: float, seats: int, cards: CardSize) -> CardSize:
    """Return these cards, no larger than there is room for."""
    usual = measure(width, height, seats, 1.0, replace(cards, zoom=1.0))
    least = KEPT_TRICK * trick_slots(0, usual, own_plate(usual).y - GAP)[1]
    for step in range(max(round((cards.zoom - 1) / STEP), 0), 0, -1):
        larger = replace(cards, zoom=1 + step * STEP)
        if _fits(measure(width, height, seats, 1.0, larger), least, [PANEL]):
            return larger
    return replace(cards, zoom=min(cards.zoom, 1.0))


def _fits(sizes: Measures, least: float, panels: Sequence[Size]) -> bool:
    """Whether nothing overlaps, and all that stands in the corners can be read.

    A card of the trick is to be `least` high, and one of `panels` to fit between the plates.
    """
    others, own = list(plate_rects(0, sizes).values()), own_plate(sizes)
    slots, card = trick_slots(0, sizes, own.y - GAP)
    trick = trick_room(slots.values(), card, sizes)
    text = trump_room(sizes, others, trick, stock_room(sizes, turned=True))
    last = last_trick_room(sizes, others, trick)
    room = panel_room(sizes, others, own, text, with_cards=True)
    if card < least or min(text.w, last.w) < LEAST_CORNER * sizes.font:
        return False
    if last.h < CAPTION * sizes.font + LEAST_LAST * sizes.back:
        return False
    if not any(room.w >= wide and room.h >= high for wide, high in panels):
        return False
    lines = Rect(text.x, text.y, text.w, LEAST_LINES * sizes.font)
    taken = [Rect(r.x, r.y, r.w, r.h + sizes.below) for r in others]
    taken += [own, lines, last]
    table = Rect(0, 0, sizes.width, sizes.height)
    played = [Rect.around(x, y, card * sizes.ratio, card) for x, y in slots.values()]
    return (
        all(table.contains(each) for each in taken)
        and not any(one.overlaps(other) for one, other in combinations(taken, 2))
        and not any(one.overlaps(other) for one in taken for other in played)
    )

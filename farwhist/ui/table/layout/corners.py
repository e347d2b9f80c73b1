"""What is told in the upper corners: trump and deal, the sum of the bids, the last trick. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farwhist.ui.table.layout.geometry import Pose, Rect
from farwhist.ui.table.layout.measures import MARGIN, Measures, top_edge

BETWEEN = 6.0
"""Between these lines and what stands around them."""

LEAST = 150.0
"""The width that these lines need at least beside trump and deal."""

SUM_LINES = 3.9
"""The height of the sum of the bids and of its boxes, in sizes of text."""

STOCK_SIZE = 1.37
"""The height of the stock and of the card turned up, in heights of another seat's card."""

TURNED_ASIDE = 0.43
"""How far the card turned up lies to the right of the stock, in widths."""

BESIDE_STOCK = 0.18
"""Between the stock and what is written beside it, in widths of the stock."""

TRUMP_LINES = 4.6
"""The height of trump and deal, in sizes of text."""

LEAST_BESIDE = 9.0
"""The width that trump and deal need beside the stock, in sizes of text."""

LAST_TRICK = 0.56
"""The height of a card of the last trick, in heights of a usual hand card."""

CAPTION = 1.6
"""The height of the caption of the last trick, in sizes of text."""

LEAST_CORNER = 6.5
"""The width below which a corner beside the plates at the top is too narrow, in sizes of text."""


def trick_room(slots: Collection[tuple[float, float]], card: float, sizes: Measures) -> Rect:
    """Return what the cards of a trick can cover, however they are tilted."""
    tilted = Pose(0, 0, card, 3.0, ratio=sizes.ratio).bounds()
    across, down = [x for x, _ in slots], [y for _, y in slots]
    wide, high = max(across) - min(across), max(down) - min(down)
    return Rect(min(across) + tilted.x, min(down) + tilted.y, wide + tilted.w, high + tilted.h)


def stock_room(sizes: Measures, *, turned: bool) -> Rect:
    """Return where the stock lies, with a card turned up on it or without."""
    wide = STOCK_SIZE * sizes.back_w
    return Rect(MARGIN, MARGIN, (1 + TURNED_ASIDE * turned) * wide, STOCK_SIZE * sizes.back)


def trump_room(sizes: Measures, others: Sequence[Rect], trick: Rect, stock: Rect | None) -> Rect:
    """Return the room for trump and deal: beside the stock, below it, or in its place without one.

    They stand below where it is too narrow beside. `others` are the plates but the own one; in
    `trick` lie the cards of the trick.
    """
    high = TRUMP_LINES * sizes.font
    x, top = MARGIN, MARGIN
    if stock is not None:
        x = stock.right + BESIDE_STOCK * STOCK_SIZE * sizes.back_w
        top = stock.bottom + 12
    above = [rect.x for rect in others if rect.y == MARGIN and rect.x > x]
    beside = Rect(x, MARGIN, min(above, default=sizes.width / 2) - x - 8, high)
    if sizes.seats > 4 and beside.w < LEAST_BESIDE * sizes.font:
        first = min(rect.x for rect in others if rect.y == MARGIN)
        if top >= MARGIN + sizes.plate_h + sizes.below + BETWEEN:
            first = min(trick.x, MARGIN + sizes.plate_w + 8)
        below = Rect(MARGIN, top, first - MARGIN - 8, high)
        if not any(below.overlaps(rect) for rect in others):
            return below
    return beside


def panel_room(
    sizes: Measures, others: Sequence[Rect], own: Rect, text: Rect, *, with_cards: bool
) -> Rect:
    """Return the room between the plates, below those at the top and above the own one.

    It also stays below `text`, which is trump and deal. `others` are the plates but the own one.
    """
    left = max((rect.right for rect in others if rect.x == MARGIN), default=MARGIN) + 8
    top = top_edge(sizes, with_cards=with_cards) + 2
    if sizes.fold and text.right > left:
        top = max(top, text.bottom)
    return Rect(left, top, sizes.width - 2 * left, own.y - 6 - top)


def sums_room(
    text: Rect, sizes: Measures, others: Sequence[Rect], played: Collection[Rect]
) -> Rect:
    """Return the room for the sum of the bids, below `text`, which is trump and deal.

    `others` are the plates but the own one, and `played` the cards of the trick. Where plates leave
    no room the height is 0.
    """
    below = [
        r.y for r in others if r.bottom > text.bottom and r.x < text.right and text.x < r.right
    ]
    bottom = min(below, default=sizes.height) - BETWEEN
    high = min(SUM_LINES * sizes.font, max(bottom - text.bottom, 0))
    room = Rect(text.x, text.bottom, text.w, high)
    right = min((each.x - BETWEEN for each in played if each.overlaps(room)), default=room.right)
    return Rect(room.x, room.y, max(right - room.x, 0), high)


def facts_room(
    above: float, sizes: Measures, others: Sequence[Rect], text: Rect, trick: Rect
) -> Rect:
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


def last_trick_room(sizes: Measures, others: Sequence[Rect], trick: Rect) -> Rect:
    """Return the room for the small picture of the last trick, its caption included.

    It is right of the plates at the top, or below them where that is too narrow. `others` are the
    plates but the own one; in `trick` lie the cards of the trick.
    """
    last = max((rect.right for rect in others if rect.y == MARGIN), default=sizes.width / 2)
    usual = sizes.back / (0.46 if sizes.seats <= 5 else 0.396)
    card = LAST_TRICK * usual
    step = (0.6 if sizes.seats <= 6 else 0.36) * card * sizes.ratio
    cards = card * sizes.ratio + step * (sizes.seats - 1)
    wanted, right, top = max(14 * sizes.font, cards), sizes.width - MARGIN, MARGIN - 4
    wide = min(right - last - 8, wanted)
    if wide < LEAST_CORNER * sizes.font:
        top = MARGIN + sizes.plate_h + sizes.below + BETWEEN
        wide = min(right - trick.right - 8, wanted)
    at_side = [rect.y for rect in others if rect.right > sizes.width / 2 + 1 and rect.y > MARGIN]
    lowest = min(at_side, default=sizes.height) - BETWEEN
    high = min(CAPTION * sizes.font + card, lowest - top)
    return Rect(right - wide, top, wide, high)

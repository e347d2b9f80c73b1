"""Sizes on the table, where seats are, and how large texts can be. No Qt here."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import cos, pi, sin

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Seat
from farwhist.ui.style.tokens import felt_text
from farwhist.ui.table.layout.geometry import CARD_RATIO, Rect
from farwhist.ui.table.layout.hand import hand_poses

MARGIN = 16.0
"""Between the edge of the table and whatever stands there."""

GAP = 4.0
"""Between a plate and the cards below it."""

WIDTHS = ((556.0, 190.0), (702.0, 212.0), (982.0, 256.0))
HEIGHTS = ((556.0, 54.0), (702.0, 64.0), (982.0, 78.0))
"""The size of a plate with up to five seats, at three heights of the table."""
OWN_WIDTHS = ((556.0, 216.0), (702.0, 256.0), (982.0, 309.0))
OWN_HEIGHTS = ((556.0, 62.0), (702.0, 78.0), (982.0, 94.0))
"""The size of the viewer's own plate."""
MANY = (0.915, 0.906)
"""How much narrower and lower a plate is with more seats; the own one by half of it more."""
LEAST_PLATE = (168.0, 50.0)

LOW = 420.0
"""The height below which even what is smallest on the table becomes smaller."""


class CardSize(Struct, frozen=True):
    """What the player chose: the width of a card for a height of 1, and how large the hand is."""

    ratio: float = CARD_RATIO
    zoom: float = 1.0


USUAL = CardSize()


class Measures(Struct, frozen=True):
    """The sizes of everything on a table of `width` x `height` with `seats` seats."""

    width: float
    height: float
    seats: int
    card: float
    back: float
    plate_w: float
    plate_h: float
    own_w: float
    own_h: float
    font: int
    usual_font: int
    ratio: float = CARD_RATIO

    @property
    def card_w(self) -> float:
        """Width of a card of the hand."""
        return self.card * self.ratio

    @property
    def back_w(self) -> float:
        """Width of a card in another seat's hand."""
        return self.back * self.ratio


def measure(
    width: float, height: float, seats: int, text: float = 1.0, cards: CardSize = USUAL
) -> Measures:
    """Return the sizes for a table of this many logical pixels, its texts `text` times as large.

    A hand card takes 22 % of the height, but never so much that a full hand cannot lie in the
    width. Text grows with the table and is never below 14 px, or 11 px on a table lower than
    `LOW`, which only a small screen with large points makes so low.
    """
    few = seats <= 5
    squeezed = min(height / LOW, 1.0)
    card = max(96.0 * squeezed, min(0.222 * height, 0.165 * width))
    usual = max(11, int(14 * squeezed)) if squeezed < 1 else felt_text(14, height)
    font = round(usual * text)
    narrower, lower = (1.0, 1.0) if few else MANY
    plate_w = max(LEAST_PLATE[0], narrower * _between(WIDTHS, height))
    plate_h = max(LEAST_PLATE[1] * squeezed, lower * _between(HEIGHTS, height))
    own_w = max(plate_w, (1 + narrower) / 2 * _between(OWN_WIDTHS, height))
    own_h = max(plate_h, (1 + lower) / 2 * _between(OWN_HEIGHTS, height))
    return Measures(
        width=width,
        height=height,
        seats=seats,
        card=card * cards.zoom,
        back=card * (0.46 if few else 0.396),
        plate_w=round(plate_w * text),
        plate_h=round(plate_h * text),
        own_w=round(own_w * text),
        own_h=round(own_h * text),
        font=font,
        usual_font=usual,
        ratio=cards.ratio,
    )


def _between(points: tuple[tuple[float, float], ...], at: float) -> float:
    """Return the value at `at` on the line through these points, and beyond its ends."""
    last = len(points) - 2
    part = next((n for n in range(last) if at <= points[n + 1][0]), last)
    (x, y), (x2, y2) = points[part : part + 2]
    return y + (at - x) * (y2 - y) / (x2 - x)


_PLACES = {
    2: ("T",),
    3: ("LT", "RT"),
    4: ("L", "T", "R"),
    5: ("L", "TL", "TR", "R"),
    6: ("L", "TL", "T", "TR", "R"),
    7: ("LB", "LT", "TL", "TR", "RT", "RB"),
    8: ("LB", "LT", "TL", "T", "TR", "RT", "RB"),
}
"""Clockwise from the viewer's left."""

TOGETHER = {5: 32.0, 7: 6.0}
"""With so many seats the two at the top stand so close, so that the corners stay free."""

_SPREAD = {
    2: (0.75, 0.52),
    3: (0.95, 0.46),
    4: (1.06, 0.50),
    5: (1.30, 0.52),
    6: (1.70, 0.56),
    7: (2.10, 0.60),
    8: (2.35, 0.62),
}
"""Half axes of the ellipse of trick cards, in card widths and heights."""


def others(viewer: Seat, seats: int) -> list[Seat]:
    """Return the other seats, clockwise from the viewer's left."""
    return [(viewer + step) % seats for step in range(1, seats)]


def plate_rects(viewer: Seat, sizes: Measures) -> dict[Seat, Rect]:
    """Return the plates of all seats but the viewer's."""
    return {
        seat: _plate(place, sizes)
        for seat, place in zip(others(viewer, sizes.seats), _PLACES[sizes.seats], strict=True)
    }


def _plate(place: str, sizes: Measures) -> Rect:
    wide, high = sizes.plate_w, sizes.plate_h
    if place.startswith("T"):
        away = (0.24 if sizes.seats in (6, 8) else 0.16) * sizes.width
        if sizes.seats in TOGETHER:
            away = (wide + TOGETHER[sizes.seats]) / 2
        side = {"T": 0, "TL": -1, "TR": 1}[place]
        return Rect.around(sizes.width / 2 + side * away, MARGIN + high / 2, wide, high)
    level = {"T": 0.285, "B": 0.543}.get(place[1:], 0.40 if sizes.seats == 4 else 0.46)
    x = MARGIN + wide / 2
    if place.startswith("R"):
        x = sizes.width - x
    return Rect.around(x, level * sizes.height, wide, high)


def top_edge(sizes: Measures, *, with_cards: bool) -> float:
    """Return the y below which the middle of the table is free of plates and their cards."""
    if sizes.seats == 3:
        return MARGIN
    cards = GAP + sizes.back if with_cards else 0.0
    return MARGIN + sizes.plate_h + cards + GAP


def trick_slots(
    viewer: Seat, sizes: Measures, bottom: float
) -> tuple[dict[Seat, tuple[float, float]], float]:
    """Return the centre of each seat's trick card, and the height of those cards.

    The slots lie at equal angles on an ellipse, the viewer's at the lower end, above `bottom`.
    """
    seats = sizes.seats
    wide, high = _SPREAD[seats]
    top = top_edge(sizes, with_cards=True)
    card = min((0.86 if seats <= 5 else 0.78) * sizes.card, (bottom - top) / (1 + 2 * high))
    reach = card * (high + 0.5)
    level = (0.40 if seats <= 5 else 0.44) * sizes.height
    y = min(max(level, top + reach), bottom - reach)
    across, down = wide * card * sizes.ratio, high * card
    slots = {}
    for step in range(seats):
        turn = pi / 2 + 2 * pi * step / seats
        seat = (viewer + step) % seats
        slots[seat] = (sizes.width / 2 + across * cos(turn), y + down * sin(turn))
    return slots, card


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

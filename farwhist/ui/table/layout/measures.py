"""Sizes on the table, where seats are, and how large texts can be. No Qt here."""

from __future__ import annotations

from enum import IntEnum
from math import cos, pi, sin

from msgspec import Struct

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

BARE_WIDTHS = (9.0, 10.5)
BARE_HEIGHTS = (2.9, 3.1)
"""The size of a plate without its portrait, in sizes of text; then that of the viewer's own."""

LOW = 420.0
"""The height below which even what is smallest on the table becomes smaller."""


class Fold(IntEnum):
    """How the table makes room for texts: each step also takes what the steps before it take.

    What must be read comes first. Backs only say how many cards are left, which is told elsewhere.
    """

    NONE = 0
    TUCKED = 1
    """The cards of the others lie half under their plates, and the own hand lower."""
    HIDDEN = 2
    """The cards of the others cannot be seen until they are played."""
    BARE = 3
    """Plates have no portraits."""


_SEEN = {Fold.NONE: 1.0, Fold.TUCKED: 0.45, Fold.HIDDEN: 0.0, Fold.BARE: 0.0}
"""How much of the cards of another seat shows below its plate, in heights of a card."""

LOWER = 0.14
"""How much lower the own hand lies from the first step on, in card heights."""


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
    fold: Fold = Fold.NONE

    @property
    def card_w(self) -> float:
        """Width of a card of the hand."""
        return self.card * self.ratio

    @property
    def back_w(self) -> float:
        """Width of a card in another seat's hand."""
        return self.back * self.ratio

    @property
    def below(self) -> float:
        """How far the cards of another seat reach below its plate."""
        return _SEEN[self.fold] * self.back + (GAP if self.fold is Fold.NONE else 0.0)

    @property
    def lower(self) -> float:
        """How much lower than usual the own hand lies, in card heights."""
        return LOWER if self.fold else 0.0


def measure(
    width: float,
    height: float,
    seats: int,
    text: float = 1.0,
    cards: CardSize = USUAL,
    *,
    fold: Fold = Fold.NONE,
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
    plates = [text * each for each in (plate_w, plate_h, own_w, own_h)]
    if fold is Fold.BARE:
        shares = BARE_WIDTHS[0], BARE_HEIGHTS[0], BARE_WIDTHS[1], BARE_HEIGHTS[1]
        plates = [share * font for share in shares]
    wide, high, own_wide, own_high = map(round, plates)
    return Measures(
        width=width,
        height=height,
        seats=seats,
        card=card * cards.zoom,
        back=card * (0.46 if few else 0.396),
        plate_w=wide,
        plate_h=high,
        own_w=own_wide,
        own_h=own_high,
        font=font,
        usual_font=usual,
        ratio=cards.ratio,
        fold=fold,
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
    cards = sizes.below if with_cards else 0.0
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


OWN_TOP = 0.644
OWN_TOP_OF_MANY = 0.66
"""The upper edge of the own plate, in heights of the table; with six seats or more."""


def own_plate(sizes: Measures) -> Rect:
    """Return the plate of the viewer, above the hand; it is the same while bidding and playing."""
    room = 0.82 * sizes.width
    places = hand_poses(
        13, sizes.width / 2, sizes.height, room, sizes.card, ratio=sizes.ratio, lower=sizes.lower
    )
    hand = min(pose.y for pose in places) - sizes.card / 2 - 0.10 * sizes.card
    share = OWN_TOP if sizes.seats <= 5 else OWN_TOP_OF_MANY
    bottom = min(share * sizes.height + sizes.own_h, hand)
    return Rect.around(sizes.width / 2, bottom - sizes.own_h / 2, sizes.own_w, sizes.own_h)

"""Where the other players sit and where their trick cards fall. No Qt here."""

from __future__ import annotations

from math import cos, pi, sin

from farwhist.engine.cards import Seat
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.measures import GAP, MARGIN, Measures

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

"""Sizes that follow from the size of the table and the number of seats. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.ui.style.tokens import felt_text
from farwhist.ui.table.layout.geometry import CARD_RATIO

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


@dataclass(frozen=True, slots=True)
class CardSize:
    """What the player chose: the width of a card for a height of 1, and how large the hand is."""

    ratio: float = CARD_RATIO
    zoom: float = 1.0


USUAL = CardSize()


@dataclass(frozen=True, slots=True)
class Measures:
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

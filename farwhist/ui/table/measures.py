"""Sizes that follow from the size of the table and the number of seats. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.ui.table.geometry import CARD_RATIO

MARGIN = 14.0
"""Between the edge of the table and whatever stands there."""

GAP = 4.0
"""Between a plate and the cards below it."""

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
    width. Text grows with the table and is never below 13 px, or 11 px on a table lower than
    `LOW`, which only a small screen with large points makes so low.
    """
    few = seats <= 5
    squeezed = min(height / LOW, 1.0)
    card = max(96.0 * squeezed, min(0.222 * height, 0.165 * width))
    hand = card * cards.zoom
    least = 14 if few and width >= 1000 else 13
    least = max(11, int(least * squeezed))
    usual = max(least, round(min(0.0175 * height, 0.0135 * width)))
    font = round(usual * text)
    plate_w = font * (12.6 if few and width >= 1000 else 11.4)
    return Measures(
        width=width,
        height=height,
        seats=seats,
        card=hand,
        back=card * (0.46 if few else 0.396),
        plate_w=round(plate_w),
        plate_h=round(font * 3.86),
        font=font,
        usual_font=usual,
        ratio=cards.ratio,
    )

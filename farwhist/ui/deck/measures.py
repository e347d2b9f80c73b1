"""Where things are on a card, and drawing what is too fine to be drawn small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

CORNER: Final = 0.062
"""Radius of the corners, in widths."""

_L, _M, _R = 0.345, 0.5, 0.655
_FOUR = ((_L, 0.18), (_R, 0.18), (_L, 0.82), (_R, 0.82))
_SIX = (*_FOUR, (_L, 0.5), (_R, 0.5))
_EIGHT = (*_FOUR, (_L, 0.393), (_R, 0.393), (_L, 0.607), (_R, 0.607))

PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((_M, 0.5),),
    2: ((_M, 0.18), (_M, 0.82)),
    3: ((_M, 0.18), (_M, 0.5), (_M, 0.82)),
    4: _FOUR,
    5: (*_FOUR, (_M, 0.5)),
    6: _SIX,
    7: (*_SIX, (_M, 0.34)),
    8: (*_SIX, (_M, 0.34), (_M, 0.66)),
    9: (*_EIGHT, (_M, 0.5)),
    10: (*_EIGHT, (_M, 0.2865), (_M, 0.7135)),
}
"""Where the pips stand, in widths and heights of the card; below the middle upside down."""

PIP: Final = 0.185
ACE: Final = 0.46
SPADE_ACE: Final = 0.52
SINGLE: Final = 0.50
"""Sizes of a pip, of an ace's, of the ace of spades', and of the one pip of the large deck."""


class IndexMeasures(Struct, frozen=True):
    """The index: `cap` and `top` and `gap` in heights of the card, the others in widths."""

    cap: float
    top: float
    gap: float
    centre: float
    suit: float
    widest: float


STANDARD: Final = IndexMeasures(0.107, 0.042, 0.028, 0.115, 0.135, 0.172)
LARGE: Final = IndexMeasures(0.157, 0.042, 0.036, 0.155, 0.185, 0.245)


class CourtFrame(Struct, frozen=True):
    """The framed picture of a court: its edges in widths and heights, the same from both ends."""

    left: float
    top: float

    @property
    def width(self) -> float:
        """In widths of the card."""
        return 1 - 2 * self.left

    @property
    def height(self) -> float:
        """In heights of the card."""
        return 1 - 2 * self.top


STANDARD_PANEL: Final = CourtFrame(0.222, 0.072)
LARGE_PANEL: Final = CourtFrame(0.278, 0.100)
"""In the large deck the index stands beside a narrower picture."""


def at_least(
    least: float,
    card: tuple[int, int],
    size: tuple[int, int],
    drawn: Callable[[tuple[int, int]], QImage],
) -> QImage:
    """Return a picture of `size` pixels, a part of a card of `card` pixels.

    Args:
        least: how many pixels wide the card must be for `drawn` to be asked for `size` itself;
            for a narrower card it is asked for the picture as it is on a card so wide.
        card: width and height of the whole card.
        size: of the picture that is wanted.
        drawn: draws the picture in the size that it is given.
    """
    if card[0] >= least:
        return drawn(size)
    factor = least / card[0]
    image = drawn((round(size[0] * factor), round(size[1] * factor)))
    return image.scaled(
        *size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )

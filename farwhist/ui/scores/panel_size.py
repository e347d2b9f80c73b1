"""How large the score panel is on a table. Pure numbers, no Qt."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from farwhist.ui.scores import collapsed_panel
from farwhist.ui.style.tokens import TABLE_HEIGHT

MARGIN: Final = 10
"""Between the panel and the edges of the table."""
WIDE: Final = 1180
"""From this width on the whole panel stands beside the table."""
USUAL: Final = 284.0
AROUND: Final = 92
"""The height of head and foot, in units."""
FEW: Final = 5
ROW: Final = 50
LOW_ROW: Final = 38
"""The height of a player's row, of few players and of more."""
DEALS: Final = 157
"""The height of a sheet of five deals."""
LEAST_TABLE: Final = 900
"""What a large text must leave of the table's width."""


class PanelSize(Struct, frozen=True):
    """The widths of the whole panel and of the rail, and how many pixels a unit has in each.

    `narrow`: the whole panel has no room beside the table.
    """

    narrow: bool
    whole: float
    unit: float
    rail: float
    rail_unit: float


def panel_size(width: int, height: int, text: float, seats: int) -> PanelSize:
    """Return the sizes for a table of so many pixels, its texts `text` times as large."""
    base = USUAL if width < 1600 else min(360.0, max(USUAL, 0.19 * width))
    whole = max(base, min(base * text, 0.32 * width))
    narrow = width < WIDE or (text > 1 and width - whole - 2 * MARGIN < LEAST_TABLE)
    if narrow:
        whole = max(240.0, min(base * text, 0.45 * width))
    grown = text * max(1.0, height / TABLE_HEIGHT)
    high = height - 2 * MARGIN
    rows = AROUND + seats * (LOW_ROW if seats > FEW else ROW)
    # A large text leaves room for the last deals; in a low table the rows come first.
    fits = max(high / (rows + DEALS), min(1.0, high / (AROUND + seats * LOW_ROW)))
    unit = min(grown, whole / USUAL, max(0.6, fits))
    most = (high - 4) / (collapsed_panel.HEAD + collapsed_panel.FOOT + 54 * seats)
    rail_unit = max(0.6, min(grown, 1.5, most))
    return PanelSize(
        narrow, round(whole), unit, round(collapsed_panel.WIDTH * max(1.0, rail_unit)), rail_unit
    )

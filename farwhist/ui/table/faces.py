"""The pictures of the cards, drawn once for each size and screen."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from farwhist.engine.cards import Card, Rank, Suit
from farwhist.ui.table.geometry import CARD_RATIO
from farwhist.ui.table.suits import draw_suit
from farwhist.ui.table.theme import Theme

_LEFT, _RIGHT, _MIDDLE = 0.345, 0.655, 0.5
_END, _NEAR = 0.18, 0.393

_SIDES: dict[int, tuple[float, ...]] = {
    4: (_END,),
    6: (_END, 0.5),
    9: (_END, _NEAR),
}
_CENTRES: dict[int, tuple[float, ...]] = {
    2: (_END,), 3: (_END, 0.5), 5: (0.5,), 7: (0.34,), 8: (0.34, 0.66), 9: (0.5,),
    10: (0.2865, 0.7135),
}  # fmt: skip


def pip_places(number: int) -> list[tuple[float, float]]:
    """Return where the pips of a card from 2 to 10 stand, as fractions of its width and height.

    Pips below the middle stand on their heads.
    """
    sides = _SIDES.get(min((key for key in (4, 6, 9) if key >= number), default=9), ())
    if number >= 9:
        sides = _SIDES[9]
    elif number >= 6:
        sides = _SIDES[6]
    elif number >= 4:
        sides = _SIDES[4]
    else:
        sides = ()
    rows = sorted({*sides, *(1 - y for y in sides)})
    centres = sorted({*_CENTRES.get(number, ())} | ({1 - _END} if number in (2, 3) else set()))
    places = [(x, y) for y in rows for x in (_LEFT, _RIGHT)]
    return places + [(_MIDDLE, y) for y in centres]

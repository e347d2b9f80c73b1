"""The picture of a court in its frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from farwhist.engine.cards import Rank, Suit
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH
from farwhist.ui.deck.measures import CourtFrame, at_least

SMALLEST_DRAWN = 70
"""Below this width of the card, in logical pixels, a figure is drawn for it and made smaller."""

SMALLEST_WHOLE = 44
"""Below this width of the card, in logical pixels, one figure fills the frame, cut at its sides.

Both halves would leave a face three pixels.
"""

Drawing = Callable[[QPainter, Rank, Suit, str, float], None]
Half = Callable[[QPainter, float], None]
"""Draws the upper half of a picture, given the pixels of one of its units."""


def _deco() -> Drawing:
    from farwhist.ui.deck.court import deco

    return deco.draw


def _woodcut() -> Drawing:
    from farwhist.ui.deck.court import woodcut

    return woodcut.draw


def _emblem() -> Drawing:
    from farwhist.ui.deck.court import emblem

    return emblem.draw


DRAWINGS: Final[Mapping[str, Callable[[], Drawing]]] = {
    "deco": _deco,
    "woodcut": _woodcut,
    "emblem": _emblem,
}
"""What returns the drawing of courts in each style; the people of the other styles are not read."""


def draw_court(
    painter: QPainter,
    rank: Rank,
    suit: Suit,
    *,
    style: str,
    colour: str,
    size: tuple[int, int],
    panel: CourtFrame,
    tone: str = "",
    ratio: float = 1.0,
) -> None:
    """Draw a court's picture; the arguments are those of `draw_picture`."""

    def half(painter: QPainter, scale: float) -> None:
        DRAWINGS[style]()(painter, rank, suit, colour, scale)

    draw_picture(
        painter, half, style=style, colour=colour, size=size, panel=panel, tone=tone, ratio=ratio
    )


def draw_picture(
    painter: QPainter,
    drawing: Half,
    *,
    style: str,
    colour: str,
    size: tuple[int, int],
    panel: CourtFrame,
    tone: str = "",
    ratio: float = 1.0,
) -> None:
    """Draw a framed picture on a card of `size` whole pixels whose corner is the origin.

    The upper half is drawn once and the lower half is the same pixels turned round, so the card
    is the same from both ends and has no seam. On a small card the upper half, from the waist up,
    fills the frame. An emblem is bold enough for any size. `tone` is a colour that darkens the
    picture, `ratio` how many pixels a logical pixel has.
    """
    wide, high = (
        _centred(whole, part) for whole, part in zip(size, (panel.width, panel.height), strict=True)
    )
    left, top = (size[0] - wide) // 2, (size[1] - high) // 2
    emblem = style == "emblem"
    whole = emblem or size[0] >= SMALLEST_WHOLE * ratio
    half = at_least(
        0.0 if emblem else SMALLEST_DRAWN * ratio / (1 if whole else 2),
        size,
        (wide, ceil(high / 2) if whole else high),
        partial(_half, drawing),
    )
    if tone:
        _darken(half, tone)
    frame = QRectF(left, top, wide, high)
    radius = 0.015 * size[0]
    clip = QPainterPath()
    clip.addRoundedRect(frame, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    if whole:
        both = Qt.Orientation.Horizontal | Qt.Orientation.Vertical
        painter.drawImage(QPointF(left, top + high - half.height()), half.flipped(both))
    painter.drawImage(QPointF(left, top), half)
    painter.restore()
    line = QColor(colour if emblem else "#14161B")
    painter.setPen(QPen(line, max(1.0, 0.006 * size[0])))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)


def _half(drawing: Half, size: tuple[int, int]) -> QImage:
    wide, high = size
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    along = high / HEIGHT
    across = max(wide / WIDTH, 0.90 * along)
    painter.translate(wide / 2, 0)
    painter.scale(across, along)
    painter.translate(-WIDTH / 2, 0)
    drawing(painter, across)
    painter.end()
    return image


def _darken(image: QImage, tone: str) -> None:
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(image.rect(), QColor(tone))
    painter.end()


def _centred(whole: int, part: float) -> int:
    """Return about `part` of `whole` pixels, so that equal margins are left on both sides."""
    inner = round(whole * part)
    return inner + (whole - inner) % 2

"""The face of a card: where things stand on it, its index, and pips or the picture in its frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from farwhist.engine.cards import FREE, Card, Rank, Suit
from farwhist.ui.deck.court.shapes import HEIGHT, WIDTH
from farwhist.ui.deck.options import TONES, DeckLook, Lettering, index_text
from farwhist.ui.deck.suits import draw_suit

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
SMALLEST_DRAWN = 70
"""Below this width of the card, in logical pixels, a figure is drawn for it and made smaller."""

SMALLEST_WHOLE = 44
"""Below this width of the card, in logical pixels, one figure fills the frame, cut at its sides.

Both halves would leave a face three pixels.
"""

Drawing = Callable[[QPainter, Rank, Suit, str, float], None]
Half = Callable[[QPainter, float], None]
"""Draws the upper half of a picture, given the pixels of one of its units."""


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


def drawing_of(style: str) -> Drawing:
    """Return what draws the courts of a style; the people of the other styles are not read."""
    match style:
        case "deco":
            from farwhist.ui.deck.court.deco import draw
        case "woodcut":
            from farwhist.ui.deck.court.woodcut import draw
        case _:
            from farwhist.ui.deck.court.emblem import draw
    return draw


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


class FacePrinter:
    """Prints the faces of one deck. All sizes are in the pixels of the painter."""

    def __init__(self, look: DeckLook, lettering: Lettering) -> None:
        self._look = look
        self._lettering = lettering

    def draw(
        self, painter: QPainter, card: Card, width: int, height: int, ratio: float = 1.0
    ) -> None:
        """Print a card whose paper lies on the painter with its left upper corner in the origin.

        Args:
            painter: its unit is one whole pixel of the image.
            card: any card or joker.
            width: of the paper.
            height: of the paper.
            ratio: how many pixels a logical pixel has.
        """
        if card.rank in FREE:
            self._free(painter, card, width, height, ratio)
            return
        if card.suit is None:
            from farwhist.ui.deck.joker import draw_joker

            draw_joker(painter, card.red, width, height, self._lettering)
            return
        if card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK):
            rank, suit, colour = card.rank, card.suit, self._look.suits.colour(card.suit)
            court = drawing_of(self._look.style)
            self._picture(
                painter,
                lambda on, scale: court(on, rank, suit, colour, scale),
                colour,
                (width, height),
                ratio,
            )
        else:
            self._pips(painter, card, card.suit, width, height)
        for _ in range(2):
            self._index(painter, card, card.suit, width, height)
            painter.translate(width, height)
            painter.rotate(180)

    def _picture(
        self, painter: QPainter, drawing: Half, colour: str, size: tuple[int, int], ratio: float
    ) -> None:
        """Draw a framed picture on a card of `size` whole pixels whose corner is the origin.

        The upper half is drawn once and the lower half is the same pixels turned round, so the card
        is the same from both ends and has no seam. On a small card the upper half, from the waist
        up, fills the frame. An emblem is bold enough for any size, and has a frame of this colour.
        """
        panel = LARGE_PANEL if self._look.large else STANDARD_PANEL
        wide, high = (
            _centred(whole, part)
            for whole, part in zip(size, (panel.width, panel.height), strict=True)
        )
        left, top = (size[0] - wide) // 2, (size[1] - high) // 2
        emblem = self._look.style == "emblem"
        whole = emblem or size[0] >= SMALLEST_WHOLE * ratio
        half = at_least(
            0.0 if emblem else SMALLEST_DRAWN * ratio / (1 if whole else 2),
            size,
            (wide, ceil(high / 2) if whole else high),
            partial(_half, drawing),
        )
        if tone := TONES[self._look.paper]:
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

    def _free(self, painter: QPainter, card: Card, w: int, h: int, ratio: float) -> None:
        """Print a wizard or a jester, which has a sign of its own in the place of a suit."""
        from farwhist.ui.deck.court import free_people

        style, colour = self._look.style, free_people.COLOURS[card.rank]
        self._picture(
            painter,
            lambda on, scale: free_people.draw(on, style, card.rank, scale),
            colour,
            (w, h),
            ratio,
        )
        for _ in range(2):
            place, size = self._letters(painter, card, colour, w, h)
            sign = free_people.SIGNS[card.rank](place.x(), place.y(), size / 2)
            painter.fillPath(sign, QColor(colour))
            painter.translate(w, h)
            painter.rotate(180)

    def _pips(self, painter: QPainter, card: Card, suit: Suit, w: int, h: int) -> None:
        colour = self._look.suits.colour(suit)
        if self._look.large:
            draw_suit(painter, suit, QPointF(0.5 * w, 0.5 * h), SINGLE * w, colour)
        elif card.rank is Rank.ACE:
            spade = suit is Suit.SPADES
            if spade:
                self._ring(painter, w, h, colour)
            size = SPADE_ACE if spade else ACE
            draw_suit(painter, suit, QPointF(0.5 * w, 0.5 * h), size * w, colour)
        else:
            for x, y in PIPS[card.rank]:
                place = QPointF(x * w, y * h)
                draw_suit(painter, suit, place, PIP * w, colour, upside_down=y > 0.5)

    def _ring(self, painter: QPainter, w: int, h: int, colour: str) -> None:
        """Draw the ring round the ace of spades, on which printers once paid their duty."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, width in ((0.285, 0.011), (0.267, 0.004)):
            painter.setPen(QPen(QColor(colour), width * w))
            painter.drawEllipse(QPointF(0.5 * w, 0.5 * h), radius * w, radius * w * 1.16)

    def _index(self, painter: QPainter, card: Card, suit: Suit, w: int, h: int) -> None:
        colour = self._look.suits.colour(suit)
        place, size = self._letters(painter, card, colour, w, h)
        draw_suit(painter, suit, place, size, colour)

    def _letters(
        self, painter: QPainter, card: Card, colour: str, w: int, h: int
    ) -> tuple[QPointF, float]:
        """Draw the letters of the index; return where the sign below them stands, and its size."""
        sizes = LARGE if self._look.large else STANDARD
        text = index_text(card, self._look.index)
        letters = self._lettering.outline(text, sizes.cap * h, sizes.widest * w)
        painter.fillPath(letters.translated(sizes.centre * w, sizes.top * h), QColor(colour))
        y = (sizes.top + sizes.cap + sizes.gap) * h + sizes.suit * w / 2
        return QPointF(sizes.centre * w, y), sizes.suit * w

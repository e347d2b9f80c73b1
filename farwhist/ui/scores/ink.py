"""What the score panel is drawn with: text, portraits, rows and suits in the theme's colours.

What is drawn is kept as a picture until something else is to be seen: the felt below the panel is
drawn again and again while cards move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from farwhist.engine.cards import Seat, Suit
from farwhist.ui.avatars import COUNT, picture
from farwhist.ui.deck.suits import placed_suit
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.text import cut_name
from farwhist.ui.table.items.painted_text import LEFT
from farwhist.ui.table.theme import Theme

RIGHT: Final = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
)
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter
SMALL: Final = 10.0
"""Words with little room are at least so large; those that are too long then are said shorter."""

SUMS: Final = -1
"""The row of the totals, or of the places, among the cells."""

_TABULAR: Final = QFont.Tag("tnum")


class Ink(Struct):
    """Draws in units of a panel at 1280 x 800, `scale` pixels each.

    `spots` collects what is to be told where the pointer rests, and `cells` where the cells of the
    score sheet stand, by row and player or side; both in pixels.
    """

    painter: QPainter
    theme: Theme
    font: QFont
    scale: float = 1.0
    ratio: float = 1.0
    spots: list[tuple[QRectF, str]] = field(default_factory=list)
    cells: dict[tuple[int, Seat], QRectF] = field(default_factory=dict)

    def made(self, size: float, weight: int = 400, *, italic: bool = False) -> QFont:
        """Return the font of `size` units, its figures all equally wide."""
        font = QFont(self.font)
        font.setPixelSize(max(1, round(size)))
        font.setWeight(QFont.Weight(weight))
        font.setItalic(italic)
        font.setFeature(_TABULAR, 1)
        return font

    def width(self, text: str, size: float, weight: int = 400) -> float:
        """Return how wide a text is."""
        return QFontMetricsF(self.made(size, weight)).horizontalAdvance(text)

    def text(
        self,
        box: QRectF,
        text: str,
        size: float,
        colour: str,
        *,
        weight: int = 400,
        align: Qt.AlignmentFlag = LEFT,
        italic: bool = False,
        tip: str = "",
        least: float = 0.0,
    ) -> None:
        """Write one line into `box`.

        It becomes as small as `least` where it is too wide. A name that is still too long ends in
        dots, and is told as a tip, unless there is another `tip`; of all else a caller must know
        that it has room.
        """
        font = self.made(size, weight, italic=italic)
        metrics = QFontMetricsF(font)
        while least and size > least and metrics.horizontalAdvance(text) > box.width():
            size -= 1
            font = self.made(size, weight, italic=italic)
            metrics = QFontMetricsF(font)
        # Half a unit more: what just fits must not end in dots.
        shown = cut_name(text, metrics, box.width() + 0.5)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        flags = align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
        self.painter.drawText(box, flags, shown)
        if tip or shown != text:
            self.tip(box, tip or text)

    def height(self, text: str, size: float, wide: float, weight: int = 400) -> float:
        """Return how high a text is that is written over as many lines as it needs."""
        room = QRectF(0, 0, wide, 1000)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        return QFontMetricsF(self.made(size, weight)).boundingRect(room, flags, text).height()

    def lines(self, box: QRectF, text: str, size: float, colour: str, weight: int = 400) -> None:
        """Write a text over as many lines as it needs."""
        self.painter.setFont(self.made(size, weight))
        self.painter.setPen(QColor(colour))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        self.painter.drawText(box, flags, text)

    def tip(self, box: QRectF, text: str) -> None:
        """Tell this where the pointer rests on `box`."""
        if text:
            self.spots.append((self.painter.worldTransform().mapRect(box), text))

    def cell(self, row: int, column: Seat, box: QRectF) -> None:
        """Say where a cell of the score sheet stands."""
        self.cells[row, column] = self.painter.worldTransform().mapRect(box)

    def row(
        self, box: QRectF, ground: str, *, line: str = "", bar: str = "", radius: float = 10
    ) -> None:
        """Draw the ground of a row, perhaps with a line around it or a bar at its left."""
        painter = self.painter
        pen = QPen(QColor(line), 2.5 if self.theme.strong else 1.5)
        painter.setPen(pen if line else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, radius, radius)
        if bar:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(bar))
            painter.drawRoundedRect(QRectF(box.left(), box.top(), 4, box.height()), 2, 2)
        elif self.theme.strong and not line:
            self.hairline(box.left(), box.right(), box.bottom())

    def hairline(self, left: float, right: float, y: float) -> None:
        """Draw a line that divides."""
        self.painter.setPen(QPen(QColor(self.theme.hairline), 1))
        self.painter.drawLine(QPointF(left, y), QPointF(right, y))

    def portrait(
        self, scores: Scores, seat: Seat, centre: QPointF, size: float, *, ring: str = ""
    ) -> None:
        """Draw a player, whose name is told, perhaps with a ring around."""
        avatars = scores.avatars
        index = avatars[seat] if seat < len(avatars) else seat % COUNT
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        pixels = self.scale * self.ratio
        drawn = picture(index, round(size), pixels)
        self.painter.drawPixmap(box, drawn, QRectF(drawn.rect()))
        if ring:
            self.painter.setPen(QPen(QColor(ring), 2))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawEllipse(centre, size / 2, size / 2)
        names = scores.players or scores.names
        self.tip(box, names[seat] if seat < len(names) else "")

    def pair(self, scores: Scores, seats: Sequence[Seat], at: QPointF, size: float) -> float:
        """Draw a player or partners that overlap, from `at` on; return how wide they are."""
        step = 0.78 * size
        for n, seat in enumerate(seats):
            centre = QPointF(at.x() + size / 2 + n * step, at.y())
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(self.theme.plate))
            self.painter.drawEllipse(centre, size / 2 + 1.5, size / 2 + 1.5)
            self.portrait(scores, seat, centre, size)
        return size + (len(seats) - 1) * step

    def suit(self, suit: Suit, x: float, y: float, size: float) -> None:
        """Draw a suit with its middle at a point."""
        self.painter.fillPath(placed_suit(suit, x, y, size), QColor(self.theme.plate_suits[suit]))

    def number_size(self, count: int) -> float:
        """Return the size of totals where so many players stand below each other."""
        return 26 if count < 6 else 19


class KeptPicture:
    """Draws scores once, and shows them as often as need be.

    `wanted` is how many pixels there are for one of the screen; at 0 as many as it has.
    """

    def __init__(self, theme: Theme) -> None:
        self.wanted = 0.0
        self._theme = theme
        self._drawn_in: Theme | None = None
        self._pixels = QPixmap()
        self._tips: list[tuple[QRectF, str]] = []
        self._cells: dict[tuple[int, Seat], QRectF] = {}
        self._stale = True

    def forget(self) -> None:
        """Take what is drawn for out of date."""
        self._stale = True

    def holds(self, screen: float) -> bool:
        """Whether the picture is what would be drawn now, on a screen of this many pixels."""
        ratio = self._pixels.devicePixelRatio()
        return not self._stale and self._drawn_in == self._theme and ratio == self._ratio(screen)

    def draw(
        self, size: QSize, screen: float, unit: float, font: QFont, show: Callable[[Ink], None]
    ) -> None:
        """Draw the picture anew, by `show`, in units of so many pixels."""
        ratio = self._ratio(screen)
        self._stale, self._drawn_in = False, replace(self._theme)
        self._pixels = QPixmap(size * ratio)
        self._pixels.setDevicePixelRatio(ratio)
        self._pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._pixels)
        try:
            painter.scale(unit, unit)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            ink = Ink(painter, self._theme, font, unit, ratio)
            show(ink)
        finally:
            painter.end()
        self._tips, self._cells = ink.spots, ink.cells

    def show(self, painter: QPainter, part: QRect) -> None:
        """Show a part of the picture where it belongs."""
        ratio = self._pixels.devicePixelRatio()
        at, size = QRectF(part).topLeft() * ratio, QRectF(part).size() * ratio
        painter.drawPixmap(QRectF(part), self._pixels, QRectF(at, size))

    def tip_at(self, at: QPoint) -> str:
        """Return what is told where the pointer rests."""
        return next((text for box, text in reversed(self._tips) if box.contains(at)), "")

    def cell_at(self, row: int, column: Seat) -> QRectF | None:
        """Return where a cell of the score sheet was drawn; None where it was not."""
        return self._cells.get((row, column))

    def _ratio(self, screen: float) -> float:
        return self.wanted or screen

"""Small pictures that stand for a game: cards of the deck, a bar for each deal, bids.

They are drawn in a box of 143 x 98 units.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from farwhist.engine.cards import card
from farwhist.ui.deck.deck import Deck
from farwhist.ui.style.text import program_font
from farwhist.ui.table.theme import Theme

PICTURE_WIDTH: Final = 143.0
PICTURE_HEIGHT: Final = 98.0


class Drawing(Struct, frozen=True):
    """A box to draw into, whose middle is the origin; `sizes` are the cards of each deal.

    A unit is `scale` pixels of the screen.
    """

    painter: QPainter
    theme: Theme
    deck: Deck
    scale: float
    sizes: Sequence[int] = ()

    def card(self, text: str, x: float, y: float, height: float, turn: float = 0.0) -> None:
        """Draw a card, or a back for an empty text, with its middle at x, y."""
        shown = card(text) if text else None
        self.deck.draw(self.painter, shown, QPointF(x, y) * self.scale, height * self.scale, turn)

    def bars(self, x: float, y: float, wide: float, high: float) -> None:
        """Draw a bar for every deal above the line at y, the longest deals in gold."""
        sizes = list(self.sizes) or [1]
        if len(sizes) > 25:
            sizes = [sizes[round(n * (len(sizes) - 1) / 24)] for n in range(25)]
        theme, most = self.theme, max(sizes)
        step = min(wide / len(sizes), 27)
        left = x - step * len(sizes) / 2
        self.painter.setPen(Qt.PenStyle.NoPen)
        for place, size in enumerate(sizes):
            tall = max(high * size / most, 3)
            box = QRectF(left + place * step + 0.1 * step, y - tall, 0.8 * step, tall)
            box = QRectF(box.topLeft() * self.scale, box.size() * self.scale)
            colour = theme.accent if size == most else theme.panel
            self.painter.fillPath(rounded(box, 1.5 * self.scale), QColor(colour))

    def pill(
        self, text: str, x: float, y: float, wide: float = 42, *, crossed: bool = False
    ) -> None:
        """Write a bid into a gold pill, `crossed` out where it is not allowed."""
        scale, painter = self.scale, self.painter
        box = QRectF((x - wide / 2) * scale, (y - 16) * scale, wide * scale, 32 * scale)
        painter.fillPath(rounded(box, 16 * scale), QColor(self.theme.accent))
        painter.setFont(program_font(max(round(18 * scale), 1), 800))
        painter.setPen(QColor(self.theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        if crossed:
            line = QLineF(box.bottomLeft(), box.topRight())
            for colour, thick in ((self.theme.panel, 7), (self.theme.panel_over, 4)):
                pen = QPen(QColor(colour), thick * scale)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(line)

    def arrow(self, x: float, y: float, *, up: bool) -> None:
        """Draw an arrow that points up or down, with its middle at x, y."""
        way, scale = -1 if up else 1, self.scale
        corners = ((0, 13), (-11, 0), (-4, 0), (-4, -13), (4, -13), (4, 0), (11, 0))
        shape = QPolygonF(
            [QPointF((x + across) * scale, (y + way * down) * scale) for across, down in corners]
        )
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(self.theme.accent))
        self.painter.drawPolygon(shape)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_drawing(  # noqa: PLR0917
    painter: QPainter,
    box: QRectF,
    theme: Theme,
    deck: Deck,
    draw: Callable[[Drawing], None],
    sizes: Sequence[int] = (),
) -> None:
    """Let `draw` fill a box, as large as the picture can be there."""
    scale = min(box.width() / PICTURE_WIDTH, box.height() / PICTURE_HEIGHT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.translate(box.center())
    draw(Drawing(painter, theme, deck, scale, sizes))
    painter.restore()

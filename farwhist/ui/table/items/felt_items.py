"""What stands on the felt beside cards and plates: trump, the last trick, a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import Trick
from farwhist.ui.style.text import DOT, fitted
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.painted_text import CutNames, Piece, font_of, write_row
from farwhist.ui.table.layout.arcs import Arc, Ground, arcs
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import table_words
from farwhist.ui.wording.card_names import SYMBOLS

TITLE = 18 / 14
"""The size of the trump, in sizes of the other text."""

LONGEST_KEY = 6
"""The name of a key that is longer is not written."""


class FeltItem(QGraphicsItem):
    """Something drawn on the felt, in a rectangle of it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.box = QRectF()
        self.font_size = 13
        self.cut_names = CutNames(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_place(self, rect: Rect, font_size: int) -> None:
        """Move to `rect`; an item that stays where it is is not painted anew."""
        box = QRectF(rect.x, rect.y, rect.w, rect.h)
        if (box, font_size) == (self.box, self.font_size):
            return
        self.prepareGeometryChange()
        self.box, self.font_size = box, font_size
        self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2, -2, 2, 2)

    def write(self, painter: QPainter, box: QRectF, text: str, *, bold: bool, right: bool) -> None:
        """Write one line, smaller where it is too long."""
        painter.setFont(fitted(text, font_of(self.font_size, bold=bold), box.width()))
        painter.setPen(QColor(self.theme.text))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)


class TrumpItem(FeltItem):
    """Trump and the deal: a title, and below it a line for each part of the rest."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.trump = ""
        self.deal = ""

    def set_text(self, trump: str, deal: str) -> None:
        """Show the title `trump`, which may begin with the sign of a suit, and `deal` below it."""
        if (trump, deal) != (self.trump, self.deal):
            self.trump, self.deal = trump, deal
            self.update()

    def written(self) -> Rect:
        """Return the part of its room that the text fills."""
        size, parts = self.font_size, self.deal.split(DOT)
        rows = [(self.trump, round(TITLE * size), True), *((part, size, False) for part in parts)]
        wide = max(
            QFontMetricsF(font_of(high, bold=bold)).horizontalAdvance(text)
            for text, high, bold in rows
        )
        high = min(sum(1.3 * each for _, each, _ in rows), self.box.height())
        return Rect(self.box.x(), self.box.y(), min(wide, self.box.width()), high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        size, parts = self.font_size, self.deal.split(DOT)
        rows = [(self.trump, round(TITLE * size), True), *((part, size, False) for part in parts)]
        top = self.box.top()
        for number, (text, wanted, bold) in enumerate(rows):
            high = 1.3 * wanted
            rest = [each for each, *_ in rows[number + 1 :]]
            last = top + 2 * high > self.box.bottom() + 2
            line = QRectF(self.box.left(), top, self.box.width(), high)
            colour = self.theme.text if bold else self.theme.felt_text
            told = self._last_line([text, *rest], wanted, bold=bold) if last else text
            self._write(painter, line, told, wanted, colour, bold=bold)
            top += high
            if last:
                break
        self.cut_names.tell()

    def _last_line(self, parts: list[str], size: int, *, bold: bool) -> str:
        """Return as many of these parts as have room in one line, the first in any case."""
        room = self.box.width()
        for count in range(len(parts), 1, -1):
            text = DOT.join(parts[:count])
            if fits(text, fitted(text, font_of(size, bold=bold), room), room):
                break
            self.cut_names.tell_too(parts[count - 1])
        else:
            text = parts[0]
        return text

    def _write(
        self, painter: QPainter, line: QRectF, text: str, size: int, colour: str, *, bold: bool
    ) -> None:
        font = fitted(text, font_of(size, bold=bold), line.width())
        suit = next((suit for suit, sign in SYMBOLS.items() if text.startswith(sign)), None)
        if suit is not None and not self.theme.strong:
            sign = Piece(text[:1], font, self.theme.plate_suits[suit])
            write_row(painter, line, [sign, Piece(text[1:], font, colour)])
            return
        write_row(painter, line, [Piece(text, font, colour)])


class LastTrickItem(FeltItem):
    """A small picture of the last trick; a click on it shows the trick in full."""

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme)
        self._images = images
        self._trick: Trick | None = None
        self._winner = self._key = ""

    def set_trick(self, trick: Trick | None, winner: str = "", key: str = "") -> None:
        """Show this trick and the name of its winner, or nothing; `key` shows it in full."""
        if (trick, winner, key) != (self._trick, self._winner, self._key):
            self._trick, self._winner, self._key = trick, winner, key
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._trick is None:
            return
        caption = QRectF(self.box.left(), self.box.top(), self.box.width(), 1.6 * self.font_size)
        self._caption(painter, caption)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self.box.height() - caption.height()
        wide = high * self._images.ratio
        count = len(self._trick.plays)
        share = 0.6 if count <= 6 else 0.36
        step = min(share * wide, (self.box.width() - wide) / max(count - 1, 1))
        for number, (seat, card) in enumerate(self._trick.plays):
            x = self.box.right() - wide - step * (count - 1 - number)
            edge = margin(round(high))
            painter.drawPixmap(
                QPointF(x - edge, caption.bottom() - edge), self._images.picture(card, high)
            )
            if seat == self._trick.winner:
                painter.setPen(QPen(QColor(self.theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = 0.062 * wide + 1
                painter.drawRoundedRect(QRectF(x, caption.bottom(), wide, high), radius, radius)

    def _caption(self, painter: QPainter, line: QRectF) -> None:
        """Write who took it, and the key in a frame, so far as there is room."""
        size = self.font_size
        right = line.right()
        if self._key and len(self._key) <= LONGEST_KEY:
            painter.setFont(font_of(max(round(0.8 * size), 9), bold=True))
            wide = QFontMetricsF(painter.font()).horizontalAdvance(self._key) + 0.8 * size
            cap = QRectF(right - wide, line.top() + 0.2 * size, wide, 1.2 * size)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.felt_text), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 3, 3)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
            right = cap.left() - 0.6 * size
        before = table_words.last_trick_caption() + " "
        strong, plain = font_of(size, bold=True), font_of(size, bold=False)
        room = right - line.left()
        said = QFontMetricsF(plain).horizontalAdvance(before)
        name = self.cut_names.cut(self._winner, strong, max(room - said, room / 2))
        wide = QFontMetricsF(strong).horizontalAdvance(name)
        pieces = [Piece(name, strong, self.theme.text)]
        if said + wide <= room:
            pieces.insert(0, Piece(before, plain, self.theme.felt_text))
        left = right - sum(each.wide for each in pieces)
        write_row(painter, QRectF(left, line.top(), right - left, line.height()), pieces)
        self.cut_names.tell()


class BannerItem(FeltItem):
    """A line of text on a dark ground, as wide as the text."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.text = self._long = self._short = ""
        self._anchor = QPointF()
        self._widest = 1.0
        self._side = 0
        self.setZValue(600)
        self.hide()

    def set_anchor(
        self, x: float, y: float, widest: float, font_size: int, *, side: int = 0
    ) -> None:
        """Stand around this point, or to its right (1) or left (-1)."""
        self._anchor, self._widest, self._side = QPointF(x, y), widest, side
        self._fit(font_size)

    def say(self, text: str, short: str = "") -> None:
        """Show `text`, or `short` where it has no room; an empty one hides the banner."""
        self._long, self._short = text, short
        self.setVisible(bool(text))
        self._fit(self.font_size)

    def _fit(self, font_size: int) -> None:
        metrics, edges = QFontMetricsF(font_of(font_size, bold=True)), 2.4 * font_size
        fits = metrics.horizontalAdvance(self._long) + edges <= self._widest
        text = self._long if fits or not self._short else self._short
        if text != self.text:
            self.text = text
            self.update()
        wide = min(metrics.horizontalAdvance(text) + edges, self._widest)
        x = self._anchor.x() + self._side * wide / 2
        self.set_place(Rect.around(x, self._anchor.y(), wide, 2.2 * font_size), font_size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.theme.strong
        fill = QColor(self.theme.plate)
        fill.setAlphaF(1.0 if strong else 0.91)
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(self.theme.text), 2) if strong else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(self.box, 8, 8)
        inner = self.box.adjusted(1.1 * self.font_size, 0, -1.0 * self.font_size, 0)
        self.write(painter, inner, self.text, bold=True, right=False)


def fits(text: str, font: QFont, room: float) -> bool:
    """Whether a text needs no more than this room."""
    return QFontMetricsF(font).horizontalAdvance(text) <= room


WIDTH: Final = 2.5
DOTS: Final = 8.0
"""From one dot to the next, in pixels."""
FADED: Final = 0.55
HEAD: Final = 9.0


class Strokes(NamedTuple):
    """An arc as it is painted: its dots, its head, and the part of the table that they need."""

    dots: QPolygonF
    head: QPainterPath
    area: QRectF


class DirectionsItem(FeltItem):
    """Draws the arcs, the first one in full gold.

    They lie all over the table. So an arc is only drawn anew where something moves that is near it.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._ground: Ground | None = None
        self._after: tuple[tuple[Seat, Seat], ...] = ()
        self._arcs: dict[Seat, Arc] | None = None
        self._strokes: dict[Arc, Strokes] = {}
        self.setFlag(self.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.first: Seat | None = None
        self.setZValue(5)

    @property
    def arcs(self) -> dict[Seat, Arc]:
        """The arcs that are drawn, by the seat at which each begins."""
        if self._ground is None or self.first is None:
            return {}
        if self._arcs is None:
            self._arcs = arcs(self._ground, self._after)
        return self._arcs

    def set_ground(self, ground: Ground) -> None:
        """Let the arcs run on this ground."""
        if ground != self._ground:
            self._ground, self._arcs = ground, None
            self.update()

    def show_from(self, first: Seat | None, after: Sequence[tuple[Seat, Seat]] = ()) -> None:
        """Show the arcs from this seat on, or none at all; `after` are all seats with the next."""
        if (first, tuple(after)) != (self.first, self._after):
            self.first, self._after, self._arcs = first, tuple(after), None
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = option.exposedRect
        before, self._strokes = self._strokes, {}
        for seat, arc in self.arcs.items():
            self._strokes[arc] = drawn = before.get(arc) or _strokes(arc)
            if not near.intersects(drawn.area):
                continue
            colour = QColor(self.theme.accent)
            colour.setAlphaF(1.0 if seat == self.first or self.theme.strong else FADED)
            pen = QPen(colour, WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPoints(drawn.dots)
            painter.strokePath(drawn.head, pen)


def _strokes(arc: Arc) -> Strokes:
    head = _head(arc)
    dots = QPolygonF([QPointF(*point) for point in arc.dots(DOTS)])
    edge = WIDTH / 2 + 1
    area = dots.boundingRect().united(head.boundingRect())
    return Strokes(dots, head, area.adjusted(-edge, -edge, edge, edge))


def _head(arc: Arc) -> QPainterPath:
    """Return the arrow head at the end of an arc."""
    end = QPointF(*arc.end)
    turn = atan2(arc.bend[1] - arc.end[1], arc.bend[0] - arc.end[0])
    path = QPainterPath()
    for side in (-1, 1):
        angle = turn + side * pi / 5
        path.moveTo(end)
        path.lineTo(end + QPointF(HEAD * cos(angle), HEAD * sin(angle)))
    return path

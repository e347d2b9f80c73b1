"""The pictures of the cards, each drawn once for its size and screen: paper, shadow and back."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from math import ceil, cos, radians, sin, sqrt
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from farwhist.engine.cards import Card, Suit
from farwhist.ui.deck.court.shapes import disc, lozenge, polygon
from farwhist.ui.deck.face import CORNER, FacePrinter, at_least
from farwhist.ui.deck.options import Artwork, DeckLook, Lettering
from farwhist.ui.deck.suits import placed_suit

MOST: Final = 80
"""As many pictures are kept of a deck."""
SMALLEST_PATTERN = 64
"""Below this width of the card, in logical pixels, a back is drawn so wide and then made smaller.

So the pattern stays the same, only finer, however small the card is.
"""

_FINE = 100
"""Below this many pixels a pattern is drawn with fewer lines, or they would hide the ground."""

_INSET, _RADIUS = 0.055, 0.035
STROKE = "#101418"
"""The colour of the lines over a card that may not be played, with high contrast."""

_Key = tuple[DeckLook, str, int, float, bool, str]


class Shadow(Struct, frozen=True):
    """A shadow, in heights of the card: how far it lies below it and how far it reaches."""

    drop: float
    spread: float
    alpha: int
    margin: float
    """Room for it around the card."""


LOW: Final = Shadow(drop=0.025, spread=0.05, alpha=9, margin=0.08)
LIFTED: Final = Shadow(drop=0.0625, spread=0.0875, alpha=6, margin=0.16)

_RINGS = 8


def margin(height: float, *, lifted: bool = False) -> int:
    """Return how far the shadow may reach beyond a card of this height, in logical pixels."""
    return ceil((LIFTED if lifted else LOW).margin * height)


def draw_shadow(painter: QPainter, shadow: Shadow, w: int, h: int) -> None:
    """Draw the shadow of a card of `w` x `h` pixels whose left upper corner is the origin."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, shadow.alpha))
    for ring in range(_RINGS, 0, -1):
        reach = shadow.spread * h * ring / _RINGS
        box = QRectF(-reach, shadow.drop * h - reach, w + 2 * reach, h + 2 * reach)
        painter.drawRoundedRect(box, CORNER * w + reach, CORNER * w + reach)


def draw_paper(painter: QPainter, look: DeckLook, w: int, h: int) -> None:
    """Draw the empty card: its paper and its edge."""
    painter.setBrush(QColor(look.paper_colour))
    draw_edge(painter, look, w, h)


def draw_edge(painter: QPainter, look: DeckLook, w: int, h: int) -> None:
    """Draw the edge of a card, a thick dark one in high contrast; the brush fills it."""
    thick = max(1.0, 0.004 * w)
    edge = QColor(20, 22, 27, 69)
    if look.high_contrast:
        thick, edge = max(2.0, 0.018 * w), QColor(0, 0, 0)
    painter.setPen(QPen(edge, thick))
    box = QRectF(thick / 2, thick / 2, w - thick, h - thick)
    painter.drawRoundedRect(box, CORNER * w, CORNER * w)


class Back(Struct, frozen=True):
    """A pattern in two colours."""

    ground: str
    line: str
    pattern: Callable[[QPainter, Back, float, float], None]
    medallion: bool = True


def draw_back(painter: QPainter, back: Back, w: int, h: int, ratio: float = 1.0) -> None:
    """Print a back on a paper of `w` x `h` pixels with its left upper corner in the origin.

    The lower half is the pixels of the upper one turned round. `ratio` is how many pixels a
    logical pixel has.
    """
    image = at_least(SMALLEST_PATTERN * ratio, (w, h), (w, h), partial(_drawn, back))
    upper = image.copy(0, 0, w, ceil(h / 2))
    turned = upper.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    painter.drawImage(0, h - turned.height(), turned)
    painter.drawImage(0, 0, upper)


def _drawn(back: Back, size: tuple[int, int]) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(brush, back, *size)
    brush.end()
    return image


def _draw(painter: QPainter, back: Back, w: float, h: float) -> None:
    inner = QRectF(_INSET * w, _INSET * w, w - 2 * _INSET * w, h - 2 * _INSET * w)
    field = QPainterPath()
    field.addRoundedRect(inner, _RADIUS * w, _RADIUS * w)
    painter.fillPath(field, QColor(back.ground))
    painter.save()
    painter.setClipPath(field)
    painter.translate(w / 2, h / 2)
    back.pattern(painter, back, w, h)
    painter.restore()
    edge = 0.018 * w
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.009 * w, 0.8)))
    painter.drawRoundedRect(inner.adjusted(edge, edge, -edge, -edge), 0.028 * w, 0.028 * w)
    if back.medallion:
        _medallion(painter, back, w, h)


def _medallion(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Two rings and four suits; the suits opposite each other are one suit, head to head."""
    painter.save()
    painter.translate(w / 2, h / 2)
    painter.setPen(QPen(QColor(back.line), max(0.009 * w, 0.8)))
    painter.setBrush(QColor(back.ground))
    painter.drawEllipse(QPointF(0, 0), 0.19 * w, 0.19 * w)
    painter.drawEllipse(QPointF(0, 0), 0.166 * w, 0.166 * w)
    for _ in range(2):
        painter.fillPath(placed_suit(Suit.SPADES, 0, -0.083 * w, 0.105 * w), QColor(back.line))
        painter.fillPath(placed_suit(Suit.HEARTS, -0.088 * w, 0, 0.095 * w), QColor(back.line))
        painter.rotate(180)
    painter.fillPath(lozenge(0, 0, 0.022 * w, 0.03 * w), QColor(back.line))
    painter.restore()


def _waves(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Rows of overlapping arcs, each row over the one above it; only the upper half counts."""
    coarse = w < _FINE
    radius = (0.165 if coarse else 0.115) * w
    row = radius / 2
    parts = (1.0, 0.6) if coarse else (1.0, 0.72, 0.44)
    painter.setPen(QPen(QColor(back.line), max(0.7, 0.0055 * w)))
    painter.setBrush(QColor(back.ground))
    rows, columns = ceil(h / 2 / row) + 1, ceil(w / 4 / radius) + 1
    for j in range(-rows, 3):
        shift = radius if j % 2 else 0.0
        for i in range(-columns, columns + 1):
            centre = QPointF(2 * i * radius + shift, j * row)
            for part in parts:
                painter.drawEllipse(centre, radius * part, radius * part)


def _lattice(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Crossing diagonals with a lozenge in every field."""
    step = (0.13 if w < _FINE else 0.09) * w
    painter.setPen(QPen(QColor(back.line), max(0.7, 0.0055 * w)))
    reach, count = 1.2 * h, ceil(1.2 * h / step)
    for angle in (45, 90):
        painter.rotate(angle)
        shifts = ((number + 0.5) * step for number in range(-count, count))
        painter.drawLines([QLineF(-reach, shift, reach, shift) for shift in shifts])
    painter.rotate(-135)
    apart = step * sqrt(2)
    for i in range(-8, 9):
        for j in range(-12, 13):
            x, y = i * apart, j * apart
            painter.fillPath(lozenge(x, y, 0.020 * w, 0.030 * w), QColor(back.line))
            middle = (x + apart / 2, y + apart / 2)
            painter.fillPath(lozenge(*middle, 0.020 * w, 0.030 * w), QColor(back.line))


def _sunray(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Rays from the middle between concentric frames: the Déco of the courts."""
    colour = QColor(back.line)
    colour.setAlpha(120)
    for number in range(36):
        edges = [radians(number * 10 + side * 1.6) for side in (-1, 1)]
        ends = [(h * cos(edge), h * sin(edge)) for edge in edges]
        painter.fillPath(polygon((0, 0), *ends), colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.8, 0.008 * w)))
    for wide, high in ((0.36, 0.40), (0.30, 0.335)):
        painter.drawPath(_diamond(wide * w, high * h))
    painter.fillPath(_diamond(0.29 * w, 0.322 * h), QColor(back.ground))
    for _ in range(2):
        for x in (-0.395, 0.395):
            painter.fillPath(disc(x * w, -0.427 * h, 0.022 * w), QColor(back.line))
        painter.fillPath(placed_suit(Suit.SPADES, 0, -0.225 * h, 0.1 * w), QColor(back.line))
        painter.rotate(180)


def _diamond(wide: float, high: float) -> QPainterPath:
    return polygon((0, -high), (wide, 0), (0, high), (-wide, 0))


def _plain(painter: QPainter, back: Back, w: float, h: float) -> None:
    """Nothing but a second frame: calm, and easy to tell from a face."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(back.line), max(0.8, 0.012 * w)))
    inset = 0.14 * w
    box = QRectF(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset)
    painter.drawRoundedRect(box, 0.02 * w, 0.02 * w)


def back_named(name: str) -> Back:
    """Return the back that a :class:`~farwhist.ui.deck.options.DeckLook` calls by this name."""
    return {
        "waves-navy": Back("#1B2F57", "#C9A24A", _waves),
        "lattice-burgundy": Back("#5A1226", "#E7CF8F", _lattice),
        "waves-green": Back("#0F3D2E", "#E7CF8F", _waves),
        "sunray-teal": Back("#0B4A50", "#E7CF8F", _sunray),
        "plain": Back("#22313F", "#FFFFFF", _plain),
    }[name]


class Deck:
    """Makes and keeps the pictures of one deck after another.

    The cards of another program lie as large as can be in the middle of a card of the look's shape.

    A picture shows the card with its shadow: it reaches beyond the card by
    `margin` on each side, and its centre is the card's centre.
    The pictures asked for last are kept, so many as a table shows at a time: whatever shows one
    has it of its own.
    """

    def __init__(self, look: DeckLook | None = None) -> None:
        self.look = DeckLook() if look is None else look
        self._lettering = Lettering()
        self._made: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._papers: dict[tuple[DeckLook, int, float, bool, bool], QImage] = {}

    def picture(
        self,
        card: Card | None,
        height: float,
        ratio: float = 1.0,
        *,
        lifted: bool = False,
        veil: str = "",
    ) -> QPixmap:
        """Return a card's picture, or the back's for None.

        Args:
            card: the card; None for the back.
            height: of the card without its shadow, in logical pixels; rounded to whole ones.
            ratio: how many pixels of the screen one logical pixel has.
            lifted: with the wider shadow of a card that was picked up.
            veil: a colour to lay over the card, with its alpha; empty for none. With high
                contrast the card is hatched instead, which does not depend on how light it is.
        """
        high = max(round(height), 8)
        key = (self.look, "" if card is None else card.text, high, ratio, lifted, veil)
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        return self._keep(key, self._bake(card, high, ratio, lifted, veil))

    def draw(
        self, painter: QPainter, card: Card | None, at: QPointF, height: float, turn: float = 0.0
    ) -> None:
        """Draw a card, or the back for None, for the screen or picture that is painted on.

        Args:
            at: where its middle is.
            height: of the card without its shadow, in logical pixels.
            turn: how far it is turned clockwise, in degrees.
        """
        found = self.picture(card, height, painter.device().devicePixelRatioF())
        size = found.deviceIndependentSize()
        painter.save()
        painter.translate(at)
        painter.rotate(turn)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), found)
        painter.restore()

    def _keep(self, key: _Key, picture: QPixmap) -> QPixmap:
        self._made[key] = picture
        if len(self._made) > MOST:
            self._made.popitem(last=False)
        return picture

    def shadow(self, height: float, ratio: float = 1.0) -> QPixmap:
        """Return an empty card with the wider shadow, to lie behind any card that is lifted."""
        high = max(round(height), 8)
        key = (self.look, "shadow", high, ratio, True, "")
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        image = self._paper(high, ratio, lifted=True, artwork=self.look.artwork).copy()
        image.setDevicePixelRatio(ratio)
        return self._keep(key, QPixmap.fromImage(image))

    def forget(self) -> None:
        """Drop every picture."""
        self._made.clear()
        self._papers.clear()

    def _bake(
        self, card: Card | None, height: int, ratio: float, lifted: bool, veil: str
    ) -> QPixmap:
        wide, high = round(height / self.look.ratio * ratio), round(height * ratio)
        edge = round(margin(height, lifted=lifted) * ratio)
        artwork = self.look.artwork_of(card)
        image = self._paper(height, ratio, lifted, artwork).copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(edge, edge)
        if artwork is not None:
            picture = artwork.picture(card, wide, high)
            self._finish(picture, veil)
            place = QPoint((wide - picture.width()) // 2, (high - picture.height()) // 2)
            painter.drawImage(place, picture)
        else:
            self._draw(painter, card, (wide, high), ratio, veil)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)

    def _draw(
        self,
        painter: QPainter,
        card: Card | None,
        size: tuple[int, int],
        ratio: float,
        veil: str,
    ) -> None:
        """Print one of our own cards on its paper."""
        wide, high = size
        if card is None:
            draw_back(painter, back_named(self.look.back), wide, high, ratio)
        else:
            FacePrinter(self.look, self._lettering).draw(painter, card, wide, high, ratio)
        if veil:
            path = QPainterPath()
            path.addRoundedRect(QRectF(0, 0, wide, high), CORNER * wide, CORNER * wide)
            self._cover(painter, path, veil)

    def _finish(self, picture: QImage, veil: str) -> None:
        """Veil the card of another program, as far as it reaches, and frame it in high contrast."""
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if veil:
            path = QPainterPath()
            path.addRect(QRectF(picture.rect()))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            self._cover(painter, path, veil)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if self.look.high_contrast:
            draw_edge(painter, self.look, picture.width(), picture.height())
        painter.end()

    def _cover(self, painter: QPainter, path: QPainterPath, veil: str) -> None:
        if self.look.high_contrast:
            _hatch(painter, path, path.boundingRect().width())
        else:
            painter.fillPath(path, QColor(veil))

    def _paper(self, height: int, ratio: float, lifted: bool, artwork: Artwork | None) -> QImage:
        """Return the empty card on its shadow, or the shadow alone of one that `artwork` draws."""
        key = (self.look, height, ratio, lifted, artwork is None)
        if key not in self._papers:
            wide, high = round(height / self.look.ratio * ratio), round(height * ratio)
            edge = round(margin(height, lifted=lifted) * ratio)
            image = QImage(
                wide + 2 * edge, high + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied
            )
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(edge, edge)
            shadow = LIFTED if lifted else LOW
            if artwork is None:
                draw_shadow(painter, shadow, wide, high)
                draw_paper(painter, self.look, wide, high)
            else:
                size = artwork.size_in(wide, high)
                painter.translate((wide - size.width()) // 2, (high - size.height()) // 2)
                draw_shadow(painter, shadow, size.width(), size.height())
            painter.end()
            while len(self._papers) >= 8:
                self._papers.pop(next(iter(self._papers)))
            self._papers[key] = image
        return self._papers[key]


def _hatch(painter: QPainter, shape: QPainterPath, width: float) -> None:
    """Strike a card through with slanting lines."""
    painter.setClipPath(shape)
    painter.setPen(QPen(QColor(STROKE), max(1.5, 0.018 * width)))
    high = shape.boundingRect().height()
    step, x = max(8.0, 0.13 * width), -high
    while x < width:
        painter.drawLine(QPointF(x, high), QPointF(x + high, 0))
        x += step

"""The pictures of the cards, drawn once for each size and screen."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QTransform

from farwhist.engine.cards import Card, Rank, Suit
from farwhist.ui.table.geometry import CARD_RATIO
from farwhist.ui.table.suits import draw_suit
from farwhist.ui.table.theme import Theme

_L, _M, _R = 0.345, 0.5, 0.655
_FOUR = ((_L, 0.18), (_R, 0.18), (_L, 0.82), (_R, 0.82))
_SIX = (*_FOUR, (_L, 0.5), (_R, 0.5))
_EIGHT = (*_FOUR, (_L, 0.393), (_R, 0.393), (_L, 0.607), (_R, 0.607))

PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
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


def margin(height: float) -> int:
    """Return how far the shadow reaches beyond a card of this height, in pixels."""
    return ceil(0.08 * height)


class Faces:
    """Makes and keeps the pixmaps of cards.

    A pixmap shows the card with its shadow: it is wider and higher than the card by
    :func:`margin` on each side, and its centre is the card's centre.
    """

    def __init__(self, theme: Theme, ratio: float = 1.0) -> None:
        self._theme = theme
        self._ratio = ratio
        self._made: dict[tuple[str, int, bool], QPixmap] = {}

    def forget(self, ratio: float) -> None:
        """Drop all pixmaps, because sizes have changed; `ratio` is that of the screen."""
        self._ratio = ratio
        self._made.clear()

    def picture(self, card: Card | None, height: float, *, veiled: bool = False) -> QPixmap:
        """Return a card's face, or the back for None, at this height in logical pixels."""
        key = ("" if card is None else card.text, max(round(height), 8), veiled)
        if key not in self._made:
            self._made[key] = self._make(card, key[1], veiled)
        return self._made[key]

    def _make(self, card: Card | None, height: int, veiled: bool) -> QPixmap:
        width, edge = height * CARD_RATIO, margin(height)
        size = QRectF(0, 0, width + 2 * edge, height + 2 * edge).size()
        pixmap = QPixmap(round(size.width() * self._ratio), round(size.height() * self._ratio))
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(edge, edge)
        _shadow(painter, width, height, edge)
        _Drawing(painter, self._theme, width, height).card(card)
        if veiled:
            veil = QPainterPath()
            veil.addRoundedRect(QRectF(0, 0, width, height), 0.062 * width, 0.062 * width)
            if self._theme.strong:
                hatch(painter, veil, width, self._theme)
            else:
                painter.fillPath(veil, QColor(self._theme.veil))
        painter.end()
        return pixmap


def hatch(painter: QPainter, shape: QPainterPath, width: float, theme: Theme) -> None:
    """Strike a card through with slanting lines, which do not depend on how light it is."""
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(QColor(theme.ink), max(1.5, 0.018 * width)))
    high = shape.boundingRect().height()
    step, x = max(8.0, 0.13 * width), -high
    while x < width:
        painter.drawLine(QPointF(x, high), QPointF(x + high, 0))
        x += step
    painter.restore()


def _shadow(painter: QPainter, width: float, height: float, edge: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 9))
    rings, radius = 8, 0.062 * width
    for ring in range(rings, 0, -1):
        reach = 0.7 * edge * ring / rings
        box = QRectF(-reach, 0.3 * edge - reach, width + 2 * reach, height + 2 * reach)
        painter.drawRoundedRect(box, radius + reach, radius + reach)


class _Drawing:
    """Draws one card of `w` x `h` pixels with its left upper corner in the origin."""

    def __init__(self, painter: QPainter, theme: Theme, w: float, h: float) -> None:
        self._painter = painter
        self._theme = theme
        self._w = w
        self._h = h

    def card(self, card: Card | None) -> None:
        """Draw the paper and what is printed on it."""
        radius = 0.062 * self._w
        edge = QPen(QColor(20, 22, 27, 69), max(1.0, 0.004 * self._w))
        self._painter.setPen(QPen(QColor(self._theme.ink), 2.0) if self._theme.strong else edge)
        self._painter.setBrush(QColor(self._theme.paper))
        self._painter.drawRoundedRect(QRectF(0, 0, self._w, self._h), radius, radius)
        if card is None:
            self._back()
        elif card.suit is None:
            self._joker(card)
        else:
            self._face(card, card.suit)

    def _face(self, card: Card, suit: Suit) -> None:
        text = "10" if card.rank is Rank.TEN else card.rank.letter
        colour = self._theme.suits[suit]
        if card.rank in PIPS:
            for x, y in PIPS[card.rank]:
                self._pip(suit, x, y, 0.185)
        elif card.rank is Rank.ACE:
            self._pip(suit, 0.5, 0.5, 0.46)
        else:
            self._court(text, suit)
        for _ in range(2):
            self._index(text, suit, colour)
            self._turn_round()

    def _pip(self, suit: Suit, x: float, y: float, size: float) -> None:
        draw_suit(
            self._painter,
            suit,
            QPointF(x * self._w, y * self._h),
            size * self._w,
            self._theme.suits[suit],
            upside_down=y > 0.5,
        )

    def _index(self, text: str, suit: Suit, colour: str) -> None:
        w, h = self._w, self._h
        letters = outlined(text, 0.105 * h, 0.175 * w)
        box = letters.boundingRect()
        letters.translate(0.115 * w - box.center().x(), 0.042 * h - box.top())
        self._painter.fillPath(letters, QColor(colour))
        y = (0.042 + 0.105 + 0.022) * h + 0.0675 * w
        draw_suit(self._painter, suit, QPointF(0.115 * w, y), 0.135 * w, colour)

    def _turn_round(self) -> None:
        self._painter.translate(self._w, self._h)
        self._painter.rotate(180)

    def _court(self, letter: str, suit: Suit) -> None:
        """A framed panel with the rank and the suit, the same from both ends."""
        w, h, painter = self._w, self._h, self._painter
        colour = QColor(self._theme.suits[suit])
        frame = QRectF(0.222 * w, 0.072 * h, 0.556 * w, 0.856 * h)
        painter.setBrush(QColor("#FFFDF7"))
        painter.setPen(QPen(QColor(self._theme.back_line), max(1.0, 0.012 * w)))
        painter.drawRoundedRect(frame, 0.03 * w, 0.03 * w)
        for _ in range(2):
            letters = outlined(letter, 0.20 * h, 0.40 * w)
            box = letters.boundingRect()
            letters.translate(0.5 * w - box.center().x(), 0.155 * h - box.top())
            painter.fillPath(letters, colour)
            self._turn_round()
        painter.setPen(QPen(QColor(self._theme.back_line), max(1.0, 0.008 * w)))
        painter.drawLine(QPointF(0.26 * w, 0.5 * h), QPointF(0.74 * w, 0.5 * h))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFDF7"))
        painter.drawEllipse(QPointF(0.5 * w, 0.5 * h), 0.15 * w, 0.15 * w)
        draw_suit(painter, suit, QPointF(0.5 * w, 0.5 * h), 0.22 * w, colour.name())

    def _joker(self, card: Card) -> None:
        suit = Suit.HEARTS if card.red else Suit.SPADES
        colour = QColor(self._theme.suits[suit])
        star = outlined("★", 0.30 * self._h, 0.6 * self._w)
        centre = star.boundingRect().center()
        star.translate(self._w / 2 - centre.x(), self._h / 2 - centre.y())
        self._painter.fillPath(star, colour)
        for _ in range(2):
            for number, letter in enumerate("JOKER"):
                shape = outlined(letter, 0.045 * self._h, 0.1 * self._w)
                box = shape.boundingRect()
                top = (0.042 + 0.06 * number) * self._h
                shape.translate(0.115 * self._w - box.center().x(), top - box.top())
                self._painter.fillPath(shape, colour)
            self._turn_round()

    def _back(self) -> None:
        w, h, painter = self._w, self._h, self._painter
        inset = 0.055 * w
        inner = QRectF(inset, inset, w - 2 * inset, h - 2 * inset)
        clip = QPainterPath()
        clip.addRoundedRect(inner, 0.03 * w, 0.03 * w)
        painter.save()
        painter.setClipPath(clip)
        painter.fillRect(inner, QColor(self._theme.back))
        painter.setPen(QPen(QColor(self._theme.back_line), max(0.6, 0.008 * w)))
        step = 0.14 * w
        for number in range(-ceil(h / step), ceil((w + h) / step)):
            x = w / 2 + (number - ceil(w / step / 2)) * step
            painter.drawLine(QPointF(x, 0), QPointF(x + h, h))
            painter.drawLine(QPointF(w - x, 0), QPointF(w - x - h, h))
        painter.restore()
        painter.setBrush(QColor(self._theme.back))
        painter.drawEllipse(QPointF(w / 2, h / 2), 0.19 * w, 0.19 * w)
        draw_suit(painter, Suit.DIAMONDS, QPointF(w / 2, h / 2), 0.24 * w, self._theme.back_line)


def outlined(text: str, cap: float, widest: float) -> QPainterPath:
    """Return `text` as an outline, `cap` high and squeezed to be no wider than `widest`."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box = path.boundingRect()
    if box.isEmpty():
        return path
    tall = QPainterPath()
    tall.addText(QPointF(0, 0), font, "H" if text.isalnum() else text)
    scale = cap / tall.boundingRect().height()
    squeeze = min(1.0, widest / (box.width() * scale))
    return QTransform.fromScale(scale * squeeze, scale).map(path)

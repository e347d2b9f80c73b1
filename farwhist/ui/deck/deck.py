"""The pictures of the cards, each drawn once for its size and screen."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from farwhist.engine.cards import Card
from farwhist.ui.deck.backs import back_named, draw_back
from farwhist.ui.deck.face import FacePrinter
from farwhist.ui.deck.letters import Lettering
from farwhist.ui.deck.measures import CORNER
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.deck.shadow import LIFTED, LOW, draw_paper, draw_shadow, margin

STROKE = "#101418"
"""The colour of the lines over a card that may not be played, with high contrast."""

_Key = tuple[DeckLook, str, int, float, bool, str]


class Deck:
    """Makes and keeps the pictures of one deck after another.

    A picture shows the card with its shadow: it reaches beyond the card by
    :func:`~farwhist.ui.deck.shadow.margin` on each side, and its centre is the card's centre.
    Pictures that were not asked for lately are dropped when all take more than `room` bytes.
    """

    def __init__(self, look: DeckLook | None = None, room: int = 128 * 2**20) -> None:
        self.look = DeckLook() if look is None else look
        self._room = room
        self.taken = 0
        """How many bytes the pictures take that are kept."""
        self._lettering = Lettering()
        self._made: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._papers: dict[tuple[DeckLook, int, float, bool], QImage] = {}

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

    def _keep(self, key: _Key, picture: QPixmap) -> QPixmap:
        self._made[key] = picture
        self.taken += _bytes(picture)
        while self.taken > self._room and len(self._made) > 1:
            self.taken -= _bytes(self._made.popitem(last=False)[1])
        return picture

    def shadow(self, height: float, ratio: float = 1.0) -> QPixmap:
        """Return an empty card with the wider shadow, to lie behind any card that is lifted."""
        high = max(round(height), 8)
        key = (self.look, "shadow", high, ratio, True, "")
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        image = self._paper(high, ratio, lifted=True).copy()
        image.setDevicePixelRatio(ratio)
        return self._keep(key, QPixmap.fromImage(image))

    def forget(self) -> None:
        """Drop every picture."""
        self._made.clear()
        self._papers.clear()
        self.taken = 0

    def _bake(
        self, card: Card | None, height: int, ratio: float, lifted: bool, veil: str
    ) -> QPixmap:
        wide, high = round(height / self.look.ratio * ratio), round(height * ratio)
        edge = round(margin(height, lifted=lifted) * ratio)
        image = self._paper(height, ratio, lifted).copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(edge, edge)
        if card is None:
            draw_back(painter, back_named(self.look.back), wide, high, ratio)
        else:
            FacePrinter(self.look, self._lettering).draw(painter, card, wide, high, ratio)
        if veil:
            path = QPainterPath()
            path.addRoundedRect(QRectF(0, 0, wide, high), CORNER * wide, CORNER * wide)
            if self.look.high_contrast:
                _hatch(painter, path, wide)
            else:
                painter.fillPath(path, QColor(veil))
        painter.end()
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)

    def _paper(self, height: int, ratio: float, lifted: bool) -> QImage:
        """Return the empty card on its shadow."""
        key = (self.look, height, ratio, lifted)
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
            draw_shadow(painter, LIFTED if lifted else LOW, wide, high)
            draw_paper(painter, self.look, wide, high)
            painter.end()
            while len(self._papers) >= 8:
                self._papers.pop(next(iter(self._papers)))
            self._papers[key] = image
        return self._papers[key]


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _hatch(painter: QPainter, shape: QPainterPath, width: float) -> None:
    """Strike a card through with slanting lines."""
    painter.setClipPath(shape)
    painter.setPen(QPen(QColor(STROKE), max(1.5, 0.018 * width)))
    high = shape.boundingRect().height()
    step, x = max(8.0, 0.13 * width), -high
    while x < width:
        painter.drawLine(QPointF(x, high), QPointF(x + high, 0))
        x += step

"""The face of a card: its index, and pips or picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from farwhist.engine.cards import FREE, Card, Rank, Suit
from farwhist.ui.deck.court_panel import draw_court, draw_picture
from farwhist.ui.deck.letters import Lettering, index_text
from farwhist.ui.deck.measures import (
    ACE,
    LARGE,
    LARGE_PANEL,
    PIP,
    PIPS,
    SINGLE,
    SPADE_ACE,
    STANDARD,
    STANDARD_PANEL,
    CourtFrame,
)
from farwhist.ui.deck.options import TONES, DeckLook
from farwhist.ui.deck.suits import draw_suit


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
            colour = self._look.suits.colour(card.suit)
            draw_court(
                painter,
                card.rank,
                card.suit,
                style=self._look.style,
                colour=colour,
                size=(width, height),
                panel=self._panel(),
                tone=TONES[self._look.paper],
                ratio=ratio,
            )
        else:
            self._pips(painter, card, card.suit, width, height)
        for _ in range(2):
            self._index(painter, card, card.suit, width, height)
            painter.translate(width, height)
            painter.rotate(180)

    def _panel(self) -> CourtFrame:
        return LARGE_PANEL if self._look.large else STANDARD_PANEL

    def _free(self, painter: QPainter, card: Card, w: int, h: int, ratio: float) -> None:
        """Print a wizard or a jester, which has a sign of its own in the place of a suit."""
        from farwhist.ui.deck.court import free_people

        style, colour = self._look.style, free_people.COLOURS[card.rank]
        draw_picture(
            painter,
            lambda on, scale: free_people.draw(on, style, card.rank, scale),
            style=style,
            colour=colour,
            size=(w, h),
            panel=self._panel(),
            tone=TONES[self._look.paper],
            ratio=ratio,
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

"""The plate of a seat: its name and what it needs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.avatars import Mood, picture
from farwhist.ui.facts.plates import SeatFacts, Word
from farwhist.ui.table.fitted import Fitted
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import outcomes, table_words

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


class PlateItem(QGraphicsItem):
    """Draws the facts of one seat. Its origin is its centre."""

    def __init__(self, theme: Theme, facts: SeatFacts) -> None:
        super().__init__()
        self._theme = theme
        self._facts = facts
        self._box = QRectF()
        self._font_size = 13
        self._large = False
        self._pop = 1.0
        self._mood = Mood.CALM
        self._fitted = Fitted(self)
        self.setZValue(50)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def facts(self) -> SeatFacts:
        """What is shown now."""
        return self._facts

    def set_place(self, rect: Rect, font_size: int) -> None:
        """Move to `rect`."""
        self.prepareGeometryChange()
        self._box = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        self._font_size = font_size
        # Its corner meets a pixel, so that the portrait is sharp.
        self.setPos(round(rect.x) + rect.w / 2, round(rect.y) + rect.h / 2)
        self.update()

    def set_facts(self, facts: SeatFacts, *, large: bool = False) -> None:
        """Show these facts; `large` writes the bid big, for the moment of the reveal."""
        if facts != self._facts or large is not self._large:
            self._facts = facts
            self._large = large
            self.update()

    @property
    def area(self) -> QRectF:
        """Where the plate is on the table."""
        return self._box.translated(self.pos())

    @property
    def mood(self) -> Mood:
        """How the portrait looks."""
        return self._mood

    def set_mood(self, mood: Mood) -> None:
        """Let the portrait look so."""
        self._mood = mood
        self.update()

    def set_squeeze(self, height: float) -> None:
        """Show only this part of the height, while the plate turns over."""
        self.setTransform(QTransform.fromScale(1.0, max(height, 0.02)))

    def set_pop(self, size: float) -> None:
        """Write what the seat bids and takes in this size, while it changes; 1 is the usual one."""
        self._pop = size
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, facts, box = self._theme, self._facts, self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(QColor(theme.accent), 3) if facts.turn else QPen(QColor(255, 255, 255, 40), 1)
        if theme.strong and not facts.turn:
            edge = QPen(QColor(theme.text), 2)
        fill = QColor(theme.plate)
        fill.setAlphaF(1.0 if theme.strong else 0.91)
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 10, 10)
        side = box.height() - 12
        round_box = QRectF(box.left() + 6, box.top() + 6, side, side)
        ratio = painter.device().devicePixelRatio()
        usual = painter.opacity()
        gone = facts.note is not None and facts.note.gone
        painter.setOpacity(usual * (0.45 if gone or facts.word is Word.OUT else 1.0))
        painter.drawPixmap(
            round_box.topLeft(), picture(facts.avatar, round(side), ratio, self._mood)
        )
        painter.setOpacity(usual)
        if gone:
            self._cross(painter, round_box)
        self._name(painter, round_box.right() + 7, box.right() - 9)
        self._state(painter, round_box.right() + 7, box.right() - 9)
        self._fitted.tell()

    def _cross(self, painter: QPainter, box: QRectF) -> None:
        """Cross out a seat that has dropped out of the match."""
        painter.setPen(QPen(QColor(self._theme.over), 3))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.topRight(), box.bottomLeft())

    def _name(self, painter: QPainter, left: float, right: float) -> None:
        size, top = self._font_size, self._box.top() + 0.09 * self._box.height()
        font = _font(size)
        high = size * 1.5
        if self._facts.dealer:
            disc = QRectF(right - high + 2, top, high, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.accent))
            painter.drawEllipse(disc.adjusted(1.5, 1.5, -1.5, -1.5))
            painter.setPen(QColor(self._theme.ink))
            painter.setFont(_font(round(size * 0.8)))
            painter.drawText(disc, _CENTRE, table_words.dealer_letter())
            right = disc.left() - 4
        leads = "▸ " if self._facts.leads else ""
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text))
        room = right - left - QFontMetricsF(font).horizontalAdvance(leads)
        shown = leads + self._fitted.line(self._facts.name, font, room)
        painter.drawText(QRectF(left, top, right - left, high), _LEFT, shown)

    def _state(self, painter: QPainter, left: float, right: float) -> None:
        facts, theme, size = self._facts, self._theme, round(self._font_size * self._pop)
        line = QRectF(left, self._box.height() * 0.19 - size * 0.8, right - left, size * 1.6)
        if facts.note is not None:
            painter.setFont(_font(size))
            painter.setPen(QColor(theme.secondary))
            text = self._fitted.line(outcomes.note(facts.note), painter.font(), line.width())
            painter.drawText(line, _LEFT, text)
        elif facts.word is not Word.NONE:
            painter.setFont(_font(size))
            ready = facts.word is Word.READY
            painter.setPen(QColor(theme.exact if ready else theme.secondary))
            text = self._fitted.line(
                table_words.plate_word(facts.word), painter.font(), line.width()
            )
            painter.drawText(line, _LEFT, text)
        elif self._large and facts.bid is not None:
            painter.setFont(_font(round(size * 1.9)))
            painter.setPen(QColor(theme.accent))
            room = right - left - (1.6 * size if facts.dealer else 0)
            tall = QRectF(left, -self._box.height() / 2, room, self._box.height())
            painter.drawText(
                tall, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(facts.bid)
            )
        elif facts.bid is not None or facts.taken:
            self._numbers(painter, line)

    def _numbers(self, painter: QPainter, line: QRectF) -> None:
        facts, theme = self._facts, self._theme
        colour = QColor(theme.secondary)
        if facts.bid is not None and facts.playing:
            away = facts.difference
            colour = QColor(theme.exact if away == 0 else theme.needs if away < 0 else theme.over)
        text = table_words.plate_numbers(facts)
        font = _font(round(self._font_size * self._pop))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        if facts.bid is not None:
            self._pips(
                painter,
                QRectF(line.left(), line.top(), line.width() - wide - 8, line.height()),
                facts.bid,
                facts.taken,
                colour,
            )

    def _pips(self, painter: QPainter, room: QRectF, bid: int, taken: int, colour: QColor) -> None:
        """A circle for each trick bid, filled when taken, and a triangle for each one above."""
        count = max(bid, taken)
        if not count:
            return
        radius = min(self._font_size * 0.32, (room.width() / count - 2.2) / 2)
        step = 2 * radius + 2.2
        if radius < 2:
            return
        painter.setPen(QPen(colour, 1.6))
        y = room.center().y()
        for number in range(count):
            x = room.left() + radius + step * number
            painter.setBrush(colour if number < taken else Qt.BrushStyle.NoBrush)
            if number < bid:
                painter.drawEllipse(QPointF(x, y), radius, radius)
            else:
                painter.drawPolygon(QPolygonF([
                    QPointF(x, y - radius), QPointF(x + radius, y + radius),
                    QPointF(x - radius, y + radius),
                ]))  # fmt: skip


def _font(size: int) -> QFont:
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(size, 8))
    return font

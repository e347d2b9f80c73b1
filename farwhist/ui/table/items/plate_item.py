"""The plate of a seat: who sits there, and what was taken and bid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.ui.avatars import Mood, picture
from farwhist.ui.style import icons
from farwhist.ui.style.text import fitted
from farwhist.ui.style.tokens import PLATE_RADIUS
from farwhist.ui.table.items.painted_text import CutNames
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.measures import Fold
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.plates import SeatFacts, Word
from farwhist.ui.wording import plate_words, table_words

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter

USUAL: Final = 64.0
"""The height of a plate for which the measures below are written, in pixels."""
NUMBER, OWN_NUMBER, BARE_NUMBER = 0.41, 0.436, 0.52
"""The size of the tricks taken, in heights of the plate; the last one without a portrait."""
LEAST_NUMBER, LEAST_OWN = 24.0, 30.0
"""It is at least so high, in pixels, also on a low plate."""
BID: Final = 0.74
"""The size of the bid, in sizes of the tricks taken."""
UPPER, LOWER = -0.16, 0.18
"""Where the two lines stand, from the middle, in heights of the plate."""
BARE_UPPER, BARE_LOWER = -0.21, 0.22
"""The same without a portrait, where the lines fill the plate."""
BARE_NAME, NAME = 0.37, 0.26
"""The size of the name at most, in heights of the plate: without a portrait, and with one."""
FIRST: Final = (1.0, 0.9, 0.8)
"""The size of the name, in its usual one: the first with which it fits."""
SECOND: Final = (0.87, 0.8, 0.74)
"""The size of the second line, in sizes of the name: the first with which it fits."""
TWO_LINES: Final = 46.0
"""A plate that is lower has the name alone."""


class PlateItem(QGraphicsItem):
    """Draws the facts of one seat. Its origin is its centre."""

    def __init__(self, theme: Theme, facts: SeatFacts) -> None:
        super().__init__()
        self._theme = theme
        self._facts = facts
        self._box = QRectF()
        self._font_size = 13
        self._large = False
        self._fold = Fold.NONE
        self._pop = 1.0
        self._mood = Mood.CALM
        self._names = CutNames(self)
        self.setZValue(50)
        # Cards that fly over it let it be painted again and again.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def facts(self) -> SeatFacts:
        """What is shown now."""
        return self._facts

    def set_place(self, rect: Rect, font_size: int, fold: Fold = Fold.NONE) -> None:
        """Move to `rect`, on a table that is folded so far; only another size is painted anew."""
        # Its corner meets a pixel, so that the portrait is sharp.
        self.setPos(round(rect.x) + rect.w / 2, round(rect.y) + rect.h / 2)
        box = QRectF(-rect.w / 2, -rect.h / 2, rect.w, rect.h)
        if (box, font_size, fold) == (self._box, self._font_size, self._fold):
            return
        self.prepareGeometryChange()
        self._box, self._font_size, self._fold = box, font_size, fold
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
    def number_size(self) -> float:
        """How high the tricks taken are written, in pixels."""
        high, own = self._box.height(), self._facts.own
        if self._bare:
            return BARE_NUMBER * high
        return max(OWN_NUMBER * high, LEAST_OWN) if own else max(NUMBER * high, LEAST_NUMBER)

    @property
    def mood(self) -> Mood:
        """How the portrait looks."""
        return self._mood

    def set_mood(self, mood: Mood) -> None:
        """Let the portrait look so."""
        if mood is not self._mood:
            self._mood = mood
            self.update()

    def set_squeeze(self, height: float) -> None:
        """Show only this part of the height, while the plate turns over."""
        self.setTransform(QTransform.fromScale(1.0, max(height, 0.02)))

    def set_pop(self, size: float) -> None:
        """Write what the seat bids and takes in this size, while it changes; 1 is the usual one."""
        if size != self._pop:
            self._pop = size
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        box = self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter)
        scale = box.height() / USUAL
        if self._bare:
            left = self._disc(painter, box.left() + 7 * scale, 0.0) + 4 * scale
            right = box.right() - 8 * scale
        else:
            inset = float(round(7 * scale))
            side = box.height() - 2 * inset
            portrait = QRectF(box.left() + inset, box.top() + inset, side, side)
            self._portrait(painter, portrait)
            left, right = portrait.right() + 9 * scale, box.right() - 12 * scale
        beside = plate_words.at_the_right(self._facts)
        if beside.text:
            edge = self._beside_name(painter, beside.text, left, right)
            self._texts(painter, left, edge - 6 * scale, right)
        else:
            edge = self._at_the_right(painter, right) - 6 * scale
            self._texts(painter, left, edge, edge)
        self._names.tell()

    def _ground(self, painter: QPainter) -> None:
        theme, facts, box = self._theme, self._facts, self._box
        edge = QPen(QColor(theme.accent), 3) if facts.turn else QPen(QColor(theme.hairline), 1)
        if theme.strong and not facts.turn:
            edge = QPen(QColor(theme.text), 2)
        fill = QColor(theme.plate)
        # Nothing of the cards that lie half below it is seen through it.
        fill.setAlphaF(1.0 if theme.strong or self._fold is Fold.TUCKED else 0.92)
        painter.setPen(edge)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, PLATE_RADIUS, PLATE_RADIUS)
        if facts.side is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.their_side if facts.side else theme.accent))
            bar = QRectF(box.left(), box.top() + PLATE_RADIUS, 5, box.height() - 2 * PLATE_RADIUS)
            painter.drawRoundedRect(bar, 2.5, 2.5)

    def _portrait(self, painter: QPainter, box: QRectF) -> None:
        facts = self._facts
        ratio = painter.device().devicePixelRatio()
        usual = painter.opacity()
        gone = facts.note is not None and facts.note.gone
        painter.setOpacity(usual * (0.45 if gone or facts.word is Word.OUT else 1.0))
        shown = picture(facts.avatar, round(box.width()), ratio, self._mood)
        painter.drawPixmap(box.topLeft(), shown)
        painter.setOpacity(usual)
        if gone:
            painter.setPen(QPen(QColor(self._theme.over), 3))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())
        size = self._disc_size
        self._disc(painter, box.right() - 0.72 * size, box.bottom() - 0.36 * size)

    @property
    def _bare(self) -> bool:
        return self._fold is Fold.BARE

    @property
    def _disc_size(self) -> float:
        return 20 * self._box.height() / USUAL

    def _disc(self, painter: QPainter, left: float, middle: float) -> float:
        """Mark the dealer by a letter in a disc, from `left` on; return where the disc ends."""
        if not self._facts.dealer:
            return left
        size = self._disc_size
        disc = QRectF(left, middle - size / 2, size, size)
        painter.setPen(QPen(QColor(self._theme.plate), 1.5))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawEllipse(disc)
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(_font(round(0.62 * size)))
        painter.drawText(disc, _CENTRE, table_words.dealer_letter())
        return disc.right()

    def _beside_name(self, painter: QPainter, said: str, left: float, right: float) -> float:
        """Write a word at the right of the name, and return where it begins."""
        painter.setFont(_font(round(0.87 * self._name_size())))
        painter.setPen(QColor(self._theme.exact))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(said) + 1
        room = min(wide, 0.6 * (right - left))
        painter.setFont(fitted(said, painter.font(), room))
        painter.drawText(self._line(right - room, room, self._upper), _RIGHT, said)
        return right - room

    def _at_the_right(self, painter: QPainter, right: float) -> float:
        """Write the numbers, and return where they begin."""
        facts, theme = self._facts, self._theme
        size = self.number_size
        if self._large and facts.bid is not None:
            return self._figures(painter, right, [(str(facts.bid), 1.4 * size, theme.accent)])
        if facts.note is not None:
            if facts.note.kind not in plate_words.COUNTED:
                return right
            colour = {"safe": theme.exact, "needs": theme.needs}.get(facts.note.stands, theme.text)
            return self._figures(painter, right, [(str(facts.note.count), size, colour)])
        if facts.bid is None:
            return right
        colour, sign = self._state()
        if sign:
            side = 0.62 * size
            box = QRectF(right - side, -side / 2 + 0.06 * size, side, side)
            name: icons.IconName = "check" if sign == "check" else "triangle"
            icons.draw(painter, name, box, QColor(theme.over if name == "triangle" else colour))
            right -= side + 0.12 * size
        told = [(str(facts.taken), size, colour), (f"/{facts.bid}", BID * size, colour)]
        return self._figures(painter, right, told)

    def _state(self) -> tuple[str, str]:
        """Return the colour of the numbers, and the sign behind them."""
        facts, theme = self._facts, self._theme
        if not facts.playing:
            return theme.text, ""
        if facts.difference == 0:
            return theme.exact, "check"
        if facts.missed:
            return theme.text, "triangle" if facts.difference > 0 else ""
        return (theme.needs, "") if facts.difference < 0 else (theme.over, "triangle")

    def _figures(
        self, painter: QPainter, right: float, parts: list[tuple[str, float, str]]
    ) -> float:
        """Write figures on one base line, ending at `right`; return where they begin."""
        base = 0.36 * parts[0][1]
        for text, size, colour in reversed(parts):
            painter.setFont(_font(round(size * self._pop)))
            right -= QFontMetricsF(painter.font()).horizontalAdvance(text)
            pen = QColor(colour)
            pen.setAlphaF(1.0 if size == parts[0][1] or self._theme.strong else 0.86)
            painter.setPen(pen)
            painter.drawText(QPointF(right, base), text)
        return right

    def _texts(self, painter: QPainter, left: float, right: float, below: float) -> None:
        """Write the name, which ends at `right`, and a line that ends at `below`."""
        theme, facts, high = self._theme, self._facts, self._box.height()
        second = plate_words.second_line(facts)
        two = bool(second.text) and (self._bare or high >= TWO_LINES)
        size = self._name_size()
        named = [_font(round(share * size)) for share in FIRST]
        painter.setFont(_first_fitting(named, facts.name, right - left))
        painter.setPen(QColor(theme.text))
        middle = self._upper if two else 0.0
        name = self._names.cut(facts.name, painter.font(), right - left)
        painter.drawText(self._line(left, right - left, middle), _LEFT, name)
        if not two:
            return
        tones = {"quiet": theme.secondary, "good": theme.exact, "strong": theme.accent}
        bold = second.tone != "quiet"
        fonts = [_font(round(share * size), bold=bold) for share in SECOND]
        said = second.text
        if second.short and _wide(said, fonts[-1]) > below - left:
            said = second.short
        painter.setFont(fitted(said, _first_fitting(fonts, said, below - left), below - left))
        painter.setPen(QColor(tones[second.tone]))
        lower = BARE_LOWER if self._bare else LOWER
        painter.drawText(self._line(left, below - left, lower * high), _LEFT, said)

    @property
    def _upper(self) -> float:
        """The middle of the upper line, from that of the plate."""
        return (BARE_UPPER if self._bare else UPPER) * self._box.height()

    def _name_size(self) -> int:
        share = BARE_NAME if self._bare else NAME
        return round(min(self._font_size + 1.0, share * self._box.height()))

    def _line(self, left: float, width: float, middle: float = 0.0) -> QRectF:
        high = 0.4 * self._box.height()
        return QRectF(left, middle - high / 2, max(width, 0.0), high)


def _first_fitting(fonts: list[QFont], text: str, room: float) -> QFont:
    """Return the first of these in which the text fits, else the last."""
    return next((font for font in fonts if _wide(text, font) <= room), fonts[-1])


def _wide(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _font(size: int, *, bold: bool = True) -> QFont:
    font = QFont()
    font.setBold(bold)
    font.setPixelSize(max(size, 8))
    return font

"""What was decided before the cards are played, and the sum of the bids."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from farwhist.engine.position import Cut
from farwhist.ui.style.text import cut_name, fitted
from farwhist.ui.table.card_images import CardImages, margin
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.items.painted_text import LEFT, Piece, font_of, write_row
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.table_words import SumOfBids

LINE = 1.35
"""The height of a line, in sizes of text."""

TIGHT = 1.1
"""The least height of one of two lines."""

ABOVE = 0.25
"""What is left free above the first line, in sizes of text."""


class SumItem(FeltItem):
    """The sum of the bids against the tricks: a sentence, and a box for each trick.

    The sentence takes two lines where it is too wide for one; where there is no room for two, only
    its second half is written, how many bids there are too many or too few; nothing where they are
    equal, since that word says nothing alone.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.told: SumOfBids | None = None
        self._bids = self._tricks = 0

    def set_sum(self, told: SumOfBids | None, bids: int, tricks: int) -> None:
        """Show this sum of so many bids for so many tricks, or nothing."""
        if (told, bids, tricks) != (self.told, self._bids, self._tricks):
            self.told, self._bids, self._tricks = told, bids, tricks
            self.setToolTip("" if told is None else str(told))
            self.update()

    def covers(self) -> Rect:
        """Return the part of the felt on which anything is written; empty if nothing is."""
        told, size, box = self.told, self.font_size, self.box
        if told is None or not self._has_room(told):
            return Rect(box.x(), box.y(), 0, 0)
        parts = self._widths(told)
        one = sum(parts) <= box.width()
        boxes = max(self._bids, self._tricks) * (self._side() + 2)
        wide = max(sum(parts) if one else max(parts), boxes)
        high = (ABOVE + 0.3) * size + self._line() * (1 if one else 2) + self._side()
        return Rect(box.x(), box.y(), min(wide, box.width()), min(high, box.height()))

    def _has_room(self, told: SumOfBids) -> bool:
        """Whether so much can be written that it says something."""
        size, high = self.font_size, self.box.height()
        one = sum(self._widths(told)) <= self.box.width()
        return high >= (1.3 if one or told.away else ABOVE + 2 * TIGHT) * size

    def _widths(self, told: SumOfBids) -> tuple[float, float]:
        """Return how wide the two halves of the sentence are."""
        before, _, after = str(told).partition(told.meaning)
        size = self.font_size
        return _width(before, size), _width(told.meaning + after, size, bold=True)

    def _line(self) -> float:
        """The height of a line, smaller where two would not fit otherwise; in pixels."""
        size = self.font_size
        half = (self.box.height() - ABOVE * size) / 2
        return half if TIGHT * size <= half < LINE * size else LINE * size

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        told, size = self.told, self.font_size
        if told is None or not self._has_room(told):
            return
        theme = self.theme
        meaning = theme.felt_needs if told.away < 0 else theme.felt_over
        meaning = meaning if told.away else theme.text
        whole, strong = str(told), font_of(size, bold=True)
        before, _, after = whole.partition(told.meaning)
        plain = font_of(size, bold=False)
        high, top = LINE * size, self.box.top() + ABOVE * size
        line = QRectF(self.box.left(), top, self.box.width(), high)
        if sum(self._widths(told)) <= self.box.width():
            sum_told = Piece(before, plain, theme.text)
            write_row(painter, line, [sum_told, Piece(told.meaning + after, strong, meaning)])
            self._boxes(painter, line.bottom() + 0.3 * size)
            return
        if self.box.height() >= (ABOVE + 2 * TIGHT) * size:
            line.setHeight(self._line())
            self._part(painter, line, before.strip(), plain, theme.text)
            line.translate(0, line.height())
        self._part(painter, line, told.meaning + after, strong, meaning)
        self._boxes(painter, line.bottom() + 0.3 * size)

    def _part(self, painter: QPainter, line: QRectF, text: str, font: QFont, colour: str) -> None:
        painter.setFont(fitted(text, font, line.width() + 1))
        painter.setPen(QColor(colour))
        painter.drawText(line, LEFT, text)

    def _side(self) -> float:
        most = max(self._bids, self._tricks, 1)
        return min(0.65 * self.font_size, self.box.width() / most - 2)

    def _boxes(self, painter: QPainter, top: float) -> None:
        """A filled box for a trick that is bid, an outlined one for a trick that nobody wants."""
        most, side = max(self._bids, self._tricks), self._side()
        if side < 3 or top + side > self.box.bottom() + 2:
            return
        theme = self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(most):
            box = QRectF(self.box.left() + number * (side + 2), top, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            if number >= self._tricks:
                painter.setBrush(QColor(theme.felt_over))
            elif number < self._bids:
                painter.setBrush(QColor(theme.accent))
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.felt_needs), 1.2))
                box.adjust(0.6, 0.6, -0.6, -0.6)
            painter.drawRoundedRect(box, 2, 2)


def _width(text: str, size: int, *, bold: bool = False) -> float:
    return QFontMetricsF(font_of(size, bold=bold)).horizontalAdvance(text)


CUT = 0.38
"""The height of a card of the cut, in heights of a hand card."""

_LEAST = 40.0
"""A card of the cut that would be lower is not drawn."""

_NARROWEST = 9
"""Beside a panel nothing is written in less width than this, in sizes of the text."""

_GAP = 10.0
"""The least gap to a panel, in pixels."""


class DealFactsItem(FeltItem):
    """As many lines as there is room for; the tool tip tells all when some are left out.

    The cards of the cut lie in a row below the lines, the winner's outlined, each with the name of
    its player. Where they have no room a line takes their place.
    """

    def __init__(self, theme: Theme, images: CardImages) -> None:
        super().__init__(theme)
        self._images = images
        self._card = 1.0
        self.lines: tuple[str, ...] = ()
        self.link = ""
        self.cut: Cut | None = None
        self.cut_words = ""
        self.names: tuple[str, ...] = ()
        self.cut_at: list[QRectF] = []
        """Where the cards of the cut lie, in the order of the draws; empty without room."""
        self.shown: list[str] = []
        """The lines that are written, from the top."""
        self.link_at = QRectF()
        """Where the line stands that a click on opens something."""
        self._beside: float | None = None
        self._fitted: tuple[object, ...] = ()

    def set_card(self, height: float) -> None:
        """Set the height of a card of the hand."""
        self._card = height

    def set_facts(
        self,
        lines: Sequence[str],
        *,
        cut: Cut | None = None,
        cut_words: str = "",
        names: Sequence[str] = (),
        link: str = "",
    ) -> None:
        """Show these lines, `link` as the last one, and the cut; `cut_words` tells it in words."""
        self.lines, self.link = tuple(lines), link
        self.cut, self.cut_words, self.names = cut, cut_words, tuple(names)
        self.fit()

    def stand_beside(self, left: float | None) -> None:
        """Write only up to a panel that begins there, in pixels from the left; None without one."""
        if left != self._beside:
            self._beside = left
            self.fit()

    def covers(self) -> Rect:
        """Return the part of the felt on which anything is written; empty if nothing is."""
        metrics = QFontMetricsF(self._font())
        texts = [*self.shown, *([] if self.link_at.isEmpty() else [self.link])]
        wide = min(max(map(metrics.horizontalAdvance, texts), default=0.0), self._width())
        high = len(texts) * metrics.height()
        if self.cut_at:
            wide = max(wide, self.cut_at[-1].right() - self.box.left())
            high = self.cut_at[0].bottom() + metrics.height() + 4 - self.box.top()
        return Rect(self.box.x(), self.box.y(), wide, high)

    def _width(self) -> float:
        """Return how wide a line may be, in pixels: 0 where a panel leaves too little."""
        if self._beside is None:
            return self.box.width()
        wide = min(self.box.width(), self._beside - _GAP - self.box.left())
        return wide if wide >= _NARROWEST * self.font_size else 0.0

    def fit(self) -> None:
        """Find out what there is room for, if anything has changed that it depends on."""
        font = self._font()
        told = (self.lines, self.link, self.cut, self.cut_words, self.names)
        wanted = (told, self.box, font, self._card, self._images.ratio, self._beside)
        if wanted == self._fitted:
            return
        self._fitted = wanted
        self._fit(QFontMetricsF(font))
        self.update()

    def _fit(self, metrics: QFontMetricsF) -> None:
        row = metrics.height()
        self.cut_at = self._cut_places(metrics)
        told = [*self.lines]
        if self.cut_words and not self.cut_at:
            told.append(self.cut_words)
        used = self.cut_at[0].height() + row + 8 if self.cut_at else 0.0
        width = self._width()
        room = int((self.box.height() - used) // row) if width else 0
        rows = [part for line in told for part in _wrapped(line, metrics, width)]
        kept = max(room - bool(self.link), 0)
        self.shown = rows[:kept]
        whole = len(rows) <= kept
        if not whole and self.shown:
            words = self.shown[-1].split(" ")
            while len(words) > 1 and metrics.horizontalAdvance(" ".join([*words, "…"])) > width:
                words.pop()
            self.shown[-1] = " ".join([*words, "…"])
        self.link_at = QRectF()
        if self.link and room:
            y = self.box.top() + len(self.shown) * row
            width = min(metrics.horizontalAdvance(self.link), self._width())
            self.link_at = QRectF(self.box.left(), y, width, row)
        tip = "" if whole else "\n".join(told)
        if tip != self.toolTip():
            self.setToolTip(tip)
        for number, place in enumerate(self.cut_at):
            below = (len(self.shown) + bool(self.link)) * row + 4
            self.cut_at[number] = place.translated(0, below)

    def _cut_places(self, metrics: QFontMetricsF) -> list[QRectF]:
        """Return the places of the cards of the cut at the top, or none where they do not fit."""
        if self.cut is None:
            return []
        row = metrics.height()
        rows = sum(len(_wrapped(line, metrics, self._width())) for line in self.lines)
        high = min(CUT * self._card, self.box.height() - (rows + bool(self.link) + 1) * row - 8)
        wide = high * self._images.ratio
        step = max(wide + 12, 4.2 * self.font_size)
        count = len(self.cut.draws)
        if high < _LEAST or step * (count - 1) + wide > self._width():
            return []
        left, top = self.box.left(), self.box.top()
        return [QRectF(left + step * each, top, wide, high) for each in range(count)]

    def _font(self) -> QFont:
        font = QFont()
        font.setPixelSize(self.font_size)
        return font

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setFont(self._font())
        painter.setPen(QColor(self.theme.felt_text))
        metrics = QFontMetricsF(self._font())
        row, y = metrics.height(), self.box.top()
        for line in self.shown:
            painter.drawText(QPointF(self.box.left(), y + metrics.ascent()), line)
            y += row
        if not self.link_at.isEmpty():
            painter.setPen(QColor(self.theme.text))
            painter.setFont(fitted(self.link, self._font(), self._width()))
            painter.drawText(QPointF(self.box.left(), y + metrics.ascent()), self.link)
            painter.setFont(self._font())
        if self.cut is not None:
            self._draw_cut(painter, self.cut, metrics)

    def _draw_cut(self, painter: QPainter, cut: Cut, metrics: QFontMetricsF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.cut_at[1].x() - self.cut_at[0].x() if len(self.cut_at) > 1 else 99.0
        for (seat, card), place in zip(cut.draws, self.cut_at, strict=False):
            edge = margin(round(place.height()))
            picture = self._images.picture(card, place.height())
            painter.drawPixmap(QPointF(place.x() - edge, place.y() - edge), picture)
            won = seat == cut.winner
            if won:
                painter.setPen(QPen(QColor(self.theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                radius = 0.062 * place.width() + 1
                painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), radius, radius)
            painter.setPen(QColor(self.theme.text if won else self.theme.felt_text))
            name = cut_name(self.names[seat], metrics, step - 4)
            below = place.bottom() + 4 + metrics.ascent()
            painter.drawText(QPointF(place.x(), below), name)


def _wrapped(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Return the text in lines no wider than `width`, as far as its words allow."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines

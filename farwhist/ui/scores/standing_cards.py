"""The head of the score sheet: a card for each player or side, in the order of the points."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolTip, QWidget

from farwhist.ui.avatars.picture import picture
from farwhist.ui.scores import score_words
from farwhist.ui.scores.points_view import NOTES
from farwhist.ui.scores.tally import Scores, Standing, standing
from farwhist.ui.style.text import cut_name, fitted, font_of
from farwhist.ui.style.tokens import BASE_TEXT, Tokens, tokens_of
from farwhist.ui.table.items.painted_text import LEFT
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
GAP: Final = 8
LONG: Final = (190, 54)
HIGH: Final = (104, 84)
LOW: Final = (128, 38)
"""The least width and the height of a card at ordinary text: all side by side, the words below the
picture, or without a second line, where not all cards have room in one row."""


class StandingCards(QWidget):
    """Shows who stands where; whoever leads has a golden edge, and the viewer a bar."""

    def __init__(self) -> None:
        super().__init__()
        self._scores: Scores | None = None
        self._lines: list[Standing] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_scores(self, scores: Scores) -> None:
        """Show the players of these scores."""
        self._scores, self._lines = scores, standing(scores)
        if not scores.charted:
            self._lines.sort(key=lambda each: score_words.place_among(scores, each.column))
        self.setAccessibleName(score_words.title(scores))
        self.setAccessibleDescription(score_words.standing(scores))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = len(self._lines) * (self._px(LONG[0]) + GAP)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._px(LOW[0]), self._px(LOW[1]))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns, high = self._grid(width)
        return ceil(len(self._lines) / columns) * (high + GAP) - GAP if self._lines else 0

    def _px(self, at_base: float) -> int:
        return round(at_base * QFontInfo(self.font()).pixelSize() / BASE_TEXT)

    def _grid(self, width: int) -> tuple[int, int]:
        """Return how many cards stand side by side, and how high they are."""
        count = max(len(self._lines), 1)
        each = (width + GAP) // count - GAP
        for least, high in (LONG, HIGH):
            if each >= self._px(least):
                return count, self._px(high)
        columns = max((width + GAP) // (self._px(LOW[0]) + GAP), 1)
        return ceil(count / ceil(count / columns)), self._px(LOW[1])

    def _cards(self) -> list[tuple[Standing, QRect]]:
        columns, high = self._grid(self.width())
        wide = (self.width() + GAP) // columns - GAP
        found = []
        for number, line in enumerate(self._lines):
            row, column = divmod(number, columns)
            spot = QRect(column * (wide + GAP), row * (high + GAP), wide, high)
            found.append((line, QStyle.visualRect(self.layoutDirection(), self.rect(), spot)))
        return found

    def event(self, event: QEvent) -> bool:
        """Tell a name whole, of which the card may show only the beginning."""
        if isinstance(event, QHelpEvent) and self._scores is not None:
            under = (line for line, box in self._cards() if box.contains(event.pos()))
            line = next(under, None)
            name = "" if line is None else score_words.side_name(self._scores, line.column)
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, box in self._cards():
            self._paint_card(painter, line, QRectF(box))
        painter.end()

    def _paint_card(self, painter: QPainter, line: Standing, box: QRectF) -> None:
        scores, px = self._scores, self._px
        assert scores is not None
        t = tokens_of(self.palette())
        leads = line.column in scores.leaders
        edge = 2 if leads else 1
        painter.setPen(QPen(QColor(t.lit_line if leads else t.hairline), edge))
        painter.setBrush(QColor(t.selected if line.own else t.raised))
        half = edge / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 10, 10)
        if line.own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.primary))
            painter.drawRoundedRect(
                QRectF(box.left() + 3, box.top() + 10, 4, box.height() - 20), 2, 2
            )
        tall = box.height() == px(HIGH[1])
        inner = box.adjusted(px(11), px(5), -px(11), -px(5))
        top = QRectF(inner.left(), inner.top(), inner.width(), px(38)) if tall else inner
        side = round(min(px(36), top.height() - 2))
        words = self._paint_faces(painter, line, top, side, t)
        total = number_words.number(line.total) if scores.charted else ""
        painter.setFont(font_of(self.font(), px(17 if box.height() == px(LOW[1]) else 22), 700))
        painter.setPen(QColor(t.text))
        painter.drawText(top, RIGHT, total)
        if tall:
            words = QRectF(inner.left(), top.bottom(), inner.width(), inner.bottom() - top.bottom())
        else:
            words.setRight(words.right() - painter.fontMetrics().horizontalAdvance(total) - px(6))
        self._paint_words(painter, line, words, t, named_only=box.height() == px(LOW[1]))

    def _paint_faces(
        self, painter: QPainter, line: Standing, box: QRectF, side: int, t: Tokens
    ) -> QRectF:
        """Draw the portraits with the place on the last one; return the room beside them."""
        scores, px = self._scores, self._px
        assert scores is not None
        x, y = box.left(), box.center().y() - side / 2
        for seat in line.seats if scores.avatars else ():
            face = picture(scores.avatars[seat], side, self.devicePixelRatioF())
            painter.drawPixmap(round(x), round(y), face)
            x += 0.78 * side
        x += 0.22 * side
        if scores.counted and scores.charted:
            disc = QRectF(x - px(12), y + side - px(15), px(17), px(17))
            first = line.place == 1
            painter.setPen(QPen(QColor(t.raised), 2))
            painter.setBrush(QColor(t.lit_line if first else t.secondary))
            painter.drawEllipse(disc)
            painter.setPen(QColor(t.raised))
            painter.setFont(font_of(self.font(), px(11), 700))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(line.place))
        return QRectF(x + px(9), box.top(), box.right() - x - px(9), box.height())

    def _paint_words(
        self, painter: QPainter, line: Standing, room: QRectF, t: Tokens, *, named_only: bool
    ) -> None:
        scores, px = self._scores, self._px
        assert scores is not None
        note, proud = NOTES[scores.kind.summary](scores, line.column)
        if not note and not scores.charted:
            note = translate("Scores", "still in")
        name = font_of(self.font(), px(14), 700)
        small = fitted(note, font_of(self.font(), px(12), 400), room.width())
        heights = [QFontMetrics(name).height(), QFontMetrics(small).height()]
        lines = heights[:1] if named_only or not note else heights
        y = room.center().y() - sum(lines) / 2
        painter.setFont(name)
        painter.setPen(QColor(t.text))
        shown = cut_name(
            score_words.side_name(scores, line.column), QFontMetrics(name), room.width()
        )
        painter.drawText(QRectF(room.left(), y, room.width(), heights[0]), LEFT, shown)
        if len(lines) > 1:
            painter.setFont(small)
            painter.setPen(QColor(t.lit_line if proud else t.secondary))
            below = QRectF(room.left(), y + heights[0], room.width(), heights[1])
            painter.drawText(below, LEFT, note)

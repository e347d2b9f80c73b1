"""What stands on the felt beside cards and plates: trump, the last trick, a line of text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.position import Trick
from farwhist.ui.table.faces import Faces, margin
from farwhist.ui.table.fitted import Fitted
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import table_words


class FeltItem(QGraphicsItem):
    """Something drawn on the felt, in a rectangle of it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.box = QRectF()
        self.font_size = 13
        self.fitted = Fitted(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_place(self, rect: Rect, font_size: int) -> None:
        """Move to `rect`."""
        self.prepareGeometryChange()
        self.box = QRectF(rect.x, rect.y, rect.w, rect.h)
        self.font_size = font_size
        self.update()

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-2, -2, 2, 2)

    def write(self, painter: QPainter, box: QRectF, text: str, *, bold: bool, right: bool) -> None:
        """Write one line, shortened where it is too long; `fitted` can tell it whole then."""
        font = QFont()
        font.setBold(bold)
        font.setPixelSize(self.font_size)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        fitting = self.fitted.line(text, font, box.width())
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, fitting)


class TrumpItem(FeltItem):
    """Trump and the deal, in two lines."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.trump = ""
        self.deal = ""

    def set_text(self, trump: str, deal: str) -> None:
        """Show these two lines."""
        self.trump, self.deal = trump, deal
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        high = self.box.height() / 2
        line = QRectF(self.box.left(), self.box.top(), self.box.width(), high)
        self.write(painter, line, self.trump, bold=True, right=False)
        self.write(painter, line.translated(0, high), self.deal, bold=False, right=False)
        self.fitted.tell()


class LastTrickItem(FeltItem):
    """A small picture of the last trick; a click on it shows the trick in full."""

    def __init__(self, theme: Theme, faces: Faces) -> None:
        super().__init__(theme)
        self._faces = faces
        self._trick: Trick | None = None

    def set_trick(self, trick: Trick | None) -> None:
        """Show this trick, or nothing."""
        self._trick = trick
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._trick is None:
            return
        caption = QRectF(self.box.left(), self.box.top(), self.box.width(), 1.6 * self.font_size)
        self.write(painter, caption, table_words.last_trick_caption(), bold=False, right=True)
        self.fitted.tell()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self.box.height() - caption.height()
        wide = high * self._faces.ratio
        count = len(self._trick.plays)
        step = min(0.9 * wide, (self.box.width() - wide) / max(count - 1, 1))
        for number, (seat, card) in enumerate(self._trick.plays):
            x = self.box.right() - wide - step * (count - 1 - number)
            edge = margin(round(high))
            painter.drawPixmap(
                QPointF(x - edge, caption.bottom() - edge), self._faces.picture(card, high)
            )
            if seat == self._trick.winner:
                painter.setPen(QPen(QColor(self.theme.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(x, caption.bottom(), wide, high), 2.5, 2.5)


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
        self.font_size = font_size
        self._anchor, self._widest, self._side = QPointF(x, y), widest, side
        self._fit()

    def say(self, text: str, short: str = "") -> None:
        """Show `text`, or `short` where it has no room; an empty one hides the banner."""
        self._long, self._short = text, short
        self.setVisible(bool(text))
        self._fit()

    def _fit(self) -> None:
        font = QFont()
        font.setBold(True)
        font.setPixelSize(self.font_size)
        metrics, edges = QFontMetricsF(font), 2.4 * self.font_size
        fits = metrics.horizontalAdvance(self._long) + edges <= self._widest
        self.text = self._long if fits or not self._short else self._short
        wide = min(metrics.horizontalAdvance(self.text) + edges, self._widest)
        x = self._anchor.x() + self._side * wide / 2
        rect = Rect.around(x, self._anchor.y(), wide, 2.2 * self.font_size)
        self.set_place(rect, self.font_size)

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
        self.fitted.tell()

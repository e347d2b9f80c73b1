"""A bar for every deal of a sequence, as high as it has cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from farwhist.rules.exact_bid.outlook import Outlook
from farwhist.ui.style.colours import tokens_of
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate

_GAP = 0.25


class DealBars(QWidget):
    """Deals without trump are hatched; each bar tells its deal when pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._outlook: Outlook | None = None

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Draw one tour, or nothing where the sequence does not fit."""
        self._outlook = outlook
        words = "" if outlook is None else ", ".join(map(str, outlook.sizes))
        self.setAccessibleName(
            translate("Rules", "Cards in each deal: {sizes}").format(sizes=words)
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 7 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal of the tour stands."""
        assert self._outlook is not None
        sizes = self._outlook.sizes
        line = self.fontMetrics().lineSpacing()
        step = min(self.width() / len(sizes), 2.2 * line)
        left = (self.width() - step * len(sizes)) / 2
        height = (self.height() - line - 2) * sizes[place] / max(sizes)
        width = step * (1 - _GAP)
        return QRectF(left + place * step + step * _GAP / 2, self.height() - height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._outlook is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        full = QColor(tokens_of(self.palette()).primary)
        widest = self.fontMetrics().horizontalAdvance("26")
        for place, size in enumerate(self._outlook.sizes):
            box = self.bar(place)
            painter.setPen(QPen(full, 1))
            if self._outlook.no_trump[place]:
                painter.setBrush(QBrush(full, Qt.BrushStyle.BDiagPattern))
            else:
                painter.setBrush(full)
            painter.drawRect(box)
            if box.width() / (1 - _GAP) >= widest:
                painter.setPen(text)
                above = QRectF(box.center().x() - 30, box.top() - 40, 60, 39)
                painter.drawText(
                    above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(size)
                )
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._outlook is not None:
            for place in range(len(self._outlook.sizes)):
                box = self.bar(place)
                if box.left() <= event.pos().x() <= box.right():
                    QToolTip.showText(event.globalPos(), self.words(place), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def words(self, place: int) -> str:
        """Return what the bar of a deal tells."""
        assert self._outlook is not None
        cards = Counts().cards(self._outlook.sizes[place])
        if self._outlook.no_trump[place]:
            text = translate("Rules", "Deal {deal}: {cards}, no trump")
        else:
            text = translate("Rules", "Deal {deal}: {cards}")
        return text.format(deal=place + 1, cards=cards)

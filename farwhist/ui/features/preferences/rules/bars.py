"""A bar for every deal of a sequence, as high as it has cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy

from farwhist.rules.exact_bid.outlook import Outlook
from farwhist.ui.style.colours import tokens_of
from farwhist.ui.style.deal_sizes import DealSizes

_GAP = 0.25


class DealBars(DealSizes):
    """Deals without trump are hatched."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bars")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Draw one tour, or nothing where the sequence does not fit."""
        if outlook is None:
            self.show_sizes((), ())
        else:
            self.show_sizes(outlook.sizes, outlook.no_trump)

    def sizeHint(self) -> QSize:
        return QSize(300, 7 * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal of the tour stands."""
        sizes = self.sizes
        line = self.fontMetrics().lineSpacing()
        step = min(self.width() / len(sizes), 2.2 * line)
        left = (self.width() - step * len(sizes)) / 2
        height = (self.height() - line - 2) * sizes[place] / max(sizes)
        width = step * (1 - _GAP)
        return QRectF(left + place * step + step * _GAP / 2, self.height() - height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.sizes:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        full = QColor(tokens_of(self.palette()).primary)
        widest = self.fontMetrics().horizontalAdvance("26")
        for place, size in enumerate(self.sizes):
            box = self.bar(place)
            painter.setPen(QPen(full, 1))
            if self.no_trump[place]:
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

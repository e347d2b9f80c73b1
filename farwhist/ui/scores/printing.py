"""The score sheet and the points chart on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette
from PySide6.QtPrintSupport import QPrinter

from farwhist.ui.scores.chart import draw
from farwhist.ui.scores.sheet import heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.tokens import PAPER, PAPER_TEXT


def paper() -> QPalette:
    """Return the colours of paper, whatever those of the window are."""
    roles = QPalette.ColorRole
    palette = QPalette()
    palette.setColor(roles.Base, QColor(PAPER))
    palette.setColor(roles.Text, QColor(PAPER_TEXT))
    return palette


def print_scores(scores: Scores, printer: QPrinter) -> bool:
    """Paint the sheet, then any chart, on as many pages as they need; False if it failed."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    page = QRectF(printer.pageRect(QPrinter.Unit.DevicePixel))
    room = QRectF(0, 0, page.width(), page.height())
    lines = [heads(scores), *([cell.text for cell in row] for row in rows(scores))]
    font = QFont()
    font.setPointSizeF(10)
    while font.pointSizeF() > 4 and sum(_widths(lines, font, painter)) > room.width():
        font.setPointSizeF(font.pointSizeF() - 0.5)
    painter.setFont(font)
    widths, line = _widths(lines, font, painter), _metrics(font, painter).height() * 1.35
    painter.setPen(QColor(PAPER_TEXT))
    painter.drawText(QRectF(0, 0, room.width(), line), Qt.AlignmentFlag.AlignLeft, scores.title)
    y = 1.6 * line
    for row in lines:
        if y + line > room.height():
            printer.newPage()
            y = 0.0
        x = 0.0
        for text, wide in zip(row, widths, strict=True):
            painter.drawText(QRectF(x, y, wide, line), Qt.AlignmentFlag.AlignVCenter, text)
            x += wide
        y += line
        painter.drawLine(0, round(y), round(room.width()), round(y))
    if not scores.charted:
        return painter.end()
    high = min(room.height() * 0.45, room.width() * 0.55)
    if y + line + high > room.height():
        printer.newPage()
        y = 0.0
    draw(painter, QRectF(0, y + line, room.width(), high), scores, paper(), ranks=False)
    return painter.end()


def _metrics(font: QFont, painter: QPainter) -> QFontMetricsF:
    return QFontMetricsF(font, painter.device())


def _widths(lines: list[list[str]], font: QFont, painter: QPainter) -> list[float]:
    metrics = _metrics(font, painter)
    gap = metrics.horizontalAdvance("00")
    return [
        max(metrics.horizontalAdvance(line[n]) for line in lines) + gap
        for n in range(len(lines[0]))
    ]

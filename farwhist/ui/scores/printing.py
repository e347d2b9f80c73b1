"""The score sheet and the points chart on paper, and as a picture to share."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPalette, QPen
from PySide6.QtPrintSupport import QPrinter

from farwhist.identity import NAME
from farwhist.ui.scores import score_words
from farwhist.ui.scores.chart import draw
from farwhist.ui.scores.model import INKS, Cell, heads, rows
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.text import cut_name
from farwhist.ui.style.tokens import LIGHT, PAPER, PAPER_TEXT
from farwhist.ui.system.files import as_file_name
from farwhist.ui.wording.days import long_day


def paper() -> QPalette:
    """Return the colours of paper, whatever those of the window are."""
    roles = QPalette.ColorRole
    palette = QPalette()
    palette.setColor(roles.Base, QColor(PAPER))
    palette.setColor(roles.Text, QColor(PAPER_TEXT))
    return palette


def printed_heading(scores: Scores, day: date) -> str:
    """Return what stands above a printed sheet: the game, how far the match is, and the day."""
    told = [scores.title, score_words.title(scores), score_words.progress(scores), long_day(day)]
    return " · ".join(told)


def printer_for(scores: Scores) -> QPrinter:
    """Return a printer whose dialog calls a file what stands above the sheet."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(as_file_name(printed_heading(scores, date.today())))
    printer.setCreator(NAME)
    return printer


def print_scores(scores: Scores, printer: QPrinter) -> bool:
    """Paint the sheet, then any chart, on as many pages as they need; False if it failed."""
    heading = printed_heading(scores, date.today())
    printer.setDocName(heading)
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
    painter.drawText(QRectF(0, 0, room.width(), line), Qt.AlignmentFlag.AlignLeft, heading)
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


SIZE: Final = 14
"""The size of the text, in pixels."""
EDGE: Final = 20.0
ROW: Final = 27.0
GAP: Final = 22.0
CHART: Final = 260.0
NARROWEST: Final = 520.0
LONGEST_NAME: Final = 150.0


def sheet_picture(scores: Scores, ratio: float) -> QImage:
    """Return the sheet on light paper, with so many pixels for one of the screen."""
    sheet = _Sheet(scores)
    chart = CHART if scores.charted and scores.results else 0.0
    wide = max(sum(sheet.widths) + 2 * EDGE, NARROWEST)
    high = 2 * EDGE + ROW * (len(sheet.lines) + 1) + (chart + EDGE if chart else 0.0)
    image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(LIGHT.raised))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    end = sheet.paint(painter, QRectF(EDGE, EDGE, wide - 2 * EDGE, high))
    if chart:
        palette = paper()
        palette.setColor(palette.ColorRole.Base, QColor(LIGHT.raised))
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        room = QRectF(EDGE, end + EDGE, wide - 2 * EDGE, chart)
        draw(painter, room, scores, palette, ranks=False)
    painter.end()
    return image


class _Sheet:
    """The cells with the room that their columns need; what is left over goes to the last."""

    def __init__(self, scores: Scores) -> None:
        self.titles, self.lines = heads(scores), rows(scores)
        self._lit = len(self.lines) - 1 - self._sums(scores) if scores.running else -1
        bold = QFontMetricsF(_font(bold=True))
        self.widths = [
            GAP
            + max(
                min(bold.horizontalAdvance(title), LONGEST_NAME),
                *(bold.horizontalAdvance(line[n].text) for line in self.lines),
            )
            for n, title in enumerate(self.titles)
        ]
        self.widths[-1] += GAP

    @staticmethod
    def _sums(scores: Scores) -> int:
        """Return how many lines stand below the deals."""
        return 2 if scores.charted and scores.kind.exact else 1

    def paint(self, painter: QPainter, room: QRectF) -> float:
        """Paint into `room`, and return where the sheet ends."""
        y = room.top()
        self._line(painter, room, y, [Cell(title, strong=True) for title in self.titles])
        strong = QPen(QColor(LIGHT.border), 1.5)
        painter.setPen(strong)
        painter.drawLine(QPointF(room.left(), y + ROW), QPointF(room.right(), y + ROW))
        for number, line in enumerate(self.lines):
            y += ROW
            if number == self._lit:
                painter.fillRect(QRectF(room.left(), y, room.width(), ROW), QColor(LIGHT.lit))
            self._line(painter, room, y, line)
            last = number + 1 == len(self.lines)
            painter.setPen(strong if last else QPen(QColor(LIGHT.hairline), 1))
            painter.drawLine(QPointF(room.left(), y + ROW), QPointF(room.right(), y + ROW))
        return y + ROW

    def _line(self, painter: QPainter, room: QRectF, y: float, cells: list[Cell]) -> None:
        x = room.left()
        for number, (cell, wide) in enumerate(zip(cells, self.widths, strict=True)):
            last = number + 1 == len(cells)
            gap = GAP if last else 4.0
            box = QRectF(x + gap, y, (room.right() - x if last else wide) - gap - 4, ROW)
            font = _font(bold=cell.strong)
            colour = QColor(LIGHT.text)
            if cell.away is not None:
                font.setItalic(cell.away != 0)
                inks = INKS[False]
                colour = QColor(inks[1 if cell.away == 0 else 0 if cell.away < 0 else 2])
            painter.setFont(font)
            painter.setPen(colour)
            text = cut_name(cell.text, QFontMetricsF(font), box.width() + 1)
            side = Qt.AlignmentFlag.AlignLeft if last else Qt.AlignmentFlag.AlignRight
            painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
            x += wide


def _font(*, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(SIZE)
    font.setBold(bold)
    return font

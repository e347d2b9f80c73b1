"""A bar for every deal of a match to come, and how long it will be in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy

from farwhist.ui.features.new_match.look import PageLook, rounded
from farwhist.ui.settings.forecast import Forecast
from farwhist.ui.style.deal_sizes import DealSizes
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def length_lines(seen: Forecast, end: str) -> tuple[str, str]:
    """Return how long a match is, "13 deals, 85 tricks, about 12 minutes", and a note.

    `end` says what ends it, for where nobody knows how many deals there will be.
    """
    counts = Counts
    minutes = counts.minutes(seen.minutes)
    if seen.deals is None:
        note = translate("New match", "A deal takes about {minutes}.").format(minutes=minutes)
        return end, note
    deals = counts.deals(seen.deals)
    if seen.at_most:
        deals = translate("New match", "At most {deals}").format(deals=deals)
    tricks = "" if seen.tricks is None else counts.tricks(seen.tricks)
    about = translate("New match", "about {minutes}").format(minutes=minutes)
    note = ""
    if sum(seen.no_trump) == 1:
        note = translate("New match", "The hatched deal has no trump.")
    elif any(seen.no_trump):
        note = translate("New match", "The hatched deals have no trump.")
    return joined(each for each in (deals, tricks, about) if each), note


class Deals(DealSizes):
    """Deals without trump are hatched.

    Where points decide there are no bars: the points stand there.
    """

    def __init__(self, look: PageLook) -> None:
        super().__init__()
        self._look = look
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_forecast(self, seen: Forecast | None, points: int = 0) -> None:
        """Draw the bars of these deals, or the points that decide, or nothing."""
        self._points = points if seen is not None and seen.deals is None else 0
        if seen is None or self._points:
            self.show_sizes((), ())
        else:
            self.show_sizes(seen.sizes, seen.no_trump)
        if self._points:
            self.setAccessibleName(Counts.points(self._points))

    def sizeHint(self) -> QSize:
        # The area that scrolls asks for this, not for the least: it is given what is left.
        return QSize(200, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._look.text_px(48))

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal stands."""
        sizes, look = self.sizes, self._look
        line = QFontMetrics(look.font(13, 600)).height()
        step = min(self.width() / len(sizes), look.px(44))
        left = (self.width() - step * len(sizes)) / 2
        tall = min(self.height(), look.text_px(170)) - line - 4
        high = max(tall * sizes[place] / max(sizes), 3)
        bottom = (self.height() + tall + line) / 2
        return QRectF(left + (place + 0.1) * step, bottom - high, 0.8 * step, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._points:
            painter.setPen(QColor(look.theme.accent))
            painter.setFont(look.font(40, 800))
            told = Counts.points(self._points)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, told)
        if not self.sizes:
            painter.end()
            return
        font = look.font(13, 600)
        wide = QFontMetrics(font).horizontalAdvance("13") * 1.05
        if wide > self.bar(0).width() / 0.8:
            font = look.font(11, 600)
            wide = QFontMetrics(font).horizontalAdvance("13")
        painter.setFont(font)
        for place, size in enumerate(self.sizes):
            box = self.bar(place)
            shape = rounded(box, look.px(2))
            if self.no_trump[place]:
                gold = QColor(look.theme.accent)
                painter.setPen(QPen(gold, look.px(1.5)))
                painter.setBrush(QBrush(gold, Qt.BrushStyle.BDiagPattern))
                painter.drawPath(shape)
            else:
                painter.fillPath(shape, look.bar)
            if wide <= box.width() / 0.8:
                painter.setPen(QColor(look.theme.text))
                above = QRectF(box.center().x() - 40, box.top() - 42, 80, 40)
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
                painter.drawText(above, flags, str(size))
        painter.end()

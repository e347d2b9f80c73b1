"""The seven days of a week as discs: played, not played, today, still to come."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.icons import draw

translate = QCoreApplication.translate

DISC: Final = 32
GAP: Final = 14


class WeekView(QWidget):
    """Shows the week of a day."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._today = date(2000, 1, 1)
        self._played: Collection[date] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_week(self, today: date, played: Collection[date]) -> None:
        """Show the week of `today`, and on which of its days the deal was played."""
        self._today, self._played = today, played
        done = sum(day in played for day in self._days())
        text = translate("Prepared", "Days played this week: {done} of {days}.")
        self.setAccessibleName(text.format(done=done, days=today.weekday() + 1))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(7 * DISC + 6 * GAP) + 2, px(DISC + 20) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, theme, painter = self._style, self._style.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, step = style.px(DISC), style.px(DISC + GAP)
        for number, day in enumerate(self._days()):
            disc = QRectF(1 + number * step, 1, side, side)
            played, today = day in self._played, day == self._today
            edge = QColor(theme.accent if played or today else theme.control_line)
            line = Qt.PenStyle.DashLine if today and not played else Qt.PenStyle.SolidLine
            painter.setPen(QPen(edge, 2, line))
            painter.setBrush(QColor(theme.accent if played else theme.plate))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            if played:
                draw(painter, "check", disc.adjusted(9, 9, -9, -9), QColor(theme.ink))
            else:
                painter.setFont(style.font(12, 600))
                painter.setPen(QColor(theme.accent if today else theme.secondary))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(day.day))
            painter.setFont(style.font(12))
            painter.setPen(QColor(theme.secondary))
            name = QLocale().dayName(number + 1, QLocale.FormatType.NarrowFormat)
            below = QRectF(disc.x() - 6, disc.bottom() + 2, side + 12, style.px(18))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)

    def _days(self) -> list[date]:
        monday = self._today - timedelta(self._today.weekday())
        return [monday + timedelta(number) for number in range(7)]

"""The dark box on the felt in which a hint stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from farwhist.ui.panels.panel import on_click
from farwhist.ui.panels.value_bars import HIGHEST, LOWEST, Bars, Column
from farwhist.ui.settings.commands import command_help
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw, icon
from farwhist.ui.style.tokens import BASE_TEXT, PANEL_RADIUS
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate


_WIDTHS = (330, 280, 420, 230, 190)
"""How wide it can be where it stands by itself, the best first, at a text of 14 pixels."""


LEAST = 10
"""The size of text below which it does not go over a panel, where 14 pixels are the usual one."""


class HintBox(QFrame):
    """Hidden until there is a hint; `closed` is emitted when the player has done with it.

    It stands over the heading of a panel, or by itself where it covers nothing that matters.
    """

    closed = Signal()

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table)
        self._theme = theme
        self._joined = False
        self._size = 0
        self._notes: list[str] = []
        self._shown: dict[tuple[float, float], int] = {}
        self.setObjectName("hint")
        set_help_anchor(self, command_help("hint"))
        self.setProperty("panel", True)
        self.setAccessibleName(translate("Hint", "Hint"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.title, self.note = QLabel(), QLabel()
        for label in (self.title, self.note):
            label.setWordWrap(True)
        self.bulb = _Bulb(theme)
        self.close_button = QPushButton()
        self.close_button.setObjectName("close hint")
        self.close_button.setAccessibleName(translate("Hint", "Close the hint"))
        self.close_button.setToolTip(translate("Hint", "Close the hint"))
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        on_click(self.close_button, self.closed.emit)
        self.bars = Bars(theme)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.bulb, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.title, 0, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.close_button, 0, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.note, 1, 0, 1, 3)
        self._grid.addWidget(self.bars, 2, 0, 1, 3)
        self._grid.setColumnStretch(1, 1)
        self._write(BASE_TEXT)
        self.hide()

    def wait(self, *, bars: bool) -> None:
        """Say that the first numbers are on their way; `bars`: there will be some."""
        self.title.setText(translate("Hint", "Looking at possible deals …"))
        self._notes = []
        self._note(0)
        self.bars.show_columns((), "")
        self.bars.setVisible(bars)

    def tell(
        self, title: str, notes: Sequence[str], columns: Sequence[Column], spoken: str
    ) -> None:
        """Show a hint with bars where there are columns; where room is scarce, the first notes."""
        self.title.setText(title)
        self._notes = list(notes)
        self._note(len(self._notes))
        self.bars.setVisible(bool(columns))
        self.bars.show_columns(columns, spoken)

    def stand_over(
        self, place: QRect, spots: Sequence[QRect], *, free: int, least: int, size: int, count: int
    ) -> None:
        """Stand over the heading of a panel, as wide as it is.

        Args:
            place: what it covers of the panel, in pixels of the table; its text is `size` high.
            free: how high up nothing lies at all, and `least`: nothing that must be seen.
            spots: the buttons below, in pixels of the panel; other than `count` or not in one row
                they are no spots for bars.
        """
        self._joined = True
        foot, some = place.bottom() + 1, range(len(self._notes), -1, -1)
        tried = [(size, notes, foot - free) for notes in some]
        tried += [(px, 0, foot - least) for px in range(size, LEAST - 1, -1)] or [(size, 0, foot)]
        for px, notes, room in tried:
            self._write(px)
            self._stand_bars(place, spots, px, count)
            self._note(notes)
            scale = px / BASE_TEXT
            self.bars.set_bar(round(LOWEST * scale))
            spare = room - self._high(place.width())
            if spare >= 0:
                break
        self.bars.set_bar(round(min(LOWEST * scale + max(spare, 0), HIGHEST * scale)))
        top = max(foot - self._high(place.width()), 0)
        self._show(QRect(place.x(), top, place.width(), foot - top))

    def _stand_bars(self, place: QRect, spots: Sequence[QRect], size: int, count: int) -> None:
        """Let the bars stand above the buttons where these stand in a row, else by themselves."""
        inner = self._grid.contentsMargins()
        if len(spots) == count and len({each.y() for each in spots}) == 1:
            middles = [each.center().x() + 0.5 - inner.left() for each in spots]
            widths = [each.width() for each in spots]
            self.bars.stand(list(zip(middles, widths, strict=True)), size)
        else:
            self.bars.spread(place.width() - inner.left() - inner.right(), size)

    def sizes(self, size: int, most: float) -> list[tuple[float, float]]:
        """Return the widths and heights in which it can stand by itself, the best first."""
        self._write(size)
        self._joined = False
        scale = size / BASE_TEXT
        self._shown.clear()
        for notes in range(len(self._notes), -1, -1):
            self._note(notes)
            fewer = notes < len(self._notes)
            for wide in _WIDTHS if fewer else _WIDTHS[:-1]:
                width = round(min(wide * scale, most))
                self._shown.setdefault((float(width), float(self._high(width))), notes)
        return list(self._shown)

    def stand_at(self, rect: Rect) -> None:
        """Stand by itself at one of the sizes."""
        self._note(self._shown[rect.w, rect.h])
        self._show(QRect(round(rect.x), round(rect.y), round(rect.w), round(rect.h)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        edge = 2 if theme.strong else 1
        box = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        path = QPainterPath()
        path.addRoundedRect(box, PANEL_RADIUS, PANEL_RADIUS)
        if self._joined:
            lower = QPainterPath()
            lower.addRect(box.adjusted(0, box.height() / 2, 0, 0))
            path = path.united(lower)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.hairline if not theme.strong else theme.text), edge))
        painter.setBrush(QColor(theme.plate))
        painter.drawPath(path)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the felt below is not meant

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _show(self, place: QRect) -> None:
        self.setGeometry(place)
        self.show()
        self.raise_()

    def _note(self, count: int) -> None:
        """Write so many of the notes."""
        self.note.setText("\n".join(self._notes[:count]))
        self.note.setVisible(bool(self.note.text()))

    def _high(self, wide: int) -> int:
        self._grid.invalidate()
        self._grid.activate()
        return self._grid.totalHeightForWidth(wide)

    def _write(self, size: int) -> None:
        """Write in texts that are so high where the usual one is 14 pixels."""
        scale = size / BASE_TEXT
        if size != self._size:
            self._size = size
            theme = self._theme
            self.setStyleSheet(f"""
                QLabel {{ color: {theme.text}; font-size: {round(15 * scale)}px;
                    font-weight: 700; background: transparent; }}
                QLabel[note="true"] {{ color: {theme.secondary}; font-size: {round(12 * scale)}px;
                    font-weight: 400; }}
                QPushButton {{ background: {theme.pointer}; border: none; border-radius: 6px; }}
                QPushButton:hover {{ background: {theme.pressed}; }}
                QPushButton:focus {{ border: 2px solid {theme.accent}; }}
            """)
            self.note.setProperty("note", True)
            self.note.style().polish(self.note)
            side = max(round(24 * scale), 24)
            self.close_button.setFixedSize(side, side)
            self.close_button.setIcon(icon("cross", theme.text))
            self.close_button.setIconSize(QSize(round(12 * scale), round(12 * scale)))
            self.bulb.setFixedSize(round(20 * scale), round(24 * scale))
            self.title.setContentsMargins(0, round(3 * scale), 0, 0)
        side = round(21 * scale)
        self._grid.setContentsMargins(side, round(10 * scale), round(12 * scale), round(7 * scale))
        if self.bars.isHidden():
            self._grid.setContentsMargins(
                round(14 * scale), round(10 * scale), round(10 * scale), round(10 * scale)
            )
        self._grid.setHorizontalSpacing(round(7 * scale))
        self._grid.setVerticalSpacing(round(4 * scale))
        for label in (self.title, self.note):
            label.ensurePolished()


class _Bulb(QWidget):
    """The sign of hints."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.width()
        top = (self.height() - side) / 2
        draw(painter, "hint", QRectF(0, top, side, side), QColor(self._theme.accent))
        painter.end()

"""What the panels that ask for a call have in common: where they stand, and what a hint marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from farwhist.engine.moves import Move
from farwhist.ui.panels.panel import Panel
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.tokens import (
    BASE_TEXT,
    FELT_CONTROL,
    LIGHT,
    LIGHT_STRONG,
    PANEL_RADIUS,
    RADIUS,
)
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme

WIDTH: Final = 496
"""The least width of a panel that asks for a call, where there is so much room."""

STEP: Final = 6
"""Between two buttons of a row."""

_REACH: Final = 3.0
"""How far the ring of a hint stands off its button; a neighbour is twice as far away."""


class QuestionPanel(Panel):
    """Asks for a call. It stands just above the own plate, so that the trick stays in sight.

    A hint lies over the heading and the felt above it: the buttons stay where they are.
    """

    def __init__(self, theme: Theme, font_size: int, parent: QWidget) -> None:
        super().__init__(theme, font_size, parent)
        set_help_anchor(self, "five_minutes#bids")
        self._hinted: tuple[QPushButton, ...] = ()
        self._space()

    @property
    def scale(self) -> float:
        """How much larger everything is than at a text of 14 pixels."""
        return self.font_size / BASE_TEXT

    @property
    def hinted(self) -> tuple[QPushButton, ...]:
        """The buttons that wear the ring of a hint."""
        return self._hinted

    def heading(self, text: str) -> QLabel:
        label = super().heading(text)
        label.setWordWrap(True)
        return label

    def buttons_of(self, move: Move) -> tuple[QPushButton, ...]:
        """Return the buttons with which a move is chosen; none if it is not offered."""
        return ()

    def mark(self, move: Move | None) -> None:
        """Draw the ring of a hint round the buttons of this move, and round no others."""
        self._hinted = () if move is None else self.buttons_of(move)
        self.update()

    @property
    def heading_end(self) -> int:
        """How far down a hint may lie over the panel, in pixels from its upper edge."""
        heads = [each for each in self.findChildren(QLabel) if each.property("heading")]
        tops = [each.y() for each in self.findChildren(QPushButton) if not each.isHidden()]
        first = min(tops, default=0)
        below = all(head.geometry().bottom() < first for head in heads)
        return max(first - round(9 * self.scale), 0) if heads and below else 0

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        super().fit(room, fonts)
        low = round(room.bottom - self.height())
        self.place.setY(low)
        self.move(self.place)

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self._space()

    def adapt(self, room: Rect) -> None:
        self.setMaximumWidth(int(room.w))
        self.setMinimumWidth(int(min(room.w, WIDTH * self.scale)))

    def style_for(self, size: int) -> str:
        return super().style_for(size) + _sheet(self.theme, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._hinted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.panel_hint), 3 if self.theme.strong else 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for button in self._hinted:
            box = QRectF(button.geometry()).adjusted(-_REACH, -_REACH, _REACH, _REACH)
            painter.drawRoundedRect(box, RADIUS + _REACH, RADIUS + _REACH)
        painter.end()

    def _space(self) -> None:
        scale = self.scale
        side = round(20 * scale)
        self.column.setContentsMargins(side, round(14 * scale), side, round(9 * scale))
        self.column.setSpacing(round(11 * scale))


def _sheet(theme: Theme, size: int) -> str:
    """Return what is drawn otherwise than in the other panels on the felt."""
    colours = LIGHT_STRONG if theme.strong else LIGHT
    scale = size / BASE_TEXT
    high = round(FELT_CONTROL * scale) - 10
    return f"""
        QFrame[panel="true"] {{ border-radius: {PANEL_RADIUS}px; }}
        QLabel[heading="true"] {{ font-size: {round(17 * scale)}px; font-weight: 700; }}
        QLabel[quiet="true"] {{ font-size: {round(13 * scale)}px; }}
        QPushButton {{ font-weight: 600; border-radius: {RADIUS}px; padding: 4px 12px;
            min-height: {high}px; }}
        QPushButton[number="true"] {{ font-size: {round(17 * scale)}px; font-weight: 700;
            padding: 0px; min-height: 0px; }}
        QPushButton[action="true"] {{ padding: 4px 18px; }}
        QPushButton:pressed {{ background: {colours.pressed}; }}
        QPushButton:checked:pressed, QPushButton[action="true"]:pressed {{
            background: {colours.primary_pressed}; }}
        QPushButton:disabled {{ border: 1px dashed {theme.panel_line}; }}
    """

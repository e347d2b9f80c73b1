"""Sizes, fonts and colours of the page for another match, which lies on the felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from farwhist.ui.deck.deck import Deck
from farwhist.ui.style.segments import SegmentColours, segment_rules
from farwhist.ui.style.text import program_font
from farwhist.ui.style.tokens import FELT_CONTROL, PAGE_ACTION, PANEL_RADIUS, RADIUS
from farwhist.ui.table.theme import Theme

WIDE: Final = 1280
HIGH: Final = 772
"""The size of a page on which everything has the sizes that are written here."""

COMPACT_WIDTH: Final = 1180
COMPACT_HEIGHT: Final = 660
"""Below one of these, everything is a size smaller."""

LOW_HEIGHT: Final = 720
LOW_WIDTH: Final = 900
"""Below this height, and from this width on, the length is a line under the table."""


@dataclass
class PageLook:
    """How the page is drawn.

    `unit` is how much larger than usual everything is because the page is large, `text` how much
    larger still texts are because the player wants them so; `compact` asks for small tiles and
    seats, `low` for the length in a line under the table.
    """

    theme: Theme
    deck: Deck
    text: float = 1.0
    texture: bool = True
    unit: float = 1.0
    compact: bool = False
    low: bool = False

    def fit(self, width: int, height: int) -> None:
        """Take on the size that fits a page of so many pixels."""
        self.unit = max(1.0, min(width / WIDE, height / HIGH))
        self.compact = width < COMPACT_WIDTH or height < COMPACT_HEIGHT
        self.low = self.compact and height < LOW_HEIGHT and width >= LOW_WIDTH * self.text

    def px(self, size: float) -> int:
        """Return a length in pixels."""
        return round(size * self.unit)

    def text_px(self, size: float) -> int:
        """Return the size of a text, or of what must grow with it, in pixels."""
        return round(size * self.unit * self.text)

    def font(self, size: float, weight: int = 400) -> QFont:
        """Return the font of a text of this size."""
        return program_font(self.text_px(size), weight)

    @property
    def ground(self) -> QColor:
        """The ground of the pictures of the games."""
        theme = self.theme
        return QColor(theme.plate) if theme.strong else QColor(theme.felt_edge).lighter(128)

    @property
    def bar(self) -> QColor:
        """The bars of the deals."""
        theme = self.theme
        return QColor(theme.exact if theme.strong else QColor(theme.exact).darker(155))

    def segments(self) -> SegmentColours:
        """Return the colours of segments on dark panels."""
        theme = self.theme
        return SegmentColours(
            ground=theme.plate,
            line=theme.control_line,
            text=theme.text,
            pointer=theme.pointer,
            pressed=theme.pressed,
            on=theme.accent,
            on_pointer=theme.accent,
            on_text=theme.ink,
            off=theme.off,
            off_ground=theme.plate,
        )

    def style(self) -> str:
        """Return the style sheet of the page."""
        theme, edge = self.theme, 2 if self.theme.strong else 1
        small = self.compact
        size, high = self.text_px(13 if small else 14), self.text_px(32 if small else FELT_CONTROL)
        action = self.text_px(34 if self.low else 38 if small else PAGE_ACTION)
        chip, radius = self.text_px(30 if small else 36), self.px(RADIUS)
        plate = QColor(theme.plate)
        plate.setAlphaF(1.0 if theme.strong else 0.92)
        ground = plate.name(QColor.NameFormat.HexArgb)
        return f"""
QScrollArea, QWidget#content, QWidget[clear="true"] {{ background: transparent; border: none; }}
QFrame[plate="true"] {{ background: {ground}; border: {edge}px solid {theme.hairline};
    border-radius: {self.px(PANEL_RADIUS)}px; }}
QFrame[line="true"] {{ background: {theme.hairline}; border: none; }}
QLabel {{ color: {theme.text}; font-size: {size}px; background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {theme.secondary}; }}
QLabel[bare="true"] {{ color: {theme.felt_text}; }}
QLabel[problem="true"] {{ color: {theme.over}; }}
QLabel[title="true"] {{ font-size: {self.text_px(24 if small else 28)}px; font-weight: 800; }}
QLabel[heading="true"] {{ font-size: {self.text_px(17)}px; font-weight: 700; }}
QLabel[strong="true"] {{ font-size: {self.text_px(14 if self.low else 15)}px; font-weight: 700; }}
QPushButton[flat="false"] {{ color: {theme.text}; background: {theme.plate}; font-size: {size}px;
    font-weight: 600; border: {edge}px solid {theme.control_line}; border-radius: {radius}px;
    padding: 0px {self.px(14)}px; min-height: {high - 2 * edge}px; }}
QPushButton[flat="false"]:hover {{ background: {theme.pointer}; }}
QPushButton[flat="false"]:pressed {{ background: {theme.pressed}; }}
QPushButton[flat="false"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[flat="false"]:disabled {{ color: {theme.off}; border-style: dashed; }}
QPushButton[flat="false"]::menu-indicator {{ image: none; width: 0px; }}
QPushButton[icon="true"] {{ padding: 0px; min-width: {high - 2 * edge}px; }}
QPushButton[action="true"] {{ min-height: {action - 2 * edge}px; }}
QPushButton[again="true"] {{ background: {theme.action}; color: {theme.action_text};
    border-color: {theme.action}; }}
QPushButton[again="true"]:hover {{ background: {theme.own_row}; }}
QPushButton[again="true"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[main="true"] {{ background: {theme.accent}; color: {theme.ink};
    border-color: {theme.accent}; font-size: {self.text_px(16)}px; }}
QPushButton[main="true"]:hover, QPushButton[main="true"]:pressed {{ background: {theme.accent};
    border: 2px solid {theme.text}; }}
QPushButton[main="true"]:focus {{ background: {theme.accent}; border: 3px solid {theme.text}; }}
QPushButton[main="true"]:disabled {{ background: {theme.plate}; color: {theme.off};
    border: 1px dashed {theme.off}; }}
QPushButton[chip="true"] {{ border-radius: {chip // 2}px; min-height: {chip - 2 * edge}px; }}
QPushButton[chip="true"]:checked {{ background: {theme.accent}; color: {theme.ink};
    border-color: {theme.accent}; }}
QPushButton[chip="true"]:checked:focus {{ border: 3px solid {theme.text}; }}
{segment_rules(self.segments(), size, self.text_px(28 if small else 32))}
QScrollBar:vertical {{ background: transparent; width: {self.px(12)}px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {theme.control_line}; border-radius: {self.px(4)}px;
    min-height: 32px; margin: 2px; }}
QScrollBar::handle:vertical:hover {{ background: {theme.text}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
QPushButton[segment]:focus {{ border: 2px solid {theme.text}; }}
"""


def ringed(widget: QWidget) -> bool:
    """Whether to draw a ring because the keyboard came here by a key."""
    window = widget.window()
    return widget.hasFocus() and window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def frame(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float) -> None:
    """Draw a line along the inside of a box with round corners."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawPath(rounded(rect.adjusted(half, half, -half, -half), max(radius - half, 0)))

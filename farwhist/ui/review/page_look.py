"""Sizes, fonts and colours of a page that lies on the felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from farwhist.ui.deck.deck import Deck
from farwhist.ui.style.text import program_font
from farwhist.ui.style.tokens import CONTROL, FELT_CONTROL, PANEL_RADIUS, RADIUS, Tokens
from farwhist.ui.table.theme import Theme

HEAD: Final = 48
"""The height of the bar above, in pixels at a text of 100 %."""


@dataclass
class FeltPageLook:
    """How the page is drawn; `text` is how much larger than usual the player wants it."""

    theme: Theme
    tokens: Tokens
    deck: Deck
    text: float = 1.0
    texture: bool = True

    def px(self, size: float) -> int:
        """Return the size of a text, or of what grows with it, in pixels."""
        return round(size * self.text)

    def font(self, size: float, weight: int = 400) -> QFont:
        """Return the font of a text of this size."""
        return program_font(self.px(size), weight)

    def sheet(self) -> str:
        """Return the style sheet of the page."""
        theme, c, edge = self.theme, self.tokens, 2 if self.theme.strong else 1
        px = self.px
        high, felt = px(CONTROL) - 2 * edge, px(FELT_CONTROL - 8) - 2 * edge
        return f"""
QFrame[head="true"], QFrame[undo="true"] {{ background: {theme.plate}; border: none; }}
QFrame[head="true"] {{ border-bottom: 1px solid {theme.hairline}; }}
QFrame[undo="true"] {{ border-bottom-left-radius: {PANEL_RADIUS}px;
    border-bottom-right-radius: {PANEL_RADIUS}px; }}
QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {c.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QFrame[line="true"] {{ background: {c.hairline}; border: none; }}
QFrame[own="true"] {{ background: {c.lit}; border: none; border-radius: {RADIUS}px; }}
QLabel {{ color: {c.text}; font-size: {px(14)}px; background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {px(12)}px; }}
QLabel[heading="true"] {{ font-size: {px(17)}px; font-weight: 700; }}
QLabel[strong="true"] {{ font-weight: 700; }}
QLabel[dark="true"] {{ color: {theme.text}; font-size: {px(14)}px; }}
QLabel[title="true"] {{ color: {theme.text}; font-size: {px(16)}px; font-weight: 700; }}
QLabel[note="true"] {{ color: {theme.secondary}; font-size: {px(12)}px; }}
QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {px(13)}px; font-weight: 600;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(12)}px;
    min-height: {high}px; }}
QPushButton:hover {{ background: {c.pointer}; }}
QPushButton:pressed {{ background: {c.pressed}; }}
QPushButton:disabled {{ color: {c.off_text}; background: {c.off_ground};
    border: {edge}px dashed {c.border}; }}
QPushButton::menu-indicator {{ image: none; width: 0px; }}
QPushButton[main="true"] {{ color: {c.primary_text}; background: {c.primary};
    border-color: {c.primary}; }}
QPushButton[main="true"]:hover {{ background: {c.primary_pointer}; }}
QPushButton[main="true"]:pressed {{ background: {c.primary_pressed}; }}
QPushButton[dark="true"] {{ color: {theme.text}; background: {theme.plate};
    border: {edge}px solid {theme.control_line}; min-height: {felt}px; }}
QPushButton[dark="true"]:hover {{ background: {theme.pointer}; }}
QPushButton[dark="true"]:pressed {{ background: {theme.pressed}; }}
QPushButton[dark="true"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[link="true"] {{ color: {theme.accent}; background: transparent; border: none;
    font-weight: 700; }}
QPushButton[link="true"]:hover {{ background: {theme.pointer}; }}
QPushButton[link="true"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[chip="true"] {{ border-radius: {px(14)}px; min-height: {px(28) - 2 * edge}px; }}
QPushButton[chip="true"]:checked {{ color: {c.primary_text}; background: {c.primary};
    border-color: {c.primary}; }}
QLineEdit {{ color: {c.text}; background: {c.field}; font-size: {px(14)}px;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(8)}px;
    min-height: {high}px; selection-background-color: {c.primary};
    selection-color: {c.primary_text}; }}
QLineEdit:focus {{ border: 2px solid {c.ring}; padding: 0px {px(8) - 1}px; }}
QTreeView, QListWidget {{ background: transparent; border: none; outline: none; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ color: {c.secondary}; background: transparent; border: none;
    border-bottom: 1px solid {c.hairline}; font-size: {px(12)}px; font-weight: 400;
    padding: {px(4)}px {px(8)}px; }}
QScrollArea, QWidget[clear="true"] {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {c.border}; border-radius: 4px; min-height: 32px;
    margin: 2px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


def outline(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float) -> None:
    """Draw a line along the inside of a box with round corners."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

"""Sizes, fonts and colours of the editor, which lies on the felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont

from farwhist.engine.cards import Card
from farwhist.ui.deck.deck import Deck
from farwhist.ui.style.segments import SegmentColours, segment_rules
from farwhist.ui.style.text import program_font
from farwhist.ui.style.tokens import CONTROL, FELT_CONTROL, PANEL_RADIUS, RADIUS, RED_JOKER, Tokens
from farwhist.ui.table.theme import Theme

HEAD: Final = 48
"""The height of the bar above, in pixels at a text of 100 %."""

TILE_SMALL: Final = (30, 40)
TILE: Final = (39, 54)
TILE_LARGE: Final = (66, 90)
"""The least size of a card of the pool, in pixels."""

WIDE: Final = 1700
"""From this width of the page on, cards are large."""

NARROW: Final = 1180
LOW: Final = 700
"""Below one of these sizes of the page, everything is a size smaller."""


@dataclass
class EditorLook:
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

    def ink(self, card: Card, paper: bool) -> QColor:
        """Return the colour of a card's sign, on `paper` or on a panel."""
        dark = QColor(self.tokens.ground).lightness() < 128
        if not paper and (dark or self.theme.strong):
            return QColor(self.tokens.text)
        if card.suit is None:
            return QColor(RED_JOKER if card.red else self.theme.ink)
        return QColor(self.deck.look.suits.colour(card.suit))

    def sheet(self) -> str:
        """Return the style sheet of the page."""
        theme, c, edge = self.theme, self.tokens, 2 if self.theme.strong else 1
        px = self.px
        high, felt = px(CONTROL) - 2 * edge, px(FELT_CONTROL - 8) - 2 * edge
        segments = segment_rules(SegmentColours.of(c), px(13), px(CONTROL))
        return f"""
QFrame[head="true"] {{ background: {theme.plate}; border: none; }}
QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {c.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QFrame[plate="true"] {{ background: {theme.plate}; border: 2px solid {theme.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QFrame[plate="true"][chosen="true"] {{ border: 2px solid {theme.accent}; }}
QLabel {{ color: {c.text}; font-size: {px(13)}px; background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {px(12)}px; }}
QLabel[heading="true"] {{ font-size: {px(16)}px; font-weight: 700; }}
QLabel[dark="true"] {{ color: {theme.text}; font-size: {px(14)}px; }}
QLabel[title="true"] {{ color: {theme.text}; font-size: {px(16)}px; font-weight: 700; }}
QLabel[note="true"] {{ color: {theme.secondary}; font-size: {px(12)}px; }}
QLabel[why="true"] {{ color: {theme.accent}; font-size: {px(13)}px; font-weight: 700; }}
QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {px(13)}px; font-weight: 600;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(10)}px;
    min-height: {high}px; }}
QPushButton:hover {{ background: {c.pointer}; }}
QPushButton:pressed {{ background: {c.pressed}; }}
QPushButton:focus {{ border: 2px solid {c.ring}; }}
QPushButton:disabled {{ color: {c.off_text}; background: {c.off_ground};
    border: {edge}px dashed {c.border}; }}
QPushButton[dark="true"] {{ color: {theme.text}; background: {theme.plate};
    border: {edge}px solid {theme.control_line}; min-height: {felt}px; }}
QPushButton[dark="true"]:hover {{ background: {theme.pointer}; }}
QPushButton[dark="true"]:pressed {{ background: {theme.pressed}; }}
QPushButton[dark="true"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[dark="true"]:disabled {{ color: {theme.off}; border: {edge}px dashed {theme.off}; }}
QPushButton[gold="true"] {{ color: {theme.ink}; background: {theme.accent};
    border: {edge}px solid {theme.accent}; min-height: {felt}px; font-weight: 700; }}
QPushButton[gold="true"]:hover {{ border: 2px solid {theme.text}; }}
QPushButton[gold="true"]:focus {{ border: 3px solid {theme.text}; }}
QPushButton[gold="true"]:disabled {{ color: {theme.off}; background: {theme.plate};
    border: {edge}px dashed {theme.off}; }}
QPushButton[link="true"] {{ color: {c.primary}; background: transparent; border: none;
    font-weight: 700; text-decoration: underline; padding: 0px {px(4)}px;
    min-height: {px(24)}px; }}
QPushButton[link="true"]:hover {{ background: {c.pointer}; }}
QPushButton[link="true"]:focus {{ border: 2px solid {c.ring}; }}
QLineEdit {{ color: {c.text}; background: {c.field}; font-size: {px(15)}px;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(8)}px;
    min-height: {high}px; selection-background-color: {c.primary};
    selection-color: {c.primary_text}; }}
QLineEdit:focus {{ border: 2px solid {c.ring}; padding: 0px {px(8) - 1}px; }}
QComboBox {{ font-size: {px(13)}px; }}
QTableWidget, QListWidget {{ selection-background-color: transparent; }}
QTableWidget, QListWidget, QScrollArea, QWidget[clear="true"], QStackedWidget {{
    background: transparent; border: none; outline: none; }}
QPlainTextEdit {{ color: {c.text}; background: {c.field}; font-size: {px(13)}px;
    border: {edge}px solid {c.hairline}; border-radius: {RADIUS}px; }}
QPlainTextEdit:focus {{ border: 2px solid {c.ring}; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {c.border}; border-radius: 4px; min-height: 32px;
    margin: 2px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
{segments}
QPushButton[segment]:focus {{ border: 2px solid {c.ring}; }}
"""

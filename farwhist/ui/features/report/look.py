"""Sizes, fonts and colours of the report, which lies on the felt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from farwhist.ui.style.segments import SegmentColours, segment_rules
from farwhist.ui.style.text import program_font
from farwhist.ui.style.tokens import (
    CAUSES_ON_DARK,
    CAUSES_ON_LIGHT,
    CONTROL,
    FELT_CONTROL,
    LIGHT,
    PANEL_RADIUS,
    RADIUS,
    Tokens,
)
from farwhist.ui.table.theme import Theme

HEAD: Final = 48
"""The height of the bar above, in pixels at a text of 100 %."""
LEFT: Final = 420
NARROW: Final = 1180
"""Below this width, in pixels at a text of 100 %, the left column stands above the sheet."""
LOW: Final = 540
"""Below this height of the page, so too, a narrow one shows one panel at a time."""

LOW_FOR_MONTHS: Final = 900
"""The same where months and bars are shown."""


@dataclass
class ReportLook:
    """How the page is drawn; `text` is how much larger than usual the player wants it."""

    theme: Theme
    tokens: Tokens
    text: float = 1.0
    texture: bool = True

    def px(self, size: float) -> int:
        """Return the size of a text, or of what grows with it, in pixels."""
        return round(size * self.text)

    def font(self, size: float, weight: int = 400) -> QFont:
        """Return the font of a text of this size."""
        return program_font(self.px(size), weight)

    @property
    def dark(self) -> bool:
        """Whether the panels are dark."""
        return self.tokens.ground < LIGHT.border

    def cause(self, part: str) -> str:
        """Return the colour of a part of the result."""
        return (CAUSES_ON_DARK if self.dark else CAUSES_ON_LIGHT)[part]

    def head_sheet(self) -> str:
        """Return the style sheet of segments in the bar above."""
        theme, px = self.theme, self.px
        colours = SegmentColours(
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
        focus = f"QPushButton[segment]:focus {{ border: 2px solid {theme.text}; }}"
        return segment_rules(colours, px(13), px(FELT_CONTROL - 8)) + focus

    def sheet(self) -> str:
        """Return the style sheet of the page."""
        theme, c, edge = self.theme, self.tokens, 2 if self.theme.strong else 1
        px = self.px
        high, felt = px(CONTROL - 6) - 2 * edge, px(FELT_CONTROL - 8) - 2 * edge
        panel = segment_rules(SegmentColours.of(c), px(12.5), high)
        return f"""
QFrame[head="true"] {{ background: {theme.plate}; border: none;
    border-bottom: 1px solid {theme.hairline}; }}
QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {c.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QLabel {{ color: {c.text}; font-size: {px(14)}px; background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {px(12)}px; }}
QLabel[heading="true"] {{ font-size: {px(15)}px; font-weight: 700; }}
QLabel[great="true"] {{ font-size: {px(38)}px; font-weight: 800; }}
QLabel[large="true"] {{ font-size: {px(24)}px; font-weight: 800; }}
QLabel[title="true"] {{ color: {theme.text}; font-size: {px(16)}px; font-weight: 700; }}
QLabel[note="true"] {{ color: {theme.secondary}; font-size: {px(12)}px; }}
QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {px(13)}px; font-weight: 600;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(12)}px;
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
QTableWidget {{ background: transparent; border: none; outline: none; color: {c.text};
    font-size: {px(13)}px; gridline-color: {c.hairline}; }}
QTableWidget::item {{ border-bottom: 1px solid {c.hairline}; padding: 0px {px(4)}px; }}
QTableWidget::item:selected {{ background: {c.lit}; color: {c.text}; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ color: {c.secondary}; background: transparent; border: none;
    border-bottom: 1px solid {c.hairline}; font-size: {px(12)}px; font-weight: 400;
    padding: {px(3)}px {px(4)}px; }}
QScrollArea, QWidget[clear="true"] {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {c.border}; border-radius: 4px; min-height: 32px;
    margin: 2px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
{panel}
"""


def label(kind: str = "", text: str = "") -> QLabel:
    """Return a label of a kind that the style sheet knows."""
    found = QLabel(text)
    if kind:
        found.setProperty(kind, True)
    return found

"""How a page is drawn: theme, sizes of texts, and the style sheets of the pages, stated once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from farwhist.engine.cards import Card
from farwhist.ui.deck.deck import Deck
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.style.icons import icon
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
    RED_JOKER,
    TRY_BAR,
    TRY_ROW,
    Tokens,
)
from farwhist.ui.table.theme import Theme, fibres, lay
from farwhist.ui.viewmodels.hand_order import HandOrder

HEAD: Final = 48
"""The height of the bar above a page, in pixels at a text of 100 %."""


class PageStyle(Struct):
    """How a page that lies on the felt is drawn.

    Args:
        tokens: the colours of panels; `theme` has those of felt and dark bars.
        text: how much larger than usual the player wants texts.
        texture: whether the felt shows its weave.
    """

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

    @property
    def dark(self) -> bool:
        """Whether the panels are dark."""
        return self.tokens.ground < LIGHT.border

    @property
    def edge(self) -> int:
        """How wide the edge of a panel or a button is, in pixels."""
        return edge_of(self.theme)

    def cause(self, part: str) -> str:
        """Return the colour of a part of a result."""
        return (CAUSES_ON_DARK if self.dark else CAUSES_ON_LIGHT)[part]

    def ink(self, card: Card, *, paper: bool = True) -> QColor:
        """Return the colour of a card's sign, on `paper` or on a panel."""
        if not paper and (self.dark or self.theme.strong):
            return QColor(self.tokens.text)
        if card.suit is None:
            return QColor(RED_JOKER if card.red else self.theme.ink)
        return QColor(self.deck.look.suits.colour(card.suit))


class BoardStyle(Struct, frozen=True):
    """How a page with a table of its own is drawn, and which keys work there.

    Args:
        felt: the key of the felt.
        text: how much larger than usual the player wants texts.
        read_back: has one of the last messages spoken again, as a command of `READING_BACK` says.
        command_of: returns the commands that a pressed key stands for.
        keys_of: returns the keys of a command, as menus write them.
    """

    theme: Theme
    deck: Deck
    felt: str
    texture: bool
    text: float
    hand_order: HandOrder
    read_back: Callable[[CommandId], str]
    command_of: Callable[[QKeyEvent], Sequence[CommandId]]
    keys_of: Callable[[CommandId], str]


class FeltGround:
    """Draws the felt of a page, once for its size and screen."""

    def __init__(self, style: PageStyle | BoardStyle) -> None:
        self._theme = style.theme
        self._textures = fibres() if style.texture and not style.theme.strong else ()
        self._felt: tuple[QSize, float, QPixmap] | None = None

    def draw(self, part: QWidget) -> None:
        """Draw it under all of `part`, which is being painted."""
        size, ratio = part.size(), part.devicePixelRatioF()
        if self._felt is None or self._felt[:2] != (size, ratio):
            felt = QPixmap(size * ratio)
            felt.setDevicePixelRatio(ratio)
            painter = QPainter(felt)
            lay(painter, QRectF(part.rect()), self._theme, self._textures)
            painter.end()
            self._felt = size, ratio, felt
        painter = QPainter(part)
        painter.drawPixmap(QPoint(0, 0), self._felt[2])
        painter.end()


def outline(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float) -> None:
    """Draw a line along the inside of a box with round corners."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def label(kind: str = "", text: str = "") -> QLabel:
    """Return a label of a kind that the page's style sheet knows, such as `quiet`."""
    found = QLabel(text)
    if kind:
        found.setProperty(kind, True)
    return found


def edge_of(theme: Theme) -> int:
    """Return how wide the edge of a panel or a button is, in pixels."""
    return 2 if theme.strong else 1


def felt_segments(theme: Theme) -> SegmentColours:
    """Return the colours of segments on dark panels and bars."""
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


def scroll_bar_rules(
    handle: str, *, width: int = 12, radius: int = 4, least: int = 32, margin: int = 2
) -> str:
    """Return the style sheet of upright scroll bars; `handle` is the colour of what is dragged."""
    return f"""
QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: {radius}px;
    min-height: {least}px; margin: {margin}px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


def _panel_rules(style: PageStyle, *, text: float, heading: float, padding: int, high: int) -> str:
    """Return what all pages with panels on the felt have.

    Args:
        text: the size of a plain text; `heading` that of a panel's heading.
        padding: of buttons, at their sides.
        high: the least height of a button in a panel, in pixels of the screen.
    """
    theme, c, edge, px = style.theme, style.tokens, style.edge, style.px
    return f"""
QFrame[head="true"] {{ background: {theme.plate}; border: none; }}
QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {c.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QLabel {{ color: {c.text}; font-size: {px(text)}px; background: transparent; border: none; }}
QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {px(12)}px; }}
QLabel[heading="true"] {{ font-size: {px(heading)}px; font-weight: 700; }}
QLabel[dark="true"] {{ color: {theme.text}; font-size: {px(14)}px; }}
QLabel[title="true"] {{ color: {theme.text}; font-size: {px(16)}px; font-weight: 700; }}
QLabel[note="true"] {{ color: {theme.secondary}; font-size: {px(12)}px; }}
QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {px(13)}px; font-weight: 600;
    border: {edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(padding)}px;
    min-height: {high}px; }}
QPushButton:hover {{ background: {c.pointer}; }}
QPushButton:pressed {{ background: {c.pressed}; }}
QPushButton:disabled {{ color: {c.off_text}; background: {c.off_ground};
    border: {edge}px dashed {c.border}; }}
QPushButton[dark="true"] {{ color: {theme.text}; background: {theme.plate};
    border: {edge}px solid {theme.control_line}; min-height: {felt_button(style)}px; }}
QPushButton[dark="true"]:hover {{ background: {theme.pointer}; }}
QPushButton[dark="true"]:pressed {{ background: {theme.pressed}; }}
QPushButton[dark="true"]:focus {{ border: 2px solid {theme.accent}; }}
QScrollArea, QWidget[clear="true"] {{ background: transparent; border: none; }}
{scroll_bar_rules(c.border)}
"""


def felt_button(style: PageStyle) -> int:
    """Return the least height inside a button that stands in a bar on the felt, in pixels."""
    return style.px(FELT_CONTROL - 8) - 2 * style.edge


def _line_edit_rules(style: PageStyle, text: float, high: int) -> str:
    c, px = style.tokens, style.px
    return f"""
QLineEdit {{ color: {c.text}; background: {c.field}; font-size: {px(text)}px;
    border: {style.edge}px solid {c.border}; border-radius: {RADIUS}px; padding: 0px {px(8)}px;
    min-height: {high}px; selection-background-color: {c.primary};
    selection-color: {c.primary_text}; }}
QLineEdit:focus {{ border: 2px solid {c.ring}; padding: 0px {px(8) - 1}px; }}
"""


def _header_rules(style: PageStyle, down: int, across: int) -> str:
    """Return the head of a table whose sections have these paddings."""
    c, px = style.tokens, style.px
    return f"""
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{ color: {c.secondary}; background: transparent; border: none;
    border-bottom: 1px solid {c.hairline}; font-size: {px(12)}px; font-weight: 400;
    padding: {px(down)}px {px(across)}px; }}
"""


def felt_page_sheet(style: PageStyle) -> str:
    """Return the style sheet of the library, of the puzzles and of the deal of the day."""
    theme, c, edge, px = style.theme, style.tokens, style.edge, style.px
    high = px(CONTROL) - 2 * edge
    common = _panel_rules(style, text=14, heading=17, padding=12, high=high)
    return f"""{common}
QFrame[head="true"] {{ border-bottom: 1px solid {theme.hairline}; }}
QFrame[undo="true"] {{ background: {theme.plate}; border: none;
    border-bottom-left-radius: {PANEL_RADIUS}px; border-bottom-right-radius: {PANEL_RADIUS}px; }}
QFrame[line="true"] {{ background: {c.hairline}; border: none; }}
QFrame[own="true"] {{ background: {c.lit}; border: none; border-radius: {RADIUS}px; }}
QLabel[strong="true"] {{ font-weight: 700; }}
QPushButton::menu-indicator {{ image: none; width: 0px; }}
QPushButton[main="true"] {{ color: {c.primary_text}; background: {c.primary};
    border-color: {c.primary}; }}
QPushButton[main="true"]:hover {{ background: {c.primary_pointer}; }}
QPushButton[main="true"]:pressed {{ background: {c.primary_pressed}; }}
QPushButton[link="true"] {{ color: {theme.accent}; background: transparent; border: none;
    font-weight: 700; }}
QPushButton[link="true"]:hover {{ background: {theme.pointer}; }}
QPushButton[link="true"]:focus {{ border: 2px solid {theme.accent}; }}
QPushButton[chip="true"] {{ border-radius: {px(14)}px; min-height: {px(28) - 2 * edge}px; }}
QPushButton[chip="true"]:checked {{ color: {c.primary_text}; background: {c.primary};
    border-color: {c.primary}; }}
QTreeView, QListWidget {{ background: transparent; border: none; outline: none; }}
{_line_edit_rules(style, 14, high)}
{_header_rules(style, 4, 8)}
"""


def report_sheet(style: PageStyle) -> str:
    """Return the style sheet of the report."""
    theme, c, px = style.theme, style.tokens, style.px
    high = px(CONTROL - 6) - 2 * style.edge
    common = _panel_rules(style, text=14, heading=15, padding=12, high=high)
    return f"""{common}
QFrame[head="true"] {{ border-bottom: 1px solid {theme.hairline}; }}
QLabel[great="true"] {{ font-size: {px(38)}px; font-weight: 800; }}
QLabel[large="true"] {{ font-size: {px(24)}px; font-weight: 800; }}
QPushButton:focus {{ border: 2px solid {c.ring}; }}
QTableWidget {{ background: transparent; border: none; outline: none; color: {c.text};
    font-size: {px(13)}px; gridline-color: {c.hairline}; }}
QTableWidget::item {{ border-bottom: 1px solid {c.hairline}; padding: 0px {px(4)}px; }}
QTableWidget::item:selected {{ background: {c.lit}; color: {c.text}; }}
{_header_rules(style, 3, 4)}
{segment_rules(SegmentColours.of(c), px(12.5), high)}
"""


def report_head_sheet(style: PageStyle) -> str:
    """Return the style sheet of segments in the bar above the report."""
    segments = segment_rules(felt_segments(style.theme), style.px(13), style.px(FELT_CONTROL - 8))
    return f"{segments}QPushButton[segment]:focus {{ border: 2px solid {style.theme.text}; }}"


def hands_sheet(style: PageStyle) -> str:
    """Return the style sheet of the hands of a deal."""
    theme, px = style.theme, style.px
    common = _panel_rules(style, text=14, heading=16, padding=12, high=felt_button(style))
    return f"""{common}
QTableWidget, QHeaderView, QHeaderView::section {{ background: transparent; border: none; }}
QTableWidget {{ outline: none; color: {theme.text}; font-size: {px(14)}px; }}
QHeaderView::section {{ color: {theme.felt_text}; font-size: {px(13)}px;
    padding: {px(4)}px {px(8)}px; }}
{scroll_bar_rules(theme.control_line)}
"""


def editor_sheet(style: PageStyle) -> str:
    """Return the style sheet of the editor."""
    theme, c, edge, px = style.theme, style.tokens, style.edge, style.px
    high, felt = px(CONTROL) - 2 * edge, felt_button(style)
    common = _panel_rules(style, text=13, heading=16, padding=10, high=high)
    return f"""{common}
QFrame[plate="true"] {{ background: {theme.plate}; border: 2px solid {theme.hairline};
    border-radius: {PANEL_RADIUS}px; }}
QFrame[plate="true"][chosen="true"] {{ border: 2px solid {theme.accent}; }}
QLabel[why="true"] {{ color: {theme.accent}; font-size: {px(13)}px; font-weight: 700; }}
QPushButton:focus {{ border: 2px solid {c.ring}; }}
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
QComboBox {{ font-size: {px(13)}px; }}
QTableWidget, QListWidget {{ selection-background-color: transparent; }}
QTableWidget, QListWidget, QScrollArea, QWidget[clear="true"], QStackedWidget {{
    background: transparent; border: none; outline: none; }}
QPlainTextEdit {{ color: {c.text}; background: {c.field}; font-size: {px(13)}px;
    border: {edge}px solid {c.hairline}; border-radius: {RADIUS}px; }}
QPlainTextEdit:focus {{ border: 2px solid {c.ring}; }}
{_line_edit_rules(style, 15, high)}
{segment_rules(SegmentColours.of(c), px(13), px(CONTROL))}
QPushButton[segment]:focus {{ border: 2px solid {c.ring}; }}
"""


def board_sheet(style: BoardStyle) -> str:
    """Return the style sheet of a page with a table: dark bars and panels round the felt."""
    theme, scale = style.theme, style.text
    size, small = round(13.5 * scale), round(12 * scale)
    edge, high = edge_of(theme), round(32 * min(scale, 1.5))
    try_bar, try_row = (theme.bar, theme.own_row) if theme.strong else (TRY_BAR, TRY_ROW)
    return f"""
QWidget[studybar="true"] {{ background: {theme.bar}; }}
QFrame[studybar="true"][trying="true"] {{ background: {try_bar}; }}
QWidget[feltframe="true"] {{ background: {theme.needs}; }}
QTreeWidget {{ background: {theme.bar}; color: {theme.text}; font-size: {size}px; border: none;
    outline: none; }}
QTreeWidget::item {{ padding: 5px 4px; }}
QTreeWidget::item:selected {{ background: {try_row};
    color: {theme.text}; border: 1px solid {theme.needs}; }}
QTreeWidget::branch {{ background: {theme.bar}; }}
QLabel {{ color: {theme.text}; font-size: {size}px; background: transparent; }}
QLabel[quiet="true"] {{ color: {theme.secondary}; font-size: {small}px; }}
QLabel[strong="true"] {{ font-size: {round(14 * scale)}px; font-weight: 700; }}
QFrame[verdict="true"] {{ background: {theme.panel}; border: {edge}px solid {theme.panel_line};
    border-radius: {PANEL_RADIUS}px; }}
QFrame[verdict="true"] QLabel {{ color: {theme.panel_text}; border: none; }}
QFrame[verdict="true"] QLabel[word="true"] {{ font-size: {round(18 * scale)}px;
    font-weight: 700; }}
QFrame[verdict="true"] QLabel[small="true"] {{ color: {theme.panel_secondary};
    font-size: {small}px; }}
QLabel[strong="true"][trying="true"] {{ color: {theme.needs}; }}
QLabel[certain="true"] {{ background: {theme.plate}; border: {edge}px solid {theme.control_line};
    border-radius: {RADIUS}px; padding: 6px 8px; }}
QToolButton, QPushButton[flat="false"] {{ color: {theme.text}; background: {theme.plate};
    border: {edge}px solid {theme.control_line}; border-radius: {RADIUS}px; font-size: {size}px;
    font-weight: 600; padding: 0px 10px; min-height: {high - 2 * edge}px; }}
QToolButton {{ padding: 0px; min-width: {high - 2 * edge}px; }}
QToolButton::menu-indicator {{ image: none; }}
QToolButton:hover, QPushButton[flat="false"]:hover {{ background: {theme.pointer}; }}
QToolButton:pressed, QPushButton[flat="false"]:pressed {{ background: {theme.pressed}; }}
QToolButton:focus, QPushButton[flat="false"]:focus {{ border: 2px solid {theme.accent}; }}
QToolButton:disabled, QPushButton[flat="false"]:disabled {{ color: {theme.off};
    border-style: dashed; }}
QPushButton[flat="false"][primary="true"] {{ color: {theme.ink}; background: {theme.accent}; }}
QPushButton[flat="false"][primary="true"]:focus {{ border: 2px solid {theme.text}; }}
QTabBar {{ background: {theme.bar}; font-size: {small}px; font-weight: 500; }}
QTabBar::tab {{ color: {theme.secondary}; background: transparent; font-size: {small}px;
    font-weight: 500; padding: 6px 4px; border: none; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {theme.accent}; font-weight: 500;
    border-bottom: 2px solid {theme.accent}; }}
QTabBar::tab:hover {{ color: {theme.text}; }}
QTabBar::tab:focus {{ border: 2px solid {theme.accent}; padding: 4px 2px 6px; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {theme.hairline}; }}
QTableWidget, QListWidget {{ background: {theme.bar}; color: {theme.text}; font-size: {size}px;
    border: none; outline: none; }}
QListWidget::item {{ padding: 4px 6px; border-left: 3px solid transparent; }}
QListWidget::item:selected {{ background: {theme.own_row}; color: {theme.text};
    border-left: 3px solid {theme.accent}; }}
QHeaderView, QHeaderView::section {{ background: {theme.bar}; color: {theme.secondary};
    font-size: {small}px; border: none; padding: 4px 2px; }}
QHeaderView::section:vertical {{ padding: 0px 4px; }}
QTableCornerButton::section {{ background: {theme.bar}; border: none; }}
{scroll_bar_rules(theme.control_line, width=10, least=28, margin=1)}
{segment_rules(felt_segments(theme), size, high)}
QPushButton[segment]:focus {{ border: 2px solid {theme.text}; }}
"""


def point_back(button: QAbstractButton, theme: Theme, side: int) -> None:
    """Give the button that leads back from a page its arrow, so many pixels high."""
    button.setIcon(icon("left", theme.text))
    button.setIconSize(QSize(side, side))

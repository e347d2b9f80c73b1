"""How the page for another match is drawn at its size of now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QLayoutItem, QWidget

from farwhist.ui.deck.deck import Deck
from farwhist.ui.review.page_style import PageStyle, felt_segments, scroll_bar_rules
from farwhist.ui.style.layouts import ItemLayout
from farwhist.ui.style.segments import segment_rules
from farwhist.ui.style.tokens import FELT_CONTROL, LEAST_AREA, PAGE_ACTION, PANEL_RADIUS, RADIUS
from farwhist.ui.table.drawing import rounded
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


class NewMatchStyle:
    """A page's style, and the sizes that fit the page.

    `unit` is how much larger than usual everything is because the page is large; texts grow with
    the style's `text` besides. `compact` asks for small tiles and seats, `low` for the length in a
    line under the table.
    """

    def __init__(self, page: PageStyle) -> None:
        self.page = page
        self.unit = 1.0
        self.compact = False
        self.low = False

    @property
    def theme(self) -> Theme:
        """The colours of felt and dark panels."""
        return self.page.theme

    @property
    def deck(self) -> Deck:
        """The cards in the pictures of the games."""
        return self.page.deck

    @property
    def text(self) -> float:
        """How much larger than usual the player wants texts."""
        return self.page.text

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
        return self.page.px(size * self.unit)

    def font(self, size: float, weight: int = 400) -> QFont:
        """Return the font of a text of this size."""
        return self.page.font(size * self.unit, weight)

    @property
    def bar(self) -> QColor:
        """The bars of the deals."""
        theme = self.theme
        return QColor(theme.exact if theme.strong else QColor(theme.exact).darker(155))

    def sheet(self) -> str:
        """Return the style sheet of the page."""
        theme, edge = self.theme, self.page.edge
        small = self.compact
        size, high = self.text_px(13 if small else 14), self.text_px(32 if small else FELT_CONTROL)
        action = self.text_px(34 if self.low else 38 if small else PAGE_ACTION)
        chip, radius = self.text_px(30 if small else 36), self.px(RADIUS)
        area, join = self.text_px(LEAST_AREA), self.px(4 if small else 7)
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
QPushButton[join="true"] {{ color: {theme.accent}; padding: 0px {join}px;
    font-size: {self.text_px(11 if small else 12)}px;
    min-height: {area - 2 * edge}px; min-width: {area - 2 * edge - 2 * join}px;
    border-radius: {area // 2}px; }}
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
{segment_rules(felt_segments(theme), size, self.text_px(28 if small else 32))}
{scroll_bar_rules(theme.control_line, width=self.px(12), radius=self.px(4))}
QScrollBar::handle:vertical:hover {{ background: {theme.text}; }}
QPushButton[segment]:focus {{ border: 2px solid {theme.text}; }}
"""


def ringed(widget: QWidget) -> bool:
    """Whether to draw a ring because the keyboard came here by a key."""
    window = widget.window()
    return widget.hasFocus() and window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def frame(painter: QPainter, rect: QRectF, radius: float, colour: str, width: float) -> None:
    """Draw a line along the inside of a box with round corners."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawPath(rounded(rect.adjusted(half, half, -half, -half), max(radius - half, 0)))


class Ends(ItemLayout):
    """Lays out two items; the second keeps the end of the line, or stands in a line of its own.

    Each gets the size that it asks for; below each other the whole width is theirs.
    """

    def __init__(self, first: QWidget, second: QWidget, gap: int = 12) -> None:
        super().__init__(spacing=gap)
        self.addWidget(first)
        self.addWidget(second)

    def minimumSize(self) -> QSize:
        wide = max((item.minimumSize().width() for item in self.shown()), default=0)
        return QSize(wide, 0)

    def fill(self, rect: QRect, *, move: bool) -> int:
        items = self.shown()
        if not items:
            return 0
        if len(items) > 1 and self.sizeHint().width() <= rect.width():
            return self._in_a_line(items, rect, move=move)
        y = rect.y()
        for item in items:
            high = _height(item, rect.width())
            wide = min(item.sizeHint().width(), rect.width())
            if item.hasHeightForWidth():
                wide = rect.width()
            if move:
                self.put(item, rect, QRect(rect.x(), y, wide, high))
            y += high + self.spacing()
        return max(y - self.spacing() - rect.y(), 0)

    def _in_a_line(self, items: list[QLayoutItem], rect: QRect, *, move: bool) -> int:
        sizes = [item.sizeHint() for item in items]
        high = max(size.height() for size in sizes)
        if move:
            for n, (item, size) in enumerate(zip(items, sizes, strict=True)):
                x = rect.x() if n == 0 else rect.x() + rect.width() - size.width()
                y = rect.y() + (high - size.height()) // 2
                self.put(item, rect, QRect(x, y, size.width(), size.height()))
        return high


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


def line(first: QWidget, second: QWidget, gap: int = 12) -> QWidget:
    """Return a widget with these two at its ends."""
    made = QWidget()
    made.setProperty("clear", True)
    made.setLayout(Ends(first, second, gap))
    return made

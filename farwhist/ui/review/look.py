"""The style sheet of the study: dark bars and panels round the felt."""

from __future__ import annotations

from farwhist.ui.style.segments import SegmentColours, segment_rules
from farwhist.ui.style.tokens import PANEL_RADIUS, RADIUS, TRY_BAR, TRY_ROW
from farwhist.ui.table.theme import Theme


def study_sheet(theme: Theme, scale: float) -> str:
    """Return the style sheet for texts that are so many times as large as usual."""
    size, small = round(13.5 * scale), round(12 * scale)
    edge = 2 if theme.strong else 1
    high = round(32 * min(scale, 1.5))
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
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0px; }}
QScrollBar::handle:vertical {{ background: {theme.control_line}; border-radius: 4px;
    min-height: 28px; margin: 1px; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0px; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
{segment_rules(colours, size, high)}
QPushButton[segment]:focus {{ border: 2px solid {theme.text}; }}
"""

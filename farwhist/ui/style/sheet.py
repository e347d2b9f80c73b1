"""The style sheets: that of all windows, and that of panels on the felt."""

from __future__ import annotations

from msgspec import Struct

from farwhist.ui.style.segments import SegmentColours, segment_rules
from farwhist.ui.style.tokens import BASE_TEXT, CONTROL, LEAST_AREA, PANEL_RADIUS, RADIUS, Tokens


class WindowSheet(Struct, frozen=True):
    """What the rules are written with.

    Attributes:
        size: of ordinary text, in pixels.
        edge: how thick the border of a control is; thicker in high contrast.
    """

    tokens: Tokens
    size: int
    edge: int = 1

    def px(self, at_base: float) -> int:
        """Return a measure that grows with the text."""
        return max(1, round(at_base * self.size / BASE_TEXT))

    def within(self, height: float, padding: int = 0) -> int:
        """Return the height of what is inside a control of this height."""
        return self.px(height) - 2 * (self.edge + padding)


def window_sheet(tokens: Tokens, size: int, *, strong: bool = False) -> str:
    """Return the style sheet of all windows; `strong` is for high contrast."""
    sheet = WindowSheet(tokens, size, 2 if strong else 1)
    parts = (_grounds, _words, _buttons, _fields, _lists, _tabs, _bars, _menus, _frames)
    segments = segment_rules(SegmentColours.of(tokens), size, sheet.px(CONTROL))
    return "".join([*(part(sheet) for part in parts), segments])


def _grounds(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QToolTip {{ background: {t.tip}; color: {t.tip_text}; border: 1px solid {t.border};
    padding: {s.px(6)}px {s.px(10)}px; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMainWindow::separator {{ background: {t.hairline}; width: 4px; height: 4px; }}
"""


def _words(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QLabel:disabled {{ color: {t.off_text}; }}
QLabel[title="true"] {{ font-size: {s.px(22)}px; font-weight: 700; }}
QLabel[heading="true"] {{ font-size: {s.px(16)}px; font-weight: 700; }}
QLabel[quiet="true"] {{ color: {t.secondary}; font-size: {s.px(13)}px; }}
QLabel[small="true"] {{ font-size: {s.px(13)}px; }}
QLabel[level="true"] {{ min-height: {s.px(CONTROL)}px; }}
QLabel[found="true"], QAbstractButton[found="true"] {{ background: {t.lit};
    border-left: 3px solid {t.lit_line}; padding-left: 4px; }}
QLabel[wrong="true"] {{ color: {t.over}; font-size: {s.px(13)}px; }}
"""


def _buttons(s: WindowSheet) -> str:
    t, button = s.tokens, s.within(CONTROL)
    off = f"color: {t.off_text}; background: {t.off_ground}; border: {s.edge}px dashed {t.border};"
    return f"""
QPushButton {{ color: {t.text}; background: {t.raised}; border: {s.edge}px solid {t.border};
    border-radius: {RADIUS}px; padding: 0px 14px; min-height: {button}px;
    font-weight: 600; }}
QPushButton:hover {{ background: {t.pointer}; }}
QPushButton:pressed {{ background: {t.pressed}; }}
QPushButton:checked {{ background: {t.selected}; color: {t.selected_text};
    border: 2px solid {t.primary}; }}
QPushButton[number="true"] {{ padding: 0px; }}
QPushButton[tile="true"] {{ text-align: left; border-radius: 12px;
    padding: 6px {s.px(14)}px 6px 6px; }}
QPushButton[quiet="true"] {{ background: transparent; border-color: transparent;
    padding: 0px {s.px(10)}px; }}
QPushButton[quiet="true"]:hover {{ background: {t.pointer}; }}
QPushButton[quiet="true"]:pressed {{ background: {t.pressed}; }}
QPushButton[opens="true"] {{ padding-right: {s.px(30)}px; }}
QPushButton[opens="true"]::menu-indicator {{ width: {s.px(12)}px; height: {s.px(12)}px;
    right: {s.px(10)}px; subcontrol-position: right center; }}
QPushButton[drawn="true"] {{ padding: 0px; min-height: 0px; }}
QPushButton[action="true"], QMessageBox QPushButton:default {{
    color: {t.primary_text}; background: {t.primary}; border: {s.edge}px solid {t.primary};
    padding: 0px 16px; }}
QPushButton[action="true"]:hover, QMessageBox QPushButton:default:hover {{
    background: {t.primary_pointer}; border-color: {t.primary_pointer}; }}
QPushButton[action="true"]:pressed {{ background: {t.primary_pressed};
    border-color: {t.primary_pressed}; }}
QPushButton:disabled, QPushButton[action="true"]:disabled {{ {off} }}
QToolButton {{ color: {t.text}; background: transparent; border: 1px solid transparent;
    border-radius: {RADIUS}px; padding: {s.px(4)}px; font-weight: 600;
    min-width: {s.px(LEAST_AREA - 10)}px; min-height: {s.px(LEAST_AREA - 10)}px; }}
QToolButton:hover {{ background: {t.pointer}; }}
QToolButton:pressed {{ background: {t.pressed}; }}
QToolButton:checked {{ background: {t.selected}; color: {t.selected_text};
    border: 1px solid {t.primary}; }}
QToolButton:disabled {{ color: {t.off_text}; }}
QToolButton[opens="true"]::menu-indicator {{ image: none; }}
QToolButton[picture="true"] {{ border: 3px solid transparent; border-radius: {RADIUS + 2}px;
    padding: 5px; font-weight: 400; }}
QToolButton[picture="true"]:checked {{ border: 3px solid {t.primary}; background: {t.raised};
    color: {t.text}; font-weight: 600; }}
QCheckBox, QRadioButton {{ color: {t.text}; spacing: {s.px(6)}px;
    min-height: {s.px(LEAST_AREA)}px; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {t.off_text}; }}
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator {{
    width: {s.px(20) + 6}px; height: {s.px(20) + 6}px; }}
"""


def _fields(s: WindowSheet) -> str:
    t, inner = s.tokens, s.within(CONTROL)
    texts = "QPlainTextEdit, QTextEdit"
    return f"""
QLineEdit {{ color: {t.text}; background: {t.field}; border: {s.edge}px solid {t.border};
    border-radius: {RADIUS}px; padding: 0px {s.px(9)}px; min-height: {inner}px;
    selection-background-color: {t.primary}; selection-color: {t.primary_text}; }}
QLineEdit:hover {{ border-color: {t.text}; }}
QLineEdit:focus {{ border: 2px solid {t.ring}; padding: 0px {s.px(9) - 1}px;
    min-height: {s.px(CONTROL) - 4}px; }}
QLineEdit[wrong="true"] {{ border: 2px solid {t.over}; padding: 0px {s.px(9) - 1}px;
    min-height: {s.px(CONTROL) - 4}px; }}
QLineEdit:disabled {{ color: {t.off_text}; background: {t.off_ground};
    border: {s.edge}px dashed {t.border}; }}
{texts} {{ color: {t.text}; background: {t.field}; border: 2px solid {t.field};
    border-radius: {RADIUS}px; selection-background-color: {t.primary};
    selection-color: {t.primary_text}; }}
QPlainTextEdit, QTextEdit {{ border: {s.edge}px solid {t.border}; padding: 1px; }}
QPlainTextEdit:focus, QTextEdit:focus {{ border: 2px solid {t.ring}; padding: 0px; }}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:hover,
QComboBox QLineEdit:hover, QAbstractSpinBox QLineEdit:focus, QComboBox QLineEdit:focus,
QAbstractSpinBox QLineEdit:disabled, QComboBox QLineEdit:disabled {{
    background: transparent; border: 0px; border-radius: 0px; padding: 0px; min-height: 0px; }}
"""


def _lists(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QListView, QTreeView, QTableView {{ color: {t.text}; background: {t.field};
    border: {s.edge}px solid {t.border}; border-radius: {RADIUS}px; padding: 3px;
    outline: 0px; gridline-color: {t.hairline}; alternate-background-color: {t.raised};
    selection-background-color: {t.selected}; selection-color: {t.selected_text}; }}
QTableView[drawn="true"] {{ border: 0px; padding: 0px; }}
QListView::item, QTreeView::item {{ padding: 0px 8px;
    border: 0px; border-left: 3px solid transparent; }}
QTableView::item {{ padding: 2px {s.px(8)}px; }}
QListView::item:hover, QTreeView::item:hover {{ background: {t.pointer}; color: {t.text}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {t.selected};
    color: {t.selected_text}; }}
QListView::item:selected, QTreeView::item:selected:first,
QTreeView::item:selected:only-one {{ border-left: 3px solid {t.primary}; }}
QTableView::item:selected {{ background: {t.selected}; color: {t.selected_text}; }}
QListView::item:disabled, QTreeView::item:disabled, QTableView::item:disabled {{
    color: {t.off_text}; }}
QHeaderView {{ background: transparent; border: 0px; }}
QHeaderView::section {{ background: {t.ground}; color: {t.secondary}; font-weight: 600;
    border: 0px; border-bottom: 1px solid {t.border}; padding: {s.px(5)}px {s.px(8)}px; }}
QTableCornerButton::section {{ background: {t.ground}; border: 0px;
    border-bottom: 1px solid {t.border}; }}
QListView[side="true"] {{ background: {t.side}; border: 0px; border-radius: 0px;
    border-right: 1px solid {t.hairline}; padding: 8px; }}
QListView[side="true"]::item:disabled {{ color: {t.secondary}; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {t.raised}; border-radius: 0px; padding: 2px; }}
"""


def _tabs(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QTabWidget::pane {{ border: 0px; border-top: 1px solid {t.hairline}; top: -1px;
    padding-top: {s.px(8)}px; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ color: {t.text}; background: transparent; border: 0px;
    border-bottom: 3px solid transparent; padding: {s.px(8)}px {s.px(14)}px {s.px(6)}px;
    border-top-left-radius: 6px; border-top-right-radius: 6px; }}
QTabBar::tab:hover {{ background: {t.pointer}; }}
QTabBar::tab:selected {{ border-bottom: 3px solid {t.primary}; font-weight: 600; }}
QTabBar::tab:disabled {{ color: {t.off_text}; }}
QTabBar QToolButton {{ background: {t.ground}; border: 1px solid {t.hairline};
    border-radius: 4px; padding: 0px; }}
"""


def _bars(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QScrollBar:vertical {{ background: transparent; width: {s.px(12)}px; margin: 0px; border: 0px; }}
QScrollBar:horizontal {{ background: transparent; height: {s.px(12)}px; margin: 0px;
    border: 0px; }}
QScrollBar::handle {{ background: {t.border}; border-radius: {s.px(6) - 3}px; margin: 3px; }}
QScrollBar::handle:vertical {{ min-height: {s.px(28)}px; }}
QScrollBar::handle:horizontal {{ min-width: {s.px(28)}px; }}
QScrollBar::handle:hover {{ background: {t.secondary}; margin: 2px; }}
QScrollBar::handle:pressed {{ background: {t.text}; margin: 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; border: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QStatusBar {{ background: {t.side}; color: {t.text}; border-top: 1px solid {t.hairline}; }}
QStatusBar QWidget {{ font-size: {s.px(12)}px; }}
QStatusBar::item {{ border: 0px; }}
QProgressBar {{ color: {t.text}; background: {t.field}; border: {s.edge}px solid {t.border};
    border-radius: {RADIUS}px; min-height: {s.px(16)}px; text-align: center; }}
QProgressBar::chunk {{ background: {t.primary}; border-radius: {RADIUS - 2}px; }}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:hover {{ background: {t.pressed}; }}
QSplitter::handle:horizontal {{ width: 8px; }}
QSplitter::handle:vertical {{ height: 8px; }}
QDockWidget {{ color: {t.text}; font-weight: 600; }}
QDockWidget::title {{ background: {t.side}; padding: {s.px(6)}px {s.px(10)}px; text-align: left;
    border-bottom: 1px solid {t.hairline}; }}
"""


def _menus(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QMenuBar {{ background: {t.side}; color: {t.text}; border: 0px; padding: 1px 4px; }}
QMenuBar::item {{ background: transparent; padding: {s.px(4)}px {s.px(9)}px;
    border-radius: 6px; }}
QMenuBar::item:selected {{ background: {t.pressed}; }}
QMenuBar::item:pressed {{ background: {t.selected}; color: {t.selected_text}; }}
QMenuBar::item:disabled {{ color: {t.off_text}; }}
QMenuBar > QToolButton {{ border: 0px; padding: 0px; border-radius: 6px; font-weight: 700;
    min-width: {s.px(28)}px; max-width: {s.px(28)}px; }}
QMenuBar > QToolButton:hover, QMenuBar > QToolButton:focus {{ background: {t.pressed}; }}
QMenuBar > QToolButton::menu-indicator {{ image: none; }}
QMenu {{ background: {t.raised}; color: {t.text}; border: 1px solid {t.border}; padding: 5px; }}
QMenu::item {{ background: transparent; padding: {s.px(6)}px {s.px(22)}px {s.px(6)}px {s.px(30)}px;
    border-radius: 6px; }}
QMenu::item:selected {{ background: {t.selected}; color: {t.selected_text}; }}
QMenu::item:disabled {{ color: {t.off_text}; background: transparent; }}
QMenu::item:disabled:selected {{ color: {t.off_text}; background: {t.pointer}; }}
QMenu::separator {{ height: 1px; background: {t.hairline}; margin: 5px {s.px(8)}px; }}
QMenu::indicator {{ width: {s.px(16)}px; height: {s.px(16)}px; left: {s.px(8)}px; }}
QMenu::icon {{ left: {s.px(8)}px; }}
QMenu::right-arrow {{ width: {s.px(14)}px; height: {s.px(14)}px; right: {s.px(4)}px; }}
"""


def _frames(s: WindowSheet) -> str:
    t = s.tokens
    return f"""
QGroupBox {{ border: 0px; margin-top: {s.px(30)}px; font-weight: 700; padding: 0px; }}
QGroupBox[bare="true"] {{ margin-top: 0px; }}
QGroupBox::title {{ subcontrol-origin: margin; subcontrol-position: top left; left: 0px;
    padding: {s.px(6)}px 0px 0px 0px; color: {t.text}; }}
QGroupBox::title:disabled {{ color: {t.off_text}; }}
QFrame[banner="true"], QFrame[toast="true"] {{ background: {t.lit}; border: 1px solid {t.lit_line};
    border-radius: {RADIUS}px; }}
QFrame[strip="true"] {{ background: {t.lit}; border: 0px; border-bottom: 1px solid {t.lit_line}; }}
QFrame[box="true"] {{ background: {t.raised}; border: 1px solid {t.hairline};
    border-radius: 12px; }}
QFrame[popup="true"] {{ background: {t.raised}; border: {s.edge}px solid {t.border}; }}
QFrame[lesson="true"] {{ background: {t.selected}; border: 0px;
    border-bottom: 1px solid {t.primary}; }}
QFrame[strip="true"] QPushButton, QFrame[toast="true"] QPushButton,
QFrame[lesson="true"] QPushButton {{
    min-height: {s.within(26)}px; }}
QFrame[foot="true"] {{ border: 0px; border-top: 1px solid {t.hairline}; }}
QScrollArea[ring="true"] {{ border: 2px solid transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: 0px; }}
"""


def panel_sheet(colours: Tokens, size: int, *, line: str, strong: bool) -> str:
    """Return the style sheet of a panel.

    Args:
        colours: `raised` is the ground of its buttons, `ground` that of the panel.
        size: of the text, in pixels.
        line: the colour of the panel's edge.
        strong: whether edges are thick, for high contrast.
    """
    c, edge = colours, 2 if strong else 1
    off = f"color: {c.off_text}; background: {c.off_ground}; border: {edge}px dashed {c.border};"
    return f"""
        QFrame[panel="true"] {{ background: {c.ground}; border: {edge}px solid {line};
            border-radius: {PANEL_RADIUS}px; }}
        QLabel {{ color: {c.text}; font-size: {size}px; background: transparent; }}
        QLabel[heading="true"] {{ font-size: {size + 2}px; font-weight: 700; }}
        QLabel[quiet="true"] {{ color: {c.secondary}; font-size: {size}px; }}
        QPushButton {{ color: {c.text}; background: {c.raised}; font-size: {size}px;
            font-weight: 600; border: {edge}px solid {c.border}; border-radius: {RADIUS}px;
            padding: 4px 10px; min-height: {size + 12}px; }}
        QPushButton:hover {{ background: {c.pointer}; }}
        QPushButton:pressed {{ background: {c.pressed}; }}
        QPushButton[number="true"] {{ padding: 0px; }}
        QPushButton[forbidden="true"] {{ text-decoration: line-through; }}
        QPushButton:checked, QPushButton[action="true"] {{ color: {c.primary_text};
            background: {c.primary}; border: {edge}px solid {c.primary}; }}
        QPushButton[action="true"] {{ padding: 4px 16px; }}
        QPushButton[action="true"]:hover, QPushButton:checked:hover {{
            background: {c.primary_pointer}; }}
        QPushButton[action="true"]:pressed {{ background: {c.primary_pressed}; }}
        QPushButton:disabled, QPushButton[action="true"]:disabled {{ {off} }}
    """

"""What the pages of a table have in common: the bar with the way back, and panels below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.network.messages import LONGEST_NAME
from farwhist.ui.review.page_style import HEAD, FeltGround, PageStyle, editor_sheet, point_back
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout, filled
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.text import without_key

translate = QCoreApplication.translate

WIDE: Final = 1040
"""How wide the panels are at most, in pixels at a text of 100 %."""


TWO_COLUMNS: Final = 580
"""How wide a page is at least that has two columns."""


def plain(text: str = "", kind: str = "") -> QLabel:
    """Return a label whose text is never taken for markup: much of it was written elsewhere."""
    found = QLabel(text)
    found.setWordWrap(True)
    if kind:
        found.setProperty(kind, True)
    return found


class SharedTablePage(WindowPage):
    """A page of the table.

    Args:
        title: what it is called.
        anchor: the place of the help that tells about it.
    """

    def __init__(self, style: PageStyle, title: str, anchor: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("together")
        set_help_anchor(self, anchor)
        self.setAccessibleName(title)
        self.style_of_page = style
        self._ground = FeltGround(style)
        self.back = QPushButton(translate("Together", "&Back"))
        self.back.setProperty("dark", True)
        self.back.clicked.connect(lambda checked: self.left.emit())
        point_back(self.back, style.theme, style.px(16))
        self.note = plain("", "note")
        self.setStyleSheet(
            editor_sheet(style)
            + f"""
QLabel[warning="true"] {{ color: {style.tokens.text}; font-weight: 700; }}
QLabel[changed="true"] {{ font-weight: 700; }}
QPushButton[gold="true"]:checked {{ color: {style.tokens.primary_text};
    background: {style.tokens.primary}; border: {style.edge}px solid {style.tokens.primary}; }}
QPushButton[gold="true"]:hover {{ border: 2px solid {style.tokens.text}; }}
QPushButton[gold="true"]:focus {{ border: 3px solid {style.tokens.ring}; }}
QLineEdit, QSpinBox {{ font-size: {style.px(13)}px; }}
QCheckBox {{ color: {style.tokens.text}; font-size: {style.px(13)}px; }}
"""
        )
        self._title = title

    def arrange(self, *columns: Sequence[QWidget]) -> None:
        """Lay out the page: the bar above, and panels in columns below it."""
        px = self.style_of_page.px
        head = QFrame()
        head.setProperty("head", True)
        head.setFixedHeight(px(HEAD))
        title = plain(self._title, "title")
        title.setWordWrap(False)
        named = (self.back, title, (self.note, 1))
        filled(QHBoxLayout(head), *named, margins=(px(16), 0), spacing=px(12))
        inner = QWidget()
        inner.setProperty("clear", True)
        inner.setMaximumWidth(px(WIDE))
        self._columns = row = QHBoxLayout(inner)
        row.setSpacing(px(16))
        row.setContentsMargins(px(16), px(16), px(16), px(16))
        for parts in columns:
            add_layout(row, filled(QVBoxLayout(), *parts, 1, spacing=px(12)), 1)
        outer = QWidget()
        outer.setProperty("clear", True)
        filled(QHBoxLayout(outer), 1, (inner, 20), 1, margins=0, spacing=0)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        area.setWidget(outer)
        self._area = area
        filled(QVBoxLayout(self), head, (area, 1), margins=0, spacing=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns below one another where they have no room beside one another."""
        super().resizeEvent(event)
        wide = event.size().width() >= self.style_of_page.px(TWO_COLUMNS)
        kinds = QBoxLayout.Direction
        self._columns.setDirection(kinds.LeftToRight if wide else kinds.TopToBottom)

    def panel(self, heading: str, *parts: QWidget) -> QFrame:
        """Return a panel with a heading and these parts below one another."""
        px = self.style_of_page.px
        frame = QFrame()
        frame.setProperty("panel", True)
        shown = [plain(heading, "heading")] if heading else []
        filled(QVBoxLayout(frame), *shown, *parts, margins=px(14), spacing=px(8))
        return frame

    def row(self, *parts: QWidget) -> QWidget:
        """Return parts beside one another, of which the first takes the room."""
        box = QWidget()
        box.setProperty("clear", True)
        first, *others = parts
        filled(QHBoxLayout(box), (first, 1), *others, margins=0, spacing=self.style_of_page.px(8))
        return box

    def field(self, words: str, control: QWidget) -> QWidget:
        """Return a control with its name before it."""
        name = plain(words)
        name.setBuddy(control)
        control.setAccessibleName(words)
        return self.row(name, control)

    def show_focused(self, widget: QWidget) -> None:
        self._area.ensureWidgetVisible(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        event.accept()


class ChosenPeople(Protocol):
    """Who comes to a table from this computer."""

    name: str
    here: list[str]


class EntryPage(SharedTablePage):
    """A page that leads to a table: as whom the player comes, and why that has failed.

    Args:
        chosen: what the player is called at the table, unless they change it, and who else of this
            computer plays: the keys of their profiles.
        others: who may, with their names.
    """

    def __init__(
        self,
        style: PageStyle,
        title: str,
        anchor: str,
        *,
        chosen: ChosenPeople,
        others: Mapping[str, str],
        parent: QWidget | None,
    ) -> None:
        super().__init__(style, title, anchor, parent)
        self.others = {key: QCheckBox(without_key(name)) for key, name in others.items()}
        for key, box in self.others.items():
            box.setChecked(key in chosen.here)
        self.name = QLineEdit(chosen.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.problem = plain("", "warning")
        self.problem.hide()

    @property
    def here(self) -> list[str]:
        """Who else of this computer is chosen to play: the keys of their profiles."""
        return [key for key, box in self.others.items() if box.isChecked()]

    def people_panel(self) -> QFrame:
        """Return the panel in which they are chosen."""
        if self.others:
            text = translate(
                "Together",
                "Each has a seat. You pass the screen on, and everybody sees their own cards only.",
            )
        else:
            text = translate(
                "Together",
                "Others can play at this computer, too: add them under Preferences, Players.",
            )
        heading = translate("Together", "Who else plays at this computer")
        return self.panel(heading, *self.others.values(), plain(text, "quiet"))

    def show_problem(self, text: str) -> None:
        """Say why there is no table, or with an empty text no more."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.said.emit(text)

"""The panel of the list with what narrows it, and the bar above the page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.features.library.choice import HintLabel, Order
from farwhist.ui.features.library.list_view import LibraryList
from farwhist.ui.review.page_look import HEAD, FeltPageLook
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.icons import icon
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate

_CHIPS: Final[dict[HintLabel, str]] = {
    "won": QT_TRANSLATE_NOOP("Library", "Won"),
    "alone": QT_TRANSLATE_NOOP("Library", "Without assistance"),
    "practice": QT_TRANSLATE_NOOP("Library", "Practice"),
}
_ORDERS: Final[dict[Order, str]] = {
    "new": QT_TRANSLATE_NOOP("Library", "Newest first"),
    "old": QT_TRANSLATE_NOOP("Library", "Oldest first"),
    "game": QT_TRANSLATE_NOOP("Library", "By game"),
}


class LibraryHead(QFrame):
    """The way back, how much there is, and the way to a file."""

    def __init__(self, look: FeltPageLook) -> None:
        super().__init__()
        px = look.px
        self.setProperty("head", True)
        self.setFixedHeight(px(HEAD))
        self.back = QPushButton(translate("Library", "&Back"))
        self.back.setIcon(icon("left", look.theme.text))
        self.back.setIconSize(QSize(px(16), px(16)))
        self.back.setToolTip(shown_key("Esc"))
        self.counts = ElidedLabel()
        self.counts.setProperty("note", True)
        self.file = QPushButton(translate("Library", "Open a &file…"))
        for button in (self.back, self.file):
            button.setProperty("dark", True)
        title = QLabel(translate("Library", "Library"))
        title.setProperty("title", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(self.counts)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), 0, px(16), 0)
        row.setSpacing(px(12))
        row.addWidget(self.back)
        row.addLayout(words, 1)
        row.addWidget(self.file)


class LibraryListPanel(QFrame):
    """Search field, chips, the list, what has gone wrong, and the bar of what was deleted."""

    def __init__(self, look: FeltPageLook) -> None:
        super().__init__()
        self._look = look
        self.setProperty("panel", True)
        self.search = QLineEdit()
        self.order = QComboBox()
        self.games = QComboBox()
        self.all = QPushButton(translate("Library", "All"))
        self.chips: dict[HintLabel, QPushButton] = {
            chip: QPushButton(translate("Library", text)) for chip, text in _CHIPS.items()
        }
        self.list = LibraryList(look)
        self.clear = QPushButton(translate("Library", "&Clear search"))
        self.note = QLabel()
        self.bar = QFrame()
        self.told = ElidedLabel()
        self.undo = QPushButton(translate("Library", "&Undo"))
        self._lists = QStackedWidget()
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(2, px(14), 2, 2)
        column.setSpacing(px(8))
        column.addLayout(self._search_row())
        column.addWidget(self._chip_row())
        self._lists.addWidget(self.list)
        self._lists.addWidget(self._nothing())
        column.addWidget(self._lists, 1)
        self.note.setProperty("quiet", True)
        self.note.setWordWrap(True)
        self.note.setContentsMargins(px(14), 0, px(14), px(8))
        column.addWidget(self.note)
        self._fill_bar()
        column.addWidget(self.bar)

    def show_list(self, some: bool) -> None:
        """Show the list, or that nothing fits."""
        self._lists.setCurrentIndex(0 if some else 1)

    def _search_row(self) -> QHBoxLayout:
        px, row = self._look.px, QHBoxLayout()
        row.setContentsMargins(px(12), 0, px(12), 0)
        row.setSpacing(px(10))
        self.search.setPlaceholderText(translate("Library", "Search: names, games, dates"))
        self.search.setAccessibleName(translate("Library", "Search"))
        self.search.setToolTip(shown_key("Ctrl+F"))
        glass = QLabel(self.search)
        picture = icon("search", self._look.tokens.secondary)
        glass.setPixmap(picture.pixmap(QSize(px(18), px(18)), self.devicePixelRatioF()))
        inside = QHBoxLayout(self.search)
        inside.setContentsMargins(px(8), 0, px(8), 0)
        inside.addWidget(glass, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        key = QLabel(shown_key("Ctrl+F"), self.search)
        key.setProperty("quiet", True)
        inside.addStretch(1)
        inside.addWidget(key)
        room = QFontMetrics(self._look.font(12)).horizontalAdvance(key.text()) + px(14)
        self.search.setTextMargins(px(22), 0, room, 0)
        for order, text in _ORDERS.items():
            self.order.addItem(translate("Library", text), order)
        self.order.setMinimumWidth(self.order.sizeHint().width() + px(16))
        self.order.setAccessibleName(translate("Library", "Order"))
        row.addWidget(self.search, 1)
        row.addWidget(self.order)
        return row

    def _chip_row(self) -> QWidget:
        row, chips, px = QWidget(), QWidget(), self._look.px
        around = QVBoxLayout(row)
        around.setContentsMargins(px(12), 0, px(12), 0)
        flow = FlowLayout(chips, px(7))
        for chip in (self.all, *self.chips.values()):
            chip.setProperty("chip", True)
            chip.setCheckable(True)
            flow.addWidget(chip)
        self.games.setAccessibleName(translate("Library", "Game"))
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        flow.addWidget(self.games)
        around.addWidget(chips)
        for each in (row, chips):
            each.setProperty("clear", True)
        return row

    def _nothing(self) -> QWidget:
        nothing = QWidget()
        nothing.setProperty("clear", True)
        middle = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(nothing)
        column.addStretch(1)
        column.addWidget(QLabel(translate("Library", "Nothing found.")), 0, middle)
        column.addWidget(self.clear, 0, middle)
        column.addStretch(2)
        return nothing

    def _fill_bar(self) -> None:
        px = self._look.px
        self.bar.setProperty("undo", True)
        self.told.setProperty("dark", True)
        self.undo.setProperty("link", True)
        key = QLabel(shown_key("Ctrl+Z"))
        key.setProperty("note", True)
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(px(16), px(8), px(10), px(8))
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        row.addWidget(key)

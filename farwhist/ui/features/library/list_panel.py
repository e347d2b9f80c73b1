"""The list of matches, and how it is narrowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.store.library_entry import LibraryEntry
from farwhist.ui.features.library import library_words
from farwhist.ui.features.library.choice import HintLabel, Order
from farwhist.ui.review.page_style import HEAD, PageStyle, outline, point_back
from farwhist.ui.settings.keymap import shown_key
from farwhist.ui.style.icons import icon
from farwhist.ui.style.layouts import FlowLayout, filled
from farwhist.ui.style.text import SentenceLabel, cut_name, fitted

translate = QCoreApplication.translate


ROW: Final = 46
PREVIEW: Final = 456
NARROW: Final = 1100
"""Below this width the preview takes the place of the list."""


Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

COLUMNS: Final[tuple[tuple[str, Callable[[LibraryEntry], str]], ...]] = (
    (QT_TRANSLATE_NOOP("Library", "Game"), library_words.game),
    (QT_TRANSLATE_NOOP("Library", "Played"), library_words.played),
    (QT_TRANSLATE_NOOP("Library", "Place"), library_words.place),
    (QT_TRANSLATE_NOOP("Library", "Points"), library_words.points),
    (QT_TRANSLATE_NOOP("Library", "Exact"), library_words.exact),
)
NUMBERS: Final = (3, 4)
"""The columns whose texts stand at the right."""
_NOWHERE: Final = QModelIndex()


class LibraryModel(QAbstractTableModel):
    """The matches that are listed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: list[LibraryEntry] = []

    def show(self, entries: Sequence[LibraryEntry]) -> None:
        """List these matches from now on."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        entry, column = self.entries[index.row()], index.column()
        if role == Role.DisplayRole:
            return COLUMNS[column][1](entry)
        if role == Role.AccessibleTextRole:
            return library_words.spoken(entry) if column == 0 else COLUMNS[column][1](entry)
        if role == Role.ToolTipRole and column == 0:
            return f"{library_words.game(entry)}\n{library_words.below(entry)}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return translate("Library", COLUMNS[section][0])
        if role == Role.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class _Rows(QStyledItemDelegate):
    """Draws two lines in the first column, one in the others."""

    def __init__(self, view: LibraryList, style: PageStyle) -> None:
        super().__init__(view)
        self._view = view
        self._style = style

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._style.px(60), self._style.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, view = self._style, self._view
        c, rect = style.tokens, option.rect
        entry = view.listed.entries[index.row()]
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, QColor(c.selected))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(c.pointer))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(c.hairline))
        ink = c.selected_text if chosen else c.text
        if index.column() == 0:
            if chosen:
                painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), c.primary)
            self._draw_game(painter, rect, entry, ink)
        else:
            self._draw_cell(painter, rect, index, ink)
        painter.restore()

    def _draw_game(self, painter: QPainter, rect: QRect, entry: LibraryEntry, ink: str) -> None:
        style = self._style
        px = style.px
        back = QRectF(rect.left() + px(13), rect.center().y() - px(9), px(12), px(17))
        for shift, colour in ((px(4), style.tokens.ground), (0, style.theme.back)):
            card = back.translated(shift, -shift / 2)
            painter.setBrush(QColor(colour))
            painter.setPen(QColor(style.tokens.border))
            painter.drawRoundedRect(card, 2, 2)
        box = rect.adjusted(px(39), px(5), -px(6), -px(4))
        half = box.height() // 2
        upper = QRect(box.left(), box.top(), box.width(), half)
        lower = QRect(box.left(), box.top() + half, box.width(), half)
        chosen = ink == style.tokens.selected_text
        name = library_words.game(entry)
        self._write(painter, upper, name, ink, size=14, weight=700, name=True)
        quiet = ink if chosen else style.tokens.secondary
        self._write(painter, lower, library_words.below(entry), quiet, size=12, weight=400)

    def _draw_cell(self, painter: QPainter, rect: QRect, index: Index, ink: str) -> None:
        px, text = self._style.px, str(index.data())
        weight = 700 if index.column() == 2 else 400
        right = index.column() in NUMBERS
        box = rect.adjusted(px(8), 0, -px(8), 0)
        self._write(painter, box, text, ink, size=13, weight=weight, right=right)

    def _write(
        self,
        painter: QPainter,
        box: QRect,
        text: str,
        ink: str,
        *,
        size: float,
        weight: int,
        right: bool = False,
        name: bool = False,
    ) -> None:
        font = self._style.font(size, weight)
        painter.setFont(font if name else fitted(text, font, box.width()))
        painter.setPen(QColor(ink))
        shown = cut_name(text, QFontMetrics(font), box.width()) if name else text
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)


class LibraryList(QTreeView):
    """Lists matches, of which one is chosen.

    `chosen(entry)` is emitted with another match, or None; `open_requested(entry)` when the player
    presses Enter on one or clicks it twice.
    """

    chosen = Signal(object)
    open_requested = Signal(object)

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._quiet = False
        self.listed = LibraryModel(self)
        self.setModel(self.listed)
        self.setItemDelegate(_Rows(self, style))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("Library", "Finished matches"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(20)
        self.selectionModel().currentRowChanged.connect(lambda now, _: self._tell(now))
        self.doubleClicked.connect(
            lambda index: self.open_requested.emit(self.listed.entries[index.row()])
        )

    @property
    def entry(self) -> LibraryEntry | None:
        """The match that is chosen."""
        index = self.currentIndex()
        return self.listed.entries[index.row()] if index.isValid() else None

    def show_entries(self, entries: Sequence[LibraryEntry]) -> None:
        """List these matches; the chosen one stays, or else the one in its row is chosen."""
        before, row = self.entry, max(self.currentIndex().row(), 0)
        self._quiet = True
        self.listed.show(entries)
        self._quiet = False
        rows = [n for n, each in enumerate(entries) if before and each.file == before.file]
        self.choose_row(rows[0] if rows else row)
        if not entries:
            self.chosen.emit(None)

    def choose_row(self, row: int) -> None:
        """Choose the match in a row, or the last one."""
        if self.listed.entries:
            last = len(self.listed.entries) - 1
            self.setCurrentIndex(self.listed.index(min(row, last), 0))

    def fit(self) -> None:
        """Give the columns their widths; where they do not fit, points and exact bids go."""
        style, header = self._style, self.header()
        room = self.viewport().width()
        widths = [0, *self._widths()]
        kept = 0
        for column in (1, 2, 3, 4):
            fits = room - kept - widths[column] >= style.px(210)
            header.setSectionHidden(column, not fits)
            kept += widths[column] if fits else 0
        for column in range(1, len(COLUMNS)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, widths[column])
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _widths(self) -> list[int]:
        """Return how wide the columns after the first want to be."""
        words, head = QFontMetrics(self._style.font(13, 600)), QFontMetrics(self._style.font(12))
        found = []
        for title, text in COLUMNS[1:]:
            texts = {text(each) for each in self.listed.entries[:200]}
            widest = max((words.horizontalAdvance(each) for each in texts), default=0)
            own = head.horizontalAdvance(translate("Library", title))
            found.append(max(widest, own) + 2 * self._style.px(8) + 4)
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.entry is not None:
            self.open_requested.emit(self.entry)
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: Any) -> None:
        super().paintEvent(event)
        window, index = self.window(), self.currentIndex()
        by_key = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if self.hasFocus() and by_key and index.isValid():
            rect = self.visualRect(index)
            rect.setLeft(0)
            rect.setRight(self.viewport().width() - 1)
            painter = QPainter(self.viewport())
            outline(painter, QRectF(rect), 2, self._style.tokens.ring, 2)
            painter.end()

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.fit()

    def _tell(self, now: QModelIndex) -> None:
        if not self._quiet:
            self.chosen.emit(self.listed.entries[now.row()] if now.isValid() else None)


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

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        px = style.px
        self.setProperty("head", True)
        self.setFixedHeight(px(HEAD))
        self.back = QPushButton(translate("Library", "&Back"))
        point_back(self.back, style.theme, px(16))
        self.back.setToolTip(shown_key("Esc"))
        self.counts = SentenceLabel()
        self.counts.setProperty("note", True)
        self.file = QPushButton(translate("Library", "Open a &file…"))
        for button in (self.back, self.file):
            button.setProperty("dark", True)
        title = QLabel(translate("Library", "Library"))
        title.setProperty("title", True)
        words = filled(QVBoxLayout(), 1, title, self.counts, 1, spacing=0)
        filled(
            QHBoxLayout(self), self.back, (words, 1), self.file, margins=(px(16), 0), spacing=px(12)
        )


class LibraryListPanel(QFrame):
    """Search field, chips, the list, what has gone wrong, and the bar of what was deleted."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self.setProperty("panel", True)
        self.search = QLineEdit()
        self.order = QComboBox()
        self.games = QComboBox()
        self.all = QPushButton(translate("Library", "All"))
        self.chips: dict[HintLabel, QPushButton] = {
            chip: QPushButton(translate("Library", text)) for chip, text in _CHIPS.items()
        }
        self.list = LibraryList(style)
        self.clear = QPushButton(translate("Library", "&Clear search"))
        self.note = QLabel()
        self.bar = QFrame()
        self.notice = SentenceLabel()
        self.undo = QPushButton(translate("Library", "&Undo"))
        self._lists = QStackedWidget()
        px = style.px
        column = filled(
            QVBoxLayout(self),
            self._search_row(),
            self._chip_row(),
            margins=(2, px(14), 2, 2),
            spacing=px(8),
        )
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
        px, row = self._style.px, QHBoxLayout()
        row.setContentsMargins(px(12), 0, px(12), 0)
        row.setSpacing(px(10))
        self.search.setPlaceholderText(translate("Library", "Search: names, games, dates"))
        self.search.setAccessibleName(translate("Library", "Search"))
        self.search.setToolTip(shown_key("Ctrl+F"))
        glass = QLabel(self.search)
        picture = icon("search", self._style.tokens.secondary)
        glass.setPixmap(picture.pixmap(QSize(px(18), px(18)), self.devicePixelRatioF()))
        inside = QHBoxLayout(self.search)
        inside.setContentsMargins(px(8), 0, px(8), 0)
        inside.addWidget(glass, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        key = QLabel(shown_key("Ctrl+F"), self.search)
        key.setProperty("quiet", True)
        inside.addStretch(1)
        inside.addWidget(key)
        room = QFontMetrics(self._style.font(12)).horizontalAdvance(key.text()) + px(14)
        self.search.setTextMargins(px(22), 0, room, 0)
        for order, text in _ORDERS.items():
            self.order.addItem(translate("Library", text), order)
        self.order.setMinimumWidth(self.order.sizeHint().width() + px(16))
        self.order.setAccessibleName(translate("Library", "Order"))
        row.addWidget(self.search, 1)
        row.addWidget(self.order)
        return row

    def _chip_row(self) -> QWidget:
        row, chips, px = QWidget(), QWidget(), self._style.px
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
        px = self._style.px
        self.bar.setProperty("undo", True)
        self.notice.setProperty("dark", True)
        self.undo.setProperty("link", True)
        key = QLabel(shown_key("Ctrl+Z"))
        key.setProperty("note", True)
        filled(
            QHBoxLayout(self.bar),
            (self.notice, 1),
            self.undo,
            key,
            margins=(px(16), px(8), px(10), px(8)),
        )

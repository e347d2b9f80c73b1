"""The help window: a list of pages, a search, and the pages."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.help import search
from farwhist.ui.features.help.browser import RESULTS, Draw, Pages, address
from farwhist.ui.features.help.markup import passages, title
from farwhist.ui.features.help.pages import PREFERENCES, RULES, Library
from farwhist.ui.settings.window_place import KeptOnScreen
from farwhist.ui.style.help_anchor import helps

translate = QCoreApplication.translate

_URL: Final = Qt.ItemDataRole.UserRole


class HelpWindow(QWidget):
    """A window of its own beside the table; it keeps nothing when it is closed.

    Args:
        draw: draws the pictures of the pages.
    """

    def __init__(self, library: Library, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        KeptOnScreen(self)
        self.setObjectName("help")
        helps(self, "five_minutes")
        self._moving = False
        self._left_at = 0
        self._items: list[QTreeWidgetItem] = []
        self._library = library
        self.pages = Pages(library, draw)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.query = QLineEdit()
        self.query.setClearButtonEnabled(True)
        self.find_label = QLabel()
        self.find_label.setBuddy(self.query)
        self.back = self._button(QKeySequence.StandardKey.Back, self.pages.backward)
        self.forward = self._button(QKeySequence.StandardKey.Forward, self.pages.forward)
        self._arrange()
        for keys, do in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._to_query),
            (QKeySequence(QKeySequence.StandardKey.Cancel), self.close),
            (QKeySequence(QKeySequence.StandardKey.Close), self.close),
        ):
            action = QAction(self)
            action.setShortcut(keys)
            action.triggered.connect(do)
            self.addAction(action)
        self.pages.historyChanged.connect(self._follow)
        self.pages.backwardAvailable.connect(self.back.setEnabled)
        self.pages.forwardAvailable.connect(self.forward.setEnabled)
        self.contents.currentItemChanged.connect(self._choose)
        self.contents.itemActivated.connect(self._read)
        self.query.textChanged.connect(self._search)
        self.query.returnPressed.connect(self._read)
        self._write()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        room = self.screen().availableSize()
        return QSize(min(60 * line, room.width() - 80), min(42 * line, room.height() - 80))

    def open_page(self, page: str, anchor: str = "") -> None:
        """Show a page, or a place on it, and come to the front."""
        self._write()
        self.query.clear()
        if page == RULES and self.pages.source().path() == RULES:
            self.pages.reload()
        self.pages.show_page(address(page, anchor))
        self._follow()
        self._come_to_front()

    def step_aside(self) -> None:
        """Go away until `come_back`."""
        self._left_at = self.pages.verticalScrollBar().value()
        self.hide()

    def come_back(self) -> None:
        """Come to the front with the page as it was left."""
        self._come_to_front()
        self.pages.verticalScrollBar().setValue(self._left_at)

    def _come_to_front(self) -> None:
        self.show()
        self.raise_()
        self.activateWindow()
        self.pages.setFocus()

    def open_at(self, section: str) -> None:
        """Show the section that explains a page of preferences, or the whole page without one."""
        known = passages(self._library.source(PREFERENCES))
        self.open_page(PREFERENCES, section if section in {each.anchor for each in known} else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
            self.pages.draw_again()
        super().changeEvent(event)

    # --- making ----------------------------------------------------------------------------

    def _button(self, keys: QKeySequence.StandardKey, do: Any) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setEnabled(False)
        button.setShortcut(QKeySequence(keys))
        button.clicked.connect(do)
        return button

    def _arrange(self) -> None:
        row = QHBoxLayout()
        for widget in (self.back, self.forward):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.find_label)
        row.addWidget(self.query, 2)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.contents)
        self.splitter.addWidget(self.pages)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(row)
        column.addWidget(self.splitter, 1)
        self.resize(self.sizeHint())
        self.splitter.setSizes([self.width() * 3 // 10, self.width() * 7 // 10])

    def _write(self) -> None:
        """Write every text, and the list of the pages that there are now."""
        self.setWindowTitle(translate("Help", "Far Whist Help"))
        self.contents.setAccessibleName(translate("Help", "Contents"))
        self.pages.setAccessibleName(translate("Help", "Page"))
        self.find_label.setText(translate("Help", "&Search:"))
        self.query.setPlaceholderText(translate("Help", "Words to look for"))
        for button, sign, text in (
            (self.back, "←", translate("Help", "Back")),
            (self.forward, "→", translate("Help", "Forward")),
        ):
            button.setText(sign)
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._moving = True
        self.contents.clear()
        self._items = []
        sources = self._library.all()
        self.pages.index = search.Index(sources, self._library.small_words())
        for page, source in sources.items():
            name = translate("Help", "Rules of this game") if page == RULES else title(source)
            item = QTreeWidgetItem(self.contents, [name])
            item.setData(0, _URL, address(page))
            item.setToolTip(0, name)
            self._items.append(item)
            for passage in passages(source):
                if passage.level == 2 and passage.anchor:
                    below = QTreeWidgetItem(item, [passage.title])
                    below.setData(0, _URL, address(page, passage.anchor))
                    below.setToolTip(0, passage.title)
                    self._items.append(below)
        self._moving = False

    # --- going about -------------------------------------------------------------------------

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._moving:
            self.query.clear()
            self.pages.show_page(item.data(0, _URL))

    def _read(self) -> None:
        self.pages.setFocus()

    def _to_query(self) -> None:
        self.query.setFocus()
        self.query.selectAll()

    def _search(self, text: str) -> None:
        if not search.words_of(text):
            self.pages.query = ""
            self.pages.mark()
            return
        self.pages.query = text
        if self.pages.source().path() == RESULTS:
            self.pages.reload()
        else:
            self.pages.show_page(address(RESULTS))

    def _follow(self) -> None:
        """Choose in the list of contents what is shown, and mark what was looked for."""
        url = self.pages.source()
        best: QTreeWidgetItem | None = None
        for item in self._items:
            if item.data(0, _URL) == url or (
                best is None and item.data(0, _URL).path() == url.path()
            ):
                best = item
        self._moving = True
        self.contents.setCurrentItem(best)  # type: ignore[arg-type]
        if best is not None:
            top = best.parent() or best
            top.setExpanded(True)
            self.contents.scrollToItem(best)
        else:
            self.contents.clearSelection()
        self._moving = False
        self.pages.mark()

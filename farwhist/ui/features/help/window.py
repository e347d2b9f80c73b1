"""The window of the help: contents, search and the page that is read."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QImage,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.help import search
from farwhist.ui.features.help.markup import POSITION, passages, to_html
from farwhist.ui.features.help.pages import PAGES, PREFERENCES, RULES, Library
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import tokens_of
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, labelled, sentence

translate = QCoreApplication.translate

Draw = Callable[[str, int, float], QImage]
"""Draws a picture of a name, so many pixels wide at most, with so many pixels for one."""

WIDEST: Final = 640
"""The width of a picture where there is room, in pixels."""

SETTLED: Final = 200
"""So long a size must stay before pictures are drawn anew, in milliseconds."""

COUNTED: Final = 700
"""So long after the last letter it is said how much was found, in milliseconds."""

RESULTS: Final = "search"

_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value
_DEAL: Final = POSITION.rstrip(":")


def address(page: str, anchor: str = "") -> QUrl:
    """Return the address of a page, or of a place on it."""
    url = QUrl(f"help:{page}")
    if anchor:
        url.setFragment(anchor)
    return url


def _nothing() -> QImage:
    dot = QImage(1, 1, QImage.Format.Format_ARGB32)
    dot.fill(0)
    return dot


class Pages(QTextBrowser):
    """Shows pages of a library, and what was found, in the colours of the window.

    Signals:
        deal_wanted(name): the player wants to look at the deal that a link names.
        said(text): what a screen reader is to say.
    """

    deal_wanted = Signal(str)
    said = Signal(str)

    def __init__(self, library: Library, draw: Draw) -> None:
        super().__init__()
        self.library = library
        self._draw = draw
        self._found = search.NOTHING
        self._hits = 0
        self._drawn = 0
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(SETTLED)
        self._resized.timeout.connect(self.draw_again)
        self.query = ""
        self.index = search.Index({})
        # Left to itself, the browser hands addresses of this kind to the system.
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.highlighted.connect(lambda url: self.viewport().setToolTip(self._about(url)))
        self.document().setDocumentMargin(16)
        # A caret, with which a screen reader reads line by line.
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(self.textInteractionFlags() | keys)
        self._counted = QTimer(self, singleShot=True, interval=COUNTED)
        self._counted.timeout.connect(self._tell_count)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Return a page as HTML; an address that means nothing gives the first page."""
        url = QUrl(url)
        if url.scheme() == "picture":
            self._drawn = self._room()
            return self._draw(url.path(), self._drawn, self.devicePixelRatioF())
        if url.scheme() != "help" or kind == _IMAGE:
            return _nothing()  # for anything that is no image Qt would look for a file
        page = url.path()
        self.document().setDefaultStyleSheet(self._style())
        if page == RESULTS:
            return self._results()
        known = page if page in (*PAGES, RULES) else PAGES[0]
        return to_html(self.library.source(known) or self.library.source(PAGES[0]))

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == _DEAL:
            self.deal_wanted.emit(url.path())
        else:
            self.show_page(url)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the next link, or the one before, and say so where it leads to a deal."""
        moved = super().focusNextPrevChild(next)
        cursor = self.textCursor()
        if moved and cursor.hasSelection():
            text = self._about(QUrl(cursor.charFormat().anchorHref()))
            self.setAccessibleDescription(text)
            if text:
                self.said.emit(sentence(labelled(cursor.selectedText(), text)))
        return moved

    def _about(self, url: QUrl) -> str:
        """Return what a link does, if that is more than to show a page."""
        if url.scheme() != _DEAL:
            return ""
        return translate("Help", "Opens this deal in the study; Back returns here")

    def show_page(self, url: QUrl) -> None:
        """Show the page at an address, with what was looked for marked."""
        self._drawn = 0
        self.setSource(url, QTextDocument.ResourceType.HtmlResource)
        self._place_caret(url.fragment())

    def _place_caret(self, anchor: str) -> None:
        """Let reading begin at an anchor, or else at the top."""
        place, block = 0, self.document().begin()
        while anchor and block.isValid():
            if any(anchor in part.charFormat().anchorNames() for part in _fragments(block)):
                place = block.position()
                break
            block = block.next()
        at = self.verticalScrollBar().value()
        self._put_caret(place)
        self.verticalScrollBar().setValue(at)

    def _put_caret(self, place: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        self.setTextCursor(cursor)

    def _tell_count(self) -> None:
        if self.source().path() == RESULTS:
            self.said.emit(Counts.passages(self._hits))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and not self.source().isEmpty():
            self.draw_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw pictures as wide as there is room, once the size has stayed for a moment."""
        super().resizeEvent(event)
        if self._drawn not in (0, self._room()):
            self._resized.start()

    def draw_again(self) -> None:
        """Read the page again, with its pictures, at the place that is shown."""
        at, caret = self.verticalScrollBar().value(), self.textCursor().position()
        self.document().clear()
        self.reload()
        self.mark()
        self._put_caret(caret)
        self.verticalScrollBar().setValue(at)

    def _room(self) -> int:
        edges = 2 * round(self.document().documentMargin()) + self.verticalScrollBar().width()
        return max(min(self.width() - edges - 2 * self.frameWidth() - 4, WIDEST), 100)

    def mark(self) -> None:
        """Mark the words that were looked for on the page that is shown."""
        self.setExtraSelections([])
        if not search.words_of(self.query) or self.source().path() == RESULTS:
            return
        wanted = self.index.marks(self.query)
        marks = []
        block = self.document().begin()
        while block.isValid():
            for start, end in search.spans(wanted, block.text()):
                mark = QTextEdit.ExtraSelection()
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + start)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                mark.cursor = cursor
                form = mark.format
                form.setBackground(self._mark_colour())
                form.setForeground(self.palette().color(QPalette.ColorRole.Text))
                mark.format = form
                marks.append(mark)
            block = block.next()
        self.setExtraSelections(marks)

    def _results(self) -> str:
        found = self.index.answer(self.query)
        head = translate("Help", "Search: {words}").format(words=self.query)
        parts = [f"<h1>{html.escape(head)}</h1>"]
        told = {
            "all": "",
            "some": translate("Help", "No passage has all these words. These have some of them."),
            "near": translate("Help", "These words are not in the help. The nearest: {words}"),
            "pages": translate("Help", "Nothing was found. These pages are here:"),
        }[found.how].format(words=joined(found.words))
        if told:
            parts.append(f"<p>{html.escape(told)}</p>")
        self._found, self._hits = found.marks, len(found.hits)
        self._counted.start()
        for hit in found.hits:
            target = address(hit.page, hit.anchor).toString()
            name = hit.title if hit.title == hit.page_title else labelled(hit.page_title, hit.title)
            link = f'<a href="{html.escape(target)}">{self._marked(name)}</a>'
            parts.append(f"<p><b>{link}</b><br>{self._marked(hit.excerpt)}</p>")
        return "\n".join(parts)

    def _marked(self, text: str) -> str:
        colour = self._mark_colour().name()
        parts, at = [], 0
        for start, end in search.spans(self._found, text):
            parts.append(html.escape(text[at:start]))
            found = html.escape(text[start:end])
            parts.append(f'<span style="background-color:{colour}">{found}</span>')
            at = end
        return "".join([*parts, html.escape(text[at:])])

    def _mark_colour(self) -> QColor:
        return QColor(tokens_of(self.palette()).lit)

    def _style(self) -> str:
        colours = tokens_of(self.palette())
        return (
            f"a {{ color: {colours.needs}; }}"
            f"td, th {{ border: 1px solid {colours.hairline}; }}"
            f"th {{ background-color: {colours.raised}; text-align: left; }}"
            "table { border-collapse: collapse; margin-bottom: 10px; }"
            "h1 { margin-top: 4px; margin-bottom: 10px; }"
            "h2 { margin-top: 18px; margin-bottom: 6px; }"
            "h3 { margin-top: 12px; margin-bottom: 4px; }"
            "li { margin-bottom: 3px; }"
        )


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    """Yield the parts of a paragraph that have one format each."""
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


_URL: Final = Qt.ItemDataRole.UserRole


class HelpWindow(QWidget):
    """A window of its own beside the table; it keeps nothing when it is closed.

    Its texts are written whenever it is opened.

    Args:
        draw: draws the pictures of the pages.
    """

    def __init__(self, library: Library, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        KeptOnScreen(self)
        self.setObjectName("help")
        set_help_anchor(self, "five_minutes")
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
            self._follow()
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
        add_layout(column, row)
        column.addWidget(self.splitter, 1)
        self.resize(self.sizeHint())
        self.splitter.setSizes([self.width() * 3 // 10, self.width() * 7 // 10])

    def _write(self) -> None:
        """Write every text, and the list of the pages that there are now."""
        self.setWindowTitle(translate("Help", "Far Whist Help"))
        self.contents.setAccessibleName(translate("Help", "Contents"))
        self.find_label.setText(translate("Help", "&Search:"))
        self.query.setPlaceholderText(translate("Help", "Words to look for"))
        for button, sign, text in (
            (self.back, "←", translate("Help", "Back")),
            (self.forward, "→", translate("Help", "Forward")),
        ):
            button.setText(sign)
            name_sign(button, text)
        self._moving = True
        self.contents.clear()
        self._items = []
        self.pages.index = search.Index(self._library.all(), self._library.small_words())
        for page, found in self.pages.index.passages.items():
            name = translate("Help", "Rules of this game") if page == RULES else found[0].title
            item = QTreeWidgetItem(self.contents, [name])
            item.setData(0, _URL, address(page))
            item.setToolTip(0, name)
            self._items.append(item)
            for passage in found:
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
        self.pages.setAccessibleName(self.pages.documentTitle() if best is None else best.text(0))
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

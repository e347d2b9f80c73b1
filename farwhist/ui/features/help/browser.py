"""Shows pages of the help, and what was found in them."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QPalette, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from farwhist.ui.features.help import search
from farwhist.ui.features.help.markup import POSITION, to_html
from farwhist.ui.features.help.pages import PAGES, RULES, Library
from farwhist.ui.style.colours import tokens_of
from farwhist.ui.wording.punctuation import joined, labelled, sentence

translate = QCoreApplication.translate

Draw = Callable[[str, int, float], QImage]
"""Draws a picture of a name, so many pixels wide at most, with so many pixels for one."""

WIDEST: Final = 640
"""The width of a picture where there is room, in pixels."""

SETTLED: Final = 200
"""So long a size must stay before pictures are drawn anew, in milliseconds."""

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
        at = self.verticalScrollBar().value()
        self.document().clear()
        self.reload()
        self.mark()
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
        self._found = found.marks
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

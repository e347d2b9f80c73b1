"""Looks for words on all pages of the preferences."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.preferences.lazy_pages import LazyPages
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.voice.announcer import Announcer, Kind, ScreenReader
from farwhist.ui.wording.plain_letters import fold
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate

FOUND: Final = "found"
"""The property of what was found, which the style draws on a lit ground with a bar beside it."""

_Reason = Qt.FocusReason
_MEANT: Final = (
    _Reason.MouseFocusReason,
    _Reason.TabFocusReason,
    _Reason.BacktabFocusReason,
    _Reason.ShortcutFocusReason,
)
"""How somebody goes to the field who wants to search; it has the keyboard from the start, too."""
_LATER: Final = 1000
"""Milliseconds until all pages are made for somebody who has not gone to the field."""


def texts_of(widget: QWidget) -> list[str]:
    """Return what a player reads in a widget, and in its tool tip."""
    told = [widget.toolTip()]
    if isinstance(widget, QLabel | QAbstractButton):
        told.append(widget.text().replace("&", ""))
    return told


def found_on(page: Page, words: str) -> list[QWidget]:
    """Return the labels and buttons of a page in which all `words` occur, from top to bottom."""
    wanted = fold(words).split()
    hits: list[QWidget] = []
    for widget in page.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton):
            continue
        told = fold(" ".join(texts_of(widget)))
        if all(word in told for word in wanted):
            hits.append(widget)
    return hits


class SearchField(QWidget):
    """A field above the list of pages. Enter and the down arrow walk what was found.

    A screen reader is told how much that is, and what each step has come to.

    Signals:
        searched(counts): how often the words were found on each page, by its key; None when there
            are no words.
        wanted(key, widget): this widget of a page is to be seen; the page itself where only its
            title holds the words.

    Words are looked for on all pages, so all must have been made; that is done one by one, without
    keeping anybody waiting, from the moment when the field has the keyboard.
    """

    searched = Signal(object)
    wanted = Signal(str, QWidget)

    def __init__(self, pages: LazyPages, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._ahead = QTimer(self)
        self._ahead.setSingleShot(True)
        self._ahead.timeout.connect(self._make_ahead)
        self._hits: list[tuple[str, QWidget]] = []
        self._at = -1
        self.announcer = Announcer(self, ScreenReader(self).speak)
        self.field = QLineEdit()
        self.field.setPlaceholderText(translate("Preferences", "Search"))
        self.field.setAccessibleName(translate("Preferences", "Search"))
        self.field.setClearButtonEnabled(True)
        # The list of pages says how wide both are: the button that clears the field moves nothing.
        self.field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.field.setMinimumWidth(1)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 12, 8, 4)
        column.addWidget(self.field)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), parent).activated.connect(self._go)

    @property
    def hits(self) -> list[QWidget]:
        """What was found, page by page."""
        return [widget for _, widget in self._hits]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if watched is self.field and isinstance(event, QFocusEvent) and event.gotFocus():
            self._ahead.start(0 if event.reason() in _MEANT else _LATER)
        if watched is self.field and pressed and self._take(Qt.Key(cast(QKeyEvent, event).key())):
            return True
        return super().eventFilter(watched, event)

    def _take(self, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self._step(1)
        elif key == Qt.Key.Key_Up:
            self._step(-1)
        elif key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
        else:
            return False
        return True

    def _go(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _make_ahead(self) -> None:
        if self._pages.make_one():
            self._ahead.start(0)

    def _search(self, words: str) -> None:
        for _, widget in self._hits:
            _mark(widget, lit=False)
        self._hits, self._at = [], -1
        self.announcer.forget()
        if not words.strip():
            self.field.setAccessibleDescription("")
            self.searched.emit(None)
            return
        counts = {}
        for key, page in self._pages.items():
            hits = found_on(page, words)
            if not hits and fold(words.strip()) in fold(page.title()):
                hits = [page]
            counts[key] = len(hits)
            self._hits += [(key, widget) for widget in hits]
        for _, widget in self._hits:
            _mark(widget, lit=True)
        told = translate("Preferences", "Found: {count}").format(count=sum(counts.values()))
        self.field.setAccessibleDescription(told)
        self.field.setToolTip(told)
        self.announcer.say(told, Kind.RESULT)
        self.searched.emit(counts)
        if self._hits:
            self._walk(1)

    def _step(self, step: int) -> None:
        self._walk(step)
        if self._hits:
            key, widget = self._hits[self._at]
            title = self._pages[key].title()
            read = title if isinstance(widget, Page) else labelled(title, texts_of(widget)[-1])
            self.announcer.say(read, Kind.ANSWER)

    def _walk(self, step: int) -> None:
        if self._hits:
            self._at = (self._at + step) % len(self._hits)
            self.wanted.emit(*self._hits[self._at])


def _mark(widget: QWidget, *, lit: bool) -> None:
    widget.setProperty(FOUND, lit)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))  # room for the bar


def bring(widget: QWidget) -> None:
    """Scroll every area around a widget so that it is seen."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()

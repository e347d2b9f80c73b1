"""The search through the pages of the preferences: a field, what is found, and how it is marked."""

from __future__ import annotations

from collections.abc import Iterable
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

from farwhist.ui.features.preferences.controls import ValueChoice
from farwhist.ui.features.preferences.page import LazyPages, Page
from farwhist.ui.settings.preference import OtherWords
from farwhist.ui.voice.announcer import Announcer, Kind, ScreenReader
from farwhist.ui.wording.punctuation import fold, labelled, titled

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
_HIDDEN_OR_SHOWN: Final = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
"""Set where somebody has hidden a widget or shown it; it is not of a page not seen yet."""
_LATER: Final = 1000
"""Milliseconds until all pages are made for somebody who has not gone to the field."""


def texts_of(widget: QWidget) -> list[str]:
    """Return what a player reads in a widget, in its tool tip, and as values of its choice."""
    choice = widget.buddy() if isinstance(widget, QLabel) else None
    values = choice.words.values() if isinstance(choice, ValueChoice) else ()
    return [widget.toolTip(), *values, name_of(widget)]


def name_of(widget: QWidget) -> str:
    """Return the text of a label or button; nothing of other widgets."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text().replace("&", "")
    return ""


def found_on(page: Page, words: str) -> tuple[list[QWidget], list[QWidget]]:
    """Return the labels and buttons of a page in which all `words` occur, from the top.

    The first are those in whose own text they occur, the others have some of them in a tool tip.
    """
    wanted = fold(words).split()

    def holds(*texts: str) -> bool:
        told = fold(" ".join(texts))
        return all(word in told for word in wanted)

    named: list[QWidget] = []
    hinted: list[QWidget] = []
    for widget in page.findChildren(QWidget):
        kinds = isinstance(widget, QLabel | QAbstractButton)
        if (
            not kinds
            or widget.property("segment")
            or (widget.isHidden() and widget.testAttribute(_HIDDEN_OR_SHOWN))
        ):
            continue
        if holds(name_of(widget)):
            named.append(widget)
        elif holds(*texts_of(widget)):
            hinted.append(widget)
    return named, hinted


def meant_on(page: Page, words: str, others: Iterable[OtherWords]) -> list[QWidget]:
    """Return what other players call by these words: labels of the page, or the page itself."""
    meant: list[QWidget] = []
    for each in others:
        if fold(words) not in fold(each.words):
            continue
        names = (each.of, titled(each.of)) if each.of else ()
        named = [widget for widget in page.findChildren(QWidget) if name_of(widget) in names]
        meant += named or [page]
    return meant


class SearchField(QWidget):
    """A field above the list of pages. Enter and the down arrow walk what was found.

    A screen reader is told how much that is, and what each step has come to.

    Signals:
        searched(counts): how often the words were found on each page, by its key; None when there
            are no words.
        wanted(key, widget): this widget of a page is to be seen; the page itself where only its
            title holds the words.

    Other words that players have for what is on a page lead to the page. Words are looked for on
    all pages, so all must have been made; that is done one by one, without
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
        self.nothing = QLabel()
        self.nothing.setProperty("quiet", True)
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        column.addWidget(self.nothing)
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
            mark_found(widget, lit=False)
        self._hits, self._at = [], -1
        self.announcer.forget()
        self.nothing.hide()
        if not words.strip():
            self.field.setAccessibleDescription("")
            self.searched.emit(None)
            return
        counts = {}
        by_tip: list[tuple[str, QWidget]] = []
        for key, page in self._pages.items():
            named, hinted = found_on(page, words)
            if not named:
                others = [*self._pages.other_words(key), OtherWords(page.title())]
                named = meant_on(page, words.strip(), others)
                hinted = [each for each in hinted if each not in named]
            counts[key] = len(named) + len(hinted)
            self._hits += [(key, widget) for widget in named]
            by_tip += [(key, widget) for widget in hinted]
        self._hits += by_tip
        for _, widget in self._hits:
            mark_found(widget, lit=True)
        told = translate("Preferences", "Found: {count}").format(count=sum(counts.values()))
        self.field.setAccessibleDescription(told)
        self.field.setToolTip(told)
        self.announcer.say(told, Kind.RESULT)
        nothing = translate("Preferences", "Nothing here is called “{words}”.")
        self.nothing.setText(nothing.format(words=words.strip()))
        self.nothing.setVisible(not self._hits)
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


def mark_found(widget: QWidget, *, lit: bool) -> None:
    """Draw a widget as found, or as usual again."""
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

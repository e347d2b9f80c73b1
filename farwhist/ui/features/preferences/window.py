"""The window of preferences: its pages, and the search through them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QFont,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.store.preferences import Preferences
from farwhist.ui.features.preferences.page import LazyPages, Page, unfold
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.catalogue import PAGE_GROUPS, PREFERENCES_PAGE, PREFERENCES_PLACE
from farwhist.ui.settings.preference import OtherWords, PreferencesPage
from farwhist.ui.settings.saving import KeptOnScreen, as_bytes, as_text
from farwhist.ui.style.help_anchor import own_help, set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.style.text import access_key, give_access_keys
from farwhist.ui.style.tokens import BASE_TEXT, ROW
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
    """Return what a player reads in a widget, and in its tool tip."""
    return [widget.toolTip(), name_of(widget)]


def name_of(widget: QWidget) -> str:
    """Return the text of a label or button, or the title of a group; nothing of other widgets."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text().replace("&", "")
    return widget.title().replace("&", "") if isinstance(widget, QGroupBox) else ""


def found_on(page: Page, words: str) -> tuple[list[QWidget], list[QWidget]]:
    """Return the labels, buttons and groups of a page in which all `words` occur, from the top.

    The first are those in whose own text they occur, the others have some of them in a tool tip.
    """
    wanted = fold(words).split()

    def holds(*texts: str) -> bool:
        told = fold(" ".join(texts))
        return all(word in told for word in wanted)

    named: list[QWidget] = []
    hinted: list[QWidget] = []
    for widget in page.findChildren(QWidget):
        kinds = isinstance(widget, QLabel | QAbstractButton | QGroupBox)
        if not kinds or (widget.isHidden() and widget.testAttribute(_HIDDEN_OR_SHOWN)):
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
            _mark(widget, lit=False)
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
            _mark(widget, lit=True)
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


SMALLEST: Final = (760, 540)
USUAL: Final = (772, 752)
_SIDE: Final = 16
"""The room left and right of a page."""

_KEY = Qt.ItemDataRole.UserRole


class PreferencesWindow(QDialog):
    """Stands beside the table without blocking it. Whatever is changed holds at once.

    A page is made when it is first shown, or looked through for words: `make` returns it.

    `help_wanted(key)` is emitted when the player wants to read about the page of this key.
    """

    help_wanted = Signal(str)

    def __init__(
        self,
        pages: Iterable[PreferencesPage],
        make: Callable[[PreferencesPage], Page],
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        self.setObjectName("preferences")
        set_help_anchor(self, "preferences")
        self._preferences = preferences
        groups = list(PAGE_GROUPS)
        told = sorted(pages, key=lambda each: (groups.index(each.place[0]), each.place[1]))
        self._pages = LazyPages(told, make, self._take_page)
        self._shown: dict[str, QWidget] = {}
        self.list = QListWidget()
        self.list.setAccessibleName(translate("Preferences", "Pages"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.heading = QLabel()
        self.heading.setProperty("title", True)
        self.list.setProperty("side", True)
        self.help = QPushButton(translate("Preferences", "? &Help"))
        on_click(self.help, self._ask_for_help)
        self.stack = QStackedWidget()
        self._wheel = WheelGuard(self.stack)
        self.restore = QPushButton(translate("Preferences", "&Restore this page"))
        on_click(self.restore, self._restore)
        self.close_button = QPushButton(translate("Preferences", "&Close"))
        on_click(self.close_button, self.close)
        self.search = SearchField(self._pages, self)
        self.search.searched.connect(self._show_found)
        self.search.wanted.connect(self._bring)
        self._heads: dict[str, QWidget] = {}
        self._groups = {each.key: each.place[0] for each in told}
        self._above = QVBoxLayout()
        self._footer = QVBoxLayout()
        self._side = QVBoxLayout()
        self._arrange()
        for group, there in groupby(told, key=lambda each: each.place[0]):
            self._add_heading(translate("Preferences", PAGE_GROUPS[group]))
            for each in there:
                self._add_line(each)
        self.list.currentItemChanged.connect(self._turn)
        QShortcut(QKeySequence("Ctrl+W"), self).activated.connect(self.close)
        self.show_page(PREFERENCES_PAGE.read(preferences))
        self._fit_list()
        self.setMinimumSize(*SMALLEST)
        place = PREFERENCES_PLACE.read(preferences)
        if not (place and self.restoreGeometry(as_bytes(place))):
            unit = self.fontInfo().pixelSize() / BASE_TEXT
            self.resize((QSize(*USUAL) * unit).boundedTo(self.screen().availableSize() * 0.9))

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._pages[self.key]

    @property
    def key(self) -> str:
        """The key of the page that is shown."""
        return str(self.list.currentItem().data(_KEY))

    @property
    def pages(self) -> Mapping[str, Page]:
        """All pages by their keys, in the order of the list; looking one up makes it."""
        return self._pages

    def show_page(self, key: str) -> None:
        """Turn to a page; to the first one if there is none of this key."""
        wanted = key if key in self._pages else next(iter(self._pages))
        for row in range(self.list.count()):
            if self.list.item(row).data(_KEY) == wanted:
                self.list.setCurrentRow(row)

    def set_head(self, group: str, widget: QWidget) -> None:
        """Let `widget` stand above the pages of a group."""
        self._heads[group] = widget
        self._above.addWidget(widget)
        self._show_head()

    def set_footer(self, widget: QWidget) -> None:
        """Let `widget` stand below the page, whichever is shown; it hides itself."""
        self._footer.addWidget(widget)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._keep()
        super().closeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._keep()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_list()

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)  # type: ignore[arg-type]
        if hasattr(self, "close_button") and self._pages:
            self._fit_list()

    def _arrange(self) -> None:
        self.heading.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.help)
        page = QVBoxLayout()
        page.setContentsMargins(_SIDE, 14, _SIDE, 12)
        page.setSpacing(10)
        add_layout(page, top)
        add_layout(page, self._above)
        page.addWidget(self.stack, 1)
        add_layout(page, self._footer)
        foot = QFrame()
        foot.setProperty("foot", True)
        buttons = QHBoxLayout(foot)
        buttons.setContentsMargins(_SIDE, 12, _SIDE, 12)
        buttons.addWidget(self.restore)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        right = QVBoxLayout()
        right.setSpacing(0)
        add_layout(right, page, 1)
        right.addWidget(foot)
        self._side.setContentsMargins(0, 0, 0, 0)
        self._side.setSpacing(0)
        self._side.addWidget(self.search)
        self._side.addWidget(self.list, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        add_layout(row, self._side)
        add_layout(row, right, 1)
        for button in (self.help, self.restore, self.close_button):
            button.setAutoDefault(False)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)

    def _add_line(self, page: PreferencesPage) -> None:
        title = translate("Preferences", page.title)
        item = QListWidgetItem(title)
        item.setData(_KEY, page.key)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
        self.list.addItem(item)

    def _take_page(self, page: Page) -> None:
        for button in page.findChildren(QPushButton):
            button.setAutoDefault(False)
        self._shown[page.key] = page if page.scrolls else _scrolling(page)
        self.stack.addWidget(self._shown[page.key])
        page.refilled.connect(lambda: self._take_in(page))
        self._take_in(page)

    def _take_in(self, page: Page) -> None:
        """Give the controls of a page access keys, and keep the wheel from changing them."""
        self._wheel.watch(page)
        own = (self.help, self.restore, self.close_button)
        give_access_keys(page, {access_key(button.text()) for button in own})

    def _turn(self, item: QListWidgetItem | None) -> None:
        if item is None or not item.data(_KEY):
            return
        page = self.page
        self.stack.setCurrentWidget(self._shown[page.key])
        self.heading.setText(page.title())
        self.setWindowTitle(
            translate("Preferences", "Preferences – {page}").format(page=page.title())
        )
        set_help_anchor(self, own_help(page))
        self.list.scrollToItem(item)
        self._show_head()

    def _show_head(self) -> None:
        for group, head in self._heads.items():
            head.setVisible(group == self._groups[self.key])

    def _show_found(self, counts: dict[str, int] | None) -> None:
        """List only the pages on which something was found, or all again."""
        _mark(self.heading, lit=False)
        heading, any_below = None, False
        for row in range(self.list.count()):
            item = self.list.item(row)
            key = item.data(_KEY)
            if not key:
                if heading is not None:
                    heading.setHidden(not any_below)
                heading, any_below = item, False
                continue
            seen = counts is None or bool(counts[key])
            item.setHidden(not seen)
            any_below = any_below or seen
        if heading is not None:
            heading.setHidden(not any_below)

    def _bring(self, key: str, widget: QWidget) -> None:
        """Show a page, or this widget of it and what folds it away if something does."""
        self.show_page(key)
        _mark(self.heading, lit=widget is self._pages[key])
        if widget is self._pages[key]:
            return
        unfold(widget)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bring(widget)

    def _fit_list(self) -> None:
        """Give the list the width of its longest line, but leave the page most of the room."""
        small = QFont(self.list.font())
        small.setPointSizeF(small.pointSizeF() * 12 / BASE_TEXT)
        small.setWeight(QFont.Weight.DemiBold)
        unit = self.list.fontInfo().pixelSize() / BASE_TEXT
        for row in range(self.list.count()):
            item = self.list.item(row)
            page = bool(item.data(_KEY))
            if not page:
                item.setFont(small)
            item.setSizeHint(QSize(1, round((ROW if page or not row else ROW + 4) * unit)))
        metrics = self.list.fontMetrics()
        longest = max(
            metrics.horizontalAdvance(self.list.item(row).text())
            for row in range(self.list.count())
        )
        rows = range(self.list.count())
        if sum(self.list.sizeHintForRow(row) for row in rows) > self.list.height() - 16:
            longest += self.list.verticalScrollBar().sizeHint().width()
        most = 0.32 * max(self.width(), SMALLEST[0])
        self.list.setFixedWidth(min(longest + 46, round(most)))

    def _restore(self) -> None:
        self.page.restore_defaults()

    def _ask_for_help(self) -> None:
        self.help_wanted.emit(self.key)

    def _keep(self) -> None:
        PREFERENCES_PAGE.choose(self._preferences, self.key)
        PREFERENCES_PLACE.choose(self._preferences, as_text(self.saveGeometry()))


def _scrolling(page: Page) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area

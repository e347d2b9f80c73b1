"""The window of preferences: the list of its pages, and the page that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QHideEvent,
    QIcon,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.store.preferences import Preferences
from farwhist.ui.features.preferences.cards import PreferenceRow
from farwhist.ui.features.preferences.page import LazyPages, Page, Scrolling, unfold
from farwhist.ui.features.preferences.search_field import SearchField, bring, mark_found
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.catalogue import PAGE_GROUPS, PREFERENCES_PAGE, PREFERENCES_PLACE
from farwhist.ui.settings.preference import PreferencesPage
from farwhist.ui.settings.saving import KeptOnScreen, as_bytes, as_text
from farwhist.ui.style.help_anchor import own_help, set_help_anchor
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.style.text import access_key, give_access_keys
from farwhist.ui.style.tokens import BASE_TEXT, ROW

translate = QCoreApplication.translate

SMALLEST: Final = (760, 540)
USUAL: Final = (772, 752)
_SIDE: Final = 16
"""The room left and right of a page."""
_BESIDE: Final = 46
"""What the list of pages has beside the names."""
_ICON: Final = 18

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
        self.list.setWordWrap(True)
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
        self.nothing = QLabel()
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.stack.addWidget(self.nothing)
        self._heads: dict[str, QWidget] = {}
        self._signs = {each.key: cast(IconName, each.icon) for each in told}
        self._icons: tuple[str, str] | None = None
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

    def set_head(self, keys: Iterable[str], widget: QWidget) -> None:
        """Let `widget` stand above these pages."""
        self._heads.update(dict.fromkeys(keys, widget))
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

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        layout = self.layout()
        if event.type() is QEvent.Type.LayoutRequest and layout is not None:
            # Large letters may need more room than there is in the smallest window.
            self.setMinimumWidth(max(SMALLEST[0], layout.totalMinimumSize().width()))
        return done

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
        buttons.setContentsMargins(_SIDE, 3, _SIDE, 3)
        buttons.addWidget(PreferenceRow(self.restore, self.close_button))
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
        shown: QWidget = page
        if not page.scrolls:
            shown = area = Scrolling()
            area.setWidget(page)
        self._shown[page.key] = shown
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
        self._show_nothing(False)
        self.heading.setText(page.title())
        self.setWindowTitle(
            translate("Preferences", "Preferences – {page}").format(page=page.title())
        )
        set_help_anchor(self, own_help(page))
        self.list.scrollToItem(item)

    def _show_nothing(self, nothing: bool) -> None:
        """Show that nothing was found and no page, or else the page of the list."""
        self.nothing.setText(self.search.nothing.text() if nothing else "")
        self.stack.setCurrentWidget(self.nothing if nothing else self._shown[self.page.key])
        for part in (self.heading, self.help, self.restore):
            part.setVisible(not nothing)
        self._show_head()

    def _show_head(self) -> None:
        there = self.stack.currentWidget() is not self.nothing
        wanted = self._heads.get(self.key) if there else None
        for head in self._heads.values():
            head.setVisible(head is wanted)

    def _show_found(self, counts: dict[str, int] | None) -> None:
        """List only the pages on which something was found, or all again."""
        mark_found(self.heading, lit=False)
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
        self._show_nothing(counts is not None and not any(counts.values()))

    def _bring(self, key: str, widget: QWidget) -> None:
        """Show a page, or this widget of it and what folds it away if something does."""
        self.show_page(key)
        mark_found(self.heading, lit=widget is self._pages[key])
        if widget is self._pages[key]:
            return
        unfold(widget)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bring(widget)

    def _fit_list(self) -> None:
        """Give the list the width of its longest line, but leave the page most of the room.

        Names that are longer go on in another line, and there are no icons then.
        """
        small = QFont(self.list.font())
        small.setPointSizeF(small.pointSizeF() * 12 / BASE_TEXT)
        small.setWeight(QFont.Weight.DemiBold)
        unit = self.list.fontInfo().pixelSize() / BASE_TEXT
        metrics = self.list.fontMetrics()
        items = [self.list.item(row) for row in range(self.list.count())]
        beside = _BESIDE
        if sum(item.sizeHint().height() for item in items) > self.list.height() - 16:
            beside += self.list.verticalScrollBar().sizeHint().width()
        longest = max(metrics.horizontalAdvance(item.text()) for item in items)
        words = {word for item in items for word in item.text().split()}
        most = max(
            round(0.32 * max(self.width(), SMALLEST[0])),
            max(map(metrics.horizontalAdvance, words)) + beside,
        )
        side = round(_ICON * unit)
        icons = longest + side + 8 + beside <= most
        wide = min(longest + beside + icons * (side + 8), most)
        self._show_icons(icons)
        self.list.setIconSize(QSize(side, side))
        self.list.setFixedWidth(wide)
        line = QRect(0, 0, wide - beside, 0)
        for row, item in enumerate(items):
            page = bool(item.data(_KEY))
            if not page:
                item.setFont(small)
            high = round((ROW if page or not row else ROW + 4) * unit)
            if page and not icons:
                wrapped = metrics.boundingRect(line, Qt.TextFlag.TextWordWrap, item.text())
                high += wrapped.height() - metrics.height()
            item.setSizeHint(QSize(1, high))

    def _show_icons(self, wanted: bool) -> None:
        """Draw the icons before the names in the colours of now, or none of them."""
        colours = self.palette()
        text, chosen = colours.text().color().name(), colours.highlightedText().color().name()
        shown = (text, chosen) if wanted else None
        if shown == self._icons:
            return
        self._icons = shown
        for row in range(self.list.count()):
            item = self.list.item(row)
            name = self._signs.get(item.data(_KEY))
            item.setIcon(icon(name, text, on=chosen) if wanted and name else QIcon())

    def _restore(self) -> None:
        self.page.restore_defaults()

    def _ask_for_help(self) -> None:
        self.help_wanted.emit(self.key)

    def _keep(self) -> None:
        PREFERENCES_PAGE.choose(self._preferences, self.key)
        PREFERENCES_PLACE.choose(self._preferences, as_text(self.saveGeometry()))

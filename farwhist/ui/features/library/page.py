"""The page of finished matches, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import card
from farwhist.store.library_entry import LibraryEntry
from farwhist.ui.features.library import library_words
from farwhist.ui.features.library.choice import CHIPS, Deletions, Finder, LibraryChoice
from farwhist.ui.features.library.library_words import LibraryCounts
from farwhist.ui.features.library.list_panel import NARROW, PREVIEW, LibraryHead, LibraryListPanel
from farwhist.ui.features.library.preview import LibraryPreview
from farwhist.ui.review.leaning_cards import LeaningCards
from farwhist.ui.review.page_style import FeltGround, PageStyle, felt_page_sheet
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.page_area import WheelGuard
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.tokens import Tokens
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import folded, joined

if TYPE_CHECKING:
    from farwhist.store.library import MatchLibrary

translate = QCoreApplication.translate


class EmptyLibrary(QFrame):
    """Says what will stand here. `play_requested` and `file_requested` are its buttons."""

    play_requested = Signal()
    file_requested = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        px = style.px
        title = QLabel(translate("Library", "Your matches will appear here"))
        title.setProperty("heading", True)
        self.about = QLabel(
            translate(
                "Library",
                "Finished matches are kept automatically, on this computer only. You can also "
                "open a file.",
            )
        )
        self.about.setWordWrap(True)
        self.play = QPushButton(translate("Library", "Play a &match"))
        self.play.setProperty("main", True)
        self.file = QPushButton(translate("Library", "Open a &file…").replace("&", ""))
        buttons = filled(QHBoxLayout(), self.play, self.file, 1)
        column = filled(QVBoxLayout(), title, self.about, buttons, spacing=px(8))
        cards = (
            LeaningCards(style.deck, (None, card("QH")), px(96)),
            Qt.AlignmentFlag.AlignVCenter,
        )
        around = (px(20), px(18))
        filled(QHBoxLayout(self), cards, (column, 1), margins=around, spacing=px(20))
        self.setMaximumWidth(px(520))
        self.play.clicked.connect(self.play_requested)
        self.file.clicked.connect(self.file_requested)


Key = Qt.Key

AT_ONCE: Final = 4
"""How many files are read at a time, so that the page answers in between."""


class LibraryPage(WindowPage):
    """Lists the matches, finds some of them, and shows one.

    Signals:
        open_requested(entry), sheet_requested(entry), again_requested(entry),
            report_requested(entry), save_requested(entry): do that with a match.
        study_requested(entry, index): study one of its deals.
        hands_requested(entry, index): show all hands of one of its deals.
        play_requested(), file_requested(): put a match together, or open a file.

    Args:
        hidden: returns the file of a match whose end the table has still to show, or nothing.
        own: the picture of the player, where a match does not say which it was.
        blamed: returns what the coach blames in a match, as words that a search finds.
    """

    open_requested = Signal(object)
    sheet_requested = Signal(object)
    again_requested = Signal(object)
    report_requested = Signal(object)
    save_requested = Signal(object)
    study_requested = Signal(object, int)
    hands_requested = Signal(object, int)
    play_requested = Signal()
    file_requested = Signal()

    def __init__(
        self,
        library: MatchLibrary,
        deletions: Deletions,
        style: PageStyle,
        *,
        hidden: Callable[[], str],
        own: int,
        blamed: Callable[[LibraryEntry], str] = lambda entry: "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library")
        set_help_anchor(self, "files#library")
        self.setAccessibleName(translate("Library", "Library"))
        self._library = library
        self._deletions = deletions
        self._style = style
        self._hidden = hidden
        self._finder = Finder(blamed)
        self._ground = FeltGround(style)
        self._over = False
        self.choice = LibraryChoice()
        self.trouble = self._told = ""
        self.passing = PassingWords(self, self._show_told)
        self.passing.said.connect(self.said)
        head, panel = LibraryHead(style), LibraryListPanel(style)
        self.back, self.counts, self.file = head.back, head.counts, head.file
        self.search, self.order, self.games = panel.search, panel.order, panel.games
        self.all, self.chips, self.list = panel.all, panel.chips, panel.list
        self.clear, self.note, self.bar = panel.clear, panel.note, panel.bar
        self.notice, self.undo = panel.notice, panel.undo
        self.panel = panel
        self.preview = LibraryPreview(style, own)
        self.empty = EmptyLibrary(style)
        self._arrange(head)
        self._connect()
        self._reader = QTimer(self, interval=0)
        self._reader.timeout.connect(self._read_on)
        self.setStyleSheet(felt_page_sheet(style))
        self.refresh()

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self, head: QWidget) -> None:
        px = self._style.px
        column = filled(QVBoxLayout(self), head, margins=0, spacing=0)
        self.body = QWidget()
        filled(
            QHBoxLayout(self.body), (self.panel, 1), self.preview, margins=px(16), spacing=px(16)
        )
        self.middle = QWidget()
        around = QVBoxLayout(self.middle)
        around.addStretch(1)
        around.addWidget(self.empty, 0, Qt.AlignmentFlag.AlignHCenter)
        around.addStretch(1)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.body)
        self.pages.addWidget(self.middle)
        column.addWidget(self.pages, 1)
        WheelGuard(self)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.file.clicked.connect(self.file_requested)
        self.search.textChanged.connect(lambda text: self._choose(text=text))
        self.order.currentIndexChanged.connect(lambda n: self._choose(order=self.order.itemData(n)))
        self.games.currentIndexChanged.connect(
            lambda n: self._choose(game=self.games.itemData(n) or "")
        )
        self.all.clicked.connect(self.clear_chips)
        for chip in self.chips.values():
            chip.clicked.connect(self._choose_chips)
        self.clear.clicked.connect(self.clear_search)
        self.list.chosen.connect(self._show)
        self.list.open_requested.connect(self._enter)
        preview = self.preview
        for wanted, told in (
            (preview.open_requested, self.open_requested),
            (preview.sheet_requested, self.sheet_requested),
            (preview.again_requested, self.again_requested),
            (preview.report_requested, self.report_requested),
            (preview.save_requested, self.save_requested),
        ):
            wanted.connect(lambda told=told: told.emit(preview.entry))
        preview.study_requested.connect(lambda n: self.study_requested.emit(preview.entry, n))
        preview.hands_requested.connect(lambda n: self.hands_requested.emit(preview.entry, n))
        preview.delete_requested.connect(self.delete)
        preview.back_requested.connect(lambda: self._show_over(False))
        self.undo.clicked.connect(self.bring_back)
        self.empty.play_requested.connect(self.play_requested)
        self.empty.file_requested.connect(self.file_requested)
        self._deletions.changed.connect(self._tell_deleted)

    @property
    def colours(self) -> Tokens:
        """The colours in which the panels are drawn."""
        return self._style.tokens

    @property
    def narrow(self) -> bool:
        """Whether list and preview have no room beside each other."""
        return self.width() < NARROW * self._style.text

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.narrow
        if not narrow:
            self._over = False
            self.preview.setFixedWidth(
                min(round(PREVIEW * max(1.0, self._style.text * 0.85)), self.width() * 2 // 5)
            )
        else:
            self.preview.setMinimumWidth(0)
            self.preview.setMaximumWidth(16_777_215)
        shown = bool(self.list.listed.entries)
        self.panel.setVisible(not (narrow and self._over))
        self.preview.setVisible(shown and (self._over or not narrow))
        self.preview.back.setVisible(narrow)

    def _show_over(self, over: bool) -> None:
        """Let the preview take the place of the list, or give it back."""
        self._over = over and self.narrow
        self._fit()
        (self.preview.open if self._over else self.list).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    # --- what is shown ------------------------------------------------------------------------

    def start(self) -> None:
        """Take the keyboard."""
        if self.pages.currentWidget() is self.middle:
            self.empty.play.setFocus()
        elif self._over:
            self.preview.open.setFocus()
        else:
            (self.list if self.list.listed.entries else self.search).setFocus()

    def leave(self) -> None:
        """Hold the keyboard no more: the page is about to go."""
        super().leave()
        self._reader.stop()

    def show_focused(self, widget: QWidget) -> None:
        if self.preview.isAncestorOf(widget):
            self.preview.area.ensureWidgetVisible(widget)

    def blame(self, blamed: Callable[[LibraryEntry], str]) -> None:
        """Let a search find what the coach blames by now."""
        self._finder = Finder(blamed)
        self._find()

    def refresh(self) -> None:
        """Look what there is now, and read what is new."""
        self.passing.end()
        self.trouble = ""
        try:
            left = self._library.look()
        except OSError as problem:
            left = 0
            words = translate("Library", "The library cannot be read: {problem}.")
            self.trouble = words.format(problem=problem.strerror or problem)
        if left:
            self._reader.start()
        self._list_all(left)

    def _read_on(self) -> None:
        left = self._library.read_some(AT_ONCE)
        if not left:
            self._reader.stop()
        self._list_all(left)

    @property
    def entries(self) -> list[LibraryEntry]:
        """All matches that may be seen, the newest first."""
        hidden = self._hidden()
        return [each for each in self._library.entries if each.file != hidden]

    def _list_all(self, left: int = 0) -> None:
        entries = self.entries
        parts = [
            LibraryCounts.matches(len(entries)),
            Counts.deals(sum(len(each.deals) for each in entries)),
        ]
        room = library_words.size_words(self._library.size)
        parts.append(LibraryCounts.to_read(left) if left else room)
        self.counts.setText(" · ".join(parts))
        self._list_games(entries)
        self._tell_trouble()
        self._tell_deleted()
        self._find()
        nothing = not entries and not left and not self._deletions.last
        nothing = nothing and not self.note.text()
        self.pages.setCurrentWidget(self.middle if nothing else self.body)

    def _list_games(self, entries: list[LibraryEntry]) -> None:
        """Offer the games of the matches; the chosen one stays if there are some of it."""
        found = {each.preset: library_words.plain_game(each) for each in entries}
        wanted = [("", translate("Library", "All games"))]
        wanted += sorted(found.items(), key=lambda each: folded(each[1]))
        now = [(self.games.itemData(n), self.games.itemText(n)) for n in range(self.games.count())]
        if now == wanted:
            return
        self.games.blockSignals(True)
        self.games.clear()
        for key, name in wanted:
            self.games.addItem(name, key)
        place = self.games.findData(self.choice.game)
        self.games.setCurrentIndex(max(place, 0))
        self.games.blockSignals(False)
        if place < 0:
            self.choice = replace(self.choice, game="")
        self.games.setVisible(len(found) > 1)

    def _tell_trouble(self) -> None:
        bad = self._library.unreadable
        lines = [each for each in (self.trouble, self._told) if each]
        if bad:
            names = joined(list(bad)[:3]) + (" …" if len(bad) > 3 else "")
            lines.append(f"{LibraryCounts.unreadable(len(bad))} {names}")
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))

    def _choose(self, **what: object) -> None:
        self.choice = replace(self.choice, **what)
        self._find()

    def _choose_chips(self) -> None:
        chips = frozenset(key for key in CHIPS if self.chips[key].isChecked())
        self._choose(chips=chips)

    def clear_chips(self) -> None:
        """Narrow the list by no chip and no game any more."""
        for chip in self.chips.values():
            chip.setChecked(False)
        self.games.setCurrentIndex(0)
        self._choose_chips()

    def take_over(self, choice: LibraryChoice) -> None:
        """Look for what was looked for on another page."""
        self.search.setText(choice.text)
        for chip, button in self.chips.items():
            button.setChecked(chip in choice.chips)
        self.order.setCurrentIndex(max(self.order.findData(choice.order), 0))
        self.games.setCurrentIndex(max(self.games.findData(choice.game), 0))
        self._choose_chips()

    def clear_search(self) -> None:
        """List all matches."""
        self.search.clear()
        self.clear_chips()
        self.list.setFocus()

    def _find(self) -> None:
        found = self._finder.find(self.entries, self.choice)
        self.all.setChecked(not self.choice.chips and not self.choice.game)
        self.list.show_entries(found)
        self.list.fit()
        self.panel.show_list(bool(found) or not self.choice.narrowed)
        if not found:
            self._over = False
        self._fit()

    def _show(self, entry: LibraryEntry | None) -> None:
        if entry is not None:
            self.preview.show_entry(entry)

    def _enter(self, entry: LibraryEntry) -> None:
        if self.narrow:
            self._show_over(True)
        else:
            self.open_requested.emit(entry)

    def tell(self, text: str, *, lasting: bool = False) -> None:
        """Say something below the list, and aloud; it goes by itself unless it is `lasting`."""
        self.passing.say(text, lasting=lasting)

    def _show_told(self, text: str) -> None:
        self._told = text
        self._tell_trouble()
        self._tell_deleted()

    # --- deleting -----------------------------------------------------------------------------

    def delete(self) -> None:
        """Delete the chosen match."""
        entry = self.list.entry
        if entry is None:
            return
        try:
            self._deletions.delete(entry)
        except OSError as problem:
            words = translate("Library", "The match cannot be deleted: {problem}.")
            self.tell(words.format(problem=problem.strerror or problem), lasting=True)
            return
        self._over = False
        self._list_all()
        self.said.emit(library_words.deleted(entry))
        (self.list if self.list.listed.entries else self.undo).setFocus()

    def bring_back(self) -> None:
        """Bring the match back that was deleted last."""
        try:
            entry = self._deletions.undo()
        except OSError as problem:
            words = translate("Library", "The match cannot be brought back: {problem}.")
            self.tell(words.format(problem=problem.strerror or problem), lasting=True)
            return
        if entry is None:
            return
        self._list_all()
        rows = [n for n, each in enumerate(self.list.listed.entries) if each.file == entry.file]
        if rows:
            self.list.choose_row(rows[0])
        self.list.setFocus()
        words = translate("Library", "{game} is back.")
        self.said.emit(words.format(game=library_words.game(entry)))

    def _tell_deleted(self) -> None:
        last = self._deletions.last
        focus = self.undo.hasFocus()
        self.bar.setVisible(last is not None)
        if last is not None:
            self.notice.setText(library_words.deleted(last))
        elif not self.gone and not self.entries and not self._reader.isActive():
            self.pages.setCurrentWidget(self.body if self.note.text() else self.middle)
            if focus:
                self.start()
        elif focus:
            self.list.setFocus()

    @property
    def chosen_deal(self) -> tuple[LibraryEntry, int] | None:
        """The match that is shown, and the place of the chosen one among its deals, from 0."""
        entry, row = self.preview.entry, self.preview.squares.currentRow()
        shown = self.preview.isVisible() and entry is not None and 0 <= row < len(entry.deals)
        return (entry, row) if shown and entry is not None else None

    def study_chosen(self) -> None:
        """Ask to study the chosen deal."""
        chosen = self.chosen_deal
        if chosen is not None:
            self.study_requested.emit(*chosen)

    # --- the keyboard -------------------------------------------------------------------------

    def claims(self, event: QKeyEvent) -> bool:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control:
            return event.key() in (Key.Key_F, Key.Key_Z, Key.Key_Y)
        return event.key() in (Key.Key_Escape, Key.Key_Delete)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the keys of the page; all others end here, for the table is not seen."""
        event.accept()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if control and event.key() == Key.Key_F:
            self._show_over(False)
            self.search.setFocus()
            self.search.selectAll()
        elif control and event.key() == Key.Key_Z and not shift:
            self.bring_back()
        elif event.key() == Key.Key_Delete and not self.search.hasFocus():
            self.delete()
        elif event.key() == Key.Key_Escape:
            self._escape()
        elif (
            event.key() in (Key.Key_Return, Key.Key_Enter, Key.Key_Down)
            and self.search.hasFocus()
            and self.list.listed.entries
        ):
            self.list.setFocus()

    def _escape(self) -> None:
        """Go one step back."""
        if self._over:
            self._show_over(False)
        elif self.search.hasFocus() and self.search.text():
            self.search.clear()
        else:
            self.left.emit()

    def stops(self) -> list[QWidget]:
        """Return what the Tab key reaches now, in its order."""
        preview, empty = self.preview, self.empty
        parts: list[QWidget] = [
            self.back, self.file, self.search, self.order, self.all, *self.chips.values(),
            self.games, self.list, self.clear, self.undo, preview.back, preview.squares,
            preview.study, preview.hands, preview.open, preview.sheet_button, preview.again,
            preview.more,
            empty.play, empty.file,
        ]  # fmt: skip
        return [each for each in parts if each.isVisible() and each.isEnabled()]

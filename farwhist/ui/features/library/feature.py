"""Opens the library in the place of the table, and does with a match what the player wants."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QPushButton

from farwhist.rules.words import shortened
from farwhist.store.matches import Saved, replayed_file
from farwhist.store.preferences import Preferences
from farwhist.ui.features.library.keeper import LibraryKeeper
from farwhist.ui.match.matches import Matches
from farwhist.ui.match.players import Players
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.file_menu import pick_to_write, write_match
from farwhist.ui.services.page_deal import PageDeal
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.settings.keymap import OpensStudy, StudyKey
from farwhist.ui.style.page import LazyWindow
from farwhist.ui.table.layout.seating import others

if TYPE_CHECKING:
    from farwhist.engine.match import Match
    from farwhist.rules.deal_text import DealText
    from farwhist.store.library_entry import LibraryEntry
    from farwhist.ui.features.library.deletions import Deletions
    from farwhist.ui.features.library.page import LibraryPage
    from farwhist.ui.review.page_look import FeltPageLook
    from farwhist.ui.scores.window import ScoreWindow

translate = QCoreApplication.translate


@dataclass(frozen=True)
class LibraryWays:
    """What can come of the page.

    Args:
        play: lets another match be put together.
        choose_file: lets a file be chosen and opened.
        again: is told the number of a match that is played again, whose cards may be known.
        say: tells a screen reader what has happened.
    """

    play: Callable[[], object]
    choose_file: Callable[[], object]
    again: Callable[[int], object]
    say: Callable[[str], object]


class LibraryHost(QObject):
    """Opens the page over all that stands below the menus, and closes it again.

    The match on the table waits meanwhile. The page goes when any match is begun. `wanted(path)`
    is emitted for a match that shall be put on the table, `turned()` when another is chosen.

    Args:
        look: returns how the page is drawn.
        opens_study: knows the key that opens a deal in the study.
    """

    wanted = Signal(object)
    turned = Signal()

    def __init__(
        self,
        window: QMainWindow,
        keeper: LibraryKeeper,
        ways: LibraryWays,
        *,
        preferences: Preferences,
        matches: Matches,
        players: Players,
        pages: PageStack,
        look: Callable[[], FeltPageLook],
        opens_study: OpensStudy,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._ways = ways
        self._matches = matches
        self._players = players
        self._look = look
        self._opens_study = opens_study
        self._pages = pages
        self._deletions: Deletions | None = None
        self.page: LibraryPage | None = None
        self.blamed: Callable[[], Mapping[str, Collection[str]]] = dict
        self.report: Callable[[Saved, str], str] = lambda saved, title: ""
        self.study: Callable[[Saved, int], object] = lambda saved, deal: None
        self.sheet = LazyWindow(lambda: self._make_sheet(preferences))
        self._on_sheet: Saved | None = None
        self._known: Mapping[str, Collection[str]] = {}
        keeper.kept.connect(self._follow)
        pages.uncovered.connect(self._blame_anew)

    def open(self) -> None:
        """Show the page."""
        if self.page is not None:
            self._blame_anew()
            self.page.refresh()
            self.page.start()
            return
        from farwhist.ui.features.library.page import LibraryPage

        self._keeper.library.sweep()
        page = self.page = LibraryPage(
            self._keeper.library,
            self.deletions,
            self._look(),
            hidden=lambda: self._keeper.hidden,
            own=self._players.own_avatar,
            say=self._ways.say,
            blamed=self._blamed(),
            parent=self._window,
        )
        page.open_wanted.connect(self._open)
        page.sheet_wanted.connect(self._show_sheet)
        page.again_wanted.connect(self._play_again)
        page.report_wanted.connect(self._show_report)
        page.save_wanted.connect(self._save)
        page.study_wanted.connect(self._study)
        page.hands_wanted.connect(self._show_hands)
        page.play_wanted.connect(self._play)
        page.file_wanted.connect(self._ways.choose_file)
        page.left.connect(self.close)
        page.list.chosen.connect(lambda entry: self.turned.emit())
        StudyKey(self._opens_study, page.study_chosen, page, page.list, page.preview.squares)
        self._pages.show(page)

    @property
    def shown_deal(self) -> PageDeal | None:
        """The deal that is chosen on the page, if it is open."""
        chosen = None if self.page is None else self.page.chosen_deal
        if self.page is None or chosen is None:
            return None
        number = self.page.preview.squares.numbers[chosen[1]]
        return PageDeal(number, partial(self._text, *chosen), self.page.tell)

    def _text(self, entry: LibraryEntry, index: int) -> DealText | None:
        from farwhist.rules import deal_text

        found = self._replayed(entry)
        if found is None:
            return None
        saved, match = found
        number = match.position.results[index].deal
        return deal_text.of_match(match, saved.preset, saved.seats, saved.changes, number)

    def close(self) -> None:
        """Take the page away; the match on the table goes on."""
        page, self.page = self.page, None
        self._pages.close(page)

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            choice = self.page.choice
            self.close()
            self.open()
            assert self.page is not None
            self.page.take_over(choice)

    def follow_colours(self) -> None:
        """Draw the page anew if the windows have other colours now."""
        if self.page is not None and self.page.colours != self._look().tokens:
            self.refresh()

    @property
    def deletions(self) -> Deletions:
        """What was deleted and can be brought back; the page may be closed meanwhile."""
        if self._deletions is None:
            from farwhist.ui.features.library.deletions import Deletions

            self._deletions = Deletions(self._keeper.library, self)
        return self._deletions

    def called(self, path: Path) -> str:
        """Return what a file is called: a match of the library has the name of its game."""
        library = self._keeper.library
        if path.parent != library.folder:
            return path.name
        from farwhist.ui.features.library.library_words import game

        return next((game(each) for each in library.entries if each.file == path.name), path.name)

    def _blamed(self) -> Callable[[LibraryEntry], str]:
        """Return what tells the words for what the coach blames in a match."""
        from farwhist.ui.review.coach_words import WORDS, word_text

        found = self._known = self.blamed()

        def told(entry: LibraryEntry) -> str:
            there = found.get(entry.key, ())
            return " ".join(word_text(word) for word in WORDS if word in there)

        return told

    def _blame_anew(self) -> None:
        """Let the search know what was found while another page lay over this one."""
        if self.page is not None and self._pages.top is self.page and self.blamed() != self._known:
            self.page.blame(self._blamed())

    def _follow(self) -> None:
        if self.page is not None:
            self.page.refresh()

    # --- what comes of it ---------------------------------------------------------------------

    def _open(self, entry: LibraryEntry) -> None:
        path = self._keeper.library.path(entry.file)
        self.close()
        self.wanted.emit(path)

    def _play(self) -> None:
        self.close()
        self._ways.play()

    def _play_again(self, entry: LibraryEntry) -> None:
        saved = self._read(entry)
        if saved is not None:
            self.close()
            self._matches.play_same(saved)
            self._ways.again(saved.seed)

    def _show_report(self, entry: LibraryEntry) -> None:
        from farwhist.store.opponents_record import in_force
        from farwhist.ui.features.library import library_words
        from farwhist.ui.wording.player_levels import with_levels

        saved, page = self._read(entry), self.page
        if saved is None or page is None:
            return
        names = with_levels(library_words.names(entry), in_force(saved.opponents, 0))
        title = f"{library_words.game(entry)} · {names} · {library_words.day(entry)}"
        why_not = self.report(saved, title)
        if why_not:
            page.tell(why_not)

    def _save(self, entry: LibraryEntry) -> None:
        from farwhist.ui.features.library.library_words import game

        saved, page = self._read(entry), self.page
        if saved is None or page is None:
            return
        day = entry.finished.astimezone().date().isoformat()
        path = pick_to_write(self._window, f"{game(entry)} {day}")
        if path is not None:
            words = translate("Files", "The match was saved as “{file}”.").format(
                file=shortened(path.name)
            )
            page.tell(write_match(path, saved.text()) or words)

    def _study(self, entry: LibraryEntry, index: int) -> None:
        found = self._replayed(entry)
        if found is not None:
            saved, match = found
            self.study(saved, match.position.results[index].deal)

    def _show_hands(self, entry: LibraryEntry, index: int) -> None:
        found = self._replayed(entry)
        if found is None:
            return
        from farwhist.ui.features.library.library_words import names
        from farwhist.ui.review.hands_dialog import HandsDialog

        view, own = found[1].position, entry.human or 0
        dialog = HandsDialog(
            view.results[index],
            numbers(view)[index],
            names(entry),
            [own, *others(own, entry.seats)],
            self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_sheet(self, entry: LibraryEntry) -> None:
        found = self._replayed(entry)
        if found is not None:
            from farwhist.ui.features.library.library_scores import scores_of

            self._on_sheet = found[0]
            saved, match = found
            shown = self._matches.shown(saved, saved.rules())
            self.sheet.get().show_scores(scores_of(entry, saved, match, shown))
            self.sheet.bring()

    def _make_sheet(self, preferences: Preferences) -> ScoreWindow:
        from farwhist.ui.scores.window import ScoreWindow

        made = ScoreWindow(preferences, self._window)
        made.setObjectName("library sheet")
        for name in ("share", "report"):  # they are of the match on the table
            button = made.findChild(QPushButton, name)
            if button is not None:
                button.hide()
        made.study_wanted.connect(self._study_on_sheet)
        StudyKey(self._opens_study, made.study_chosen, made.table)
        return made

    def _study_on_sheet(self, deal: int) -> None:
        if self._on_sheet is not None:
            self._window.activateWindow()
            self.study(self._on_sheet, deal)

    def _read(self, entry: LibraryEntry) -> Saved | None:
        found = self._replayed(entry)
        return None if found is None else found[0]

    def _replayed(self, entry: LibraryEntry) -> tuple[Saved, Match] | None:
        """Return a match of the library, or say why it cannot be read any more."""
        try:
            return replayed_file(self._keeper.library.path(entry.file))
        except (OSError, ValueError) as problem:
            words = translate("Library", "The match cannot be read: {problem}.")
            why = getattr(problem, "strerror", None) or problem
            if self.page is not None:
                self.page.refresh()
                self.page.tell(words.format(problem=why))
            return None

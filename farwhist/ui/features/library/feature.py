"""Opens the library in the place of the table, and does with a match what the player wants."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from farwhist.rules.words import shortened
from farwhist.store.matches import Saved, replayed_file
from farwhist.ui.features.library import library_words
from farwhist.ui.features.library.choice import Deletions
from farwhist.ui.features.library.page import LibraryPage
from farwhist.ui.scores import score_words
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.match_files import pick_to_write, write_match
from farwhist.ui.services.page_stack import PageDeal
from farwhist.ui.services.requests import OpenFile, OpenNewMatch, ReportMatch, StudyMatch
from farwhist.ui.services.services import Services
from farwhist.ui.settings.keymap import StudyKey
from farwhist.ui.style.page import LazyWindow
from farwhist.ui.table.layout.measures import others
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.engine.match import Match
    from farwhist.rules.deal_text import DealText
    from farwhist.store.library_entry import LibraryEntry
    from farwhist.ui.scores.window import ScoreWindow

translate = QCoreApplication.translate


class LibraryFeature(PageFeature[LibraryPage]):
    """Shows the page of finished matches."""

    speaks = Kind.ANSWER

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._keeper = services.records.library
        self.sheet = LazyWindow(self._make_sheet)
        self._on_sheet: Saved | None = None
        self._known: Mapping[str, Collection[str]] = {}
        self._keeper.kept.connect(self._follow)
        services.pages.uncovered.connect(self._blame_anew)

    def open(self) -> None:
        """Show the page, with what is known by now, in the place of that for a new match."""
        self.services.pages.leave("new match")
        if self.page is not None:
            self._blame_anew()
            self.page.refresh()
        super().open()

    def make(self) -> LibraryPage:
        """Return the page."""
        services = self.services
        self._keeper.library.sweep()
        page = LibraryPage(
            self._keeper.library,
            self.deletions,
            services.appearance.page_style(),
            hidden=lambda: self._keeper.hidden,
            own=services.settings.players.own_avatar,
            blamed=self._blamed(),
            parent=services.window,
        )
        page.open_requested.connect(self._open)
        page.sheet_requested.connect(self._show_sheet)
        page.again_requested.connect(self._play_again)
        page.report_requested.connect(self._show_report)
        page.save_requested.connect(self._save)
        page.study_requested.connect(self._study)
        page.hands_requested.connect(self._show_hands)
        page.play_requested.connect(self._play)
        page.said.connect(self.say)
        page.file_requested.connect(lambda: services.open(OpenFile()))
        page.list.chosen.connect(lambda entry: page.retitled.emit())
        opens_study = services.settings.keymap.opens_study
        StudyKey(opens_study, page.study_chosen, page, page.list, page.preview.squares)
        return page

    def show(self, page: LibraryPage) -> None:
        """Show the page; whoever copies a deal copies the one that is chosen on it."""
        self.page = page
        page.left.connect(self.close)
        self.services.pages.show(page, lambda: self.shown_deal)

    def redraw(self) -> None:
        """Draw the page anew, with the same match chosen."""
        assert self.page is not None
        choice = self.page.choice
        super().redraw()
        self.page.take_over(choice)

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

    @cached_property
    def deletions(self) -> Deletions:
        """What was deleted and can be brought back; the page may be closed meanwhile."""
        return Deletions(self._keeper.library, self)

    def _blamed(self) -> Callable[[LibraryEntry], str]:
        """Return what tells the words for what the coach blames in a match."""
        from farwhist.ui.review.coach_words import WORDS, word_text

        found = self._known = self.services.coach.words()

        def told(entry: LibraryEntry) -> str:
            there = found.get(entry.key, ())
            return " ".join(word_text(word) for word in WORDS if word in there)

        return told

    def _blame_anew(self) -> None:
        """Let the search know what was found while another page lay over this one."""
        if (
            self.page is not None
            and self.services.pages.top is self.page
            and self.services.coach.words() != self._known
        ):
            self.page.blame(self._blamed())

    def _follow(self) -> None:
        if self.page is not None:
            self.page.refresh()

    # --- what comes of it ---------------------------------------------------------------------

    def _open(self, entry: LibraryEntry) -> None:
        path = self._keeper.library.path(entry.file)
        self.close()
        self.services.open(OpenFile(path))

    def _play(self) -> None:
        self.close()
        self.services.open(OpenNewMatch())

    def _play_again(self, entry: LibraryEntry) -> None:
        saved, why_not = self._read(entry), self.services.match.why_not_replace()
        if saved is not None:
            self.close()
            if why_not:
                self.services.notices.errors.say(why_not)
                return
            self.services.match.matches.play_same(saved)
            self.services.records.statistics.began_from_number(saved.seed)

    def _show_report(self, entry: LibraryEntry) -> None:
        from farwhist.store.setting import opponents_at
        from farwhist.ui.wording.player_names import with_levels

        saved, page = self._read(entry), self.page
        if saved is None or page is None:
            return
        names = with_levels(library_words.names(entry), opponents_at(saved.opponents, 0))
        title = f"{library_words.game(entry)} · {names} · {library_words.day(entry)}"
        why_not = self.services.open(ReportMatch(saved, title))
        if why_not:
            page.tell(why_not, lasting=True)

    def _save(self, entry: LibraryEntry) -> None:
        saved, page = self._read(entry), self.page
        if saved is None or page is None:
            return
        day = entry.finished.astimezone().date().isoformat()
        path = pick_to_write(self.services.window, f"{library_words.game(entry)} {day}")
        if path is not None:
            words = translate("Files", "The match was saved as “{file}”.").format(
                file=shortened(path.name)
            )
            wrong = write_match(path, saved.text())
            page.tell(wrong or words, lasting=bool(wrong))

    def _study(self, entry: LibraryEntry, index: int) -> None:
        found = self._replayed(entry)
        if found is not None:
            saved, match = found
            self.services.open(StudyMatch(saved, match.position.results[index].deal))

    def _show_hands(self, entry: LibraryEntry, index: int) -> None:
        found = self._replayed(entry)
        if found is None:
            return
        from farwhist.ui.review.hands_dialog import HandsDialog

        view, own = found[1].position, entry.human or 0
        dialog = HandsDialog(
            view.results[index],
            numbers(view)[index],
            library_words.names(entry),
            [own, *others(own, entry.seats)],
            ranks=found[0].rules().ranking.order,
            style=self.services.appearance.page_style(),
            parent=self.services.window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_sheet(self, entry: LibraryEntry) -> None:
        found = self._replayed(entry)
        if found is not None:
            self._on_sheet = found[0]
            saved, match = found
            shown = self.services.match.matches.shown(saved, saved.rules())
            shown = replace(shown, title=library_words.game(entry))
            several = len(saved.played_by) > 1
            scores = score_words.scores_of(shown, match.position, several=several)
            self.sheet.get().show_scores(scores)
            self.sheet.bring()

    def _make_sheet(self) -> ScoreWindow:
        from farwhist.ui.scores.window import ScoreWindow

        made = ScoreWindow(self.services.settings.preferences, self.services.window)
        made.setObjectName("library sheet")
        for name in ("share", "report"):  # they are of the match on the table
            button = made.findChild(QPushButton, name)
            if button is not None:
                button.hide()
        made.study_wanted.connect(self._study_on_sheet)
        made.said.connect(self.say_answer)
        StudyKey(self.services.settings.keymap.opens_study, made.study_chosen, made.table)
        return made

    def _study_on_sheet(self, deal: int) -> None:
        if self._on_sheet is not None:
            self.services.window.activateWindow()
            self.services.open(StudyMatch(self._on_sheet, deal))

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
                self.page.tell(words.format(problem=why), lasting=True)
            return None

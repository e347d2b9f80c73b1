"""Opens the editor in the place of the table, and does with its deal what the player wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QFileDialog

from farwhist.identity import MATCH_SUFFIX
from farwhist.rules.words import shortened
from farwhist.store.matches import Saved, read_file
from farwhist.ui.features.editor.deal_panel import RuleChoice
from farwhist.ui.features.editor.page import DraftHistory, EditorPage, EditorParts
from farwhist.ui.services.feature import PageFeature
from farwhist.ui.services.match_files import (
    copy_text,
    finished_deal,
    kinds,
    match_of,
    pasted_deal,
    pick_to_write,
    play_deal,
    remember_file,
    write_match,
)
from farwhist.ui.services.requests import EditDeal, Request, StudyMatch
from farwhist.ui.services.services import Services
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.system.files import DOCUMENTS, FileReading, begin, folder_of, is_there
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import file_words, player_names
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, at_table, fits_table
from farwhist.ui.wording.number_words import Counts

if TYPE_CHECKING:
    from concurrent.futures import Future

    from farwhist.rules.deal_draft import DealDraft
    from farwhist.rules.deal_text import DealText

translate = QCoreApplication.translate


PAUSE: Final = 1000
"""So many milliseconds after the last edit the file is written: not at each key."""


class KeptDrafts(QObject):
    """The drafts of the editor, and their file.

    Args:
        folder: where the file lies.
        rules: by which a new deal is made.
        fail: tells that the file cannot be read or written, or with None that it can again.
    """

    def __init__(
        self,
        folder: Path,
        rules: RulesModel,
        fail: Callable[[OSError | None], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._rules = rules
        self._fail = fail
        self._history: DraftHistory | None = None
        self._written: Sequence[DealDraft] = ()
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.write)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.write)

    @property
    def known(self) -> bool:
        """Whether the drafts have been read."""
        return self._history is not None

    def history(self) -> DraftHistory:
        """Return the drafts, at first those that were edited last."""
        if self._history is None:
            first, *others = self._read() or [self._fresh()]
            self._history = DraftHistory(first)
            for draft in others:
                self._history.put(draft)
        return self._history

    def bring(self, text: DealText) -> None:
        """Keep a deal that came from elsewhere as the one that is edited."""
        from farwhist.rules.deal_draft import of_text

        self.history().put(of_text(text))
        self.write_soon()

    def write_soon(self) -> None:
        """Write the drafts after a moment without another edit."""
        self._timer.start()

    def write(self) -> None:
        """Write the drafts if they are others than before."""
        self._timer.stop()
        if self._history is None:
            return
        from farwhist.store.draft_deals import MOST, DraftDeals

        drafts = self._history.drafts[-MOST:]
        if drafts == list(self._written) or (len(drafts) == 1 and not self._written):
            return
        try:
            DraftDeals(self._folder).write(drafts, self._written)
        except OSError as trouble:
            self._fail(trouble)
        else:
            self._written = drafts
            self._fail(None)

    def _read(self) -> list[DealDraft]:
        from farwhist.store.draft_deals import DraftDeals

        try:
            found = DraftDeals(self._folder).read() or []
        except OSError as trouble:
            self._fail(trouble)
            return []
        self._written = tuple(found)
        return found

    def _fresh(self) -> DealDraft:
        """Return an empty deal by the rules that the next match would have."""
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.rules.catalogue import default_preset
        from farwhist.rules.deal_draft import new_draft

        rules = at_table(self._rules.draft)
        try:
            return new_draft(rules.preset, rules.seats, rules.changes)
        except BadDeal:
            return new_draft(default_preset(), 4, {})


class EditorFeature(PageFeature[EditorPage]):
    """Shows the page.

    What was edited is there again when the page is opened another time, also after the program was
    closed, and so is a deal that was pasted to the table.
    """

    speaks = Kind.ANSWER

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.drafts = KeptDrafts(
            services.match.folder, services.settings.rules, self._tell_unkept, services.window
        )

    def answer(self, request: Request) -> str:
        """Show the page, or keep a deal for when it is opened."""
        if isinstance(request, EditDeal):
            self.drafts.bring(request.text)
            return ""
        return super().answer(request)

    def open(self) -> None:
        """Show the page, above all others."""
        if self.page is not None:
            if self.services.pages.top is self.page:
                self.page.start()
                return
            self.close()
        known = self.drafts.known
        super().open()
        if not known and self.drafts.history().can_undo and self.page is not None:
            self.page.tell(translate("Editor", "This is the deal you edited last."))

    def make(self) -> EditorPage:
        """Return the page with the deal that was edited last."""
        services, style = self.services, self.services.appearance.page_style()
        page = EditorPage(self.drafts.history(), style, self._parts(), services.window)
        page.edited.connect(self.drafts.write_soon)
        page.said.connect(self.say)
        page.play_requested.connect(self._play)
        page.study_requested.connect(
            lambda text: services.open(StudyMatch(match_of(services, text)))
        )
        page.code_requested.connect(self._copy_code)
        page.diagram_requested.connect(self._copy_diagram)
        page.save_requested.connect(self._save)
        page.paste_requested.connect(self._paste)
        page.file_requested.connect(self._open_file)
        page.table_requested.connect(self._take_table)
        page.head.table.setEnabled(finished_deal(services) is not None)
        page.head.table.setToolTip(translate("Editor", "The last finished deal"))
        return page

    def close(self) -> None:
        """Take the page away, and write what was edited."""
        if self.page is not None:
            super().close()
            self.drafts.write()

    def _parts(self) -> EditorParts:
        settings = self.services.settings
        rules = [RuleChoice(each.name, each.draft) for each in settings.rules.choices()]
        coach = self.services.coach
        return EditorParts(
            rules, self._people, lambda: coach.adviser, settings.players.kinds, _judges, Random()
        )

    def _people(self, seats: int) -> tuple[Sequence[str], Sequence[int]]:
        players = self.services.settings.players
        return player_names.shown_names(players.names(seats)), players.avatars(seats)

    def _tell_unkept(self, trouble: OSError | None) -> None:
        errors = self.services.notices.errors
        if trouble is None:
            errors.end("editor")
            return
        text = translate("Editor", "The deal in the editor cannot be saved: {reason}")
        errors.begin("editor", text.format(reason=trouble.strerror or str(trouble)))

    # --- where a deal comes from --------------------------------------------------------------

    def _take(self, text: DealText, told: str) -> None:
        """Edit another deal, if the table has room for it."""
        from farwhist.rules.deal_draft import of_text

        page = self.page
        if page is None:
            return
        if not LEAST_SEATS <= text.seats <= MOST_SEATS:
            words = translate(
                "Deal texts",
                "This deal is for {players}, but the table seats {least} to {most}.",
            )
            told = words.format(
                players=Counts.players(text.seats), least=LEAST_SEATS, most=MOST_SEATS
            )
            page.tell(told, lasting=True)
            return
        page.take(of_text(text))
        page.said.emit(told)

    def _paste(self) -> None:
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.ui.wording.refusals import deal_problem

        try:
            text = pasted_deal(self.services)
        except BadDeal as problem:
            if self.page is not None:
                self.page.tell(deal_problem(problem), lasting=True)
            return
        self._take(text, translate("Editor", "The deal was pasted."))

    def _take_table(self) -> None:
        text = finished_deal(self.services)
        if text is not None:
            self._take(text, translate("Editor", "The deal from the table was loaded."))

    def _open_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self.services.window,
            translate("Editor", "Open a deal"),
            str(folder_of(DOCUMENTS)),
            kinds((translate("Files", "Far Whist matches"), (MATCH_SUFFIX,))),
        )
        if name:
            self.read(Path(name))

    def read(self, path: Path) -> None:
        """Edit the deal of a file, or say why that cannot be."""
        page = self.page
        if page is None:
            return
        read = begin(lambda: read_file(path))
        if is_there(read):
            self._take_in(path, read)
        else:
            page.tell(file_words.being_read(path.name), lasting=True)
            FileReading(self).take(read, lambda read: self._take_in(path, read))

    def _take_in(self, path: Path, read: Future[Saved]) -> None:
        from farwhist.rules import deal_code

        page = self.page
        if page is None:
            return
        try:
            saved = read.result()
        except (OSError, ValueError) as problem:
            words = translate("Editor", "{file} cannot be read: {problem}")
            why = getattr(problem, "strerror", None) or problem
            page.tell(words.format(file=shortened(path.name), problem=why), lasting=True)
            return
        if not saved.deal:
            words = translate("Editor", "This file holds a whole match, not a single deal.")
            page.tell(words, lasting=True)
            return
        text = replace(deal_code.read(saved.deal), moves=saved.moves)
        self._note(path)
        self._take(text, translate("Editor", "The deal from the file was loaded."))

    # --- what becomes of it -------------------------------------------------------------------

    def _play(self, text: DealText) -> None:
        saved = match_of(self.services, text.bare() if text.match().over else text)
        if fits_table(saved):
            play_deal(self.services, saved, translate("Editor", "The deal is on the table."))

    def _copy_code(self, text: DealText) -> None:
        from farwhist.rules import deal_code

        self._copy(deal_code.write(text), translate("Editor", "The code was copied."))

    def _copy_diagram(self, text: DealText) -> None:
        from farwhist.rules import diagram

        self._copy(diagram.drawn(text), translate("Editor", "The diagram was copied."))

    def _copy(self, text: str, told: str) -> None:
        copy_text(self.services, text, told)
        if self.page is not None:
            self.page.passing.say(told)

    def _save(self, text: DealText) -> None:
        path = pick_to_write(self.services.window, translate("Editor", "Deal"))
        if path is not None:
            self.write(text, path)

    def write(self, text: DealText, path: Path) -> None:
        """Write a deal into a file."""
        wrong = write_match(path, match_of(self.services, text).text())
        if not wrong:
            self._note(path)
        words = translate("Editor", "The deal was saved as “{file}”.").format(
            file=shortened(path.name)
        )
        if self.page is not None:
            self.page.tell(wrong or words, lasting=bool(wrong))

    def _note(self, path: Path) -> None:
        preferences = self.services.settings.preferences
        remember_file(preferences, path, self.services.records.library.folder)


def _judges(text: DealText) -> bool:
    from farwhist.analysis.seat_review import judges

    return judges(text.usual)

"""Opens the editor in the place of the table, and does with its deal what the player wants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog, QMainWindow

from farwhist.identity import MATCH_SUFFIX
from farwhist.rules.words import shortened
from farwhist.store.matches import Saved, read_file
from farwhist.ui.features.deal.deal_texts import DealTexts
from farwhist.ui.features.editor.kept_drafts import KeptDrafts
from farwhist.ui.services.file_menu import kinds, pick_to_write, write_match
from farwhist.ui.services.page_stack import PageStack
from farwhist.ui.system.files import DOCUMENTS, FileReading, begin, folder_of, is_there
from farwhist.ui.wording import file_words
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.seat_limits import LEAST_SEATS, MOST_SEATS, fits

if TYPE_CHECKING:
    from concurrent.futures import Future

    from farwhist.rules.deal_text import DealText
    from farwhist.ui.features.editor.look import EditorLook
    from farwhist.ui.features.editor.page import EditorPage, EditorParts

translate = QCoreApplication.translate


@dataclass(frozen=True)
class EditorWays:
    """What can come of a deal.

    Args:
        study: studies the finished deal of a match.
        say: tells a screen reader what has happened.
        note: remembers a file that was saved or opened.
    """

    study: Callable[[Saved], object]
    say: Callable[[str], object]
    note: Callable[[Path], object]


class EditorHost(QObject):
    """Opens the page over all that stands below the menus, and closes it again.

    What was edited is there again when the page is opened another time, also after the program was
    closed, and so is a deal that was pasted to the table.

    Args:
        texts: copies deals, reads them from the clipboard, and puts them on the table.
        parts: returns what the page needs beside the deal.
        look: returns how the page is drawn.
        kept: keeps what was edited.
    """

    def __init__(
        self,
        window: QMainWindow,
        texts: DealTexts,
        ways: EditorWays,
        *,
        pages: PageStack,
        parts: Callable[[], EditorParts],
        look: Callable[[], EditorLook],
        kept: KeptDrafts,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._texts = texts
        self._ways = ways
        self._pages = pages
        self._parts = parts
        self._look = look
        self._kept = kept
        self.page: EditorPage | None = None

    def open(self) -> None:
        """Show the page."""
        if self.page is not None and self._pages.top is self.page:
            self.page.start()
            return
        from farwhist.ui.features.editor.page import EditorPage

        self.close()
        known = self._kept.known
        history = self._kept.history()
        page = self.page = EditorPage(history, self._look(), self._parts(), self._window)
        page.edited.connect(self._kept.write_soon)
        page.left.connect(self.close)
        page.said.connect(self._ways.say)
        page.play_wanted.connect(self._play)
        page.study_wanted.connect(lambda text: self._ways.study(self._texts.match_of(text)))
        page.code_wanted.connect(self._copy_code)
        page.diagram_wanted.connect(self._copy_diagram)
        page.save_wanted.connect(self._save)
        page.paste_wanted.connect(self._paste)
        page.file_wanted.connect(self._open_file)
        page.table_wanted.connect(self._take_table)
        page.head.table.setEnabled(self._texts.finished() is not None)
        page.head.table.setToolTip(translate("Editor", "The last finished deal"))
        self._pages.show(page)
        if not known and history.can_undo:
            page.tell(translate("Editor", "This is the deal you edited last."))

    def close(self) -> None:
        """Take the page away; the match on the table goes on."""
        page, self.page = self.page, None
        if self._pages.close(page):
            self._kept.write()

    def refresh(self) -> None:
        """Draw the page as the player wants texts and colours now."""
        if self.page is not None:
            self.close()
            self.open()

    def follow_colours(self) -> None:
        """Draw the page anew if the windows have other colours now."""
        if self.page is not None and self.page.colours != self._look().tokens:
            self.refresh()

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
            page.tell(
                words.format(
                    players=Counts().players(text.seats), least=LEAST_SEATS, most=MOST_SEATS
                )
            )
            return
        page.take(of_text(text))
        page.said.emit(told)

    def _paste(self) -> None:
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.ui.wording.deal_problems import deal_problem

        try:
            text = self._texts.pasted()
        except BadDeal as problem:
            if self.page is not None:
                self.page.tell(deal_problem(problem))
            return
        self._take(text, translate("Editor", "The deal was pasted."))

    def _take_table(self) -> None:
        text = self._texts.finished()
        if text is not None:
            self._take(text, translate("Editor", "The deal from the table was loaded."))

    def _open_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self._window,
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
            page.tell(file_words.being_read(path.name))
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
            page.tell(words.format(file=shortened(path.name), problem=why))
            return
        if not saved.deal:
            page.tell(translate("Editor", "This file holds a whole match, not a single deal."))
            return
        text = replace(deal_code.read(saved.deal), moves=saved.moves)
        self._ways.note(path)
        self._take(text, translate("Editor", "The deal from the file was loaded."))

    # --- what becomes of it -------------------------------------------------------------------

    def _play(self, text: DealText) -> None:
        saved = self._texts.match_of(text.bare() if text.match().over else text)
        if fits(saved):
            self._texts.play(saved, translate("Editor", "The deal is on the table."))

    def _copy_code(self, text: DealText) -> None:
        from farwhist.rules import deal_code

        told = translate("Editor", "The code was copied.")
        self._texts.copy_text(deal_code.write(text), told)
        self._tell(told)

    def _copy_diagram(self, text: DealText) -> None:
        from farwhist.rules import diagram

        told = translate("Editor", "The diagram was copied.")
        self._texts.copy_text(diagram.drawn(text), told)
        self._tell(told)

    def _save(self, text: DealText) -> None:
        path = pick_to_write(self._window, translate("Editor", "Deal"))
        if path is not None:
            self.write(text, path)

    def write(self, text: DealText, path: Path) -> None:
        """Write a deal into a file."""
        wrong = write_match(path, self._texts.match_of(text).text())
        if not wrong:
            self._ways.note(path)
        words = translate("Editor", "The deal was saved as “{file}”.").format(
            file=shortened(path.name)
        )
        if self.page is not None:
            self.page.tell(wrong or words)

    def _tell(self, text: str) -> None:
        if self.page is not None:
            self.page.foot.why.setText(text)

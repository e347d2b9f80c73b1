"""The page of table and cards, with the decks of other programs that lie in a folder."""

from __future__ import annotations

import stat
import textwrap
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QSizePolicy, QWidget

from farwhist.store.reading import seen
from farwhist.ui.deck.foreign.files import (
    USUAL_FOLDERS,
    FoundDeck,
    decks_beside,
    decks_in,
    name_of_file,
)
from farwhist.ui.features.preferences.cards import PreferenceRow, explanation
from farwhist.ui.features.preferences.controls import Combo
from farwhist.ui.features.preferences.pages import AnyPreference, CataloguePage
from farwhist.ui.panels.panel import on_click
from farwhist.ui.services.services import Services
from farwhist.ui.settings.table_preferences import KeptTablePreferences, TablePreferences
from farwhist.ui.style.text import TIP_WIDTH
from farwhist.ui.system.files import DOCUMENTS, FileReading, begin, folder_of, is_there
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import deck_words

translate = QCoreApplication.translate

NOT_APPLYING = ("style", "palette", "size", "paper", "index")
"""The rows that say how our own cards are drawn, and nothing else."""

PickFolder = Callable[[QWidget], str]
"""Lets the player choose a folder; empty when cancelled."""


def pick_folder(parent: QWidget) -> str:
    """Ask in which folder card decks lie."""
    usual = next((each for each in map(Path, USUAL_FOLDERS) if seen(each, stat.S_ISDIR)), None)
    title = translate("Preferences", "Folder with card decks")
    return QFileDialog.getExistingDirectory(parent, title, str(folder_of(DOCUMENTS, usual)))


class TablePage(CataloguePage):
    """The rows of the catalogue; the decks of a folder are offered in a list.

    Args:
        say: says aloud what is told of a deck.
    """

    key = "table"

    def __init__(
        self,
        kept: KeptTablePreferences,
        language: Callable[[], str],
        say: Callable[[str], object],
        pick: PickFolder = pick_folder,
    ) -> None:
        super().__init__(kept, language)
        self._say = say
        self._pick = pick
        self._reading = FileReading(self)
        self._searched = False
        self._nothing = ""
        self.decks = Combo({"": translate("Preferences", "The deck above")})
        self.decks.setObjectName("foreign_deck")
        self.folder = QPushButton(translate("Preferences", "Folder…"))
        self.folder.setObjectName("deck folder")
        on_click(self.folder, self._choose_folder)
        self.told = explanation()
        self.sample = QLabel()
        self.sample.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.decks.currentIndexChanged.connect(self._choose)
        self.fill({TablePreferences.rows["foreign_deck"]: self._add_decks})
        self.column.addStretch(1)
        self._show_state()
        kept.changed.connect(self._show_state)

    def _add_decks(self, row: AnyPreference) -> PreferenceRow:
        self.follow(row, self._show_deck, self.decks)
        return self.line(row.label(), self.decks, self.folder, self.told, self.sample)

    def _show_deck(self, now: TablePreferences) -> None:
        path = now.foreign_deck
        if self.decks.findData(path) < 0:
            self.decks.addItem(name_of_file(Path(path)), path)
        self.decks.setCurrentIndex(self.decks.findData(path))

    def _choose(self) -> None:
        self._nothing = ""
        self.table_preferences.set(foreign_deck=self.decks.currentData())

    # --- the decks that are offered -----------------------------------------------------------

    def _choose_folder(self) -> None:
        if folder := self._pick(self):
            self._search(partial(decks_in, Path(folder)), partial(self._take_folder, folder))

    def _take_folder(self, folder: str, found: Future[list[FoundDeck]]) -> None:
        decks = found.result()
        self._offer(decks)
        self._nothing = "" if decks else deck_words.nothing_in(folder)
        if decks:
            self.decks.setCurrentIndex(self.decks.findData(str(decks[0].path)))
        self._show_state()

    def _search(
        self,
        look: Callable[[], list[FoundDeck]],
        then: Callable[[Future[list[FoundDeck]]], object],
    ) -> None:
        found = begin(look)
        if is_there(found):
            then(found)
        else:
            self._reading.take(found, then)

    def _offer(self, decks: list[FoundDeck]) -> None:
        """Add decks to the list, or give those that are in it their names."""
        blocker = QSignalBlocker(self.decks)
        for deck in decks:
            place = self.decks.findData(str(deck.path))
            if place < 0:
                self.decks.addItem(deck.name, str(deck.path))
            else:
                self.decks.setItemText(place, deck.name)
        del blocker

    def _draw_all(self) -> None:
        if not self._searched:
            self._searched = True
            chosen = self.table_preferences.now.foreign_deck
            self._search(partial(_known, chosen), lambda found: self._offer(found.result()))
        super()._draw_all()
        look = self.table_preferences.look(self._language())
        self.sample.setPixmap(QPixmap() if look.artwork is None else self._pictures.deck(look))

    # --- what does not apply ------------------------------------------------------------------

    def _show_state(self) -> None:
        """Say what the deck lacks, and close what does not apply to it."""
        foreign = self.table_preferences.foreign
        artwork = foreign.artwork
        told = [self._nothing or foreign.problem]
        if artwork is not None:
            told += [
                deck_words.drawn_already(),
                *deck_words.lacking(
                    artwork.lacking,
                    jokers=artwork.jokers,
                    back=artwork.has(None),
                    points_elsewhere=artwork.points_elsewhere,
                ),
            ]
        text = " ".join(filter(None, told))
        if text != self.told.text():
            self.told.setText(text)
            self.decks.setAccessibleDescription(text)
            if self.isVisible():
                self._say(text)
        self.told.setVisible(bool(text))
        self.sample.setVisible(artwork is not None)
        for name in NOT_APPLYING:
            self._allow(name, "" if artwork is None else deck_words.drawn_already())
        its_back = artwork is not None and artwork.has(None)
        self._allow("foreign_back", "" if its_back else deck_words.no_back())
        used = its_back and self.table_preferences.now.foreign_back == "yes"
        self._allow("back", deck_words.its_back() if used else "")

    def _allow(self, name: str, why_not: str) -> None:
        control = self.findChild(QWidget, name)
        assert control is not None
        control.setEnabled(not why_not)
        control.setToolTip(textwrap.fill(why_not, TIP_WIDTH))


def _known(chosen: str) -> list[FoundDeck]:
    """Return the decks beside the one that is chosen, and those that the system has."""
    decks = decks_beside(Path(chosen)) if chosen else []
    return [*decks, *(deck for each in USUAL_FOLDERS for deck in decks_in(Path(each)))]


def make(services: Services, key: str) -> TablePage:
    """Return the page."""
    settings = services.settings
    return TablePage(
        settings.table,
        lambda: settings.languages.shown,
        lambda text: services.announcer.say(text, Kind.ANSWER),
    )

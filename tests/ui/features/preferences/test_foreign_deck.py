"""A deck of another program: chosen in the preferences, played with, and gone at the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.store.preferences import Preferences
from farwhist.ui.deck.foreign import files as deck_files
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.features.preferences import table_page
from farwhist.ui.features.preferences.controls import Switch
from farwhist.ui.features.preferences.table_page import NOT_APPLYING, TablePage
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.system import files
from tests.helpers.foreign_decks import aisleriot, kde
from tests.ui.conftest import MakeWindow
from tests.ui.deck.printing import printed
from tests.ui.furnished import Furnished

RED = QColor("#ff0000")


class Seen(Struct):
    """A page of table and cards without a window around it, and what it has said."""

    page: TablePage
    kept: KeptTablePreferences
    said: list[str]

    @property
    def listed(self) -> list[str]:
        decks = self.page.decks
        return [decks.itemText(row) for row in range(decks.count())]

    @property
    def foreign(self) -> bool:
        """Whether the cards of a tiny deck are played with."""
        return red(self.kept.look("en"))

    def allows(self, name: str) -> bool:
        """Whether a control can be used; one that cannot says why."""
        control = self.page.findChild(QWidget, name)
        assert control is not None
        assert bool(control.toolTip()) is not control.isEnabled()
        return control.isEnabled()

    def choose_folder(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
        QTest.mouseClick(self.page.folder, Qt.MouseButton.LeftButton)


def red(look: DeckLook) -> bool:
    """Whether the nine of hearts is that of the tiny decks."""
    return printed(card("9H"), 110, look).pixelColor(55, 77) == RED


@pytest.fixture
def open_page(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Seen]:
    """Return who shows the page with the preferences of the folder."""
    monkeypatch.setattr(table_page, "USUAL_FOLDERS", ())
    owner = QObject()

    def make() -> Seen:
        kept, said = KeptTablePreferences(Preferences(tmp_path), owner), list[str]()
        kept.open_deck(said.append)
        page = TablePage(kept, lambda: "en", said.append)
        qtbot.addWidget(page)
        page.show()
        return Seen(page, kept, said)

    return make


def choose_before(folder: Path, path: Path) -> None:
    """Let this deck be the one that was chosen last time."""
    mine = Preferences(folder)
    TableRows.foreign_deck.choose(mine, str(path))
    mine.save()


def test_the_decks_of_a_folder_are_offered_and_the_first_is_taken(
    open_page: Callable[[], Seen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = open_page()
    assert not seen.foreign and seen.page.told.isHidden() and seen.page.sample.isHidden()
    assert seen.listed == ["The deck above"]
    aisleriot(tmp_path / "decks", name="some_deck.svg")
    aisleriot(tmp_path / "decks", name="other_deck.svgz")
    seen.choose_folder(tmp_path / "decks", monkeypatch)
    assert seen.listed == ["The deck above", "other deck", "some deck"]
    assert seen.page.decks.currentText() == "other deck" and seen.foreign
    assert seen.page.told.isVisible() and not seen.page.sample.pixmap().isNull()
    assert seen.said == [seen.page.told.text()]
    seen.page.decks.setCurrentIndex(2)
    assert seen.kept.now.foreign_deck == str(tmp_path / "decks" / "some_deck.svg")
    seen.page.decks.setCurrentIndex(0)
    assert not seen.foreign and seen.page.told.isHidden() and seen.page.sample.isHidden()


def test_a_folder_without_decks_says_so(
    open_page: Callable[[], Seen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = open_page()
    seen.choose_folder(tmp_path, monkeypatch)
    told = f"There is no card deck of KDE or AisleRiot in {tmp_path}."
    assert seen.page.told.text() == told and seen.said == [told]
    assert seen.listed == ["The deck above"]
    aisleriot(tmp_path)
    seen.choose_folder(tmp_path, monkeypatch)
    assert told not in seen.page.told.text() and seen.foreign


def test_what_does_not_apply_is_closed_and_says_why(
    open_page: Callable[[], Seen], tmp_path: Path
) -> None:
    seen = open_page()
    own = (*NOT_APPLYING, "back")
    assert all(map(seen.allows, own)) and not seen.allows("foreign_back")
    seen.kept.set(foreign_deck=str(aisleriot(tmp_path / "decks")))
    assert not any(map(seen.allows, own)) and seen.allows("foreign_back")
    assert seen.allows("proportion") and seen.allows("hand")
    assert "do not apply" in seen.page.told.text()
    assert seen.page.decks.accessibleDescription() == seen.page.told.text()
    switch = seen.page.findChild(Switch, "foreign_back")
    assert switch is not None and switch.isChecked()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert seen.kept.now.foreign_back == "no"
    assert seen.allows("back"), "our back lies on its cards"
    seen.page.restore_defaults()
    assert seen.page.decks.currentIndex() == 0 and switch.isChecked()
    assert all(map(seen.allows, own)) and not seen.foreign


def test_what_a_deck_lacks_is_said(open_page: Callable[[], Seen], tmp_path: Path) -> None:
    seen = open_page()
    seen.kept.set(foreign_deck=str(aisleriot(tmp_path / "whole")))
    assert "This deck has no wizards or jesters: ours are used." in seen.page.told.text()
    body = '<image width="9" height="9" xlink:href="file:///etc/passwd"/>'
    few = kde(tmp_path / "few", body, without=("2_club", "king_heart"))
    seen.kept.set(foreign_deck=str(few))
    for sentence in (
        "This deck has no jokers, wizards or jesters: ours are used.",
        "It has no back: ours is used.",
        "Cards of ours in it: K♥ 2♣.",
        "What it shows from other files is left out.",
    ):
        assert sentence in seen.page.told.text()
    assert not seen.allows("foreign_back") and seen.allows("back")


def test_a_deck_that_is_refused_leaves_ours_and_says_why(
    open_page: Callable[[], Seen], tmp_path: Path
) -> None:
    seen = open_page()
    seen.kept.set(foreign_deck=str(kde(tmp_path / "decks", entries="SVG=../x.svg")))
    told = "names a drawing outside its own folder. The cards of Far Whist are used."
    assert seen.page.told.text().endswith(told)
    assert not seen.foreign and seen.allows("style") and seen.page.sample.isHidden()


def test_the_decks_beside_the_chosen_one_and_of_the_system_are_offered(
    open_page: Callable[[], Seen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kde(tmp_path / "system" / "svg-tiny")
    monkeypatch.setattr(table_page, "USUAL_FOLDERS", (str(tmp_path / "system"),))
    choose_before(tmp_path, aisleriot(tmp_path / "decks", name="one.svg"))
    aisleriot(tmp_path / "decks", name="two.svg")
    seen = open_page()
    assert seen.listed == ["The deck above", "one", "two", "Tiny"]
    assert seen.page.decks.currentText() == "one"


def test_a_deck_that_takes_long_is_used_when_it_is_there(
    open_page: Callable[[], Seen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(files, "AT_ONCE", 0.001)
    go_on, read = Event(), deck_files.read_deck

    def late(path: Path) -> deck_files.DeckDrawing:
        assert go_on.wait(60)
        return read(path)

    monkeypatch.setattr(deck_files, "read_deck", late)
    seen = open_page()
    path = str(aisleriot(tmp_path / "decks"))
    seen.kept.set(foreign_deck=path)
    assert not seen.foreign and seen.page.told.isHidden()
    with qtbot.waitSignal(seen.kept.foreign.arrived):
        go_on.set()
    assert seen.foreign and seen.page.told.isVisible()
    go_on.clear()
    seen.kept.set(foreign_deck="")
    seen.kept.set(foreign_deck=path)
    seen.kept.set(foreign_deck="")
    with qtbot.assertNotEmitted(seen.kept.foreign.arrived, wait=50):
        go_on.set()
    assert not seen.foreign, "it is not wanted any more"


def test_a_deck_that_is_gone_is_listed_by_its_file(
    open_page: Callable[[], Seen], tmp_path: Path
) -> None:
    choose_before(tmp_path, tmp_path / "svg-gone" / "index.desktop")
    seen = open_page()
    assert seen.listed == ["The deck above", "svg-gone"] and not seen.foreign
    assert "cannot be read" in seen.page.told.text() == seen.said[0]


def test_the_table_is_played_with_it_and_its_colours_are_its_own(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    window = make_window()
    four = window.contents.actions["four_colours"]
    assert not any(map(red, looks(window))) and four.isEnabled()
    window.table_preferences.set(foreign_deck=str(aisleriot(tmp_path / "decks")))
    assert all(map(red, looks(window))) and not four.isEnabled()
    assert four.statusTip() == "The deck that you have chosen has colours of its own"


def looks(window: Furnished) -> tuple[DeckLook, DeckLook]:
    """Return the decks of the table and of the pages."""
    return window.table.scene.images.deck.look, window.services.appearance.deck.look


def test_a_deck_that_is_gone_at_the_start_is_told_of_once(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    path = aisleriot(tmp_path / "decks")
    choose_before(tmp_path, path)
    first = make_window()
    assert all(map(red, looks(first))) and first.notice.isHidden()
    first.close()
    path.unlink()
    window = make_window()
    window.matches.open()
    assert window.notice.isVisible() and not any(map(red, looks(window)))
    assert f"The card deck {path} cannot be read: " in window.notice.label.text()
    window.notice.hide()
    window.table_preferences.set(felt="navy")
    assert window.notice.isHidden()
    assert TableRows.foreign_deck.read(Preferences(tmp_path)) == str(path), "it may come back"

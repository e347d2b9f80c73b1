"""Another language, at once, with every window open and no move lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import FILE, Preferences
from farwhist.ui.app.session import Session
from farwhist.ui.features.preferences.pages import LanguagePage
from farwhist.ui.settings.catalogue import LANGUAGE
from farwhist.ui.settings.languages import NATIVE, SYSTEM, Languages, native_name, offered
from farwhist.ui.shell.window_contents import WindowContents
from tests.helpers import pseudo
from tests.ui import driving
from tests.ui.conftest import AT_ONCE
from tests.ui.furnished import Furnished
from tests.ui.match.test_taking_back import facts, play_deals


@pytest.fixture(scope="module")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with two languages that nobody speaks; one is read from the right."""
    folder = tmp_path_factory.mktemp("translations")
    pseudo.compile_language(folder, "fr")
    pseudo.compile_language(folder, "ar")
    return folder


@pytest.fixture
def languages(qapp: QApplication, translations: Path) -> Iterator[Languages]:
    made = Languages(qapp, translations)
    made.use("en")
    yield made
    made.use("en")
    for translator in made._installed:
        qapp.removeTranslator(translator)


@pytest.fixture
def session(languages: Languages, qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    """Return a session in which a match has begun."""
    made: list[Furnished] = []
    preferences = Preferences(tmp_path)
    seeds = iter(range(1, 1000))

    def furnish(window: Furnished) -> WindowContents:
        store = MatchStore(tmp_path)
        made.append(window)
        return window.furnish(store, lambda: next(seeds), Random(1), AT_ONCE, languages=languages)

    session = Session(preferences, furnish, Furnished)
    session.window.resize(1280, 800)
    session.begin()
    qtbot.waitUntil(lambda: bool(made) and made[0].runner.begun)
    yield session
    session.window.runner.stop()
    session.window.close()
    session.window.deleteLater()
    session.deleteLater()
    QCoreApplication.processEvents()


def choose(session: Session, language: str, qtbot: QtBot) -> None:
    """Choose a language on its page, as a person does."""
    before = session.window
    preferences = session.window.preferences.open("language")
    page = preferences.page
    assert isinstance(page, LanguagePage)
    page.buttons[language].setFocus()
    qtbot.keyClick(page.buttons[language], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: session.window is not before)


def visible_texts(root: QWidget) -> set[str]:
    """Return what can be read in a window, its menus included."""
    found = {root.windowTitle()}
    for each in root.findChildren(QWidget):
        if isinstance(each, QLabel | QAbstractButton) and each.isVisible():
            found.add(each.text())
        if isinstance(each, QGroupBox | QMenu):
            found.add(each.title())
        if isinstance(each, QDockWidget) and each.isVisible():
            found.add(each.windowTitle())
        if isinstance(each, QComboBox):
            found |= {each.itemText(n) for n in range(each.count())}
    found |= {action.text().partition("\t")[0] for action in root.findChildren(QAction)}
    return found


def foreign(texts: set[str]) -> set[str]:
    """Return the texts that are in no language but English."""
    known = {*NATIVE.values(), *offered().values(), "العربية", "? Help"}
    words = {text for text in texts if any(len(w) > 2 and w.isalpha() for w in text.split())}
    names = {text for text in words if any(name in text for name in known)}
    return {text for text in words - names if pseudo.OPEN not in text}


def test_only_what_can_be_read_is_offered(languages: Languages) -> None:
    found = languages.words()
    assert list(found)[:3] == ["system", "en", "fr"] and found["fr"] == "Français"
    assert set(found) == {"system", "en", "fr", "ar"}
    assert offered(Path("nowhere")) == {"en": "English"}


@pytest.mark.parametrize(
    ("code", "name"),
    [("en", "English"), ("fr", "Français"), ("nl", "Nederlands"), ("cs", "Čeština")],
)
def test_a_language_is_called_what_it_calls_itself(code: str, name: str) -> None:
    assert native_name(code) == name


def test_nothing_of_the_old_language_is_left(session: Session, qtbot: QtBot) -> None:
    driving.wait_until_asked(session.window, qtbot)
    session.window.scoreboard.show_all()
    session.window.statistics.open()
    choose(session, "fr", qtbot)
    window = session.window
    driving.wait_until_asked(window, qtbot)
    preferences = window.preferences.lazy.made
    assert preferences is not None and preferences.isVisible() and window.scoreboard.great.shown
    statistics = window.statistics.lazy.made
    assert statistics is not None and statistics.isVisible()
    for each in (window, preferences, window.scoreboard.great.get(), statistics):
        texts = visible_texts(each)
        assert any(pseudo.OPEN in text for text in texts)
        assert foreign(texts) == set()
    plates = [plate.facts.name for plate in window.table.scene.plates.values()]
    assert all(name.startswith(pseudo.OPEN) for name in plates), "the usual names too"
    assert window.table_preferences.now.look(window.languages.shown).index == "fr"
    assert QLocale().language() is QLocale.Language.French


def test_the_match_goes_on_at_the_same_card(session: Session, qtbot: QtBot) -> None:
    old = session.window
    play_deals(old, qtbot, 3)
    driving.click_once(old, qtbot)
    driving.wait_until_asked(old, qtbot)
    old.runner.undo()
    qtbot.waitUntil(lambda: sum(old.table.position.ready) == 3)
    before, hand = facts(old.table.position), old.table.hand()
    moves = old.runner.carried()
    choose(session, "fr", qtbot)
    window = session.window
    driving.wait_until_asked(window, qtbot)
    assert facts(window.table.position) == before and window.table.hand() == hand
    assert window.runner.carried().saved.moves == moves.saved.moves
    assert window.runner.can_redo and window.runner.can_undo
    driving.click_once(window, qtbot)
    driving.wait_until_asked(window, qtbot)


def test_the_windows_stand_where_they_stood(session: Session, qtbot: QtBot, tmp_path: Path) -> None:
    old = session.window
    old.resize(820, 700)
    old.actions_["log"].trigger()
    old.preferences.open("language").resize(780, 600)
    choose(session, "fr", qtbot)
    window = session.window
    assert (window.width(), window.height()) == (820, 700)
    preferences = window.preferences.lazy.made
    assert preferences is not None and preferences.key == "language"
    assert (preferences.width(), preferences.height()) == (780, 600)
    page = preferences.page
    assert isinstance(page, LanguagePage) and page.buttons["fr"].isChecked()
    assert page.focusProxy() is page.buttons["fr"], "the arrow keys go on from there"
    window.saving.now()
    data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert data["language"] == {"window": "fr"}
    preferences.restore.click()
    qtbot.waitUntil(lambda: session.window is not window)
    assert session.window.languages.chosen == SYSTEM
    session.window.saving.now()
    assert LANGUAGE.read(Preferences(tmp_path)) == SYSTEM


def test_the_menu_has_every_language_by_its_own_name(session: Session, qtbot: QtBot) -> None:
    """Behind a globe, and with the English word where the player's is another."""
    driving.wait_until_asked(session.window, qtbot)
    for language in ("en", "fr"):
        actions = session.window.actions_
        items = actions.groups["language"].actions()
        assert {each.data() for each in items} == {SYSTEM, *offered()}
        assert {"Deutsch", "Français"} < {each.text().replace("&", "") for each in items}
        (checked,) = [each.data() for each in items if each.isChecked()]
        assert checked == language == session.window.languages.chosen
        menu = actions.below["language"]
        assert not menu.icon().isNull()
        assert ("(Language)" in menu.title()) is (language == "fr")
        if language == "en":
            next(each for each in items if each.data() == "fr").trigger()
            qtbot.waitUntil(lambda: session.window.languages.shown == "fr")
            QApplication.processEvents()


def test_a_language_from_the_right_mirrors_the_windows(session: Session, qtbot: QtBot) -> None:
    choose(session, "ar", qtbot)
    preferences = session.window.preferences.lazy.made
    assert preferences is not None
    QApplication.processEvents()
    assert preferences.list.x() > preferences.stack.x()
    choose(session, "en", qtbot)
    preferences = session.window.preferences.lazy.made
    assert preferences is not None
    QApplication.processEvents()
    assert preferences.list.x() < preferences.stack.x()


def test_there_is_one_window_at_a_time(session: Session, qtbot: QtBot) -> None:
    for language in ("fr", "en", "fr"):
        choose(session, language, qtbot)
    QApplication.processEvents()
    shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, Furnished)]
    assert [each for each in shown if each.isVisible()] == [session.window]


def test_help_stays_at_its_page_and_a_lesson_ends(session: Session, qtbot: QtBot) -> None:
    old = session.window
    driving.wait_until_asked(old, qtbot)
    preset = old.runner.setting.preset
    old.tutorial.start(0)
    old.help.open("scoring")
    choose(session, "fr", qtbot)
    window = session.window
    assert not window.tutorial.running and not window.runner.rehearsing
    assert window.runner.setting.preset == preset
    assert window.help.shown is not None and window.help.shown.path() == "scoring"
    window.help.window.close()
    assert window.help.shown is None

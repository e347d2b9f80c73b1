"""The key of the help opens the paragraph about what has the keyboard or the pointer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from farwhist import places
from farwhist.bots.judging import coach
from farwhist.engine.cards import card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import KNOCK, PASS, Discard, Give, Knock, Pass
from farwhist.rules.catalogue import GAMES
from farwhist.store.preferences import Preferences
from farwhist.ui.features.help import markup
from farwhist.ui.features.help.pages import PAGES, Library, anchor, parts, place_in_game
from farwhist.ui.features.help.window import address
from farwhist.ui.panels.action_bar import ActionBar
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.style.help_anchor import help_for, own_help
from farwhist.ui.wording.option_words import help_place
from tests.ui import driving
from tests.ui.driving import LEFT, Key
from tests.ui.furnished import Furnished
from tests.ui.opened import pages, panels, windows

LANGUAGES = sorted(folder.name for folder in places.resource("help").iterdir())


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=48, most=48, first=24))


@pytest.fixture(autouse=True)
def _pointer_away() -> Iterator[None]:
    QCursor.setPos(0, 0)
    yield


def where_pages_lead(folder: Path, language: str) -> set[str]:
    """Return every page of the help and every place on one, in a language."""
    library = Library(parts(Keymap(COMMANDS, Preferences(folder))), language=lambda: language)
    found = set(PAGES)
    for page in PAGES:
        found |= {f"{page}#{each}" for each in markup.places(library.source(page))}
    return found


def explained(window: QWidget) -> dict[str, str]:
    """Return what each widget below a window that takes the keyboard is explained by."""
    return {
        f"{type(each).__name__} {each.objectName()}": help_for(each)
        for each in [window, *window.findChildren(QWidget)]
        if each.focusPolicy() is not Qt.FocusPolicy.NoFocus or each is window
    }


def test_every_control_of_every_window_has_its_paragraph(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    window.matches.start("elevator", 4, changes=driving.deals("1,2"))
    while window.table.position.deal < 2:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        QApplication.processEvents()
    found = explained(window)
    for opened in (panels(window, qtbot), pages(window, qtbot), windows(window)):
        for name, widget in opened:
            ours = explained(widget)
            assert own_help(widget), name
            assert "five_minutes#table" not in {help_for(widget), *ours.values()}, name
            found |= {f"{name}: {what}": about for what, about in ours.items()}
    assert len(found) > 300
    assert not [what for what, about in found.items() if not about]
    for language in LANGUAGES:
        there = where_pages_lead(tmp_path, language)
        lost = {what: about for what, about in found.items() if about not in there}
        assert not lost, (language, lost)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_at_its_own_line(game: str) -> None:
    for option in GAMES[game].options:
        assert help_place(option) == f"options#{anchor(game, option.key)}"


# The page of the game on the table

TOPICS = {
    "oh_hell": ("bids", "points", "trump"),
    "romanian": ("bids", "points"),
    "wizard": ("bids", "points", "trump"),
    "pocha": ("bids", "points"),
    "knockout": ("dog", "points", "trump"),
    "classic": ("points",),
    "bid_whist": ("bids", "kitty", "points", "trump"),
    "minnesota": ("bids", "points"),
    "solo_whist": ("bids", "points", "trump"),
    "spades": ("bids", "passing", "points", "table", "two"),
    "call_break": ("bids", "points"),
    "german_whist": ("points",),
    "bastard": ("passing", "penalty", "points"),
}
"""What the panels of each game ask about, and the anchors for it; the first game has its own."""


def test_every_game_has_its_topics() -> None:
    assert list(TOPICS) == list(GAMES)[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOPICS)
def test_the_page_of_a_game_tells_about_its_panels(
    game: str, language: str, tmp_path: Path
) -> None:
    source = Library(
        parts(Keymap(COMMANDS, Preferences(tmp_path))), language=lambda: language
    ).source
    for topic in TOPICS[game]:
        for page in ("five_minutes", "glossary"):
            assert place_in_game(f"{page}#{topic}", game, source) == f"{game}#{topic}"


def test_what_a_game_does_not_tell_stays_where_it_was(tmp_path: Path) -> None:
    source = Library(parts(Keymap(COMMANDS, Preferences(tmp_path))), language=lambda: "en").source
    for game in TOPICS:
        for place in ("five_minutes#hand", "five_minutes", "glossary#claim", "scoring#sheet"):
            assert place_in_game(place, game, source) == place
    assert place_in_game("five_minutes#bids", next(iter(GAMES)), source) == "five_minutes#bids"


MOVES_ABOUT = {
    Discard: "glossary#kitty",
    Give: "glossary#passing",
    Knock: "glossary#dog",
    Pass: "glossary#passing",
}


def test_a_decision_about_cards_is_explained_by_its_moves(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    theme, table = window.table.scene.theme, window.table
    for move in (Discard(card("QH")), Give(card("2C")), KNOCK, PASS):
        strip = ActionBar(theme, 14, table, decision=Decision(0, (move,)))
        qtbot.addWidget(strip)
        assert own_help(strip) == MOVES_ABOUT[type(move)]
    table.position.penalty = 1
    strip = ActionBar(theme, 14, table, decision=Decision(0, (Give(card("2C")),)))
    qtbot.addWidget(strip)
    assert own_help(strip) == "glossary#penalty"


def test_bid_whist_is_explained_on_its_own_page(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("bid_whist", 4)
    driving.wait_until_asked(window, qtbot)
    view = window.table.view
    assert window.host.panel is not None
    view.setFocus()
    assert read_by_f1(window, qtbot, view) == "bid_whist#bids"
    view.clearFocus()
    assert window.focusWidget() is not view
    assert read_by_f1(window, qtbot, window) == "bid_whist#bids"
    window.host.close()
    window.host.result.show_words("Result")
    view.setFocus()
    assert read_by_f1(window, qtbot, view) == "bid_whist#points"


# By keys


def read_by_f1(window: Furnished, qtbot: QtBot, widget: QWidget) -> str:
    """Press F1 where the keyboard is, and return what the help shows then."""
    above = widget.window()
    above.activateWindow()
    qtbot.waitUntil(above.isActiveWindow, timeout=5_000)
    window.help.window.hide()
    qtbot.keyClick(widget, Key.Key_F1)
    assert window.help.window.isVisible()
    return window.help.window.pages.source().toString().removeprefix("help:")


def point_at(widget: QWidget, point: QPoint) -> None:
    QCursor.setPos(widget.mapToGlobal(point))
    QApplication.processEvents()


def test_the_keyboard_goes_before_the_pointer(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    button = window.toolbar.buttons["scores"]
    point_at(button, button.rect().center())
    rows = window.score_panel.table
    rows.setFocus()
    assert rows.hasFocus()
    assert read_by_f1(window, qtbot, rows) == "scoring#sheet"
    other = window.toolbar.buttons["pause"]
    other.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    other.setFocus()
    assert read_by_f1(window, qtbot, other) == "commands#command-pause"
    window.table.view.setFocus()
    assert read_by_f1(window, qtbot, window.table.view) == "commands#command-scores"


def test_what_lies_on_the_table_is_explained_where_the_pointer_is(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.wait_until_asked(window, qtbot)
    view, scene = window.table.view, window.table.scene
    view.setFocus()
    panel = window.host.panel
    assert panel is not None
    assert read_by_f1(window, qtbot, view) == "five_minutes#bids"
    for place, about in (
        (scene.plates[1].area.center().toPoint(), "five_minutes#plates"),
        (scene.trump.sceneBoundingRect().center().toPoint(), "five_minutes#facts"),
        (driving.card_point(window, window.table.hand()[0]), "five_minutes#hand"),
    ):
        point_at(view.viewport(), place)
        assert read_by_f1(window, qtbot, view) == about
    point_at(panel, panel.rect().center())
    assert read_by_f1(window, qtbot, view) == "five_minutes#bids"


def test_f1_works_in_a_window_beside_the_table(window: Furnished, qtbot: QtBot) -> None:
    statistics = window.statistics.open()
    statistics.game.setFocus()
    assert read_by_f1(window, qtbot, statistics.game) == "opponents#statistics"


def test_the_help_can_be_used_while_a_dialog_waits(window: Furnished, qtbot: QtBot) -> None:
    window.actions_["fair_play"].trigger()
    dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
    assert dialog.isModal()
    close = dialog.findChild(QDialogButtonBox)
    assert close is not None
    assert read_by_f1(window, qtbot, close) == "opponents#fingerprints"
    helper = window.help.window
    assert helper.windowHandle().transientParent() == dialog.windowHandle()
    helper.contents.setCurrentItem(helper.contents.topLevelItem(2))
    qtbot.mouseClick(helper.back, LEFT)
    assert helper.pages.source() == address("opponents", "fingerprints")
    dialog.close()
    assert read_by_f1(window, qtbot, window.table.view).startswith("five_minutes")


def test_the_menu_opens_the_help_at_its_beginning(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_["help"].trigger()
    assert window.help.window.pages.source() == address(PAGES[0])


def test_another_key_explains_too(window: Furnished, qtbot: QtBot) -> None:
    window.keymap.set_keys({"help": ("Ctrl+H",)})
    window.statistics.open()
    driving.wait_until_asked(window, qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    qtbot.keyClick(window.table.view, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.help.window.pages.source() == address("five_minutes", "bids")

"""The menus: all there, reachable by key, and every item that is disabled says why."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QToolButton
from pytestqt.qtbot import QtBot

from farwhist.ui.features.deal.feature import DealNumberDialog
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.review.hands_dialog import HandsDialog
from farwhist.ui.wording.card_names import SYMBOLS, card_name, card_sign, suit_title
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished


def menus(window: Furnished) -> Iterator[QMenu | QMenuBar]:
    """Return the menu bar and every menu below it."""
    found: list[QMenu | QMenuBar] = [window.menuBar()]
    for bar in found:
        yield bar
        for action in bar.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                found.append(below)


def play_to_summary(window: Furnished, qtbot: QtBot) -> SummaryPanel:
    driving.wait_until_asked(window, qtbot)
    while not isinstance(window.host.panel, SummaryPanel):
        driving.key_once(window, qtbot)
        driving.wait_until_asked(window, qtbot)
    return window.host.panel


def test_all_menus_in_their_order(window: Furnished) -> None:
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    wanted = ["Game", "Deal", "View", "Play", "Settings", "Help"]
    assert [title for title in titles if title in wanted] == wanted


def test_every_item_has_a_key_of_its_own(window: Furnished) -> None:
    for menu in menus(window):
        letters: list[str] = []
        for action in menu.actions():
            if action.isSeparator():
                continue
            mnemonic = QKeySequence.mnemonic(action.text())
            assert not mnemonic.isEmpty(), action.text()
            letters.append(mnemonic.toString())
        assert len(set(letters)) == len(letters), (menu.objectName(), sorted(letters))


def test_no_two_items_share_a_shortcut(window: Furnished) -> None:
    keys = [
        key.toString()
        for menu in menus(window)
        for action in menu.actions()
        for key in action.shortcuts()
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("when", ["bidding", "summary"])
def test_what_is_disabled_says_why(window: Furnished, qtbot: QtBot, when: str) -> None:
    driving.wait_until_asked(window, qtbot)
    if when == "summary":
        play_to_summary(window, qtbot)
    window.actions_.refresh()
    disabled = [
        action
        for menu in menus(window)
        for action in menu.actions()
        if not action.isSeparator() and not action.isEnabled()
    ]
    assert disabled
    for action in disabled:
        assert action.statusTip().startswith("Available when "), action.text()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_reason_stands_in_the_status_bar(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    menu = window.actions_.menus["deal"]
    window.menuBar().setActiveAction(menu.menuAction())
    assert menu.isVisible()
    spot = menu.actionGeometry(window.actions_["hands"]).center()
    qtbot.mouseMove(menu, spot)
    qtbot.mouseMove(menu, spot + QPoint(2, 1))
    qtbot.waitUntil(lambda: bool(window.statusBar().currentMessage()))
    assert window.statusBar().currentMessage() == "Available when a deal is finished"
    menu.hide()


@pytest.mark.parametrize(("preset", "head"), [("elevator", "Took/bid"), ("classic", "Tricks")])
def test_all_hands_tell_of_bids_only_where_there_were_some(
    window: Furnished, qtbot: QtBot, preset: str, head: str
) -> None:
    window.matches.start(preset, 4)
    summary = play_to_summary(window, qtbot)
    qtbot.mouseClick(summary.hands, LEFT)
    (dialog,) = [each for each in window.findChildren(HandsDialog) if each.isVisible()]
    assert dialog.table.horizontalHeaderItem(1).text() == head
    taken = window.table.position.results[-1].taken[0]
    assert dialog.table.item(0, 1).text().split("/")[0] == str(taken)
    assert ("/" in dialog.table.item(0, 1).text()) is (head != "Tricks")
    dialog.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_key_opens_the_menu_bar(window: Furnished, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.keyClick(window, Key.Key_F10)
    active: QAction | None = window.menuBar().activeAction()
    assert active is not None and active.text() == "&Game"
    qtbot.keyClick(window.actions_.menus["deal"].parentWidget(), Key.Key_Escape)


def test_escape_with_nothing_open_does_nothing(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    press(window, qtbot, Key.Key_Escape, Key.Key_Escape)
    assert window.host.panel is panel and window.isVisible()
    assert QApplication.activeModalWidget() is None


def test_all_hands_of_the_finished_deal(window: Furnished, qtbot: QtBot) -> None:
    window.matches.start("elevator", 4)
    assert window.deal.show_hands() is None
    summary = play_to_summary(window, qtbot)
    qtbot.mouseClick(summary.hands, LEFT)
    dialogs = [each for each in window.findChildren(HandsDialog) if each.isVisible()]
    assert len(dialogs) == 1
    table, names = dialogs[0].table, window.scoreboard.names()
    columns = {table.horizontalHeaderItem(n).text(): n for n in range(2, table.columnCount())}
    rows = {table.item(row, 0).text(): row for row in range(4)}
    plays = window.table.position.results[-1].tricks[0].plays
    assert list(rows) == ["You", "Oscar", "Nora", "Eddie"] and len(plays) == 4
    for seat, card in plays:
        assert card.suit is not None
        column = columns[f"{SYMBOLS[card.suit]} {suit_title(card.suit)}"]
        cell = table.item(rows[names[seat]], column)
        assert cell.text() + SYMBOLS[card.suit] == card_sign(card)
        assert cell.toolTip() == card_name(card)
    dialogs[0].close()


def test_the_number_deals_the_same_cards(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    seed, hand, turned = (
        window.runner.setting.seed, window.table.hand(), window.table.position.turn_up,
    )  # fmt: skip
    window.matches.play_again()
    driving.wait_until_asked(window, qtbot)
    assert window.runner.setting.seed != seed
    dialog: DealNumberDialog = window.deal.show_number()
    assert f"number {window.runner.setting.seed}" in dialog.about.text()
    dialog.copy.click()
    assert dialog.copy.text() == "Copied"
    assert QGuiApplication.clipboard().text() == str(window.runner.setting.seed)
    assert not dialog.play.isEnabled()
    qtbot.keyClicks(dialog.edit, f"x{seed}")
    assert dialog.edit.text() == str(seed)
    qtbot.mouseClick(dialog.play, LEFT)
    driving.wait_until_asked(window, qtbot)
    assert window.runner.setting.seed == seed
    assert (window.table.hand(), window.table.position.turn_up) == (hand, turned)


def test_help_shows_the_first_steps_again(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    assert window.first_steps.shown is None
    window.actions_["first_steps"].trigger()
    assert window.first_steps.shown == 0
    window.first_steps.skip()
    play_to_summary(window, qtbot)
    window.actions_["first_steps"].trigger()
    assert window.first_steps.shown is None
    assert window.status.text() == "The first steps come with your next bid."
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)
    assert window.first_steps.shown == 0


FIRST_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
app = QApplication([])
from farwhist.store.preferences import Preferences
from farwhist.ui.app.application import fill
from farwhist.ui.services.main_window import MainWindow
folder = Path(sys.argv[1])
preferences = Preferences(folder)
preferences.set("text/size", "150")
window = MainWindow(preferences)
contents = fill(window, preferences, folder)
contents.voice.log.show()
parts = (window.menuBar(), window.statusBar(), contents.toolbar, contents.voice.log.text)
print(*(QFontInfo(each.font()).pixelSize() for each in (app, *parts)))
window.close()
"""


def test_all_parts_of_the_first_window_have_the_font_of_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_WINDOW, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    of_program, *of_parts = done.stdout.split()
    assert of_parts == [of_program] * 4


@pytest.mark.parametrize("percent", [100, 200])
def test_menus_that_have_no_room_are_behind_a_button_that_is_seen(
    spoken: str, make_window: MakeWindow, percent: int
) -> None:
    window = make_window()
    window.appearance.set_text_size(percent)
    window.resize(window.minimumSizeHint())
    QApplication.processEvents()
    bar = window.menuBar()
    more = bar.findChild(QToolButton, "qt_menubar_ext_button")
    assert isinstance(more, QToolButton)
    end = more.x() if more.isVisible() else bar.width()
    hidden = [each for each in bar.actions() if bar.actionGeometry(each).right() > end]
    assert more.isVisible() is bool(hidden)
    if hidden:
        assert bar.rect().contains(more.geometry()) and more.text() and more.accessibleName()
        menu = more.menu()
        assert isinstance(menu, QMenu) and menu.actions() == hidden
    assert percent == 100 or spoken == "en" or hidden

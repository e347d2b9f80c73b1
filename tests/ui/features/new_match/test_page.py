"""The page for another match: by mouse, by keyboard, and for whoever does not see it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES
from farwhist.rules.draft import Draft
from farwhist.ui.features.new_match.feature import NewMatchPage
from farwhist.ui.features.preferences.players_page import PlayersPage
from farwhist.ui.features.preferences.rules.game_page import GamePage
from farwhist.ui.features.preferences.rules.rules_page import ChosenGame
from farwhist.ui.table.game_pictures import PICTURES
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, presets_at_table, seats_range
from tests.helpers.clipping import clipped
from tests.helpers.staged import set_option
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.furnished import Furnished
from tests.ui.table import test_family

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(window: Furnished, qtbot: QtBot) -> Furnished:
    """Let the window have the keyboard."""
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def opened(window: Furnished) -> NewMatchPage:
    window.actions_["new"].trigger()
    page = window.new_match.page
    assert page is not None and page.isVisible()
    QApplication.processEvents()
    return page


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def take(page: NewMatchPage, preset: str) -> None:
    """Choose the game of a preset, and the preset among its variants."""
    for tile in page.tiles.tiles:
        family = tile.family
        found = [n for n, each in enumerate(family.choices) if each.draft.preset == preset]
        if found and not family.own:
            click(tile)
            if len(family.choices) > 1:
                page.variants.chips[found[0]].click()
            return
    raise AssertionError(preset)


def test_every_game_has_a_tile_and_every_preset_a_variant(window: Furnished) -> None:
    page = opened(window)
    assert [tile.family.emblem for tile in page.tiles.tiles] == [
        game.emblem for game in GAMES.values()
    ]
    found = [each.draft.preset for tile in page.tiles.tiles for each in tile.family.choices]
    assert found == list(presets_at_table())
    texts = [chip.text() for chip in page.variants.chips]
    assert texts == ["Standard", "Bids in turn", "32 cards"]


def test_every_preset_can_be_chosen_for_as_many_as_it_is_for(window: Furnished) -> None:
    """A number that it is not for is off and says why, and the nearest one takes its place."""
    page = opened(window)
    for preset in presets_at_table():
        take(page, preset)
        least, most = seats_range(preset)
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            button = page.players.number.buttons[str(seats)]
            assert button.isEnabled() is (least <= seats <= most), (preset, seats)
            assert bool(button.toolTip()) is not button.isEnabled()
            page.selection.wanted_seats = seats
            assert page.draft == Draft(preset, min(max(seats, least), most))
        assert page.about.text()


def some_seats() -> list[tuple[str, int]]:
    """Return a preset of each game with one number of players, each number at least once."""
    firsts = [game.presets[0].id for game in GAMES.values()]
    ranges = {
        preset: range(seats_range(preset)[0], seats_range(preset)[1] + 1) for preset in firsts
    }
    return [(preset, seats[-n % len(seats)]) for n, (preset, seats) in enumerate(ranges.items(), 1)]


@pytest.mark.parametrize(
    ("preset", "seats"), [*some_seats(), ("elevator_turn", 2), ("blackout", 3)]
)
def test_what_is_chosen_is_played(window: Furnished, qtbot: QtBot, preset: str, seats: int) -> None:
    page = opened(window)
    take(page, preset)
    if page.players.number.value != str(seats):
        click(page.players.number.buttons[str(seats)])
    click(page.length.play)
    assert window.new_match.page is None and window.focusWidget() is window.table.view
    assert (window.runner.rules.id, window.runner.rules.seats) == (preset, seats)
    once = test_family.click_once if preset in test_family.FAMILY else driving.click_once
    for _ in range(3):
        driving.wait_until_asked(window, qtbot)
        assert len(window.table.scene.plates) == seats
        once(window, qtbot)


def test_the_number_of_players_comes_back(window: Furnished) -> None:
    page = opened(window)
    click(page.players.number.buttons["6"])
    take(page, "classic")
    assert page.draft == Draft("classic", 4) and page.players.number.value == "4"
    take(page, "oh_hell")
    assert page.draft == Draft("oh_hell", 6) and page.players.number.value == "6"


def test_a_shorter_match(window: Furnished) -> None:
    page = opened(window)
    assert page.length.words.text().startswith("13 deals, 85 tricks, about ")
    click(page.length.length.buttons["short"])
    assert page.length.words.text().startswith("5 deals, 29 tricks")
    click(page.length.play)
    assert window.runner.rules.deal_count == 5
    again = opened(window)
    assert again.selection.length == "short" and again.length.length.value == "short"
    assert not again.selection.family.own, "a length makes no rules of one's own"
    assert "Elevator Whist, 4 players, 5 deals" in again.played.words.text()
    click(again.length.length.buttons["usual"])
    assert again.draft == Draft("elevator", 4)


def test_what_cannot_be_played_says_why_not(window: Furnished) -> None:
    window.rules.own.save("Long", Draft.of("oh_hell", 4, {"sequence": "CUSTOM", "custom": "13"}))
    page = opened(window)
    click(page.tiles.tiles[0])
    assert page.selection.family.name == "Long" and page.length.play.isEnabled()
    click(page.players.number.buttons["5"])
    assert not page.length.play.isEnabled() and "13" in page.length.problem.text()
    page.tiles.tiles[0].setFocus()
    press(Key.Key_Return)
    assert page.isVisible(), "nor with a key"
    click(page.players.number.buttons["4"])
    assert page.length.play.isEnabled() and not page.length.problem.isVisible()


def test_own_and_staged_rules_come_first(window: Furnished) -> None:
    ours = Draft.of("oh_hell", 5, {"slam": "20", "sequence": "CUSTOM", "custom": "2,1"})
    window.rules.own.save("Our table", ours)
    set_option(window.rules, "tours", "2")
    page = opened(window)
    names = [tile.family.name for tile in page.tiles.tiles]
    assert names[:2] == ["Custom: Elevator Whist, changed", "Our table"]
    assert len(names) == len(GAMES) + 2
    assert page.tiles.tiles[0].isChecked() and page.length.words.text().startswith("26 deals")
    click(page.tiles.tiles[1])
    click(page.players.number.buttons["3"])
    click(page.length.play)
    assert dict(window.runner.setting.changes) == ours.changes
    assert (window.runner.rules.id, window.runner.rules.seats) == ("oh_hell", 3)
    assert "Our table" in window.windowTitle() and not window.rules.staged


def test_changing_the_rules_stages_them_and_stays_on_the_page(window: Furnished) -> None:
    """From then on the page and the pages of rules are about the same rules."""
    before = window.runner.setting
    page = opened(window)
    take(page, "german_bridge")
    assert not window.rules.staged
    click(page.length.change)
    assert window.new_match.page is page and window.runner.setting is before
    pages = window.preferences.lazy.made
    assert pages is not None and pages.isVisible() and isinstance(pages.page, GamePage)
    game = pages.findChild(ChosenGame)
    assert game is not None and game.text().startswith("German Bridge")
    assert window.rules.draft == Draft("german_bridge", 4) and window.rules.staged
    take(page, "wizard")
    click(page.players.number.buttons["5"])
    assert window.rules.draft == page.draft == Draft("wizard", 5)
    assert game.text() == "Wizard · 5 players"
    pages.show_page("table")
    assert game.isHidden()
    set_option(window.rules, "hook", "ON" if page.draft.texts()["hook"] != "ON" else "OFF")
    assert page.draft == window.rules.draft and page.selection.choice.staged
    assert page.tiles.tiles[0].isChecked() and page.players.number.value == "5"
    window.rules.own.save("Ours", window.rules.draft)
    window.rules.own_changed("Ours")
    assert page.tiles.tiles[0].family.name == "Ours" and page.tiles.tiles[0].isChecked()
    pages.show_page("game")
    assert isinstance(pages.page, GamePage)
    click(pages.page.another)
    assert not pages.isVisible() and window.new_match.page is page
    press(Key.Key_Return)
    assert window.runner.rules.seats == 5 and not window.rules.staged
    assert "Ours" in window.windowTitle()


def test_the_rules_are_shown_that_are_chosen_here(window: Furnished) -> None:
    page = opened(window)
    take(page, "wizard")
    page.players.shuffle.click()
    window.preferences.open("table")
    assert not window.rules.staged, "nobody has looked at rules"
    window.preferences.open("scoring")
    assert window.rules.draft == page.draft
    page.players.shuffle.click()
    seated = page.seated.opponents
    window.rules.start()
    assert window.runner.rules.id == "wizard" and window.new_match.page is None
    assert window.players.opponents == seated, "who sits there on the page plays"


def test_another_length_of_a_game_is_no_game_of_its_own(window: Furnished) -> None:
    """Rules without a name stay in the list while others are looked at, in whatever length."""
    ours = Draft.of("elevator", 4, {"slam": "5"})
    window.rules.edit(ours)
    page = opened(window)
    click(page.length.change)
    take(page, "oh_hell")
    click(page.length.length.buttons["half"])
    assert window.rules.draft == page.draft and page.draft.custom
    assert [each.draft for each in window.rules.choices() if each.staged] == [ours]


# --- closing, and what waits ------------------------------------------------------------------


@pytest.mark.parametrize("way", ["escape", "cancel"])
def test_leaving_changes_nothing(window: Furnished, qtbot: QtBot, way: str) -> None:
    driving.wait_until_asked(window, qtbot)
    before, focus = window.runner.setting, window.focusWidget()
    page = opened(window)
    assert window.playback.paused, "the table waits"
    take(page, "bastard")
    if way == "escape":
        press(Key.Key_Escape)
    else:
        click(page.length.cancel)
    assert window.new_match.page is None and window.runner.setting is before
    assert not window.playback.paused and window.focusWidget() is focus


def test_a_pause_of_the_players_own_stays(window: Furnished) -> None:
    window.playback.pause(True)
    opened(window)
    press(Key.Key_Escape)
    assert window.playback.paused


def test_the_page_goes_when_another_match_is_begun(window: Furnished) -> None:
    opened(window)
    window.rules.start()
    assert window.new_match.page is None and window.focusWidget() is window.table.view


def test_it_covers_all_below_the_menus(window: Furnished) -> None:
    page = opened(window)
    for size in ((1280, 800), (1000, 650)):
        window.resize(*size)
        QApplication.processEvents()
        assert page.geometry() == window.rect().adjusted(0, window.menuBar().height(), 0, 0)


def test_play_it_again(window: Furnished) -> None:
    window.matches.start("romanian", 5)
    window.rules.edit(Draft("bastard", 3))
    page = opened(window)
    assert page.played.words.text() == "Played last: Romanian Whist 1-8-1, 5 players, 27 deals"
    seed = window.runner.setting.seed
    click(page.played.again)
    setting = window.runner.setting
    assert (setting.preset, setting.seats) == ("romanian", 5) and setting.seed != seed
    assert window.new_match.page is None


def test_nothing_was_played_before_the_first_match(make_window: MakeWindow, qtbot: QtBot) -> None:
    empty = make_window()
    with qtbot.waitActive(empty):
        empty.activateWindow()
    page = opened(empty)
    assert not page.played.again.isVisible() and page.tiles.tiles[0].hasFocus()
    press(Key.Key_Escape)


# --- the keyboard -----------------------------------------------------------------------------


def test_a_match_by_keyboard_alone(window: Furnished) -> None:
    page = opened(window)
    assert page.played.again.hasFocus(), "what was played last comes first"
    press(Key.Key_Tab)
    assert page.tiles.tiles[0].hasFocus()
    press(Key.Key_Right)
    assert page.tiles.tiles[1].isChecked() and page.selection.family.emblem == "flame"
    press(Key.Key_Tab)
    press(Key.Key_Right)
    assert page.variants.chips[1].isChecked()
    press(Key.Key_Tab)
    assert page.variants.more.hasFocus(), "the variants that are not shown"
    press(Key.Key_Tab)
    press(Key.Key_Right)
    assert page.players.number.value == "5"
    press(Key.Key_Return)
    assert (window.runner.rules.id, window.runner.rules.seats) == ("blackout", 5)


def test_tab_goes_round_and_never_below_the_page(window: Furnished) -> None:
    page = opened(window)
    seen = []
    for _ in range(len(page.stops()) + 1):
        seen.append(QApplication.focusWidget())
        press(Key.Key_Tab)
    assert len(set(seen)) == len(page.stops()) and seen[0] is seen[-1]
    assert all(seat.join in seen for seat in page.players.seats.buttons[:3])
    assert all(page.isAncestorOf(each) for each in seen)
    press(Key.Key_Backtab)
    window.table.view.setFocus()
    assert page.isAncestorOf(QApplication.focusWidget()), "nor by any other way"


def test_enter_means_what_the_button_says(window: Furnished) -> None:
    before = window.runner.setting
    page = opened(window)
    page.length.cancel.setFocus()
    press(Key.Key_Return)
    assert window.new_match.page is None and window.runner.setting is before


# --- who plays --------------------------------------------------------------------------------


def test_level_and_style_of_a_seat_are_kept_when_the_match_is_played(window: Furnished) -> None:
    page = opened(window)
    seats = page.players.seats
    actions = {each.text(): each for each in seats.menu(1).actions() if each.isCheckable()}
    assert actions["Club player"].isChecked() and actions["Balanced"].isChecked()
    actions["Expert"].trigger()
    actions["Bold"].trigger()
    player = page.seated.opponents[1]
    assert (player.level, player.style) == ("expert", "bold")
    assert "Expert, Bold" in seats.buttons[1].accessibleName()
    assert page.players.all.text() == "Mixed levels"
    page.length.play.click()
    assert window.players.opponents[1].level == "expert"


def test_one_level_for_all(window: Furnished) -> None:
    page = opened(window)
    assert page.players.all.text() == "Club player"
    next(each for each in page.players.menu().actions() if each.text() == "Beginner").trigger()
    assert {each.level for each in page.seated.opponents} == {"beginner"}
    assert page.players.all.text() == "Beginner"


def test_a_click_on_a_seat_opens_its_menu(
    window: Furnished, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, found = opened(window), list[QMenu]()
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: found.append(menu))
    click(page.players.seats.buttons[0])
    click(page.players.all)
    assert [menu.actions()[1].text() for menu in found] == ["Opponent: Oscar", "Casual player"]
    click(page.players.seats.own)
    pages = window.preferences.lazy.made
    assert pages is not None and isinstance(pages.page, PlayersPage)


def test_dragging_to_another_seat(window: Furnished) -> None:
    page = opened(window)
    one, other = page.players.seats.buttons[0], page.players.seats.buttons[1]
    before = page.seated.opponents
    way = other.geometry().center() - one.geometry().center()
    home, middle = one.pos(), one.rect().center()
    QTest.mousePress(one, LEFT, pos=middle)
    for part in (0.3, 1.0):
        QTest.mouseMove(one, middle + way * part - (one.pos() - home))
    QTest.mouseRelease(one, LEFT, pos=middle)
    assert page.seated.opponents[:2] == (before[1], before[0])
    assert one.pos() == home and QApplication.activePopupWidget() is None


def test_a_drag_to_nowhere_changes_nothing(window: Furnished) -> None:
    page = opened(window)
    one, before = page.players.seats.buttons[0], page.seated.opponents
    home = one.pos()
    QTest.mousePress(one, LEFT, pos=one.rect().center())
    QTest.mouseMove(one, one.rect().center() + QPoint(150, 0))
    QTest.mouseRelease(one, LEFT, pos=one.rect().center())
    assert page.seated.opponents == before and one.pos() == home


def test_alt_and_an_arrow_change_seats(window: Furnished) -> None:
    page = opened(window)
    before = page.seated.opponents
    seats = page.players.seats
    seats.buttons[0].setFocus()
    press(Key.Key_Up, ALT)
    assert page.seated.opponents[:2] == (before[1], before[0])
    assert seats.buttons[1].hasFocus(), "the keyboard goes with whoever was moved"
    press(Key.Key_Right, ALT)
    assert page.seated.opponents[1:3] == (before[2], before[0])
    press(Key.Key_Right, ALT)
    assert seats.buttons[2].hasFocus(), "and nobody sits further on"


def test_chance_seats_others(window: Furnished) -> None:
    page = opened(window)
    before = page.seated.opponents
    click(page.players.shuffle)
    after = page.seated.opponents
    assert after[:3] != before[:3] and set(after) == set(before)


def test_partners_are_shown(window: Furnished) -> None:
    page = opened(window)
    take(page, "spades")
    seats = page.players.seats
    assert [each.sitter.side for each in seats.buttons[:3]] == ["theirs", "ours", "theirs"]
    assert seats.middle_text().startswith("You and Nora\nagainst ")
    assert "your partner" in seats.buttons[1].accessibleName()
    take(page, "cutthroat")
    assert {each.sitter.side for each in seats.buttons[:3]} == {""}


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_no_seat_lies_over_another(window: Furnished, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = opened(window)
    for number in (2, 3, 4, 5, 6, 7):
        if page.players.number.value != str(number):
            click(page.players.number.buttons[str(number)])
        QApplication.processEvents()
        seats = page.players.seats
        places = [each.geometry() for each in (*seats.buttons[: number - 1], seats.own)]
        for n, one in enumerate(places):
            assert seats.rect().contains(one), number
            assert not any(one.intersects(other) for other in places[n + 1 :]), number
        assert page._area.verticalScrollBar().maximum() == 0, "nothing to scroll"


# --- for all --------------------------------------------------------------------------------


def test_what_a_screen_reader_finds(window: Furnished) -> None:
    page = opened(window)
    tile = QAccessible.queryAccessibleInterface(page.tiles.tiles[0])
    assert tile.text(QAccessible.Text.Name) == "Elevator Whist, 2 to 7 players"
    assert tile.text(QAccessible.Text.Description) == page.about.text()
    assert tile.state().checkable and tile.state().checked
    assert not QAccessible.queryAccessibleInterface(page.tiles.tiles[1]).state().checked
    seat = page.players.seats.buttons[2].accessibleName()
    assert seat == "Eddie, Club player, Balanced, seat 3 of 3, clockwise from your left"
    for stop in page.stops():
        found = QAccessible.queryAccessibleInterface(stop)
        assert found.text(QAccessible.Text.Name), stop


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800)])
def test_large_texts_scroll_down_in_one_column(window: Furnished, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.appearance.set_text_size(200)
    page = opened(window)
    assert page.players.geometry().bottom() < page.length.geometry().top()
    assert page._area.horizontalScrollBar().maximum() == 0
    assert page._area.verticalScrollBar().maximum() > 0
    assert clipped(page) == []
    page.length.play.setFocus(Qt.FocusReason.TabFocusReason)
    press(Key.Key_Backtab)
    shown_part = page._area.viewport().rect()
    focus = QApplication.focusWidget()
    assert shown_part.contains(focus.mapTo(page._area.viewport(), focus.rect().center()))
    window.appearance.set_text_size(100)
    QApplication.processEvents()
    players, length = page.players.geometry(), page.length.geometry()
    if size[0] > 1000:
        assert players.right() < length.left(), "and back at once"
    assert page._area.verticalScrollBar().maximum() == 0


def test_it_is_drawn_in_high_contrast(window: Furnished) -> None:
    page = opened(window)
    pictures: list[Callable[[], object]] = [page.grab]
    plain = page.grab().toImage()
    window.appearance.set_contrast("on")
    strong = pictures[0]().toImage()  # type: ignore[attr-defined]
    assert plain != strong
    corner = strong.pixelColor(4, page.height() - 4)
    assert corner.name() == window.table.state.scene.theme.felt_edge.lower()
    window.appearance.set_contrast("off")


def test_a_click_that_reaches_a_page_that_is_closed_begins_no_match(window: Furnished) -> None:
    """A page lives a moment longer than it is seen."""
    page, seed = opened(window), window.runner.setting.seed
    window.new_match.close()
    page.length.play.click()
    page.cancelled.emit()
    assert window.runner.setting.seed == seed


def test_every_game_has_a_picture_of_its_own() -> None:
    assert sorted(PICTURES) == sorted(game.emblem for game in GAMES.values())


def test_the_access_key_of_play_plays_and_opens_no_menu(window: Furnished, qtbot: QtBot) -> None:
    window.new_match.open()
    page = window.new_match.page
    assert page is not None
    seed = window.runner.setting.seed
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert window.new_match.page is None and window.runner.setting.seed != seed
    assert window.menuBar().activeAction() is None

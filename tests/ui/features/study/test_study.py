"""A finished deal is gone through in the window: by keys, with the mouse, and in every game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.rules.catalogue import GAMES
from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.study.page import StudyPage
from farwhist.ui.features.study.side_panel import UNKNOWN
from farwhist.ui.settings.languages import Languages
from tests.helpers.clipping import clipped
from tests.helpers.drive import table_of
from tests.helpers.languages import LANGUAGES
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def studied(window: Furnished) -> StudyPage:
    """Return the page that is open."""
    page = window.study.page
    assert page is not None
    return page


def open_study(
    window: Furnished, qtbot: QtBot, preset: str = "elevator", seats: int = 4
) -> StudyPage:
    """Play a deal, and study it."""
    window.resize(1000, 650)
    window.matches.start(preset, seats)
    play_to_summary(window, qtbot)
    window.actions_.refresh()
    window.actions_["study"].trigger()
    return studied(window)


def press(page: StudyPage, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None and page.isAncestorOf(focus)
    for key in keys:
        QTest.keyClick(focus, key, modifier or Qt.KeyboardModifier.NoModifier)


def test_nothing_can_be_studied_before_a_deal_is_over(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_.refresh()
    assert not window.actions_["study"].isEnabled()
    window.study.open_table(None)
    assert window.study.page is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_studied_from_end_to_end(
    window: Furnished, qtbot: QtBot, game: str
) -> None:
    driving.only_beginners(window)
    preset = GAMES[game].presets[0].id
    window.matches.start(preset, table_of(preset))
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    page = studied(window)
    seen = []
    for step in [*range(0, page.last, max(page.last // 10, 1)), page.last]:
        page.go(step)
        assert page.step == step == page.timeline.value()
        seen.append(page.strip.moment.text())
        page.board.view.grab()
        press(page, Key.Key_K, Key.Key_K)
    assert all(seen) and seen[-1] == "End of the deal"
    assert clipped(page) == []


@pytest.mark.parametrize("language", ["de", "fr", "pt"])
def test_what_happens_at_each_step_is_read_whole_in_a_small_window(
    make_window: MakeWindow, qapp: QApplication, qtbot: QtBot, language: str
) -> None:
    Languages(qapp).use(language)
    window = make_window()
    window.resize(1000, 650)
    window.matches.start("elevator", 4, changes=driving.deals("3"))
    driving.only_beginners(window)
    driving.wait_until_asked(window, qtbot)
    window.actions_["finish"].trigger()
    qtbot.waitUntil(lambda: bool(window.table.position.results), timeout=30_000)
    window.study.open_table(None)
    page = studied(window)
    qtbot.wait(1)
    for step in range(page.last + 1):
        page.go(step)
        assert page.strip.moment.shown() == page.strip.moment.text()


def test_no_card_is_drawn_twice_when_a_deal_is_opened_again(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_again() -> None:
        window.study.open_table(None)
        QApplication.processEvents()
        studied(window).board.view.settled.emit()
        studied(window).board.view.grab()

    open_study(window, qtbot)
    window.study.close()
    look_again()
    window.study.close()
    drawn, draw = list[object](), Deck._bake

    def bake(self: Deck, *how: Any) -> QPixmap:
        if self is not window.table.scene.images.deck:
            drawn.append(how)
        return draw(self, *how)

    monkeypatch.setattr(Deck, "_bake", bake)
    look_again()
    assert len(drawn) <= 1, "but for one that is still on its way, in a size of its own"


def test_keys_walk_by_card_trick_and_choice(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    deal = page.deal
    own = deal.own(0)
    assert page.step == own[0] == 0
    press(page, Key.Key_Right, modifier=CONTROL)
    assert deal.steps[page.step].trick == 1 and deal.steps[page.step - 1].trick == 0
    press(page, Key.Key_Right, modifier=CONTROL)
    if deal.steps[-2].trick > 1:
        assert deal.steps[page.step].trick == 2 and deal.steps[page.step - 1].trick == 1
    press(page, Key.Key_Home, Key.Key_D)
    assert page.step == own[1]
    press(page, Key.Key_F7)
    assert page.step == (own[2] if len(own) > 2 else own[1])
    press(page, Key.Key_F7, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert page.step == own[1 if len(own) > 2 else 0]
    press(page, Key.Key_Home)
    for step in range(page.last + 1):
        assert page.step == step == page.timeline.value()
        press(page, Key.Key_Right)
    press(page, Key.Key_End)
    assert page.step == page.last and not page.strip.next_choice.isEnabled()
    press(page, Key.Key_Right)
    assert page.step == page.last
    press(page, Key.Key_Escape)
    assert window.study.page is None


def test_the_voice_answers_as_on_the_table(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    said: list[str] = []
    page.said.connect(said.append)
    page.go(page.deal.own(0)[1])
    press(page, Key.Key_T)
    assert said[-1] == page.strip.count.text() and said[-1]
    press(page, Key.Key_B)
    assert "bid" in said[-1] and "taken 0" in said[-1]
    press(page, Key.Key_U)
    assert "Deal 1" in said[-1]
    press(page, Key.Key_C, modifier=Qt.KeyboardModifier.ShiftModifier)
    cards = said[-1]
    assert " of " in cards
    press(page, Key.Key_R)
    assert said[-1] == cards
    press(page, Key.Key_Right)
    told = said[-1]
    press(page, Key.Key_R)
    assert said[-1] == told == page.strip.count.text()


def test_the_keys_for_the_last_trick_the_hint_and_the_sounds_work_as_on_the_table(
    window: Furnished, qtbot: QtBot
) -> None:
    page = open_study(window, qtbot)
    said: list[str] = []
    page.said.connect(said.append)
    press(page, Key.Key_L)
    assert said[-1] == "Available when a trick has been taken"
    page.go(page.last)
    press(page, Key.Key_L)
    taken = page.board.position.tricks[-1]
    assert said[-1] == page.strip.count.text() and said[-1].startswith("Trick 1 of 1 – ")
    assert said[-1].count(" of ") == 1 + len(taken.plays)
    press(page, Key.Key_H)
    assert said[-1] == "This is not your decision"
    coach = page.coach
    assert coach is not None
    qtbot.waitUntil(lambda: not coach.waiting, timeout=60_000)
    page.go(page.deal.own(0)[0])
    press(page, Key.Key_H)
    assert said[-1].endswith(", best.") and "percent" in said[-1]
    mute = window.actions_["mute"]
    before = mute.isChecked()
    press(page, Key.Key_M)
    assert mute.isChecked() != before and page is studied(window)


def test_what_one_knew_hides_the_others(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    press(page, Key.Key_D)
    hands = page.board.position.hands
    assert all(isinstance(card, Card) for hand in hands for card in hand)
    table = page.panel.tricks
    told = {
        table.item(row, column).text()
        for row in range(table.rowCount())
        for column in range(table.columnCount())
    }
    assert UNKNOWN not in told
    qtbot.mouseClick(page.bar.hands.buttons["knew"], LEFT)
    hands = page.board.position.hands
    assert all(card is None for hand in hands[1:] for card in hand)
    assert all(isinstance(card, Card) for card in hands[0])
    later = [
        table.item(step.trick - 1, [0, 1, 2, 3].index(step.seat or 0)).text()
        for number, step in enumerate(page.deal.steps)
        if step.card is not None and number >= page.step
    ]
    assert later and set(later) == {UNKNOWN}
    assert not page.board._pale


def test_mouse_and_wheel_move_along_the_time_line(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    line = page.timeline
    x = round(line.x_of(3))
    qtbot.mouseClick(line, LEFT, pos=QPoint(x, 20))
    assert page.step == 3
    qtbot.mouseClick(page.strip.steppers[1], LEFT)
    assert page.step == 2
    item = page.panel.tricks.item(0, 2)
    qtbot.mouseClick(
        page.panel.tricks.viewport(), LEFT, pos=page.panel.tricks.visualItemRect(item).center()
    )
    step = page.deal.steps[page.step]
    assert (step.trick, step.seat) == (1, 2)


def test_another_deal_of_the_match(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    press(page, Key.Key_Escape)
    window.flow.press_next()
    play_to_summary(window, qtbot)
    window.study.open_table(None)
    page = studied(window)
    assert page.deal.deal == 2 and not page.bar.next_deal.isEnabled()
    press(page, Key.Key_PageUp)
    assert page.deal.deal == 1 and not page.bar.previous_deal.isEnabled()


def test_playing_on_from_here_touches_no_match(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    press(page, Key.Key_D)
    before = window.runner.now()
    moves = page.deal.steps[page.step].moves
    press(page, Key.Key_F)
    assert window.study.page is None and window.practice.active
    driving.wait_until_asked(window, qtbot)
    assert len(window.runner.history.moves) == moves
    assert window.table.input.playable()
    driving.click_once(window, qtbot)
    window.practice.leave()
    assert window.runner.now() == before


def test_the_match_waits_and_the_keyboard_comes_back(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    assert window.playback.paused
    for _ in range(14):
        QTest.keyClick(QApplication.focusWidget() or page, Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
    qtbot.mouseClick(page.bar.back, LEFT)
    assert not window.playback.paused
    focus = QApplication.focusWidget()
    assert focus is not None and not page.isAncestorOf(focus)


def test_a_deal_is_chosen_from_the_score_sheet(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    press(page, Key.Key_Escape)
    window.scoreboard.show_all()
    sheet = window.scoreboard.great.get()
    sheet.table.setCurrentIndex(sheet.model.index(0, 0))
    sheet.table.setFocus()
    QTest.keyClick(sheet.table, Key.Key_Return)
    assert studied(window).deal.deal == 1


def test_one_letter_leads_there_from_summary_and_score_sheet(
    window: Furnished, qtbot: QtBot
) -> None:
    window.resize(1000, 650)
    window.matches.start("elevator", 4)
    play_to_summary(window, qtbot)
    QTest.keyClick(window.table.view, Key.Key_S)
    assert studied(window).deal.deal == 1
    window.study.close()
    window.scoreboard.show_all()
    sheet = window.scoreboard.great.get()
    sheet.table.setCurrentIndex(sheet.model.index(0, 0))
    window.keymap.set_letters(False)
    QTest.keyClick(sheet.table, Key.Key_S)
    assert window.study.page is None
    window.keymap.set_letters(True)
    window.keymap.set_keys({"open_in_study": ("G",)})
    QTest.keyClick(sheet.table, Key.Key_S)
    assert window.study.page is None
    QTest.keyClick(sheet.table, Key.Key_G)
    assert studied(window).deal.deal == 1


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_summary_leads_to_the_study(
    window: Furnished, qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    Languages(qapp).use(language)
    window.resize(1000, 650)
    window.matches.start("elevator", 4)
    play_to_summary(window, qtbot)
    panel = window.host.panel
    assert panel is not None
    button = panel.findChild(QPushButton, "study")
    for wide, high in ((1366, 768), (1280, 800), (1000, 650)):
        window.resize(wide, high)
        assert button.isVisible() and panel.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    qtbot.mouseClick(button, LEFT)
    assert studied(window).deal.deal == 1
    window.study.close()
    assert panel.isVisible()


def test_f6_goes_round_the_parts_of_the_page(window: Furnished, qtbot: QtBot) -> None:
    page = open_study(window, qtbot)
    seen = []
    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_F6)
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
        seen.append(focus)
        if seen.count(focus) > 1:
            break
    assert len(set(seen)) > 1 and seen[-1] is seen[0], "round and round"
    page.step_pane(-1)
    assert QApplication.focusWidget() is seen[-2]

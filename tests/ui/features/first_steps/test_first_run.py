"""The first minute of a new player: nothing is asked, four bubbles, and never again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import card
from farwhist.engine.position import Position
from farwhist.rules.ranking import Ranking
from farwhist.ui.features.first_steps import bubble
from farwhist.ui.features.first_steps.bubble import place
from farwhist.ui.features.first_steps.welcome import WelcomeCard
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.summary import SummaryPanel
from farwhist.ui.settings.timing import NO_TIME, Timing
from farwhist.ui.table.layout.geometry import Rect, overlap
from farwhist.ui.table.theme import Theme
from farwhist.ui.voice.signs import in_words
from tests.helpers.clipping import clipped
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import LEFT, Key, press
from tests.ui.furnished import Furnished


@pytest.fixture
def newcomer(make_window: MakeWindow) -> Furnished:
    window = make_window()
    window.matches.open(welcome=True)
    return window


def begin(window: Furnished, qtbot: QtBot) -> None:
    press(window, qtbot, Key.Key_Return)
    driving.wait_until_asked(window, qtbot)


def test_the_cards_are_there_before_anything_is_pressed(newcomer: Furnished, qtbot: QtBot) -> None:
    card_ = newcomer.first_steps.card
    assert card_ is not None and card_.isVisible() and not card_.isModal()
    assert len(newcomer.table.hand()) == 1
    assert newcomer.host.panel is None and not any(newcomer.table.position.ready)
    assert newcomer.first_steps.timer.isActive() and newcomer.first_steps.timer.interval() == 4000


@pytest.mark.parametrize("way", ["time", "button", "Return", "felt"])
def test_the_deal_goes_on_by_itself_or_at_once(newcomer: Furnished, qtbot: QtBot, way: str) -> None:
    steps = newcomer.first_steps
    assert steps.card is not None
    if way == "time":
        steps.timer.timeout.emit()
    elif way == "button":
        qtbot.mouseClick(steps.card.play, LEFT)
    elif way == "Return":
        press(newcomer, qtbot, Key.Key_Return)
    else:
        qtbot.mouseClick(newcomer.table.view.viewport(), LEFT)
    assert steps.card is None and not steps.timer.isActive()
    driving.wait_until_asked(newcomer, qtbot)
    assert isinstance(newcomer.host.panel, BidPanel)
    assert steps.shown == 0 and steps.bubble.isVisible()
    assert newcomer.table.view.hasFocus() or not newcomer.isActiveWindow()


def test_other_games_can_be_chosen_at_once(newcomer: Furnished, qtbot: QtBot) -> None:
    assert newcomer.first_steps.card is not None
    qtbot.mouseClick(newcomer.first_steps.card.games, LEFT)
    assert newcomer.new_match.page is not None and newcomer.new_match.page.isVisible()


def test_four_bubbles_come_once(newcomer: Furnished, qtbot: QtBot, tmp_path: Path) -> None:
    steps, seen, told = newcomer.first_steps, [], []
    newcomer.access.announcer.set_sink(lambda text, urgent: told.append(text))
    begin(newcomer, qtbot)
    show = steps.bubble.say

    def note(text: str, number: int, of: int, size: int) -> None:
        seen.append((number, text))
        show(text, number, of, size)

    seen.append((1, steps.bubble.text.text()))
    steps.bubble.say = note  # type: ignore[method-assign]
    for _ in range(2):
        while not isinstance(newcomer.host.panel, SummaryPanel):
            driving.key_once(newcomer, qtbot)
            driving.wait_until_asked(newcomer, qtbot)
        assert [number for number, _ in seen] == [1, 2, 3, 4]
        assert seen[0][1].startswith("One card each, and trump is ")
        assert "Bids are secret" in seen[1][1]
        assert " the trick: " in seen[2][1]
        assert seen[3][1].startswith("You bid ")
        newcomer.access.announcer.flush()
        assert all(any(in_words(text) in each for each in told) for _, text in seen)
        press(newcomer, qtbot, Key.Key_Return)
        driving.wait_until_asked(newcomer, qtbot)
        assert steps.shown is None and steps.bubble.isHidden()
    assert not steps.newcomer


def test_where_bids_are_open_no_bubble_calls_them_secret(newcomer: Furnished, qtbot: QtBot) -> None:
    begin(newcomer, qtbot)
    newcomer.matches.start("oh_hell", 4)
    newcomer.first_steps.again()
    driving.wait_until_asked(newcomer, qtbot)
    driving.key_once(newcomer, qtbot)
    qtbot.waitUntil(lambda: newcomer.first_steps.shown == 1)
    text = newcomer.first_steps.bubble.text.text()
    assert "tricks taken / bid" in text and "secret" not in text


def test_they_stay_away_after_a_restart(make_window: MakeWindow, qtbot: QtBot) -> None:
    first = make_window()
    first.matches.open(welcome=True)
    begin(first, qtbot)
    qtbot.mouseClick(first.first_steps.bubble.skip, LEFT)
    assert first.first_steps.shown is None
    first.runner.stop()
    first.close()
    second = make_window()
    second.matches.open(welcome=True)
    driving.wait_until_asked(second, qtbot)
    assert second.first_steps.card is None and second.first_steps.shown is None


def test_escape_puts_a_bubble_away_and_keys_still_bid(newcomer: Furnished, qtbot: QtBot) -> None:
    begin(newcomer, qtbot)
    press(newcomer, qtbot, Key.Key_1)
    panel = newcomer.host.panel
    assert isinstance(panel, BidPanel) and panel.number == 1
    assert newcomer.first_steps.shown == 0
    press(newcomer, qtbot, Key.Key_Escape)
    assert newcomer.first_steps.bubble.isHidden() and newcomer.host.panel is panel


def test_the_first_trick_stays_to_be_read(make_window: MakeWindow, qtbot: QtBot) -> None:
    newcomer = make_window(timing=Timing(NO_TIME, 900))
    newcomer.matches.open(welcome=True)
    begin(newcomer, qtbot)
    press(newcomer, qtbot, Key.Key_0, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(newcomer.table.input.playable()))
    press(newcomer, qtbot, Key.Key_Space, Key.Key_Space)
    qtbot.waitUntil(lambda: newcomer.first_steps.shown == 2)
    newcomer.table.clock.advance(5900)
    assert newcomer.first_steps.shown == 2 and newcomer.table.position.trick
    qtbot.mouseClick(newcomer.first_steps.bubble.got_it, LEFT)
    assert not newcomer.table.position.trick
    driving.wait_until_asked(newcomer, qtbot)
    assert isinstance(newcomer.host.panel, SummaryPanel)
    assert newcomer.first_steps.shown == 3 and newcomer.first_steps.bubble.isVisible()


@pytest.mark.parametrize("size", [(1000, 650), (1280, 800), (1920, 1080)])
def test_bubbles_leave_hand_and_panel_free(
    newcomer: Furnished, qtbot: QtBot, size: tuple[int, int]
) -> None:
    newcomer.resize(*size)
    begin(newcomer, qtbot)
    steps = newcomer.first_steps
    for expected in range(4):
        if expected == 2:
            continue
        qtbot.waitUntil(lambda: steps.shown == expected)  # noqa: B023
        box = steps.bubble.geometry()
        bubble = Rect(box.x(), box.y(), box.width(), box.height())
        layout, panel = newcomer.table.layout_now(), newcomer.host.panel
        hand = [pose.bounds() for pose in layout.resting.values()]
        assert not any(overlap(bubble, each) for each in hand)
        assert newcomer.table.view.rect().contains(box)
        text = steps.bubble.text
        assert text.height() >= text.heightForWidth(text.width())
        if panel is not None:
            assert not panel.geometry().intersects(box)
        if expected == 0:
            press(newcomer, qtbot, Key.Key_0, Key.Key_Return)
        elif expected == 1:
            driving.wait_until_asked(newcomer, qtbot)
            press(newcomer, qtbot, Key.Key_Space, Key.Key_Space)


def test_a_bubble_finds_the_free_side() -> None:
    room, anchor = Rect(0, 0, 1000, 600), Rect(400, 200, 200, 100)
    taken = [Rect(0, 0, 400, 600), Rect(600, 0, 400, 600), Rect(400, 300, 200, 300)]
    found = place(150, 80, anchor, room, keep_free=taken)
    assert found.rect == Rect(425, 120, 150, 80)
    assert not any(overlap(found.rect, each) for each in taken)


def test_why_a_trick_is_taken() -> None:
    view = Position(3)
    view.trick[:] = [(0, card("5H")), (1, card("2S")), (2, card("AH"))]
    names = ["You", "Oscar", "Nora"]
    view.trump = card("2S").suit
    taken = partial(bubble.trick, view, 0, names)
    standard = Ranking()
    assert taken(standard).startswith("Oscar takes the trick: 2♠ is a trump, and")
    view.trick[2] = (2, card("3S"))
    assert taken(standard) == "Nora takes the trick: 3♠ is the highest trump."
    view.trick[0] = (0, card("JC"))
    assert taken(Ranking("bowers")) == "You take the trick: your J♣ is the highest trump."
    view.trick[0] = (0, card("5H"))
    view.trump = None
    assert taken(standard) == (
        "You take the trick: your 5♥ is the highest card of the suit that was led."
    )


def test_no_bubble_speaks_into_a_lesson(newcomer: Furnished, qtbot: QtBot) -> None:
    steps = newcomer.first_steps
    newcomer.actions_["tutorial"].trigger()
    assert steps.card is None, "the card of welcome is put away"
    for number in range(2):
        driving.wait_until_asked(newcomer, qtbot)
        while not isinstance(newcomer.host.panel, SummaryPanel):
            assert newcomer.tutorial.running and newcomer.tutorial.number == number
            assert steps.shown is None and not steps.bubble.isVisible()
            driving.click_once(newcomer, qtbot)
            driving.wait_until_asked(newcomer, qtbot)
        assert steps.shown is None
        driving.click_once(newcomer, qtbot)
    newcomer.tutorial.leave()
    qtbot.waitUntil(lambda: isinstance(newcomer.host.panel, BidPanel))
    assert steps.shown == 0 and steps.bubble.isVisible(), "they come in the match"


def test_a_bubble_is_put_away_when_a_lesson_begins(newcomer: Furnished, qtbot: QtBot) -> None:
    steps = newcomer.first_steps
    begin(newcomer, qtbot)
    assert steps.bubble.isVisible()
    newcomer.actions_["tutorial"].trigger()
    assert steps.shown is None and not steps.bubble.isVisible()
    driving.wait_until_asked(newcomer, qtbot)
    assert steps.shown is None


def test_the_first_bubble_stays_when_a_match_is_taken_up(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    first = make_window()
    first.matches.open(welcome=True)
    first.first_steps.leave_welcome()
    driving.wait_until_asked(first, qtbot)
    first.settings.set("steps/next", "0")
    first.close()
    again = make_window()
    again.matches.open(welcome=True)
    driving.wait_until_asked(again, qtbot)
    assert again.first_steps.shown == 0 and again.first_steps.bubble.isVisible()


@pytest.mark.parametrize("wide", [300, 400, 560, 900])
def test_the_card_of_welcome_has_room_however_narrow_the_table_is(qtbot: QtBot, wide: int) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    card_ = WelcomeCard(Theme(), 15, felt, game="Elevator Whist")
    felt.show()
    card_.fit(Rect(20, 20, wide, 300))
    QApplication.processEvents()
    assert clipped(card_, within=True) == []
    for button in (card_.play, card_.games):
        assert button.width() >= button.minimumSizeHint().width()
    assert card_.x() >= 20 and card_.geometry().right() < 20 + wide


def test_bubbles_about_exact_bids_wait_for_a_game_that_has_them(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.first_steps.again()
    window.matches.start("spades", 4)
    driving.wait_until_asked(window, qtbot)
    assert window.host.panel is not None and window.first_steps.shown is None
    window.matches.start("elevator", 4)
    driving.wait_until_asked(window, qtbot)
    assert window.first_steps.shown == 0

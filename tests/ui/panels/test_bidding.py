"""Bidding in the window: secret until all are ready, changeable until then."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Auction, bid, name_trump
from farwhist.engine.position import Position
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.calls import AuctionPanel, TrumpPanel
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Timing
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import lay_out
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels.plates import Word
from farwhist.ui.wording import table_words
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished

SLOW_TO_ANSWER = Timing(replace(NO_TIME, ready=(3_600_000, 3_600_000)), 0)


def panel_of(window: Furnished) -> BidPanel:
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    return panel


MakePanel = Callable[..., BidPanel]


@pytest.fixture
def make_panel(qtbot: QtBot, tmp_path: Path) -> MakePanel:
    """Return a function that opens a panel for these legal bids."""
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    parent = QWidget()
    parent.resize(1000, 590)
    qtbot.addWidget(parent)
    parent.show()

    def make(size: int, legal: Sequence[int]) -> BidPanel:
        panel = BidPanel(
            Theme(),
            13,
            parent,
            decision=Decision(0, tuple(bid(tricks) for tricks in legal)),
            size=size,
            sealed=None,
            why_not=lambda number: f"not {number}",
        )
        panel.tell("note")
        panel.use_keys(partial(keymap.read, panel=True))
        panel.fit(Rect(190, 130, 620, 225))
        panel.show()
        return panel

    return make


def test_others_bids_are_invisible_until_all_are_ready(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window()
    window.matches.start("elevator", 4)
    while window.table.position.size < 5:
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)
    sealed = window.table.position.sealed
    assert sealed == [None] * 4
    for seat in (1, 2, 3):
        facts = window.table.scene.plates[seat].facts
        assert (facts.word, facts.bid) == (Word.READY, None)
    outside = [t for t in driving.shown_texts(window) if not re.fullmatch(r"\d", t)]
    for text in (*outside, window.scoreboard.line.text(), window.status.text()):
        assert "bids" not in text.lower() or "secret" in text
    assert "3 of 4 ready" in window.scoreboard.line.text()


def test_all_bids_appear_in_the_same_frame(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    qtbot.waitUntil(lambda: sum(window.table.position.ready) == 3)
    known: list[list[int | None]] = []
    scene = window.table.scene
    scene.changed.connect(lambda: known.append([scene.plates[seat].facts.bid for seat in range(4)]))
    qtbot.mouseClick(panel_of(window).numbers[0], Qt.MouseButton.LeftButton)
    press(window, qtbot, Key.Key_Return)
    known.append([scene.plates[seat].facts.bid for seat in range(4)])
    qtbot.wait(1)
    assert [None] * 4 not in known[-1:]
    assert all(bids.count(None) in (0, 4) for bids in known)
    assert None not in known[-1]


def test_the_bid_may_change_until_the_last_one_is_in(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(timing=SLOW_TO_ANSWER)
    window.matches.open()
    press(window, qtbot, Key.Key_1, Key.Key_Return)
    assert window.table.position.sealed[0] == 1
    assert window.table.scene.plates[0].facts.word is Word.READY
    panel = panel_of(window)
    assert panel.number == 1 and not panel.ready.isEnabled()
    qtbot.mouseClick(panel.numbers[0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.ready, Qt.MouseButton.LeftButton)
    assert window.table.position.sealed[0] == 0
    assert window.table.position.bids == [None] * 4


def test_two_digits_are_one_number(make_panel: MakePanel, qtbot: QtBot) -> None:
    panel = make_panel(13, range(14))
    qtbot.keyClicks(panel, "12")
    assert panel.number == 12
    with qtbot.waitSignal(panel.chosen) as blocker:
        qtbot.keyClick(panel, Key.Key_Return)
    assert blocker.args == [bid(12)]


def test_numbers_that_do_not_exist_are_not_taken(make_panel: MakePanel, qtbot: QtBot) -> None:
    panel = make_panel(5, range(6))
    qtbot.keyClicks(panel, "3")
    qtbot.keyClicks(panel, "9")
    assert panel.number == 3
    qtbot.keyClicks(panel, "4")
    assert panel.number == 4


def test_arrows_home_and_end(make_panel: MakePanel, qtbot: QtBot) -> None:
    panel = make_panel(5, [0, 1, 3, 4, 5])
    found = []
    right, left = Key.Key_Right, Key.Key_Left
    for key in (right, right, right, left, Key.Key_End, Key.Key_Home):
        qtbot.keyClick(panel, key)
        found.append(panel.number)
    assert found == [0, 1, 3, 1, 5, 0]


def test_a_forbidden_number_is_disabled_and_says_why(make_panel: MakePanel, qtbot: QtBot) -> None:
    panel = make_panel(12, [n for n in range(13) if n != 12])
    assert not panel.numbers[12].isEnabled()
    assert panel.numbers[12].toolTip() == "not 12"
    assert "not 12" in panel.note.text()
    qtbot.keyClicks(panel, "12")
    assert panel.number is None
    qtbot.keyClick(panel, Key.Key_Return)
    assert panel.isVisible()


@pytest.mark.parametrize(
    ("width", "seats", "size"),
    [(1000, 4, 13), (1000, 4, 1), (1000, 3, 17), (1030, 7, 7), (900, 2, 26)],
)
def test_the_panel_fits_between_the_plates(
    make_panel: MakePanel, width: int, seats: int, size: int
) -> None:
    view = Position(seats)
    view.hands = [[None] * size for _ in range(seats)]
    view.dealt = tuple(tuple(hand) for hand in view.hands)
    layout = lay_out(view, 0, width, 590)
    panel = make_panel(size, range(size + 1))
    panel.fit(layout.panel)
    box = panel.geometry()
    assert layout.panel.x <= box.x() and box.right() <= layout.panel.right
    assert layout.panel.y <= box.y() and box.bottom() <= layout.panel.bottom
    assert abs(box.center().x() - layout.panel.cx) <= 1
    assert all(button.width() >= 28 for button in panel.numbers.values())


def test_in_turn_the_last_bidder_is_limited(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.start("elevator_turn", 4)
    limited = 0
    while window.table.position.deal < 6:
        driving.wait_until_asked(window, qtbot)
        panel, view = window.host.panel, window.table.position
        if isinstance(panel, BidPanel) and view.dealer == 0:
            free = view.size - view.bid_total
            for number, button in panel.numbers.items():
                assert button.isEnabled() is (number != free)
            if 0 <= free <= view.size:
                limited += 1
                assert panel.numbers[free].toolTip() in panel.note.text()
                assert str(view.size) in panel.numbers[free].toolTip()
        driving.click_once(window, qtbot)
    assert limited


def test_naming_trump_with_keys_and_mouse(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    moves = tuple(name_trump(suit) for suit in (*Suit, None))
    window.host.ask(Decision(0, moves))
    panel = window.host.panel
    assert isinstance(panel, TrumpPanel)
    assert not panel.done.isEnabled()
    qtbot.keyClick(panel, Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert panel.move_chosen == name_trump(Suit.HEARTS)
    qtbot.keyClick(panel, Key.Key_N)
    assert panel.move_chosen == name_trump(None)
    qtbot.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
    assert panel.move_chosen == name_trump(Suit.SPADES)


def test_an_auction_takes_only_what_is_offered(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    window.matches.open()
    moves = (PASS, *(Auction(n, suit) for n in (4, 5) for suit in (*Suit, None)))
    window.host.ask(Decision(0, moves))
    panel = window.host.panel
    assert isinstance(panel, AuctionPanel)
    assert list(panel.levels) == [4, 5]
    qtbot.keyClick(panel, Key.Key_5)
    qtbot.keyClick(panel, Key.Key_D)
    assert panel.move_chosen == Auction(5, Suit.DIAMONDS)


def test_the_sum_is_told_in_words() -> None:
    assert table_words.sum_sentence(12, 13) == (
        "12 tricks bid out of 13: one under. Somebody must take too many."
    )
    assert table_words.sum_sentence(1, 1) == "1 trick bid out of 1: equal. Everybody can be exact."
    assert table_words.sum_sentence(3, 1) == (
        "3 tricks bid out of 1: 2 over. Somebody must fall short."
    )


def test_bots_bid_once_and_do_not_wait_for_the_player(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window(timing=Timing(SPEEDS["instant"], 0))
    window.matches.open()
    qtbot.waitUntil(lambda: window.table.position.ready == [False, True, True, True])
    for _ in range(20):
        qtbot.wait(1)
    saved = MatchStore(tmp_path).load()
    assert saved is not None
    assert sorted(seat for seat, _ in saved.moves) == [1, 2, 3]

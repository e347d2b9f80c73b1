"""The table through `QAccessible`: what a screen reader is given."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from farwhist.ui.card_names import card_name
from farwhist.ui.main_window import MainWindow
from farwhist.ui.panels.bidding import BidPanel
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key, press
from tests.ui.test_play import play_until_forced

Text = QAccessible.Text


def interface(window: MainWindow) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window.table.view)


def names(window: MainWindow) -> list[str]:
    table = interface(window)
    panel = len(window.access.interface.panels())
    return [table.child(n).text(Text.Name) for n in range(table.childCount() - panel)]


def test_the_hand_is_a_list_of_named_cards(window: MainWindow, qtbot: QtBot) -> None:
    legal, illegal = play_until_forced(window, qtbot)
    table, hand = interface(window), window.table.hand()
    assert table.role() is QAccessible.Role.List
    assert table.text(Text.Name) == f"Your hand, {len(hand)} cards"
    assert names(window)[: len(hand)] == [card_name(card) for card in hand]
    for number, card in enumerate(hand):
        child = table.child(number)
        assert child.role() is QAccessible.Role.ListItem
        assert table.indexOfChild(child) == number
        assert child.state().focusable
        assert bool(child.state().disabled) is (card not in window.table.playable())
    assert table.child(hand.index(legal)).text(Text.Description) == "playable"
    why = table.child(hand.index(illegal)).text(Text.Description)
    assert why.startswith("not playable: You must follow suit: ") and why.endswith(".")


def test_seats_trick_trump_and_deal_follow_the_cards(window: MainWindow, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    view, count = window.table.position, len(window.table.hand())
    told = names(window)[count:]
    assert len(told) == 4 + 3
    assert told[1].startswith("West") and f"bid {view.bids[1]}, taken {view.taken[1]}, " in told[1]
    assert told[4].startswith("Trick so far: ")
    assert card_name(view.trick[0][1]) in told[4]
    assert told[5].startswith("Trump: ")
    assert told[6].startswith("Deal ") and " of 13, " in told[6]


def test_the_list_follows_the_hand_and_survives_it(window: MainWindow, qtbot: QtBot) -> None:
    legal, _ = play_until_forced(window, qtbot)
    table, before = interface(window), window.table.hand()
    old = [table.child(n) for n in range(table.childCount())]
    driving.click_card(window, qtbot, legal)
    assert len(names(window)) == len(window.table.hand()) + 7
    played = old[before.index(legal)]
    assert not played.isValid()
    assert played.text(Text.Name) == "" and played.state().invalid
    assert table.child(table.childCount()) is None and table.child(-1) is None
    for _ in range(12):
        driving.wait_until_asked(window, qtbot)
        driving.click_once(window, qtbot)
        assert names(window)[: len(window.table.hand())] == [
            card_name(card) for card in window.table.hand()
        ]
        for each in old:
            assert each.text(Text.Name) or not each.isValid()


def test_places_are_those_on_the_screen(window: MainWindow, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    table, view = interface(window), window.table.view
    for number, card in enumerate(window.table.hand()):
        spot = view.viewport().mapToGlobal(driving.card_point(window, card))
        box = table.child(number).rect()
        assert box.contains(spot)
        assert table.childAt(spot.x(), spot.y()) is not None
    top = view.viewport().mapToGlobal(view.viewport().rect().topLeft())
    seats = [table.child(len(window.table.hand()) + seat).rect() for seat in range(4)]
    assert all(box.width() > 100 and box.y() >= top.y() for box in seats)


def test_a_card_can_be_pressed(window: MainWindow, qtbot: QtBot) -> None:
    legal, illegal = play_until_forced(window, qtbot)
    table, hand = interface(window), window.table.hand()
    action = table.child(hand.index(illegal)).actionInterface()
    assert action.actionNames() == ["Press"]
    action.doAction("Press")
    assert window.table.hand() == hand and "must follow suit" in window.status.text()
    assert table.child(len(hand)).actionInterface() is None
    assert table.child(0).textInterface() is None
    table.child(hand.index(legal)).actionInterface().doAction("Press")
    assert legal not in window.table.hand()


def test_the_focus_is_on_the_card_of_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    with qtbot.waitActive(window):
        window.activateWindow()
    window.table.view.setFocus()
    table, told = interface(window), []
    window.access.interface.tell_focus = told.append  # type: ignore[method-assign]
    press(window, qtbot, Key.Key_Home, Key.Key_Right, Key.Key_Left)
    hand = window.table.hand()
    assert told == [hand[0], hand[1], hand[0]]
    assert table.child(0).state().focused and not table.child(1).state().focused
    assert table.focusChild().text(Text.Name) == card_name(hand[0])


def test_two_windows_have_a_list_each(make_window: MakeWindow, qtbot: QtBot) -> None:
    first, second = make_window(), make_window()
    first.matches.open()
    second.matches.start("elevator", 5)
    assert len(names(second)) == len(names(first)) + 1


def test_the_panel_on_the_table_is_its_last_child(window: MainWindow, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    table, panel = interface(window), window.host.panel
    assert panel is not None
    last = table.child(table.childCount() - 1)
    assert last.object() is panel
    assert last.text(Text.Name) == "How many tricks will you take?"
    assert table.indexOfChild(last) == table.childCount() - 1
    buttons = [last.child(n).text(Text.Name) for n in range(last.childCount())]
    assert {"0", "1"} <= set(buttons)
    driving.click_once(window, qtbot)
    qtbot.waitUntil(lambda: bool(window.table.playable()))
    offered = not window.claim.isHidden()
    assert table.childCount() == len(window.table.hand()) + 7 + offered


def test_a_number_can_be_toggled_instead_of_clicked(window: MainWindow, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    for number in (1, 0):
        face = QAccessible.queryAccessibleInterface(panel.numbers[number])
        face.actionInterface().doAction(QAccessibleActionInterface.toggleAction())
        assert panel.number == number and panel.ready.isEnabled()

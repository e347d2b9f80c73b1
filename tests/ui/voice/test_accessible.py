"""The table through `QAccessible`: what a screen reader is given."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from farwhist.engine.cards import Card, cards
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.calls import KeepPanel
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.view import TableView
from farwhist.ui.voice import accessible
from farwhist.ui.voice.accessible import Part, TableInterface
from farwhist.ui.wording.card_names import card_name
from tests.ui import driving
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.driving import Key, press
from tests.ui.furnished import Furnished
from tests.ui.table.test_play import play_until_forced

Text = QAccessible.Text
CARD = cards("AS")[0]


def interface(window: Furnished) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(window.table.view)


def names(window: Furnished) -> list[str]:
    table = interface(window)
    panel = len(window.access.interface.panels())
    return [table.child(n).text(Text.Name) for n in range(table.childCount() - panel)]


def test_the_hand_is_a_list_of_named_cards(window: Furnished, qtbot: QtBot) -> None:
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
        assert bool(child.state().disabled) is (card not in window.table.input.playable())
    assert table.child(hand.index(legal)).text(Text.Description) == "playable"
    why = table.child(hand.index(illegal)).text(Text.Description)
    assert why.startswith("not playable: You must follow suit: ") and why.endswith(".")


def test_seats_trick_trump_and_deal_follow_the_cards(window: Furnished, qtbot: QtBot) -> None:
    play_until_forced(window, qtbot)
    view, count = window.table.position, len(window.table.hand())
    told = names(window)[count:]
    assert len(told) == 4 + 3
    assert told[1].startswith("Oscar") and f"bid {view.bids[1]}, taken {view.taken[1]}, " in told[1]
    assert told[4].startswith("Trick so far: ")
    assert card_name(view.trick[0][1]) in told[4]
    assert told[5].startswith("Trump: ")
    assert told[6].startswith("Deal ") and " of 13, " in told[6]


def test_the_list_follows_the_hand_and_survives_it(window: Furnished, qtbot: QtBot) -> None:
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


def test_a_reader_finds_its_way_from_a_card_that_was_played_to_the_next(
    window: Furnished, qtbot: QtBot
) -> None:
    """Where the card before has no list any more, Orca reads the window and the list again."""
    window.matches.start("german_whist", 2)
    driving.wait_until_asked(window, qtbot)
    table, gone = interface(window), []
    for _ in range(3):
        press(window, qtbot, Key.Key_Up)
        card = window.table.input.focus.card
        assert card is not None
        here = table.child(window.table.hand().index(card))
        press(window, qtbot, Key.Key_Return)
        assert here.isValid() and here.parent() is table and not here.state().focused
        assert table.indexOfChild(here) == -1
        driving.wait_until_asked(window, qtbot)
        after = window.table.input.focus.card
        assert after is not None and after is not card, "another one is in focus now"
        assert here.isValid() and here.text(Text.Name) == card_name(card)
        assert here.text(Text.Description) == "" and not here.state().selectable
        gone.append(here)
    assert gone[-1].isValid() and not gone[0].isValid()


@pytest.mark.usefixtures("listened")
def test_the_name_of_the_list_stays_while_the_hand_is_drawn(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader reads a list that has the keyboard anew whenever it hears of its name."""
    told, change = list[object](), QAccessible.Event.NameChanged
    window.matches.start("spades_two", 2)
    driving.wait_until_asked(window, qtbot)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    table, found = interface(window), list[str]()
    while isinstance(window.host.panel, KeepPanel):
        found.append(table.text(Text.Name))
        held = len(window.table.hand())
        press(window, qtbot, Key.Key_K)
        qtbot.waitUntil(lambda held=held: len(window.table.hand()) > held)
        driving.wait_until_asked(window, qtbot)
    assert found == ["Your hand"] * 13 and told.count(change) == 1
    assert table.text(Text.Name) == "Your hand, 13 cards"


def test_places_are_those_on_the_screen(window: Furnished, qtbot: QtBot) -> None:
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


def test_a_card_can_be_pressed(window: Furnished, qtbot: QtBot) -> None:
    legal, illegal = play_until_forced(window, qtbot)
    table, hand = interface(window), window.table.hand()
    action = table.child(hand.index(illegal)).actionInterface()
    assert action.actionNames() == ["Press"]
    action.doAction("Press")
    assert window.table.hand() == hand and "were led: follow suit." in window.status.text()
    assert table.child(len(hand)).actionInterface() is None
    assert table.child(0).textInterface() is None
    table.child(hand.index(legal)).actionInterface().doAction("Press")
    assert legal not in window.table.hand()


def test_the_focus_is_on_the_card_of_the_keyboard(window: Furnished, qtbot: QtBot) -> None:
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


def test_the_panel_on_the_table_is_its_last_child(window: Furnished, qtbot: QtBot) -> None:
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
    qtbot.waitUntil(lambda: bool(window.table.input.playable()))
    offered = not window.claim.isHidden()
    assert table.childCount() == len(window.table.hand()) + 7 + offered


def test_a_number_can_be_toggled_instead_of_clicked(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    for number in (1, 0):
        face = QAccessible.queryAccessibleInterface(panel.numbers[number])
        face.actionInterface().doAction(QAccessibleActionInterface.toggleAction())
        assert panel.number == number and panel.ready.isEnabled()


def lone_view(parent: QWidget) -> TableView:
    return TableView(QGraphicsScene(parent), parent)  # type: ignore[arg-type]


class Laid:
    """A table on which a card lies, for the view that is given."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    def hand_name(self) -> str:
        return "Your hand, 1 card"

    def parts(self) -> list[Part]:
        return [CARD, "trick"]

    def name(self, part: Part) -> str:
        return "a card" if part == CARD else "nothing"

    def about(self, part: Part) -> str:
        return ""

    def place(self, part: Part) -> Rect:
        return Rect(0, 0, 10, 10)

    def focused(self) -> Part | None:
        return CARD

    def disabled(self, part: Part) -> bool:
        return False

    def play(self, card: Card) -> None:
        raise AssertionError


@pytest.fixture
def listened() -> Iterator[None]:
    """Let there be a screen reader, or what Qt takes for one."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listened")
def test_the_list_is_there_before_anything_lies_on_the_table(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    accessible.install()
    view = lone_view(window)
    window.show()
    asked_early = QAccessible.queryAccessibleInterface(view)
    assert asked_early.role() is QAccessible.Role.List
    assert asked_early.childCount() == 0 and asked_early.text(Text.Name) == ""
    assert asked_early.focusChild() is None and asked_early.childAt(5, 5) is None
    table = accessible.expose(Laid(view))
    table.follow()
    assert QAccessible.queryAccessibleInterface(view) is table is asked_early
    assert [table.child(n).text(Text.Name) for n in range(table.childCount())] == [
        "a card",
        "nothing",
    ]


@pytest.mark.usefixtures("listened")
def test_nothing_is_told_of_children_that_qt_would_not_find(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt crashes at an event about a child of an interface that has none."""
    window = QWidget()
    qtbot.addWidget(window)
    view = lone_view(window)
    told: list[QAccessible.Event] = []
    monkeypatch.setattr(accessible, "_table_of", TableInterface)
    held = QAccessible.queryAccessibleInterface(view)
    other = TableInterface(view)
    assert other is not held
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.type()))
    other.fill(Laid(view))
    other.follow()
    other.tell_focus(CARD)
    assert other.shown == [CARD, "trick"] and told == []


@pytest.mark.usefixtures("listened")
def test_a_view_at_the_address_of_one_that_has_gone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    accessible.install()
    addresses: set[int] = set()
    for _ in range(10):
        view = lone_view(window)
        addresses.add(Shiboken.getCppPointer(view)[0])
        early = QAccessible.queryAccessibleInterface(view)
        assert early.isValid() and early.childCount() == 0
        table = accessible.expose(Laid(view))
        table.follow()
        parts = [table.child(n) for n in range(2)]
        assert all(part.isValid() and part.parent() is table for part in parts)
        Shiboken.delete(view)
        assert not any(part.isValid() for part in parts)
        assert parts[0].text(Text.Name) == "" and parts[0].rect().isNull()
        assert parts[0].parent() is None and parts[0].window() is None
        parts[0].actionInterface().doAction(QAccessibleActionInterface.pressAction())
        table.follow()
    assert len(addresses) < 10, "otherwise this has shown nothing"


@pytest.mark.usefixtures("listened")
def test_a_window_that_has_the_keyboard_before_it_is_furnished(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Furnished(Preferences(tmp_path))
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.furnish(MatchStore(tmp_path), lambda: 1, Random(1), AT_ONCE)
    assert interface(window) is window.access.interface
    window.matches.open()
    assert len(names(window)) == 1 + 7
    window.runner.stop()

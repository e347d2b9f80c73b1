"""Hands that two players draw: the card that is looked at is clicked, dragged, or kept by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.ui.panels.calls import KeepPanel
from farwhist.ui.table.layout.geometry import Thing, UnseenCard
from farwhist.ui.table.layout.layout import DISCARDS, STOCK
from farwhist.ui.wording import table_words
from tests.ui import driving
from tests.ui.furnished import Furnished

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
MakeWindow = Callable[[], Furnished]


@pytest.fixture
def window(make_window: MakeWindow, qtbot: QtBot) -> Furnished:
    window = make_window()
    window.resize(1000, 650)
    window.matches.start("spades_two", 2)
    wait(window, qtbot)
    return window


def wait(window: Furnished, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: isinstance(window.host.panel, KeepPanel), timeout=10_000)
    qtbot.waitUntil(lambda: not window.table.input_block.under_way, timeout=10_000)


def drawn(window: Furnished) -> Card:
    card = window.table.position.stock[0]
    assert card is not None
    return card


def place(window: Furnished, thing: Thing) -> QPoint:
    pose = window.table.layout_now().poses[thing]
    return QPoint(round(pose.x), round(pose.y))


def click(window: Furnished, qtbot: QtBot, thing: Thing) -> None:
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=place(window, thing))


def drag(window: Furnished, qtbot: QtBot, way: QPoint) -> None:
    port, start = window.table.view.viewport(), place(window, drawn(window))
    qtbot.mousePress(port, LEFT, pos=start)
    for part in (1, 2, 3):
        qtbot.mouseMove(port, start + way * part / 3)
    qtbot.mouseRelease(port, LEFT, pos=start + way)


def made(window: Furnished, card: Card) -> str:
    """Return what became of a card of the player."""
    view = window.runner.match.view(window.runner.viewer)
    if card in view.hands[window.runner.viewer]:
        return "kept"
    return "discarded" if card in view.discards else "asked"


def test_the_card_lies_above_the_question_and_nobody_elses_can_be_seen(
    window: Furnished, qtbot: QtBot
) -> None:
    panel, layout = window.host.panel, window.table.layout_now()
    assert isinstance(panel, KeepPanel)
    pose = layout.poses[drawn(window)]
    assert pose.face_up and not panel.covers(pose.bounds())
    others = [thing for thing in layout.poses if isinstance(thing, UnseenCard)]
    held = window.table.position.hands[1 - window.runner.viewer]
    assert len(others) == len(held) and not any(held)
    texts = [button.text() for button in panel.findChildren(QPushButton)]
    assert texts == ["&Keep it", "&Discard it"]


@pytest.mark.parametrize(
    ("act", "wanted"),
    [
        (lambda window, qtbot: click(window, qtbot, drawn(window)), "kept"),
        (lambda window, qtbot: click(window, qtbot, STOCK), "discarded"),
        (lambda window, qtbot: drag(window, qtbot, QPoint(0, 120)), "kept"),
        (lambda window, qtbot: drag(window, qtbot, QPoint(0, -120)), "discarded"),
        (lambda window, qtbot: drag(window, qtbot, QPoint(20, 10)), "asked"),
        (lambda window, qtbot: driving.press(window, qtbot, Key.Key_K), "kept"),
        (lambda window, qtbot: driving.press(window, qtbot, Key.Key_X), "discarded"),
        (lambda window, qtbot: driving.press(window, qtbot, Key.Key_Return), "asked"),
        (
            lambda window, qtbot: driving.press(window, qtbot, Key.Key_Right, Key.Key_Return),
            "kept",
        ),
        (
            lambda window, qtbot: driving.press(
                window, qtbot, Key.Key_Right, Key.Key_Right, Key.Key_Return
            ),
            "discarded",
        ),
        (
            lambda window, qtbot: qtbot.mouseClick(
                window.host.panel.findChildren(QPushButton)[1], LEFT
            ),
            "discarded",
        ),
    ],
)
def test_it_is_kept_or_discarded(
    window: Furnished, qtbot: QtBot, act: Callable[[Furnished, QtBot], None], wanted: str
) -> None:
    card = drawn(window)
    act(window, qtbot)
    assert made(window, card) == wanted
    if wanted == "asked":
        assert drawn(window) is card and window.table.input.decision is not None
        return
    wait(window, qtbot)
    poses = window.table.layout_now().poses
    assert DISCARDS in poses and not poses[DISCARDS].face_up
    assert (card in window.table.hand()) is (wanted == "kept")


def test_a_choice_can_be_taken_back(window: Furnished, qtbot: QtBot) -> None:
    card = drawn(window)
    driving.press(window, qtbot, Key.Key_X)
    wait(window, qtbot)
    window.actions_["undo"].trigger()
    wait(window, qtbot)
    assert drawn(window) is card and not window.table.hand()


def test_what_was_discarded_can_be_looked_at(window: Furnished, qtbot: QtBot) -> None:
    card = drawn(window)
    driving.press(window, qtbot, Key.Key_X)
    wait(window, qtbot)
    window.table.toggle_kitty()
    assert window.table.scene.kitty.isVisible()
    assert window.table.scene.kitty.title == "You discarded 1 card"
    told = table_words.aside_in_words(window.table.position, window.runner.viewer, "K")
    assert told == "You discarded 1 card", "the key keeps the card that is drawn next"
    assert made(window, card) == "discarded"


def test_the_log_tells_what_was_drawn_and_not_what_the_other_drew(
    window: Furnished, qtbot: QtBot
) -> None:
    driving.press(window, qtbot, Key.Key_X)
    wait(window, qtbot)
    lines = window.access.log.lines
    assert "You discard it." in lines
    assert any(line.startswith("You must keep the next card: ") for line in lines)
    name = window.table.match.names[1 - window.runner.viewer]
    others = [line for line in lines if line.startswith(name) and "card" in line]
    assert f"{name} draws a card." in others and not any(" of " in line for line in others)

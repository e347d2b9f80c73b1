"""Plays in a window the way a person does: with clicks, or with keys."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.cards import Card
from farwhist.ui.match.opponents import Opponent
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.table.layout.hand import moved
from tests.ui.furnished import Furnished

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def deals(sizes: str) -> dict[str, str]:
    """Return the options of a match with deals of these sizes, written as "1,3,2"."""
    return {"sequence": "CUSTOM", "custom": sizes}


FEW_DEALS = deals("1,3,2")
"""What makes a match short whose end is what matters."""
MANY_DEALS = deals("1,2,1,2,1,2,1,2,1,2,1,2,1")
"""As many deals as in the usual match, with few cards each."""


def asked(window: Furnished) -> bool:
    """Whether the window waits for the player, and nobody else."""
    decision = window.table.input.decision
    if decision is not None and decision.settled:
        return False
    return window.host.panel is not None or bool(window.table.input.playable())


def wait_until_asked(window: Furnished, qtbot: QtBot) -> None:
    """Let the opponents move until the window waits for the player."""
    qtbot.waitUntil(lambda: asked(window), timeout=10_000)


def only_beginners(window: Furnished) -> None:
    """Let all opponents go by rules of thumb, where it does not matter how well they play."""
    for place in range(len(window.players.opponents)):
        window.players.change(place, level="beginner")
    if window.runner.begun:
        window.runner.set_opponents([Opponent("beginner")] * window.runner.rules.seats)


def watch(
    window: Furnished, qtbot: QtBot, game: str, seats: int, changes: Mapping[str, str]
) -> None:
    """Let a match be played to its end by opponents alone."""
    window.matches.start(game, seats, changes=changes, watch=True)
    qtbot.waitUntil(lambda: window.table.position.over, timeout=60_000)


def click_button(window: Furnished, qtbot: QtBot, name: str) -> None:
    """Click a button of the open panel."""
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, LEFT)


def card_point(window: Furnished, card: Card) -> QPoint:
    """Return a point on the visible strip of a card of the hand."""
    pose = window.table.layout_now().resting[card]
    spot = moved(pose, 0.3 * pose.height, -0.4 * pose.width)
    return QPoint(round(spot.x), round(spot.y))


def click_card(window: Furnished, qtbot: QtBot, card: Card) -> None:
    """Click a card of the hand."""
    qtbot.mouseClick(window.table.view.viewport(), LEFT, pos=card_point(window, card))


def press(window: Furnished, qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys on the table."""
    for key in keys:
        qtbot.keyClick(window.table.view, key)


def click_once(window: Furnished, qtbot: QtBot) -> None:
    """Do one thing that the window waits for, with the mouse."""
    panel = window.host.panel
    if isinstance(panel, BidPanel):
        tricks = min(1, window.table.position.size)
        choice = next(n for n in (tricks, 0, 2) if panel.numbers[n].isEnabled())
        qtbot.mouseClick(panel.numbers[choice], LEFT)
        qtbot.mouseClick(panel.ready, LEFT)
    elif panel is not None:
        click_button(window, qtbot, "next")
    else:
        playable = window.table.input.playable()
        click_card(window, qtbot, next(c for c in window.table.hand() if c in playable))


def key_once(window: Furnished, qtbot: QtBot) -> None:
    """Do one thing that the window waits for, with keys."""
    panel = window.host.panel
    if isinstance(panel, BidPanel):
        press(window, qtbot, Key.Key_Right, Key.Key_Return)
    elif panel is not None:
        press(window, qtbot, Key.Key_Return)
    elif window.table.input.focus.card is None:
        press(window, qtbot, Key.Key_Space)
    else:
        press(window, qtbot, Key.Key_Up, Key.Key_Return)


def shown_texts(window: QWidget) -> list[str]:
    """Return every text of every visible widget below `window`."""
    found = []
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            for name in ("text", "toolTip", "statusTip", "title"):
                reader = getattr(widget, name, None)
                if callable(reader):
                    found.append(str(reader()))
    return found

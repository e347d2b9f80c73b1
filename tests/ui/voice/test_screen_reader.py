"""Texts for screen readers that know no announcements; a reader that drops some is played here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.voice.announcer import PROBES, Label, Notifications, ScreenReader


@pytest.fixture
def notifications(qtbot: QtBot) -> Iterator[Notifications]:
    """Return notifications in a window, while somebody listens."""
    window = QWidget()
    qtbot.addWidget(window)
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    yield Notifications(window)
    QAccessible.setActive(was)


def shown(notifications: Notifications) -> list[str]:
    """Return the texts of all that were shown, in their order; those of probes are empty."""
    texts = [label.accessibleName() for label in notifications.findChildren(Label)]
    while texts and not texts[-1]:
        texts.pop()
    return texts


def slow(notifications: Notifications) -> QTimer:
    """Return the timer that ends when the reader takes long."""
    timer = notifications.findChild(QTimer)
    assert isinstance(timer, QTimer)
    return timer


def ask(notifications: Notifications, number: int) -> None:
    """Ask for the relations of the label that was shown as the `number`th, as Orca does."""
    label = notifications.findChildren(Label)[number]
    QAccessible.queryAccessibleInterface(label).relations()
    QCoreApplication.processEvents()  # it goes on when Orca has its answer


def test_a_text_waits_until_the_one_before_was_asked_for(notifications: Notifications) -> None:
    for text in ("One.", "Two.", "Two."):
        notifications.add(text)
    for number in range(3):
        assert shown(notifications) == ["One.", "Two.", "Two."][: number + 1]
        ask(notifications, number)
        ask(notifications, number)  # Orca asks once for the speech and once for the braille
    assert shown(notifications) == ["One.", "Two.", "Two."]


def test_a_text_that_was_dropped_is_shown_again(notifications: Notifications, qtbot: QtBot) -> None:
    notifications.add("One.")
    notifications.add("Two.")
    with qtbot.waitSignal(slow(notifications).timeout):
        pass  # an empty one is shown as well
    ask(notifications, 1)
    assert shown(notifications) == ["One.", "", "One."]
    ask(notifications, 2)
    assert shown(notifications) == ["One.", "", "One.", "Two."]


def test_what_nobody_reads_is_forgotten(notifications: Notifications, qtbot: QtBot) -> None:
    timer = slow(notifications)
    timer.setInterval(0)
    notifications.add("One.")
    notifications.add("Two.")
    qtbot.waitUntil(lambda: not timer.isActive())
    notifications.add("Three.")
    timer.stop()
    assert shown(notifications) == ["One.", *[""] * PROBES, "Three."]


def test_where_nothing_is_listened_to_nothing_is_made(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ScreenReader(window).speak("One.", urgent=True)
    assert not window.findChildren(QWidget)

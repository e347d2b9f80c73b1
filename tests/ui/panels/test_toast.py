"""What has happened is told on the table, and goes by itself when it can have been read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.furnished import Furnished


@pytest.fixture
def window(window: Furnished, qtbot: QtBot) -> Furnished:
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def end_of_time(window: Furnished) -> None:
    assert window.toast.timer.isActive()
    window.toast.timer.stop()
    window.toast.timer.timeout.emit()


def test_it_is_said_once_and_goes(window: Furnished, qtbot: QtBot) -> None:
    said: list[str] = []
    window.access.announcer.set_sink(lambda text, urgent: said.append(text))
    window.toast.tell("It is there already.")
    assert window.toast.isVisible() and window.toast.take.isHidden()
    qtbot.waitUntil(lambda: any("It is there already." in each for each in said))
    end_of_time(window)
    assert window.toast.isHidden()
    assert " ".join(said).count("It is there already.") == 1


def test_it_stays_while_it_is_used(window: Furnished) -> None:
    window.toast.make("Put aside.", "&Resume it", closable=True)
    panes = window.panes.panes()
    window.panes.step(panes.index(window.toast))
    assert window.toast.isAncestorOf(window.focusWidget()), "F6 leads there"
    end_of_time(window)
    assert window.toast.isVisible()
    window.table.view.setFocus()
    QTest.mouseMove(window.toast.label)
    end_of_time(window)
    assert window.toast.isVisible()
    QTest.mouseMove(window.table.view, QPoint(5, 5))
    end_of_time(window)
    assert window.toast.isHidden()


def test_it_stays_while_a_page_lies_over_it(window: Furnished) -> None:
    window.toast.tell("It is there already.")
    window.actions_["new"].trigger()
    end_of_time(window)
    assert not window.toast.isHidden()
    QTest.keyClick(window.new_match.page, Qt.Key.Key_Escape)
    end_of_time(window)
    assert window.toast.isHidden()


@pytest.mark.parametrize("percent", [100, 200])
def test_it_lies_on_the_foot_of_the_table(window: Furnished, percent: int) -> None:
    window.resize(1000, 650)
    window.appearance.set_text_size(percent)
    window.toast.make(
        "A new match begins. Your previous match has been put aside.", "&Resume it", closable=True
    )
    toast, room = window.toast, window.table.view.parentWidget().rect()
    assert room.contains(toast.geometry())
    assert toast.geometry().bottom() > room.bottom() - 20
    assert toast.label.heightForWidth(toast.label.width()) <= toast.label.height()
    window.resize(1280, 800)
    assert window.table.view.parentWidget().rect().bottom() - 20 < toast.geometry().bottom()

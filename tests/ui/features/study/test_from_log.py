"""A line of the log leads to that moment of the deal, once the deal is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import PlayCard
from farwhist.ui.voice.event_log import LogText
from tests.ui import driving
from tests.ui.driving import LEFT
from tests.ui.features.study.test_study import studied
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary

NOT_YET = "This deal can be studied when it is over."


def opened(window: Furnished) -> list[str]:
    window.resize(1280, 800)
    window.access.log.show()
    return window.access.log.lines


def put_cursor(window: Furnished, line: int) -> None:
    text = window.access.log.text
    text.setFocus()
    text.setTextCursor(QTextCursor(text.document().findBlockByNumber(line)))


def test_each_line_of_a_finished_deal_leads_to_its_moment(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    lines, match = opened(window), window.runner.match
    assert match is not None
    told = [n for n, line in enumerate(lines) if " plays the " in line or " lead the " in line]
    moves = [n for n, (_, move) in enumerate(match.moves) if isinstance(move, PlayCard)]
    assert told and len(told) == len(moves)
    for line, move in zip(told, moves, strict=True):
        put_cursor(window, line)
        QTest.keyClick(window.access.log.text, Qt.Key.Key_Return)
        page = studied(window)
        assert page.deal.steps[page.step].moves == move
        window.study.close()


def test_a_running_deal_keeps_its_secrets(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    for line in range(len(opened(window))):
        put_cursor(window, line)
        QTest.keyClick(window.access.log.text, Qt.Key.Key_S)
        assert window.study.page is None and window.status.text() == NOT_YET


def menu_at(text: LogText, spot: QPoint) -> QMenu:
    """Return the menu that the right button opens there."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(text.viewport(), QContextMenuEvent(reason, spot, spot))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_the_menu_of_a_log_that_has_floated_belongs_to_the_window(
    window: Furnished, qtbot: QtBot
) -> None:
    """Qt leaves it a window of its own within the main one, to which no menu may belong."""
    play_to_summary(window, qtbot)
    opened(window)
    window.access.log.winId()
    menu_at(window.access.log.text, window.access.log.text.cursorRect().center()).close()


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_mouse_and_menu_lead_there_too(window: Furnished, qtbot: QtBot) -> None:
    play_to_summary(window, qtbot)
    opened(window)
    text = window.access.log.text
    put_cursor(window, 3)
    spot = text.cursorRect().center()
    QTest.mouseDClick(text.viewport(), LEFT, pos=spot)
    step = studied(window).step
    window.study.close()
    menu = menu_at(text, spot)
    next(each for each in menu.actions() if each.text() == "Study from here").trigger()
    menu.close()
    assert studied(window).step == step

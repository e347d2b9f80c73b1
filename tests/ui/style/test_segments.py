"""A choice whose values stand side by side."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from farwhist.ui.style.segments import SegmentColours, Segments, segment_rules
from farwhist.ui.style.tokens import LIGHT

WORDS = {"system": "System", "light": "Light", "dark": "Dark"}


def shown(qtbot: QtBot) -> tuple[QWidget, Segments]:
    part = QWidget()
    column = QVBoxLayout(part)
    column.addWidget(QLineEdit())
    segments = Segments(WORDS, "Look of the windows")
    column.addWidget(segments)
    column.addWidget(QLineEdit())
    part.setStyleSheet(segment_rules(SegmentColours.of(LIGHT), 14))
    qtbot.addWidget(part)
    segments.show_value("light")
    with qtbot.waitActive(part):
        part.show()
    return part, segments


def test_a_click_takes_a_value_once(qtbot: QtBot) -> None:
    _, segments = shown(qtbot)
    taken: list[str] = []
    segments.chosen.connect(taken.append)
    for _again in range(2):
        qtbot.mouseClick(segments.buttons["dark"], Qt.MouseButton.LeftButton)
    assert taken == ["dark"] and segments.value == "dark"


def test_to_show_a_value_is_not_to_choose_it(qtbot: QtBot) -> None:
    _, segments = shown(qtbot)
    taken: list[str] = []
    segments.chosen.connect(taken.append)
    segments.show_value("system")
    assert segments.value == "system" and not taken


def test_tab_enters_once_and_the_arrows_walk(qtbot: QtBot) -> None:
    part, segments = shown(qtbot)
    first, last = part.findChildren(QLineEdit)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is segments.buttons["light"]
    QTest.keyClick(segments.buttons["light"], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is segments.buttons["dark"] and segments.value == "dark"
    QTest.keyClick(segments.buttons["dark"], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is last


def test_what_cannot_be_chosen_says_why(qtbot: QtBot) -> None:
    _, segments = shown(qtbot)
    button = segments.buttons["dark"]
    segments.allow("dark", "Your system has no dark windows.")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert segments.value == "light" and button.toolTip() == "Your system has no dark windows."
    segments.allow("dark")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert segments.value == "dark" and not button.toolTip()


def test_a_screen_reader_hears_of_a_choice_among_several(qtbot: QtBot) -> None:
    _, segments = shown(qtbot)
    heard = QAccessible.queryAccessibleInterface(segments.buttons["light"])
    assert heard.role() is QAccessible.Role.RadioButton and heard.state().checked
    assert segments.accessibleName() == "Look of the windows"


def test_they_stand_as_one_row_without_gaps(qtbot: QtBot) -> None:
    _, segments = shown(qtbot)
    row = [segments.buttons[value].geometry() for value in WORDS]
    assert all(a.right() + 1 == b.left() for a, b in pairwise(row))
    assert {each.height() for each in row} == {34}

"""A tool tip is not read out where it says what the name has said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from farwhist.bots.judging import coach
from farwhist.ui.style.tips import name_sign, set_tip_for_eyes, shown_tip
from tests.ui import driving
from tests.ui.furnished import Furnished
from tests.ui.opened import pages, panels, windows

Text = QAccessible.Text


def heard(widget: QWidget, text: QAccessible.Text) -> str:
    return str(QAccessible.queryAccessibleInterface(widget).text(text))


def read_twice(window: QWidget) -> Iterator[str]:
    """Tell what below a window says its name, or says something without one, for a tool tip."""
    for each in [window, *window.findChildren(QWidget)]:
        if not each.isVisible() or not each.toolTip():
            continue
        name, told = (heard(each, text).casefold() for text in (Text.Name, Text.Description))
        twice = told == name
        if not isinstance(each, QLabel) and not each.accessibleDescription():
            twice = name in told
        if twice:
            yield f"{type(each).__name__} {each.objectName()}: {name} | {told}"


def test_no_tip_repeats_the_name(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "USUAL", coach.Work(start=24, most=24, first=12))
    window.resize(1000, 650)
    window.matches.start("elevator", 4, changes=driving.deals("1,2"))
    found: set[str] = set()
    while window.table.position.deal < 2:
        driving.wait_until_asked(window, qtbot)
        QApplication.processEvents()
        window.grab()
        found |= set(read_twice(window))
        driving.click_once(window, qtbot)
    for opened in (panels(window, qtbot), pages(window, qtbot), windows(window)):
        for name, widget in opened:
            found |= {f"{name}: {each}" for each in read_twice(widget)}
    assert not found, "\n".join(sorted(found))


def point_at(widget: QWidget) -> str:
    """Return the tool tip that shows when the pointer rests on a widget."""
    QToolTip.hideText()
    place = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, QPoint(50, 50)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_the_eye_sees_the_name_of_a_sign_and_its_keys(qtbot: QtBot) -> None:
    button = QPushButton("→")
    qtbot.addWidget(button)
    button.show()
    for keys, tip, told in (("", "Next", ""), ("N", "Next (N)", "Key: N.")):
        name_sign(button, "Next", keys)
        assert point_at(button) == shown_tip(button) == tip
        assert (heard(button, Text.Name), heard(button, Text.Description)) == ("Next", told)


def test_a_tip_for_eyes_can_be_changed_and_taken_away(qtbot: QtBot) -> None:
    button = QPushButton("Name")
    qtbot.addWidget(button)
    button.show()
    for tip in ("one", "two"):
        set_tip_for_eyes(button, tip)
        assert point_at(button) == shown_tip(button) == tip
        assert heard(button, Text.Description) == ""
    set_tip_for_eyes(button, "")
    assert shown_tip(button) == ""

"""The mouse wheel scrolls pages of settings, and changes none on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from farwhist.rules.catalogue import GAMES
from farwhist.rules.draft import Draft
from farwhist.ui.features.preferences.window import PreferencesWindow
from farwhist.ui.style.page_area import WheelGuard
from tests.ui.furnished import Furnished

CONTROLS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


def notch(widget: QWidget, lines: int) -> bool:
    """Turn the wheel over a widget alone; return whether it used that."""
    event = QWheelEvent(
        QPointF(widget.rect().center()),
        QPointF(widget.mapToGlobal(widget.rect().center())),
        QPoint(),
        QPoint(0, 120 * lines),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def turn(widget: QWidget, lines: int = -1) -> None:
    """Turn the wheel over a widget; a line is a notch.

    As with a real wheel, who does not use it leaves it to what it stands on.
    """
    at: QWidget | None = widget
    while at is not None and not notch(at, lines) and not at.isWindow():
        at = at.parentWidget()


def controls(part: QWidget) -> list[QWidget]:
    """Return all controls of a page that a wheel could change."""
    found = [each for each in part.findChildren(QWidget) if isinstance(each, CONTROLS)]
    return [each for each in found if not isinstance(each, QScrollBar)]


def value_of(control: QWidget) -> object:
    if isinstance(control, QComboBox):
        return control.currentIndex()
    if isinstance(control, QAbstractSlider):
        return control.value()
    assert isinstance(control, QAbstractSpinBox)
    return control.text()


def stored(folder: Path) -> str:
    return "".join(each.read_text() for each in sorted(folder.glob("*.json")))


def open_preferences(window: Furnished) -> PreferencesWindow:
    window.preferences.open("")
    found = window.preferences.lazy.made
    assert found is not None
    return found


def test_the_wheel_changes_no_setting_on_any_page(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    preferences = open_preferences(window)
    tried = 0
    window.rules.edit(Draft(list(GAMES)[-1], 4))
    window.saving.now()
    before = stored(tmp_path)
    for game in GAMES:
        window.rules.edit(Draft(game, 4))
        for key, page in preferences.pages.items():
            preferences.show_page(key)
            for control in controls(page):
                value = value_of(control)
                for lines in (-1, 1):
                    notch(control, lines)
                    assert value_of(control) == value, (key, control.objectName())
                assert control.focusPolicy() is not Qt.FocusPolicy.WheelFocus
                tried += 1
        assert window.rules.draft == Draft(game, 4)
    window.saving.now()
    assert stored(tmp_path) == before
    assert tried > 100


@pytest.mark.parametrize("key", ["table", "players", "motion", "access", "game"])
def test_the_page_scrolls_instead(window: Furnished, key: str) -> None:
    preferences = open_preferences(window)
    preferences.resize(preferences.minimumSize())
    preferences.show_page(key)
    QApplication.processEvents()
    page = preferences.page
    areas = page.findChildren(QScrollArea)
    area = areas[0] if areas else page.parentWidget().parentWidget()  # type: ignore[union-attr]
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    shown = [each for each in controls(page) if each.isVisible() and each.isEnabled()]
    if bar.maximum() and shown:
        turn(shown[0])
        assert bar.value() > 0


def test_a_list_never_changes_and_a_number_only_with_the_keyboard(qtbot: QtBot) -> None:
    part = QWidget()
    column = QVBoxLayout(part)
    box, number, slider = QComboBox(), QSpinBox(), QSlider(Qt.Orientation.Horizontal)
    box.addItems(["a", "b", "c"])
    for each in (box, number, slider):
        column.addWidget(each)
    qtbot.addWidget(part)
    WheelGuard(part)
    with qtbot.waitActive(part):
        part.show()
    for each in (box, number, slider):
        before = value_of(each)
        turn(each, 1 if each is not box else -1)
        assert value_of(each) == before
        each.setFocus()
        turn(each, 1 if each is not box else -1)
        assert (value_of(each) == before) is (each is box)


def test_what_is_put_in_later_is_guarded_too(qtbot: QtBot) -> None:
    part = QWidget()
    column = QVBoxLayout(part)
    qtbot.addWidget(part)
    WheelGuard(part)
    part.show()
    inner = QWidget()
    number = QSpinBox()
    QVBoxLayout(inner).addWidget(number)
    column.addWidget(inner)
    QApplication.processEvents()
    number.clearFocus()
    turn(number, 1)
    assert number.value() == 0 and number.focusPolicy() is Qt.FocusPolicy.StrongFocus

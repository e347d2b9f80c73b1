"""The settings of motion, sound and table take effect at once and last."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from farwhist.ui.dialogs.look import LookDialog
from farwhist.ui.main_window import MainWindow
from farwhist.ui.table.felts import FELTS, fibres, themed
from farwhist.ui.table.theme import Theme
from farwhist.ui.taste import CHOICES


def choose(dialog: LookDialog, name: str, key: str) -> None:
    box = dialog.findChild(QComboBox, name)
    assert isinstance(box, QComboBox)
    assert {box.itemData(n) for n in range(box.count())} == set(CHOICES[name])
    box.setCurrentIndex(box.findData(key))


def test_the_dialog_changes_the_table_behind_it(window: MainWindow, qtbot: QtBot) -> None:
    heard: list[str] = []
    dialog = LookDialog(window.tastes, heard.append, window)
    qtbot.addWidget(dialog)
    before = window.table.view.grab().toImage().pixelColor(20, 600)
    choose(dialog, "felt", "burgundy")
    after = window.table.view.grab().toImage().pixelColor(20, 600)
    assert before != after
    choose(dialog, "speed", "fast")
    choose(dialog, "motion", "reduced")
    dialog.pause.setValue(2300)
    pace = window.tastes.pace()
    assert (pace.pause, pace.travel) == (2300, False)
    click = dialog.findChild(QCheckBox, "click")
    assert isinstance(click, QCheckBox)
    click.setChecked(True)
    assert window.tastes.now.pace().pause is None and not dialog.pause.isEnabled()
    dialog.volume.setValue(80)
    assert window.tastes.now.loudness == 0.8
    dialog.test.click()
    assert heard == ["place"]


def test_the_windows_follow_the_choice(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.tastes.set(window="dark")
    asked = QGuiApplication.styleHints()
    assert window.tastes.now.window == "dark"
    window.tastes.set(window="system")
    assert asked.colorScheme() in Qt.ColorScheme


def light(colour: str) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    parts = QColor(colour).getRgbF()[:3]
    lines = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * lines[0] + 0.7152 * lines[1] + 0.0722 * lines[2]


def test_every_felt_is_dark_enough_for_its_texts(qapp: object) -> None:
    assert set(FELTS) == set(CHOICES["felt"])
    for felt in FELTS:
        theme = themed(Theme(), felt)
        assert (light(theme.text) + 0.05) / (light(theme.felt_centre) + 0.05) >= 4.5
    assert themed(themed(Theme(), "navy"), "green") == Theme()
    assert [tile.toImage() for tile in fibres()] == [tile.toImage() for tile in fibres()]

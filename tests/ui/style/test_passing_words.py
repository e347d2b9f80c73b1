"""Words about what was just done go by themselves, and what is copied is confirmed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from farwhist.ui.style.passing_words import CopyButton, PassingWords

LEFT = Qt.MouseButton.LeftButton


def test_words_go_when_their_time_is_over_and_a_failure_stays(qtbot: QtBot) -> None:
    label, heard = QLabel(), list[str]()
    qtbot.addWidget(label)
    passing = PassingWords(label, label.setText)
    passing.said.connect(heard.append)
    passing.say("Saved.")
    assert label.text() == "Saved." and passing.timer.isActive()
    passing.timer.timeout.emit()
    assert not label.text() and not passing.timer.isActive()
    passing.say("Saved.")
    passing.say("Not saved.", lasting=True)
    assert label.text() == "Not saved." and not passing.timer.isActive()
    passing.end()
    assert not label.text() and heard == ["Saved.", "Saved.", "Not saved."]


def test_a_button_that_copies_says_so_for_a_while(qtbot: QtBot) -> None:
    heard = list[str]()
    button = CopyButton("&Copy", lambda: "text")
    qtbot.addWidget(button)
    button.said.connect(heard.append)
    button.setText("C&opy")
    for _ in range(2):
        qtbot.mouseClick(button, LEFT)
        assert button.text() == "Copied" and QGuiApplication.clipboard().text() == "text"
    button.passing.timer.timeout.emit()
    assert button.text() == "C&opy" and heard == ["Copied", "Copied"]


def test_nothing_is_copied_where_there_is_nothing(qtbot: QtBot) -> None:
    button = CopyButton("&Copy", str)
    qtbot.addWidget(button)
    QGuiApplication.clipboard().setText("before")
    qtbot.mouseClick(button, LEFT)
    assert button.text() == "&Copy" and QGuiApplication.clipboard().text() == "before"

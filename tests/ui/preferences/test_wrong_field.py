"""A text that means nothing is seen as such, beside the sentence that says why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from farwhist.rules.draft import Draft
from farwhist.ui.preferences.rules.sequence_editor import SequenceEditor
from farwhist.ui.style.tokens import LIGHT
from tests.ui.furnished import Furnished


def test_a_list_of_deals_that_is_none_has_another_edge_until_it_is_one(window: Furnished) -> None:
    window.rules.edit(Draft("elevator", 4).with_options({"sequence": "custom"}))
    window.preferences.open("sequence")
    preferences = window.preferences.lazy.made
    assert preferences is not None
    field = preferences.page.findChild(SequenceEditor).list

    def edge() -> str:
        QApplication.processEvents()
        image = field.grab().toImage()
        return image.pixelColor(image.width() // 2, 1).name().upper()

    field.selectAll()
    QTest.keyClicks(field, "1,2,60x")
    field.clearFocus()
    assert field.property("wrong") and edge() == LIGHT.over
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1,2,3")
    field.clearFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert not field.property("wrong") and edge() != LIGHT.over

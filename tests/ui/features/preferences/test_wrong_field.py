"""A text that means nothing is seen as such, beside the sentence that says why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from farwhist.rules.draft import Draft
from farwhist.ui.features.preferences.rules.editors import SequenceEditor
from farwhist.ui.features.preferences.rules.pages import SequencePage
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


def test_a_wrong_list_says_what_stays_and_keeps_it_when_the_window_closes(
    window: Furnished,
) -> None:
    window.rules.edit(
        Draft("elevator", 4).with_options({"sequence": "custom", "custom": "5,4"}),
    )
    preferences = window.preferences.open("sequence")
    page = preferences.page
    assert isinstance(page, SequencePage)
    row, field = page.row("custom"), page.findChild(SequenceEditor).list
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1,2n,60x")
    assert row.problem.text().endswith("Not valid yet, so the old value stays: 5,4.")
    assert row.problem.text().removeprefix("⚠ ") in field.accessibleDescription()
    preferences.close()
    window.saving.now()
    assert window.rules.draft.texts()["custom"] == "5,4"
    window.preferences.open("sequence")
    assert row.problem.isVisible() and "5,4" in row.problem.text()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1,2n,6")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.rules.draft.texts()["custom"] == "1,2n,6" and not row.problem.isVisible()

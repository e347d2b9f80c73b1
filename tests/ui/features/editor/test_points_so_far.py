"""The points before a deal in the editor: typed, refused, played with, and taken from the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from farwhist.rules import deal_code
from farwhist.ui.features.editor.deal_panel import read, written
from farwhist.ui.features.editor.page import EditorPage
from tests.ui import driving
from tests.ui.conftest import MakeWindow
from tests.ui.driving import Key
from tests.ui.furnished import Furnished
from tests.ui.shell.test_menus import play_to_summary


@pytest.fixture
def window(make_window: MakeWindow) -> Furnished:
    made = make_window()
    made.matches.start("elevator", 4)
    return made


@pytest.fixture
def page(window: Furnished) -> EditorPage:
    window.actions_["editor"].trigger()
    found = window.editor.page
    assert found is not None
    return found


def type_points(page: EditorPage, qtbot: QtBot, text: str) -> None:
    field = page.body.deal.points
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Key.Key_Return)


@pytest.mark.parametrize(
    ("text", "sides", "points"),
    [
        ("32 20 18 18", 4, (32, 20, 18, 18)),
        ("32 · 20 · −18 · 0", 4, (32, 20, -18, 0)),
        ("32, 20, 18, 18", 4, (32, 20, 18, 18)),
        ("2,5; 3", 2, (2.5, 3)),
        ("2,5 3", 2, (2.5, 3)),
        ("+4/-4", 2, (4, -4)),
        ("0 0 0", 3, ()),
        ("  ", 3, ()),
        ("1 2", 3, None),
        ("1 2 3 4", 3, None),
        ("1 x 3", 3, None),
        ("1 999999 3", 3, None),
    ],
)
def test_what_is_typed_is_read(text: str, sides: int, points: tuple[float, ...] | None) -> None:
    assert read(text, sides) == points
    if points:
        assert read(written(points), sides) == points


def test_a_comma_of_the_language_comes_back() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    told, found = written((2.5, -0.25)), read("2,5 · −0,25", 2)
    QLocale.setDefault(before)
    assert told == "2,5 · −0,25"
    assert found == (2.5, -0.25)


def test_points_are_typed_copied_undone_and_played(
    window: Furnished, page: EditorPage, qtbot: QtBot
) -> None:
    page.fill()
    type_points(page, qtbot, "32 20 -4 18")
    assert page.draft.head.points == (32, 20, -4, 18)
    assert page.body.deal.points.text() == "32 · 20 · −4 · 18"
    page.foot.code.click()
    code = QGuiApplication.clipboard().text()
    assert deal_code.read(code) == page.found.text
    page.undo()
    assert page.draft.head.points == () and page.body.deal.points.text() == ""
    page.redo()
    page.foot.play.click()
    assert window.runner.match is not None
    assert window.runner.match.position.totals == [32, 20, -4, 18]
    play_to_summary(window, qtbot)
    assert (
        window.table.position.results[0].totals[1] - 20
        == (window.table.position.results[0].points[1])
    )


def test_what_are_no_points_is_told_and_changes_nothing(page: EditorPage, qtbot: QtBot) -> None:
    type_points(page, qtbot, "32 20 -4 18")
    type_points(page, qtbot, "32 20")
    assert page.draft.head.points == (32, 20, -4, 18)
    assert page.body.deal.points.text() == "32 · 20 · −4 · 18"
    assert page.foot.why.text() == (
        "“32 20” is not a list of points: enter a number for each of You, Oscar, Nora, Eddie."
    )


def test_the_deal_of_the_table_comes_with_its_points(window: Furnished, qtbot: QtBot) -> None:
    while len(window.table.position.results) < 2:
        play_to_summary(window, qtbot)
        driving.key_once(window, qtbot)
    before = window.table.position.results[-2].totals
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    page.head.table.click()
    assert page.draft.head.points == before


def test_where_players_drop_out_there_are_no_points(make_window: MakeWindow) -> None:
    window = make_window()
    window.matches.start("knockout", 4)
    window.actions_["editor"].trigger()
    page = window.editor.page
    assert page is not None
    page.put(page.draft.with_rules("knockout", 4, {}))
    assert page.body.deal.points.isHidden() and page.body.deal.points_label.isHidden()
    page.put(page.draft.with_rules("classic", 4, {}))
    assert not page.body.deal.points.isHidden()
    assert page.body.deal.points.placeholderText() == "0 · 0"

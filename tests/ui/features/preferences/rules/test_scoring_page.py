"""The scoring page: fields and record agree, the example follows, cells say why."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from farwhist.rules.draft import Draft
from farwhist.rules.scoring.record import FACTORS, MADE, SIDES, Record, read_record, write_record
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.store.presets import OwnPresets
from farwhist.ui.features.preferences.rules.scheme_editor import RecordFields
from farwhist.ui.features.preferences.rules.scoring_page import ScoringPage
from farwhist.ui.settings.rules_model import RulesModel
from tests.helpers.staged import set_option
from tests.ui.driving import LEFT


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot) -> ScoringPage:
    made = ScoringPage(RulesModel(OwnPresets(tmp_path), {}))
    qtbot.addWidget(made)
    made.resize(700, 640)
    made.show()
    return made


KEYS = (*MADE, "Z0", "Zn", "nilfail", "T0", "T3", *(s + f for s in SIDES for f in FACTORS))
RECORD = st.builds(
    lambda numbers, low: write_record(numbers, lower_wins=low),
    st.dictionaries(st.sampled_from(KEYS), st.integers(-19999, 19999).map(lambda n: n / 2)),
    st.booleans(),
)


@pytest.fixture
def fields(qtbot: QtBot) -> RecordFields:
    made = RecordFields()
    qtbot.addWidget(made)
    return made


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(RECORD)
def test_any_record_comes_back_from_the_fields(fields: RecordFields, text: str) -> None:
    fields.show_record(text)
    shown, wanted = read_record(fields.text()), read_record(text)
    nil = {"Z0": 0, "Zn": 0} if "Z0" in wanted.numbers or "Zn" in wanted.numbers else {}

    def real(numbers: dict[str, float]) -> dict[str, float]:
        return {key: value for key, value in numbers.items() if (key, value) != ("M0", 0)}

    assert real(shown.numbers) == real({**nil, **wanted.numbers})
    assert shown.lower_wins is wanted.lower_wins


NAMED = [row.scheme for row in SCHEMES.values() if isinstance(row.scheme, Record)]


@pytest.mark.parametrize("record", NAMED, ids=lambda record: record.text)
def test_the_fields_show_every_named_record(fields: RecordFields, record: Record) -> None:
    fields.show_record(record.text)
    wanted = record.numbers
    nil = {"Z0": 0, "Zn": 0} if "Z0" in wanted or "Zn" in wanted else {}
    assert read_record(fields.text()).numbers == {**nil, **wanted}


def test_a_field_makes_a_scheme_of_ones_own_and_the_example_follows(
    page: ScoringPage, qtbot: QtBot
) -> None:
    spin = page.editor.fields.spins["M0"]
    spin.setFocus()
    spin.selectAll()
    qtbot.keyClicks(spin, "12.5")
    qtbot.keyClick(spin, Qt.Key.Key_Return)
    assert page.model.draft.changes == {"scoring": "M0=12.5 M1=1 Xd=-1"}
    assert page.editor.box.currentText() == "Your own scheme"
    assert page.example.cell(3, 3).text() == "+15.5"
    assert page.example.marked == {(n, n) for n in range(6)}
    assert page.example.cell(2, 2).font().bold() and not page.example.cell(2, 1).font().bold()
    page.model.edit(Draft())
    assert spin.value() == 10 and page.editor.box.currentText() == "Far Whist standard"


def test_any_cell_is_explained_by_click_and_by_key(page: ScoringPage, qtbot: QtBot) -> None:
    table, words = page.example.table, page.example.words
    assert words.text() == "You bid 3 and took 3: 10 + 1 × 3 = +13. (+10 exact, +3 bid)"
    spot = table.visualItemRect(page.example.cell(4, 1)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=spot)
    assert words.text() == "You bid 4 and took 1: −1 × 3 = −3."
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert words.text() == "You bid 4 and took 2: −1 × 2 = −2."
    assert words.text() in table.accessibleDescription()
    told = page.example.cell(4, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "bid 4, took 2: −2"


def test_the_size_of_the_deal_counts(page: ScoringPage) -> None:
    set_option(page.model, "scoring", "VARBONUS")
    page.example.size_box.setValue(1)
    assert page.example.cell(1, 1).text() == "+14"
    page.example.size_box.setValue(13)
    assert page.example.cell(1, 1).text() == "+2"


def test_an_extra_for_all_tricks_is_in_the_example(page: ScoringPage) -> None:
    set_option(page.model, "slam", "50")
    assert page.example.cell(5, 5).text() == "+65"
    assert page.example.marked == {(5, 5)}


def test_a_scheme_without_fields_says_so(page: ScoringPage) -> None:
    set_option(page.model, "scoring", "BASAS")
    assert not page.editor.fields.isVisible() and page.editor.fixed.isVisible()
    page.editor.box.setCurrentIndex(page.editor.box.count() - 1)
    assert page.editor.fields.isVisible()
    assert page.model.draft.texts()["scoring"] not in SCHEMES


def test_the_own_entry_begins_with_the_numbers_of_the_scheme(page: ScoringPage) -> None:
    set_option(page.model, "scoring", "TENX")
    page.editor.box.setCurrentIndex(page.editor.box.count() - 1)
    assert page.model.draft.texts()["scoring"] == "M1=10 Z0=5 Xb=-10 nilfail=-5"


def test_a_bad_record_is_told_and_not_staged(page: ScoringPage, qtbot: QtBot) -> None:
    page.editor.fields.fold.button.click()
    record = page.editor.fields.record
    assert record.isVisible()
    before = page.model.draft
    record.selectAll()
    qtbot.keyClicks(record, "M0=5 Xd=")
    assert "is not a scoring scheme" in page.scheme.problem.text()
    assert page.model.draft == before, "M0=5 on the way was not meant"
    qtbot.keyClicks(record, "-2")
    assert page.model.draft.texts()["scoring"] == "M0=5 Xd=-2"
    assert not page.scheme.problem.isVisible()


def test_fixed_points_of_bids(page: ScoringPage, qtbot: QtBot) -> None:
    fields = page.editor.fields
    fields.fold.button.click()
    qtbot.keyClicks(fields.fixed, "0=7 2=40")
    qtbot.keyClick(fields.fixed, Qt.Key.Key_Return)
    assert page.model.draft.texts()["scoring"] == "M0=10 M1=1 Xd=-1 T0=7 T2=40"
    assert page.example.cell(2, 2).text() == "+40"


def test_rare_numbers_show_when_they_are_used_or_wanted(page: ScoringPage) -> None:
    rare = page.editor.fields.spins["Xsq"]
    assert not rare.isVisible()
    set_option(page.model, "scoring", "SQUARE_SQUARE")
    assert rare.isVisible()
    set_option(page.model, "scoring", "FRED")
    assert not rare.isVisible()
    page.editor.fields.fold.button.click()
    assert rare.isVisible() and page.editor.fields.spins["Un"].isVisible()


def test_rare_numbers_are_one_line_that_says_how_many(page: ScoringPage) -> None:
    fields = page.editor.fields
    words = fields.fold.button.text()
    assert words.startswith("All numbers: ") and fields.fold.isVisible()
    set_option(page.model, "scoring", "SQUARE_SQUARE")
    assert fields.fold.button.text() != words, "what is used is not folded away"
    fields.fold.button.click()
    assert fields.record.isVisible()
    fields.fold.button.click()
    assert not fields.record.isVisible()

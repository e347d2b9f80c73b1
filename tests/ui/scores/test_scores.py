"""The score window: sheet, charts, copy, CSV and paper."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from copy import copy
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from farwhist.ui.panels.podium import on_podium, steps
from farwhist.ui.scores import window as score_window
from farwhist.ui.scores.chart import plot, spread
from farwhist.ui.scores.model import as_csv, as_text, heads, rows
from farwhist.ui.scores.printing import print_scores, printed_heading, printer_for
from farwhist.ui.scores.tally import Scores, places
from farwhist.ui.scores.window import ScoreWindow
from farwhist.ui.system.files import as_file_name
from tests.ui import driving
from tests.ui.furnished import Furnished


@pytest.fixture
def played(window: Furnished, qtbot: QtBot) -> Scores:
    driving.watch(window, qtbot, "elevator", 4, driving.MANY_DEALS)
    window.actions_["all_scores"].trigger()
    scores = window.scoreboard.great.get().scores
    assert scores is not None
    return scores


def test_the_window_holds_every_deal(played: Scores, window: Furnished, tmp_path: Path) -> None:
    sheet = window.scoreboard.great.get()
    assert sheet.isVisible() and sheet.model.rowCount() == 15
    for row, result in enumerate(played.results):
        for column, seat in enumerate(played.order, start=3):
            cell = sheet.model.index(row, column)
            text = str(cell.data())
            assert text.startswith(f"{result.taken[seat]}/{result.bids[seat]}")
            exact = result.taken[seat] == result.bids[seat]
            assert text.endswith("✓") is exact
            assert cell.data(Qt.ItemDataRole.FontRole).bold() is exact
            assert cell.data(Qt.ItemDataRole.ToolTipRole)
    for chart in (sheet.points, sheet.ranks):
        assert not chart.grab().isNull()

    heard = list[str]()
    window.access.announcer.set_sink(lambda text, urgent: heard.append(text))
    sheet.copy()
    assert sheet.note.text() == "The score sheet was copied."
    assert heard[-1].startswith("The score sheet was copied.")
    sheet.passing.timer.timeout.emit()
    assert not sheet.note.text()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 16 and as_text(heads(played), rows(played)).splitlines() == lines
    assert all(line.count("\t") == 7 for line in lines)

    sheet.save_to(tmp_path / "scores.csv")
    saved = (tmp_path / "scores.csv").read_bytes().decode()
    found = list(csv.DictReader(io.StringIO(saved, newline="")))
    assert as_csv(played) == saved
    assert len(found) == 13 * 4
    for seat in range(4):
        own = [line for line in found if line["player"] == played.names[seat]]
        assert sum(int(line["points"]) for line in own) == played.totals[seat]

    (tmp_path / "file").write_text("")
    sheet.save_to(tmp_path / "file" / "scores.csv")
    assert "cannot be written" in sheet.note.text() and not sheet.passing.timer.isActive()

    printer = printer_for(played)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "scores.pdf"))
    assert printer.docName() == as_file_name(printed_heading(played, date.today()))
    assert print_scores(played, printer)
    assert (tmp_path / "scores.pdf").stat().st_size > 5000
    told = printed_heading(played, date.today())
    assert told.startswith(f"{played.title} · Final scores · 13 deals · ")
    written = (tmp_path / "scores.pdf").read_bytes()
    for key, value in ((b"/Title (", told), (b"/Creator (", "Far Whist")):
        assert key + f"\ufeff{value}".encode("utf-16-be") in written


def test_buttons_without_room_lose_their_words_and_nothing_else(
    played: Scores, window: Furnished
) -> None:
    sheet = window.scoreboard.great.get()
    buttons = [each for each in sheet.findChildren(QPushButton) if each.property("quiet")]
    keys = [each.shortcut() for each in buttons]
    assert len(buttons) == 5 and all(each.text() for each in buttons)
    sheet.resize(sheet.minimumSizeHint())
    assert not any(each.text() for each in buttons)
    assert [each.shortcut() for each in buttons] == keys and not keys[0].isEmpty()
    assert all(each.accessibleName() and not each.icon().isNull() for each in buttons)


def test_where_nobody_can_play_the_same_cards_nobody_is_offered(
    played: Scores, window: Furnished
) -> None:
    """As for a match in the library."""
    sheet = ScoreWindow(window.settings, window)
    sheet.show_scores(played)
    sheet.show()
    assert sheet.kinds.isVisible() and not sheet.same_cards.isVisible()
    sheet.close()


@pytest.mark.parametrize(("works", "told"), [(True, "was printed"), (False, "Printing failed")])
def test_it_is_said_how_printing_went(
    window: Furnished, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, works: bool, told: str
) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_["all_scores"].trigger()
    sheet = window.scoreboard.great.get()
    monkeypatch.setattr(score_window.QPrintDialog, "exec", lambda _: True)
    monkeypatch.setattr(score_window, "print_scores", lambda scores, printer: works)
    sheet.print_out()
    assert told in sheet.note.text() and sheet.passing.timer.isActive() is works
    sheet.close()
    assert not sheet.note.text()


def test_a_printed_sheet_says_that_a_match_is_not_finished(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.actions_["all_scores"].trigger()
    scores = window.scoreboard.great.get().scores
    assert scores is not None
    heading = printed_heading(scores, date(2026, 11, 29))
    assert heading == "Elevator Whist · Scores · Deal 1 of 13 · Sunday, November 29, 2026"


def least_gap(places: Sequence[float]) -> float:
    """Return how near the two nearest are."""
    return min((b - a for a, b in pairwise(sorted(places))), default=float("inf"))


def test_lines_end_where_the_totals_are() -> None:
    series = [[0.0, 10, 21], [0.0, -1, 9], [0.0, 10, 20]]
    chart = plot(series, (0, 0, 100, 100), deals=2, line_height=12)
    scale = 100 / 22
    assert [line[-1] for line in chart.lines] == [
        (100, pytest.approx(100 - (each[-1] + 1) * scale)) for each in series
    ]
    assert least_gap(chart.labels) >= 12 - 1e-9
    assert (0.0, pytest.approx(100 - scale)) in chart.ticks


@pytest.mark.parametrize("count", range(1, 9))
def test_labels_never_overlap(count: int) -> None:
    for wanted in ([50.0] * count, [99.0] * count, [5.0 * n for n in range(count)]):
        found = spread(wanted, 12, 0, 100)
        assert least_gap(found) >= 12 - 1e-9
        assert min(found) >= 0 and max(found) <= 100 + 1e-9


@given(
    st.integers(0, 5).flatmap(
        lambda deals: st.lists(
            st.lists(st.floats(-500, 500), min_size=deals, max_size=deals), min_size=1, max_size=7
        )
    ),
    st.integers(0, 30),
    st.booleans(),
    st.floats(-50, 500),
)
def test_a_chart_finds_the_nearest_deal_if_there_is_one(
    series: list[list[float]], deals: int, ranks: bool, x: float
) -> None:
    chart = plot(series, (0, 0, 300, 200), deals=deals, line_height=12, upside_down=ranks)
    near = chart.nearest(x)
    if not series[0]:
        assert near is None
        return
    assert near is not None
    assert all(abs(chart.columns[near] - x) <= abs(each - x) for each in chart.columns)


def test_equals_share_a_place() -> None:
    assert places([5, 9, 9, 1]) == [3, 1, 1, 4]
    assert places([5, 9, 9, 1], low=True) == [2, 3, 3, 1]


def test_equals_share_a_step() -> None:
    assert steps(((2,), (0, 1), (3,))) == [(1, [2]), (2, [0, 1]), (4, [3])]
    assert on_podium(steps(((2,), (0, 1), (3,)))) == [(2, [0, 1]), (1, [2])]
    assert on_podium(steps(((0, 1, 2),))) == [(1, [0, 1, 2])]
    assert on_podium(steps(((3,), (1,), (0,), (2,)))) == [(2, [1]), (1, [3]), (3, [0])]


def seen_rows(sheet: ScoreWindow) -> range:
    """Return which lines of a score sheet are seen whole."""
    table = sheet.table
    whole = [
        row
        for row in range(sheet.model.rowCount())
        if table.viewport().rect().contains(table.visualRect(sheet.model.index(row, 0)).center())
    ]
    return range(whole[0], whole[-1] + 1)


def test_a_sheet_opens_on_the_newest_deal_and_stays_there(
    played: Scores, window: Furnished, qtbot: QtBot
) -> None:
    sheet, last = window.scoreboard.great.get(), 14
    sheet.close()
    sheet.resize(600, 300)
    for again in range(2):
        window.actions_["all_scores"].trigger()
        qtbot.waitUntil(lambda: seen_rows(sheet)[-1] == last)
        assert seen_rows(sheet)[0] > 0
        if not again:
            sheet.table.scrollToTop()
            sheet.close()


def test_a_sheet_follows_new_deals_unless_it_was_scrolled_back(
    played: Scores, window: Furnished, qtbot: QtBot
) -> None:
    sheet = window.scoreboard.great.get()
    sheet.resize(600, 300)
    view = copy(played.view)
    view.results = view.results[:10]
    earlier = replace(played, view=view)
    sheet.show_scores(earlier)
    qtbot.waitUntil(lambda: seen_rows(sheet)[-1] == sheet.model.rowCount() - 1)
    sheet.show_scores(played)
    qtbot.waitUntil(lambda: seen_rows(sheet)[-1] == sheet.model.rowCount() - 1)
    sheet.table.verticalScrollBar().setValue(1)
    qtbot.waitUntil(lambda: seen_rows(sheet)[0] == 1)
    sheet.show_scores(earlier)
    sheet.show_scores(played)
    qtbot.wait(50)
    assert seen_rows(sheet)[0] == 1

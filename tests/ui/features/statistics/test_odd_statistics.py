"""Whatever stands in the file of the statistics, their window shows it or leaves it out."""

from __future__ import annotations

import math
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from farwhist.store.preferences import Preferences
from farwhist.store.statistics import FILE, MARK, STEPS, PlayedMatch, StatisticsStore
from farwhist.ui.deck.deck import Deck
from farwhist.ui.features.statistics.feature import StatisticsWindow, as_csv
from farwhist.ui.features.statistics.figures import Figures
from tests.helpers.record import later, made_deal, made_match

STAMP = "2026-05-03T12:00:00+00:00"
Value = object

ODD = st.sampled_from(
    [
        None, "", "x", "∞", "a\0b", "7", "H" * 5000, b"", b"\xff\xfe", 0, -1, 1, 7, 255, 2**31,
        2**53, 2**62, 2**63 - 1, -(2**63), 0.5, -2.5, 1e9, 1e308, -1e308, math.inf, -math.inf,
        1e-320, "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "2026-05-03", STAMP,
    ]
)  # fmt: skip


COLUMNS = {
    "match": (
        "id key preset changed seats aim low assisted place won total finished shelf hints profile"
    ),
    "deal": "match number size trump void bid took points levels finished shelf",
    "luck": "match number seat cards aces aces_mean aces_spread trumps trumps_mean trumps_spread",
}
Row = list[Value]


def sound() -> dict[str, list[Row]]:
    """Return the rows of three matches of two deals each."""
    return {
        "match": [
            [
                id_,
                key,
                preset,
                0,
                4,
                aim,
                0,
                0,
                place,
                won,
                30.0 if place else None,
                STAMP,
                0,
                1,
                "first",
            ]
            for id_, key, preset, aim, place, won in (
                (1, "a", "elevator", "exact", 1, 1),
                (2, "b", "classic", "sides", 2, 0),
                (3, "c", "elevator", "exact", None, None),
            )
        ],
        "deal": [
            [match, number, 7, "S", 0, 2, 2, 12.0, "club club club", STAMP, 0]
            for match in (1, 2, 3)
            for number in (1, 2)
        ],
        "luck": [
            [match, number, 0, 7, 1, 0.5, 0.4, 2, 1.9, 1.2]
            for match in (1, 2, 3)
            for number in (1, 2)
        ],
    }


Cell = tuple[str, int, Value]
CELLS = st.lists(
    st.tuples(
        st.sampled_from([f"{name} {each}" for name in COLUMNS for each in COLUMNS[name].split()]),
        st.integers(0, 5),
        ODD,
    ),
    min_size=1,
    max_size=10,
)


def spoilt(cells: list[Cell]) -> dict[str, list[Row]]:
    """Return those rows with these cells in them."""
    tables = sound()
    for place, row, value in cells:
        name, column = place.split()
        rows = tables[name]
        rows[row % len(rows)][COLUMNS[name].split().index(column)] = value
    return tables


def make(folder: Path, cells: list[Cell], *, good: bool = True) -> StatisticsStore:
    """Write a file with whatever of the cells its tables take, beside what is as it should be."""
    path, tables = folder / FILE, spoilt(cells)
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        for step in STEPS:
            step(connection)
        for name, columns in COLUMNS.items():
            names = columns.split()
            into = f"INSERT INTO {name} ({', '.join(names)})"
            for row in tables[name]:
                with suppress(sqlite3.IntegrityError):
                    connection.execute(f"{into} VALUES ({', '.join('?' * len(names))})", row)
            for column in names:  # no text: Python would refuse to write such a one
                connection.execute(
                    f"UPDATE OR IGNORE {name} SET {column} = CAST({column} AS TEXT) "
                    f"WHERE {column} = x'fffe' AND {names[0]} % 2"
                )
        if good:
            connection.execute(
                "INSERT INTO match VALUES (900, 'good', 'elevator', 0, 4, 'exact', 0, 0, 1, 1, "
                "22.0, ?, 0, 1, 'first')", (STAMP,),
            )  # fmt: skip
            connection.execute(
                "INSERT INTO deal VALUES (900, 1, 7, 'S', 0, 2, 2, 12.0, 'club club club', ?, 0)",
                (STAMP,),
            )
            connection.execute("INSERT INTO luck VALUES (900, 1, 0, 7, 1, 0.5, 0.4, 2, 1.9, 1.2)")
    return StatisticsStore(folder)


class Seen:
    """The window over whatever file there is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.record = SimpleNamespace(played=self.played, store=None)
        self.window = StatisticsWindow(self.record, Preferences(folder), Deck())  # type: ignore[arg-type]

    def played(self) -> list[PlayedMatch]:
        self.record.store = StatisticsStore(self.folder)
        return self.record.store.read()

    def look(self) -> None:
        """Look at every page of every choice, and do all that can be done."""
        window = self.window
        assert window.refresh()
        for box in (window.game, window.level, window.kind):
            for number in range(box.count()):
                box.setCurrentIndex(number)
                for tab in range(window.tabs.count()):
                    window.tabs.setCurrentIndex(tab)
                    window.grab()
                window.copy()
            box.setCurrentIndex(0)
        as_csv(window.figures.matches).encode()
        window.reset()
        window.undo_reset()


@pytest.fixture
def seen(qtbot: QtBot, tmp_path: Path) -> Seen:
    seen = Seen(tmp_path)
    qtbot.addWidget(seen.window)
    seen.window.show()
    return seen


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cells=CELLS)
def test_odd_rows_are_shown_or_left_out(seen: Seen, cells: list[Cell]) -> None:
    store = make(seen.folder, cells)
    keys = [match.key for match in store.read()]
    assert "good" in keys, "what is sound beside them is shown"
    seen.look()
    QApplication.processEvents()


def every_figure(figures: Figures) -> list[object]:
    """Return all that figures tell."""
    values = [getattr(figures, name) for name in dir(Figures) if not name.startswith("_")]
    return [value() if callable(value) else value for value in values]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cells=CELLS)
def test_figures_of_odd_rows_are_numbers(tmp_path: Path, cells: list[Cell]) -> None:
    figures = Figures(make(tmp_path, cells).read())
    every_figure(figures)
    for match in figures.matches:
        assert math.isfinite(match.total) and match.seats >= 2
        assert match.place is None or 1 <= match.place <= match.seats
    for value in (figures.fair_share, figures.place, figures.points, figures.bias):
        assert value is None or math.isfinite(value)
    for dealt in (*figures.aces(), *figures.trumps()):
        assert dealt.band > 0 and math.isfinite(dealt.mean)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cells=CELLS)
def test_beside_odd_rows_a_match_is_written_and_reset(tmp_path: Path, cells: list[Cell]) -> None:
    store = strict(make(tmp_path, cells, good=False))
    before = {match.key for match in store.read()}
    facts = made_match("new", made_deal(1), made_deal(2), place=1, won=1, total=20.0)
    store.write([facts], later(1))
    found = {match.key: match for match in store.read()}
    assert [deal.number for deal in found["new"].deals] == [1, 2] and found["new"].place == 1
    number = store.reset(["new"])
    assert "new" not in {match.key for match in store.read()}
    store.undo_reset(number)
    assert {match.key for match in store.read()} >= {"new"}
    assert before <= {match.key for match in store.read()}


def strict(store: StatisticsStore) -> StatisticsStore:
    """Put the rows into tables such as the program makes, as far as those take them."""
    folder = store.path.parent / "strict"
    folder.mkdir(exist_ok=True)
    (folder / FILE).unlink(missing_ok=True)
    other = StatisticsStore(folder)
    other.write([], later(0))
    with closing(sqlite3.connect(other.path)) as connection, connection:
        connection.execute("ATTACH ? AS old", (str(store.path),))
        for name, columns in COLUMNS.items():
            names = ", ".join(columns.split())
            connection.execute(
                f"INSERT OR IGNORE INTO {name} ({names}) SELECT {names} FROM old.{name} "
                + ("WHERE typeof(id) = 'integer' AND id < 1000" if name == "match" else "")
            )
    return other

"""Whatever has become of the player's files, every page opens, and what was set aside is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from farwhist.bots.judging.verdict import Grounds, Valued, Verdict
from farwhist.store import draft_deals, lines, preferences, results, slips
from farwhist.store import statistics as statistics_module
from farwhist.store.library import INDEX
from farwhist.store.matches import Saved
from farwhist.store.paths import LIBRARY
from farwhist.ui.settings import catalogue
from tests.helpers.damage import damaged, damaged_bytes
from tests.store import test_damage as kinds
from tests.ui.conftest import MakeWindow
from tests.ui.features.study.test_lines import longer, tries_of, try_another
from tests.ui.features.study.test_study import studied
from tests.ui.furnished import Furnished

TIMES = 8


def editor(window: Furnished) -> None:
    window.editor.drafts._history = None  # as after another start
    window.editor.open()
    window.editor.close()


def dated(window: Furnished) -> None:
    window.prepared.open()
    window.prepared.close()


def learn(window: Furnished) -> None:
    window.learn._round = None
    window.learn.open()
    window.learn.close()


def statistics(window: Furnished) -> None:
    window.statistics.open().close()


def library(window: Furnished) -> None:
    window.library._keeper._library = None
    window.library.open()
    window.library.close()


PAGES: dict[str, Callable[[Furnished], None]] = {
    draft_deals.FILE: editor,
    results.DATED_FILE: dated,
    results.PUZZLES_FILE: dated,
    slips.FILE: learn,
    statistics_module.FILE: statistics,
    f"{LIBRARY}/{INDEX}": library,
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_whatever_its_file_holds(window: Furnished, tmp_path: Path, name: str) -> None:
    kinds.FILES[name].make(tmp_path)
    file = tmp_path / name
    before, rng = file.read_bytes(), Random(name)
    data = None if file.suffix == ".sqlite3" else json.loads(before)
    for _ in range(TIMES):
        file.write_bytes(damaged_bytes(before, rng) if data is None else damaged(data, rng))
        PAGES[name](window)
    file.unlink(missing_ok=True)
    file.mkdir()
    PAGES[name](window)


def test_what_was_set_aside_is_told(window: Furnished, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / draft_deals.FILE).write_text("{", encoding="utf-8")
    editor(window)
    aside = tmp_path / "editor.damaged-1.json"
    qtbot.waitUntil(lambda: str(aside) in window.notice.label.text())
    assert window.notice.isVisible() and aside.read_text(encoding="utf-8") == "{"
    (tmp_path / results.DATED_FILE).write_text("[]", encoding="utf-8")
    dated(window)
    qtbot.waitUntil(lambda: "dated.damaged-1.json" in window.notice.label.text())
    assert str(aside) in window.notice.label.text(), "a page may have lain over it"


def test_a_slip_is_asked_whatever_the_coach_is_said_to_have_found(
    window: Furnished, tmp_path: Path
) -> None:
    choices = tuple(
        Valued((f"bid {bid}",), 8.0 - bid, 0.4, 0.5, 2000, (float(bid), 0.1)) for bid in (0, 1)
    )
    verdict = Verdict(
        0, 1, 0, "bid", "points", "exact", choices, 0, 1, 5.0, 0.1, 15.0, "blunder", 2000,
        Grounds("best_average", {}),
    )  # fmt: skip
    rng, store = Random(5), window.learn.store
    match, yesterday = Saved("elevator", 4, 1).text(), date.today() - timedelta(2)
    store.add("sound", yesterday, 0.3, match, json.dumps(verdict.data()))
    for number in range(40):
        broken = damaged(verdict.data(), rng).decode("utf-8", "replace")
        store.add(f"{number}", yesterday, 0.2, match, broken)
    learn(window)
    assert store.due(date.today(), 99)[0].key == "sound"
    while window.learn._questions(date.today()):
        for question in window.learn._questions(date.today()):
            window.learn._round = None
            window.learn.open()
            assert window.learn.page is not None
            window.learn.close()
            store.leave_out(question.slip)


def test_the_window_opens_whatever_the_preferences_hold(
    make_window: MakeWindow, tmp_path: Path
) -> None:
    sections: dict[str, dict[str, object]] = {}
    for row in catalogue.ROWS:
        section, name = row.key.split("/")
        sections.setdefault(section, {})[name] = row.default
    opponent = {"who": 1, "avatar": 2, "name": "x", "level": "club", "style": "bold", "person": ""}
    sections["players"] |= {
        "opponents": [opponent] * 6, "person": "first",
        "profiles": [{"key": "a", "name": "A", "avatar": 1, "removed": False}],
    }  # fmt: skip
    sections["files"] = {"recent": ["/a", "/b"]}
    data = {"format": preferences.FORMAT, "version": preferences.VERSION, **sections}
    rng = Random(7)
    for number in range(8):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / preferences.FILE).write_bytes(damaged(data, rng))
        window = make_window(folder)
        window.matches.open()
        assert window.runner.begun
        window.close()


def test_the_study_opens_whatever_lines_are_kept(
    window: Furnished, qtbot: QtBot, tmp_path: Path
) -> None:
    try_another(longer(window, qtbot), qtbot)
    window.study.close()
    rng = Random(9)
    with closing(sqlite3.connect(tmp_path / lines.FILE)) as file:
        ((key, text),) = file.execute("SELECT key, lines FROM deal").fetchall()
        for _ in range(TIMES):
            broken = damaged(json.loads(text), rng).decode("utf-8", "replace")
            file.execute("INSERT OR REPLACE INTO deal VALUES (?, ?)", (key, broken))
            file.commit()
            window.study.open_table(None)
            tries = tries_of(studied(window))
            for number in list(tries.tree.lines):
                tries.open_line(number)
                tries.stop()
            window.study.close()
            kept = {row[0] for row in file.execute("SELECT lines FROM deal")}
            assert broken in kept or tries.tree.lines, "nothing is lost that could not be read"
            file.execute("DELETE FROM deal")

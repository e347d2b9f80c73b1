"""Files that several windows change at once: nothing of any of them is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from farwhist.rules.deal_draft import DealDraft, new_draft
from farwhist.rules.draft import Draft
from farwhist.store import user_file
from farwhist.store.draft_deals import DraftDeals
from farwhist.store.lock import Lock
from farwhist.store.preferences import Preferences
from farwhist.store.presets import OwnPresets
from farwhist.store.results import DatedResult, DatedResults, PuzzleResults
from farwhist.store.user_file import BUSY, WRITING, Locked
from tests.helpers.page import Page, codes

WINDOWS, EACH = 8, 10
NAMES = [f"{window}-{number}" for window in range(WINDOWS) for number in range(EACH)]


def dated(folder: Path, window: int) -> None:
    store = DatedResults(folder)
    for number in range(EACH):
        assert store.add(f"{window}-{number}", DatedResult(1, 1, number, 3))
        store.set_expert(f"{window}-{number}", (number, 0.5))


def read_dated(folder: Path) -> list[str]:
    return [key for key, each in DatedResults(folder).results().items() if each.expert]


def prepared(folder: Path, window: int) -> None:
    store = PuzzleResults(folder)
    for number in range(EACH):
        store.add(f"{window}-{number}", 2)
        store.add("all of them", 2)


def read_prepared(folder: Path) -> list[str]:
    found = PuzzleResults(folder).results()
    assert found.pop("all of them").tries == WINDOWS * EACH
    return list(found)


def preferences(folder: Path, window: int) -> None:
    chosen = Preferences(folder)
    for number in range(EACH):
        chosen.set(f"w{number}/{window}", f"{window}-{number}")


def read_preferences(folder: Path) -> list[str]:
    chosen = Preferences(folder)
    keys = (key for number in range(EACH) for key in chosen.keys(f"w{number}"))
    return [chosen.value(key, "") for key in keys]


def own_rules(folder: Path, window: int) -> None:
    own = OwnPresets(folder)
    for number in range(EACH):
        own.save(f"{window}-{number}", Draft("elevator", 4))


def read_own_rules(folder: Path) -> list[str]:
    return list(OwnPresets(folder))


STORES = {
    "dated.json": (dated, read_dated),
    "prepared.json": (prepared, read_prepared),
    "preferences.json": (preferences, read_preferences),
    "rules.json": (own_rules, read_own_rules),
}


def work(folder: Path, window: int, start: Barrier) -> None:
    for add, _ in STORES.values():
        start.wait()
        add(folder, window)


@pytest.mark.slow
def test_what_several_programs_add_at_once_is_all_there(tmp_path: Path) -> None:
    several = multiprocessing.get_context("spawn")
    start = several.Barrier(WINDOWS)
    windows = [
        several.Process(target=work, args=(tmp_path, window, start)) for window in range(WINDOWS)
    ]
    for each in windows:
        each.start()
    for each in windows:
        each.join()
    assert [each.exitcode for each in windows] == [0] * WINDOWS
    for name, (_, read) in STORES.items():
        assert sorted(read(tmp_path)) == sorted(NAMES), name


def test_every_file_of_that_kind_is_tried() -> None:
    rows = Page("formats.md").rows("files-of-the-program")
    files = [codes(row["file"]) for row in rows]
    written_whole = {each[0] for each in files if len(each) == 1 and each[0].endswith(".json")}
    by_one_program = {"together/table.json", "together/match.json"}
    assert {*STORES, "editor.json", "uncounted-KEY.json", *by_one_program} == written_whole


def test_two_windows_keep_the_deals_of_each_other(tmp_path: Path) -> None:
    empty = new_draft("elevator", 4, {})
    pack = empty.rules.pack
    theirs, own = ([empty.give(card, seat) for card in pack] for seat in (1, 2))
    DraftDeals(tmp_path).write([empty])
    written: dict[int, list[DealDraft]] = {1: [empty], 2: [empty]}
    for step in range(1, 30):
        for window, deals in ((1, theirs), (2, own)):
            now = [empty, *deals[:step]]
            DraftDeals(tmp_path).write(now, written[window])
            written[window] = now
            found = DraftDeals(tmp_path).read() or []
            assert found[-1] == now[-1] and len(found) == len(set(map(repr, found)))
            assert written[3 - window][-1] in found


def test_a_deal_that_was_undone_is_not_taken_for_that_of_another_window(tmp_path: Path) -> None:
    empty = new_draft("elevator", 4, {})
    one, two = (empty.give(card, 0) for card in empty.rules.pack[:2])
    store = DraftDeals(tmp_path)
    store.write([empty, one])
    store.write([empty, two], [empty, one])
    assert store.read() == [empty, two]


def test_two_windows_add_to_one_list(tmp_path: Path) -> None:
    first, second = (Preferences(tmp_path, ["players/profiles"]) for _ in range(2))
    first.set("players/profiles", ["A"])
    second.set("players/profiles", ["B"])
    assert Preferences(tmp_path).value("players/profiles", [""]) == ["B", "A"]
    first.set("players/profiles", ["C"])
    assert Preferences(tmp_path).value("players/profiles", [""]) == ["C", "B"], "A was removed"
    second.remove("players/profiles")
    assert Preferences(tmp_path).value("players/profiles", [""]) == [""]


def hold(folder: Path, ready: Callable[[], None]) -> None:
    assert Lock(folder / WRITING, lasting=True).take()
    ready()
    time.sleep(600)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no program is stopped so there")
def test_a_window_that_is_stopped_or_killed_while_it_writes_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    several = multiprocessing.get_context("spawn")
    ready = several.Event()
    other = several.Process(target=hold, args=(tmp_path, ready.set))
    other.start()
    assert ready.wait(60) and other.pid is not None
    os.kill(other.pid, signal.SIGSTOP)
    monkeypatch.setattr(user_file, "PATIENCE", 0.05)
    store = PuzzleResults(tmp_path)
    with pytest.raises(Locked) as raised:
        store.add("one", 3)
    assert raised.value.kind == BUSY and store.results() == {}
    other.kill()
    other.join()
    store.add("one", 3)
    assert list(store.results()) == ["one"]


def test_where_there_are_no_locks_everything_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(self: Lock) -> bool:
        raise OSError("no locks available")

    monkeypatch.setattr(Lock, "take", none)
    PuzzleResults(tmp_path).add("one", 3)
    assert list(PuzzleResults(tmp_path).results()) == ["one"]

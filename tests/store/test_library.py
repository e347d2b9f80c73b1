"""The library on disk: every finished match is kept once, and files alone are enough."""

from __future__ import annotations

import multiprocessing
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.store import library as module
from farwhist.store.database import Database, Trouble
from farwhist.store.library import DELETED, INDEX, LEFT_BEHIND, MatchLibrary
from farwhist.store.library_entry import LibraryEntry, LibraryNote, entry_of, id_of
from farwhist.store.matches import Saved, read_file
from farwhist.store.outcome import facts_of
from farwhist.store.paths import LIBRARY
from tests.helpers.record import CLUB, NOON, later, play

NOTE = LibraryNote(NOON, "Sunday rules")
SHORT = {"sequence": "CUSTOM", "custom": "1,2,1"}


def finished(seed: int = 5, preset: str = "elevator", seats: int = 4, **more: object) -> Saved:
    changes = SHORT if preset == "elevator" else {}
    names = ("", *"BCDEFG"[: seats - 1])
    saved = Saved(preset, seats, seed, changes, names, salt="0f" * 32, **more)  # type: ignore[arg-type]
    return replace(saved, moves=tuple(play(saved).moves))


MATCHES = [finished(seed) for seed in range(4)]


@pytest.fixture
def store(tmp_path: Path) -> MatchLibrary:
    return MatchLibrary(tmp_path)


def read(folder: Path) -> MatchLibrary:
    """Return a library as another start finds it, read whole."""
    found = MatchLibrary(folder)
    found.look()
    found.read_some(1000)
    return found


def kept(folder: Path) -> list[str]:
    return [each.file for each in read(folder).entries]


def test_where_nothing_was_kept_nothing_is_made(store: MatchLibrary, tmp_path: Path) -> None:
    assert store.look() == 0 and store.entries == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        ("elevator", 4), ("romanian", 5), ("knockout", 6), ("classic", 4), ("bid_whist_kitty", 4),
        ("bastard", 3), ("spades", 4), ("wizard", 3),
    ],
)  # fmt: skip
def test_what_is_kept_is_found_again(store: MatchLibrary, preset: str, seats: int) -> None:
    pictures = tuple(range(seats, 0, -1))
    saved = replace(finished(3, preset, seats), portraits=pictures)
    file = store.keep(saved, NOTE)
    assert file.startswith("2026-05-03-") and file.endswith(f"{id_of(saved)}.farwhist")
    (found,) = read(store.folder.parent).entries
    assert store.entries == [found]
    rules = saved.rules()
    facts = facts_of(saved.match(), saved, rules, CLUB)
    assert (found.preset, found.seats, found.names) == (preset, seats, saved.names)
    assert (found.place, found.won, found.over) == (facts.place, bool(facts.won), True)
    assert found.points == (facts.total if rules.kind.points else None)
    assert [each.row() for each in found.deals] == [each.row() for each in facts.deals]
    assert found.ranking == saved.match().position.ranking
    assert (found.finished, found.title, found.portraits) == (NOON, "Sunday rules", pictures)
    made = [each.exact for each in facts.deals if each.exact is not None]
    assert (found.exact, found.bids) == (sum(made) if rules.kind.exact else None, len(made))
    assert read_file(store.path(file)).match().over


def test_a_match_is_kept_once_whoever_keeps_it(tmp_path: Path) -> None:
    one, other = MatchLibrary(tmp_path), MatchLibrary(tmp_path)
    one.look()
    first = one.keep(MATCHES[0], NOTE)
    before = one.path(first).read_bytes()
    assert other.keep(MATCHES[0], replace(NOTE, finished=later(9000))) == first
    assert one.path(first).read_bytes() == before
    other.keep(MATCHES[1], NOTE)
    assert one.look() == 1
    one.read_some()
    assert len(one.entries) == 2


def keep_all(folder: str, first: int) -> None:
    """Keep matches as another program does, beginning with another one."""
    library = MatchLibrary(Path(folder))
    for number in range(len(MATCHES)):
        library.keep(MATCHES[(first + number) % len(MATCHES)], NOTE)


def test_two_programs_keep_matches_at_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    programs = [context.Process(target=keep_all, args=(str(tmp_path), n)) for n in (0, 2)]
    for each in programs:
        each.start()
    for each in programs:
        each.join(60)
    assert [each.exitcode for each in programs] == [0, 0]
    assert len(kept(tmp_path)) == len(MATCHES)
    again = MatchLibrary(tmp_path)
    assert again.look() == 0 and len(again.entries) == len(MATCHES), "the index has all of them"


def test_another_end_of_the_same_match_takes_the_place_of_the_first(store: MatchLibrary) -> None:
    first = store.keep(MATCHES[0], NOTE)
    again = replace(MATCHES[0], moves=MATCHES[0].moves[:-1])
    second = store.keep(again, NOTE, instead=first)
    assert first != second and kept(store.folder.parent) == [second]
    assert store.keep(again, NOTE, instead=second) == second
    assert kept(store.folder.parent) == [second]


def test_the_index_spares_reading_the_files(
    store: MatchLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in MATCHES:
        store.keep(each, NOTE)

    def fail(*_: object) -> None:
        raise AssertionError("A file was read.")

    monkeypatch.setattr(module, "read_text", fail)
    again = MatchLibrary(store.folder.parent)
    assert again.look() == 0
    assert again.entries == store.entries


def spoil_not(path: Path) -> None:
    """Leave the index as it is."""


def spoil_bytes(path: Path) -> None:
    path.write_bytes(b"rubbish" * 3000)


def spoil_page(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[200:] = b"\xff" * len(data[200:])
    path.write_bytes(bytes(data))


def spoil_rows(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE match SET deals = '[[1]]', human = 'x', sides = 99")


def spoil_stamps(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE match SET stamp = stamp - 5, title = 'old'")


def take_away(path: Path) -> None:
    path.unlink()


def make_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 9")


def make_older(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("ALTER TABLE match DROP COLUMN key")
        connection.execute("PRAGMA user_version = 1")


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_not,
        spoil_bytes,
        spoil_page,
        spoil_rows,
        spoil_stamps,
        take_away,
        make_newer,
        make_older,
    ],
)
def test_whatever_happens_to_the_index_the_files_are_enough(
    store: MatchLibrary, spoil: Callable[[Path], None]
) -> None:
    for each in MATCHES:
        store.keep(each, NOTE)
    spoil(store.folder / INDEX)
    again = read(store.folder.parent)
    assert again.entries == store.entries
    assert (again.trouble is not None) == (spoil is make_newer)
    assert bool(list(store.folder.glob("index.damaged-*"))) == (spoil in (spoil_bytes, spoil_page))


def test_a_damaged_file_is_named_and_hurts_no_other(store: MatchLibrary) -> None:
    first, second = store.keep(MATCHES[0], NOTE), store.keep(MATCHES[1], NOTE)
    damaged = store.path(first)
    damaged.write_text(damaged.read_text(encoding="utf-8")[:300] + "{", encoding="utf-8")
    newer = store.folder / "a.farwhist"
    newer.write_text('{"format": "farwhist match", "version": 99}\n', encoding="utf-8")
    for again in (read(store.folder.parent), read(store.folder.parent)):
        assert [each.file for each in again.entries] == [second]
        assert again.unreadable == {first: "damaged", "a.farwhist": "newer"}
    assert damaged.exists() and newer.exists()


def test_an_unfinished_match_that_somebody_put_there_is_shown_too(store: MatchLibrary) -> None:
    saved = replace(MATCHES[0], moves=MATCHES[0].moves[:-1])
    store.folder.mkdir()
    (store.folder / "mine.farwhist").write_text(saved.text(), encoding="utf-8")
    (found,) = read(store.folder.parent).entries
    assert not found.over and found.place is None and len(found.deals) == 2


@pytest.mark.parametrize(
    "field",
    [
        None, 5, [], {}, {"finished": 5}, {"finished": "soon", "title": 3, "portraits": "x"},
        {"finished": "2026-01-01", "title": "x" * 999, "portraits": [1, "a", 2, 3]},
    ],
)  # fmt: skip
def test_what_the_library_wrote_may_be_rubbish(store: MatchLibrary, field: object) -> None:
    store.folder.mkdir()
    saved = replace(MATCHES[0], more={"library": field})
    (store.folder / "mine.farwhist").write_text(saved.text(), encoding="utf-8")
    (found,) = read(store.folder.parent).entries
    assert found.finished.tzinfo is not None and found.portraits == ()
    assert len(found.title) <= 100


# Deleting


def test_a_deleted_match_comes_back_as_it_was(store: MatchLibrary) -> None:
    file = store.keep(MATCHES[0], NOTE)
    before = store.path(file).read_bytes()
    store.delete(file)
    assert store.entries == [] and kept(store.folder.parent) == []
    assert store.keep(MATCHES[0], NOTE, late=True) == ""
    store.restore(file)
    assert [each.file for each in store.entries] == [file] == kept(store.folder.parent)
    assert store.path(file).read_bytes() == before
    assert store.keep(MATCHES[0], NOTE, late=True) == file


def test_what_is_purged_stays_away(store: MatchLibrary) -> None:
    file = store.keep(MATCHES[0], NOTE)
    store.delete(file)
    store.purge(file)
    assert [path.name for path in store.folder.iterdir()] == [INDEX]
    with pytest.raises(OSError):
        store.restore(file)
    assert store.keep(MATCHES[0], NOTE, late=True) == ""
    assert store.keep(MATCHES[0], NOTE) == file


def test_only_what_a_crash_has_left_is_swept(store: MatchLibrary) -> None:
    first, second = store.keep(MATCHES[0], NOTE), store.keep(MATCHES[1], NOTE)
    old = NOON.timestamp()
    for each in (first, second):
        os.utime(store.path(each), (old, old))
        store.delete(each)
    left = store.folder / f"{first}{DELETED}"
    long_ago = left.stat().st_mtime - LEFT_BEHIND - 5
    os.utime(left, (long_ago, long_ago))
    MatchLibrary(store.folder.parent).sweep()
    assert not left.exists()
    store.restore(second)


# Limits


def test_the_oldest_go_first_and_what_was_just_kept_stays(store: MatchLibrary) -> None:
    files = [
        store.keep(each, LibraryNote(NOON + timedelta(days=100 * n)))
        for n, each in enumerate(MATCHES)
    ]
    now = NOON + timedelta(days=301)
    assert store.prune(None, None, now) == 0
    assert store.prune(None, 3, now, spare=files[0]) == 2
    assert kept(store.folder.parent) == [files[3], files[0]]
    assert store.prune(1, None, now) == 1
    assert kept(store.folder.parent) == [files[3]] == [each.file for each in store.entries]
    assert store.prune(0, None, now) == 0


def test_what_is_kept_first_is_noted_without_reading_the_others(store: MatchLibrary) -> None:
    for each in MATCHES[:3]:
        store.keep(each, NOTE)
    another = MatchLibrary(store.folder.parent)
    another.keep(MATCHES[3], NOTE)
    for again in (MatchLibrary(store.folder.parent), another):
        assert again.look() == 0 and len(again.entries) == 4


# Trouble with the folder


def test_where_a_file_lies_in_the_way_keeping_says_so(tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_text("in the way", encoding="utf-8")
    with pytest.raises(OSError):
        MatchLibrary(tmp_path).keep(MATCHES[0], NOTE)


def test_a_full_disk_leaves_nothing_half_written(
    store: MatchLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.keep(MATCHES[0], NOTE)

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_text", full)
        with pytest.raises(OSError):
            store.keep(MATCHES[1], NOTE)
    assert len(kept(store.folder.parent)) == 1
    store.keep(MATCHES[1], NOTE)
    assert len(kept(store.folder.parent)) == 2


def test_whoever_may_not_write_there_can_read(
    store: MatchLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = store.keep(MATCHES[0], NOTE)
    (store.folder / INDEX).unlink()

    def forbid(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    def shut(self: Database, work: object) -> None:
        raise Trouble("readonly", self.path)

    monkeypatch.setattr(module, "write_text", forbid)
    monkeypatch.setattr(Path, "replace", forbid)
    monkeypatch.setattr(Database, "write", shut)
    again = read(store.folder.parent)
    assert again.entries == store.entries
    assert again.trouble is not None and again.trouble.kind == "readonly"
    with pytest.raises(OSError):
        again.delete(file)
    with pytest.raises(OSError):
        again.keep(MATCHES[1], NOTE)
    assert [each.file for each in again.entries] == [file]


def test_while_the_index_is_locked_the_library_works(store: MatchLibrary) -> None:
    store.keep(MATCHES[0], NOTE)
    with closing(sqlite3.connect(store.folder / INDEX, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        again = MatchLibrary(store.folder.parent)
        again.look()
        again.read_some()
        file = again.keep(MATCHES[1], NOTE)
        assert len(again.entries) == 2 and again.trouble is not None
        again.delete(file)
        assert len(again.entries) == 1
    assert again.look() == 0
    assert kept(store.folder.parent) == [each.file for each in again.entries]


# Properties

ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["keep", "delete", "restore", "purge", "spoil", "start", "other"]),
        st.integers(0, len(MATCHES) - 1),
    ),
    max_size=14,
)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(actions=ACTIONS)
def test_files_and_list_agree_whatever_is_done(
    actions: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("data")
    windows = [MatchLibrary(folder), MatchLibrary(folder)]
    there: set[int] = set()
    aside: set[int] = set()
    names: dict[int, str] = {}
    for action, number in actions:
        windows[0].look()
        windows[0].read_some()
        if action == "keep" and number not in aside:
            names[number] = windows[0].keep(MATCHES[number], NOTE)
            there.add(number)
        elif action == "delete" and number in there:
            windows[0].delete(names[number])
            there.remove(number)
            aside.add(number)
        elif action == "restore" and number in aside:
            windows[0].restore(names[number])
            aside.remove(number)
            there.add(number)
        elif action == "purge" and number in aside:
            windows[0].purge(names[number])
            aside.remove(number)
        elif action == "spoil" and (folder / LIBRARY / INDEX).exists():
            spoil_bytes(folder / LIBRARY / INDEX)
        elif action == "start":
            windows[0] = MatchLibrary(folder)
        elif action == "other":
            windows.reverse()
        wanted = sorted(names[each] for each in there)
        assert sorted(kept(folder)) == wanted
    for window in windows:
        window.look()
        window.read_some()
        assert sorted(each.file for each in window.entries) == sorted(names[n] for n in there)


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    title=st.text(max_size=20),
    names=st.lists(st.text(max_size=12), min_size=4, max_size=4),
    deals=st.integers(0, 3),
)
def test_a_row_of_the_index_says_all(seed: int, title: str, names: list[str], deals: int) -> None:
    saved = replace(finished(seed % 5), names=tuple(names), people={1: "first", 3: "k"}, human=1)
    match = play(saved, deals)
    entry = entry_of("f", saved, match, LibraryNote(NOON, title))
    assert LibraryEntry.from_row("f", entry.row()) == entry


def test_pictures_that_older_versions_kept_are_those_of_the_match(store: MatchLibrary) -> None:
    store.folder.mkdir()
    older = replace(MATCHES[0], more={"library": {"portraits": [4, 3, 2, 1]}})
    path = store.folder / "mine.farwhist"
    path.write_text(older.text(), encoding="utf-8")
    (found,) = read(store.folder.parent).entries
    assert found.portraits == read_file(path).portraits == (4, 3, 2, 1)

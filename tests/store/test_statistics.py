"""The statistics on disk: nothing counts twice, nothing is lost, and trouble has a name."""

from __future__ import annotations

import multiprocessing
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.store import statistics as module
from farwhist.store.database import Trouble
from farwhist.store.matches import Saved
from farwhist.store.outcome import MatchFacts
from farwhist.store.statistics import FILE, MARK, MIXED, StatisticsStore
from tests.helpers.record import NOON, later, made_deal, made_match, played


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    return StatisticsStore(tmp_path)


def with_file(path: Path, *statements: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection, connection:
        rows: list[tuple[object, ...]] = []
        for statement in statements:
            rows = connection.execute(statement).fetchall()
        return rows


def test_where_nothing_was_played_no_file_is_made(store: StatisticsStore) -> None:
    assert store.read() == []
    assert not store.path.exists()


def test_what_was_written_is_read_again(store: StatisticsStore) -> None:
    facts = played(Saved("elevator", 4, 5, salt="0f" * 32))
    store.write([facts], NOON)
    (match,) = StatisticsStore(store.path.parent).read()
    assert (match.key, match.preset, match.seats) == (facts.key, "elevator", 4)
    assert (match.place, match.won, match.total) == (facts.place, bool(facts.won), facts.total)
    assert [(d.number, d.size, d.bid, d.took, d.points, d.exact) for d in match.deals] == [
        (d.number, d.size, d.bid, d.took, d.points, d.exact) for d in facts.deals
    ]
    for luck in match.luck:
        own = [each for deal in facts.deals for each in deal.luck if each.seat == luck.seat]
        trumps = [each.trumps for each in own if each.trumps is not None]
        assert luck.aces == sum(each.aces.count for each in own)
        assert luck.aces_mean == pytest.approx(sum(each.aces.mean for each in own))
        assert luck.trumps == sum(each.count for each in trumps)
        assert luck.trumps_spread == pytest.approx(sum(each.spread for each in trumps))


def test_each_deal_counts_once_and_keeps_its_time_and_opponents(store: StatisticsStore) -> None:
    deals = [made_deal(n) for n in (1, 2, 3)]
    for count in (1, 2, 2, 3, 3):
        levels = ("club",) if count < 3 else ("expert",)
        store.write([made_match("a", *deals[:count], levels=levels)], later(count))
    (match,) = store.read()
    assert [deal.number for deal in match.deals] == [1, 2, 3]
    assert [deal.finished for deal in match.deals] == [
        later(n).isoformat(timespec="seconds") for n in (1, 2, 3)
    ]
    assert [deal.levels for deal in match.deals] == ["club", "club", "expert"]
    assert match.level == MIXED
    rows = with_file(store.path, "SELECT count(*) FROM luck")
    assert rows == [(12,)]


def test_a_deal_that_was_taken_back_is_counted_as_it_was_played_again(
    store: StatisticsStore,
) -> None:
    first, second = made_deal(1), made_deal(2, bid=2, took=0)
    store.write([made_match("a", first, second, place=2, won=0, total=5.0)], later(1))
    store.write([made_match("a", first, assisted=True)], later(2))
    (match,) = store.read()
    assert len(match.deals) == 1 and match.place is None and match.assisted
    again = made_deal(2, bid=2, took=2)
    store.write([made_match("a", first, again, place=1, won=1, total=23.0)], later(3))
    (match,) = store.read()
    assert [deal.exact for deal in match.deals] == [True, True]
    assert (match.place, match.won, match.total, match.assisted) == (1, True, 23.0, True)
    assert match.finished == match.deals[1].finished == later(3).isoformat(timespec="seconds")


MATCHES = st.lists(
    st.tuples(st.sampled_from("abc"), st.integers(0, 4), st.booleans()), min_size=1, max_size=8
)


@given(MATCHES)
def test_the_record_is_always_that_of_the_last_writing(
    tmp_path_factory: pytest.TempPathFactory, written: list[tuple[str, int, bool]]
) -> None:
    store = StatisticsStore(tmp_path_factory.mktemp("statistics"))
    last: dict[str, MatchFacts] = {}
    for minute, (key, deals, over) in enumerate(written):
        end = {"place": 1, "won": 1, "total": 9.0} if over and deals else {}
        facts = made_match(key, *[made_deal(n, took=minute) for n in range(1, deals + 1)], **end)
        store.write([facts], later(minute))
        last[key] = facts
    found = {match.key: match for match in store.read()}
    assert set(found) == {key for key, facts in last.items() if facts.deals}
    for key, match in found.items():
        assert [(d.number, d.took) for d in match.deals] == [
            (d.number, d.took) for d in last[key].deals
        ]
        assert match.place == last[key].place


def test_a_reset_can_be_undone_whatever_came_after_it(store: StatisticsStore) -> None:
    done = made_match("a", made_deal(1), made_deal(2), place=1, won=1, total=22.0)
    running = made_match("b", made_deal(1))
    store.write([done, running], later(1))
    number = store.reset(["a", "b"])
    assert store.read() == []
    store.write([made_match("b", made_deal(1), made_deal(2))], later(2))
    (match,) = store.read()
    assert [deal.number for deal in match.deals] == [2], "what was reset stays so"
    ended = made_match("b", made_deal(1), made_deal(2), made_deal(3), place=2, won=0, total=9.0)
    store.write([ended, done], later(3))
    assert [each.place for each in store.read()] == [2], "it ended after the reset"
    store.undo_reset(number)
    assert {each.key: len(each.deals) for each in store.read()} == {"a": 2, "b": 3}
    assert {each.key: each.place for each in store.read()} == {"a": 1, "b": 2}


def test_finished_matches_are_counted_for_each_person_and_reset_ones_too(
    store: StatisticsStore,
) -> None:
    assert store.finished("first", "") == 0
    one = played(Saved("elevator", 4, 5, salt="0f" * 32))
    other = replace(one, key="other", profile="second")
    store.write([one, other, replace(one, key="begun", place=None)], NOON)
    store.reset([one.key])
    assert store.finished("first", "") == store.finished("second", "") == 1
    assert store.finished("first", one.key) == 0


def test_only_the_last_reset_is_undone(store: StatisticsStore) -> None:
    store.write([made_match("a", made_deal(1)), made_match("b", made_deal(1))], NOON)
    first, second = store.reset(["a"]), store.reset(["b"])
    assert first != second
    store.undo_reset(second)
    assert [match.key for match in store.read()] == ["b"]


def test_a_later_version_adds_a_step_and_keeps_everything(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.write([made_match("a", made_deal(1))], NOON)

    def with_notes(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE match ADD COLUMN note TEXT NOT NULL DEFAULT 'none'")

    monkeypatch.setattr(module, "STEPS", (*module.STEPS, with_notes))
    newer = StatisticsStore(store.path.parent)
    assert [match.key for match in newer.read()] == ["a"]
    assert with_file(store.path, "SELECT note FROM match") == [("none",)]
    assert with_file(store.path, "PRAGMA user_version") == [(len(module.STEPS),)]
    with pytest.raises(Trouble) as caught:
        store.read()
    assert caught.value.kind == "newer"


def test_in_matches_of_the_first_version_hints_were_allowed(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sqlite3.connect(store.path) as file:
        module.STEPS[0](file)
        file.execute(f"PRAGMA application_id = {module.MARK}")
        file.execute("PRAGMA user_version = 1")
        file.execute(
            "INSERT INTO match (key, preset, changed, seats, aim, low, assisted, place, won, "
            "total, finished) "
            "VALUES ('a', 'elevator', 0, 4, 'exact', 0, 0, 1, 1, 50, '2026-03-01T12:00')"
        )
    file.close()
    (old,) = store.read()
    assert old.hints and old.key == "a" and old.place == 1
    store.write([made_match("b", made_deal(1), hints=False)], NOON)
    assert {each.key: each.hints for each in store.read()} == {"a": True, "b": False}


def test_a_step_that_fails_changes_nothing(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.write([made_match("a", made_deal(1))], NOON)

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE luck")
        connection.execute("CREATE nonsense")

    before = store.path.read_bytes()
    monkeypatch.setattr(module, "STEPS", (*module.STEPS, broken))
    with pytest.raises(Trouble) as caught:
        StatisticsStore(store.path.parent).read()
    assert caught.value.kind == "other" and "nonsense" in caught.value.problem
    assert store.path.read_bytes() == before


def test_a_file_of_a_later_program_is_left_alone(store: StatisticsStore) -> None:
    store.write([made_match("a", made_deal(1))], NOON)
    with_file(store.path, "PRAGMA user_version = 99")
    before = store.path.read_bytes()
    for action in (store.read, lambda: store.write([made_match("b", made_deal(1))], NOON)):
        with pytest.raises(Trouble) as caught:
            action()
        assert caught.value.kind == "newer"
    assert store.path.read_bytes() == before and store.database.damaged is None


@pytest.mark.parametrize("how", ["text", "torn", "holes", "foreign", "unmarked"])
@pytest.mark.parametrize("doing", ["reading", "writing"])
def test_what_cannot_be_read_is_set_aside(store: StatisticsStore, how: str, doing: str) -> None:
    matches = [made_match(f"{n}", *[made_deal(d) for d in range(1, 14)]) for n in range(30)]
    store.write(matches, NOON)
    whole = store.path.read_bytes()
    if how == "text":
        store.path.write_text("This was edited by hand.\n" * 50, encoding="utf-8")
    elif how == "torn":
        store.path.write_bytes(whole[: len(whole) // 2 + 100])
    elif how == "holes":
        store.path.write_bytes(whole[:4096] + b"\xa5" * 20_000 + whole[24_096:])
    elif how == "foreign":
        store.path.unlink()
        with_file(store.path, "CREATE TABLE bookmarks (address TEXT)")
    else:
        with_file(store.path, "PRAGMA application_id = 0")
    before = store.path.read_bytes()
    store = StatisticsStore(store.path.parent)
    if doing == "writing":
        store.write([made_match("new", made_deal(1))], NOON)
        assert [match.key for match in store.read()] == ["new"]
    else:
        assert store.read() == [] and not store.path.exists()
    assert store.database.damaged == store.path.with_name("statistics.damaged-1.sqlite3")
    assert store.database.damaged.read_bytes() == before


def test_a_damaged_file_that_cannot_be_moved_is_left(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    store.path.write_text("no database\n" * 400, encoding="utf-8")
    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(Trouble) as caught:
        store.write([made_match("a", made_deal(1))], NOON)
    assert caught.value.kind == "stuck"
    assert store.path.read_text(encoding="utf-8").startswith("no database")


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = StatisticsStore(tmp_path / "file" / "folder")
    with pytest.raises(Trouble) as caught:
        store.write([made_match("a", made_deal(1))], NOON)
    assert caught.value.kind == "readonly"
    (tmp_path / "taken" / FILE).mkdir(parents=True)
    with pytest.raises(Trouble) as caught:
        StatisticsStore(tmp_path / "taken").read()
    assert caught.value.kind == "readonly"


def connect_with(monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
    """Let every connection begin with a statement."""
    connect = sqlite3.connect

    def connected(*arguments: object, **more: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **more)  # type: ignore[call-overload]
        connection.execute(statement)
        return connection

    monkeypatch.setattr("farwhist.store.database.sqlite3.connect", connected)


@pytest.mark.parametrize(
    ("statement", "kind"),
    [("PRAGMA max_page_count = 6", "full"), ("PRAGMA query_only = 1", "readonly")],
)
def test_a_full_disk_and_a_file_that_may_not_be_written(
    store: StatisticsStore, monkeypatch: pytest.MonkeyPatch, statement: str, kind: str
) -> None:
    store.write([made_match("a", made_deal(1))], NOON)
    many = made_match("b", *[made_deal(n) for n in range(1, 300)])
    with monkeypatch.context() as patch:
        connect_with(patch, statement)
        with pytest.raises(Trouble) as caught:
            store.write([many], NOON)
        assert caught.value.kind == kind
        assert [match.key for match in store.read()] == ["a"], "all of a match or nothing"
    store.write([many], NOON)
    assert [len(match.deals) for match in store.read()] == [1, 299]


def test_while_another_window_writes_it_is_busy_and_nothing_is_lost(
    store: StatisticsStore,
) -> None:
    store.write([made_match("a", made_deal(1))], NOON)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [match.key for match in store.read()] == ["a"], "one can read meanwhile"
        with pytest.raises(Trouble) as caught:
            store.write([made_match("b", made_deal(1))], NOON)
        assert caught.value.kind == "busy"
        other.execute("ROLLBACK")
    store.write([made_match("b", made_deal(1))], NOON)
    assert [match.key for match in store.read()] == ["a", "b"]


def write_many(folder: Path, name: str, count: int) -> None:
    store = StatisticsStore(folder)
    for number in range(count):
        facts = made_match(f"{name}{number}", made_deal(1), made_deal(2))
        for _ in range(40):
            try:
                store.write([facts], NOON)
                break
            except Trouble as trouble:
                if trouble.kind != "busy":
                    raise
        else:
            raise TimeoutError


def test_two_processes_write_at_the_same_time(store: StatisticsStore) -> None:
    context = multiprocessing.get_context("spawn")
    others = [
        context.Process(target=write_many, args=(store.path.parent, name, 15)) for name in "xy"
    ]
    for each in others:
        each.start()
    for each in others:
        each.join(60)
    assert [each.exitcode for each in others] == [0, 0]
    assert len(store.read()) == 30 and all(len(match.deals) == 2 for match in store.read())
    assert with_file(store.path, "PRAGMA integrity_check", "PRAGMA application_id") == [(MARK,)]


def test_the_levels_of_a_match(store: StatisticsStore) -> None:
    store.write(
        [
            made_match("a", made_deal(1), levels=("expert",) * 3),
            replace(made_match("b", made_deal(1)), levels=("club", "expert", "club")),
        ],
        NOON,
    )
    assert [match.level for match in store.read()] == ["expert", MIXED]

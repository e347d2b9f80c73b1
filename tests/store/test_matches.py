"""The saved match as a file: what is written, what a crash leaves, what others have written."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.engine.makers import Maker
from farwhist.store import matches as module
from farwhist.store.matches import (
    MatchStore,
    Occupied,
    Saved,
    TooLong,
    Unsound,
    parse,
    read_file,
)
from farwhist.store.opened import NotOpened, open_file
from farwhist.store.reading import Newer
from tests.helpers.drive import any_moves, start

MATCH = any_moves(start("elevator", 4, 3), Random(3), lambda match: len(match.moves) >= 40)
SAVED = Saved(
    "elevator", 4, 3, {}, ("", "Bär", "C", "D"), 0, "5a" * 32, more={"it": [1]},
    moves=tuple(MATCH.moves),
)  # fmt: skip


def nobody() -> Saved:
    raise AssertionError("the whole match is not wanted")


def content(store: MatchStore) -> str:
    return store.path.read_text(encoding="utf-8")


def test_what_is_written_is_read(tmp_path: Path) -> None:
    assert parse(SAVED.text()) == SAVED
    store = MatchStore(tmp_path)
    store.save(SAVED)
    assert store.load() == SAVED and store.damaged is None


def test_a_change_is_one_more_line(tmp_path: Path) -> None:
    store, short = MatchStore(tmp_path), replace(SAVED, moves=SAVED.moves[:10])
    store.save(short)
    before, file = content(store), store.path.stat().st_ino
    store.add(SAVED.moves[10:12], nobody)
    store.take_back(11, nobody)
    store.add(SAVED.moves[11:13], nobody)
    other = replace(SAVED, assisted=True, names=("x", "", "", ""), moves=SAVED.moves[:13])
    store.note(other, nobody)
    assert store.path.stat().st_ino == file
    assert content(store).startswith(before) and content(store).count("\n") == 1 + 10 + 6
    assert MatchStore(tmp_path).load() == other


def test_a_store_that_has_not_written_the_file_writes_all_of_it(tmp_path: Path) -> None:
    MatchStore(tmp_path).save(replace(SAVED, seed=99))
    store = MatchStore(tmp_path)
    store.add(SAVED.moves[-1:], lambda: SAVED)
    assert store.load() == SAVED


def test_after_any_failure_all_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("check", "_grown"):
        store = MatchStore(tmp_path)
        store.save(replace(SAVED, moves=SAVED.moves[:-2]))
        with monkeypatch.context() as patch, pytest.raises(ZeroDivisionError):
            patch.setattr(store, name, lambda *given: 1 // 0)
            store.add(SAVED.moves[-2:-1], nobody)
        store.add(SAVED.moves[-1:], lambda: SAVED)
        assert content(store) == SAVED.text()


@pytest.mark.parametrize("change", ["longer", "shorter", "gone"])
def test_a_file_that_somebody_else_changed_is_written_whole(tmp_path: Path, change: str) -> None:
    store = MatchStore(tmp_path)
    store.save(replace(SAVED, moves=SAVED.moves[:-1]))
    text = content(store)
    if change == "gone":
        store.path.unlink()
    else:
        other = text + "0" if change == "longer" else text[:-5]
        store.path.write_text(other, encoding="utf-8")
    store.add(SAVED.moves[-1:], lambda: SAVED)
    assert content(store) == SAVED.text()


@pytest.mark.parametrize("lost", range(1, 16))
def test_a_line_that_was_cut_short_does_not_count(tmp_path: Path, lost: int) -> None:
    text = SAVED.text()
    last = text.rstrip("\n").rfind("\n") + 1
    assert parse(text[: max(last, len(text) - lost)]).moves == SAVED.moves[:-1]


def test_a_match_of_the_first_version_is_read() -> None:
    data = json.loads(SAVED.text().splitlines()[0])
    data |= {"version": 1, "moves": [json.loads(line) for line in SAVED.text().splitlines()[1:]]}
    assert parse(json.dumps(data, indent=1)) == SAVED
    assert parse(json.dumps(data)) == SAVED


@pytest.mark.parametrize("version", [3, 4, 10**9])
def test_a_later_version_is_left_alone(tmp_path: Path, version: int) -> None:
    text = SAVED.text().replace('"version": 2', f'"version": {version}')
    store = MatchStore(tmp_path)
    store.path.write_text(text, encoding="utf-8")
    with pytest.raises(Newer):
        read_file(store.path)
    assert store.load() is None and store.damaged is None
    for change in (lambda: store.save(SAVED), lambda: store.add([], lambda: SAVED)):
        with pytest.raises(Occupied) as raised:
            change()
        assert raised.value.kind == "newer"
    assert content(store) == text and list(tmp_path.iterdir()) == [store.path]


@pytest.mark.parametrize("code", [errno.EIO, errno.EMFILE, errno.EACCES])
def test_what_cannot_be_read_now_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    store = MatchStore(tmp_path)
    store.save(SAVED)

    def fails(path: Path, most: int) -> str:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(module, "read_text", fails)
        assert store.load() is None and store.damaged is None
    with pytest.raises(Occupied) as raised:
        store.save(replace(SAVED, seed=99))
    assert raised.value.kind == "unread" and raised.value.problem == os.strerror(code)
    assert MatchStore(tmp_path).load() == SAVED


def test_what_is_no_plain_file_is_set_aside(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no named pipes in folders")
    store = MatchStore(tmp_path)
    os.mkfifo(store.path)
    assert store.load() is None and store.damaged is not None
    store.save(SAVED)
    assert store.load() == SAVED


@pytest.mark.parametrize("part", [False, True])
def test_a_full_disk_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: bool
) -> None:
    store = MatchStore(tmp_path)
    store.save(replace(SAVED, moves=SAVED.moves[:-2]))
    before = content(store)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module.os, "fsync", full)
        with pytest.raises(OSError, match="space"):
            store.add(SAVED.moves[-2:-1], nobody)
        if part:
            store.path.write_text(before + '"0 pl', encoding="utf-8")
    assert MatchStore(tmp_path).load() == replace(SAVED, moves=SAVED.moves[:-2])
    store.add(SAVED.moves[-1:], lambda: SAVED)
    assert content(store) == SAVED.text()


LINES = st.sampled_from(
    [*SAVED.text().splitlines()[1:8], "0", "3", "-1", "99", "null", "[]", "1.5", '"', "{}", '"9 x"',
     '{"seats": 3}', '{"moves": 7}', '{"format": 1}', '"0 play \\ud800"', '{"names": ["\\udc00"]}',
     "[" * 5000, "9" * 5000, '"' + "x" * 9000 + '"', '{"more": {"a": NaN}}']
)  # fmt: skip


@given(st.lists(LINES, max_size=6), st.integers(0, 60), st.integers(0, 60))
def test_any_damage_is_one_sentence(lines: list[str], start: int, cut: int) -> None:
    text = SAVED.text().splitlines()
    text[start : start + cut] = lines
    try:
        parse("\n".join(text) + "\n").match()
    except (Unsound, Newer) as error:
        assert len(str(error)) < 250


@pytest.mark.parametrize("key", sorted(json.loads(SAVED.text().splitlines()[0])))
def test_any_field_may_be_wrong(key: str) -> None:
    wrong: list[Any] = [None, 0, -1, 2, 4.5, 10**30, "", "x" * 5000, [], [1], {}, {"a": 1}, True]
    for each in wrong:
        data = json.loads(SAVED.text().splitlines()[0]) | {key: each}
        try:
            parse(json.dumps(data)).match()
        except (Unsound, Newer) as error:
            assert len(str(error)) < 400


@pytest.mark.parametrize("field", ["seats", "moves", "format", "preset", "unknown"])
def test_only_names_and_help_change_in_a_match(field: str) -> None:
    with pytest.raises(Unsound):
        parse(SAVED.text() + json.dumps({field: 9}) + "\n")


def test_another_match_of_the_kind_takes_over_no_more_than_the_kind() -> None:
    other = replace(SAVED, assisted=True).another(11)
    assert other == Saved("elevator", 4, 11, {}, SAVED.names, 0)


def test_rules_that_fail_are_told_as_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MatchStore(tmp_path)
    store.save(SAVED)
    monkeypatch.setattr(module, "Match", lambda *given: 1 // 0)
    assert store.load() is None
    assert store.damaged is not None and store.damaged.exists()


def test_a_name_with_half_a_character_does_not_keep_a_match_from_being_saved(
    tmp_path: Path,
) -> None:
    store, odd = MatchStore(tmp_path), replace(SAVED, names=("a\ud800", "B", "C", "D"))
    store.save(replace(odd, moves=odd.moves[:-1]))
    store.add(odd.moves[-1:], nobody)
    store.note(odd, nobody)
    loaded = MatchStore(tmp_path).load()
    assert loaded is not None and loaded.moves == odd.moves


def long_file(header: dict[str, object], lines: str) -> str:
    first, _, rest = SAVED.text().partition("\n")
    return json.dumps({**json.loads(first), **header}) + "\n" + rest + lines


WHO = ["", "club", "club", "club"]
BACK = f"{len(SAVED.moves)}\n" * 20_000


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("late", list(range(100_000))),
        ("opponents", [{"from": move, "seats": WHO} for move in range(60_000)]),
    ],
)
def test_as_many_lines_as_there_may_be_are_read_in_one_go(field: str, value: object) -> None:
    """It took minutes when each line that takes moves back went through the whole list."""
    saved = parse(long_file({field: value}, BACK))
    assert saved.moves == SAVED.moves
    assert len(saved.made) in (0, len(SAVED.moves)) and len(saved.opponents) in (0, 41)


@pytest.mark.parametrize(
    ("header", "lines"),
    [
        ({"late": [1] * 100_001}, ""), ({}, "0\n" * 100_001), ({"names": ["x" * 1001] * 4}, ""),
        ({"options": {f"k{number}": "x" for number in range(501)}}, ""),
        ({"options": {"custom": "1," * 30_000}}, ""),
        ({"opponents": [{"from": move, "seats": []} for move in range(100_001)]}, ""),
        ({"version": 1, "moves": ["0 bid 1"] * 100_001}, ""),
    ],
)  # fmt: skip
def test_more_than_any_match_has_is_told_in_a_sentence(
    tmp_path: Path, header: dict[str, object], lines: str
) -> None:
    file = tmp_path / "x.farwhist"
    file.write_text(long_file(header, lines), encoding="utf-8")
    with pytest.raises(TooLong, match=r"more than|too long"):
        read_file(file)
    with pytest.raises(NotOpened, match="too large"):
        open_file(file)


def test_moves_that_are_taken_back_are_late_no_more() -> None:
    played = ({"from": 0, "seats": WHO}, {"from": 30, "seats": WHO}, {"from": 39, "seats": WHO})
    text = long_file({"late": [3, 12, 35, 39], "opponents": played}, '36\n"0 play AS"\n20\n30\n')
    with pytest.raises(Unsound):
        parse(text)
    saved = parse(text.removesuffix("30\n"))
    assert saved.made == {3: Maker.CLOCK, 12: Maker.CLOCK} and len(saved.moves) == 20
    assert [each.first for each in saved.opponents] == [0, 20]

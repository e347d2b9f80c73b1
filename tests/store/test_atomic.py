"""Files are whole or not there, and nothing of writing them is left over."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from farwhist.store import atomic
from farwhist.store.atomic import ABANDONED, FORGOTTEN, set_aside, sweep, write_text


def draft(folder: Path, process: int, age: float, name: str = "match.json") -> Path:
    path = folder / f"{name}.{process}.new"
    path.write_text("half", encoding="utf-8")
    then = time.time() - age
    os.utime(path, (then, then))
    return path


@pytest.fixture(scope="module")
def gone() -> int:
    """Return the number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_a_text_is_written_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    write_text(path, "Bär\r\n\n")
    assert path.read_bytes() == "Bär\r\n\n".encode()
    write_text(path, "other")
    assert path.read_bytes() == b"other"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("left", [False, True])
def test_a_private_file_is_at_no_time_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    path = tmp_path / "key"
    draft = path.with_name(f"key.{os.getpid()}.new")
    if left:
        draft.write_text("left by a crash")
    modes: list[int] = []
    sync = os.fsync

    def look(handle: int) -> None:
        modes.append(os.fstat(handle).st_mode)
        sync(handle)

    monkeypatch.setattr(os, "fsync", look)
    write_text(path, "secret", private=True)
    assert stat.S_IMODE(modes[0]) == stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_text() == "secret"


def test_half_a_character_does_not_keep_the_rest_from_being_written(tmp_path: Path) -> None:
    write_text(tmp_path / "file", "a\ud800b")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "a?b"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_what_fails_leaves_the_old_file_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    path = tmp_path / "file"
    write_text(path, "old")

    def fail(handle: int) -> None:
        raise error

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(type(error)):
        write_text(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot sync a folder")
def test_the_folder_is_synced_after_a_rename(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, synced = os.fsync, list[tuple[str, list[str]]]()

    def note(handle: int) -> None:
        kind = "folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file"
        synced.append((kind, sorted(each.name for each in tmp_path.iterdir())))
        real(handle)

    monkeypatch.setattr(os, "fsync", note)
    write_text(tmp_path / "file", "text")
    assert [kind for kind, _ in synced] == ["file", "folder"]
    assert synced[-1][1] == ["file"], "the rename comes before"
    synced.clear()
    set_aside(tmp_path / "file")
    assert synced == [("folder", ["file.damaged-1"])]


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(22, "Invalid argument")
        real(handle)

    monkeypatch.setattr(os, "fsync", refuse)
    write_text(tmp_path / "file", "text")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "text"


def test_drafts_that_nobody_writes_any_more_are_swept(tmp_path: Path, gone: int) -> None:
    for name in ("match.json", "match-2.json", "preferences.json", "rules.json"):
        draft(tmp_path, gone, ABANDONED + 1, name)
    draft(tmp_path, os.getpid(), FORGOTTEN + 1)
    kept = [
        draft(tmp_path, os.getpid(), ABANDONED + 1, "rules.json"),
        draft(tmp_path, gone, 0, "late.json"),
    ]
    for name in ("match.json", "notes.new", "match.json.new", "match.json.12.old", "x.1a.new"):
        kept.append(tmp_path / name)
        kept[-1].write_text("mine", encoding="utf-8")
        os.utime(kept[-1], (0, 0))
    folder = tmp_path / f"match.json.{gone}0.new"
    folder.mkdir()
    os.utime(folder, (0, 0))
    sweep(tmp_path)
    assert set(tmp_path.iterdir()) == {*kept, folder}


def test_another_live_process_keeps_its_draft(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        path = draft(tmp_path, process.pid, ABANDONED + 1)
        sweep(tmp_path)
        assert path.exists()
    finally:
        process.communicate(b"\n")
    sweep(tmp_path)
    assert path.exists() is (sys.platform == "win32")


def test_where_processes_cannot_be_asked_for_only_age_counts(
    tmp_path: Path, gone: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(atomic, "_CAN_ASK", False)
    draft(tmp_path, gone, FORGOTTEN + 1)
    kept = draft(tmp_path, gone, ABANDONED + 1, "rules.json")
    huge = draft(tmp_path, int("9" * 30), FORGOTTEN - 60)
    sweep(tmp_path)
    assert set(tmp_path.iterdir()) == {kept, huge}
    monkeypatch.undo()
    sweep(tmp_path)
    assert list(tmp_path.iterdir()) == ([] if sys.platform != "win32" else [kept, huge])


def test_a_folder_that_cannot_be_listed_is_left_alone(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")
    (tmp_path / "file").write_text("x", encoding="utf-8")
    sweep(tmp_path / "file")

"""Two windows at the same time must not write over each other's match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

from farwhist.ui.app.application import claim


def test_a_second_window_plays_a_match_of_its_own(tmp_path: Path) -> None:
    first, lock = claim(tmp_path)
    second, other = claim(tmp_path)
    assert (first, second) == ("match", "match-2")
    assert lock is not None
    assert other is not None
    lock.unlock()
    again, third = claim(tmp_path)
    assert again == "match", "the first match is free again"
    assert third is not None


def test_a_folder_that_cannot_be_made_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert claim(tmp_path / "file" / "folder") == ("match", None)


def test_the_match_of_a_window_of_an_earlier_version_is_respected(tmp_path: Path) -> None:
    earlier = QLockFile(str(tmp_path / "match.lock"))
    assert earlier.tryLock(0)
    second, lock = claim(tmp_path)
    assert second == "match-2" and lock is not None
    lock.unlock()
    earlier.unlock()


def test_an_earlier_version_respects_the_match_of_this_one(tmp_path: Path) -> None:
    _, lock = claim(tmp_path)
    earlier = QLockFile(str(tmp_path / "match.lock"))
    earlier.setStaleLockTime(0)
    assert not earlier.tryLock(0)
    assert lock is not None and lock.keep()
    lock.unlock()

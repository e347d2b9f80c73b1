"""Two windows at the same time must not write over each other's match."""

from __future__ import annotations

from pathlib import Path

from farwhist.ui.home import claim


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

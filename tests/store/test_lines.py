"""Tried lines stand in a file of their own, one text a deal."""

from __future__ import annotations

from pathlib import Path

from farwhist.store.lines import FILE, LineStore


def test_what_is_kept_of_a_deal_is_found_until_it_is_emptied(tmp_path: Path) -> None:
    store = LineStore(tmp_path / FILE)
    assert store.find("a") == "" and not (tmp_path / FILE).exists()
    store.keep("a", "one")
    store.keep("b", "two")
    store.keep("a", "three")
    assert LineStore(tmp_path / FILE).find("a") == "three" and store.find("b") == "two"
    store.keep("a", "")
    assert store.find("a") == "" and store.find("b") == "two"

"""Tried lines stand in a file of their own, one text a deal."""

from __future__ import annotations

from pathlib import Path

from farwhist.analysis.walk import key, keys
from farwhist.engine.cards import card
from farwhist.engine.moves import Bid, PlayCard
from farwhist.store.lines import FILE, LineStore
from farwhist.store.matches import Saved


def test_what_is_kept_of_a_deal_is_found_until_it_is_emptied(tmp_path: Path) -> None:
    store = LineStore(tmp_path / FILE)
    assert store.find("a") == "" and not (tmp_path / FILE).exists()
    store.keep("a", "one")
    store.keep("b", "two")
    store.keep("a", "three")
    assert LineStore(tmp_path / FILE).find("a") == "three" and store.find("b") == "two"
    store.keep("a", "")
    assert store.find("a") == "" and store.find("b") == "two"


def test_one_key_is_that_of_all_keys() -> None:
    moves = ((0, Bid(1)), (1, Bid(0)), (0, PlayCard((card("AS"),))))
    saved = Saved("elevator", 4, 7, {"cap": "3"}, moves=moves)
    assert [key(saved, number) for number in range(3)] == keys(saved)

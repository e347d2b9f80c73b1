"""Deals in the making on the disk: they come back as they were, and damaged ones are set aside."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farwhist.engine.cards import cards
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.deal_draft import DealDraft, new_draft, of_text
from farwhist.store import draft_deals
from farwhist.store.draft_deals import MOST, DraftDeals
from farwhist.store.user_file import Locked
from tests.helpers.deals import midway

GAMES = [
    (preset, seats)
    for preset, kind in PRESETS.items()
    for seats in range(max(kind.least_seats, 2), min(kind.most_seats, 7) + 1)
]


def kept(draft: DealDraft) -> DealDraft:
    (found,) = draft_deals._parse(draft_deals._text([draft]))
    return found


@settings(max_examples=60, deadline=None)
@given(
    game=st.sampled_from(GAMES),
    steps=st.lists(
        st.tuples(st.integers(0, 6), st.integers(0, 10_000), st.integers(0, 6)), max_size=12
    ),
)
def test_an_unfinished_deal_of_any_game_comes_back_as_it_was(
    game: tuple[str, int], steps: list[tuple[int, int, int]]
) -> None:
    try:
        draft = new_draft(*game, {})
    except BadDeal:
        return
    pack = draft.rules.pack
    for kind, number, seat in steps:
        one, to = pack[number % len(pack)], seat % draft.seats
        match kind:
            case 0 | 1:
                draft = draft.give(one, to)
            case 2:
                draft = draft.turn(one)
            case 3:
                draft = draft.filled(Random(number))
            case 4 if draft.rules.kind.points:
                draft = draft.with_points([number - 5000, *[0.5] * (draft.rules.sides - 1)])
            case 5:
                draft = draft.with_hand(to, pack[: number % 9])
            case _:
                draft = draft.with_dealer(to)
        assert kept(draft) == draft


def test_a_position_with_calls_and_tricks_comes_back() -> None:
    for number in range(930, 942):
        for _, text, _ in midway(number):
            draft = of_text(text)
            assert kept(draft) == draft and kept(draft).text() == text


def test_the_last_ones_are_kept(tmp_path: Path) -> None:
    store = DraftDeals(tmp_path)
    assert not store.read()
    first = new_draft("elevator", 4, {})
    drafts = [first.give(each, 0) for each in first.rules.pack[: MOST + 5]]
    store.write(drafts)
    assert DraftDeals(tmp_path).read() == drafts[-MOST:]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("preset", "no_such_game"), ("seats", 99), ("seats", "4"), ("dealer", 4), ("place", -1),
        ("hands", ["AS", "AS", "", ""]), ("hands", ["AS"]), ("hands", "AS"), ("turned", "XX"),
        ("turned", 5), ("moves", [[9, "bid 1"]]), ("moves", [[0, "what"]]), ("moves", [0]),
        ("points", [1]), ("points", ["a", 0, 0, 0]), ("points", [1e300, 0, 0, 0]),
        ("changes", {"no": "such"}), ("changes", []), ("drawn", ["X"]), ("rest", None),
        ("lives", True), ("out", [0]), ("caller", 7), ("gifts", [1]),
    ],
)  # fmt: skip
def test_a_damaged_deal_is_set_aside(tmp_path: Path, name: str, value: Any) -> None:
    store = DraftDeals(tmp_path)
    store.write([new_draft("elevator", 4, {}).give(*cards("AS"), 1)])
    data = json.loads(store.path.read_text(encoding="utf-8"))
    data["deals"][0][name] = value
    store.path.write_text(json.dumps(data), encoding="utf-8")
    assert not store.read()
    assert (tmp_path / "editor.damaged-1.json").exists() and not store.path.exists()


def test_nothing_is_written_over_a_file_of_a_later_version(tmp_path: Path) -> None:
    store = DraftDeals(tmp_path)
    text = json.dumps({"format": draft_deals.FORMAT, "version": 2, "deals": []})
    store.path.write_text(text, encoding="utf-8")
    with pytest.raises(Locked):
        store.write([new_draft("elevator", 4, {})])
    assert store.path.read_text(encoding="utf-8") == text

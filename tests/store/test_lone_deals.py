"""A match of a single deal is saved, taken up and played again like any other."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.rules import deal_code
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.deal_text import DealText
from farwhist.store import matches
from farwhist.store.matches import MatchStore, Saved, Unsound
from tests.helpers.deals import played
from tests.helpers.drive import any_moves, moves_on


def saved(text: DealText) -> Saved:
    return Saved(
        text.preset,
        text.seats,
        text.seed,
        text.changes,
        moves=text.moves,
        practice=True,
        deal=deal_code.write(text.bare()),
    )


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_saved_and_taken_up(preset: str, tmp_path: Path) -> None:
    begun = saved(played(preset).bare())
    match: Match = begun.match()
    any_moves(match, Random(3), moves_on(match, 9))
    store = MatchStore(tmp_path)
    store.save(begun)
    store.add(match.moves, lambda: begun)
    again = MatchStore(tmp_path).load()
    assert again is not None and again.deal == begun.deal and again.practice
    assert again.match().events == match.events


def test_the_next_match_of_the_kind_is_a_whole_one_that_counts() -> None:
    begun = saved(played("elevator").bare())
    again = begun.another(5)
    assert not again.deal and not again.practice
    assert again.rules().deal_count and replace(begun, deal="").another(5).practice


@pytest.mark.parametrize(
    "changes",
    [
        {"deal": "FW1"},
        {"deal": 7},
        {"deal": "x"},
        {"practice": False},
        {"preset": "oh_hell"},
        {"seats": 5},
        {"options": {"cap": "3"}},
    ],
)
def test_a_file_whose_deal_does_not_fit_is_refused(changes: dict[str, object]) -> None:
    head, _, rest = saved(played("elevator")).text().partition("\n")
    text = json.dumps({**json.loads(head), **changes})
    assert matches.replayed(f"{head}\n{rest}")
    with pytest.raises(Unsound):
        matches.replayed(f"{text}\n{rest}")

"""Who played the other seats: what a file says of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.store.matches import MatchStore, Saved, Unsound, parse
from farwhist.store.setting import (
    OpponentsRecord,
    level_and_style,
    level_text,
    opponents_at,
    opponents_until,
    with_opponents,
)

CLUB = ("", "club", "club", "strong bold")
STRONG = ("", "strong", "club", "strong bold")
BOTH = (OpponentsRecord(0, CLUB), OpponentsRecord(2, STRONG))


def made(moves: int) -> Saved:
    match = Match(Saved("romanian", 4, 3).rules(), 3)
    for _ in range(moves):
        decision = match.decisions[0]
        match.submit(decision.seat, decision.moves[0])
    return Saved("romanian", 4, 3, moves=tuple(match.moves), opponents=BOTH)


def test_level_and_style_are_told_in_a_word_or_two() -> None:
    assert [level_text("club", "balanced"), level_text("club", "bold")] == ["club", "club bold"]
    assert level_and_style("club") == ("club", "balanced")
    assert level_and_style("strong cautious") == ("strong", "cautious")


def test_a_saved_match_says_who_played() -> None:
    saved = made(3)
    again = parse(saved.text())
    assert again == saved and again.opponents == BOTH
    assert opponents_at(saved.opponents, 1) == CLUB and opponents_at(saved.opponents, 2) == STRONG


def test_an_older_file_says_nothing_and_is_written_as_before() -> None:
    older = replace(made(3), opponents=())
    assert "opponents" not in json.loads(older.text().split("\n")[0])
    assert parse(older.text()).opponents == () and opponents_at((), 5) == ()


def test_who_came_later_plays_from_where_moves_were_taken_back(tmp_path: Path) -> None:
    store, saved = MatchStore(tmp_path), made(3)
    store.save(saved)
    store.take_back(1, lambda: pytest.fail("written whole"))
    store.add(saved.moves[1:], lambda: pytest.fail("written whole"))
    found = MatchStore(tmp_path).load()
    assert found is not None and found.moves == saved.moves
    assert found.opponents == (OpponentsRecord(0, CLUB), OpponentsRecord(1, STRONG))


def test_only_who_really_played_is_noted() -> None:
    assert with_opponents((), CLUB, 0) == (OpponentsRecord(0, CLUB),)
    assert with_opponents(BOTH, STRONG, 9) == BOTH and with_opponents(BOTH, CLUB, 2) == BOTH[:1]
    assert with_opponents(BOTH, CLUB, 5) == (*BOTH, OpponentsRecord(5, CLUB))
    assert opponents_until(BOTH, 0) == (OpponentsRecord(0, STRONG),)


@pytest.mark.parametrize(
    "value",
    [
        3,
        {},
        [3],
        [{"from": 0}],
        [{"from": -1, "seats": list(CLUB)}],
        [{"from": 0.5, "seats": list(CLUB)}],
        [{"from": 0, "seats": list(CLUB[:3])}],
        [{"from": 0, "seats": [1, 2, 3, 4]}],
        [{"from": 0, "seats": ["x" * 41] * 4}],
        [{"from": 1, "seats": list(CLUB)}, {"from": 1, "seats": list(CLUB)}],
    ],
)
def test_a_damaged_field_is_found(value: Any) -> None:
    header, *moves = made(3).text().split("\n")
    data = json.dumps({**json.loads(header), "opponents": value})
    with pytest.raises(Unsound, match="opponents"):
        parse("\n".join([data, *moves]))

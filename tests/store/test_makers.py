"""Who made each move: kept in the file, and asked before anything counts as the player's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist.engine.makers import Maker, taken_over
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store.library_entry import LibraryNote, entry_of, id_of
from farwhist.store.matches import MatchStore, Saved, Unsound, parse
from farwhist.store.outcome import facts_of
from tests.helpers.record import CLUB, NOON, play

DEALS = 3
OTHERS = {0: Maker.BOT, 2: Maker.CLOCK, 5: Maker.HINT, 6: Maker.CLAIM}


def made(makers: dict[int, Maker], moves: int | None = None) -> Saved:
    """Return a match of some deals with so many of its moves, made by these."""
    begun = Saved("elevator", 4, 7)
    played = play(begun, DEALS).moves
    return replace(begun, moves=tuple(played)[:moves], made=makers)


def own(saved: Saved, deal: int) -> list[int]:
    """Return the moves of seat 0 in a deal, from 1."""
    match = Match(saved.rules(), saved.seed, saved.moves)
    last = deal == match.position.deal
    end = len(saved.moves) if last else match.moves_before(deal + 1)
    numbers = range(match.moves_before(deal), end)
    return [number for number in numbers if saved.moves[number][0] == 0]


def test_a_file_tells_who_made_each_move() -> None:
    saved = made(OTHERS)
    again = parse(saved.text())
    assert again == saved and again.made == OTHERS
    assert [again.maker(number) for number in (0, 1)] == [Maker.BOT, Maker.SELF]


def test_a_match_that_everybody_played_alone_is_written_as_before() -> None:
    assert "made" not in json.loads(made({}).text().split("\n")[0])


def test_an_older_file_tells_of_the_clock() -> None:
    header, *moves = made({}).text().split("\n")
    older = json.dumps({**json.loads(header), "late": [1, 4]})
    assert parse("\n".join([older, *moves])).made == {1: Maker.CLOCK, 4: Maker.CLOCK}


def test_moves_that_are_taken_back_and_made_again_are_whose_they_are_now(tmp_path: Path) -> None:
    store, saved = MatchStore(tmp_path), made(OTHERS, 8)
    store.save(saved)
    store.take_back(3, lambda: pytest.fail("written whole"))
    store.add(saved.moves[3:], lambda: pytest.fail("written whole"))
    found = MatchStore(tmp_path).load()
    assert found is not None and found.moves == saved.moves
    assert found.made == {0: Maker.BOT, 2: Maker.CLOCK}


@pytest.mark.parametrize(
    "value",
    [3, [], {"bot": 3}, {"bot": [-1]}, {"bot": [1.5]}, {"bot": [True]}, {"self": [1]}, {"x": [1]}],
)
def test_a_damaged_field_is_found(value: Any) -> None:
    header, *moves = made({}).text().split("\n")
    data = json.dumps({**json.loads(header), "made": value})
    with pytest.raises(Unsound, match="made"):
        parse("\n".join([data, *moves]))


def test_the_first_moves_of_a_match_keep_their_makers() -> None:
    assert made(OTHERS).first(3) == made({0: Maker.BOT, 2: Maker.CLOCK}, 3)


def test_two_matches_that_differ_in_who_moved_have_two_names() -> None:
    assert id_of(made({})) != id_of(made(OTHERS))


@pytest.mark.parametrize("maker", [Maker.BOT, Maker.CLOCK])
def test_a_deal_that_something_else_decided_does_not_count(maker: Maker) -> None:
    bid = own(made({}), 2)[0]
    saved = made({bid: maker})
    match, rules = saved.match(), ruleset("elevator", 4)
    assert taken_over(rules, saved.seed, match.moves, saved.made) == {0: {2}}
    assert [deal.number for deal in facts_of(match, saved, rules, CLUB).deals] == [1, 3]
    entry = entry_of("f", saved, match, LibraryNote(NOON))
    assert entry.bids == DEALS - 1 and len(entry.deals) == DEALS


@pytest.mark.parametrize("maker", [Maker.HINT, Maker.CLAIM])
def test_a_deal_with_a_hint_or_a_decided_rest_counts(maker: Maker) -> None:
    saved = made(dict.fromkeys(own(made({}), 2), maker))
    found = facts_of(saved.match(), saved, saved.rules(), CLUB)
    assert [deal.number for deal in found.deals] == [1, 2, 3]


def test_the_only_move_decides_nothing() -> None:
    saved = made({})
    match = Match(saved.rules(), saved.seed)
    forced = {}
    for number, (seat, move) in enumerate(saved.moves):
        decision = match.decision(seat)
        if decision is not None and len(decision.moves) == 1:
            forced[number] = Maker.CLOCK
        match.submit(seat, move)
    assert forced and taken_over(saved.rules(), saved.seed, saved.moves, forced) == {}


def test_what_is_made_for_one_person_counts_for_the_other() -> None:
    saved = replace(made({}), people={0: "first", 2: "b"})
    bid = own(saved, 1)[0]
    saved = replace(saved, made={bid: Maker.BOT})
    match, rules = saved.match(), saved.rules()
    of = {seat: facts_of(match, saved, rules, CLUB, seat) for seat in (0, 2)}
    assert [deal.number for deal in of[0].deals] == [2, 3]
    assert [deal.number for deal in of[2].deals] == [1, 2, 3]


def test_a_match_that_a_bot_played_whole_has_no_end_that_counts() -> None:
    begun = Saved("elevator", 4, 7, changes={"sequence": "CUSTOM", "custom": "2"})
    whole = play(begun)
    every = {n: Maker.BOT for n, (seat, _) in enumerate(whole.moves) if seat == 0}
    saved = replace(begun, moves=tuple(whole.moves), made=every)
    facts = facts_of(whole, saved, saved.rules(), CLUB)
    assert whole.over and not facts.deals and facts.place is None and facts.won is None

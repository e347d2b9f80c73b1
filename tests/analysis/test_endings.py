"""What is certain with open cards is certain, by trying everything."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from farwhist.analysis.endings import solve
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from tests.helpers.drive import any_moves, start


def last_tricks(seed: int, size: int, left: int, seats: int = 4, **options: str) -> Match:
    """Return a deal that was played at random until each hand holds so many cards, or one fewer."""
    match = start("elevator", seats, seed, sequence="CUSTOM", custom=f"{size},1", **options)

    def near(now: Match) -> bool:
        playing = isinstance(now.decisions[0].moves[0], PlayCard)
        return playing and max(map(len, now.position.hands)) <= left

    return any_moves(match, Random(seed), near)


def can(match: Match, seat: int, bid: int, *, helped: bool) -> bool:
    """Try every play by the rules of the match: can the seat end with exactly its bid?"""
    if match.position.results:
        return match.position.results[-1].taken[seat] == bid
    (decision,) = match.decisions
    wants = helped or decision.seat == seat
    for move in decision.moves:
        done = len(match.moves)
        match.submit(decision.seat, move)
        found = can(match, seat, bid, helped=helped)
        match.take_back(done)
        if found is wants:
            return wants
    return not wants


@pytest.mark.parametrize("seed", range(8))
def test_it_finds_what_trying_everything_finds(seed: int) -> None:
    match = last_tricks(seed, 5, 2, 3)
    (decision,) = match.decisions
    seat = decision.seat
    bid = match.position.bids[seat]
    assert bid is not None
    found = solve(match.rules, match.position, decision)  # type: ignore[arg-type]
    assert found is not None
    sure, reach = [], False
    for move in decision.moves:
        assert isinstance(move, PlayCard)
        done = len(match.moves)
        match.submit(seat, move)
        if can(match, seat, bid, helped=False):
            sure.append(move.cards[0])
        reach = reach or can(match, seat, bid, helped=True)
        match.take_back(done)
    assert list(found.certain) == sure
    assert found.out_of_reach is not reach


def test_both_answers_occur() -> None:
    found = []
    for seed in range(30):
        match = last_tricks(seed, 7, 3)
        found.append(solve(match.rules, match.position, match.decisions[0]))  # type: ignore[arg-type]
    told = [each for each in found if each]
    assert any(each.certain for each in told)
    assert any(each.out_of_reach for each in told)
    assert any(not each.certain and not each.out_of_reach for each in told)


def test_what_cannot_be_solved_is_left_open() -> None:
    match = last_tricks(1, 9, 7)
    assert solve(match.rules, match.position, match.decisions[0]) is None, "28 cards"  # type: ignore[arg-type]
    must = last_tricks(1, 5, 3, must_ruff="yes")
    assert solve(must.rules, must.position, must.decisions[0]) is None  # type: ignore[arg-type]
    early = start("elevator", 4, 1)
    assert solve(early.rules, early.position, early.decisions[0]) is None  # type: ignore[arg-type]


def test_six_cards_of_four_players_take_no_longer_than_they_may() -> None:
    spent = []
    for seed in range(6):
        match = last_tricks(seed, 8, 6)
        decision: Decision = match.decisions[0]
        began = process_time()
        assert solve(match.rules, match.position, decision) is not None  # type: ignore[arg-type]
        spent.append(process_time() - began)
    assert sorted(spent)[3] < 2.0

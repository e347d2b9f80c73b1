"""What a plate shows of a seat in each kind of game, from positions made by hand."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.cards import card
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES
from farwhist.rules.kind import EXACT_BIDS
from farwhist.ui.viewmodels.plates import SeatFacts, Word, seat_facts
from tests.helpers.drive import any_moves, start, table_of


def view(**more: object) -> Position:
    made = Position(4)
    made.active, made.dealer, made.leader, made.size, made.sides = (0, 1, 2, 3), 3, 0, 5, 4
    made.bids, made.taken = [3, 1, None, None], [1, 3, 0, 0]
    made.spoken, made.ready = [True, True, False, False], [True, True, True, False]
    made.hands = [[card("2S")] for _ in range(4)]
    made.totals = [10, 20, 30, 40]
    for name, value in more.items():
        setattr(made, name, value)
    return made


def facts(seat: int, waiting: tuple[int, ...] = (), **more: object) -> SeatFacts:
    return seat_facts(view(**more), seat, 0, "Nora", waiting, kind=EXACT_BIDS)


@pytest.mark.parametrize(
    ("seat", "waiting", "more", "word"),
    [
        (2, (), {}, Word.READY),
        (3, (3,), {}, Word.THINKING),
        (3, (), {}, Word.LATER),
        (0, (), {}, Word.NONE),
        (3, (), {"active": (0, 1, 2)}, Word.OUT),
        (3, (), {"spoken": [False] * 4, "ready": [False] * 4}, Word.NONE),
    ],
)
def test_the_word_says_what_a_seat_does(
    seat: int, waiting: tuple[int, ...], more: dict[str, object], word: Word
) -> None:
    assert facts(seat, waiting, **more).word is word


def test_the_player_who_is_asked_chooses() -> None:
    assert facts(0, (0,), spoken=[False] * 4, ready=[False] * 4).word is Word.CHOOSE


def test_difference_is_tricks_above_the_bid() -> None:
    assert [facts(seat).difference for seat in (0, 1)] == [-2, 2]


def test_partners_are_above_their_bid_together_unless_one_bid_nothing() -> None:
    pairs = {"sides": 2, "bids": [3, 1, 2, 0], "taken": [1, 3, 4, 2], "spoken": [True] * 4}
    assert [facts(seat, **pairs).together for seat in range(4)] == [0, 2, 0, None]
    assert facts(0).together is None, "each for himself"


def test_points_are_shown_where_they_are_the_seats_own() -> None:
    assert facts(2).points == 30
    assert facts(2, totals=[10, 20]).points is None and facts(2, totals=[]).points is None
    alone = replace(EXACT_BIDS, points=False)
    assert seat_facts(view(), 2, 0, "Nora", (), kind=alone).points is None


def test_exact_bids_in_a_row_are_counted_to_the_first_that_was_not() -> None:
    match = any_moves(start("elevator", 4, 3), Random(3))
    results = match.position.results
    for seat in range(4):
        run = 0
        for result in reversed(results):
            if result.bids[seat] != result.taken[seat]:
                break
            run += 1
        shown = seat_facts(match.position, seat, 0, "Nora", (), kind=EXACT_BIDS)
        assert shown.streak == run


@pytest.mark.parametrize("game", GAMES)
def test_every_game_notes_what_its_plates_say(game: str) -> None:
    match = any_moves(
        start(game, table_of(game), 3), Random(3), lambda played: len(played.moves) > 30
    )
    kind = GAMES[game].kind
    for seat in range(table_of(game)):
        note = seat_facts(match.position, seat, 0, "Nora", (), kind=kind).note
        assert (note is None) is (kind.plate == "bids")

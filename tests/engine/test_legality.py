"""One place says what is illegal: the list of moves, the objection and the refusal agree."""

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings

from farwhist.engine.cards import Suit, cards, every_card
from farwhist.engine.decision import IllegalMove
from farwhist.engine.match import Match
from farwhist.engine.moves import (
    LOOK,
    PASS,
    Auction,
    Move,
    NameTrump,
    PlayCard,
    bid,
    play,
    read,
    write,
)
from farwhist.rules.words import OBJECTIONS, sentence
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, moves_on, preset_seats, start

STRAINS = (*Suit, None)
CONCEIVABLE: list[Move] = [
    *(play(one) for one in every_card()),
    PlayCard(()),
    PlayCard(cards("AS KS")),
    *(bid(tricks) for tricks in range(-2, 28)),
    *(NameTrump(suit) for suit in STRAINS),
    *(Auction(tricks, suit) for tricks in range(-1, 16) for suit in STRAINS),
    PASS,
    LOOK,
]


def check_all_moves(match: Match) -> None:
    for seat in range(match.rules.seats):
        decision = match.decision(seat)
        legal = set(decision.moves) if decision else set()
        assert legal <= set(CONCEIVABLE)
        for move in CONCEIVABLE:
            objection = match.why_not(seat, move)
            assert (objection is None) == (move in legal), (seat, move)
            if objection:
                text = sentence(OBJECTIONS[objection.key], objection.facts)
                assert text.endswith(".") and "{" not in text and "None" not in text


def check_refused(match: Match, rng: Random) -> None:
    """Submit a few illegal moves and see that nothing has changed."""
    before = deepcopy(match.position)
    counts = len(match.events), len(match.moves), list(match.decisions)
    for _ in range(4):
        seat = int(rng.random() * match.rules.seats)
        decision = match.decision(seat)
        move = CONCEIVABLE[int(rng.random() * len(CONCEIVABLE))]
        if decision and move in decision.moves:
            continue
        with pytest.raises(IllegalMove) as error:
            match.submit(seat, move)
        assert error.value.objection == match.why_not(seat, move)
    assert match.position == before
    assert counts == (len(match.events), len(match.moves), list(match.decisions))


@settings(max_examples=60)
@given(short_matches())
def test_a_move_has_no_objection_exactly_when_it_is_in_the_list(match: Match) -> None:
    rng = Random(match.seed)
    for _ in range(24):
        check_all_moves(match)
        if match.over:
            break
        any_moves(match, rng, moves_on(match))


@settings(max_examples=60)
@given(short_matches())
def test_the_suit_that_binds_is_the_one_of_the_objection(match: Match) -> None:
    rng = Random(match.seed)
    while not match.over:
        for decision in match.decisions:
            led, hand = decision.led, match.view(decision.seat).hands[decision.seat]
            assert led is None or set(led.held) <= set(hand)
            why = [match.why_not(decision.seat, play(card)) for card in hand if card]
            asked = {each.facts["suit"] for each in why if each and each.key == "follow_suit"}
            assert not asked or (led is not None and led.held and asked == {led.suit})
            if led is not None and led.binding:
                played = {card for move in decision.moves for card in move.cards}
                assert led.held and played <= set(led.held)
        any_moves(match, rng, moves_on(match))


@settings(max_examples=80)
@given(short_matches())
def test_an_illegal_move_changes_nothing(match: Match) -> None:
    rng = Random(match.seed)
    for _ in range(30):
        check_refused(match, rng)
        any_moves(match, rng, moves_on(match))


@pytest.mark.parametrize(("preset", "seats"), preset_seats((4, 7)))
def test_the_moves_of_every_preset_are_the_ones_without_objection(preset: str, seats: int) -> None:
    match, rng = start(preset, seats, 2), Random(2)
    for _ in range(12):
        check_all_moves(match)
        check_refused(match, rng)
        any_moves(match, rng, moves_on(match, 2 * seats))


def test_nothing_may_be_done_when_the_match_is_over() -> None:
    match = any_moves(start("elevator", 4, sequence="CUSTOM", custom="1"), Random(1))
    check_all_moves(match)
    objection = match.why_not(0, bid(0))
    assert objection and objection.key == "match_over"


@settings(max_examples=60)
@given(short_matches())
def test_the_moves_of_a_match_survive_being_written_and_read(match: Match) -> None:
    any_moves(match, Random(match.seed))
    written = [f"{seat} {write(move)}" for seat, move in match.moves]
    again = [(int(line.split(" ", 1)[0]), read(line.split(" ", 1)[1])) for line in written]
    assert again == match.moves

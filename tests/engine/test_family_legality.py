"""In every newer game a move has no objection exactly when it is listed."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings

from farwhist.engine.cards import Suit, pack
from farwhist.engine.decision import IllegalMove
from farwhist.engine.match import Match
from farwhist.engine.moves import (
    KNOCK,
    LOOK,
    PASS,
    PLAY_UNSEEN,
    Contract,
    Discard,
    Give,
    Move,
    NameOrder,
    NameTrump,
    PlayCard,
    Strain,
    bid,
    play,
)
from farwhist.rules.words import OBJECTIONS, sentence
from tests.helpers.drive import any_moves, start
from tests.helpers.family import (
    SHORT,
    TABLES,
    family_matches,
    go_on,
)


def short(game: str, seats: int, seed: int) -> Match:
    return start(game, seats, seed, **SHORT[game])


FIXED: list[Move] = [
    *(play(one) for one in pack(jokers=2, packs=2)),
    *(Discard(one) for one in pack(jokers=2)),
    *(Give(one) for one in pack(jokers=2)),
    *(Contract(level, strain) for level in range(9) for strain in Strain),
    *(NameTrump(suit) for suit in (*Suit, None)),
    *(bid(tricks) for tricks in range(19)),
    *(NameOrder(True), NameOrder(False)),
    *(PASS, LOOK, KNOCK, PLAY_UNSEEN, PlayCard(())),
]


def conceivable(match: Match, seat: int, rng: Random) -> set[Move]:
    """Return moves that somebody might think of: all single ones, and sets of a hand."""
    hand = [card for card in match.position.hands[seat] if card] if match.position.hands else []
    moves = set(FIXED)
    for rank in {card.rank for card in hand}:
        group = [card for card in hand if card.rank is rank][:4]
        for size in range(2, len(group) + 1):
            moves |= {PlayCard(order) for order in permutations(group, size)}
    for _ in range(10 if hand else 0):
        picked = [hand[int(rng.random() * len(hand))] for _ in range(2)]
        moves.add(PlayCard(tuple(picked)))
    return moves


def check_moves(match: Match, rng: Random) -> None:
    for seat in range(match.rules.seats):
        decision = match.decision(seat)
        legal = set(decision.moves) if decision else set()
        if decision and decision.led:
            assert set(decision.led.held) <= set(match.view(seat).hands[seat]), "an unseen card"
        for move in legal | conceivable(match, seat, rng) if decision else FIXED[::17]:
            objection = match.why_not(seat, move)
            assert (objection is None) == (move in legal), (seat, move, objection)
            if objection:
                text = sentence(OBJECTIONS[objection.key], objection.facts)
                assert text.endswith(".") and "{" not in text and "None" not in text
                if rng.random() < 0.01:
                    check_refused(match, seat, move)


def check_refused(match: Match, seat: int, move: Move) -> None:
    before = (list(match.events), list(match.moves), list(match.decisions))
    with pytest.raises(IllegalMove):
        match.submit(seat, move)
    assert before == (match.events, match.moves, list(match.decisions))


@settings(max_examples=60)
@given(family_matches())
def test_a_move_has_no_objection_exactly_when_it_is_listed(match: Match) -> None:
    rng = Random(match.seed)
    for _ in range(8):
        check_moves(match, rng)
        go_on(match, rng, 5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_may_be_done_when_the_match_is_over(game: str, seats: int) -> None:
    match = any_moves(short(game, seats, 3), Random(3))
    assert match.decisions == ()
    for move in FIXED[::9]:
        objection = match.why_not(0, move)
        assert objection and objection.key == "match_over"

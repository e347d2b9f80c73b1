"""Errors of the low levels where an exact number of tricks is bid: human, and never absurd."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist import bots, self_play
from farwhist.bots.core.levels import level_of
from farwhist.bots.core.playout import TRUMP
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.core.technique import SOUND, TECHNIQUES, CardTechnique
from farwhist.bots.exact.decision import errors, habit_among, slip
from farwhist.bots.exact.heuristics import by_thumb
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from tests.helpers.drive import rules_of

ACE, KING, TEN, FIVE, TWO = 13, 12, 9, 4, 1
PLAIN = 32
"""What makes a card of the second suit; those of the fourth are trumps."""


def known(mine: list[int], bid: int, trick: list[tuple[int, int]], size: int = 5) -> Situation:
    """Return what a seat of four knows in the first trick of a deal."""
    everything = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    out = {*mine, *(card for _, card in trick)}
    rest = [card for card in everything if card not in out]
    leader = trick[0][0] if trick else 0
    found = Situation(4, size, TRUMP, mine, rest, [0, size, size, size], leader)
    found.bids = [bid, 1, 1, 1]
    found.taken = [0] * 4
    found.trick = trick
    return found


HAND = [TWO + PLAIN, 2 + PLAIN, TWO, 2, 3]
THREE = [(1, FIVE), (2, 6), (3, 7)]
CASES = {
    "waste": (known([ACE, TEN, TWO, TWO + PLAIN, 2 + PLAIN], 1, THREE), [ACE, TEN, TWO], ACE),
    "king": (known([KING, TWO, *HAND[:3]], 1, []), [KING, TWO, *HAND[:2]], KING),
    "forget": (
        known([97, 2 + PLAIN, 5 + PLAIN, 6 + PLAIN, 7 + PLAIN], 1, THREE),
        [97, 2 + PLAIN, 5 + PLAIN],
        2 + PLAIN,
    ),
    "keep": (known([FIVE, TWO, *HAND[:2], 64 + 1], 0, [(3, TEN)]), [FIVE, TWO], TWO),
    "grab": (known([ACE, TWO, *HAND[:2], 64 + 1], 0, [(3, TEN)]), [ACE, TWO], ACE),
}


CASES["grab by a lead"] = (known([KING, TWO, *HAND[:3]], 0, []), [KING, TWO, *HAND[:2]], KING)


@pytest.mark.parametrize("case", CASES)
def test_each_error_is_made_as_often_as_its_number_says(case: str) -> None:
    situation, cards, wrong = CASES[case]
    error = case.split(maxsplit=1)[0]
    right = by_thumb(situation, cards)
    assert right != wrong and errors(situation, cards, right)[error] == wrong
    free = CardTechnique(careful=0)
    always, half = replace(free, **{error: 1.0}), replace(free, **{error: 0.5})
    assert slip(situation, cards, right, always, Random(1)) == wrong
    assert slip(situation, cards, right, SOUND, Random(1)) == right
    played = [slip(situation, cards, right, half, Random(seed)) for seed in range(400)]
    assert 160 < played.count(wrong) < 240 and {*played} == {right, wrong}


def test_who_needs_every_trick_makes_no_error() -> None:
    situation, cards, _ = CASES["waste"]
    situation.bids = [5, 1, 1, 1]
    assert not errors(situation, cards, by_thumb(situation, cards))
    situation.bids = [1, 1, 1, 1]


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_no_slip_near_the_end_and_some_before(level: str) -> None:
    rules, careful = rules_of(), TECHNIQUES[level].careful
    slips, late = 0, 0
    for seed in range(3):
        match, rng = Match(rules, seed), Random(seed)
        table = [bots.make(level, rules)] * 4
        for each in self_play.moves(match, table, lambda seat, rng=rng: rng):
            cards = [move.cards[0] for move in each.decision.moves if isinstance(move, PlayCard)]
            if len(cards) < 2:
                continue
            seat = each.decision.seat
            here = seat_views(rules, each.view, seat, level_of(level).memory)[0]
            assert isinstance(each.move, PlayCard)
            slipped = each.move.cards[0] != habit_among(here, cards)
            slips += slipped
            late += slipped and len(each.view.hands[seat]) <= careful
    assert slips > 3 and not late


def test_errors_get_fewer_from_level_to_level() -> None:
    beginner, casual, *sound = (TECHNIQUES[level] for level in bots.OFFERED)
    for error in {case.split()[0] for case in CASES}:
        assert beginner.share(error) > casual.share(error) > 0
        assert not any(each.share(error) for each in sound)

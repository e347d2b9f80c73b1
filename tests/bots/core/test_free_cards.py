"""Wizards and jesters on the core's integers: who takes a trick, and what is played to it."""

from __future__ import annotations

from random import Random

import pytest

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.free_cards import (
    NONE_YET,
    NOTHING,
    chosen,
    fair_estimator,
    laid,
    may_play,
    play_out,
)
from farwhist.bots.core.house_rules import HouseRules
from farwhist.bots.core.playout import JESTERS, NO_TRUMP, TRUMP, WIZARDS, rotations

J1, J2, W1, W2 = JESTERS + 1, JESTERS + 2, WIZARDS + 1, WIZARDS + 2
BOSS = [13, 32 + 13, 64 + 13, 96 + 13]


def trick(*cards: int, trump: int = TRUMP) -> tuple[int, int]:
    """Return the suit led and the winning card of a trick."""
    led, best = NONE_YET, 0
    for card in cards:
        led, best, _ = laid(led, best, card, trump)
    return led, best


@pytest.mark.parametrize(
    ("cards", "led", "best"),
    [
        ((W1, 100, W2), NOTHING, W1),
        ((J1, J2), NONE_YET, J1),
        ((J1, 5, 9), 0, 9),
        ((J1, W2, 100), NOTHING, W2),
        ((5, J1, 100, 7), 0, 100),
        ((5, W1, 100), 0, W1),
        ((5, 40), 0, 5),
    ],
)
def test_who_takes_a_trick(cards: tuple[int, ...], led: int, best: int) -> None:
    assert trick(*cards) == (led, best)


def test_what_may_be_played() -> None:
    rules, hand = HouseRules(), [5, 40, J1, W1]
    for laid_cards, wanted in (
        ((7,), {5, J1, W1}),
        ((W2, 7), set(hand)),
        ((J2,), set(hand)),
        ((J2, 33), {40, J1, W1}),
    ):
        found = may_play(hand, *trick(*laid_cards), TRUMP, rules, False, False)
        assert set(found) == wanted, laid_cards


@pytest.mark.parametrize(
    ("hand", "need", "before", "wanted"),
    [
        ((5, W1), 0, (W2,), W1),  # gets rid of a wizard under another
        ((5, 33, W1), 1, (7,), 5),  # keeps the wizard for the trick that it needs
        ((13, J1), 0, (12,), J1),  # ducks with the jester where the ace would win
        ((5, J1), 0, (12,), 5),  # and keeps it while something else goes under
        ((5, W1), 2, (12,), W1),  # takes this one, for it needs both
        ((13, W1), 2, (), W1),
        ((13, 34, W1), 2, (), 13),  # the ace first, the wizard is sure in any case
        ((13, J1), 0, (), J1),  # leads the jester rather than a sure ace
        ((W1, W2), 0, (), W1),
    ],
)
def test_what_a_sensible_player_plays(
    hand: tuple[int, ...], need: int, before: tuple[int, ...], wanted: int
) -> None:
    led, best = trick(*before, trump=NO_TRUMP)
    cards = may_play(hand, led, best, NO_TRUMP, HouseRules(), False, False)
    assert chosen(cards, hand, need, led, best, bool(before), BOSS, NO_TRUMP) == wanted


@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("trump", [TRUMP, NO_TRUMP])
def test_a_play_out_takes_every_trick_once(players: int, trump: int) -> None:
    rng = Random(players)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    pack += [base + number for base in (JESTERS, WIZARDS) for number in range(1, 5)]
    size = 60 // players
    for _ in range(20):
        rng.shuffle(pack)
        hands = [pack[seat * size : (seat + 1) * size] for seat in range(players)]
        need = [rng.randrange(size) for _ in range(players)]
        left = sum(need)
        after = rotations(players)
        play_out(
            hands, BOSS[:], bytearray(192), need, after[0], NONE_YET, 0, 0, size, after, trump,
            HouseRules(), [0.2] * players, rng.random, True, False,
        )  # fmt: skip
        assert not any(hands)
        assert left - sum(need) == size


def test_hands_of_a_deal_are_together_worth_its_tricks() -> None:
    rng = Random(4)
    for players, size, trump in ((4, 5, True), (4, 14, True), (4, 15, False), (6, 8, True)):
        estimator, total = fair_estimator(players, size, 13, trump, 4), 0
        for _ in range(200):
            cards = rng.sample(range(60), players * size)
            for seat in range(players):
                masks = [0, 0, 0, 0]
                for card in cards[seat * size : (seat + 1) * size]:
                    if card < 52:
                        masks[card // 13] |= 1 << card % 13
                    else:
                        total += 950 * (card < 56)
                total += estimator.worth(*masks)
        assert total / 200 == pytest.approx(UNIT * size, rel=0.06)

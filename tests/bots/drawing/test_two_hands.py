"""The solver of two open hands finds what a search of all plays finds."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from farwhist.bots.drawing.draw_table import RANKS, hand_of, suits_of
from farwhist.bots.drawing.open_cards import OpenCards
from farwhist.bots.drawing.two_hands import TwoHands, turned
from farwhist.engine.chance import shuffled

Cards = frozenset[int]


@cache
def searched(leader: Cards, other: Cards) -> int:
    """Return the tricks of the leader, by trying every card and every answer."""
    best = 0
    for led in leader:
        least = RANKS
        for answer in followers(other, led):
            mine, theirs = leader - {led}, other - {answer}
            taken = answer // RANKS != led // RANKS and answer >= RANKS
            taken = taken or (answer // RANKS == led // RANKS and answer < led)
            left = len(mine)
            least = min(
                least, 1 + searched(mine, theirs) if taken else left - searched(theirs, mine)
            )
        best = max(best, least)
    return best


def followers(hand: Cards, led: int) -> Cards:
    return frozenset(card for card in hand if card // RANKS == led // RANKS) or hand


def small_deal(seed: int) -> tuple[Cards, Cards]:
    rng = Random(seed)
    size, ranks, suits = 3 + seed % 3, 4 + seed % 4, 2 + seed % 3
    pack = [RANKS * suit + rank for suit in range(suits) for rank in range(ranks)]
    cards = shuffled(rng, pack)
    return frozenset(cards[:size]), frozenset(cards[size : 2 * size])


@pytest.mark.parametrize("seed", range(60))
def test_it_takes_as_many_tricks_as_a_search_of_all_plays(seed: int) -> None:
    mine, theirs = small_deal(seed)
    suits = suits_of(hand_of([*mine]), hand_of([*theirs]))
    assert TwoHands().tricks(suits) == searched(mine, theirs)


@pytest.mark.parametrize("seed", range(60))
def test_each_card_is_worth_what_a_search_of_all_plays_says(seed: int) -> None:
    mine, theirs = small_deal(seed)
    led = min(theirs) if seed % 2 else -1
    hands = OpenCards(hand_of([*mine]), hand_of([*theirs - {led}]), led)
    for card in followers(mine, led) if led >= 0 else mine:
        left = len(mine) - 1
        if led >= 0:
            taken = card // RANKS != led // RANKS and card < RANKS
            taken = taken or (card // RANKS == led // RANKS and card > led)
            after = mine - {card}, theirs - {led}
            own = 1 + searched(*after) if taken else left - searched(*reversed(after))
        else:
            own = min(
                left - searched(theirs - {answer}, mine - {card})
                if (answer // RANKS == card // RANKS and answer > card)
                or (answer // RANKS != card // RANKS and answer < RANKS)
                else 1 + searched(mine - {card}, theirs - {answer})
                for answer in followers(theirs, card)
            )
        assert hands.margin(card) == 2 * own - len(mine)


def test_a_suit_turned_twice_is_itself() -> None:
    assert all(turned(turned(suit)) == suit for suit in range(1, 200))


def test_thirteen_cards_each_are_a_matter_of_few_positions() -> None:
    for seed in range(25):
        pack = shuffled(Random(seed), range(4 * RANKS))
        solver = TwoHands()
        solver.tricks(suits_of(hand_of(pack[:13]), hand_of(pack[13:26])))
        assert len(solver._known) < 12_000

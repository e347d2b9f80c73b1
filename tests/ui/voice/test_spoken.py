"""What is said of seats, the deal and the hand when the player asks."""

from __future__ import annotations

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import KEEP, REFUSE, bid
from farwhist.engine.position import Position, Trick
from farwhist.rules.kind import EXACT_BIDS
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken

NAMES = ("You", "Oscar", "Nora", "Eddie")


def view(**more: object) -> Position:
    made = Position(4)
    made.active, made.dealer, made.size = (0, 1, 2, 3), 3, 5
    made.bids, made.taken = [3, 1, 1, None], [1, 3, 1, 0]
    made.spoken, made.ready = [True, True, True, False], [True, True, True, False]
    made.hands = [[card("2S"), card("3H")], [None, None], [None, None], [None, None]]
    for name, value in more.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(
    ("who", "told"),
    [
        (0, "You, bid 3, taken 1, needs 2"),
        (1, "Oscar, bid 1, taken 3, 2 too many"),
        (3, "Eddie, dealer, no bid yet"),
    ],
)
def test_a_seat_says_what_it_has_and_needs(who: int, told: str) -> None:
    assert spoken.seat(view(), who, 0, NAMES[who], EXACT_BIDS) == told


@pytest.mark.parametrize(
    ("bid", "taken", "played", "told"),
    [
        (1, 2, 2, "that is too many."),
        (4, 1, 3, "that is too few by now."),
        (2, 1, 4, "you need the last trick."),
        (2, 2, 4, "do not take the last trick."),
        (3, 1, 2, "you need 2 of the last 3 tricks."),
        (1, 1, 2, "you need none of the last 3 tricks."),
    ],
)
def test_a_player_hears_what_the_bid_needs(bid: int, taken: int, played: int, told: str) -> None:
    tricks = [Trick((), 0)] * played
    stands = view(bids=[bid, 1, 1, None], taken=[taken, 3, 1, 0], tricks=tricks)
    assert spoken.standing(stands, ShownMatch(0, NAMES)) == (
        f"You bid {bid} and have {taken}: {told}"
    )


def test_a_seat_that_is_not_in_the_deal_sits_out() -> None:
    told = spoken.seat(view(active=(0, 1, 3)), 2, 0, "Nora", EXACT_BIDS)
    assert told == "Nora, sits out"


@pytest.mark.parametrize(
    ("deals", "begin"), [(None, "Deal 2,"), (9, "Deal 2 of 9,"), (1, "Deal 2,")]
)
def test_the_deal_is_counted_as_far_as_it_can_be(deals: int | None, begin: str) -> None:
    assert spoken.deal(view(place=1, deal=2), deals).startswith(begin)


def test_unseen_and_no_cards_are_told_apart() -> None:
    assert spoken.cards([], set(), 2) == "You do not see your cards."
    assert spoken.cards([], set(), 0) == "You hold no cards."


def test_cards_from_the_kitty_are_named() -> None:
    held = [card("2S"), card("3H")]
    told = spoken.cards(held, set(), 2, frozenset({held[1]}))
    assert told.endswith("From the kitty: three of hearts.")


def test_the_trump_is_told_with_a_bid_and_not_with_each_card_drawn() -> None:
    view = Position(2)
    view.active, view.trump, view.trump_fixed = (0, 1), Suit.SPADES, True
    view.stock = [card("9S")]
    asked = Decision(0, (KEEP, REFUSE))
    assert spoken.your_turn(asked, view) == "You drew the nine of spades: keep it or discard it?"
    assert spoken.your_turn(Decision(0, (bid(0), bid(1))), view).endswith(" Trump: spades.")

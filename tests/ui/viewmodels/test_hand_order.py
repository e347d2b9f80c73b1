"""The order of a hand for every wish of a player: whole, stable, and with colours in turn."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.engine.cards import Card, Suit, card, cards, pack
from farwhist.engine.position import Position
from farwhist.ui.viewmodels.hand_order import (
    HandOrder,
    OwnOrder,
    arranged,
    by_rank,
    held_cards,
    put,
    reordered,
    suit_order,
)

ORDERS = st.permutations(list(Suit)).map(tuple)
MANNERS = st.builds(
    HandOrder,
    low=st.booleans(),
    suits=ORDERS,
    alternate=st.booleans(),
    trumps=st.sampled_from(["left", "right", "fixed"]),
)
HANDS = st.lists(
    st.sampled_from(pack(jokers=2, packs=2, wizards=4)), unique=True, min_size=1, max_size=26
)
TRUMPS = st.sampled_from([None, *Suit])


def view_of(
    held: str, *, dealt: str = "", trump: Suit | None = None, kitty: bool = False
) -> Position:
    """Return a position in which seat 0 holds these cards."""
    view = Position(2, deal=1)
    view.hands = [list(cards(held)), []]
    view.dealt = (cards(dealt or held), ())
    view.trump = trump
    return view


def text(found: list[Card]) -> str:
    return " ".join(each.text for each in found)


@given(MANNERS, HANDS, TRUMPS, st.randoms())
def test_every_card_is_held_once_whatever_the_hand_was_given_as(
    manner: HandOrder, hand: list[Card], trump: Suit | None, chance: object
) -> None:
    for order in (lambda held: arranged(held, held, trump, manner), lambda h: by_rank(h, manner)):
        found = order(hand)
        assert sorted(map(str, found)) == sorted(map(str, hand))
        assert order(found) == found == order(hand[::-1])


@given(MANNERS, HANDS, TRUMPS)
def test_a_suit_stands_together_and_its_ranks_in_their_order(
    manner: HandOrder, hand: list[Card], trump: Suit | None
) -> None:
    found = [each for each in arranged(hand, hand, trump, manner) if each.suit is not None]
    changes = sum(one.suit is not other.suit for one, other in pairwise(found))
    assert changes == max(len({each.suit for each in found}) - 1, 0)
    for one, other in pairwise(found):
        if one.suit is other.suit:
            assert one.rank == other.rank or (one.rank < other.rank) is manner.low


@given(MANNERS, st.sets(st.sampled_from(list(Suit))), TRUMPS)
def test_trumps_and_colours_are_where_the_player_wants_them(
    manner: HandOrder, held: set[Suit], trump: Suit | None
) -> None:
    found = suit_order(held, trump, manner)
    assert sorted(found) == sorted(held)
    moved = trump in held and manner.trumps != "fixed"
    if moved:
        assert found[0 if manner.trumps == "left" else -1] is trump
    rest = [suit for suit in found if not (moved and suit is trump)]
    if not manner.alternate:
        assert rest == [suit for suit in manner.suits if suit in rest]
        return

    def together(order: tuple[Suit, ...]) -> int:
        return sum(one.red == other.red for one, other in pairwise(order))

    possible = [
        each for each in permutations(held) if not moved or each[found.index(trump)] is trump
    ]
    assert together(found) == min(map(together, possible))


def test_the_three_stands_where_it_ranks_in_the_spanish_order() -> None:
    held = cards("KS 3S 7S AS 2S 3H JH")
    found = arranged(held, held, None, HandOrder(ranks="ace_three"))
    assert text(found) == "AS 3S KS 7S 2S 3H JH"
    found = arranged(held, held, None, HandOrder(ranks="ace_three", low=True))
    assert text(found) == "2S 7S KS 3S AS JH 3H"


@pytest.mark.parametrize(
    ("suits", "held", "order"),
    [
        ("SHCD", "SHCD", "SHCD"),
        ("SHCD", "SCD", "SDC"),
        ("DSHC", "DSHC", "DSHC"),
        ("SHDC", "SHDC", "SHCD"),
        ("CDHS", "CDS", "CDS"),
        ("HDSC", "HDS", "HSD"),
    ],
)
def test_suits_stand_as_near_to_the_wanted_order_as_colours_allow(
    suits: str, held: str, order: str
) -> None:
    by_letter = {suit.letter: suit for suit in Suit}
    manner = HandOrder(suits=tuple(by_letter[each] for each in suits))
    found = suit_order({by_letter[each] for each in held}, None, manner)
    assert "".join(suit.letter for suit in found) == order


@given(HANDS, st.data())
def test_the_players_own_order_holds_and_others_go_beside_their_neighbours(
    hand: list[Card], data: st.DataObject
) -> None:
    usual = arranged(hand, hand, None)
    own = data.draw(st.permutations(usual))[: data.draw(st.integers(0, len(usual)))]
    found = put(usual, own)
    assert sorted(map(str, found)) == sorted(map(str, usual))
    assert [each for each in found if each in own] == own
    assert put(usual, ()) == usual
    for each in found:
        suit = [other for other in own if other.suit is each.suit]
        if each not in own and each.suit is not None and suit:
            place = found.index(each)
            beside = found[max(place - 1, 0) : place + 2]
            assert any(other is not each and other.suit is each.suit for other in beside)


@pytest.mark.parametrize(
    ("own", "found"),
    [
        ("4D AS 9S", "4D AS KS 9S"),
        ("9S 4D", "AS KS 9S 4D"),
        ("4D", "AS KS 9S 4D"),
        ("", "AS KS 9S 4D"),
    ],
)
def test_a_new_card_goes_to_its_suit(own: str, found: str) -> None:
    assert text(put(cards("AS KS 9S 4D"), cards(own))) == found


def test_a_card_that_is_taken_back_lies_where_it_was() -> None:
    view = view_of("AS 9S 4D", dealt="AS KS 9S 4D")
    own = reordered(view, 0, HandOrder(), cards("4D AS 9S"))
    assert text(list(own)) == "4D AS KS 9S"
    view.hands[0].append(card("KS"))
    assert text(held_cards(view, 0, HandOrder(own=own))) == "4D AS KS 9S"


def test_an_own_order_is_that_of_one_hand_of_one_deal() -> None:
    view = view_of("AS KS", dealt="AS KS 9S")
    order = OwnOrder(1, 0, cards("9S AS KS"))
    assert order.fits(view, 0) and not order.fits(view, 1)
    assert not OwnOrder(2, 0, order.cards).fits(view, 0)
    assert not OwnOrder(1, 0, cards("AS KS")).fits(view, 0)
    view.dealt = ((None, None, None), ())
    assert not order.fits(view, 0)

"""How trump is fixed: docs/rules.md#ways-to-find-trump."""

from collections.abc import Iterator
from random import Random

import pytest

from farwhist.engine.cards import Suit
from farwhist.engine.match import Match
from farwhist.engine.position import DealResult
from tests.helpers.drive import any_moves, start

SEEDS = range(30)
COURTS = set("JQK")


def dealt(
    size: int = 5, seats: int = 4, preset: str = "elevator", **options: str
) -> Iterator[Match]:
    """Yield matches of one-size deals that have just been dealt, one a seed."""
    for seed in SEEDS:
        yield start(preset, seats, seed, sequence="CUSTOM", custom=f"{size},{size}", **options)


def results(size: int, count: int, **options: str) -> list[DealResult]:
    """Return so many deals of one match, played at random."""
    custom = ",".join([str(size)] * count)
    match = start("elevator", 4, 3, sequence="CUSTOM", custom=custom, **options)
    return any_moves(match, Random(1)).position.results


def test_the_top_card_of_the_stock_is_turned_and_out_of_play() -> None:
    for match in dealt():
        position = match.position
        assert len(position.stock) == 32
        assert position.turn_up is position.stock[0]
        assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
        assert all(match.view(seat).turn_up is position.turn_up for seat in range(4))
        assert not any(position.turn_up in hand for hand in position.hands)


@pytest.mark.parametrize(("size", "seats"), [(13, 4), (26, 2)])
def test_no_card_left_means_no_trump(size: int, seats: int) -> None:
    for match in dealt(size, seats):
        assert match.position.turn_up is None and match.position.trump is None
        assert match.position.trump_fixed


def test_romanian_deals_of_eight_have_no_trump() -> None:
    for seats in range(3, 8):
        for match in dealt(8, seats, "romanian"):
            assert match.position.trump is None and match.position.turn_up is None


def test_three_with_seventeen_cards_turn_the_last_one_unless_told_otherwise() -> None:
    for match in dealt(17, 3):
        assert match.position.turn_up is match.position.stock[-1]
        assert match.position.trump is match.position.turn_up.suit  # type: ignore[union-attr]
    for match in dealt(17, 3, nt_when_max="on"):
        assert match.position.trump is None and match.position.turn_up is None


def test_the_largest_deals_can_be_without_trump_though_cards_are_left() -> None:
    match = start("elevator", 4, sequence="CUSTOM", custom="2,5,3,5", trump="NT_TOP")
    done = any_moves(match, Random(1)).position.results
    assert [each.trump is None for each in done] == [False, True, False, True]


def test_the_dealers_last_card_is_shown_and_stays_in_his_hand() -> None:
    for size in (5, 13):
        for match in dealt(size, trump="DEALER_LAST"):
            position, dealer = match.position, match.position.dealer
            assert position.turn_up in position.hands[dealer]
            assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
            for seat in range(4):
                assert position.turn_up in match.view(seat).hands[dealer]
                assert len(match.view(seat).hands[dealer]) == size


def test_the_full_pack_rule_concerns_only_deals_that_leave_no_card() -> None:
    for match in dealt(13, full_pack_trump="DEALER_LAST"):
        assert match.position.turn_up in match.position.hands[match.position.dealer]
    for match in dealt(12, full_pack_trump="DEALER_LAST"):
        assert match.position.turn_up is match.position.stock[0]


def test_a_card_cut_before_a_full_deal_is_shuffled_back_in() -> None:
    holders = set()
    for match in dealt(13, full_pack_trump="CUT_FIRST"):
        position = match.position
        assert position.trump is position.turn_up.suit  # type: ignore[union-attr]
        holders.update(s for s in range(4) if position.turn_up in position.hands[s])
        assert sum(len(hand) for hand in position.hands) == 52
    assert holders == {0, 1, 2, 3}


@pytest.mark.parametrize("cycle", ["S,H,C,D,NT", "S,D,C,H", "S,D,NT,C,H", "H-D-C-S-NT"])
def test_trumps_rotate_in_a_fixed_cycle(cycle: str) -> None:
    letters = cycle.replace("-", ",").split(",")
    found = [each.trump for each in results(2, 7, trump="ROTATE", rotation=cycle)]
    names = ["NT" if trump is None else trump.letter for trump in found]
    assert names == [letters[place % len(letters)] for place in range(7)]
    assert all(each.turn_up is None for each in results(2, 2, trump=f"ROTATE({cycle})"))


def test_nomination_and_judgement_rotate_as_their_presets_say() -> None:
    for preset, cycle in (("nomination", "SHC D-"), ("judgement", "SDCH")):
        done = any_moves(start(preset, 4, cap="3"), Random(1)).position.results
        letters = ["-" if each.trump is None else each.trump.letter for each in done]
        wanted = cycle.replace(" ", "")
        assert letters == [wanted[place % len(wanted)] for place in range(len(done))]


def test_a_random_trump_is_any_suit_and_no_trump_only_where_asked_for() -> None:
    assert {match.position.trump for match in dealt(trump="RANDOM")} == set(Suit)
    with_none = {match.position.trump for match in dealt(trump="RANDOM(NT)")}
    assert with_none == {*Suit, None}


@pytest.mark.parametrize("letter", "SHDC")
def test_one_suit_may_be_trump_for_ever(letter: str) -> None:
    done = results(13, 3, trump="FIXED", trump_suit=letter)
    assert [each.trump.letter for each in done if each.trump is not None] == [letter] * 3


def test_no_trump_always() -> None:
    assert all(each.trump is None and not each.turn_up for each in results(5, 3, trump="NT_ALWAYS"))


def test_a_court_card_may_mean_no_trump() -> None:
    kinds = set()
    for match in dealt(trump="FACE_NT"):
        turned = match.position.turn_up
        assert turned is not None
        court = turned.text[0] in COURTS
        kinds.add(court)
        assert match.position.trump is (None if court else turned.suit)
    assert kinds == {True, False}

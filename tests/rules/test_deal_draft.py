"""Deals in the making: edits, checks with their repairs, and the way to a deal and back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.engine.cards import cards
from farwhist.rules import deal_code
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.deal_draft import DealDraft, new_draft, of_text, places
from farwhist.rules.draft_checks import Check, Typing, checked, repaired
from farwhist.store.matches import Saved, parse
from tests.helpers.deals import midway

GAMES = [
    (preset, seats)
    for preset, kind in PRESETS.items()
    for seats in range(max(kind.least_seats, 2), min(kind.most_seats, 7) + 1)
]


def keys(checks: Sequence[Check]) -> list[str]:
    return [each.key for each in checks]


def fresh(preset: str = "elevator_32", seats: int = 4) -> DealDraft:
    return new_draft(preset, seats, {})


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_a_deal_at_random_is_whole_in_every_game_and_comes_back_from_its_code(
    preset: str, seats: int
) -> None:
    try:
        draft = fresh(preset, seats)
    except BadDeal:
        pytest.skip("no such match")
    for place in {places(draft.rules)[0][0], places(draft.rules)[-1][0]}:
        for method_seed in range(2):
            filled = draft.with_place(place).filled(Random(method_seed))
            found = checked(filled)
            assert found.text is not None, keys(found.checks)
            again = of_text(deal_code.read(deal_code.write(found.text)))
            assert again.text() == found.text
            assert of_text(again.text()) == again


@pytest.mark.parametrize("part", range(3))
def test_a_position_of_any_game_and_options_comes_back_as_it_was(part: int) -> None:
    """Also when it was saved as a file in between."""
    for number in range(900 + part * 12, 912 + part * 12):
        for _, text, _ in midway(number):
            draft = of_text(text)
            assert draft.text() == text
            assert checked(draft).text == text
            bare = deal_code.write(replace(text, moves=()))
            saved = Saved(
                text.preset, text.seats, text.seed, text.changes, moves=text.moves, deal=bare
            )
            read = parse(saved.text())
            assert of_text(replace(deal_code.read(read.deal), moves=read.moves)) == draft


@settings(max_examples=60, deadline=None)
@given(
    game=st.sampled_from(GAMES),
    steps=st.lists(
        st.tuples(st.integers(0, 5), st.integers(0, 10_000), st.integers(0, 6)), max_size=25
    ),
)
def test_whatever_is_edited_no_card_is_in_two_places_and_all_can_be_mended(
    game: tuple[str, int], steps: list[tuple[int, int, int]]
) -> None:
    try:
        draft = fresh(*game)
    except BadDeal:
        return
    pack, rng = draft.rules.pack, Random(1)
    for kind, card, seat in steps:
        one, to = pack[card % len(pack)], seat % draft.seats
        match kind:
            case 0 | 1:
                draft = draft.give(one, to)
            case 2:
                draft = draft.take(one)
            case 3:
                draft = draft.turn(one)
            case 4:
                draft = draft.with_hand(to, [one, pack[(card + 1) % len(pack)]])
            case _:
                draft = draft.with_dealer(to)
        held = [each for hand in draft.hands for each in hand]
        assert len(held) == len(set(held))
        if draft.turns == "top":
            assert draft.turned not in held
    for _ in range(20):
        wrong = [each for each in checked(draft).checks if each.level == "wrong"]
        if not wrong:
            break
        assert wrong[0].repair is not None, keys(wrong)
        draft = repaired(draft, wrong[0].repair, rng)
    assert checked(draft).text is not None


def test_a_card_that_is_given_leaves_its_hand() -> None:
    (ace,) = cards("AS")
    draft = fresh().give(ace, 1).give(ace, 2)
    assert draft.hands == ((), (), (ace,), ()) and draft.holder(ace) == 2
    assert draft.take(ace) == fresh()


def test_the_card_that_is_turned_up_is_in_no_hand() -> None:
    (ace,) = cards("AS")
    draft = fresh().give(ace, 1).turn(ace)
    assert draft.turned is ace and draft.holder(ace) is None and ace not in draft.free
    assert draft.give(ace, 0).turned is None


def test_the_dealer_holds_the_last_card_of_classic_whist() -> None:
    draft = fresh("classic").with_dealer(2).filled(Random(4))
    assert draft.turned in draft.hands[2]
    text = draft.text()
    assert text.deal.hands[2][-1] is draft.turned
    elsewhere = draft.with_dealer(1)
    assert "turned_held" in keys(checked(elsewhere).checks)


def test_checks_name_seats_and_numbers_the_most_weighty_first() -> None:
    draft = fresh().filled(Random(1))
    (first, *_) = draft.hands[0]
    found = checked(draft.give(first, 3)).checks
    assert keys(found) == ["many", "few"]
    assert found[0].facts == {"seat": 3, "cards": 8, "wanted": 7}
    assert found[1].facts == {"seat": 0, "cards": 6, "wanted": 7}


def test_a_move_that_became_illegal_is_named_and_dropped() -> None:
    draft = fresh("oh_hell").filled(Random(1))
    for _ in range(6):
        match, problem = draft.legal_moves()
        assert problem is None
        decision = match.decisions[0]
        draft = draft.with_moves((*draft.moves, (decision.seat, decision.moves[0])))
    (_, played) = draft.moves[4]
    moved = draft.with_hand(draft.moves[4][0], [])
    moved = moved.filled(Random(9))
    while played.cards[0] in moved.hands[draft.moves[4][0]]:  # type: ignore[union-attr]
        moved = moved.with_hand(draft.moves[4][0], []).filled(Random(len(moved.free)))
    (wrong,) = [each for each in checked(moved).checks if each.level == "wrong"]
    assert wrong.key == "move" and wrong.repair is not None
    assert len(repaired(moved, wrong.repair, Random(0)).moves) == 4


def test_what_was_typed_of_other_hands_is_told_and_can_be_moved() -> None:
    draft = fresh().filled(Random(2))
    one = draft.hands[2][0]
    typing = Typing(0, (one,), ("XX",))
    notes = [each for each in checked(draft, typing).checks if each.level == "note"]
    assert keys(notes) == ["elsewhere", "unread"]
    assert notes[0].facts["holder"] == 2 and notes[0].repair is not None
    assert repaired(draft, notes[0].repair, Random(0)).holder(one) == 0


def test_other_rules_keep_the_cards_that_they_have() -> None:
    draft = fresh("elevator").give(cards("2S")[0], 0).give(cards("AH")[0], 3)
    short = draft.with_rules("elevator_32", 4, {})
    assert short.hands == ((), (), (), cards("AH")) and short.head.place == 0
    assert draft.with_rules("elevator", 3, {}).hands == (cards("2S"), (), ())

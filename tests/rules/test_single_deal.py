"""A deal alone is a match like any other: hidden cards stay hidden, and it ends with the deal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.cards import cards
from farwhist.engine.match import Match
from farwhist.rules import deal_code, deal_text
from farwhist.rules.bad_deal import DEAL_PROBLEMS, PLACES, BadDeal
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.rules.deal_text import DealText
from farwhist.rules.single_deal_rules import alone
from tests.helpers.deals import played
from tests.helpers.drive import any_moves


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_one_deal_ends_with_it(preset: str) -> None:
    text = played(preset).bare()
    for seed in (1, 2):
        match = Match(text.rules(), seed)
        assert match.position.place == text.deal.place
        any_moves(match, Random(seed))
        assert len(match.position.results) == 1 and match.position.winners
        places = [side for group in match.position.ranking for side in group]
        assert sorted(places) == list(range(match.position.sides))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_played_as_in_its_match(preset: str) -> None:
    text = played(preset)
    match = text.match()
    assert match.over and tuple(match.moves) == text.moves
    again = deal_text.of_match(match, text.preset, text.seats, text.changes, 1)
    assert again == text


def test_a_later_deal_has_its_place_and_its_trump() -> None:
    text = played("elevator", deal=4, changes={"trump": "rotate"})
    at = text.match().position
    assert (text.deal.place, at.results[0].size) == (3, text.usual.size_of(3))
    assert at.trump == text.usual.options["rotation"][3]


def test_who_is_out_stays_out() -> None:
    changes = {"second_life": "blind_card", "start_cards": "4"}
    found = set()
    for seed in range(30):
        match = any_moves(Match(ruleset("knockout", 7, changes), seed), Random(seed))
        for number in range(1, match.position.deal + 1):
            text = deal_text.of_match(match, "knockout", 7, changes, number)
            result, again = match.position.results[number - 1], text.match().position
            assert (again.results[0].taken, again.trump) == (result.taken, result.trump)
            assert not any(text.deal.hands[seat] for seat in text.deal.out)
            assert deal_code.read(deal_code.write(text)) == text
            found.add((bool(text.deal.out), len(text.deal.single), bool(text.deal.single_blind)))
    assert any(out for out, *_ in found) and any(blind for *_, blind in found)
    assert any(single and not blind for _, single, blind in found)


def test_moves_are_taken_back() -> None:
    text = played("oh_hell", deal=2)
    match, plain = text.match(), text.bare().match()
    match.take_back(0)
    assert match.events == plain.events


def test_a_seat_sees_its_own_cards_alone() -> None:
    text = played("elevator", deal=5).bare()
    view = text.match().view(1)
    assert set(view.hands[1]) == set(text.deal.hands[1])
    assert all(card is None for seat in (0, 2, 3) for card in view.hands[seat])
    assert all(card is None for card in view.stock[1:])


def test_two_texts_of_the_same_cards_have_the_same_dice() -> None:
    text = played("bastard", changes={"gift": "random"})
    assert text.seed == text.bare().seed or text.deal.gifts
    assert replace(text, origin=(1, 1)).seed == text.seed


def changed(**parts: object) -> DealText:
    text = played("elevator", deal=3).bare()
    return replace(text, deal=replace(text.deal, **parts))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"place": -1}, "place"),
        ({"dealer": 4}, "seat"),
        ({"out": (1,)}, "before"),
        ({"caller": 1}, "before"),
        ({"leader": 1}, "before"),
        ({"hands": ()}, "seat"),
        ({"stock": ()}, "too_many"),
        ({"cut": cards("AS")[0]}, "trump"),
        ({"drawn": (None,)}, "trump"),
        ({"gifts": cards("AS")}, "before"),
    ],
)
def test_what_does_not_fit_the_rules_is_refused(parts: dict[str, object], key: str) -> None:
    text = changed(**parts)
    with pytest.raises(BadDeal) as caught:
        alone(text.usual, text.deal)
    assert caught.value.key == key and str(caught.value)


def test_rules_that_cannot_be_played_are_told() -> None:
    with pytest.raises(BadDeal) as caught:
        _ = DealText("elevator", 40, {}, changed().deal).usual
    assert "cannot be played" in str(caught.value)


def test_a_deal_that_a_match_has_not_is_no_deal() -> None:
    match = played("elevator").match()
    with pytest.raises(ValueError, match="not dealt"):
        deal_text.of_match(match, "elevator", 4, {}, 2)


def test_every_sentence_ends_as_one() -> None:
    assert all(text.endswith((".", "{why}")) for text in DEAL_PROBLEMS.values())
    assert set(PLACES) == {"hand", "rest", "cut", "gift"}

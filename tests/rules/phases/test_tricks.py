"""Which cards may be played and who takes the trick: docs/rules.md#play."""

from itertools import pairwise
from random import Random

import pytest

from farwhist.engine.cards import cards
from farwhist.engine.events import TrickTaken
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import at_trick, objection_to, playable, rules_of

FREE = rules_of("elevator", 4)
RUFF = rules_of("romanian", 4)
OVER = rules_of("elevator", 4, must_ruff="on", must_overruff="on")
POCHA = rules_of(
    "elevator", 4, must_ruff="on", must_overruff="on", must_beat_suit="on", free_below="on"
)


def winner(trick: str, trump: str, rules: Ruleset = FREE) -> str:
    """Return the card that takes a complete trick."""
    *before, last = trick.split()
    position, phase, _ = at_trick(rules, last, trump, " ".join(before))
    (decision,) = phase.step(position, Random(0))
    for event in phase.answer(position, decision.seat, decision.moves[0]):
        event.apply(position)
    (taken,) = phase.step(position, Random(0))
    assert isinstance(taken, TrickTaken)
    taken.apply(position)
    assert position.turn == position.leader == taken.winner
    assert position.tricks[-1].cards == cards(trick) and position.tricks[-1].leader == 0
    return trick.split()[taken.winner]


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("9C 2H AC JH", "H", "JH"),
        ("9C 2D 3S TS", "H", "9C"),
        ("QD KD AH 2D", "NT", "KD"),
        ("2C AC KC 3C", "NT", "AC"),
        ("2H 3H TH 9H", "H", "TH"),
        ("AS 2H KS QS", "H", "2H"),
        ("2S AH AD AC", "NT", "2S"),
        ("2S 3H 2H AS", "H", "3H"),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_suit_led_wins(
    trick: str, trump: str, best: str
) -> None:
    assert winner(trick, trump) == best


def test_one_follows_suit_if_one_can() -> None:
    assert playable(FREE, "2C KC AH 3S", "H", "9C") == {"2C", "KC"}
    assert objection_to("AH", FREE, "2C KC AH 3S", "H", "9C") == "follow_suit"
    assert playable(FREE, "2H AC", "H", "9H") == {"2H"}


def test_a_void_seat_is_free_and_may_even_ruff_too_low() -> None:
    assert playable(FREE, "2H AH 3S KD", "H", "9C") == {"2H", "AH", "3S", "KD"}
    assert playable(FREE, "2H AH 3S", "H", "9C JH") == {"2H", "AH", "3S"}


def test_anything_may_be_led() -> None:
    assert playable(FREE, "2H AH 3S KD", "H") == {"2H", "AH", "3S", "KD"}


def test_a_card_that_is_not_in_the_hand_is_refused_as_such() -> None:
    assert objection_to("AS", FREE, "2C KC", "H", "9C") == "not_in_hand"


@pytest.mark.parametrize(
    ("hand", "legal"), [("3H KS", "3H"), ("KS 2D", "KS 2D"), ("4C AH", "4C"), ("3H AH KS", "3H AH")]
)
def test_romanians_must_ruff_when_void(hand: str, legal: str) -> None:
    assert playable(RUFF, hand, "H", "9C") == set(legal.split())


def test_there_is_nothing_to_ruff_with_when_there_is_no_trump() -> None:
    assert playable(RUFF, "3H KS", "NT", "9C") == {"3H", "KS"}
    assert playable(POCHA, "3H KS", "NT", "9C") == {"3H", "KS"}


def test_romanians_need_not_over_ruff() -> None:
    assert playable(RUFF, "3H AH KS", "H", "9C JH") == {"3H", "AH"}
    assert objection_to("KS", RUFF, "3H AH KS", "H", "9C JH") == "must_ruff"


def test_all_romanian_presets_and_only_the_ruffing_ones_make_one_ruff() -> None:
    for preset in ("romanian", "romanian_818", "romanian_premium", "elevator_32"):
        assert playable(rules_of(preset, 4), "KH AS", "H", "9C") == {"KH"}
    for preset in ("elevator", "oh_hell", "ascenseur", "podrida", "german_bridge", "judgement"):
        assert playable(rules_of(preset, 4), "KH AS", "H", "9C") == {"KH", "AS"}


# Over-ruffing


def test_who_must_over_ruff_plays_a_higher_trump() -> None:
    assert playable(OVER, "3H AH KS", "H", "9C JH") == {"AH"}
    assert objection_to("3H", OVER, "3H AH KS", "H", "9C JH") == "must_overruff"


def test_who_cannot_over_ruff_still_ruffs() -> None:
    assert playable(OVER, "3H TH KS", "H", "9C JH") == {"3H", "TH"}


def test_the_first_to_ruff_may_use_any_trump() -> None:
    assert playable(OVER, "3H TH KS", "H", "9C AC") == {"3H", "TH"}


def test_who_cannot_over_ruff_is_free_where_the_option_says_so() -> None:
    assert playable(POCHA, "3H TH KS", "H", "9C JH") == {"3H", "TH", "KS"}
    assert playable(POCHA, "3H AH KS", "H", "9C JH") == {"AH"}
    assert playable(POCHA, "3H KS", "H", "9C") == {"3H"}


def test_over_ruffing_means_nothing_without_the_duty_to_ruff() -> None:
    rules = rules_of("elevator", 4, must_overruff="on", free_below="on")
    assert playable(rules, "3H AH KS", "H", "9C JH") == {"3H", "AH", "KS"}


# Beating


def test_who_must_beat_beats_the_best_card_of_the_suit() -> None:
    assert playable(POCHA, "2C TC AC 5H", "H", "9C KC") == {"AC"}
    assert playable(POCHA, "TC AC 2C", "H", "9C 3C") == {"TC", "AC"}
    assert objection_to("2C", POCHA, "TC AC 2C", "H", "9C 3C") == "must_beat"


def test_who_cannot_beat_follows_with_any_card() -> None:
    assert playable(POCHA, "2C TC", "H", "9C KC") == {"2C", "TC"}


def test_who_follows_need_not_beat_once_the_trick_is_ruffed() -> None:
    assert playable(POCHA, "2C AC", "H", "9C 2H") == {"2C", "AC"}


def test_a_trump_led_must_be_beaten_too() -> None:
    assert playable(POCHA, "2H AH", "H", "9H") == {"AH"}


def test_the_best_card_of_the_suit_is_not_a_high_card_of_another() -> None:
    assert playable(POCHA, "8C TC", "H", "9C AS") == {"TC"}


# Trump at any time


def test_a_trump_may_be_played_although_one_could_follow() -> None:
    rules = rules_of("elevator", 4, may_trump_anytime="on")
    assert playable(rules, "2C KC AH 3S", "H", "9C") == {"2C", "KC", "AH"}
    assert playable(rules, "3S AH", "H", "9C") == {"3S", "AH"}
    assert playable(rules, "2C AH", "H", "9H") == {"AH"}
    assert playable(rules, "2C AH", "NT", "9C") == {"2C"}


# Leading trumps


HAND, PLAIN = "2H AH 3S KD", {"3S", "KD"}
ALL = {*HAND.split()}
RUFFED, SMOOTH, TRUMPS = "AC 2C 3H 4C", "AC 2C 3C 4C", "KH 3H 4H 5H"


def lead(variant: str, earlier: tuple[str, ...] = (), hand: str = HAND, trump: str = "H") -> set:
    return playable(rules_of("elevator", 4, trump_lead=variant), hand, trump, earlier=earlier)


def test_trumps_are_led_only_after_they_are_broken() -> None:
    assert lead("after_broken") == PLAIN
    assert lead("after_broken", (SMOOTH,)) == PLAIN
    assert lead("after_broken", (TRUMPS,)) == PLAIN
    assert lead("after_broken", (RUFFED,)) == ALL
    assert lead("after_broken", (RUFFED, SMOOTH.replace("C", "S"))) == ALL


def test_trumps_are_led_only_after_the_first_trick() -> None:
    assert lead("after_first") == PLAIN
    assert lead("after_first", (SMOOTH,)) == ALL


def test_trumps_are_led_only_when_nothing_else_is_held() -> None:
    assert lead("only_if_forced") == PLAIN
    assert lead("only_if_forced", (SMOOTH, RUFFED.replace("C", "S"))) == PLAIN


@pytest.mark.parametrize("variant", ["after_broken", "after_first", "only_if_forced"])
def test_a_hand_of_trumps_and_a_deal_without_trump_know_no_limit(variant: str) -> None:
    assert lead(variant, hand="2H AH") == {"2H", "AH"}
    assert lead(variant, trump="NT") == ALL


def test_the_limit_on_leads_is_none_for_following() -> None:
    rules = rules_of("elevator", 4, trump_lead="only_if_forced")
    assert playable(rules, "2H 3S", "H", "9C") == {"2H", "3S"}


# Ranks


def test_the_spanish_order_is_a_3_k_q_j_7_6_5_4_2() -> None:
    rules = rules_of("elevator", 4, pack="spanish", ranks="ace_three")
    ranking = "A3KQJ7654 2".replace(" ", "")
    for higher, lower in pairwise(ranking):
        assert winner(f"{lower}C {higher}C AS AD", "H", rules) == f"{higher}C"
        assert winner(f"AC {lower}H {higher}H AD", "H", rules) == f"{higher}H"


def test_the_two_jacks_of_the_trump_colour_are_the_highest_trumps() -> None:
    rules = rules_of("elevator", 4, ranks="bowers")
    assert winner("AH JD JH KH", "H", rules) == "JH"
    assert winner("AH JD KH QH", "H", rules) == "JD"
    assert winner("JD 2H AD KD", "H", rules) == "JD"
    assert winner("AC JS QC 2C", "C", rules) == "JS"
    assert winner("AS JC QS 2S", "H", rules) == "AS"
    assert winner("TD JD 2D 3D", "NT", rules) == "JD"
    assert playable(rules, "JD 2D KS", "H", "9H") == {"JD"}
    assert playable(rules, "JD 2D KS", "H", "9D") == {"2D"}

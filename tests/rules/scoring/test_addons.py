"""What is paid on top of a scheme: premium for a run, spades double, slam, blind bids."""

import inspect

import pytest

from farwhist.engine.cards import card
from farwhist.engine.events import BidMade, CardTurned, Event
from farwhist.engine.position import Position
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.scoring import add_ons
from farwhist.rules.scoring.add_ons import ADD_ONS, AddOn
from farwhist.rules.scoring.parts import total
from tests.helpers.drive import rules_of, score_deal

# One deal is (cards, bid of seat 0, its tricks).
Deal = tuple[int, int, int]
MADE_FIVE = [(2, 1, 1), (3, 1, 1), (4, 1, 1), (5, 1, 1), (6, 1, 1)]
WITH_ONE = [(2, 1, 1), (3, 1, 1), (1, 0, 0), (4, 1, 1), (5, 1, 1), (6, 1, 1)]


def run(deals: list[Deal], **options: str) -> list[int | float]:
    """Return what seat 0 scores in each of these deals."""
    sizes = ",".join(str(size) for size, _, _ in deals)
    rules = rules_of("romanian_premium", 4, sequence="CUSTOM", custom=sizes, **options)
    position = Position(4)
    return [
        score_deal(rules, position, [bid, 0, 0, 0], [taken, size - taken, 0, 0])[0]
        for size, bid, taken in deals
    ]


def test_the_premium_preset_is_five_deals_ten_points_ones_skipped_restart() -> None:
    options = rules_of("romanian_premium", 4).options
    assert options["streak"] is True
    assert (options["streak_len"], options["streak_amount"]) == (5, 10)
    assert (options["streak_one_card"], options["streak_restart"]) == ("skip", "on")


def test_the_plain_preset_pays_no_premium() -> None:
    rules = rules_of("romanian", 4, sequence="CUSTOM", custom="2,3,4,5,6")
    position = Position(4)
    for size, bid, taken in MADE_FIVE:
        score_deal(rules, position, [bid, 0, 0, 0], [taken, size - taken, 0, 0])
    assert position.totals[0] == 30


def test_five_made_in_a_row_win_ten() -> None:
    assert run(MADE_FIVE) == [6, 6, 6, 6, 16]
    assert sum(run(MADE_FIVE)) == 40


def test_four_made_and_one_missed_win_nothing() -> None:
    assert sum(run([*MADE_FIVE[:4], (6, 1, 2)])) == 24 - 1


def test_five_missed_in_a_row_lose_ten() -> None:
    assert run([(size, 1, 2) for size in (2, 3, 4, 5, 6)]) == [-1, -1, -1, -1, -11]


@pytest.mark.parametrize(("one_card", "premium"), [("skip", 10), ("break", 0), ("count", 10)])
def test_one_card_deals_are_skipped_break_the_run_or_count(one_card: str, premium: int) -> None:
    assert sum(run(WITH_ONE, streak_one_card=one_card)) == 35 + premium


def test_a_counted_one_card_deal_brings_the_premium_forward() -> None:
    assert run(WITH_ONE, streak_one_card="skip").index(16) == 5
    assert run(WITH_ONE, streak_one_card="count").index(16) == 4


def test_a_skipped_one_card_deal_does_not_end_a_run_when_it_is_missed() -> None:
    deals = [(2, 1, 1), (1, 0, 1), (3, 1, 1), (1, 1, 0), (4, 1, 1), (5, 1, 1), (6, 1, 1)]
    assert run(deals, streak_one_card="skip")[-1] == 16
    assert run(deals, streak_one_card="count")[-1] == 6


def test_a_premium_is_never_paid_on_a_skipped_one_card_deal() -> None:
    assert run([*MADE_FIVE, (1, 0, 0)])[-1] == 5


def test_the_count_begins_anew_after_a_premium() -> None:
    deals = [(5, 1, 1)] * 11
    assert [points - 6 for points in run(deals)] == [0, 0, 0, 0, 10, 0, 0, 0, 0, 10, 0]


def test_without_a_restart_the_premium_comes_once_a_run() -> None:
    deals = [(5, 1, 1)] * 11
    premiums = [points - 6 for points in run(deals, streak_restart="off")]
    assert premiums == [0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0]
    again = [*[(5, 1, 1)] * 6, (5, 1, 2), *[(5, 1, 1)] * 5]
    assert run(again, streak_restart="off")[-1] == 16


def test_the_opposite_result_starts_a_new_count_with_itself() -> None:
    deals = [*[(5, 1, 1)] * 4, *[(5, 1, 2)] * 5]
    assert run(deals) == [6, 6, 6, 6, -1, -1, -1, -1, -11]


def test_length_and_amount_are_options() -> None:
    deals = [(5, 1, 1)] * 3 + [(5, 1, 3)] * 3
    assert run(deals, streak_len="3", streak_amount="5") == [6, 6, 11, -2, -2, -7]


# Spades double, slam, blind


def turned(text: str) -> list[Event]:
    return [CardTurned(card(text), "cut")]


@pytest.mark.parametrize(
    ("card_turned", "factor"), [("AS", 2), ("2S", 2), ("AH", 1), ("AD", 1), ("AC", 1)]
)
def test_a_spade_turned_up_doubles_gains_and_losses(card_turned: str, factor: int) -> None:
    rules = rules_of("elevator", 4, spade_double="on")
    position = Position(4)
    score_deal(rules, position, [0] * 4, [1, 0, 0, 0])
    points = score_deal(rules, position, [1, 0, 0, 3], [1, 0, 2, 0], turned(card_turned))
    assert points == tuple(factor * each for each in (11, 10, -2, -3))


def test_spades_do_not_double_unless_asked_for() -> None:
    rules = rules_of("elevator", 4)
    assert score_deal(rules, Position(4), [1, 0, 0, 0], [1, 0, 0, 0], turned("AS"))[0] == 11


def test_a_slam_pays_extra_only_for_all_tricks_bid_and_taken() -> None:
    rules = rules_of("elevator", 4, slam="25", sequence="CUSTOM", custom="3,3,3")
    position = Position(4)
    assert score_deal(rules, position, [3, 0, 0, 0], [3, 0, 0, 0]) == (38, 10, 10, 10)
    assert score_deal(rules, position, [2, 0, 0, 0], [3, 0, 0, 0])[0] == -1
    assert score_deal(rules, position, [3, 1, 0, 0], [2, 1, 0, 0]) == (-1, 11, 10, 10)


def blind_bid(seat: int, tricks: int) -> list[Event]:
    return [BidMade(seat, tricks, tricks, blind=True)]


def test_a_made_blind_bid_pays_twenty_instead_of_ten() -> None:
    rules = rules_of("elevator", 4, scoring="PROSPECT", sequence="CUSTOM", custom="4,4")
    position = Position(4)
    assert score_deal(rules, position, [2, 0, 0, 0], [2, 0, 2, 0], blind_bid(0, 2))[0] == 22
    assert score_deal(rules, position, [2, 0, 0, 0], [1, 0, 3, 0], blind_bid(0, 2))[0] == 1


def test_the_extra_of_a_blind_bid_is_an_option_of_every_scheme() -> None:
    rules = rules_of("oh_hell", 4, scoring="EXACT10", blind_bonus="on", blind_extra="7", cap="4")
    points = score_deal(rules, Position(4), [2, 2, 0, 0], [2, 2, 0, 0], blind_bid(1, 2))
    assert points == (12, 19, 10, 10)


# The worked examples of each


@pytest.mark.parametrize("kind", ADD_ONS)
def test_every_add_on_pays_what_its_own_examples_say(kind: type[AddOn]) -> None:
    examples = kind.examples()
    assert {bool(example.points) for example in examples} == {True, False}
    for example in examples:
        paid = example.add_on.parts(example.case, 0, example.so_far)
        assert type(example.add_on) is kind
        assert total(paid) == example.points, example


def test_every_add_on_has_its_place_and_its_option() -> None:
    found = [each for each in vars(add_ons).values() if inspect.isclass(each)]
    assert list(ADD_ONS) == [
        each for each in found if issubclass(each, AddOn) and each is not AddOn
    ]
    changes = {"slam": "5", "blind_bonus": "on", "streak": "on", "spade_double": "on"}
    book = rules_of("elevator", 4, **changes).book
    assert book is not None and [type(each) for each in book.add_ons] == list(ADD_ONS)
    assert all({kind.key, *kind.beside} <= OPTIONS.options.keys() for kind in ADD_ONS)

"""Bid Whist from the first lead to the end: ranks, jokers, scores (6.2 and 6.3)."""

from itertools import pairwise

import pytest

from farwhist.engine.cards import cards
from farwhist.engine.events import ContractMade, OrderSet, TrickTaken, TrumpSet
from farwhist.engine.moves import Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules.games.bid_whist import ContractPay
from farwhist.rules.phases.joker_tricks import JokerTricks
from farwhist.rules.phases.side_scoring import SideScoring
from farwhist.rules.scoring.parts import Part, Parts, total
from tests.helpers.drive import SUITS, rules_of
from tests.helpers.tables import Table, dealt, opened, taken


def playing(hands: list[str], trump: str, low: bool = False, **options: str) -> Table:
    """Let seat 0 lead, with seat 0 as the declarer."""
    rules = rules_of("bid_whist", 4, **options)
    strain = Strain.NT if trump == "NT" else Strain.DOWN if low else Strain.UP
    events = [
        *opened(rules, len(hands[0].split())),
        dealt(hands),
        ContractMade(0, Contract(3, strain)),
        OrderSet(low),
        TrumpSet(SUITS[trump], 0),
    ]
    return Table(rules, events, JokerTricks)


def winner(trick: str, trump: str, low: bool = False) -> int:
    """Return the seat that takes a trick of single cards."""
    table = playing(trick.split(), trump, low)
    table.do(*(f"play {card}" for card in trick.split()))
    (event,) = table.of(TrickTaken)
    assert isinstance(event, TrickTaken)
    return event.winner


def ranked(order: str, trump: str, low: bool) -> bool:
    """Whether these cards take each other in this order, the highest first."""
    row = order.split()
    return all(winner(f"{two} {one} 2C 3C", trump, low) == 1 for one, two in pairwise(row))


def test_uptown_the_jokers_are_the_highest_trumps_then_ace_to_two() -> None:
    row = " ".join(rank + "S" for rank in "AKQJT98765432")
    assert ranked(f"RJ BJ {row}", "S", low=False)


def test_downtown_the_jokers_are_the_highest_trumps_then_ace_two_to_king() -> None:
    row = " ".join(rank + "S" for rank in "A23456789TJQK")
    assert ranked(f"RJ BJ {row}", "S", low=True)


@pytest.mark.parametrize("low", [False, True])
def test_the_same_ranks_hold_in_a_plain_suit_and_without_trump(low: bool) -> None:
    order = "A23456789TJQK" if low else "AKQJT98765432"
    row = " ".join(rank + "H" for rank in order)
    assert ranked(row, "S", low) and ranked(row, "NT", low)


def test_any_trump_takes_a_plain_ace() -> None:
    assert winner("AH KH 2S 3H", "S") == 2
    assert winner("AH KH KS 3H", "S", low=True) == 2
    assert winner("AH KH BJ AS", "S") == 2


def test_a_joker_is_a_trump_and_follows_trumps() -> None:
    table = playing(["2S 3H", "RJ 4H", "5D BJ", "KS 6H"], "S").do("play 2S")
    assert table.legal == {"play RJ"}
    table.do("play RJ")
    assert table.legal == {"play BJ"}


def test_a_led_joker_asks_for_trumps() -> None:
    table = playing(["BJ 3H", "3S AH", "5H 6H", "KS 6D"], "S").do("play BJ")
    assert table.legal == {"play 3S"} and table.objection("play AH") == "follow_suit"


def test_a_joker_is_not_played_on_a_plain_suit_by_who_can_follow() -> None:
    table = playing(["2H 3H", "RJ 4H", "5D BJ", "KS 6H"], "S").do("play 2H")
    assert table.legal == {"play 4H"}


# Without trump


def test_without_trump_a_joker_cannot_win() -> None:
    assert winner("2H RJ 3H BJ", "NT") == 2
    assert winner("RJ 2H 3D BJ", "NT") == 1, "the first card with a suit is the one to beat"
    assert winner("BJ RJ 2C AD", "NT") == 2
    assert winner("BJ RJ KC AC", "NT", low=True) == 3


def test_after_a_led_joker_the_first_other_card_sets_the_suit() -> None:
    table = playing(["RJ 3H", "2D 4C", "5D AC", "KS 6D"], "NT").do("play RJ")
    assert table.legal == {"play 2D", "play 4C"}
    table.do("play 2D")
    assert table.legal == {"play 5D"}
    table.do("play 5D")
    assert table.legal == {"play 6D"}


HOLDING = ["2H 3H 4H", "RJ 5H AC", "BJ AD KD", "KS 6H 7H"]


@pytest.mark.parametrize("option", ["when_void", "must_when_void"])
def test_a_joker_is_not_played_by_who_can_follow(option: str) -> None:
    table = playing(HOLDING, "NT", nt_joker=option).do("play 2H")
    assert table.legal == {"play 5H"}


def test_usually_a_joker_may_be_thrown_off_when_void() -> None:
    table = playing(HOLDING, "NT").do("play 2H", "play 5H")
    assert table.legal == {"play BJ", "play AD", "play KD"}


def test_a_joker_must_be_thrown_off_when_void_where_the_option_says_so() -> None:
    table = playing(HOLDING, "NT", nt_joker="must_when_void").do("play 2H", "play 5H")
    assert table.legal == {"play BJ"} and table.objection("play AD") == "must_joker"


def test_a_joker_may_be_played_at_any_time_where_the_option_says_so() -> None:
    table = playing(HOLDING, "NT", nt_joker="any_time").do("play 2H")
    assert table.legal == {"play RJ", "play 5H"} and table.objection("play AC") == "follow_suit"


def test_a_joker_may_usually_be_led() -> None:
    table = playing(["RJ 3H", "2D 4C", "5D AC", "KS 6D"], "NT")
    assert table.legal == {"play RJ", "play 3H"}


def test_a_joker_may_be_led_only_as_the_last_card_where_the_option_says_so() -> None:
    table = playing(["RJ 3H", "2D 4C", "5D AC", "KS 6D"], "NT", nt_joker_lead="only_if_last")
    assert table.legal == {"play 3H"} and table.objection("play RJ") == "joker_lead"
    table = playing(["RJ BJ", "2D 4C", "5D AC", "KS 6D"], "NT", nt_joker_lead="only_if_last")
    assert table.legal == {"play RJ", "play BJ"}


def test_these_options_do_not_touch_a_trump_contract() -> None:
    options = {"nt_joker": "must_when_void", "nt_joker_lead": "only_if_last"}
    table = playing(["RJ 3H", "BJ 4C", "5D AC", "KS 6D"], "S", **options)
    assert table.legal == {"play RJ", "play 3H"}
    assert table.do("play 3H").legal == {"play BJ", "play 4C"}


# Scores


def score(won: int, contract: str, **options: str) -> tuple[float, ...]:
    """Score a contract of seats 1 and 3, who took `won` tricks besides the kitty's."""
    rules = rules_of("bid_whist", 4, **options)
    size = 13 if options.get("kitty") == "off" else 12
    level, strain = contract.split()
    made = ContractMade(1, Contract(int(level), Strain(strain)))
    tricks = taken(size - won, won // 2, 0, won - won // 2)
    return Table(rules, [*opened(rules, size), made, *tricks], SideScoring).result()


@pytest.mark.parametrize(
    ("contract", "won", "points"),
    [
        ("4 up", 10, 5),
        ("4 up", 8, -4),
        ("4 down", 9, 4),
        ("3 up", 8, 3),
        ("3 up", 7, -3),
        ("3 nt", 12, 7),
        ("7 nt", 12, 7),
        ("7 up", 11, -7),
        ("1 up", 6, 1),
        ("1 up", 5, -1),
    ],
)
def test_a_made_bid_scores_all_tricks_above_six_a_failed_one_its_level(
    contract: str, won: int, points: int
) -> None:
    assert score(won, contract) == (0, points), "the kitty is the first trick"


def test_without_a_kitty_there_is_no_free_trick() -> None:
    assert score(9, "3 up", kitty="off") == (0, 3)
    assert score(8, "3 up", kitty="off") == (0, -3)
    assert score(13, "7 up", kitty="off") == (0, 7)


@pytest.mark.parametrize(("contract", "factor"), [("4 up", 1), ("4 down", 1), ("4 nt", 2)])
def test_no_trump_may_count_double_made_or_failed(contract: str, factor: int) -> None:
    assert score(10, contract, double_nt="on") == (0, 5 * factor)
    assert score(8, contract, double_nt="on") == (0, -4 * factor)
    assert score(10, contract) == (0, 5) and score(8, contract) == (0, -4)


def test_defenders_may_score_their_tricks_above_six() -> None:
    assert score(4, "3 up", defensive_scoring="on") == (2, -3)
    assert score(6, "3 up", defensive_scoring="on") == (0, -3)
    assert score(10, "4 up", defensive_scoring="on") == (0, 5)
    assert score(0, "3 up", defensive_scoring="on") == (6, -3)
    assert score(4, "3 up") == (0, -3)


def test_defenders_do_not_double_for_no_trump() -> None:
    assert score(4, "3 nt", defensive_scoring="on", double_nt="on") == (2, -6)


@pytest.mark.parametrize(("contract", "factor"), [("4 up", 1), ("4 down", 1), ("4 nt", 2)])
def test_all_points_may_double_at_no_trump(contract: str, factor: int) -> None:
    assert score(10, contract, double_nt="all") == (0, 5 * factor)
    assert score(4, contract, double_nt="all", defensive_scoring="on") == (2 * factor, -4 * factor)
    assert score(4, contract, double_nt="all") == (0, -4 * factor)


PARLETT = {"double_nt": "all", "boston": "on", "score_level_only": "on", "defensive_scoring": "on"}


@pytest.mark.parametrize(
    ("contract", "won", "points"),
    [
        ("5 up", 12, (0, 20)),
        ("5 up", 11, (0, 5)),
        ("3 nt", 12, (0, 24)),
        ("7 nt", 12, (0, 56)),
        ("3 up", 0, (6, -3)),
        ("3 nt", 4, (4, -6)),
    ],
)
def test_all_the_tricks_may_be_a_boston_which_scores_four_times(
    contract: str, won: int, points: tuple[int, int]
) -> None:
    assert score(won, contract, **PARLETT) == points


def test_without_a_kitty_a_boston_takes_thirteen_tricks_of_either_side() -> None:
    assert score(12, "3 up", kitty="off", boston="on") == (0, 6)
    assert score(13, "3 up", kitty="off", boston="on") == (0, 28)
    assert score(0, "3 up", kitty="off", boston="on") == (0, -3)
    assert score(0, "3 up", kitty="off", boston="on", defensive_scoring="on") == (28, -3)
    assert score(12, "3 up") == (0, 7), "where there is no Boston it is worth its tricks"


def test_a_made_bid_may_score_no_more_than_its_level() -> None:
    assert score(11, "3 up", score_level_only="on") == (0, 3)
    assert score(11, "3 up") == (0, 6)
    assert score(7, "3 up", score_level_only="on") == (0, -3)
    assert score(11, "3 nt", score_level_only="on", double_nt="on") == (0, 6)


def test_jokers_are_two_different_cards() -> None:
    red, black = cards("RJ BJ")
    assert red is not black and red.suit is black.suit is None and red.red and not black.red


@pytest.mark.parametrize(
    ("pay", "won", "declarers", "defenders"),
    [
        (ContractPay(True, "off", False, False), 9, (Part("odd", 1, 4),), ()),
        (ContractPay(True, "on", False, True), 9, (Part("odd", 2, 4),), ()),
        (ContractPay(True, "on", True, False), 9, (Part("contract", 2, 3),), ()),
        (
            ContractPay(True, "off", False, True),
            4,
            (Part("contract_missed", -1, 3),),
            (Part("odd", 1, 2),),
        ),
    ],
)
def test_the_points_of_a_contract_are_parts(
    pay: ContractPay, won: int, declarers: Parts, defenders: Parts
) -> None:
    end = Position(4, taken=[12 - won, won, 0, 0])
    end.declarer, end.contract = 1, Contract(3, Strain.NT)
    assert (pay.parts(end, 1), pay.parts(end, 0)) == (declarers, defenders)
    assert pay.points(end) == (total(defenders), total(declarers))

"""Bid Whist before the first card is led: the deal, the auction and the kitty (6.2 and 6.3)."""

import pytest

from farwhist.engine.cards import cards
from farwhist.engine.events import CardDiscarded, ContractMade, KittyShown, KittyTaken, LeadSet
from farwhist.engine.moves import Contract, Strain
from farwhist.rules.options import RulesError
from farwhist.rules.phases.contracts import ContractAuction, KittyAside
from tests.helpers.drive import rules_of, start
from tests.helpers.tables import Table, dealt, opened, rest_of

HANDS = [
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C",
]
STRAINS = ("up", "down", "nt")


def auction(**options: str) -> Table:
    """Open the auction; seat 3 deals, the kitty holds the twos and the jokers."""
    rules = rules_of("bid_whist", 4, **options)
    used = " ".join(HANDS).split()
    left = rest_of(used, jokers=int(options.get("jokers", "2")))
    if options.get("kitty") == "off":
        hands = [hand + " " + two for hand, two in zip(HANDS, left.split(), strict=False)]
        return Table(rules, [*opened(rules, 13), dealt(hands)], ContractAuction)
    return Table(rules, [*opened(rules, 12), dealt(HANDS, left)], KittyAside)


def bids(table: Table) -> set[str]:
    return {move for move in table.legal if move != "pass"}


def bid_of(levels: range) -> set[str]:
    return {f"contract {level} {strain}" for level in levels for strain in STRAINS}


# The deal


@pytest.mark.parametrize(("jokers", "kitty"), [("0", 4), ("1", 5), ("2", 6)])
def test_the_kitty_has_four_to_six_cards(jokers: str, kitty: int) -> None:
    position = start("bid_whist", 4, jokers=jokers).position
    assert [len(hand) for hand in position.hands] == [12] * 4
    assert len(position.kitty) == kitty and not position.stock


def test_two_jokers_are_usual_and_one_is_the_red_one() -> None:
    assert len(start("bid_whist", 4).position.kitty) == 6
    pack = {str(card) for card in rules_of("bid_whist", jokers="1").pack}
    assert "RJ" in pack and "BJ" not in pack
    with pytest.raises(RulesError):
        rules_of("bid_whist", jokers="3")


def test_without_a_kitty_there_are_thirteen_cards_each_and_no_jokers() -> None:
    rules = rules_of("bid_whist", kitty="off", jokers="2")
    assert len(rules.pack) == 52
    position = start("bid_whist", 4, kitty="off").position
    assert [len(hand) for hand in position.hands] == [13] * 4 and not position.kitty


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_play(seats: int) -> None:
    with pytest.raises(RulesError):
        rules_of("bid_whist", seats)


# The auction


@pytest.mark.parametrize("least", [1, 2, 3, 4])
def test_the_first_bid_has_at_least_the_least_level_and_at_most_seven(least: int) -> None:
    table = auction(minimum_bid=str(least))
    assert table.legal == {"pass"} | bid_of(range(least, 8))
    why = "least_level" if least > 1 else "not_now"
    assert table.objection(f"contract {least - 1} nt") == why
    assert table.objection("contract 8 up") == "not_now"


def test_three_is_the_usual_least_level() -> None:
    assert auction().legal == {"pass"} | bid_of(range(3, 8))
    with pytest.raises(RulesError):
        rules_of("bid_whist", minimum_bid="5")


def test_everybody_calls_once_from_the_eldest_hand() -> None:
    table = auction()
    for seat, call in enumerate(("contract 3 up", "pass", "contract 4 up", "pass")):
        assert table.seat == seat
        table.do(call)
    assert table.position.declarer == 2
    assert table.of(ContractMade) == [ContractMade(2, Contract(4, Strain.UP))]


@pytest.mark.parametrize(
    ("before", "higher"),
    [
        ("6 up", {"6 down", "6 nt", "7 up", "7 down", "7 nt"}),
        ("6 down", {"6 nt", "7 up", "7 down", "7 nt"}),
        ("6 nt", {"7 up", "7 down", "7 nt"}),
        ("7 nt", set()),
    ],
)
def test_low_beats_high_and_no_trump_beats_both(before: str, higher: set[str]) -> None:
    table = auction().do(f"contract {before}")
    assert bids(table) == {f"contract {bid}" for bid in higher}
    assert table.objection(f"contract {before}") == "must_outbid"


@pytest.mark.parametrize("before", ["6 up", "6 down"])
def test_low_and_high_may_be_equal(before: str) -> None:
    table = auction(low_beats_high="off").do(f"contract {before}")
    assert bids(table) == {f"contract {bid}" for bid in ("6 nt", "7 up", "7 down", "7 nt")}


def test_the_dealer_must_bid_when_the_first_three_pass() -> None:
    table = auction().do("pass", "pass", "pass")
    assert table.seat == 3 == table.position.dealer
    assert table.legal == bid_of(range(3, 8))
    assert table.objection("pass") == "dealer_must_bid"


def test_the_dealer_may_pass_after_a_bid() -> None:
    assert "pass" in auction().do("pass", "contract 3 up", "pass").legal


def test_the_dealer_must_bid_more_not_as_much() -> None:
    table = auction().do("pass", "contract 3 nt", "pass")
    assert bids(table) == bid_of(range(4, 8))


# The second choice


def bought(contract: str, **options: str) -> Table:
    """Let seat 1 buy this contract."""
    return auction(**options).do("pass", f"contract {contract}", "pass", "pass")


@pytest.mark.parametrize("strain", ["up", "down"])
def test_after_a_trump_bid_the_suit_is_named(strain: str) -> None:
    table = bought(f"4 {strain}")
    assert table.seat == 1
    assert table.legal == {f"trump {suit}" for suit in "SHDC"}
    assert table.objection("trump NT") and table.objection("order low")
    table.do("trump D")
    assert table.position.trump is not None and table.position.trump.letter == "D"
    assert table.position.low is (strain == "down")


@pytest.mark.parametrize("order", ["high", "low"])
def test_after_a_no_trump_bid_the_order_is_named(order: str) -> None:
    table = bought("4 nt")
    assert table.seat == 1 and table.legal == {"order high", "order low"}
    table.do(f"order {order}")
    assert table.position.trump is None and table.position.low is (order == "low")


# The kitty


@pytest.mark.parametrize(
    ("sport", "contract", "shown"),
    [
        ("Never", "4 up", False),
        ("Never", "4 nt", False),
        ("Trump", "4 up", True),
        ("Trump", "4 down", True),
        ("Trump", "4 nt", False),
        ("Always", "4 up", True),
        ("Always", "4 nt", True),
    ],
)
@pytest.mark.parametrize("taken", ["off", "on"])
def test_the_kitty_is_shown_as_the_option_says(
    sport: str, contract: str, shown: bool, taken: str
) -> None:
    table = bought(contract, sport_kitty=sport, bidder_gets_kitty=taken)
    assert not table.of(KittyShown), "not before the second choice"
    table.do("order low" if contract.endswith("nt") else "trump S")
    (event,) = table.of(KittyShown)
    for seat in range(4):
        seen = None not in event.seen_by(seat).cards
        assert seen is (shown or seat == 1), "the high bidder sees it in any case"


def test_the_kitty_usually_stays_out_of_play_and_unseen() -> None:
    table = bought("3 up").do("trump S")
    assert len(table.position.kitty) == 6 and not table.position.kitty_open
    assert [len(hand) for hand in table.position.hands] == [12] * 4
    assert not table.of(KittyTaken)


def test_the_bidder_may_get_the_kitty_and_discards_as_many_cards_of_any_kind() -> None:
    table = bought("3 up", bidder_gets_kitty="on").do("trump H")
    everything = set(f"{HANDS[1]} 2S 2H 2D 2C RJ BJ".split())
    assert table.seat == 1 and table.legal == {f"discard {card}" for card in everything}
    assert table.objection("discard AS") == "not_in_hand"
    table.do("discard RJ", "discard BJ", "discard AH", "discard 2H")
    assert table.objection("discard RJ") == "not_in_hand"
    table.do("discard 2S", "discard 2D")
    assert [len(hand) for hand in table.position.hands] == [12] * 4
    assert table.position.discards == list(cards("RJ BJ AH 2H 2S 2D"))
    assert table.seat == 0 and "play AS" in table.legal


def test_discards_are_seen_by_nobody_else() -> None:
    table = bought("3 up", bidder_gets_kitty="on").do("trump H", "discard RJ")
    (event,) = table.of(CardDiscarded)
    for seat in (0, 2, 3):
        assert event.seen_by(seat) == CardDiscarded(1, None)
    assert event.seen_by(1) == event


def test_the_taken_kitty_is_seen_by_others_only_when_it_was_shown() -> None:
    for sport, blank in (("Never", True), ("Always", False)):
        table = bought("3 up", bidder_gets_kitty="on", sport_kitty=sport).do("trump H")
        (event,) = table.of(KittyTaken)
        assert isinstance(event, KittyTaken)
        for seat in (0, 2, 3):
            seen = event.seen_by(seat)
            assert isinstance(seen, KittyTaken) and (None in seen.cards) is blank
        assert event.seen_by(1) == event


# The lead


def test_the_eldest_hand_leads_unless_the_bidder_does() -> None:
    table = bought("3 up").do("trump H")
    assert table.seat == 0 and not table.of(LeadSet)
    table = bought("3 up", bidder_leads="on").do("trump H")
    assert table.seat == 1 and table.position.leader == 1

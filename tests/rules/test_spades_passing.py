"""Spades: cards that partners pass each other for a nil."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from farwhist.engine.cards import Suit, card
from farwhist.engine.events import NOBODY, BidMade, CardGiven, TrumpSet
from farwhist.engine.position import Position
from farwhist.engine.record import deal_records
from farwhist.rules import deal_code, diagram, diagram_reading, lookup
from farwhist.rules.deal_text import of_match
from farwhist.rules.phases.bidding import TurnBidding
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.tables import Table, dealt, opened

HANDS = (
    "AS KS QS 3H 4H 5H",
    "2S 6H 7H 2D 3D 4D",
    "5S 6S 2H 5D 6D 7D",
    "7S 8S 8H 9H 8D 9D",
)


def bid_out(
    bids: Sequence[int], blind: Sequence[int] = (), dealer: int = -1, **options: str
) -> Table:
    """Return the table after these bids of seats 0 to 3."""
    rules = rules_of("spades", 4, **{"passing": "any", **options})
    made = [BidMade(seat, tricks, 0, seat in blind) for seat, tricks in enumerate(bids)]
    events = [*opened(rules, 6, dealer=dealer), dealt(HANDS), TrumpSet(Suit.SPADES), *made]
    return Table(rules, events, TurnBidding)


def given(table: Table) -> list[tuple[int, int, str]]:
    """Return who has passed which card to whom."""
    return [
        (event.giver, event.taker, str(event.card))
        for event in table.of(CardGiven)
        if isinstance(event, CardGiven)
    ]


def held(table: Table, seat: int) -> set[str]:
    return {str(each) for each in table.position.hands[seat]}


def test_who_bid_nil_passes_two_cards_and_the_partner_passes_two_back() -> None:
    table = bid_out((0, 2, 3, 2))
    assert table.seat == 0 and table.legal == {f"give {each}" for each in HANDS[0].split()}
    table.do("give AS", "give KS")
    assert table.seat == 2, "the partner has taken the cards up"
    assert table.legal == {f"give {each}" for each in [*HANDS[2].split(), "AS", "KS"]}
    table.do("give 2H", "give 5D")
    assert given(table) == [(0, 2, "AS"), (0, 2, "KS"), (2, 0, "2H"), (2, 0, "5D")]
    assert held(table, 0) == {"QS", "3H", "4H", "5H", "2H", "5D"}
    assert held(table, 2) == {"5S", "6S", "6D", "7D", "AS", "KS"}
    assert table.seat == 0 and "play 3H" in table.legal, "the eldest hand leads"


def test_a_card_that_was_passed_may_come_back() -> None:
    table = bid_out((0, 2, 3, 2), passed_cards="1").do("give AS", "give AS")
    assert held(table, 0) == set(HANDS[0].split()) and held(table, 2) == set(HANDS[2].split())


def test_only_the_two_partners_see_what_is_passed() -> None:
    table = bid_out((0, 2, 3, 2)).do("give AS")
    (event,) = table.of(CardGiven)
    for seat in (0, 2):
        assert event.seen_by(seat) == event
    for seat in (1, 3, NOBODY):
        assert event.seen_by(seat) == CardGiven(0, 2, None)
    views = [fold(Position(4), [each.seen_by(seat) for each in table.events]) for seat in range(4)]
    assert [card("AS") in view.hands[2] for view in views] == [True, False, True, False]
    assert [len(view.hands[0]) for view in views] == [5] * 4


@pytest.mark.parametrize(
    ("bids", "blind", "options", "givers"),
    [
        ((0, 2, 3, 2), (), {}, [0, 0, 2, 2]),
        ((0, 2, 3, 2), (), {"passing": "off"}, []),
        ((0, 2, 3, 2), (), {"passing": "blind"}, []),
        ((0, 2, 3, 2), (0,), {"passing": "blind"}, [0, 0, 2, 2]),
        ((0, 2, 0, 2), (0,), {"passing": "blind"}, []),
        ((0, 2, 0, 2), (), {}, []),
        ((3, 0, 0, 2), (), {}, [1, 1, 3, 3, 2, 2, 0, 0]),
        ((3, 2, 3, 0), (), {"passed_cards": "1"}, [3, 1]),
        ((3, 2, 3, 0), (), {"passed_cards": "3"}, [3, 3, 3, 1, 1, 1]),
        ((3, 0, 3, 2), (), {"partners": "off"}, []),
        ((3, 0, 3, 2), (), {"nil": "off"}, []),
    ],
)
def test_who_passes_how_many(
    bids: Sequence[int], blind: Sequence[int], options: dict[str, str], givers: list[int]
) -> None:
    table, found = bid_out(bids, blind, **options), []
    while table.decision and all(text.startswith("give") for text in table.legal):
        found.append(table.seat)
        table.do(min(table.legal))
    assert found == givers


def test_the_side_of_the_nil_nearest_to_the_eldest_hand_is_first() -> None:
    assert bid_out((3, 0, 0, 2), dealer=1).seat == 2


def test_nothing_else_can_be_done_before_the_cards_are_passed() -> None:
    table = bid_out((0, 2, 3, 2))
    assert table.objection("play AS") == "must_give" and table.objection("pass") == "must_give"
    assert table.objection("give 2S") == "not_in_hand"


def test_without_the_option_the_rules_have_no_such_phase() -> None:
    for preset in ("spades", "spades_suicide", "spades_whiz", "cutthroat"):
        assert lookup.passing(rules_of(preset)) is None
    assert lookup.passing(rules_of("cutthroat", 3, partners="on", passing="any")) is None


def test_the_record_of_a_deal_tells_who_passed_what() -> None:
    match = start("spades_suicide", 4, 3, passing="any", passed_cards="1")
    while not match.position.results:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.moves[0])
    record = next(deal_records(match, "spades_suicide"))
    bids, passed = record["bids"], record["passed"]
    first = (record["dealer"] + 1, record["dealer"] + 2)
    pairs = [(s % 4, (s + 2) % 4) if bids[s % 4] == 0 else ((s + 2) % 4, s % 4) for s in first]
    assert sorted(giver for giver, _ in passed) == [0, 1, 2, 3] and len(pairs) == 2
    assert {(passed[0][0], passed[1][0]), (passed[2][0], passed[3][0])} == set(pairs)
    assert passed[0][1] in record["hands"][passed[0][0]]


@pytest.mark.parametrize("moves", [5, 9, 20, 60])
def test_codes_and_diagrams_hold_the_cards_that_were_passed(moves: int) -> None:
    options = {"passing": "any", "passed_cards": "3"}
    match = any_moves(
        start("spades_suicide", 4, 7, **options),
        Random(1),
        lambda played: len(played.moves) >= moves or bool(played.position.results),
    )
    text = of_match(match, "spades_suicide", 4, options, 1)
    assert deal_code.read(deal_code.write(text)) == text
    drawn = "\n".join(diagram.lines(text)).partition("Code:")[0]
    assert diagram_reading.read(drawn) == text
    assert [event for event in text.match().events if isinstance(event, CardGiven)] == [
        event for event in match.events if isinstance(event, CardGiven)
    ]

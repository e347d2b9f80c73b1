"""What opponents pass for a nil, and what they know of it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random

import pytest

from farwhist import bots
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.judging.coach import Work, judge
from farwhist.bots.thinking.hint import AdviceTask, hint_of
from farwhist.bots.tricks.passing import PassedCards, exchanged
from farwhist.bots.tricks.side_bids import SideBids
from farwhist.bots.tricks.side_table import SideTable
from farwhist.engine.cards import Suit, card
from farwhist.engine.events import BidMade, TrumpSet
from farwhist.engine.moves import Give, write
from farwhist.engine.position import Position
from farwhist.rules.phases.bidding import TurnBidding
from tests.bots.tricks.test_side_bids import chosen, laid_out, view_of
from tests.helpers.drive import fold, rules_of
from tests.helpers.tables import Table, dealt, opened

NIL = "KS 9S 3S 2H 4H 6H AD 3D 2D 5C 4C 3C 2C"
"""A nil that two cards endanger, the king of spades more than the ace of diamonds."""

PARTNER = "AS QS JS AH KH QH 2S KD QD JD AC KC 7C"


def seen_by(table: Table, seat: int) -> Position:
    return fold(Position(4), [event.seen_by(seat) for event in table.events])


def to_pass(bids: Sequence[int], *done: str, hands: Sequence[str] = (), **options: str) -> Table:
    rules = rules_of("spades", 4, **{"passing": "any", **options})
    cards = list(hands) or laid_out(NIL)
    made = [BidMade(seat, tricks, 0) for seat, tricks in enumerate(bids)]
    events = [*opened(rules, 13), dealt(cards), TrumpSet(Suit.SPADES), *made]
    return Table(rules, events, TurnBidding).do(*done)


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_levels_that_play_deals_out_pass_the_card_that_endangers_their_nil(level: str) -> None:
    assert chosen(to_pass((0, 3, 4, 3), passed_cards="1"), level) == {"give KS"}


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_of_two_cards_none_is_low(level: str) -> None:
    first = to_pass((0, 3, 4, 3))
    second = to_pass((0, 3, 4, 3), "give KS")
    assert chosen(first, level) | chosen(second, level) <= {"give KS", "give AD", "give 9S"}


def test_a_beginner_now_and_then_keeps_the_worst_card() -> None:
    table = to_pass((0, 3, 4, 3))
    assert table.decision
    bot = bots.make("beginner", table.rules)
    found = {write(bot.choose(view_of(table), table.decision, Random(seed))) for seed in range(30)}
    assert found == {"give KS", "give AD"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_partner_passes_low_cards_and_keeps_those_that_cover(level: str) -> None:
    rest = [each for hand in laid_out(NIL) for each in hand.split()]
    others = [each for each in rest if each not in (NIL.split() + PARTNER.split())]
    hands = [NIL, " ".join(others[:13]), PARTNER, " ".join(others[13:])]
    table = to_pass((0, 3, 5, 3), "give KS", "give AD", hands=hands)
    assert table.seat == 2
    high = {f"give {each}" for each in ["AS", "KS", "QS", "AH", "KH", "AD", "AC"]}
    assert not chosen(table, level) & high


def test_in_play_outs_a_seat_knows_where_the_cards_are_that_it_passed() -> None:
    table = to_pass((0, 3, 4, 3), "give KS", "give AD", "give KS")
    assert table.seat == 2
    first = SideTable.of(table.rules, seen_by(table, 0), 0)
    assert {first.pack[each] for each in first.fixed[2]} == {card("AD")}
    for seed in range(5):
        world = first.world(Random(seed))
        assert first.number[card("AD")] in world[2] and len(world[2]) == 14
    other = SideTable.of(table.rules, seen_by(table, 1), 1)
    assert other.fixed[0] == other.fixed[2] == []


def test_who_thinks_of_a_nil_thinks_of_the_cards_that_will_be_passed() -> None:
    values = {}
    for passing in ("off", "any"):
        rules = rules_of("spades", 4, passing=passing)
        events = [*opened(rules, 13), dealt(laid_out(NIL)), TrumpSet(Suit.SPADES)]
        table = Table(rules, events, TurnBidding)
        values[passing] = SideBids(rules, view_of(table), 0).nil_value(60, Random(1))
    assert values["any"] > values["off"] + 20


def test_exchanged_hands_have_as_many_cards_as_before() -> None:
    table = to_pass((0, 3, 4, 3))
    judge_ = PassedCards(table.rules, view_of(table), 0)
    world = judge_.table.world(Random(2))
    after = exchanged(judge_.table, world, (0, 3, 4, 3), judge_.left)
    assert [len(hand) for hand in after] == [13] * 4
    assert sorted(chain(*after)) == sorted(chain(*world))
    assert after[1] == world[1] and after[3] == world[3]


def test_the_coach_blames_who_keeps_a_card_that_takes_a_trick() -> None:
    table = to_pass((0, 3, 4, 3), passed_cards="1")
    assert table.decision
    found = judge(table.rules, view_of(table), table.decision, Give(card("2H")), Work(120, 120, 60))
    assert found is not None and found.word in ("slip", "mistake", "blunder")
    assert found.choices[0].moves == ("give KS",)


def test_a_hint_says_which_card_to_pass() -> None:
    table = to_pass((0, 3, 4, 3))
    assert table.decision
    terms = ("spades", 4, "club", (("passing", "any"),), "balanced", None)
    task = AdviceTask.of(terms, view_of(table), table.decision, 3)  # type: ignore[arg-type]
    (text,) = task.answers()
    assert hint_of(text).move == Give(card("KS"))

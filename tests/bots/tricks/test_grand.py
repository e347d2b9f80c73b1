"""What is called in Minnesota and Norwegian Whist, and how tricks are left to the others."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.tricks.card_reading import reads_cards
from farwhist.bots.tricks.duck_playout import DuckPlayOut, ducks, play_out_of
from farwhist.bots.tricks.side_playout import PlayOut, worth_of
from farwhist.bots.tricks.side_table import SideTable
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine.cards import cards
from farwhist.engine.events import ContractMade
from farwhist.engine.moves import Contract, write
from farwhist.engine.position import Position
from farwhist.rules.phases.contracts import GRAND, NULLO, GrandAuction
from farwhist.rules.phases.tricks import Tricks
from tests.helpers.drive import fold, rules_of
from tests.helpers.tables import Table, dealt, opened, rest_of

HIGH = "AS KS QS AH KH 5H 4H AD KD 3D AC KC 2C"
LOW = "2S 3S 4S 6S 2H 3H 5H 2D 3D 4D 2C 3C 5C"
MIXED = "AS 9S 7S 4S KH 8H 6H QD 9D 3D JC 8C 4C"


def called(hand: str, passes: int, preset: str = "minnesota", level: str = "rule") -> str:
    """Return what the seat calls that holds a hand, when so many have passed before it."""
    rules = rules_of(preset, 4)
    rest = rest_of(hand.split()).split()
    hands = [" ".join(rest[start : start + 13]) for start in (0, 13, 26)]
    hands.insert(passes, hand)
    table = Table(rules, [*opened(rules, 13), dealt(hands)], GrandAuction)
    table.do(*["pass"] * passes)
    assert table.decision
    view = fold(Position(4), [event.seen_by(table.seat) for event in table.events])
    return write(bots.make(level, rules).choose(view, table.decision, Random(1)))


@pytest.mark.parametrize("level", ["rule", "club", "strong"])
def test_high_cards_are_played_grand_and_low_ones_are_not(level: str) -> None:
    assert called(HIGH, 0, level=level) == "contract 1 grand"
    assert called(LOW, 0, level=level) == "pass"
    assert called(HIGH, 3, level=level) == "contract 1 grand"
    assert called(LOW, 3, level=level) == "contract 1 nullo"


def test_where_everybody_may_call_it_low_cards_are_played_nullo() -> None:
    assert called(LOW, 0, "norwegian") == "contract 1 nullo"
    assert called(MIXED, 0, "norwegian") == "pass"


def playing(contract: Contract, hands: list[str], *played: str) -> Table:
    """Return a deal that seat 3 has decided, after some cards; seat 0 leads."""
    rules = rules_of("minnesota", 4)
    size = len(hands[0].split())
    begun = [*opened(rules, size), dealt(hands), ContractMade(3, contract)]
    return Table(rules, begun, Tricks).do(*(f"play {one}" for one in played))


def by_thumb(table: Table) -> str:
    """Return the card of the rules of thumb."""
    view = fold(Position(4), [event.seen_by(table.seat) for event in table.events])
    assert table.decision
    known = Knowledge.of(table.rules, view, table.seat)
    legal = [move.cards[0] for move in table.decision.moves]  # type: ignore[union-attr]
    return TrickBot(table.rules).habit(known, legal).text


HANDS = ["TH 2C AS", "9H 6C 7C", "4H 8C 9C", "KH 2H 5C"]


def test_at_nullo_nobody_takes_a_trick_that_can_be_left() -> None:
    assert by_thumb(playing(NULLO, HANDS)) == "2C"
    assert by_thumb(playing(NULLO, HANDS, "TH", "9H", "4H")) == "2H"
    assert by_thumb(playing(GRAND, HANDS, "TH", "9H", "4H")) == "KH"
    assert by_thumb(playing(GRAND, HANDS)) == "AS"


def test_the_last_to_a_trick_of_its_side_gets_rid_of_the_highest_card() -> None:
    hands = ["4H 2C AS", "TH 6C 7C", "9H 8C 9C", "KH 2H 5C"]
    assert by_thumb(playing(NULLO, hands, "4H", "TH", "9H")) == "KH"
    hands = ["4H 2C AS", "3H 6C 7C", "2H 8C 9C", "KH QH 5C"]
    assert by_thumb(playing(NULLO, hands, "4H", "3H", "2H")) == "KH"


@pytest.mark.parametrize(("contract", "kind"), [(GRAND, PlayOut), (NULLO, DuckPlayOut)])
def test_deals_are_played_out_as_they_are_called(contract: Contract, kind: type[PlayOut]) -> None:
    table = playing(contract, HANDS)
    assert play_out_of(table.rules, table.position) is kind
    assert ducks(table.rules, table.position) is (contract is NULLO)


def test_the_last_plays_its_highest_card_to_the_partners_trick_in_a_play_out() -> None:
    hands = ["4H 2C", "TH 6C", "9H 8C", "KH 2H"]
    table = playing(NULLO, hands, "4H", "TH", "9H")
    known = SideTable.of(table.rules, table.position, 3)
    trick = [(seat, known.number[card]) for seat, card in table.position.trick]
    deal = DuckPlayOut(known, table.position, known.fixed, Random(1))
    assert known.number[cards("KH")[0]] in known.fixed[3] and len(trick) == 3
    deal._begin()
    for seat, card in trick:
        deal._lay(seat, card)
    deal._turn(3, True)
    assert deal.winner == 3


def test_the_play_at_nullo_is_not_read_as_if_tricks_were_wanted() -> None:
    for contract in (GRAND, NULLO):
        table = playing(contract, HANDS, "TH")
        view = fold(Position(4), [event.seen_by(1) for event in table.events])
        read = reads_cards(table.rules, view, SideTable.of(table.rules, view, 1))
        assert read is (contract is GRAND)


def test_tricks_are_worth_a_trick_whatever_they_count() -> None:
    for preset in ("minnesota", "norwegian"):
        rules = rules_of(preset, 4)
        view = fold(Position(4), [*opened(rules, 13), ContractMade(0, GRAND)])
        worth = worth_of(rules, view, 0)
        assert worth([8, 2, 2, 1]) - worth([7, 2, 2, 2]) == pytest.approx(1.05)
        view.contract = NULLO
        worth = worth_of(rules, view, 0)
        assert worth([4, 4, 0, 5]) < worth([3, 5, 0, 5])

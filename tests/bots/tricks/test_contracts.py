"""What is undertaken in Bid Whist."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from farwhist.bots.core.levels import level_of
from farwhist.bots.tricks.contracts import WAYS, Contracts
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine.cards import cards, pack
from farwhist.engine.events import CardsDealt, KittySet
from farwhist.engine.match import Match
from farwhist.engine.moves import PASS, Call, Contract, Move, Strain, write
from farwhist.engine.position import Position
from farwhist.rules.phases.contracts import ContractAuction
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import any_moves, fold, moves_on, rules_of, start
from tests.helpers.tables import Table, opened

SPADES = "RJ BJ AS KS QS TS 9S 8S 5S AH KH AD"
LOW_HEARTS = "RJ AH 2H 3H 4H 6H 8H AS 2S 3S AD 2D"
NOTHING = "9S 8S 7S 9H 8H 7H 9D 8D 7D 9C 8C 7C"
NO_TRUMP = "AS KS QS JS TS AH KH AD KD AC KC QC"


def asked(hand: str, *calls: str, **options: str) -> Table:
    """Let seat 0, which holds these cards, call after others have; the rest is dealt at random."""
    rules = rules_of("bid_whist", 4, **options)
    own = list(cards(hand))
    rest = [card for card in pack(jokers=2) if card not in own]
    Random(5).shuffle(rest)
    hands = tuple(tuple(each) for each in (own, rest[:12], rest[12:24], rest[24:36]))
    dealer = (0 - 1 - len(calls)) % 4
    events = [
        *opened(rules, 12, dealer=dealer),
        CardsDealt(hands, tuple(rest[36:])),
        KittySet(tuple(rest[36:])),
    ]
    return Table(rules, events, ContractAuction).do(*calls)


def chosen(table: Table, level: str, seed: int = 1) -> Move:
    """Return what a level calls or names at the table."""
    seat = table.seat
    view = fold(Position(4), [event.seen_by(seat) for event in table.events])
    assert table.decision
    return TrickBot(table.rules, level_of(level).trick_work).choose(
        view, table.decision, Random(seed)
    )


FINE = [
    (SPADES, Strain.UP, "trump S"),
    (LOW_HEARTS, Strain.DOWN, "trump H"),
    (NO_TRUMP, Strain.NT, "order high"),
]


@pytest.mark.parametrize(
    ("hand", "strain", "named", "level"),
    [(*fine, level) for fine in FINE for level in ("club", "expert")]
    + [(*fine, "casual") for fine in FINE[:2]],
)
def test_a_fine_hand_bids_its_strain_and_names_its_suit(
    hand: str, strain: Strain, named: str, level: str
) -> None:
    table = asked(hand)
    call = chosen(table, level)
    assert isinstance(call, Contract) and call.strain is strain
    table.do(write(call), "pass", "pass", "pass")
    assert write(chosen(table, level)) == named


@pytest.mark.parametrize("level", ["casual", "club", "strong", "expert"])
def test_high_cards_of_every_suit_and_no_long_one_play_without_trump(level: str) -> None:
    call = chosen(asked("AS KS QS 4S KH QH JH AD QD TD KC JC"), level)
    assert isinstance(call, Contract) and call.strain is Strain.NT


@pytest.mark.parametrize("takes", ["off", "on"])
def test_a_call_hopes_for_the_kitty_only_where_it_comes(takes: str) -> None:
    """Five good trumps and an ace are a contract with the kitty, and none without."""
    hand = "RJ AS KS 9S 4S AH 7H 5H QD 8D 6C 4C"
    call = chosen(asked(hand, bidder_gets_kitty=takes, bidder_leads=takes), "casual")
    assert (call == PASS) is (takes == "off")


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_a_poor_hand_passes_and_undertakes_the_least_when_it_must(level: str) -> None:
    assert chosen(asked(NOTHING), level) == PASS
    forced = chosen(asked(NOTHING, "pass", "pass", "pass"), level)
    assert isinstance(forced, Contract) and forced.level == 3


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_nobody_outbids_a_partner_with_nothing(level: str) -> None:
    assert chosen(asked(NOTHING, "contract 5 up", "pass"), level) == PASS


def test_above_the_highest_contract_one_can_only_pass() -> None:
    assert chosen(asked(SPADES, "contract 7 nt"), "expert") == PASS


def test_jokers_are_worth_nothing_without_trump() -> None:
    table = asked(SPADES)
    judge = Contracts(table.rules, table.position, 0)
    jokers = [table.rules.pack.index(card) for card in cards("RJ BJ")]
    for way in judge.tables:
        worth = judge.worth(jokers, way)
        assert (worth > 2) if way.trump is not None else (worth == 0)


@pytest.mark.parametrize("calls", [("contract 5 down",), ("contract 4 nt", "pass"), ("pass",) * 3])
def test_a_call_tells_of_the_hand(calls: tuple[str, ...]) -> None:
    """Callers are dealt hands that are worth their calls, more than just any hands."""
    table = asked(NOTHING, *calls)
    view = fold(Position(4), [event.seen_by(0) for event in table.events])
    judge, rng = Contracts(table.rules, view, 0), Random(3)
    fitting = fmean(judge.strangeness(judge.world(rng)) for _ in range(200))
    at_random = fmean(judge.strangeness(judge.any_world(rng)) for _ in range(200))
    assert fitting < 0.9 * at_random


@pytest.mark.parametrize("takes", ["on", "off"])
def test_whoever_takes_the_kitty_plays_its_best_cards(takes: str) -> None:
    table = asked(NOTHING, bidder_gets_kitty=takes, bidder_leads="on")
    judge = Contracts(table.rules, fold(Position(4), [e.seen_by(0) for e in table.events]), 0)
    assert judge.takes_kitty == (takes == "on")
    rng = Random(1)
    way = WAYS[0]
    for _ in range(20):
        world = judge.world(rng)
        left = set(range(54)) - {card for hand in world for card in hand}
        hand = judge.exchanged(world, 0, way)
        assert len(hand) == len(set(hand)) == 12
        assert set(hand) <= {*world[0], *left}
        assert judge.worth(hand, way) >= judge.worth(world[0], way)


@pytest.mark.parametrize("game", ["bid_whist", "bid_whist_kitty"])
def test_values_are_the_points_of_the_contract(game: str) -> None:
    """Nobody can win or lose more in a deal than all tricks."""
    rng, looked = Random(3), 0
    match = start(game, 4, 3, play="hands")
    while looked < 6:
        decision = match.decisions[0]
        calls = [move for move in decision.moves if isinstance(move, Contract) or move == PASS]
        if calls:
            check_values(match, decision.seat, calls[:3], rng)
            looked += 1
        any_moves(match, rng, moves_on(match))


def check_values(match: Match, seat: int, calls: Sequence[Call], rng: Random) -> None:
    assert isinstance(match.rules, Ruleset)
    judge = Contracts(match.rules, match.view(seat), seat)
    values = judge.values(calls, 8, rng)
    assert len(values) == len(calls)
    assert all(-14 <= value <= 14 for value in values)

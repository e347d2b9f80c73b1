"""Opponents where each seat bids its tricks and partners add their bids up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from farwhist import bots, self_play
from farwhist.bots.tricks.bid_playout import BidPlayOut, needs
from farwhist.bots.tricks.bid_worth import margin
from farwhist.bots.tricks.side_bids import SideBids, hand_worth
from farwhist.bots.tricks.side_table import SideTable
from farwhist.engine import chance
from farwhist.engine.cards import Suit
from farwhist.engine.events import BidMade, CardsDealt, TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import LOOK, Bid, write
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.catalogue import ruleset
from farwhist.rules.phases.bidding import SideBlindBids, TurnBidding
from farwhist.rules.phases.tricks import Tricks
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.tables import Table, dealt, opened, rest_of, taken

pytestmark = pytest.mark.slow

STRONG = "AS KS QS JS TS 9S AH KH 2H AD KD 2D AC"
WEAK = "2S 3S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C"


def laid_out(first: str) -> list[str]:
    """Return four hands, the first of which is given."""
    rest = rest_of(first.split()).split()
    return [first, *(" ".join(rest[seat::3]) for seat in range(3))]


def to_bid(hand: str, preset: str = "spades") -> Table:
    rules = rules_of(preset)
    events = [*opened(rules, 13), dealt(laid_out(hand)), TrumpSet(Suit.SPADES)]
    return Table(rules, events, TurnBidding)


def view_of(table: Table) -> Position:
    seats = table.rules.seats
    return fold(Position(seats), [event.seen_by(table.seat) for event in table.events])


def playing(hands: Sequence[str], bids: Sequence[int], *done: str, **options: str) -> Table:
    rules = rules_of("spades", 4, **options)
    made = [BidMade(seat, bid, 0) for seat, bid in enumerate(bids)]
    events = [*opened(rules, len(hands[0].split())), dealt(list(hands)), TrumpSet(Suit.SPADES)]
    return Table(rules, [*events, *made], Tricks).do(*(f"play {card}" for card in done))


def chosen(table: Table, level: str = "strong") -> set[str]:
    """Return what a level does, with several generators."""
    assert table.decision
    bot = bots.make(level, table.rules)
    return {write(bot.choose(view_of(table), table.decision, Random(seed))) for seed in range(4)}


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
def test_a_strong_hand_bids_much_and_a_hand_of_low_cards_nil(level: str) -> None:
    assert {int(text.split()[1]) >= 8 for text in chosen(to_bid(STRONG), level)} == {True}
    assert chosen(to_bid(WEAK), level) == {"bid 0"}


MIDDLING = "2S 3S 2H 3H 4H 9H JH 3D 4D TD 2C 5C QC"


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
@pytest.mark.parametrize("before", [("bid 0", "bid 4"), ("bid 4", "bid 0")])
def test_nobody_bids_nil_beside_another_nil_with_a_hand_that_needs_cover(
    level: str, before: tuple[str, str]
) -> None:
    hands = laid_out(MIDDLING)
    hands[0], hands[2] = hands[2], hands[0]
    rules = rules_of("spades")
    events = [*opened(rules, 13), dealt(hands), TrumpSet(Suit.SPADES)]
    table = Table(rules, events, TurnBidding).do(*before)
    assert table.seat == 2
    assert "bid 0" not in chosen(table, level)


def after_a_blind_nil(hand: str) -> Table:
    """Let seat 0 bid with a hand when seat 3, an opponent, has bid nil blind."""
    rules = rules_of("spades")
    blind = BidMade(3, 0, 0, blind=True)
    events = [*opened(rules, 13), dealt(laid_out(hand)), TrumpSet(Suit.SPADES), blind]
    return Table(rules, events, TurnBidding)


RISKY = "KS 9S 4S KH TH 4H 3H QD 9D 2D JC 9C 3C"


@pytest.mark.parametrize(
    ("hand", "nil"),
    [
        ("9S 4S 3S 4H 7D 3D 2D AC QC JC 7C 6C 2C", None),
        ("8S QH TH 8H 7H 4H 3H 9D 6D 5D JC 5C 4C", None),
        (MIDDLING, True),
        (RISKY, False),
    ],
)
def test_levels_that_play_deals_out_agree_on_nil_after_a_blind_one_of_opponents(
    hand: str, nil: bool | None
) -> None:
    table = after_a_blind_nil(hand)
    assert table.seat == 0 and table.decision
    view, seeds = view_of(table), range(3)
    found = [
        [
            write(bots.make(level, table.rules).choose(view, table.decision, Random(seed)))
            == "bid 0"
            for seed in seeds
        ]
        for level in ("club", "strong", "expert")
    ]
    assert found[0] == found[1] == found[2]
    assert nil is None or found[0] == [nil] * 3


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_who_is_bold_bids_more_than_who_is_cautious(level: str) -> None:
    asked: dict[str, int] = {}
    for style in bots.STYLES:
        for seed in range(16):
            match = start("spades", 4, seed)
            bot = bots.make(level, ruleset("spades", 4), style)
            seat = match.decisions[0].seat
            move = bot.choose(match.view(seat), match.decisions[0], Random(seed))
            asked[style] = asked.get(style, 0) + int(write(move).split()[1])
    assert asked["cautious"] < asked["balanced"] < asked["bold"]


def test_without_nil_nobody_bids_nothing_at_all() -> None:
    match = start("spades", 4, 2, nil="off")
    bot = bots.make("beginner", match.rules)  # type: ignore[arg-type]
    for _ in range(4):
        seat = match.decisions[0].seat
        match.submit(seat, bot.choose(match.view(seat), match.decisions[0], Random(1)))
    assert 0 not in match.position.bids


def test_what_hands_are_worth_adds_up_to_less_than_the_tricks_and_not_much_less() -> None:
    for preset, seats in (("spades", 4), ("cutthroat", 3)):
        total = 0.0
        for seed in range(40):
            match = start(preset, seats, seed)
            rules, position = match.rules, match.position
            table = SideTable.of(rules, position, 0)  # type: ignore[arg-type]
            for hand in position.hands:
                total += hand_worth(table, [table.number[card] for card in hand if card])
        size = ruleset(preset, seats).size_of(0)
        assert 0.75 * size < total / 40 < size, preset


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_whoever_has_bid_nil_plays_below(level: str) -> None:
    hands = ["9H AC", "KH 3H", "AH 4C", "2H 5C"]
    assert chosen(playing(hands, (1, 0, 2, 1), "9H"), level) == {"play 3H"}


def test_whoever_has_bid_nil_throws_its_highest_card_off() -> None:
    hands = ["9S 2C", "KD JD", "AH 4C", "2H 5C"]
    assert chosen(playing(hands, (1, 0, 2, 1), "2C"), "beginner") == {"play KD"}


@pytest.mark.parametrize("level", ["club", "strong"])
def test_a_partner_takes_the_trick_from_a_nil(level: str) -> None:
    hands = ["9H 2C", "3H 3C", "KH 2H", "4H 5C"]
    assert chosen(playing(hands, (0, 1, 1, 1), "9H", "3H"), level) == {"play KH"}


@pytest.mark.parametrize("level", ["beginner", "strong"])
def test_a_made_contract_wants_no_bags(level: str) -> None:
    rules = rules_of("spades")
    hands = ["2H 3C 4C", "KH 5H 8D", "4H 5C 6C", "3H 7C 8C"]
    events = [*opened(rules, 13), dealt(hands), TrumpSet(Suit.SPADES)]
    made = [BidMade(seat, bid, 0) for seat, bid in enumerate((2, 2, 2, 2))]
    table = Table(rules, [*events, *made, *taken(2, 2, 4, 2)], Tricks)
    assert needs(lookup.undertaken(rules), table.position, 1) == 0
    table.do("play 3H", "play 2H")
    assert table.seat == 1 and chosen(table, level) == {"play 5H"}


def at_the_lead(preset: str, seed: int, **options: str) -> tuple[Match, BidPlayOut]:
    """Return a match before its first lead, and a play-out of one of its worlds."""
    match = start(preset, 4, seed, **options)
    any_moves(match, Random(seed), lambda played: all(played.position.spoken))
    rules, seat = ruleset(preset, 4, options), match.decisions[0].seat
    view = match.view(seat)
    table = SideTable.of(rules, view, seat)
    return match, BidPlayOut(rules, table, view, table.world(Random(seed)), Random(seed))


@pytest.mark.parametrize("preset", ["spades", "spades_jokers", "cutthroat"])
def test_a_play_out_takes_every_trick_and_begins_anew_each_time(preset: str) -> None:
    match, deal = at_the_lead(preset, 2)
    first = deal.play_from(match.position.leader)
    again = [deal.play_from(match.position.leader) for _ in range(20)]
    assert {sum(taken) for taken in (first, *again)} == {13}
    assert deal.at_first_needs != deal.needs


@pytest.mark.parametrize(("lead", "first", "later", "broken"), [
    ("after_broken", False, False, True), ("any", True, True, True),
    ("after_first", False, True, False),
])  # fmt: skip
def test_a_play_out_leads_trumps_when_the_rules_let_it(
    lead: str, first: bool, later: bool, broken: bool
) -> None:
    _, deal = at_the_lead("spades", 1, trump_lead=lead)
    hand, only = [[3], [14], [], [], []], [[3], [], [], [], []]
    for opening, is_broken, wanted in (
        (True, False, first), (False, False, later), (True, True, broken)
    ):  # fmt: skip
        deal.opening, deal.broken = opening, is_broken
        assert bool(deal._leads(hand)[0]) is wanted
        assert deal._leads(only)[0], "who holds nothing else may"


def test_a_bag_costs_its_share_and_a_set_contract_counts_for_the_others() -> None:
    rules = rules_of("spades")
    score = lookup.undertaken(rules)
    end = fold(Position(4), opened(rules, 13))
    end.bids, end.taken = [3, 3, 3, 3], [3, 3, 3, 4]
    assert margin(score, end, 0) == 60 - (60 + 1 - 10)
    end.taken = [3, 3, 2, 5]
    assert margin(score, end, 0) == -60 - (60 + 2 - 20)


def test_worlds_are_sought_that_explain_the_bids() -> None:
    table = to_bid("2S 3S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C AC").do("bid 1", "bid 8", "bid 0", "bid 3")
    view = fold(Position(4), [event.seen_by(0) for event in table.events])
    judge, rng = SideBids(table.rules, view, 0), Random(1)
    usual = [judge.strangeness(judge.table.world(rng)) for _ in range(40)]
    sought = [judge.strangeness(judge.world(rng)) for _ in range(40)]
    assert sum(sought) < 0.9 * sum(usual)


def test_a_blind_nil_is_bid_only_when_nothing_else_helps() -> None:
    rules = rules_of("spades")
    view = fold(Position(4), opened(rules, 13))
    decision = any_moves(start("spades", 4, 3), Random(4), lambda m: bool(m.position.unseen))
    (asked,) = decision.decisions
    assert LOOK in asked.moves
    for totals, wanted in (([100, 480], Bid(0)), ([100, 300], LOOK), ([400, 490], LOOK)):
        view.totals = totals if asked.seat % 2 == 0 else totals[::-1]
        assert bots.make("expert", rules).choose(view, asked, Random(1)) == wanted


def test_who_plays_deals_out_beats_who_does_not() -> None:
    won = 0
    for seed in range(3):
        rules = ruleset("spades", 4, {"target": "200"})
        match = Match(rules, seed)
        better = seed % 2
        levels = [("club" if seat % 2 == better else "beginner") for seat in range(4)]
        players = [bots.make(level, rules) for level in levels]
        rng = chance.source(seed, 7)
        for _ in self_play.moves(match, players, lambda seat, rng=rng: rng):
            pass
        won += better in match.position.winners
    assert won >= 2


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
def test_in_suicide_who_has_the_weaker_hand_bids_nil(level: str) -> None:
    assert {
        int(text.split()[1]) >= 8 for text in chosen(to_bid(STRONG, "spades_suicide"), level)
    } == {True}
    assert chosen(to_bid(WEAK, "spades_suicide"), level) == {"bid 0"}


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
def test_in_suicide_a_hand_without_winners_leaves_the_tricks_to_its_partner(level: str) -> None:
    assert chosen(to_bid(MIDDLING, "spades_suicide"), level) == {"bid 0"}


@pytest.mark.parametrize("level", ["beginner", "club", "strong"])
def test_a_partner_of_a_forced_nil_bids_four_or_what_its_hand_is_worth(level: str) -> None:
    hands = laid_out(MIDDLING)
    hands[0], hands[3] = hands[3], hands[0]
    rules = rules_of("spades_suicide")
    events = [*opened(rules, 13), dealt(hands), TrumpSet(Suit.SPADES)]
    table = Table(rules, events, TurnBidding).do("bid 0", "bid 5")
    assert table.seat == 2
    assert {int(text.split()[1]) in (4, 5, 6) for text in chosen(table, level)} == {True}


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong"])
def test_in_whiz_the_spades_are_bid_where_they_will_take_tricks(level: str) -> None:
    assert chosen(to_bid(STRONG, "spades_whiz"), level) == {"bid 6"}
    assert chosen(to_bid(WEAK, "spades_whiz"), level) == {"bid 0"}


def test_worlds_of_mirror_have_about_the_spades_that_were_bid() -> None:
    rules = rules_of("spades_mirror")
    match = any_moves(
        start("spades_mirror", 4, 7), Random(1), lambda m: len(m.position.tricks) == 1
    )
    seat = match.decisions[0].seat
    view = match.view(seat)
    judge = SideBids(rules, view, seat)
    table, rng = judge.table, Random(3)

    def off(world: Sequence[Sequence[int]]) -> int:
        lead = {who: table.number[card] for who, card in view.tricks[0].plays}
        return sum(
            abs(sum(table.suit[c] == table.trump for c in (*world[s], lead[s])) - view.bids[s])  # type: ignore[operator]
            for s in range(4)
            if s != seat
        )

    sought = sum(off(judge.world(rng)) for _ in range(60))
    plain = sum(off(table.world(rng)) for _ in range(60))
    assert sought < 0.75 * plain


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "strong", "expert"])
def test_a_blind_six_is_bid_when_the_others_are_about_to_win(level: str) -> None:
    rules = rules_of("spades", 4, blind_bid="6")
    cards = tuple(rules.pack[seat::4] for seat in range(4))
    events = [*opened(rules, 13), CardsDealt(cards, (), unseen=(0, 2)), TrumpSet(Suit.SPADES)]
    for totals, first in (([340, 460], "bid 3"), ([100, 300], "look"), ([100, 480], "bid 0")):
        table = Table(rules, events, SideBlindBids)
        table.position.totals = totals
        view = view_of(table)
        view.totals = totals
        assert table.decision
        bot = bots.make(level, rules)
        assert write(bot.choose(view, table.decision, Random(1))) == first
    table = Table(rules, events, SideBlindBids).do("bid 3")
    assert table.decision
    move = bots.make(level, rules).choose(view_of(table), table.decision, Random(1))
    assert write(move) == "bid 3", "so much is bound, and no more"

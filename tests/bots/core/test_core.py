"""The core plays by the rules: checked against the rules themselves, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farwhist.bots.core.estimate import Estimator, estimator, features
from farwhist.bots.core.free_cards import may_play
from farwhist.bots.core.house_rules import HouseRules, legal, playout_any
from farwhist.bots.core.playout import NO_TRUMP, TRUMP, playout, rotations
from farwhist.bots.core.sampling import Impossible, Sampler, Situation
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.exact.search import groups, guessed, trick_state
from farwhist.engine.chance import shuffled
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.ruleset import Ruleset
from tests.helpers.chosen import short_rulesets
from tests.helpers.drive import any_moves, rules_of

SOME = settings(
    max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
OPTIONS = [
    {},
    {"must_ruff": "on"},
    {"must_ruff": "on", "must_overruff": "on"},
    {"must_ruff": "on", "must_overruff": "on", "free_below": "on"},
    {"must_beat_suit": "on"},
    {"may_trump_anytime": "on"},
    {"trump_lead": "after_broken"},
    {"trump_lead": "after_first"},
    {"trump_lead": "only_if_forced"},
    {"ranks": "bowers", "must_ruff": "on"},
    {"trump": "HIDDEN_TRUMP", "must_ruff": "on"},
    {"trump": "DEALER_LAST"},
    {"pack": "60"},
    {"pack": "60", "trump_lead": "only_if_forced"},
    {"pack": "60", "must_ruff": "on", "must_overruff": "on", "must_beat_suit": "on"},
    {"pack": "60", "trump": "HIDDEN_TRUMP"},
    {"pack": "104", "super_trump": "on", "must_beat_suit": "on", "must_ruff": "on"},
    {"pack": "104", "super_trump": "on", "must_ruff": "on", "must_overruff": "on"},
    {"pack": "56"},
]


def follow(rules: Ruleset, seed: int) -> int:
    """Play a match at random; compare what every seat may play, and what it must not rule out."""
    match, rng, compared = Match(rules, seed), Random(seed), 0
    while not match.over:
        decision = match.decisions[int(rng.random() * len(match.decisions))]
        if isinstance(decision.moves[0], PlayCard):
            compared += compare(rules, match, decision.seat)
        match.submit(decision.seat, decision.moves[int(rng.random() * len(decision.moves))])
    return compared


def compare(rules: Ruleset, match: Match, seat: int) -> int:
    """Compare one decision on a card with what the core makes of the seat's view."""
    decision = match.decision(seat)
    assert decision is not None
    truth = match.position
    for seat_view in seat_views(rules, match.view(seat), seat):
        known = seat_view.known
        led, best, taker = trick_state(known)
        rows: list[list[int]] = [[] for _ in range(6)]
        for code in known.mine:
            rows[code >> 5].append(code)
        wanted = {seat_view.code[move.cards[0]] for move in decision.moves}  # type: ignore[union-attr]
        trump = known.trump if truth.trump_fixed else NO_TRUMP
        stance = led, best, trump, seat_view.rules, seat_view.first, seat_view.broken
        assert set(may_play(known.mine, *stance)) == wanted
        if not known.wizards:
            assert set(legal(rows[:4], *stance)) == wanted
        if not truth.trump_fixed or seat_view.trump is not truth.trump:
            continue
        if truth.trick:
            trump, up = truth.trump, truth.turn_up
            winner = rules.ranking.winner(truth.trick, trump, turned=up)
            assert seat_view.seats[taker] == winner
        for number, other in enumerate(seat_view.seats[1:], 1):
            real = {seat_view.code[card] for card in truth.hands[other] if card in seat_view.code}
            assert not real & known.barred[number], "a card that is there was ruled out"
    return 1


@pytest.mark.parametrize("changes", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_legal_cards_and_voids(changes: dict[str, str], seats: int) -> None:
    rules = rules_of(seats=seats, sequence="CUSTOM", custom="7,5,6,8", **changes)
    assert follow(rules, seats) > 30


@SOME
@given(rules=short_rulesets(), seed=st.integers(0, 10**6))
def test_legal_cards_by_any_rules(rules: Ruleset, seed: int) -> None:
    follow(rules, seed)


@pytest.mark.parametrize("changes", OPTIONS, ids=str)
def test_sampled_deals_agree_with_what_is_known(changes: dict[str, str]) -> None:
    rules = rules_of(sequence="CUSTOM", custom="9,6,10", **changes)
    rng = Random(5)
    for seed in range(6):
        match = Match(rules, seed)
        any_moves(match, rng, lambda m: len(m.moves) >= 20 + 9 * seed or m.over)  # noqa: B023
        if match.over or not isinstance(match.decisions[0].moves[0], PlayCard):
            continue
        seat = match.decisions[0].seat
        for seat_view in seat_views(rules, match.view(seat), seat):
            known = seat_view.known
            sampler = Sampler(known)
            for _ in range(20):
                owners = sampler.owners(rng.random)
                hands = sampler.hands(owners)
                for number in range(1, known.players):
                    assert len(hands[number]) == known.room[number]
                    assert not set(hands[number]) & known.barred[number]
                if not known.wizards:
                    rows = sampler.rows(owners)
                    assert all(row == sorted(row) for row in rows)
                    for number, hand in enumerate(hands):
                        part = rows[4 * number : 4 * number + 4]
                        assert sorted(hand) == [card for row in part for card in row]
                matched = sampler._match(rng.random)
                assert sorted(matched) == sorted(owners)


def test_a_hand_that_nobody_can_hold_is_refused() -> None:
    known = Situation(2, 2, TRUMP, [1, 2], [33, 34], [0, 2], 0)
    known.barred[1] = {33}
    with pytest.raises(Impossible):
        Sampler(known).owners(Random(1).random)


@pytest.mark.parametrize("must_ruff", [False, True])
@pytest.mark.parametrize("trump", [TRUMP, NO_TRUMP])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])
def test_a_play_out_takes_every_trick_once(players: int, trump: int, must_ruff: bool) -> None:
    rng = Random(players)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    size = 52 // players
    for _ in range(40):
        cards = shuffled(rng, pack)
        rows: list[list[int]] = [[] for _ in range(4 * players)]
        for number, card in enumerate(cards[: size * players]):
            rows[4 * (number % players) + (card >> 5)].append(card)
        rows = [sorted(row) for row in rows]
        after = rotations(players)
        noise, scale = [0.5] * players, [2 * (1 - 1e-12)] * players
        for fast in (True, False):
            need = [size] * players
            hands = [list(row) for row in rows]
            start = ([13, 45, 77, 109], bytearray(128))
            if fast:
                playout(
                    hands, *start, need, after[1], -1, 0, 1, size, after, trump, must_ruff,
                    noise, scale, rng.random,
                )  # fmt: skip
            else:
                playout_any(
                    hands, *start, need, after[1], -1, 0, 1, size, after, trump,
                    HouseRules(must_ruff), noise, rng.random, True, False,
                )  # fmt: skip
            assert sum(need) == players * size - size
            assert max(need) <= size


def test_both_cores_play_the_same_policy() -> None:
    """Without chance, the two cores differ in no more than ties of the policy allow."""
    rng = Random(3)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    after = rotations(4)
    together = 0
    for _ in range(300):
        cards = shuffled(rng, pack)
        rows: list[list[int]] = [[] for _ in range(16)]
        for number, card in enumerate(cards[:20]):
            rows[4 * (number % 4) + (card >> 5)].append(card)
        rows = [sorted(row) for row in rows]
        results = []
        for fast in (True, False):
            need, hands = [1, 2, 0, 1], [list(row) for row in rows]
            start = ([13, 45, 77, 109], bytearray(128))
            if fast:
                playout(
                    hands, *start, need, after[0], -1, 0, 0, 5, after, TRUMP, False, [0.0] * 4,
                    [0.0] * 4, rng.random,
                )  # fmt: skip
            else:
                playout_any(
                    hands, *start, need, after[0], -1, 0, 0, 5, after, TRUMP, HouseRules(),
                    [0.0] * 4, rng.random, True, False,
                )  # fmt: skip
            results.append(need)
        together += results[0] == results[1]
    assert together > 240


def test_a_pool_gives_a_high_bidder_better_hands_and_is_dealt_anew_when_used() -> None:
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]
    mine, unseen = pack[:5], pack[5:]
    judge, draw = estimator(4, 5, 13, True), Random(4).random

    def worth(bid: int) -> float:
        known = Situation(4, 5, TRUMP, mine, unseen, [0, 5, 5, 5], 0)
        known.bids = [1, bid, 1, 1]
        sampler = Sampler(known, judge, 450, pool=400)
        sampler.refresh(draw)
        dealt = sampler.pool
        total = 0
        for _ in range(100):
            sampler.refresh(draw)
            assert sampler.pool is dealt
            total += judge.worth(*sampler.masks(sampler.choose(draw))[4:8])
        sampler.refresh(draw)
        assert sampler.pool is not dealt
        assert len(sampler.pool) == 400
        return total / 100

    assert worth(0) + 1000 < worth(2)


def test_guessed_bids_have_the_sum_that_is_known() -> None:
    for seed in range(5):
        rules = rules_of(bid_visibility="total_only", sequence="CUSTOM", custom="7")
        match = any_moves(Match(rules, seed), Random(seed), lambda m: len(m.moves) >= 8)
        seat = match.decisions[0].seat
        (seat_view,) = seat_views(rules, match.view(seat), seat)
        known = seat_view.known
        hidden = [number for number, bid in enumerate(known.bids) if bid is None]
        assert len(hidden) == 3
        sampler = Sampler(known)
        judge = estimator(4, 7, 13, True)
        for _ in range(20):
            owners = sampler.owners(Random(seed).random)
            need = [bid or 0 for bid in known.bids]
            need[0] -= known.taken[0]
            found = guessed(sampler, owners, need, hidden, known, judge)
            bids = [a + b for a, b in zip(found, known.taken, strict=True)]
            assert sum(bids) == match.position.bid_total
            assert all(0 <= bid <= 7 for bid in bids)


def test_no_sum_is_known_where_bids_are_hidden_to_the_end_of_the_deal() -> None:
    rules = rules_of("wizard", 4, bid_visibility="hidden", sequence="CUSTOM", custom="7")
    match = any_moves(Match(rules, 2), Random(2), lambda m: len(m.moves) >= 9)
    seat = match.decisions[0].seat
    for seat_view in seat_views(rules, match.view(seat), seat):
        assert seat_view.known.total is None
        assert [bid is None for bid in seat_view.known.bids] == [False, True, True, True]


def test_equal_cards_are_merged() -> None:
    known = Situation(4, 5, TRUMP, [3, 4, 6, 97, 99], [5, 98, 7], [0, 1, 1, 1], 0)
    assert groups(known, known.mine) == [[3, 4], [6], [97], [99]]


def test_the_worth_of_a_hand_is_the_sum_of_its_features() -> None:
    rng = Random(9)
    for trump in (True, False):
        judge = estimator(4, 9, 13, trump)
        weights = [judge.constant, *judge.plain_weights, *judge.trump_weights]
        weights += judge.cross_weights
        again = Estimator(weights, trump)
        for _ in range(200):
            masks = [0, 0, 0, 0]
            for card in shuffled(rng, range(52))[:9]:
                masks[card // 13] |= 1 << card % 13
            row = features(masks, trump)
            assert again.worth(*masks) == sum(w * x for w, x in zip(weights, row, strict=True))


@pytest.mark.parametrize("players", range(2, 9))
def test_a_better_hand_is_worth_more(players: int) -> None:
    size = 6
    judge = estimator(players, size, 13, True)
    good = judge.worth(1 << 12, 1 << 12, 1 << 12, 7 << 10)
    bad = judge.worth(3, 3, 3, 0)
    assert 4000 < good < 7000
    assert bad < 1300

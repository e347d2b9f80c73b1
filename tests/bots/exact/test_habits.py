"""Who follows a rule is noticed, and only from what all have seen."""

from __future__ import annotations

from functools import cache
from math import inf, nan
from random import Random
from typing import Any

import pytest

from farwhist import bots
from farwhist.bots.core.card_rules import counting_card, thumb_card
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.exact import level_bot
from farwhist.bots.exact.decision import BidDecision, think_card
from farwhist.bots.exact.habits import (
    MOST,
    STRANGER,
    TAKEN,
    USUAL,
    Odds,
    choices,
    habits,
    met_before,
    odds_after,
)
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.catalogue import ruleset
from farwhist.self_play import moves

RULES = ruleset("elevator", 4, {"sequence": "CUSTOM", "custom": "7,9,11,9,7"})


@cache
def played(level: str, seed: int) -> Match:
    """A match of five deals of a level among itself."""
    match, rng = Match(RULES, seed), Random(seed)
    table = [bots.make(level, RULES)] * 4
    for _ in moves(match, table, lambda _seat: rng):
        pass
    return match


def odds_of(level: str, seed: int) -> list[Odds]:
    return odds_after(RULES, played(level, seed).position.results)


@pytest.mark.parametrize(("level", "least"), [("beginner", 7), ("casual", 12)])
def test_who_plays_by_rules_of_thumb_is_noticed(level: str, least: int) -> None:
    found = [habits(odds_of(level, seed)) for seed in range(4)]
    seats = [rule for each in found for rule in each.values()]
    assert seats.count(thumb_card) >= least
    assert counting_card not in seats


def test_who_counts_plays_its_rule_but_in_few_choices() -> None:
    for seed in range(3):
        results = played("rule", seed).position.results
        rows = [row for result in results for row in choices(RULES, result)]
        assert sum(row.followed[1] for row in rows) >= 0.95 * sum(row.number for row in rows)
        assert set(habits(odds_of("rule", seed)).values()) == {counting_card}


def test_who_plays_deals_out_is_no_follower_of_rules() -> None:
    for seed in range(2):
        assert habits(odds_of("strong", seed)) == {}


@pytest.mark.parametrize("level", ["casual", "rule"])
def test_the_view_of_any_seat_tells_the_same_as_the_match(level: str) -> None:
    match = played(level, 0)
    whole = odds_after(RULES, match.position.results)
    for seat in range(4):
        assert odds_after(RULES, match.view(seat).results) == whole


def test_nothing_is_noticed_before_a_deal_has_ended() -> None:
    assert odds_after(RULES, Match(RULES, 1).view(0).results) == [STRANGER] * 4


def test_games_with_other_play_tell_nothing() -> None:
    for preset in ("wizard", "classic", "bastard"):
        rules = ruleset(preset, 4)
        results = played("casual", 0).position.results
        assert odds_after(rules, results) == [STRANGER] * 4


def test_odds_stay_within_their_bounds_so_that_whoever_changes_is_noticed() -> None:
    odds = odds_of("casual", 0)
    for seed in range(1, 4):
        odds = odds_after(RULES, played("casual", seed).position.results, odds)
    assert all(abs(each) <= MOST for row in odds for each in row)
    for seed in range(2):
        odds = odds_after(RULES, played("strong", seed).position.results, odds)
    assert habits(odds) == {}


def test_what_was_kept_is_where_a_match_begins() -> None:
    known = (MOST, -MOST)
    before = met_before(4, {2: known})
    assert before == (STRANGER, STRANGER, known, STRANGER)
    assert habits(before) == {2: thumb_card}


@pytest.mark.parametrize("kept", [None, (), (1.0,), (nan, 0.0), (inf, 0.0), (0.0, 0.0, 0.0)])
def test_damaged_numbers_are_those_of_a_stranger(kept: tuple[float, ...] | None) -> None:
    assert met_before(2, {1: kept}) == (STRANGER, STRANGER)


def test_kept_numbers_cannot_be_beyond_the_bounds() -> None:
    assert met_before(1, {0: (99.0, -99.0)}) == ((MOST, -MOST),)


def test_the_likelier_rule_is_taken_and_none_in_doubt() -> None:
    assert habits([(TAKEN, MOST), (MOST, TAKEN), (USUAL, USUAL), (TAKEN - 0.01, USUAL)]) == {
        0: counting_card,
        1: thumb_card,
    }


@pytest.mark.parametrize(("met", "noticed"), [(None, False), ((), True)])
def test_the_expert_plays_by_what_it_has_noticed_where_it_may(
    monkeypatch: pytest.MonkeyPatch, met: tuple[Odds, ...] | None, noticed: bool
) -> None:
    match = played("rule", 0)
    match = Match(RULES, 0, match.moves[: match.moves_before(4)])
    decision = match.decisions[0]
    told = []

    def think(*given: object) -> BidDecision:
        told.append(given[-1])
        return BidDecision(0, (), 0)

    monkeypatch.setattr(level_bot, "think_bid", think)
    bot = bots.make("expert", RULES, met=met)
    bot.choose(match.view(decision.seat), decision, Random(1))
    assert [bool(each) for each in told] == [noticed]


def test_who_is_taken_to_follow_a_rule_does_so_in_play_outs() -> None:
    match = played("casual", 0)
    match = Match(RULES, 0, match.moves[: match.moves_before(2) + 6])
    (decision,) = match.decisions
    view, seat = match.view(decision.seat), decision.seat
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    asked = 0

    def rule(*given: Any) -> tuple[int, int]:
        nonlocal asked
        asked += 1
        return thumb_card(*given)

    other = (seat + 1) % 4
    think_card(RULES, view, seat, cards, LEVELS["expert"], Random(1), {other: rule})
    assert asked > 500

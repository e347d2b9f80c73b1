"""Every game says what kind it is, and its rulesets say the same."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.rules import lookup
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.kind import COUNTING, CountedAs, Counting, counting
from farwhist.rules.ruleset import Ruleset
from tests.helpers.referees import REFEREES


def rules_of(preset: str, **options: str) -> Ruleset:
    return ruleset(preset, PRESETS[preset].usual_seats, options)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_ruleset_is_of_the_kind_of_its_game(preset: str) -> None:
    rules = ruleset(preset, PRESETS[preset].usual_seats)
    kind = GAMES[PRESETS[preset].game].kind
    assert replace(rules.kind, lower_wins=kind.lower_wins, counted_as=kind.counted_as) == kind


def test_every_game_without_exact_bids_has_a_referee() -> None:
    assert set(REFEREES) == {id_ for id_, game in GAMES.items() if not game.kind.exact}


def test_the_scoring_scheme_says_whether_the_lowest_total_wins() -> None:
    assert not rules_of("oh_hell").kind.lower_wins
    assert rules_of("oh_hell", scoring="M0=-2 M1=0.5 Ot=2 U0=-10 low").kind.lower_wins


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_kind_says_is_so(preset: str) -> None:
    rules = ruleset(preset, PRESETS[preset].usual_seats)
    assert rules.kind.tricks is (lookup.place_of(rules, "tricks") is not None)
    assert rules.kind.bids is (lookup.place_of(rules, "bidding") is not None)
    assert COUNTING[rules.kind.counted_as].pairs is rules.partners
    assert COUNTING[rules.kind.counted_as].points is rules.kind.points
    assert not rules.kind.exact or rules.bid_book.scheme.lower_wins is rules.kind.lower_wins


def test_what_a_game_has_not_cannot_be_asked_for() -> None:
    shedding, partners = rules_of("bastard"), rules_of("classic")
    with pytest.raises(ValueError, match="no phase of Tricks"):
        lookup.tricks(shedding)
    with pytest.raises(ValueError, match="no phase of ContractAuction"):
        lookup.auction(partners)
    with pytest.raises(ValueError, match="no exact bids"):
        partners.bid_book  # noqa: B018
    with pytest.raises(ValueError, match="no phase of SideScoring"):
        lookup.side_points(shedding, Match(shedding, 1).position)


def test_matches_to_a_target_say_what_it_is() -> None:
    assert lookup.target(rules_of("elevator")) is None
    assert lookup.target(rules_of("classic")) is None
    found = lookup.target(rules_of("elevator", end="target", points="150"))
    assert found is not None and found.target == 150


def test_every_mark_of_the_statistics_says_what_may_be_compared() -> None:
    assert set(COUNTING) == set(get_args(CountedAs))
    assert counting("most") == COUNTING["most"]
    assert counting("of a later version") == Counting()

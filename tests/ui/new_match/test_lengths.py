"""Shorter and longer matches by the same rules, and how long they take."""

from __future__ import annotations

from itertools import pairwise

import pytest

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import Draft
from farwhist.ui.new_match.forecast import forecast
from farwhist.ui.new_match.lengths import lengths, with_length, without_length
from farwhist.ui.new_match.pictures import PICTURES
from farwhist.ui.settings.speeds import SPEEDS, Pace


@pytest.mark.parametrize("preset", PRESETS)
def test_every_length_can_be_played_and_is_known_again(preset: str) -> None:
    draft = Draft(preset, PRESETS[preset].usual_seats)
    found = lengths(draft)
    assert [each.key for each in found if not each.changes] == ["usual"]
    assert all(one.number < other.number for one, other in pairwise(found))
    for each in found:
        made = with_length(draft, each.key)
        made.ruleset()
        assert without_length(made) == (draft, each.key)


def test_a_sequence_in_its_lengths() -> None:
    draft = Draft("elevator", 4)
    assert [(each.key, each.number) for each in lengths(draft)] == [
        ("short", 5), ("half", 7), ("usual", 13),
    ]  # fmt: skip

    def sizes(key: str) -> list[int]:
        return [deal.size for deal in with_length(draft, key).ruleset().plan.deals]

    assert sizes("half") == [1, 3, 5, 7, 9, 11, 13]
    assert sizes("short") == [1, 7, 13, 7, 1]


def test_points_that_decide_are_the_length() -> None:
    found = lengths(Draft("classic", 4))
    assert [(each.key, each.number) for each in found] == [("short", 5), ("usual", 7), ("long", 9)]
    assert with_length(Draft("spades", 4), "half").ruleset().options["target"] == 250


def test_own_rules_that_are_changed_have_no_length_of_another() -> None:
    odd = Draft.of("elevator", 4, {"sequence": "CUSTOM", "custom": "4,4,4"})
    assert without_length(odd) == (odd, "usual")
    assert with_length(odd, "none such") == odd


def test_the_forecast_counts_deals_and_tricks() -> None:
    seen = forecast(Draft("elevator", 4).ruleset(), Pace())
    assert (seen.deals, seen.tricks, sum(seen.no_trump)) == (13, 85, 1)
    assert 9 <= seen.minutes <= 14
    knockout = forecast(Draft("knockout", 4).ruleset(), Pace())
    assert (knockout.deals, knockout.tricks, knockout.at_most) == (7, 28, True)
    classic = forecast(Draft("classic", 4).ruleset(), Pace())
    assert (classic.deals, classic.tricks) == (None, 13)


def test_the_time_is_that_of_the_players_own_speed() -> None:
    rules = Draft("elevator", 4).ruleset()
    times = [forecast(rules, Pace(SPEEDS[name])).seconds for name in ("slow", "normal", "fast")]
    assert times == sorted(times, reverse=True) and len(set(times)) == 3
    assert forecast(rules, Pace(pause=1800)).seconds > times[1]


def test_every_game_has_its_picture() -> None:
    assert {game.emblem for game in GAMES.values()} <= set(PICTURES)

"""How long a match takes, and the picture of every game."""

from __future__ import annotations

import pytest

from farwhist.rules.catalogue import GAMES
from farwhist.rules.draft import Draft
from farwhist.rules.exact_bid.outlook import outlook
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.new_match.length_panel import length_lines
from farwhist.ui.features.preferences.rules.pages import length_words
from farwhist.ui.settings.forecast import forecast
from farwhist.ui.settings.table_preferences import TablePreferences
from farwhist.ui.settings.timing import SPEEDS, Timing


def test_the_forecast_counts_deals_and_tricks() -> None:
    seen = forecast(Draft("elevator", 4).ruleset(), Timing())
    assert (seen.deals, seen.tricks, sum(seen.no_trump)) == (13, 85, 1)
    assert 9 <= seen.minutes <= 14
    knockout = forecast(Draft("knockout", 4).ruleset(), Timing())
    assert (knockout.deals, knockout.tricks, knockout.at_most) == (7, 28, True)
    classic = forecast(Draft("classic", 4).ruleset(), Timing())
    assert (classic.deals, classic.tricks) == (None, 13)


def test_the_time_is_that_of_the_players_own_speed() -> None:
    rules = Draft("elevator", 4).ruleset()
    times = [forecast(rules, Timing(SPEEDS[name])).seconds for name in ("slow", "normal", "fast")]
    assert times == sorted(times, reverse=True) and len(set(times)) == 3
    assert forecast(rules, Timing(pause=1800)).seconds > times[1]


EXACT = [
    Draft(preset.id, preset.least_seats).ruleset()
    for game in GAMES.values()
    if game.kind.exact
    for preset in game.presets
]


@pytest.mark.parametrize("rules", EXACT, ids=lambda rules: f"{rules.id}-{rules.seats}")
def test_the_preferences_and_a_new_match_tell_the_same_length(rules: Ruleset) -> None:
    seen = forecast(rules, TablePreferences().timing())
    told = length_words(outlook(rules))
    assert told == length_lines(seen, "")[0] + " at normal speed."


def test_a_dealer_who_sits_out_is_not_waited_for() -> None:
    sits, plays = (
        forecast(
            Draft.of(
                "elevator", 6, {"sit_out": out, "sequence": "CUSTOM", "custom": "5"}
            ).ruleset(),
            Timing(),
        )
        for out in ("dealer", "nobody")
    )
    assert sits.tricks == plays.tricks and sits.seconds < plays.seconds


@pytest.mark.parametrize(
    ("sizes", "told"),
    [("13", "The hatched deal has no trump."), ("13,13", "The hatched deals have no trump."),
     ("12,12", "")],
)  # fmt: skip
def test_the_note_counts_the_deals_without_trump(sizes: str, told: str) -> None:
    rules = Draft.of("elevator", 4, {"sequence": "CUSTOM", "custom": sizes}).ruleset()
    assert length_lines(forecast(rules, Timing()), "")[1] == told

"""Bid Whist: its presets and defaults, and the end of a match (6.2 and 6.3)."""

from random import Random

import pytest

from farwhist.engine.events import DealScored, Event
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import rules_of
from tests.helpers.tables import opened


def played(rules: Ruleset, *points: tuple[int, int]) -> Position:
    """Score deals with these points; the match must go on before the last."""
    position = Position(4)
    for place, pair in enumerate(points):
        assert not position.over
        begun = opened(rules, 12)
        events: list[Event] = [*(begun if not place else begun[1:]), DealScored(pair, (None,) * 4)]
        for event in events:
            event.apply(position)
        for event in rules.phases[-1].step(position, Random(0)):
            event.apply(position)  # type: ignore[union-attr]
    return position


@pytest.mark.parametrize("target", [5, 7, 9])
def test_a_match_ends_at_the_target_or_at_its_negative(target: int) -> None:
    rules = rules_of("bid_whist", 4, play_to=str(target))
    assert not played(rules, (0, target - 1), (1 - target, 0)).over
    assert played(rules, (0, target - 1), (0, 1)).ranking == ((1,), (0,))
    assert played(rules, (0, 1 - target), (0, -1)).ranking == ((0,), (1,))


def test_the_higher_score_wins_when_one_goes_up_and_the_other_down() -> None:
    rules = rules_of("bid_whist", 4, defensive_scoring="on")
    assert played(rules, (4, -4), (3, -4)).ranking == ((0,), (1,))
    assert played(rules, (-6, -5), (0, -2)).ranking == ((0,), (1,))


def test_a_number_of_hands_may_be_played_and_no_score_ends_it() -> None:
    rules = rules_of("bid_whist", 4, play="hands", hands="2")
    assert not played(rules, (-9, 0)).over
    assert played(rules, (-9, 0), (10, 0)).winners == (0,)
    assert not played(rules, (3, 0), (0, 3)).over
    assert played(rules, (3, 0), (0, 3), (-3, 0)).winners == (1,)


def test_the_first_preset_gives_the_bidder_kitty_and_lead() -> None:
    assert GAMES["bid_whist"].presets[0].id == "bid_whist_kitty"
    values = rules_of("bid_whist_kitty").options
    assert values["bidder_gets_kitty"] and values["bidder_leads"]
    usual = rules_of("bid_whist").options
    assert not usual["bidder_gets_kitty"] and not usual["bidder_leads"]
    changed = {key for key in values if values[key] != usual[key]}
    assert changed == {"bidder_gets_kitty", "bidder_leads"}


def test_what_the_preset_with_the_id_of_the_game_means_stays_so_for_matches_in_files() -> None:
    wanted = {
        "play": "score", "play_to": "7", "hands": 8, "kitty": "on", "jokers": "2",
        "minimum_bid": "3", "low_beats_high": "on", "sport_kitty": "Never",
        "bidder_gets_kitty": False, "bidder_leads": False, "double_nt": "off", "boston": False,
        "defensive_scoring": False, "score_level_only": False, "nt_joker": "when_void",
        "nt_joker_lead": "allowed",
    }  # fmt: skip
    assert dict(rules_of("bid_whist").options) == wanted

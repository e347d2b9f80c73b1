"""`advise` reads positions of every game as the seat knows them, and answers as the level plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from farwhist import bots
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.drawing import outside_drawing
from farwhist.bots.shed import outside_shedding
from farwhist.bots.thinking.advising import advise
from farwhist.bots.tricks import outside_tricks
from farwhist.engine import chance
from farwhist.engine.decision import Decision
from farwhist.engine.moves import write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import EXACT, any_moves, moves_on, start
from tests.helpers.told import told

Read = Callable[[Mapping[str, Any]], tuple[Ruleset, Position, Decision]]

TABLES: list[tuple[str, dict[str, str]]] = [
    *((preset, {}) for preset in PRESETS if preset not in EXACT),
    ("knockout", {"choose_when": "before", "first_trump": "cut"}),
    ("knockout", {"second_life": "blind_card", "allow_nt": "on"}),
    ("knockout", {"misere": "on", "first_trump": "random"}),
    ("bid_whist", {"kitty": "off", "jokers": "0"}),
    ("bid_whist", {"bidder_gets_kitty": "on", "sport_kitty": "Always", "bidder_leads": "on"}),
    ("bastard", {"packs": "2", "coloured_jokers": "on"}),
    ("spades_suicide", {"passing": "any"}),
    ("spades_suicide", {"passing": "any", "passed_cards": "3", "jokers": "2"}),
    ("german_whist", {"counted": "double", "points": "tricks"}),
]


READERS: Mapping[str, Read] = {
    "tricks": outside_tricks.read_position,
    "bids": outside_tricks.read_position,
    "shedding": outside_shedding.read_position,
    "drawing": outside_drawing.read_position,
    "alliances": outside_tricks.read_position,
}


def reader(rules: Ruleset) -> Read:
    return READERS[rules.kind.thinks]


@pytest.mark.parametrize(("preset", "texts"), TABLES)
def test_a_position_is_read_as_the_seat_knows_it(preset: str, texts: dict[str, str]) -> None:
    match, rng, asked = start(preset, PRESETS[preset].usual_seats, 2, **texts), Random(2), set()
    while not match.over and len(match.moves) < 130:
        decision = next(each for each in match.decisions if not each.settled)
        if len(decision.moves) > 1:
            seat = decision.seat
            known = {**told(match, preset, texts, seat), "deal": match.position.deal}
            rules, view, found = reader(match.rules)(known)
            assert found.seat == seat
            assert set(found.moves) == set(decision.moves)
            here = bots.make("casual", rules).choose(view, found, Random(1))
            there = bots.make("casual", match.rules).choose(match.view(seat), decision, Random(1))
            assert here == there
            asked.add(write(decision.moves[0]).split()[0])
        any_moves(match, rng, moves_on(match, 1))
    assert asked


@pytest.mark.slow
@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset not in EXACT])
def test_advice_is_the_move_of_every_level(preset: str) -> None:
    match, rng = start(preset, PRESETS[preset].usual_seats, 6), Random(6)
    for number, level in enumerate(LEVELS):
        any_moves(match, rng, moves_on(match, 3 + 7 * (number % 2)))
        while len(match.decisions[0].moves) < 2:
            any_moves(match, rng, moves_on(match, 1))
        decision = match.decisions[0]
        seat = decision.seat
        answer = advise(told(match, preset, {}, seat), LEVELS[level], number)
        bot = bots.make(level, match.rules)
        move = bot.choose(match.view(seat), decision, chance.source(number, seat))
        assert answer["best"] == write(move)
        rows = answer.get("values", [])  # none where all moves come to the same
        assert all(0 <= row["share"] <= 1 for row in rows)
        assert not rows or rows[0]["move"] == answer["best"]


def auction(**fields: Any) -> dict[str, Any]:
    hand = ["AS", "KS", "QS", "JS", "TS", "9S", "AH", "KH", "AD", "KD", "AC", "2C"]
    return {"game": "bid_whist", "cards": 12, "dealer": 3, "seat": 0, "hand": hand, **fields}


def test_an_auction_is_told_how_often_each_contract_is_made() -> None:
    answer = advise(auction(), LEVELS["casual"])
    assert set(answer["made"]) == {
        f"contract {level} {strain}" for level in (3, 4, 5) for strain in ("up", "down", "nt")
    }
    made = answer["made"]
    assert made["contract 3 up"] >= made["contract 4 up"] >= made["contract 5 up"] > 0.5
    assert made["contract 3 up"] > made["contract 3 down"]


def test_a_card_is_told_how_often_it_takes_the_trick() -> None:
    classic = {"game": "classic", "cards": 13, "dealer": 3, "seat": 0, "turn_up": "2H"}
    hand = ["AS", "3S", "QH", "TH", "9H", "AD", "7D", "6D", "5C", "6C", "7C", "9C", "JC"]
    trick = advise({**classic, "hand": hand}, LEVELS["casual"])["trick"]
    assert trick["play AS"] > 0.7
    assert trick["play 3S"] < 0.3


def test_a_single_card_is_told_how_often_one_stays_in() -> None:
    position = {
        "game": "knockout", "cards": 6, "dealer": 3, "seat": 1, "hand": ["AS"], "single": [1],
        "trump": "S", "caller": 0, "tricks": [{"leader": 0, "cards": ["2S"]}],
    }  # fmt: skip
    answer = advise(position, LEVELS["casual"])
    shares = {row["move"]: row["share"] for row in answer["values"]}
    assert answer["best"] == "play AS"
    assert shares["play AS"] == 1.0
    assert set(shares) == {"play AS", "knock"}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "poker"}, "“poker” is no game"),
    (auction(hand=["AS"]), "was dealt 12 cards"),
    (auction(calls=[[1, "pass"]]), "Seat 1 has called, but it was seat 0's turn"),
    (auction(calls=[[0, "3 sideways"]]), "A call is written"),
    (auction(calls=[[0, "3 up"], [1, "3 up"]]), "Seat 1 could not do so"),
    (auction(calls=[[0, "3 up"]]), "It is seat 1's turn"),
    (auction(bastard=1), "There is no field “bastard”"),
    (auction(deal=0), "“deal” must be a whole number"),
    (auction(cards=5), "No deal of this game has 5 cards"),
    (auction(totals=[1, 2, 3, 4]), "“totals” must hold one number for each side"),
    ({"game": "classic", "cards": 13, "dealer": 0, "seat": 9}, "“seat” must be a whole number"),
    ({"game": "knockout", "cards": 1, "dealer": 0, "seat": 1, "hand": ["AS"]}, "“turn_up”"),
    ({"game": "bastard", "cards": 7, "dealer": 0, "seat": 1, "starter": "AS"}, "dealt 7 cards"),
]


@pytest.mark.parametrize(("position", "words"), WRONG)
def test_what_is_wrong_is_said_in_words(position: dict[str, Any], words: str) -> None:
    with pytest.raises(Unfit, match=words):
        advise(position)

"""The referees of printed records see what is wrong with a record."""

import json
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from tests.helpers.ref_tricks import taker
from tests.helpers.referees import ROOT, command, walk_lines
from tests.helpers.walk import Wrong

LONG = {"spades": 2, "cutthroat": 2}
"""How many matches are played of a game whose random matches are long, instead of twelve."""


SEATS = {"german_whist": 2, "spades_two": 2}
"""For how many players, instead of four."""


def count_of(preset: str) -> int:
    return LONG.get(preset, 12)


@cache
def printed(preset: str, seats: int, texts: str = "") -> tuple[str, ...]:
    options = dict(part.split("=") for part in texts.split())
    more = ("--matches", str(count_of(preset)), "--seed", "7", "--bots", "random")
    call = command(preset, seats, *more, options=options)
    run = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(run.stdout.splitlines())


def refused(preset: str, seats: int, texts: str, damage: Callable[[Any], bool]) -> int:
    """Damage each record in turn; return how many could be, having seen all of them refused."""
    options = dict(part.split("=") for part in texts.split())
    lines = printed(preset, seats, texts)
    assert walk_lines(lines, preset, seats, options) == count_of(preset)
    found = 0
    for number, line in enumerate(lines):
        record = json.loads(line)
        if "winners" not in record and damage(record) and found < 4:
            assert record != json.loads(line)
            found += 1
            with pytest.raises(Wrong):
                told = [*lines[:number], json.dumps(record), *lines[number + 1 :]]
                walk_lines(told, preset, seats, options)
    return found


def turn_of(record: Any, kind: str) -> Any:
    return next((turn for turn in record["turns"] if turn.get(kind)), None)


def swap_winner(record: Any) -> bool:
    record["tricks"][0]["winner"] = (record["tricks"][0]["winner"] + 1) % 4
    return True


def swap_leader(record: Any) -> bool:
    record["tricks"][-1]["leader"] = (record["tricks"][-1]["leader"] + 1) % 4
    return True


def swap_cards(record: Any) -> bool:
    cards = record["tricks"][0]["cards"]
    cards[0], cards[1] = cards[1], cards[0]
    return True


def other_trump(record: Any) -> bool:
    record["trump"] = "SHDC"["SHDC".index(record["trump"] or "S") - 1]
    return record["turn_up"] is not None


def more_points(record: Any) -> bool:
    record["points"][0] += 1
    return True


def wrong_dealer(record: Any) -> bool:
    record["dealer"] = (record["dealer"] + 1) % 4
    return True


def other_namer(record: Any) -> bool:
    if "named_by" in record:
        record["named_by"] = (record["named_by"] + 1) % 4
    return "named_by" in record


def forget_dogs(record: Any) -> bool:
    dogs, record["next_dogs"] = record["next_dogs"], []
    return bool(dogs)


def nobody_falls(record: Any) -> bool:
    fell, record["out"] = record["out"], []
    return bool(fell)


def wrong_cut(record: Any) -> bool:
    for cut in record.get("cuts", ()):
        cut["winner"] = next(seat for seat, _ in cut["draws"] if seat != cut["winner"])
    return "cuts" in record


def knock_again(record: Any) -> bool:
    if "knocks" in record:
        record["knocks"].append([record["cards"] - 1, record["knocks"][0][1]])
    return "knocks" in record


def lower_contract(record: Any) -> bool:
    level, strain = record["contract"].split()
    record["contract"] = f"{int(level) - 1} {strain}"
    return True


def dealer_passes(record: Any) -> bool:
    record["calls"] = [[seat, "pass"] for seat, _ in record["calls"]]
    return True


def call_twice(record: Any) -> bool:
    record["calls"][1] = list(record["calls"][0])
    return True


def other_order(record: Any) -> bool:
    record["order"] = "low" if record["order"] == "high" else "high"
    return not record["contract"].endswith("nt")


def show_kitty(record: Any) -> bool:
    record["kitty_shown"] = not record["kitty_shown"]
    return True


def swap_kitty(record: Any) -> bool:
    record["kitty"][0] = record["hands"][0][0]
    return True


def draw_more(record: Any) -> bool:
    turn = turn_of(record, "pass")
    if turn:
        turn["drew"] = [*turn["drew"], "RJ"]
    return bool(turn)


def give_from_left(record: Any) -> bool:
    turn = next((t for t in record["turns"] if len(t.get("given", ())) > 1), None)
    if turn:
        turn["given"].reverse()
    return bool(turn)


def no_penalty(record: Any) -> bool:
    turn = turn_of(record, "penalty")
    if turn:
        record["turns"].remove(turn)
    return bool(turn)


def wrong_reset(record: Any) -> bool:
    turn = turn_of(record, "reset")
    if turn:
        turn["leader"] = (turn["leader"] + 1) % 4
    return bool(turn)


def set_order(record: Any) -> bool:
    turn = next((t for t in record["turns"] if len(t.get("play", ())) > 1), None)
    if turn:
        turn["play"].reverse()
    return bool(turn) and len(turn["play"]) == 2


def wrong_way(record: Any) -> bool:
    turn = turn_of(record, "play")
    turn["rising"] = not turn["rising"]
    return True


def wrong_places(record: Any) -> bool:
    record["places"].reverse()
    return len(record["places"]) > 1


def early_end(record: Any) -> bool:
    record["turns"].pop()
    return True


def other_draw(record: Any) -> bool:
    record["drawn"][0][0] = 1 - record["drawn"][0][0]
    return True


def swap_stock(record: Any) -> bool:
    one, other = record["drawn"][3], record["drawn"][4]
    one[1], other[1] = other[1], one[1]
    return bool(one[0] != other[0])


def all_taken(record: Any) -> bool:
    record["taken"][0] += 1
    return True


TRICKS = [swap_winner, swap_leader, swap_cards, more_points, wrong_dealer]


def other_bid(record: Any) -> bool:
    record["bids"][0] = (record["bids"][0] + 1) % 13
    return 0 not in record.get("blind", ())


def seen_nil(record: Any) -> bool:
    blind = record.pop("blind", [])
    return bool(blind)


def look_again(record: Any) -> bool:
    record.setdefault("calls", []).append([record["dealer"], "look"])
    return True


def other_game(record: Any) -> bool:
    record["game_score"][0] += 1
    return True


def other_games(record: Any) -> bool:
    record["games"][1] += 1
    return True


FOR_TWO = [swap_cards, more_points, other_trump, other_draw, swap_stock, all_taken]

DAMAGE: list[tuple[str, str, Callable[[Any], bool]]] = [
    *(("knockout", "", damage) for damage in [*TRICKS, other_trump, other_namer, forget_dogs]),
    *(("knockout", "", damage) for damage in [nobody_falls, wrong_cut, knock_again]),
    *(("classic", "", damage) for damage in [*TRICKS, other_trump]),
    *(("classic_short", "", damage) for damage in [other_game, other_games]),
    *(("bid_whist", "", damage) for damage in [*TRICKS, other_namer, lower_contract]),
    *(("bid_whist", "", damage) for damage in [dealer_passes, call_twice, show_kitty, swap_kitty]),
    ("bid_whist", "minimum_bid=1", other_order),
    *(("spades", "", damage) for damage in [*TRICKS, other_bid, seen_nil, look_again]),
    *(("cutthroat", "", damage) for damage in [*TRICKS, other_bid, seen_nil]),
    *(("bastard", "", damage) for damage in [more_points, wrong_dealer, draw_more, no_penalty]),
    *(("bastard", "", damage) for damage in [give_from_left, wrong_reset, set_order, wrong_way]),
    *(("bastard", "", damage) for damage in [wrong_places, early_end]),
    *(("german_whist", "", damage) for damage in FOR_TWO),
]


@pytest.mark.parametrize(("preset", "texts", "damage"), DAMAGE)
def test_the_referee_sees_a_damaged_record(
    preset: str, texts: str, damage: Callable[[Any], bool]
) -> None:
    assert refused(preset, SEATS.get(preset, 4), texts, damage) > 0


OTHER_RULES = [
    ("knockout", "trump_lead=after_broken"), ("knockout", "dogs_life=off"),
    ("knockout", "sweep_ends_game=off start_cards=3"), ("knockout", "tie=last_trick"),
    ("knockout", "misere=on"), ("knockout", "second_life=blind_card"),
    ("knockout", "first_trump=random"), ("classic", "honours=on"), ("classic", "play_to=9"),
    ("classic", "play=hands"), ("classic", "trump=round"), ("classic_drive", "trump=round_nt"),
    ("classic_drive", "all_tricks=off"), ("classic", "play=rubber"),
    ("classic_short", "rubber_to=10"), ("classic_short", "honours=off"),
    ("bid_whist", "kitty=off"), ("bid_whist", "jokers=1"),
    ("bid_whist", "minimum_bid=4"), ("bid_whist", "bidder_leads=on"),
    ("bid_whist", "bidder_gets_kitty=on"), ("bid_whist", "sport_kitty=Always"),
    ("bid_whist", "nt_joker=must_when_void"), ("bid_whist", "nt_joker_lead=only_if_last"),
    ("bid_whist", "double_nt=on"), ("bid_whist", "defensive_scoring=on"),
    ("bid_whist", "double_nt=all"), ("bid_whist_boston", "double_nt=on"),
    ("solo_whist", "declared_trump=none"), ("solo_whist", "over=fifth"), ("solo_whist", "deals=3"),
    ("spades", "nil=50"), ("spades", "nil=off"), ("spades", "blind_nil=off"), ("spades", "bags=5"),
    ("spades", "nil_tricks=contract"), ("spades", "bags=off"), ("spades", "bag_penalty=50"),
    ("spades", "trump_lead=any"), ("spades", "trump_lead=after_first"), ("spades", "jokers=2"),
    ("spades", "bidding=suicide"), ("spades", "bidding=mirror"), ("spades", "bidding=whiz"),
    ("spades_suicide", "bidding=free least_bid=4"), ("spades_whiz", "bidding=mirror"),
    ("spades", "deuces=on"), ("spades", "passing=any"), ("spades", "blind_bid=6"),
    ("spades", "passing=any passed_cards=3 bidding=suicide"),
    ("spades", "least_bid=4"), ("spades", "first_deal=on"), ("spades", "ten_tricks=200"),
    ("spades_two", "drawn=off"), ("spades_two", "bidding=mirror"), ("spades_two", "blind_nil=on"),
    ("spades", "partners=off"), ("spades", "floor=-200"), ("spades", "floor=-500"),
    ("bastard", "coloured_jokers=on"), ("bastard", "points=places"), ("bastard", "games=4"),
    ("bastard", "packs=2"), ("german_whist", "counted=all"), ("german_whist", "counted=double"),
    ("german_whist", "points=difference"), ("german_whist", "points=tricks"),
    ("german_whist", "play=score"), ("german_whist", "hands=2"),
]  # fmt: skip


@pytest.mark.parametrize(("preset", "texts"), OTHER_RULES)
def test_the_referee_sees_that_other_rules_were_played(preset: str, texts: str) -> None:
    options = dict(part.split("=") for part in texts.split())
    with pytest.raises(Wrong):
        seats = SEATS.get(preset, 4)
        walk_lines(printed(preset, seats), preset, seats, options)
        walk_lines(printed(preset, seats, texts), preset, seats, {})


def test_a_trick_is_taken_as_the_rules_say() -> None:
    assert taker(["2H", "AH", "2S", "KH"], "S") == 2
    assert taker(["2H", "AH", "3H", "KH"], None, low=True) == 1
    assert taker(["KH", "3H", "2H", "4H"], "S", low=True) == 2
    assert taker(["RJ", "BJ", "2C", "3C"], None) == 3
    assert taker(["AS", "BJ", "RJ", "2S"], "S") == 2

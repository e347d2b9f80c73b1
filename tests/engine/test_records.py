"""What `simulate` prints, checked by a referee that knows nothing of the program."""

import copy
import json
from typing import Any

import pytest

from farwhist import cli
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from tests.helpers.drive import preset_seats
from tests.helpers.houses import house
from tests.helpers.walk import (
    PACK_52,
    PACK_60,
    PACK_104,
    House,
    Wrong,
    taker,
    walk_deal,
    walk_lines,
    walk_match,
)

pytestmark = pytest.mark.slow

BOTS = ("random", "rule")
TABLES = [
    (preset, seats, BOTS[(row + seats) % 2])
    for row, (preset, seats) in enumerate(preset_seats((3, 5, 7)))
]
"""Every preset for few, some and many players; both kinds of bots play each."""


def lines(capsys: Any, *arguments: str) -> list[str]:
    assert cli.main(["simulate", "--json", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out.splitlines()


@pytest.mark.parametrize(("preset", "seats", "bots"), TABLES)
def test_every_preset_prints_sound_records(capsys: Any, preset: str, seats: int, bots: str) -> None:
    arguments = ["--game", preset, "--seats", str(seats), "--seed", "3", "--bots", bots]
    printed = lines(capsys, *arguments, "--matches", "2")
    walk_lines(printed, house(preset, seats), 2)
    assert {json.loads(line).get("game", preset) for line in printed} == {preset}


@pytest.mark.parametrize("scheme", ["OYVEY", "TRICK", "WIZARD", "GOLF_SQ"])
def test_another_scheme_can_be_set(capsys: Any, scheme: str) -> None:
    rules = house("elevator", 4)
    rules.score, rules.low_wins = scheme, scheme == "GOLF_SQ"
    walk_lines(lines(capsys, "--set", f"scoring={scheme}"), rules)


def test_options_that_are_set_show_in_the_records(capsys: Any) -> None:
    options = ("sequence=CUSTOM", "custom=2,8,2", "pack=32", "must_ruff=on", "scoring=ASC2")
    sets = [part for option in options for part in ("--set", option)]
    printed = lines(capsys, "--matches", "3", "--seed", "40", *sets)
    pack = [card for card in PACK_52 if card[0] in "789TJQKA"]
    walk_lines(printed, House([2, 8, 2], "ASC2", pack, must_ruff=True), 3)


@pytest.mark.parametrize("seats", [2, 3, 6, 8])
def test_two_packs_with_a_super_trump_print_sound_records(capsys: Any, seats: int) -> None:
    options = ("sequence=CUSTOM", "custom=3,9,12", "pack=104", "super_trump=on")
    sets = [part for option in options for part in ("--set", option)]
    arguments = ("--seats", str(seats), "--matches", "12", "--seed", "5", "--bots", "random")
    rules = House([3, 9, 12], pack=PACK_104, super_trump=True)
    walk_lines(lines(capsys, *arguments, *sets), rules, 12)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_many_random_matches_with_wizards_print_sound_records(capsys: Any, seats: int) -> None:
    arguments = ("--game", "wizard", "--seats", str(seats), "--matches", "25", "--seed", "60")
    printed = lines(capsys, *arguments, "--bots", "random")
    walk_lines(printed, house("wizard", seats), 25)
    turned = {json.loads(line).get("turn_up") for line in printed}
    assert set(PACK_60[52:]) < turned <= {None, *PACK_60}


@pytest.mark.parametrize("options", [(), ("custom=3,1", "sequence=CUSTOM", "hook=off", "tours=1")])
def test_records_can_be_judged_without_knowing_how_they_were_made(
    capsys: Any, options: tuple[str, ...]
) -> None:
    """Game, seats, options and seed deal the same cards; what equals the preset is left out."""
    sets = [part for option in options for part in ("--set", option)]
    arguments = ("--game", "oh_hell", "--seats", "5", "--seed", "9", "--matches", "2", *sets)
    records = [json.loads(line) for line in lines(capsys, *arguments)]
    for record in records:
        rules = ruleset(record["game"], record["seats"], record["options"])
        assert record["seed"] == 8 + record["match"] and "tours" not in record["options"]
        if record.get("deal") == 1:
            again = Match(rules, record["seed"]).position
            hands = [[card.text for card in hand if card] for hand in again.dealt]
            assert (hands, again.dealer) == (record["hands"], record["dealer"])
    assert len({record["seed"] for record in records if "winners" in record}) == 2


# The referee itself


@pytest.fixture
def match(capsys: Any) -> list[Any]:
    arguments = ("--game", "romanian_premium", "--seats", "4", "--seed", "5")
    return [json.loads(line) for line in lines(capsys, *arguments)]


def test_the_referee_passes_a_sound_match(match: list[Any]) -> None:
    walk_match(match[:-1], match[-1], house("romanian_premium", 4))


def test_the_referee_sees_that_romanians_must_ruff(capsys: Any) -> None:
    arguments = ("--game", "romanian", "--bots", "random", "--set", "must_ruff=off")
    with pytest.raises(Wrong, match="must ruff"):
        walk_lines(lines(capsys, *arguments), house("romanian", 4))


@pytest.mark.parametrize(
    ("cards", "trump", "place"),
    [
        ("AS W3 W1 2H", "H", 1),
        ("J1 J4 2D AS", "H", 2),
        ("J3 J1 J4 J2", "H", 0),
        ("J3 2S AC 2H", "H", 3),
        ("W1 2H AH KH", "H", 0),
    ],
)
def test_the_referee_knows_who_takes_a_trick_with_wizards(
    cards: str, trump: str, place: int
) -> None:
    assert taker(cards.split(), trump) == place


def test_the_referee_sees_that_a_wizard_need_not_follow_but_a_plain_card_must(
    capsys: Any,
) -> None:
    arguments = ("--game", "wizard", "--seed", "2", "--bots", "random")
    records = [json.loads(line) for line in lines(capsys, *arguments)]
    rules, found = house("wizard", 4), 0
    for deal in records[:-1]:
        for trick in deal["tricks"]:
            loose = [card for card in trick["cards"] if card[0] == "W"]
            if loose and not found and trick["cards"][0] not in loose:
                found += 1
                walk_deal(deal, rules)
                trick["winner"] = trick["leader"]
                with pytest.raises(Wrong, match="who takes"):
                    walk_deal(deal, rules)
    assert found


def test_the_referee_sees_a_missing_limit_on_the_last_bid(capsys: Any) -> None:
    arguments = ("--game", "oh_hell", "--bots", "random", "--set", "hook=off")
    with pytest.raises(Wrong, match="add up"):
        walk_lines(lines(capsys, *arguments), house("oh_hell", 4))


def change_winner(deal: Any) -> None:
    deal["tricks"][0]["winner"] = (deal["tricks"][0]["winner"] + 1) % 4


def change_leader(deal: Any) -> None:
    deal["tricks"][1]["leader"] = (deal["tricks"][1]["leader"] + 1) % 4


def play_out_of_turn(deal: Any) -> None:
    deal["tricks"][0]["cards"].reverse()


def deal_twice(deal: Any) -> None:
    deal["hands"][0][0] = deal["hands"][1][0]


def deal_foreign(deal: Any) -> None:
    deal["hands"][0][0] = "2S"


def deal_short(deal: Any) -> None:
    deal["hands"][0].pop()


def turn_a_dealt_card(deal: Any) -> None:
    deal["turn_up"] = deal["hands"][2][0]
    deal["trump"] = deal["turn_up"][1]


def other_trump(deal: Any) -> None:
    deal["trump"] = "SHDC"["SHDC".index(deal["trump"]) - 1]


def forget_a_trick(deal: Any) -> None:
    deal["tricks"].pop()


def bid_too_much(deal: Any) -> None:
    deal["bids"][1] = deal["cards"] + 1


def count_wrong(deal: Any) -> None:
    deal["taken"][0] += 1


DAMAGE = [
    change_winner,
    change_leader,
    play_out_of_turn,
    deal_twice,
    deal_foreign,
    deal_short,
    turn_a_dealt_card,
    other_trump,
    forget_a_trick,
    bid_too_much,
    count_wrong,
]


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda function: function.__name__)
def test_the_referee_sees_a_damaged_deal(match: list[Any], damage: Any) -> None:
    rules = house("romanian_premium", 4)
    deal = next(each for each in match if each["cards"] == 6)
    walk_deal(deal, rules)
    damaged = copy.deepcopy(deal)
    damage(damaged)
    with pytest.raises(Wrong):
        walk_deal(damaged, rules)


@pytest.mark.parametrize(
    ("place", "field", "value"),
    [
        (3, "points", [1, 2, 3, 4]),
        (5, "totals", [0, 0, 0, 0]),
        (2, "dealer", 9),
        (4, "deal", 4),
        (4, "match", 2),
        (4, "cards", 7),
        (-1, "winners", []),
        (-1, "totals", [0, 0, 0, 0]),
    ],
)
def test_the_referee_sees_a_damaged_match(
    match: list[Any], place: int, field: str, value: Any
) -> None:
    match[place][field] = value
    with pytest.raises(Wrong):
        walk_match(match[:-1], match[-1], house("romanian_premium", 4))


def test_the_referee_sees_a_missing_premium(match: list[Any]) -> None:
    with pytest.raises(Wrong, match="points"):
        walk_match(match[:-1], match[-1], house("romanian", 4))

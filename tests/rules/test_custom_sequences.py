"""Sequences of one's own, tours, what may stand behind a size, and packs."""

import pytest

from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import rules_of
from tests.rules.test_sequences import of, sizes, to


def custom(text: str, seats: int = 4) -> list[int]:
    return of("CUSTOM", seats, custom=text)


def test_a_list_is_played_as_it_stands() -> None:
    assert custom("1,3,2,13") == [1, 3, 2, 13]
    assert custom(" 5 , 5 ") == [5, 5]
    assert of("CUSTOM(2,3,4)") == [2, 3, 4]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10/1/10", to(10, 1, -1) + to(2, 10)),
        ("1/10/1", to(1, 10) + to(9, 1, -1)),
        ("10/1/1", to(10, 1, -1)),
        ("1/10/10", to(1, 10)),
        ("3/8/5", [3, 4, 5, 6, 7, 8, 7, 6, 5]),
        ("1/13/1/2", [1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1]),
        ("7/7/7", [7]),
    ],
)
def test_first_turn_and_last_make_a_ramp(text: str, expected: list[int]) -> None:
    assert custom(text) == expected


def test_what_may_stand_behind_a_size() -> None:
    plan = rules_of("elevator", 4, sequence="CUSTOM", custom="1f,1h,3n,3m,3b,3r,3").plan
    assert [deal.twist for deal in plan.deals] == ["f", "h", "n", "m", "b", "r", ""]


@pytest.mark.parametrize(
    "text",
    [
        "",
        ",",
        "0",
        "1,0,1",
        "27",
        "-3",
        "1,2x",
        "1;2",
        "1/2",
        "1/2/3/4/5",
        "5/1/5/0",
        "0/5/0",
        "a/b/c",
        ",".join("1" * 201),
    ],
)
def test_a_damaged_sequence_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RulesError) as error:
        custom(text)
    assert "is not a list of deals" in str(error.value) and str(error.value).endswith(".")


def test_a_ramp_beyond_all_bounds_is_refused_and_not_written_out() -> None:
    for huge in ("9" * 20, "9" * 15):
        with pytest.raises(RulesError, match="is not a list of deals"):
            custom(f"{huge}/1/{huge}")


def test_tours_repeat_the_whole_sequence_from_its_first_element() -> None:
    assert of("UP", 4, cap="3", tours="2") == [1, 2, 3, 1, 2, 3]
    rules = rules_of("elevator", 4, sequence="UP", cap="3", end="target", points="500")
    assert [rules.size_of(place) for place in range(7)] == [1, 2, 3, 1, 2, 3, 1]


def test_the_romanian_tail_adds_a_forehead_and_a_hidden_deal() -> None:
    plan = rules_of("romanian", 4, rom_tail="on").plan
    assert [str(deal) for deal in plan.deals[-3:]] == ["1", "1f", "1h"]


def test_a_preset_lowers_its_cap_to_the_pack_where_a_player_is_told() -> None:
    assert max(sizes(rules_of("oh_hell", 8))) == 6
    with pytest.raises(RulesError, match="60 of 52"):
        rules_of("oh_hell", 6, cap="10")
    with pytest.raises(RulesError, match="11 cards"):
        rules_of("romanian", 4, sequence="UP", cap="11")


# Packs


def ranks(rules: Ruleset) -> set[str]:
    return {card.text[0] for card in rules.pack}


@pytest.mark.parametrize(
    ("seats", "count", "lowest"),
    [(2, 16, "J"), (3, 24, "9"), (4, 32, "7"), (5, 40, "5"), (6, 48, "3")],
)
def test_the_romanian_pack_holds_two_ranks_a_player(seats: int, count: int, lowest: str) -> None:
    rules = rules_of("romanian", seats)
    order = "23456789TJQKA"
    assert len(rules.pack) == count
    assert ranks(rules) == set(order[order.index(lowest) :])


def test_seven_romanians_play_with_48_cards_and_one_sits_out() -> None:
    rules = rules_of("romanian", 7)
    assert len(rules.pack) == 48 and "2" not in ranks(rules)
    assert max(sizes(rules)) == 8


@pytest.mark.parametrize(
    ("name", "count"), [("52", 52), ("48", 48), ("40", 40), ("36", 36), ("32", 32)]
)
def test_smaller_packs_keep_the_highest_ranks(name: str, count: int) -> None:
    rules = rules_of("elevator", 4, pack=name)
    assert len(rules.pack) == count == len(set(rules.pack))
    assert ranks(rules) == set("AKQJT98765432"[: count // 4])


def test_the_spanish_pack_has_forty_cards_without_8_9_and_10() -> None:
    rules = rules_of("elevator", 4, pack="spanish")
    assert len(rules.pack) == 40 and ranks(rules) == set("AKQJ765432")


@pytest.mark.parametrize(("seats", "out"), [(3, 1), (4, 0), (5, 2), (6, 4)])
def test_twos_are_removed_until_the_pack_divides_evenly(seats: int, out: int) -> None:
    rules = rules_of("elevator", seats, pack="even")
    missing = {card.text for card in rules_of("elevator", seats).pack} - {
        card.text for card in rules.pack
    }
    assert len(missing) == out and all(text.startswith("2") for text in missing)
    assert not out or "2C" in missing
    assert len(rules.pack) % seats == 0


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    for preset, seats in (("elevator", 1), ("elevator", 9), ("romanian", 8), ("elevator", 0)):
        with pytest.raises(RulesError, match=f"Players: {seats}; this game takes"):
            rules_of(preset, seats)


def test_two_of_whom_one_sits_out_are_not_a_game() -> None:
    with pytest.raises(RulesError):
        rules_of("elevator", 2, sit_out="dealer")

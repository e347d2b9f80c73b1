"""How many cards each deal has: docs/rules.md#deal-sequences."""

import pytest

from farwhist.engine.match import Match
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import rules_of

# N: (most cards a player, cards left then, most cards that still leave one to turn up)
MOST = {
    2: (26, 0, 25),
    3: (17, 1, 17),
    4: (13, 0, 12),
    5: (10, 2, 10),
    6: (8, 4, 8),
    7: (7, 3, 7),
    8: (6, 4, 6),
}
SEATS = tuple(MOST)


def sizes(rules: Ruleset) -> list[int]:
    assert rules.deal_count is not None
    return [rules.size_of(place) for place in range(rules.deal_count)]


def of(name: str, seats: int = 4, **options: str) -> list[int]:
    return sizes(rules_of("elevator", seats, sequence=name, **options))


def to(first: int, last: int, step: int = 1) -> list[int]:
    """Return first ... last inclusive, either way; nothing when the step does not reach there."""
    return list(range(first, last + (1 if step > 0 else -1), step))


@pytest.mark.parametrize("seats", SEATS)
def test_the_most_cards_a_player_can_get(seats: int) -> None:
    most, left, with_turn_up = MOST[seats]
    assert of("DOWN", seats)[0] == most
    assert 52 - seats * most == left
    for size in {most, with_turn_up}:
        match = Match(rules_of("elevator", seats, sequence="CUSTOM", custom=str(size)), 5)
        assert (match.position.turn_up is not None) is (size <= with_turn_up)
        assert (match.position.trump is not None) is (size <= with_turn_up)


@pytest.mark.parametrize("seats", SEATS)
def test_one_card_more_is_refused_with_the_sum_and_the_remedy(seats: int) -> None:
    most = MOST[seats][0]
    with pytest.raises(RulesError) as error:
        rules_of("elevator", seats, sequence="CUSTOM", custom=f"1,{most + 1}")
    text = str(error.value)
    if most == 26:
        assert "1,27" in text
    else:
        assert f"{seats} players with {most + 1} cards each need" in text
        assert f"{seats * (most + 1)} of 52" in text and "choose fewer" in text


def test_seven_players_with_eight_cards_are_refused() -> None:
    for options in ({"sequence": "ROM_181"}, {"cap": "8"}, {"sequence": "CUSTOM", "custom": "8"}):
        with pytest.raises(RulesError, match=r"7 players with 8 cards .* 56 of 52"):
            rules_of("elevator", 7, **options)
    with pytest.raises(RulesError, match=r"to 7 or less\.$"):
        rules_of("elevator", 7, cap="8")


@pytest.mark.parametrize("seats", SEATS)
def test_up_down_by_two(seats: int) -> None:
    top = MOST[seats][0]
    odd = top if top % 2 else top - 1
    assert of("UP_DOWN_2", seats) == to(1, odd, 2) + to(odd - 2, 1, -2)
    assert len(of("UP_DOWN_2", seats)) == odd


def test_elevator_whist_has_13_deals_and_85_tricks() -> None:
    assert sizes(rules_of("elevator", 4)) == [1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1]
    assert sum(sizes(rules_of("elevator", 4))) == 85


def test_a_peak_that_steps_of_two_miss_can_be_dealt_once() -> None:
    assert of("UP_DOWN_2", 5, include_peak="on") == [1, 3, 5, 7, 9, 10, 7, 5, 3, 1]
    assert of("UP_DOWN_2", 4, include_peak="on") == of("UP_DOWN_2", 4)


def test_or_once_or_twice_with_the_same_sizes_down_as_up() -> None:
    once, twice = ([1, 3, 5, 7, 9, *peak, 9, 7, 5, 3, 1] for peak in ([10], [10, 10]))
    assert of("UP_DOWN_2", 5, include_peak="mirror") == once
    assert of("UP_DOWN_2", 5, include_peak="twice") == twice
    assert of("UP_DOWN_2", 4, include_peak="mirror") == of("UP_DOWN_2", 4)
    assert of("UP_DOWN_2", 4, include_peak="twice", cap="2") == [1, 2, 2, 1]


@pytest.mark.parametrize("seats", SEATS)
def test_up_down_and_its_half_and_its_mirror(seats: int) -> None:
    top = MOST[seats][0]
    assert of("UP_DOWN", seats) == to(1, top) + to(top - 1, 1, -1)
    assert of("DOWN_UP", seats) == to(top, 1, -1) + to(2, top)
    assert of("UP", seats) == to(1, top)
    assert of("DOWN", seats) == to(top, 1, -1)
    assert len(of("UP_DOWN", seats)) == len(of("DOWN_UP", seats)) == 2 * top - 1
    assert len(of("UP", seats)) == len(of("DOWN", seats)) == top


def test_ten_cards_down_and_up_are_19_deals() -> None:
    for seats, deals in ((3, 19), (4, 19), (5, 19), (6, 15), (7, 13)):
        for preset in ("oh_hell", "ascenseur", "ascenseur_up", "blackout"):
            assert len(sizes(rules_of(preset, seats))) == deals
        first = (deals + 1) // 2
        assert sizes(rules_of("ascenseur", seats)) == to(first, 1, -1) + to(2, first)
        assert sizes(rules_of("ascenseur_up", seats)) == to(1, first) + to(first - 1, 1, -1)


def test_the_whole_pack_variant_of_ascenseur() -> None:
    assert max(sizes(rules_of("ascenseur_max", 3))) == 17
    assert max(sizes(rules_of("ascenseur_max", 4))) == 13


def test_ones_dealt_by_everybody_give_the_published_numbers_of_deals() -> None:
    deals = {3: 35, 4: 28, 5: 23, 6: 20, 7: 19, 8: 18}
    for seats, count in deals.items():
        top = MOST[seats][0]
        assert of("DOWN_UP_ONES", seats) == to(top, 2, -1) + [1] * seats + to(2, top)
        assert len(of("DOWN_UP_ONES", seats)) == 2 * (top - 1) + seats == count
        assert sizes(rules_of("podrida", seats)) == of("DOWN_UP_ONES", seats)


@pytest.mark.parametrize("seats", SEATS)
def test_peaks_dealt_by_everybody(seats: int) -> None:
    top = MOST[seats][0]
    assert of("UP_DOWN_PEAKS", seats) == to(1, top - 1) + [top] * seats + to(top - 1, 1, -1)
    assert len(of("UP_DOWN_PEAKS", 4)) == 28


@pytest.mark.parametrize(
    ("seats", "top", "count"), [(3, 12, 29), (4, 10, 28), (5, 8, 27), (6, 6, 26)]
)
def test_ones_and_peaks_dealt_by_everybody(seats: int, top: int, count: int) -> None:
    """juegosnaipes.com: 28 deals of four players, 1-1-1-1-2 ... 9-10-10-10-10-9 ... 2-1-1-1-1."""
    ones, rise = [1] * seats, to(2, top - 1)
    wanted = ones + rise + [top] * seats + rise[::-1] + ones
    assert sizes(rules_of("pocha", seats)) == wanted
    assert len(wanted) == count


def test_ones_and_peaks_of_one_card_are_one_round() -> None:
    assert sizes(rules_of("pocha", 4, cap="1")) == [1] * 4
    assert sizes(rules_of("pocha", 4, cap="2")) == [1] * 4 + [2] * 4 + [1] * 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_romanian_sequences(seats: int) -> None:
    ends, rise = [1] * seats, [2, 3, 4, 5, 6, 7]
    top, fall = [8] * seats, rise[::-1]
    assert sizes(rules_of("romanian", seats)) == ends + rise + top + fall + ends
    assert sizes(rules_of("romanian_818", seats)) == top + fall + ends + rise + top
    assert len(sizes(rules_of("romanian", seats))) == 3 * seats + 12
    by_two = sizes(rules_of("romanian", seats, sequence="ROM_1381"))
    assert by_two == [1, 3, 5, 7, *top, 7, 5, 3, 1]
    assert len(by_two) == seats + 8


def test_the_romanian_matches_of_four_have_94_and_122_tricks() -> None:
    up, down = sizes(rules_of("romanian", 4)), sizes(rules_of("romanian_818", 4))
    assert (len(up), sum(up)) == (24, 94)
    assert (len(down), sum(down)) == (24, 122)


@pytest.mark.parametrize("seats", SEATS)
def test_fidepo(seats: int) -> None:
    top = MOST[seats][0]
    assert of("FIDEPO", seats) == to(top, 5, -1) + [4] * seats + to(5, top)
    assert len(of("FIDEPO", seats)) == 2 * (top - 4) + seats
    assert len(of("FIDEPO", 3)) == 29


def test_by_two_down_and_up() -> None:
    assert of("STEP2_DOWN_UP", 4) == [12, 10, 8, 6, 4, 2, 1, 3, 5, 7, 9, 11, 13]
    for seats in SEATS:
        top = MOST[seats][0]
        found = of("STEP2_DOWN_UP", seats)
        assert sorted(found) == to(1, top) and found[0] == top - 1 and found[-1] == top


def test_cartier_nommie_and_clag() -> None:
    assert of("CARTIER") == to(13, 2, -1) + to(3, 13)
    assert len(of("CARTIER")) == 23
    assert of("NOMMIE") == to(13, 3, -1) + [2] * 4 + to(3, 13)
    assert len(of("NOMMIE")) == 26
    assert of("CLAG") == to(1, 7) + [7] * 8 + to(7, 1, -1)
    assert len(of("CLAG")) == 22
    twists = [str(deal) for deal in rules_of("elevator", 4, sequence="CLAG").plan.deals[7:15]]
    assert {"7n", "7m", "7r", "7b"} <= set(twists)
    with pytest.raises(RulesError, match="56 of 52"):
        rules_of("elevator", 8, sequence="CLAG")


def test_every_size_by_every_dealer() -> None:
    assert of("PER_SIZE_xN", 3, cap="3") == [each for each in (1, 2, 3, 2, 1) for _ in range(3)]
    assert of("DOWN", 4, cap="2", each_dealer="on") == [2, 2, 2, 2, 1, 1, 1, 1]


def test_a_constant_size() -> None:
    assert set(of("CONSTANT", 4, cap="7")) == {7}
    assert rules_of("elevator", 4, sequence="CONSTANT", end="target").deal_count is None


@pytest.mark.parametrize("cap", range(1, 14))
def test_a_cap_lowers_the_peak_of_every_sequence(cap: int) -> None:
    for name in ("UP_DOWN", "DOWN_UP", "UP", "DOWN", "DOWN_UP_ONES", "UP_DOWN_PEAKS"):
        assert max(of(name, 4, cap=str(cap))) == cap
    for name in ("UP_DOWN_2", "FIDEPO", "STEP2_DOWN_UP", "CARTIER", "NOMMIE"):
        found = of(name, 4, cap=str(cap))
        assert found and max(found) <= cap and min(found) >= 1

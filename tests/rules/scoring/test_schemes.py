"""Every scoring scheme against the table of docs/rules.md#scoring-schemes."""

import pytest

from farwhist.rules.options import RulesError
from farwhist.rules.scoring.record import read_record
from farwhist.rules.scoring.scheme import Case
from farwhist.rules.scoring.schemes import COLUMNS as OURS
from farwhist.rules.scoring.schemes import SCHEMES, SIZE, scheme
from tests.rules.scoring.scheme_table import COLUMNS, EXAMPLES, FORMULAS, LOWER_WINS, RECORDS

FOUR = (0, 1, 2, 3)


def points(
    text: str,
    bid: int,
    taken: int,
    size: int = 7,
    *,
    seats: int = 4,
    largest: int = 13,
    full: bool = False,
) -> float:
    players = tuple(range(seats))
    bids, tricks = [bid] + [0] * (seats - 1), [taken] + [0] * (seats - 1)
    totals = [0.0] * seats
    return scheme(text).points(Case(size, largest, players, bids, tricks, totals, full), 0)


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_examples_of_the_table(name: str) -> None:
    assert tuple(points(name, bid, taken) for bid, taken in COLUMNS) == EXAMPLES[name]


def test_the_table_has_all_its_rows() -> None:
    assert len(EXAMPLES) == len(FORMULAS) == 47
    assert set(RECORDS) == set(EXAMPLES) - {"BINARY_NIL"}


@pytest.mark.parametrize("name", SCHEMES)
def test_every_scheme_pays_what_its_own_examples_say(name: str) -> None:
    row = SCHEMES[name]
    assert row.examples == tuple(points(name, *each, SIZE) for each in OURS)
    if name in EXAMPLES:
        assert (OURS, row.examples) == (COLUMNS, EXAMPLES[name])


@pytest.mark.parametrize("name", FORMULAS)
def test_every_bid_and_every_number_of_tricks_follows_the_formula(name: str) -> None:
    made, missed = FORMULAS[name]
    for seats, largest in ((4, 13), (3, 17), (6, 8)):
        for size in range(1, min(13, largest) + 1):
            for bid in range(size + 1):
                for taken in range(size + 1):
                    expected = (
                        made(bid, size, seats, largest)
                        if bid == taken
                        else missed(bid, taken, size, seats)
                    )
                    found = points(name, bid, taken, size, seats=seats, largest=largest)
                    assert found == expected, (size, bid, taken)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_ones_own_equals_the_named_scheme(name: str) -> None:
    made, missed = FORMULAS[name]
    text = RECORDS[name]
    for size in (1, 2, 7, 13):
        for bid in range(size + 1):
            for taken in range(size + 1):
                expected = made(bid, size, 4, 13) if bid == taken else missed(bid, taken, size, 4)
                assert points(text, bid, taken, size) == expected, (size, bid, taken)


@pytest.mark.parametrize("name", EXAMPLES)
def test_low_totals_win_in_the_golf_schemes_only(name: str) -> None:
    assert scheme(name).lower_wins is (name in LOWER_WINS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_points_are_whole_numbers_except_the_half_of_trick_scoring(name: str) -> None:
    for bid, taken in COLUMNS:
        found = points(name, bid, taken)
        assert isinstance(found, int) or (name, bid, taken, found) == ("TRICK", 0, 0, 0.5)


def test_nil_at_basas_is_special_when_the_whole_pack_is_dealt() -> None:
    assert points("BASAS", 0, 0, 13, full=True) == 35
    assert points("BASAS", 0, 4, 13, full=True) == -10
    assert points("BASAS", 3, 3, 13, full=True) == 19
    assert points("BASAS", 3, 1, 13, full=True) == -6
    assert points("BASAS", 0, 0, 12) == 10


def test_the_nil_rule_of_binary_needs_more_cards_than_players() -> None:
    for size, made, missed in ((4, 10, 0), (5, 20, -10)):
        assert points("BINARY_NIL", 0, 0, size) == made
        assert points("BINARY_NIL", 0, 1, size) == missed


def test_the_romanian_examples() -> None:
    vectors = {(0, 0): 5, (3, 3): 8, (8, 8): 13, (2, 4): -2, (3, 1): -2, (5, 0): -5}
    for (bid, taken), expected in vectors.items():
        assert points("ROMANIAN", bid, taken, 8) == expected


def test_the_triangular_romanian_table() -> None:
    made = [points("ROMANIAN_TRI", bid, bid, 8) for bid in range(9)]
    missed = [points("ROMANIAN_TRI", off, 0, 8) for off in range(1, 9)]
    assert made == [5, 6, 8, 11, 15, 20, 26, 33, 41]
    assert missed == [-1, -3, -6, -10, -15, -21, -28, -36]


# Schemes that look at more than one bid


def table(text: str, bids: list[int], taken: list[int], totals: list[float], size: int) -> list:
    seats = tuple(range(len(bids)))
    case = Case(size, 13, seats, bids, taken, totals)
    return [scheme(text).points(case, seat) for seat in seats]


def test_binary_halve_pays_eight_or_halves_the_total_rounded_up() -> None:
    assert table("BINARY_HALVE", [1, 2, 0, 0], [0, 2, 0, 5], [13, 13, 13, 8], 7) == [-6, 8, 8, -4]
    assert 13 + table("BINARY_HALVE", [1], [0], [13], 1)[0] == 7
    assert table("BINARY_HALVE", [1], [0], [0], 1) == [0]
    assert table("BINARY_HALVE", [1], [0], [1], 1) == [0]


def test_scratch_counts_misses_and_the_fewest_win() -> None:
    assert table("SCRATCH", [1, 2, 0, 0], [0, 2, 0, 5], [0] * 4, 7) == [1, 0, 0, 1]
    assert scheme("SCRATCH").lower_wins


def test_stackpot_pays_more_the_more_the_table_has_lost() -> None:
    bids, taken = [3, 2, 0, 0], [3, 1, 0, 5]
    assert table("STACKPOT", bids, taken, [-5, -5, -5, -5], 9) == [9, -9, 0, -9]
    assert table("STACKPOT", bids, taken, [-5, -5, -5, 7], 9)[0] == 3
    assert table("STACKPOT", bids, taken, [5, 5, -30, 2], 9)[0] == 9
    assert table("STACKPOT", bids, taken, [5, 5, 5, 5], 9)[0] == 3


@pytest.mark.parametrize(
    ("bids", "taken", "expected"),
    [
        ([3, 3, 4], [3, 2, 5], [33, 2, 5]),
        ([3, 2, 4], [3, 2, 5], [23, 22, 5]),
        ([3, 2, 5], [3, 2, 5], [13, 12, 15]),
        ([0, 0, 0], [3, 2, 5], [3, 2, 5]),
    ],
)
def test_ninety_nine_pays_more_the_fewer_have_made_it(
    bids: list[int], taken: list[int], expected: list[int]
) -> None:
    assert table("NINETY_NINE", bids, taken, [0, 0, 0], 10) == expected


def test_prospect_without_a_blind_bid_is_the_classic_score() -> None:
    assert tuple(points("PROSPECT", *each) for each in COLUMNS) == EXAMPLES["CLASSIC10"]


def test_clag_pays_a_nil_ten_and_a_failed_nil_its_tricks() -> None:
    assert points("CLAG", 0, 0) == 10
    assert points("CLAG", 0, 3) == 3


# Records


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "NO_SUCH_SCHEME",
        "M0",
        "M0=",
        "M0=ten",
        "M0=10,M1=1",
        "M0=10 M0=5",
        "Xd=-1 Xsd=2",
        "T1=5 T01=6",
        "M0=0.3",
        "M0=1e9",
        "M0=99999",
        "M3=1",
        "Yd=-1",
        "M0=10 __import__('os')",
        "nilfail=nan",
        "Z0=--5",
        "high",
    ],
)
def test_a_damaged_record_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RulesError) as error:
        read_record(text)
    assert "is not a scoring scheme" in str(error.value) and str(error.value).endswith(".")


def test_a_record_may_write_its_sides_with_or_without_the_s() -> None:
    for long, short in (("Xsb2=-1", "Xb2=-1"), ("Usd=-2", "Ud=-2"), ("Ossq=3", "Osq=3")):
        assert read_record(long).numbers == read_record(short).numbers


def test_over_and_under_have_their_own_values() -> None:
    text = "M0=1 O0=-7 Od=-2 U0=4 Un=1"
    assert points(text, 2, 5, 6) == -7 - 2 * 3
    assert points(text, 5, 2, 6) == 4 + 6
    assert points(text, 2, 2, 6) == 1

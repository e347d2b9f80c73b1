"""Sequences as five numbers, and records as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.rules.scoring.record import FACTORS, MADE, PRESENT, SIDES, read_record, write_record
from farwhist.rules.sequences import MOST_HOLD, Ramp, custom, ramp_of

SIZES = st.integers(1, 26)


@given(SIZES, SIZES, SIZES, st.integers(1, 25), st.integers(1, MOST_HOLD))
def test_a_ramp_is_read_back_as_the_same_deals(
    first: int, turn: int, last: int, step: int, hold: int
) -> None:
    ramp = Ramp(first, turn, last, step, hold)
    sizes = ramp.sizes()
    assert [deal.size for deal in custom(ramp.text())] == sizes
    assert sizes[0] == first and turn in sizes
    again = ramp_of(ramp.text())
    if hold == 1:
        assert again is not None and again.sizes() == sizes


@pytest.mark.parametrize(
    ("text", "ramp"),
    [
        ("1/5/1", Ramp(1, 5, 1)),
        ("10/1/10", Ramp(10, 1, 10)),
        ("1/13/1/2", Ramp(1, 13, 1, 2)),
        ("1,2,3,3,3,2,1", Ramp(1, 3, 1, 1, 3)),
        ("4,4", Ramp(4, 4, 4, 1, 2)),
        ("1,2,3n", None),
        ("1,5,2", None),
        ("nonsense", None),
    ],
)
def test_lists_that_are_ramps_are_known(text: str, ramp: Ramp | None) -> None:
    assert ramp_of(text) == ramp


KEYS = (
    *MADE,
    *PRESENT,
    "T0",
    "T7",
    "T12",
    *(side + factor for side in SIDES for factor in FACTORS),
)


@given(
    st.dictionaries(
        st.sampled_from(KEYS), st.integers(-19999, 19999).map(lambda halves: halves / 2)
    ),
    st.booleans(),
)
def test_a_record_that_was_written_is_read_as_the_same_numbers(
    numbers: dict[str, float], low: bool
) -> None:
    record = read_record(write_record(numbers, lower_wins=low))
    silent = {key for key, value in numbers.items() if not value and key not in PRESENT}
    silent = {key for key in silent if key[0] != "T"}
    wanted = {key: value for key, value in numbers.items() if key not in silent}
    assert {k: v for k, v in record.numbers.items() if (k, v) != ("M0", 0)} == wanted
    assert record.lower_wins is low

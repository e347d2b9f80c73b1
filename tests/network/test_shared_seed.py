"""The seed among people: everybody's number counts, and none can be changed afterwards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from farwhist.network import shared_seed
from farwhist.network.shared_seed import HOST, dishonest, fingerprint, own_number, seed

NUMBER = st.binary(min_size=32, max_size=32)
NUMBERS = st.dictionaries(st.integers(-1, 6), NUMBER, min_size=1, max_size=8)


@given(NUMBERS, st.data())
def test_another_number_of_anybody_is_another_seed(
    numbers: dict[int, bytes], data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from(sorted(numbers)))
    other = data.draw(NUMBER.filter(lambda number: number != numbers[seat]))
    assert seed({**numbers, seat: other}) != seed(numbers)


@given(NUMBERS)
def test_a_seed_is_one_that_a_saved_match_can_hold(numbers: dict[int, bytes]) -> None:
    assert 0 <= seed(numbers) < 2**63


@given(NUMBERS, st.data())
def test_who_says_another_number_than_was_fixed_or_none_is_found_out(
    numbers: dict[int, bytes], data: st.DataObject
) -> None:
    digests = {seat: fingerprint(number) for seat, number in numbers.items()}
    assert dishonest(digests, numbers) == []
    seat = data.draw(st.sampled_from(sorted(numbers)))
    other = data.draw(NUMBER.filter(lambda number: number != numbers[seat]))
    assert dishonest(digests, {**numbers, seat: other}) == [seat]
    assert dishonest(digests, {each: numbers[each] for each in numbers if each != seat}) == [seat]
    assert dishonest({}, numbers) == sorted(numbers)


def test_a_person_can_say_the_number_again_and_has_another_one_each_time() -> None:
    key = b"k" * 32
    assert own_number(key, "table", 1) == own_number(key, "table", 1)
    others = {
        own_number(key, "table", 2),
        own_number(key, "other", 1),
        own_number(b"j" * 32, "table", 1),
    }
    assert len(others | {own_number(key, "table", 1)}) == 4


def test_the_seed_is_what_docs_network_says() -> None:
    """Worked out by sha256sum, not by this program."""
    assert HOST == -1
    assert shared_seed.seed({0: b"\1" * 32, -1: b"\2" * 32}) == 2156434423256914162

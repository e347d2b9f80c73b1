"""Messages: all that a match tells comes through, and nothing else does."""

from __future__ import annotations

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.engine.events import Event
from farwhist.network import messages as ms
from farwhist.network.messages import BadMessage, encode, from_guest, from_host
from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import any_moves, moves_on, start
from tests.helpers.family import SHORT
from tests.network.rubbish import SAID


@pytest.mark.parametrize("preset", PRESETS)
def test_events_and_choices_come_through_as_they_were(preset: str) -> None:
    match = start(preset, PRESETS[preset].usual_seats, 5, **SHORT.get(preset, {}))
    any_moves(match, Random(1), moves_on(match, 60))
    told: list[Event] = []
    for part in ms.Happened.of(0, match.events):
        again = from_host(encode(part))
        assert isinstance(again, ms.Happened)
        assert again.first == len(told)
        told += again.read()
    assert told == match.events
    for decision in match.decisions:
        asked = ms.ChoiceAsked((decision.seat,), decision)
        assert from_host(encode(asked)) == asked


def test_a_long_past_comes_in_parts_that_are_small_enough() -> None:
    match = start("elevator", 4, 5)
    any_moves(match, Random(1))
    parts = list(ms.Happened.of(0, match.events * 20))
    assert len(parts) > 5
    assert all(len(encode(part)) <= ms.MOST_BYTES for part in parts)
    assert [part.more for part in parts] == [True] * (len(parts) - 1) + [False]


@pytest.mark.parametrize("message", SAID, ids=lambda message: type(message).__name__)
def test_what_guests_say_comes_through(message: ms.FromGuest) -> None:
    assert from_guest(encode(message)) == message


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_are_refused(data: bytes) -> None:
    for read in (from_guest, from_host):
        with contextlib.suppress(BadMessage):
            assert isinstance(read(data), ms.Message)


@given(st.sampled_from(SAID), st.data())
def test_a_message_that_was_changed_is_one_or_is_refused(
    message: ms.FromGuest, data: st.DataObject
) -> None:
    wire = bytearray(encode(message))
    for _ in range(data.draw(st.integers(1, 4))):
        wire[data.draw(st.integers(0, len(wire) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(BadMessage):
        assert isinstance(
            from_guest(bytes(wire[: data.draw(st.integers(0, len(wire)))])), ms.Message
        )


@pytest.mark.parametrize(
    "data",
    [b"\x91" * 60_000, b"x" * (ms.MOST_BYTES + 1), "text", b""],
    ids=["nested", "huge", "text", "empty"],
)
def test_what_is_nested_huge_or_no_bytes_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadMessage):
        from_guest(data)


def test_a_card_that_there_is_not_is_refused() -> None:
    match = start("elevator", 4, 5)
    (part,) = ms.Happened.of(0, match.events)
    wire = encode(part)
    known = next(card for card in match.view(0).hands[0] if card is not None).text.encode()
    with pytest.raises(BadMessage):
        again = from_host(wire.replace(known, b"QQ"))
        assert isinstance(again, ms.Happened)
        again.read()


@given(st.text())
def test_a_shown_text_is_one_printable_line(text: str) -> None:
    said = ms.shown(text)
    assert said.isprintable()
    assert len(said) <= ms.LONGEST_TEXT

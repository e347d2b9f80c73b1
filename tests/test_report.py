"""What is written down of an exception tells where it came from, and nothing of what is played."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.bots.core.outside_fields import Unfit
from farwhist.engine.cards import Card, Rank, Suit, card, pack
from farwhist.engine.moves import play, read, write
from farwhist.report import Elsewhere, redacted, report
from farwhist.store.matches import Saved, Unsound
from tests.helpers.drive import start

SALT = "5abcdef0" * 8
CARDS = st.sampled_from(pack(jokers=2, packs=2))
ERRORS = st.sampled_from([ValueError, KeyError, TypeError, AssertionError, Unsound, Unfit, OSError])
SECRETS = st.one_of(
    CARDS,
    CARDS.map(str),
    CARDS.map(play),
    CARDS.map(lambda each: write(play(each))),
    st.lists(CARDS, min_size=1, max_size=13),
    st.sampled_from(list(Rank)),
    st.sampled_from(list(Suit)),
    st.sampled_from(["♠", "♥", "♦", "♣", "the queen of spades", "Ace", "🂡", "“AS”"]),
    st.integers(10, 2**32),
    st.just(SALT),
)
FRAMES = st.sampled_from(
    ["{}", "no card is written {!r}", "got {} in the hand", "[{}]", "x={}", "a'b {} c", "{0}_{0}"]
)


def raised(error: Exception) -> Exception:
    """Return an exception with a traceback of functions that hold cards, a seed and a salt."""

    def deal(hand: tuple[Card, ...], seed: int, salt: str) -> None:
        raise error

    try:
        deal((card("AS"), card("TD")), 918273645, SALT)
    except Exception as caught:
        return caught
    raise AssertionError


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]+", text))


TEXTS = {str(each) for each in pack(jokers=2, packs=2)}
NAMED = {each.name.casefold() for each in (*Rank, *Suit)}


def says_nothing(text: str) -> bool:
    """Whether a text names no card, no suit, no rank, and no number but those of lines."""
    body = re.sub(r"^  \S+:\d+ in .*$", "", text, flags=re.MULTILINE)
    found = words(body)
    return not (
        found & TEXTS
        or {each.casefold() for each in found} & NAMED
        or re.search(r"\d", body)
        or re.search("[♠-♧🂠-🃿]", body)
        or SALT[:8] in text
    )


@given(ERRORS, FRAMES, SECRETS)
def test_a_message_tells_nothing_of_what_is_played(
    kind: type[Exception], frame: str, secret: object
) -> None:
    found = report(raised(kind(frame.format(secret))))
    assert says_nothing(found.text), found.text
    assert kind.__name__ in found.text
    assert "test_report.py" in found.text and " in deal" in found.text


@given(SECRETS)
def test_a_key_that_is_missing_is_not_named(secret: object) -> None:
    assert says_nothing(report(raised(KeyError(str(secret)))).text)
    assert says_nothing(report(raised(KeyError(secret))).text)


def test_real_errors_of_a_running_match_tell_nothing() -> None:
    match = start("elevator", 4, 5)
    saved = Saved("elevator", 4, 5, moves=((0, read("play AS")),), salt=SALT)
    for action in (
        lambda: match.submit(0, play(card("AS"))),
        saved.match,
        lambda: card("QX"),
        lambda: read("play AS QX"),
        lambda: {card("AS"): 1}[card("KH")],
        lambda: [card("AS")].remove(card("TD")),
        lambda: int(SALT),
        lambda: Suit(918273645),
    ):
        with pytest.raises(Exception) as caught:
            action()
        text = report(caught.value).text
        assert says_nothing(text), text
        assert type(caught.value).__name__ in text


@pytest.mark.parametrize(
    ("make", "kept"),
    [
        (lambda: [0][int("1")], "IndexError: list index out of range"),
        (lambda: None.nothing, "'NoneType' object has no attribute 'nothing'"),  # type: ignore[attr-defined]
        (lambda: [].remove("x"), "ValueError: list.remove(x): x not in list"),
        (lambda: {}["table/felt"], "KeyError"),
        (lambda: max([]), "argument is empty"),
    ],
)
def test_what_python_itself_says_is_kept(make: object, kept: str) -> None:
    with pytest.raises(Exception) as caught:
        make()  # type: ignore[operator]
    text = report(caught.value).text
    assert kept in text or "arg is an empty sequence" in text


def test_a_system_error_keeps_its_number_and_no_folder() -> None:
    error = raised(FileNotFoundError(2, "No such file or directory", "/people/anna/match.json"))
    text = report(error).text
    assert "[Errno 2] No such file or directory" in text and "match.json" in text
    assert "anna" not in text


def test_places_are_those_of_the_program_and_not_of_the_player() -> None:
    with pytest.raises(ValueError, match="no card") as caught:
        card("QX")
    text = report(caught.value).text
    assert re.search(r"^  farwhist/engine/cards\.py:\d+ in card$", text, re.MULTILINE)
    assert str(Path.home()) not in text and str(Path.cwd()) not in text


def test_what_led_to_it_and_groups_are_told_as_carefully() -> None:
    try:
        try:
            raise ValueError("play AS")
        except ValueError as first:
            first.add_note("TD 918273645")
            raise ExceptionGroup("♠ 7", [KeyError("KH"), Unsound("QS")]) from first
    except ExceptionGroup as group:
        text = report(group).text
    for name in ("ValueError", "ExceptionGroup", "KeyError", "Unsound"):
        assert name in text
    assert says_nothing(text), text


def test_the_same_failure_has_the_same_kind_whatever_it_says() -> None:
    one, other = (report(raised(ValueError(text))) for text in ("AS", "KH"))
    assert one.kind == other.kind
    assert one.kind != report(raised(KeyError("AS"))).kind


def test_an_endless_recursion_is_short_and_a_broken_message_no_trouble() -> None:
    def again(deep: int) -> int:
        return again(deep + 1)

    class Silent(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    with pytest.raises(RecursionError) as caught:
        again(0)
    assert report(caught.value).text.count("\n") < 100
    assert "Silent" in report(raised(Silent("AS"))).text


def test_a_loop_of_causes_ends() -> None:
    one, other = raised(ValueError("a")), raised(KeyError("b"))
    one.__cause__, other.__cause__ = other, one
    assert "KeyError" in report(one).text


def test_a_report_of_another_process_is_told_as_it_came() -> None:
    there = report(raised(ValueError("AS")))
    error = pickle.loads(pickle.dumps(Elsewhere(there.text)))
    assert there.text in report(error).text


@given(st.text())
def test_any_text_can_be_redacted(text: str) -> None:
    assert says_nothing(redacted(text))

"""Which opponents played in a match: level and style, seat by seat, and from which move on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

BALANCED: Final = "balanced"
"""The style that is not told."""


class OpponentsRecord(NamedTuple):
    """Who plays the seats from the move with this number on, counted from 0.

    Each seat has its level, such as "club", or its level and style, such as "club bold"; it is
    empty where a person plays.
    """

    first: int
    seats: tuple[str, ...]


def told(level: str, style: str) -> str:
    """Return a level and style as a match keeps them."""
    return level if style == BALANCED else f"{level} {style}"


def level_and_style(text: str) -> tuple[str, str]:
    """Return what :func:`told` has told."""
    level, _, style = text.partition(" ")
    return level, style or BALANCED


def noted(
    known: Sequence[OpponentsRecord], seats: tuple[str, ...], move: int
) -> tuple[OpponentsRecord, ...]:
    """Return what is known when these play from a move on; what was to come is forgotten."""
    kept = [each for each in known if each.first < move]
    if not kept or kept[-1].seats != seats:
        kept.append(OpponentsRecord(move, seats))
    return tuple(kept)


def shortened(known: Iterable[OpponentsRecord], count: int) -> tuple[OpponentsRecord, ...]:
    """Return what is known when only the first moves are left: who came later plays from there."""
    found: dict[int, OpponentsRecord] = {}
    for each in known:
        first = min(each.first, count)
        found[first] = OpponentsRecord(first, each.seats)
    return tuple(found.values())


def in_force(known: Iterable[OpponentsRecord], move: int) -> tuple[str, ...]:
    """Return who played from the move with this number on; nobody where that is not known."""
    seats: tuple[str, ...] = ()
    for each in known:
        if each.first <= move:
            seats = each.seats
    return seats


def as_data(known: Iterable[OpponentsRecord]) -> list[dict[str, Any]]:
    """Return it as a file holds it."""
    return [{"from": each.first, "seats": list(each.seats)} for each in known]


def read_opposition(value: Any, seats: int) -> tuple[OpponentsRecord, ...]:
    """Return what a file holds of it.

    Raises:
        ValueError: it is damaged.
    """
    if not isinstance(value, list):
        raise ValueError("no list")
    found: list[OpponentsRecord] = []
    for each in value:
        if not (isinstance(each, dict) and each.keys() == {"from", "seats"}):
            raise ValueError("no object of two fields")
        first, told_of = each["from"], each["seats"]
        rises = type(first) is int and first >= 0 and (not found or found[-1].first < first)
        texts = isinstance(told_of, list) and all(isinstance(text, str) for text in told_of)
        if not (rises and texts and len(told_of) == seats):
            raise ValueError("not one text a seat, from a later move on")
        if any(len(text) > 40 for text in told_of):
            raise ValueError("too long")
        found.append(OpponentsRecord(first, tuple(told_of)))
    return tuple(found)

"""The fields of a position from anybody's table: what is wrong in them is said in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwhist.engine.cards import Card, Seat, card
from farwhist.rules.catalogue import PRESETS, default_preset, ruleset
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset

MOST = 1_000_000
"""A total is not larger in any match."""


class Unfit(ValueError):
    """A position that cannot be; the text says what is wrong in it."""


def rules_of(data: Mapping[str, Any], fields: frozenset[str]) -> Ruleset:
    """Return the rules of a position, whose fields may be these."""
    if not isinstance(data, Mapping):
        raise Unfit("A position is an object with fields.")
    game = data.get("game", default_preset())
    if not isinstance(game, str) or game not in PRESETS:
        raise Unfit(f"“{game}” is no game: `farwhist games` lists them.")
    unknown = sorted(set(data) - fields)
    if unknown:
        raise Unfit(f"There is no field “{unknown[0]}”.")
    if "deal" in data:
        number(data, "deal", 1, MOST)
    seats = number(data, "seats", 2, 8, PRESETS[game].usual_seats)
    changes = data.get("set", {})
    texts_only = isinstance(changes, Mapping) and all(
        isinstance(value, str | int) for value in changes.values()
    )
    if not texts_only:
        raise Unfit("“set” is an object of option texts.")
    texts = {key: str(value) for key, value in changes.items()}
    size = number(data, "cards", 1, 26)
    try:
        rules = ruleset(game, seats, texts)
        planned = {deal.size for deal in rules.plan.deals}
        if rules.kind.exact and size not in planned:
            rules = ruleset(game, seats, {**texts, "sequence": "CUSTOM", "custom": str(size)})
    except RulesError as error:
        raise Unfit(str(error)) from None
    return rules


def number(
    data: Mapping[str, Any],
    key: str,
    least: int,
    most: int,
    default: int | None = None,
    what: str = "",
) -> int:
    value = data.get(key, default)
    if type(value) is not int or not least <= value <= most:
        what = what or f"“{key}”"
        raise Unfit(f"{what} must be a whole number from {least} to {most}.")
    return value


def cards_of(texts: Any, what: str) -> list[Card]:
    if isinstance(texts, str):
        texts = texts.split()
    if not isinstance(texts, Sequence) or not all(isinstance(each, str) for each in texts):
        raise Unfit(f"{what} must be a list of cards.")
    try:
        return [card(text) for text in texts]
    except ValueError as error:
        raise Unfit(f"{what}: {error}.") from None


def flag(data: Mapping[str, Any], key: str) -> bool:
    """Return a field that is true or false, false if left out."""
    value = data.get(key, False)
    if type(value) is not bool:
        raise Unfit(f"“{key}” must be true or false.")
    return value


def seats_of(data: Mapping[str, Any], key: str, seats: int) -> tuple[Seat, ...]:
    """Return a field that lists seats; none if left out."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(_is_seat(each, seats) for each in value):
        raise Unfit(f"“{key}” must be a list of seats from 0 to {seats - 1}.")
    return tuple(value)


def rows_of(data: Mapping[str, Any], key: str) -> list[Any]:
    """Return a field that is a list; an empty one if left out."""
    value = data.get(key, [])
    if not isinstance(value, list):
        raise Unfit(f"“{key}” must be a list.")
    return value


def seat_rows(data: Mapping[str, Any], key: str, seats: int) -> list[tuple[Seat, Any]]:
    """Return a field that lists pairs of a seat and something else."""
    found = []
    for number_, row in enumerate(rows_of(data, key), 1):
        if not isinstance(row, list) or len(row) != 2 or not _is_seat(row[0], seats):
            raise Unfit(f"Entry {number_} of “{key}” must be a seat and what belongs to it.")
        found.append((row[0], row[1]))
    return found


def totals_of(data: Mapping[str, Any], sides: int) -> list[Any] | None:
    """Return the totals, one a side; None if left out."""
    totals = data.get("totals")
    if totals is None:
        return None
    right = isinstance(totals, list) and len(totals) == sides
    if not right or not all(type(each) in (int, float) and abs(each) <= MOST for each in totals):
        raise Unfit("“totals” must hold one number for each side.")
    return list(totals)


def trick_of(data: Any, number_: int, seats: int) -> tuple[Seat, list[Card], Seat | None]:
    """Return the leader, the cards and the winner, if it is told, of a trick."""
    if not isinstance(data, Mapping) or not {"leader", "cards"} <= set(data):
        raise Unfit(f"Trick {number_} needs its “leader” and its “cards”.")
    for key in ("leader", "winner"):
        if data.get(key) is not None or key == "leader":
            number(data, key, 0, seats - 1, what=f"The {key} of trick {number_}")
    return data["leader"], cards_of(data["cards"], f"Trick {number_}"), data.get("winner")


def _is_seat(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats

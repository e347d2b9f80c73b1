"""A record that the garbage collector does not look through can be part of no circle."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from farwhist.engine import decision, events, position

ATOMS = (bool, int, float, str, type(None))


def uncollected() -> list[type[Struct]]:
    """Return the records of the engine that are left out of the collector."""
    found = {
        each
        for module in (decision, events, position)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Struct) and each is not Struct
    }
    return [each for each in found if not each.__struct_config__.gc]


def changeable(kind: Any) -> Iterator[object]:
    """Find what `kind` is made of and can be changed, or be one of several unknown things."""
    origin = get_origin(kind)
    if origin in (tuple, Union, UnionType):
        for part in get_args(kind):
            if part is not Ellipsis:
                yield from changeable(part)
    elif isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.frozen:
        for part in get_type_hints(kind).values():
            yield from changeable(part)
    elif not (origin is Literal or kind in ATOMS or isinstance(kind, type(Enum))):
        yield kind


def test_what_the_collector_leaves_out_is_made_of_values_that_nothing_changes() -> None:
    kinds = uncollected()
    assert {events.CardPlayed, decision.Decision, position.Trick} <= set(kinds)
    assert not {kind.__name__: found for kind in kinds if (found := list(changeable(kind)))}

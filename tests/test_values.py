"""Data classes whose methods are made late behave as those of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest

from farwhist import values

PER_CLASS = ("__dict__", "__weakref__")
LATE = ("__init__", "__repr__", "__eq__", "__hash__")


def classes(**options: Any) -> tuple[type[Any], type[Any]]:
    """Return a class of ours and the same one of the standard library."""

    class Base:
        """A class with every kind of field that matters."""

        number: int
        names: tuple[str, ...] = ()
        aside: int = field(default=0, compare=False)
        hidden: int = field(default=0, repr=False)
        counted: int = field(default=0, hash=False)

    made = []
    for decorate in (values.dataclass, dataclasses.dataclass):
        inside = {name: each for name, each in vars(Base).items() if name not in PER_CLASS}
        made.append(decorate(**options)(type("Base", (), inside)))
    return made[0], made[1]


OPTIONS = [
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "eq": False},
    {"eq": False},
    {"frozen": True, "kw_only": True},
]
VALUES = [(1,), (2,), (1, ("a",)), (1, (), 5), (1, (), 0, 5), (1, (), 0, 0, 5)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_they_print_compare_and_hash_alike(options: dict[str, Any]) -> None:
    ours, theirs = classes(**options)
    names = [each.name for each in dataclasses.fields(ours)]
    known = [dict(zip(names, each, strict=False)) for each in VALUES]
    pairs = [(ours(**each), theirs(**each)) for each in known]
    for mine, its in pairs:
        assert repr(mine) == repr(its)
        assert mine != its, "another class"
        for other, its_other in pairs:
            assert (mine == other) == (its == its_other)
        if options.get("eq", True) and not options.get("frozen"):
            for each in (mine, its):
                with pytest.raises(TypeError):
                    hash(each)
        elif options.get("frozen") and options.get("eq", True):
            assert hash(mine) == hash(its) == hash(mine)
        assert dataclasses.astuple(mine) == dataclasses.astuple(its)
        other = dataclasses.replace(mine, number=7)
        assert dataclasses.astuple(other) == (7, *dataclasses.astuple(mine)[1:])


@pytest.mark.parametrize("slots", [False, True])
def test_nothing_frozen_changes(slots: bool) -> None:
    ours, _ = classes(frozen=True, slots=slots)
    thing = ours(1)
    with pytest.raises(FrozenInstanceError):
        thing.number = 2
    with pytest.raises(FrozenInstanceError):
        del thing.number
    assert thing.number == 1


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_they_take_and_refuse_the_same_arguments(options: dict[str, Any]) -> None:
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((), {}),
        ((1, (), 0, 0, 0, 0), {}),
        ((1,), {"number": 1}),
        ((1,), {"nobody": 1}),
        ((), {"number": 3, "hidden": 4}),
    ]
    ours, theirs = classes(**options)
    for arguments, named in calls:
        outcomes = []
        for each in (ours, theirs):
            try:
                outcomes.append(dataclasses.astuple(each(*arguments, **named)))
            except TypeError as problem:
                outcomes.append((str(problem).split("__init__")[1],))
        assert outcomes[0] == outcomes[1]


def test_a_default_that_is_made_is_made_for_each_and_checked_after() -> None:
    @values.dataclass(frozen=True)
    class Listed:
        rows: list[int] = field(default_factory=list)

        def __post_init__(self) -> None:
            self.rows.append(len(self.rows))

    assert Listed().rows == Listed().rows == [0]
    assert Listed([7]).rows == [7, 1]


@values.dataclass(frozen=True, slots=True)
class Point:
    """One that can be pickled, and holds another."""

    x: int
    other: Point | None = None


@values.dataclass(frozen=True)
class Named(Point):
    """A subclass that says itself how it is printed and compared."""

    name: str = ""

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and other.name == self.name

    def __hash__(self) -> int:
        return len(self.name)


class Plain(Point):
    """A subclass that is no data class."""


def test_copies_are_equal() -> None:
    point = Point(1, Point(2))
    assert copy.deepcopy(point) == pickle.loads(pickle.dumps(point)) == point
    assert len({point, copy.copy(point)}) == 1


def test_a_class_keeps_methods_of_its_own() -> None:
    one, two = Named(1, name="a"), Named(2, name="a")
    assert repr(one) == "a" and one == two and hash(one) == 1


def test_a_subclass_is_another_kind_of_thing() -> None:
    assert Plain(1) == Plain(1) != Point(1)
    assert repr(Plain(1)) == "Plain(x=1, other=None)"
    assert hash(Plain(1)) == hash(Point(1))


def test_what_holds_itself_can_be_printed() -> None:
    @values.dataclass
    class Ring:
        next: Any = None

    ring = Ring()
    ring.next = ring
    assert repr(ring).endswith("Ring(next=...)")


def test_methods_are_made_when_they_are_wanted_and_once() -> None:
    ours, _ = classes(frozen=True)
    late = {name: ours.__dict__[name] for name in LATE}
    thing = ours(1)
    repr(thing), thing == ours(1), hash(thing)
    made = {name: ours.__dict__[name] for name in LATE}
    assert all(made[name] is not late[name] for name in LATE)
    repr(thing), thing == ours(1), hash(thing)
    assert {name: ours.__dict__[name] for name in LATE} == made

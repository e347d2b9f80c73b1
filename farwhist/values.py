"""`dataclass` of the standard library, with methods that are made when they are first called.

Making the methods takes nearly all of the time that the definition of a data class takes, and the
program defines well over a hundred before it can show a match. Many of them have no object yet by
then, and few are ever compared, hashed or printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses
    from reprlib import recursive_repr

    def dataclass(cls=None, /, *, eq=True, frozen=False, slots=False, kw_only=False):
        """Return the class as `dataclasses.dataclass` does with these arguments.

        `__init__` takes every field.
        """

        def wrap(plain):
            given = set(plain.__dict__)
            plain.__doc__ = plain.__doc__ or plain.__name__  # or a signature is written there
            options = {"slots": slots, "kw_only": kw_only}
            made = dataclasses.dataclass(init=False, repr=False, eq=False, **options)(plain)
            late = {"__init__": _frozen_init if frozen else _init, "__repr__": _text}
            if eq:
                late["__eq__"] = _equality
                if frozen:
                    late["__hash__"] = _hash
                elif "__hash__" not in given:
                    made.__hash__ = None
            for name, make in late.items():
                if name not in given:
                    _put(made, name, make)
            if frozen:
                made.__setattr__ = made.__delattr__ = _refuse
            if frozen and slots:
                made.__getstate__, made.__setstate__ = _state, _take_state
            return made

        return wrap if cls is None else wrap(cls)

    def _put(cls, name, make):
        def late(self, *arguments, **named):
            return _named(cls, name, make(cls))(self, *arguments, **named)

        _named(cls, name, late)

    def _named(cls, name, method):
        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        setattr(cls, name, method)
        return method

    # What follows makes one method each. They are called often, and so are made of text that
    # names the fields, as in the standard library.

    def _init(cls, setting="self.{0} = {1}"):
        known = {"_set": object.__setattr__, "_missing": dataclasses.MISSING}
        placed, named, body = ["self"], [], []
        for field in dataclasses.fields(cls):
            name = value = field.name
            head = named if field.kw_only else placed
            if field.default is not dataclasses.MISSING:
                known[f"_of_{name}"] = field.default
                head.append(f"{name}=_of_{name}")
            elif field.default_factory is not dataclasses.MISSING:
                known[f"_of_{name}"] = field.default_factory
                head.append(f"{name}=_missing")
                value = f"_of_{name}() if {name} is _missing else {name}"
            else:
                head.append(name)
            body.append(setting.format(name, value))
        if named:
            placed += ["*", *named]
        if hasattr(cls, "__post_init__"):
            body.append("self.__post_init__()")
        lines = "".join(f"\n  {line}" for line in body or ["pass"])
        exec(f"def __init__({', '.join(placed)}):{lines}", known)
        return known["__init__"]

    def _frozen_init(cls):
        return _init(cls, "_set(self, '{0}', {1})")

    def _equality(cls):
        compared = [field.name for field in dataclasses.fields(cls) if field.compare]
        ours, theirs = _tuple("self", compared), _tuple("other", compared)
        return eval(
            f"lambda self, other: {ours} == {theirs} "
            "if other.__class__ is self.__class__ else NotImplemented"
        )

    def _hash(cls):
        hashed = [
            field.name
            for field in dataclasses.fields(cls)
            if (field.compare if field.hash is None else field.hash)
        ]
        return eval(f"lambda self: hash({_tuple('self', hashed)})")

    def _tuple(owner, names):
        return f"({''.join(f'{owner}.{name}, ' for name in names)})"

    def _text(cls):
        names = [field.name for field in dataclasses.fields(cls) if field.repr]

        def method(self):
            values = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
            return f"{self.__class__.__qualname__}({values})"

        return recursive_repr()(method)

    def _refuse(self, name, *value):
        raise dataclasses.FrozenInstanceError(f"{name!r} of something frozen cannot be changed")

    def _state(self):
        return [getattr(self, field.name) for field in dataclasses.fields(self)]

    def _take_state(self, state):
        for field, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, field.name, value)

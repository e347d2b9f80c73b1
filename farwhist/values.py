"""`dataclass` of the standard library, with three methods that are made when first called.

Making the methods takes nearly all of the time that the definition of a data class takes, and the
program defines well over a hundred before it can show a match. Few of them are ever compared,
hashed or printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses
    from reprlib import recursive_repr

    def dataclass(cls=None, /, *, eq=True, frozen=False, slots=False):
        """Return the class as `dataclasses.dataclass` does with these arguments."""

        def wrap(plain):
            given = set(plain.__dict__)
            made = dataclasses.dataclass(repr=False, eq=False, frozen=frozen, slots=slots)(plain)
            methods = {"__repr__": _text}
            if eq:
                methods["__eq__"] = _equality
                if frozen:
                    methods["__hash__"] = _hash
                elif "__hash__" not in given:
                    made.__hash__ = None
            for name, make in methods.items():
                if name not in given:
                    _put(made, name, make)
            return made

        return wrap if cls is None else wrap(cls)

    def _put(cls, name, make):
        def late(self, *arguments):
            method = _named(cls, name, make(cls))
            return method(self, *arguments)

        _named(cls, name, late)

    def _named(cls, name, method):
        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
        setattr(cls, name, method)
        return method

    def _text(cls):
        names = [field.name for field in dataclasses.fields(cls) if field.repr]

        def method(self):
            values = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
            return f"{self.__class__.__qualname__}({values})"

        return recursive_repr()(method)

    def _equality(cls):
        compared = [field.name for field in dataclasses.fields(cls) if field.compare]
        ours, theirs = _tuple("self", compared), _tuple("other", compared)
        return eval(  # as the standard library does: it is called often
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

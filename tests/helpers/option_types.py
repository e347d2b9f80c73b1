"""Write farwhist/rules/option_types.py from the tables of options."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from farwhist.rules import option_types
from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import Option

TARGET = Path(option_types.__file__)

TABLES = {
    "elevator": "ExactBid",
    "knockout": "Knockout",
    "classic": "Classic",
    "bid_whist": "BidWhist",
    "bastard": "Bastard",
}
"""One game of each table, and what the type of its values is called."""

READ_ITS_OWN_WAY = {
    "custom": "str",
    "cap": "int | None",
    "rotation": "tuple[Suit | None, ...]",
    "scoring": "str",
}

HEAD = '''"""The values of the options as types: a misspelt key or mode fails the type check.

Written by ``python -m tests.option_types_update`` from the tables of options; a test compares.
"""

from typing import Literal, TypedDict

from farwhist.engine.cards import Suit

OnOff = Literal["on", "off"]
'''


def written() -> str:
    """Return the text of the module."""
    parts = []
    for game, name in TABLES.items():
        table = list(GAMES[game].options)
        prefix = "" if name == "ExactBid" else name
        modes = [_modes(option, prefix) for option in table if _has_modes(option)]
        parts += ["\n".join(modes)] * bool(modes) + [_typed(name, table, prefix)]
    return f"{HEAD}\n" + "\n\n\n".join(parts) + "\n"


def _has_modes(option: Option) -> bool:
    return option.kind == "choice" and option.key not in READ_ITS_OWN_WAY


def _camel(prefix: str, key: str) -> str:
    return prefix + "".join(word.capitalize() for word in key.split("_"))


def _modes(option: Option, prefix: str) -> str:
    texts = ", ".join(f'"{text}"' for text in option.texts)
    line = f"{_camel(prefix, option.key)} = Literal[{texts}]"
    if len(line) <= 100:
        return line
    texts = "".join(f'    "{text}",\n' for text in option.texts)
    return f"{_camel(prefix, option.key)} = Literal[\n{texts}]"


def _typed(name: str, table: Iterable[Option], prefix: str) -> str:
    lines = [f'class {name}(TypedDict):\n    """See the table of options."""\n']
    for option in table:
        kind = READ_ITS_OWN_WAY.get(option.key)
        if kind is None and option.kind == "switch":
            kind = "bool" if isinstance(option.default, bool) else "OnOff"
        elif kind is None and option.kind == "number":
            kind = "int"
        elif kind is None:
            assert _has_modes(option), option.key
            kind = _camel(prefix, option.key)
        lines.append(f"    {option.key}: {kind}")
    return "\n".join(lines)

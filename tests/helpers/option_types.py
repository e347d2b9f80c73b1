"""Write the modules ``option_types.py`` of farwhist/rules from the tables of options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import farwhist.rules
from farwhist.rules.catalogue import GAMES
from farwhist.rules.options import Option

RULES = Path(farwhist.rules.__path__[0])

MODULES = {
    RULES / "exact_bid" / "option_types.py": {"elevator": "ExactBid"},
    RULES / "games" / "option_types.py": {
        "knockout": "Knockout",
        "classic": "Classic",
        "bid_whist": "BidWhist",
        "minnesota": "Minnesota",
        "solo_whist": "SoloWhist",
        "spades": "Spades",
        "call_break": "CallBreak",
        "german_whist": "GermanWhist",
        "bastard": "Bastard",
    },
}
"""The classes of each module, by one game of each table."""

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
'''

SUITS = "\nfrom farwhist.engine.cards import Suit\n"


def written(classes: Mapping[str, str]) -> str:
    """Return the text of a module with these classes."""
    body = "".join(_typed(name, GAMES[game].options) for game, name in classes.items())
    return HEAD + (SUITS if "Suit" in body else "") + body


def _typed(name: str, table: Iterable[Option]) -> str:
    lines = [f'\n\nclass {name}(TypedDict):\n    """See the table of options."""\n\n']
    return "".join([*lines, *map(_field, table)])


def _field(option: Option) -> str:
    if option.key in READ_ITS_OWN_WAY:
        return f"    {option.key}: {READ_ITS_OWN_WAY[option.key]}\n"
    if isinstance(option.default, bool):
        return f"    {option.key}: bool\n"
    if option.kind == "number":
        return f"    {option.key}: int\n"
    texts = [f'"{text}"' for text in option.texts]
    line = f"    {option.key}: Literal[{', '.join(texts)}]\n"
    if len(line) <= 101:
        return line
    return f"    {option.key}: Literal[\n" + "".join(f"        {t},\n" for t in texts) + "    ]\n"

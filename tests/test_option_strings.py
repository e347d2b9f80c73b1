"""Every option that is looked up by name exists, and so does every value it is compared with.

The type check sees that only where the options are a typed dictionary, and never behind `in`.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

import pytest

import farwhist
from farwhist.bots.core.levels import Bidder, CardPlayer
from farwhist.rules.catalogue import GAMES
from farwhist.rules.phases.tricks import TrumpLead
from farwhist.rules.single_deal import TrumpMethod

PACKAGE = Path(farwhist.__file__).parent
HOLDERS = {"values", "v", "options", "applies"}
"""What dictionaries by the keys of options are called."""

OPTIONS: dict[str, set[object]] = {}
for game in GAMES.values():
    for option in game.options:
        OPTIONS.setdefault(option.key, set()).update(option.values)

MODES: Mapping[str, set[object]] = {
    "method": set(get_args(TrumpMethod)),
    "trump_lead": set(get_args(TrumpLead)),
    "bidder": set(get_args(Bidder)),
    "player": set(get_args(CardPlayer)),
}
"""Attributes that hold one of a few texts."""


def option_key(node: ast.expr) -> str | None:
    """Return the key by which an option is looked up."""
    if not (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)):
        return None
    holder = node.value
    name = getattr(holder, "attr", getattr(holder, "id", None))
    key = node.slice.value
    return key if name in HOLDERS and isinstance(key, str) else None


def legal_values(node: ast.expr) -> set[object] | None:
    """Return what an expression may be equal to, where it is an option or a mode."""
    key = option_key(node)
    if key is not None:
        return OPTIONS.get(key, set())
    return MODES.get(node.attr) if isinstance(node, ast.Attribute) else None


def texts(node: ast.AST) -> Iterator[str]:
    """Yield the texts of a constant, or of a display of them."""
    items = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    for item in items:
        if isinstance(item, ast.Constant) and isinstance(item.value, str):
            yield item.value


def pairs(scope: ast.AST) -> Iterator[tuple[ast.expr, ast.AST]]:
    """Yield what is compared with what."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Compare):
            for other in node.comparators:
                yield node.left, other
                yield other, node.left
        if isinstance(node, ast.Match):
            for pattern in (part for case in node.cases for part in ast.walk(case.pattern)):
                if isinstance(pattern, ast.MatchValue):
                    yield node.subject, pattern.value


def named(scope: ast.AST) -> dict[str, set[object]]:
    """Return the local names that hold an option or a mode, with what they may be."""
    found: dict[str, set[object]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            legal = legal_values(node.value)
            if legal is not None:
                found.setdefault(node.targets[0].id, set()).update(legal)
    return found


def misspelt(source: str) -> list[str]:
    """Return the keys of options that do not exist, and the values that none of them has."""
    tree = ast.parse(source)
    keys = (option_key(node) for node in ast.walk(tree) if isinstance(node, ast.expr))
    found = [key for key in keys if key is not None and key not in OPTIONS]
    functions = (ast.FunctionDef, ast.Lambda)
    for scope in (node for node in ast.walk(tree) if isinstance(node, functions)):
        names = named(scope)
        for one, other in pairs(scope):
            legal = names.get(one.id) if isinstance(one, ast.Name) else legal_values(one)
            if legal:
                found += [text for text in texts(other) if text not in legal]
    return found


ASKED = re.compile(rf"\b(?:{'|'.join(HOLDERS)})\s*\[|\.\s*(?:{'|'.join(MODES)})\b")
"""Stands where an option or a mode is looked up: no other module has to be read as a tree."""


def test_every_option_and_value_that_is_asked_for_exists() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    asking = {path: source for path, source in sources.items() if ASKED.search(source)}
    assert len(asking) > 30
    found = {path: misspelt(source) for path, source in asking.items()}
    assert not {str(path): words for path, words in found.items() if words}


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("lambda v: v['hok'] == 'on'", "hok"),
        ("lambda v: v['hook'] == 'onn'", "onn"),
        ("lambda v: v['trump'] in ('TURN_UP', 'TURNUP')", "TURNUP"),
        ("def f(rules): return rules.options['pack'] == '61'", "61"),
        ("def f(phase): return phase.trump.method in ('fixed', 'no_trump')", "no_trump"),
        ("def f(values):\n method = values['trump']\n return method in ('FIXED', 'FIX')", "FIX"),
        ("def f(level):\n match level.bidder:\n  case 'serch': pass", "serch"),
    ],
)
def test_a_misspelt_word_is_found(line: str, word: str) -> None:
    assert misspelt(line) == [word]

"""Nobody puts a function into an attribute of another object.

Who wants to hear of something connects to a signal; who is asked something is an argument of the
constructor; who wants something of another feature opens a request.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import farwhist

PACKAGE = Path(farwhist.__file__).parent / "ui"

MAY_HAVE_ONE = re.compile(r"^\s+(?!self\.\w+ =)\S*\.\w+ = |self\.\w+: Callable", re.MULTILINE)
"""Nearly all modules have none: they need not be parsed."""

_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def trees() -> dict[str, ast.Module]:
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(text)
        for path, text in texts.items()
        if MAY_HAVE_ONE.search(text)
    }


def is_callback(value: ast.expr, functions: set[str]) -> bool:
    """Whether a value is surely a function: a lambda, a bound signal, or one of this module."""
    if isinstance(value, ast.Attribute):
        own = isinstance(value.value, ast.Name) and value.value.id == "self"
        return value.attr == "emit" or (own and value.attr in functions)
    return isinstance(value, ast.Lambda) or (isinstance(value, ast.Name) and value.id in functions)


def functions_of(tree: ast.Module) -> set[str]:
    """Return what is called a function or method here, but not what is a property."""
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, _FUNCTION)
        and not any(ast.unparse(each).endswith("property") for each in node.decorator_list)
    }


def callbacks(tree: ast.Module) -> Iterator[str]:
    """Yield functions put into attributes of others, and attributes that wait for such a one."""
    functions = functions_of(tree)
    imported = {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for name in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_callback(node.value, functions):
            owners = [each.value for each in node.targets if isinstance(each, ast.Attribute)]
            # A hook of Python's own, as `sys.excepthook`, is no object of ours.
            kept = {"self", *imported}
            if any(not (isinstance(each, ast.Name) and each.id in kept) for each in owners):
                yield ast.unparse(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            waits = ast.unparse(node.annotation).startswith("Callable")
            if waits and not node.target.attr.startswith("_"):
                yield ast.unparse(node)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("button.key = lambda: 1", True),
        ("self.panel.changed = self.told.emit", True),
        ("def f(): pass\nother.call = f", True),
        ("class A:\n  def go(self): pass\n  def __init__(self, b): b.hook = self.go", True),
        ("self.say: Callable[[], None] = lambda: None", True),
        ("import sys\nsys.excepthook = lambda *_: None", False),
        ("self._say: Callable[[], None] = say", False),
        ("class A:\n  @property\n  def go(self): pass\n  def f(self, b): b.way = self.go", False),
        ("item.text = title", False),
    ],
)
def test_it_is_found(text: str, found: bool) -> None:
    assert bool(list(callbacks(ast.parse(text)))) is found


def test_no_function_is_put_into_an_attribute_of_another_object() -> None:
    found = {name: list(callbacks(tree)) for name, tree in trees().items()}
    assert {name: each for name, each in found.items() if each} == {}

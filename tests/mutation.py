"""Changes one small thing in a module at a time, and says which changes no test sees.

    python -m tests.mutation --module farwhist/rules/phases/elimination.py \
        --tests tests/rules/games tests/rules/phases --most 40 --seed 1

Each change is tried in a process of its own, which loads the changed module in the place of the
real one; no file is touched. The tests stop at the first that fails. What survives is either worth
a test or makes no difference. `--only 12` tries one change and shows what the tests say.
"""

from __future__ import annotations

import argparse
import ast
import copy
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import NamedTuple, NoReturn

import PySide6.QtWidgets
import pytest

ROOT = Path(__file__).resolve().parent.parent
NOT_CHANGED = 0
"""The number of the module as it is."""
LOADED = PySide6.QtWidgets
WITH_ALL_LOADED = multiprocessing.get_context("fork")
"""What all tests load is loaded once; so this is not for Windows."""

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult, ast.Mod: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """A module with one thing changed, and the line as it was and as it is."""

    line: int
    before: str
    after: str
    tree: ast.Module


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand in the place of `node`."""
    match node:
        case ast.If(test=test, body=body, orelse=orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield ast.Constant(value + 1)
            if value == 1:
                yield ast.Constant(0)
        case _:
            yield from reckoned_otherwise(node)


def reckoned_otherwise(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=compared):
            for other in COMPARED[type(operator)]:
                yield ast.Compare(left, [other()], compared)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in RECKONED:
            yield ast.BinOp(left, RECKONED[type(operator)](), right)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Call(func=ast.Name(id=name), args=given, keywords=named) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), given, named)


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Yield each node that runs: its parent, the field and the index where it stands, and it."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for index, each in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(each, ast.AST) and not isinstance(each, ast.Assert):
                yield tree, name, index if isinstance(value, list) else None, each
                yield from places(each)


def statement(node: ast.AST) -> str:
    """Return the first line of a piece of code."""
    return ast.unparse(ast.fix_missing_locations(node)).partition("\n")[0]


def mutants(source: str) -> list[Mutant]:
    """Return every change of a module, in the order of its lines."""
    tree = ast.parse(source)
    found = []
    for parent, field, index, node in list(places(tree)):
        for variant in variants(node):
            ast.copy_location(variant, node)
            put(parent, field, index, variant)
            changed = copy.deepcopy(tree)
            put(parent, field, index, node)
            line = getattr(node, "lineno", 0)
            after = statement(copy.deepcopy(variant))
            found.append(Mutant(line, statement(node), after, ast.fix_missing_locations(changed)))
    return found


def put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


class Changed(SourceFileLoader):
    """Loads a module from a tree."""

    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the changed module where the real one is wanted."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name, self.tree = name, tree

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None and spec.origin is not None
        loader = Changed(fullname, spec.origin)
        loader.tree = self.tree
        spec.loader = loader
        return spec


def try_one(module: Path, tests: Sequence[str], number: int) -> NoReturn:
    """Run the tests against a change in this process, and end it as pytest ends."""
    if number != NOT_CHANGED:
        name = ".".join(module.with_suffix("").parts)
        tree = mutants(module.read_text(encoding="utf-8"))[number - 1].tree
        sys.meta_path.insert(0, Finder(name, tree))
    sys.path.insert(0, str(ROOT))
    sys.exit(int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])))


def try_unseen(module: Path, tests: Sequence[str], number: int) -> NoReturn:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for shown in (1, 2):
        os.dup2(nowhere, shown)
    try_one(module, tests, number)


def passes(module: Path, tests: Sequence[str], number: int, patience: float | None) -> bool:
    """Whether the tests pass, in time, in another process."""
    child = WITH_ALL_LOADED.Process(target=try_unseen, args=(module, tests, number))
    child.start()
    child.join(patience)
    if child.is_alive():
        child.kill()
        child.join()
    return child.exitcode == pytest.ExitCode.OK


def go_round(module: Path, tests: Sequence[str], most: int, seed: int) -> int:
    """Try the changes one after another, and return how many no test has seen."""
    every = mutants(module.read_text(encoding="utf-8"))
    numbers = list(range(1, len(every) + 1))
    begun = time.monotonic()
    if not passes(module, tests, NOT_CHANGED, None):
        raise SystemExit("The tests fail, or there are none, before anything is changed.")
    patience = 30 + 5 * (time.monotonic() - begun)
    tried = sorted(Random(seed).sample(numbers, min(most, len(every))))
    survivors = 0
    for number in tried:
        survived, mutant = passes(module, tests, number, patience), every[number - 1]
        survivors += survived
        what = f"line {mutant.line:4}: {mutant.before}  =>  {mutant.after}"
        print(f"{'SURVIVED' if survived else 'killed':8} {number:4} {what}", flush=True)
    print(f"{module}: {survivors} of {len(tried)} survived, of {len(every)} there are")
    return survivors


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--module", type=Path, required=True, help="a file, from the repository")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest runs")
    parser.add_argument("--most", type=int, default=40, help="how many changes are tried at most")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", type=int, help="the number of one change to try (0: none)")
    given = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if given.only is not None:
        try_one(given.module, given.tests, given.only)
    return int(go_round(given.module, given.tests, given.most, given.seed) > 0)


if __name__ == "__main__":
    sys.exit(main())

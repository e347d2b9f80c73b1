"""docs/design.md and its picture name what there is."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.helpers.page import DOCS, Page, code, codes

ROOT = DOCS.parent
PAGE = Page("design.md")
HOW_TO = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.glob("how-to/*.md"))
SVG = "{http://www.w3.org/2000/svg}"
A_FILE = re.compile(r"(?:docs|farwhist|packaging|resources|tests|training|translations)/[\w./-]+")


def rooms() -> list[str]:
    """Return the folders with files of the program; a folder in a room belongs to that room."""
    files = [*(ROOT / "farwhist").rglob("*.py"), *(ROOT / "farwhist").rglob("*.json")]
    folders = {file.parent.relative_to(ROOT).as_posix() for file in files}
    found = {each for each in folders if each.count("/") in (1, 2)} - {"farwhist/ui"}
    return ["training", *sorted(found)]


# The table of rooms


@pytest.mark.parametrize("column", ["what belongs there", "what does not"])
def test_every_room_is_told_of(column: str) -> None:
    rows = PAGE.rows("what-belongs-in-which-room")
    assert sorted(code(row["room"]) for row in rows) == sorted(rooms())
    assert all(row[column] for row in rows)


# The picture


@cache
def boxes() -> dict[str, tuple[float, str]]:
    """Return where each named box of the picture stands, and its title."""
    found = {}
    for group in ElementTree.parse(DOCS / "design.svg").iterfind(f".//{SVG}g[@id]"):
        rect, title = group.find(f"{SVG}rect"), group.find(f"{SVG}text")
        assert rect is not None and title is not None
        found[group.attrib["id"]] = (float(rect.attrib["y"]), title.text or "")
    return found


def layers(name: str) -> list[set[str]]:
    """Return the layers of a contract, the highest first, by the full names of their modules."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    contract = next(each for each in contracts if each["name"] == name)
    (start,) = contract.get("containers", [""])
    prefix = f"{start}." if start else ""
    return [{prefix + each for each in re.split(" [|:] ", row)} for row in contract["layers"]]


def drawn(names: set[str]) -> list[set[str]]:
    """Return these boxes of the picture, row by row from above."""
    rows: dict[float, set[str]] = {}
    for name in names:
        rows.setdefault(boxes()[name][0], set()).add(name)
    return [rows[y] for y in sorted(rows)]


@pytest.mark.parametrize("name", ["Layers", "Rooms of the bots", "Rooms of the window"])
def test_the_picture_has_the_layers_that_are_checked(name: str) -> None:
    wanted = layers(name)
    assert drawn({each for layer in wanted for each in layer}) == wanted


def test_every_box_of_the_picture_is_there_and_named() -> None:
    for name, (_, title) in boxes().items():
        path = ROOT / name.replace(".", "/")
        assert path.is_dir() or path.with_suffix(".py").is_file(), name
        assert title.removesuffix(".py") == name.rpartition(".")[2]
    drawn_rooms = {name.replace(".", "/") for name in boxes()}
    assert set(rooms()) - drawn_rooms == {"farwhist/bots/data"}


# Words, walks and steps


def names_in(path: Path) -> set[str]:
    """Return what a module defines: functions, classes, their methods, and assigned names."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            parts = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in parts}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id for each in targets if isinstance(each, ast.Name)}
    return found


WALKS = [row for section in PAGE.sections if section.level == 2 for row in section.tables[0]]


@pytest.mark.parametrize("row", WALKS, ids=lambda row: row["where"])
def test_every_step_of_the_walks_can_be_found(row: dict[str, str]) -> None:
    file, *names = codes(row["where"])
    assert names and set(names) <= names_in(ROOT / file)


def test_there_are_three_walks() -> None:
    assert [section.title.split(",")[0] for section in PAGE.sections if section.level == 2] == [
        "A click on a card",
        "A sealed bid",
        "An option",
    ]


@pytest.mark.parametrize("row", PAGE.rows("the-words"), ids=lambda row: row["word"])
def test_the_words_are_where_the_page_says(row: dict[str, str]) -> None:
    assert code(row["word"]) in names_in(ROOT / code(row["where"]))


# Files


def files_named(text: str) -> set[str]:
    """Return what stands in backticks and is a file or a folder, without a name to fill in."""
    quoted = re.findall(r"`([^`\n]+)`", text)
    return {each for each in quoted if A_FILE.fullmatch(each) and "xx" not in each}


@pytest.mark.parametrize("name", ["design.md", "../CONTRIBUTING.md", "../README.md", *HOW_TO])
def test_every_file_that_a_page_names_is_there(name: str) -> None:
    files = files_named(Page(name).text)
    assert files and not [each for each in files if not (ROOT / each).exists()]


@pytest.mark.parametrize(
    ("text", "files"),
    [
        ("add it to `farwhist/cli.py`", {"farwhist/cli.py"}),
        ("in `tests/rules`, or `tests/conftest.py`", {"tests/rules", "tests/conftest.py"}),
        ("`python3 dev.py test`, `translations/farwhist_xx.ts`, `Match.submit`", set()),
    ],
)
def test_the_search_for_files_finds_what_it_should(text: str, files: set[str]) -> None:
    assert files_named(text) == files


def test_the_readme_tells_of_every_module_and_room_at_the_top() -> None:
    top = {path.relative_to(ROOT).as_posix() for path in (ROOT / "farwhist").glob("*.py")}
    top |= {each for each in rooms() if each.count("/") == 1}
    told = files_named(Page("../README.md").text)
    assert top - {"farwhist/__init__.py"} <= told


A_NAME = re.compile(r"`([\w.]+)`(?: of| in|,) `(farwhist/[\w/]+\.py)`")


def test_every_name_that_a_page_of_steps_finds_in_a_file_is_there() -> None:
    found = [pair for name in HOW_TO for pair in A_NAME.findall(" ".join(Page(name).text.split()))]
    assert len(found) > 20
    assert not [(name, file) for name, file in found if name not in names_in(ROOT / file)]


def test_the_design_links_to_every_page_of_steps() -> None:
    assert [link for link in PAGE.links if link.startswith("how-to/")] == [
        f"how-to/{name}.md"
        for name in ("scheme", "option", "game", "panel", "level", "preference", "language")
    ]
    assert {link for link in PAGE.links if link in HOW_TO} == set(HOW_TO)

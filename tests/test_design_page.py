"""docs/design.md and its picture name what there is."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import design_page
from tests.helpers.page import DOCS, Page, code, codes

ROOT = DOCS.parent
PAGE = Page("design.md")
HOW_TO = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.glob("how-to/*.md"))
NAMING = ["design.md", "first-hour.md", "debugging.md", "opponents.md", "../CONTRIBUTING.md"]
NAMING += HOW_TO
SVG = "{http://www.w3.org/2000/svg}"
A_FILE = re.compile(r"(?:docs|farwhist|packaging|resources|tests|training|translations)/[\w./-]+")


def packages() -> list[str]:
    """Return the folders with files of the program; deeper ones belong to these."""
    files = [*(ROOT / "farwhist").rglob("*.py"), *(ROOT / "farwhist").rglob("*.json")]
    folders = {file.parent.relative_to(ROOT).as_posix() for file in files}
    found = {each for each in folders if each.count("/") in (1, 2)} - {"farwhist/ui"}
    return ["training", *sorted(found)]


# What is made of the imports and the docstrings

ANEW = "python3 dev.py structure --picture writes it anew"


@cache
def picture() -> str:
    """Return the picture, for which all modules are read."""
    return design_page.picture()


def test_the_picture_is_what_the_imports_give() -> None:
    assert design_page.PICTURE.read_text(encoding="utf-8") == picture(), ANEW


def test_the_table_of_packages_is_what_the_docstrings_say() -> None:
    assert PAGE.text == design_page.page(PAGE.text), ANEW


def test_every_package_says_what_belongs_there_and_what_does_not() -> None:
    rows = PAGE.rows("what-belongs-in-which-package")
    assert len(rows) > 40
    assert [row for row in rows if not row["what belongs there"] or not row["what does not"]] == []


def test_no_two_boxes_of_the_picture_touch_and_every_name_fits() -> None:
    root = ElementTree.fromstring(picture())
    boxes = [
        tuple(float(each.attrib[key]) for key in ("x", "y", "width", "height"))
        for each in root.iter(f"{SVG}rect")
        if "page" not in each.attrib["class"]
    ]
    for index, (x, y, wide, high) in enumerate(boxes):
        for left, top, width, height in boxes[:index]:
            assert x + wide < left or left + width < x or y + high < top or top + height < y
    assert max(len(design_page.label(name)) for name in design_page.layers()) <= 16


# Words, traces and steps


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


TRACES = [row for section in PAGE.sections if section.level == 2 for row in section.tables[0]]


@pytest.mark.parametrize("row", TRACES, ids=lambda row: row["where"])
def test_every_step_of_the_traces_can_be_found(row: dict[str, str]) -> None:
    file, *names = codes(row["where"])
    assert names and set(names) <= names_in(ROOT / file)


def test_there_are_three_traces() -> None:
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


@pytest.mark.parametrize("name", NAMING)
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


def test_the_page_tells_of_every_module_and_package_at_the_top() -> None:
    top = {path.relative_to(ROOT).as_posix() for path in (ROOT / "farwhist").glob("*.py")}
    top |= {each for each in packages() if each.count("/") == 1}
    told = files_named(PAGE.text)
    assert top - {"farwhist/__init__.py"} <= told | {"farwhist/ui"}


A_NAME = re.compile(r"`([\w.]+)`(?: of| in|,) `(farwhist/[\w/]+\.py)`")


def test_every_name_that_a_page_of_steps_finds_in_a_file_is_there() -> None:
    found = [pair for name in HOW_TO for pair in A_NAME.findall(" ".join(Page(name).text.split()))]
    assert len(found) > 20
    assert not [(name, file) for name, file in found if name not in names_in(ROOT / file)]


def test_the_design_links_to_every_page_of_steps() -> None:
    assert [link for link in PAGE.links if link.startswith("how-to/")] == [
        f"how-to/{name}.md"
        for name in (
            "page",
            "command",
            "event",
            "scheme",
            "option",
            "game",
            "panel",
            "level",
            "preference",
            "language",
        )
    ]
    assert {link for link in PAGE.links if link in HOW_TO} == set(HOW_TO)

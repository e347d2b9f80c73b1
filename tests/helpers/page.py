"""A page of docs/ as its headings and tables, so that a test can compare it with the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"

Row = dict[str, str]
"""A row of a table: the cells by the heads of their columns."""

_HEADING = re.compile(r"(#+) (.+)")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@dataclass
class Section:
    """What stands below one heading, up to the next; `tables` are its tables."""

    level: int
    title: str
    anchor: str
    tables: list[list[Row]] = field(default_factory=list)
    text: str = ""


class Page:
    """A page of docs/."""

    def __init__(self, name: str) -> None:
        self.text = (DOCS / name).read_text(encoding="utf-8")
        self.sections = list(_sections(self.text))
        self.anchors = [section.anchor for section in self.sections]
        self.links = _LINK.findall(self.text)

    def section(self, anchor: str) -> Section:
        """Return the section with this anchor."""
        return self.sections[self.anchors.index(anchor)]

    def rows(self, anchor: str, number: int = 0) -> list[Row]:
        """Return the rows of a table of a section."""
        return self.section(anchor).tables[number]

    def rows_below(self, anchor: str, first: str) -> list[Row]:
        """Return the rows of all tables whose first head this is, in a section and those in it."""
        start = self.anchors.index(anchor)
        found = list(self.sections[start].tables)
        for section in self.sections[start + 1 :]:
            if section.level <= self.sections[start].level:
                break
            found += section.tables
        return [row for table in found for row in table if next(iter(row)) == first]

    def all_rows(self) -> list[Row]:
        """Return the rows of all tables."""
        return [row for section in self.sections for table in section.tables for row in table]


def codes(cell: str) -> list[str]:
    """Return what stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def code(cell: str) -> str:
    """Return what stands in backticks in a cell that holds nothing else."""
    (found,) = codes(cell)
    assert cell == f"`{found}`", cell
    return found


def _sections(text: str) -> Iterator[Section]:
    seen: dict[str, int] = {}
    section = Section(0, "", "")
    for block in text.split("\n\n"):
        heading = _HEADING.fullmatch(block.strip())
        if heading:
            yield section
            anchor = _anchor(heading[2])
            seen[anchor] = seen.get(anchor, -1) + 1
            if seen[anchor]:
                anchor += f"-{seen[anchor]}"
            section = Section(len(heading[1]), heading[2], anchor)
        elif block.startswith("|"):
            section.tables.append(_table(block.strip().split("\n")))
        else:
            section.text += block + "\n\n"
    yield section


def _anchor(title: str) -> str:
    """Return the anchor that the sites which show such pages give a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _table(lines: list[str]) -> list[Row]:
    heads, line, *rows = ([cell.strip() for cell in each.split("|")[1:-1]] for each in lines)
    assert set("".join(line)) == {"-"}, lines[0]
    assert all(len(row) == len(heads) for row in rows), lines[0]
    return [dict(zip(heads, row, strict=True)) for row in rows]

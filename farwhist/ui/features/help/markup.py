"""The little Markdown that help pages are written in, and what is made of it.

A page has headings (``#`` to ``###``, with ``{#anchor}`` behind the text where something links to
it), paragraphs, lists (``-`` and ``1.``), tables, ``**bold**``, ``*italic*``, `` `code` `` and
links: ``[text](page#anchor)`` to a page, ``[text](position:name)`` to a deal that can be looked at.
A line ``![text](picture:name)`` is a picture with its text below. A backslash takes the next
character as it is. Where the dashes below the head of a table differ in number, they are the widths
of its columns to one another. A paragraph, an item of a list and a cell may begin with
``{#anchor}``, too.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

_HEADING = re.compile(r"(#{1,3})\s+(.*?)(?:\s+\{#([\w-]+)\})?\s*$")
_ANCHOR = re.compile(r"\{#([\w-]+)\}")
_PICTURE = re.compile(r"!\[(.+)\]\(picture:(\w+)\)\s*$")
_ITEM = re.compile(r"(?:-|\d+\.)\s+(.*)$")
_HEAD = re.compile(r"\*\*(.+?)\*\*")
_OTHER_NAMES = re.compile(r"\*\w+\s?:\*\s+([^.]+)")
_MARK = re.compile(
    r"\\(?P<plain>.)|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<code>.+?)`"
    r"|\[(?P<text>[^\]]+)\]\((?P<link>[^)\s]+)\)"
)
POSITION = "position:"
"""With this begin links to deals."""

_RULE = re.compile(r"\|[\s:|-]+\|$")


class PageLine(NamedTuple):
    """A line of a page as plain text: of a paragraph, an item, a row or what is below a picture.

    `names` are those of what is told about: what is bold at its beginning, and what is listed
    behind a word in italics with a colon; or the first cell of a row.
    """

    text: str
    names: tuple[str, ...] = ()
    anchor: str = ""


class Passage(Struct, frozen=True):
    """A heading with what stands below it up to the next heading, as plain text."""

    level: int
    title: str
    anchor: str
    lines: tuple[PageLine, ...]

    @property
    def text(self) -> str:
        """All lines one after the other."""
        return " ".join(line.text for line in self.lines)


def plain(text: str) -> str:
    """Return a line without its marks."""
    return _MARK.sub(lambda m: m["text"] if m.lastgroup == "link" else m[m.lastindex or 0], text)


def escape(text: str) -> str:
    """Return `text` so that it stands in a page as it is."""
    return re.sub(r"([\\*`\[\]|])", r"\\\1", text)


def link(text: str, place: str) -> str:
    """Return a text that leads to a page, or to a place on one."""
    return "".join(("[", escape(text), "](", place, ")"))


def title(source: str) -> str:
    """Return the first heading of a page, or nothing."""
    headings = filter(None, map(_HEADING.match, source.splitlines()))
    return next(filter(None, (plain(heading[2]) for heading in headings)), "")


def places(source: str) -> set[str]:
    """Return the anchors of a page: where a link can lead to."""
    return set(_ANCHOR.findall(source))


def pictures(source: str) -> list[str]:
    """Return the names of the pictures of a page in their order."""
    found = (_PICTURE.match(line) for line in source.splitlines())
    return [each[2] for each in found if each]


def passages(source: str) -> list[Passage]:
    """Return the passages of a page in their order."""
    found: list[Passage] = []
    level, name, anchor = 1, "", ""
    lines: list[PageLine] = []

    def close() -> None:
        if name or lines:
            found.append(Passage(level, name, anchor, tuple(lines)))

    for line in source.splitlines():
        heading = _HEADING.match(line)
        if heading:
            close()
            level, name = len(heading[1]), plain(heading[2])
            anchor, lines = heading[3] or "", []
        elif line.startswith("|"):
            if not _RULE.match(line):
                cells = _cells(line)
                row = " ".join(plain(_ANCHOR.sub("", cell)) for cell in cells)
                lines.append(_line(row, (plain(_ANCHOR.sub("", cells[0])),), line))
        elif picture := _PICTURE.match(line):
            lines.append(PageLine(plain(picture[1])))
        elif line.strip():
            item = _ITEM.match(line)
            text = _ANCHOR.sub("", item[1] if item else line.strip())
            lines.append(_line(plain(text), _names(text), line))
    close()
    return found


def _line(text: str, names: tuple[str, ...], source: str) -> PageLine:
    anchor = _ANCHOR.search(source)
    return PageLine(text, names, anchor[1] if anchor else "")


def _names(text: str) -> tuple[str, ...]:
    """Return what an item tells of by its head, in a glossary several, and by its other names."""
    head = _HEAD.match(text)
    if head is None:
        return ()
    told = plain(head[1])
    other = _OTHER_NAMES.search(text)
    names = [*(told.split(",") if told.endswith(":") else [told])]
    names += re.split("[,;]", plain(other[1])) if other else []
    return tuple(name.strip(" :\u00a0\u202f") for name in names)


def to_html(source: str) -> str:
    """Return a page as the HTML that Qt shows; links to pages get the scheme ``help:``."""
    return "\n".join(_blocks(source.splitlines()))


def _blocks(lines: list[str]) -> Iterator[str]:
    at = 0
    while at < len(lines):
        line = lines[at]
        heading = _HEADING.match(line)
        if not line.strip():
            at += 1
        elif heading:
            tag = f"h{len(heading[1])}"
            anchor = f'<a name="{heading[3]}"></a>' if heading[3] else ""
            yield f"<{tag}>{anchor}{_marked(heading[2])}</{tag}>"
            at += 1
        elif picture := _PICTURE.match(line):
            text, name = _marked(picture[1]), picture[2]
            yield f'<p align="center"><img src="picture:{name}"><br><i>{text}</i></p>'
            at += 1
        elif line.startswith("|"):
            end = _while(lines, at, lambda each: each.startswith("|"))
            yield _table(lines[at:end])
            at = end
        elif _ITEM.match(line):
            end = _while(lines, at, lambda each: bool(_ITEM.match(each) or each.startswith("  ")))
            yield _list(lines[at:end])
            at = end
        else:
            end = _while(lines, at, _in_paragraph)
            yield f"<p>{_anchored(' '.join(each.strip() for each in lines[at:end]))}</p>"
            at = end


def _in_paragraph(line: str) -> bool:
    return bool(line.strip()) and not (
        line.startswith(("|", "![")) or _HEADING.match(line) or _ITEM.match(line)
    )


def _while(lines: list[str], at: int, holds: object) -> int:
    assert callable(holds)
    while at < len(lines) and holds(lines[at]):
        at += 1
    return at


def _list(lines: list[str]) -> str:
    items: list[str] = []
    for line in lines:
        item = _ITEM.match(line)
        if item:
            items.append(item[1])
        else:
            items[-1] += " " + line.strip()
    tag = "ul" if lines[0].startswith("-") else "ol"
    inner = "".join(f"<li>{_anchored(item)}</li>" for item in items)
    return f"<{tag}>{inner}</{tag}>"


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _table(lines: list[str]) -> str:
    rows = [_cells(line) for line in lines if not _RULE.match(line)]
    head = len(lines) > 1 and _RULE.match(lines[1])
    dashes = [len(cell) for cell in _cells(lines[1])] if head else []
    shares = [f' width="{100 * each // sum(dashes)}%"' for each in dashes]
    if len(set(dashes)) < 2:
        shares = [""] * max(len(row) for row in rows)
    parts = []
    for number, row in enumerate(rows):
        tag = "th" if head and not number else "td"
        cells = "".join(
            f"<{tag}{share}>{_anchored(cell)}</{tag}>"
            for cell, share in zip(row, shares, strict=True)
        )
        parts.append(f"<tr>{cells}</tr>")
    whole = ' width="100%"' if shares[0] else ""
    inner = "".join(parts)
    return f'<table border="1" cellspacing="0" cellpadding="4"{whole}>{inner}</table>'


def _anchored(text: str) -> str:
    anchor = _ANCHOR.match(text)
    if anchor is None:
        return _marked(text)
    return f'<a name="{anchor[1]}"></a>{_marked(text[anchor.end() :])}'


def _marked(text: str) -> str:
    parts, at = [], 0
    for mark in _MARK.finditer(text):
        parts.append(html.escape(text[at : mark.start()]))
        at = mark.end()
        if mark["plain"]:
            parts.append(html.escape(mark["plain"]))
        elif mark["bold"]:
            parts.append(f"<b>{_marked(mark['bold'])}</b>")
        elif mark["italic"]:
            parts.append(f"<i>{_marked(mark['italic'])}</i>")
        elif mark["code"]:
            parts.append(f"<code>{html.escape(mark['code'])}</code>")
        else:
            target = html.escape(mark["link"], quote=True)
            scheme = "" if target.startswith(POSITION) else "help:"
            parts.append(f'<a href="{scheme}{target}">{_marked(mark["text"])}</a>')
    parts.append(html.escape(text[at:]))
    return "".join(parts)

"""A language that nobody speaks: every text in «quotes», so that a forgotten one is seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import PySide6

CATALOGUE: Final = Path(__file__).parents[2] / "translations" / "farwhist_de.ts"
"""Holds every text: `tests/test_translations.py` compares it with what lupdate finds."""

OPEN, CLOSE = "«", "»"

Text = tuple[str, str, bool]
"""A context, a text, and whether it is a plural."""


def texts() -> set[Text]:
    """Return every text of the program that can be translated."""
    tree = ElementTree.parse(CATALOGUE)
    return {
        (context.findtext("name", ""), message.findtext("source", ""), "numerus" in message.attrib)
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def compile_language(folder: Path, language: str) -> None:
    """Write ``farwhist_<language>.qm`` into `folder`."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', f'<TS version="2.1" language="{language}">']
    for context, text, plural in sorted(texts()):
        marked = escape(f"{OPEN}{text}{CLOSE}")
        if plural:
            marked = f"<numerusform>{marked}</numerusform>" * 2
        kind = ' numerus="yes"' if plural else ""
        lines.append(
            f"<context><name>{escape(context)}</name>"
            f"<message{kind}><source>{escape(text)}</source>"
            f"<translation>{marked}</translation></message></context>"
        )
    lines.append("</TS>")
    source = folder / f"farwhist_{language}.ts"
    source.write_text("\n".join(lines), encoding="utf-8")
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    tool = Path(PySide6.__file__).parent / name
    subprocess.run(
        [tool, "-silent", source, "-qm", source.with_suffix(".qm")], check=True, capture_output=True
    )

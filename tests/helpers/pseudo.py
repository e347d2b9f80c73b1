"""A language that nobody speaks: every text in «quotes», so that a forgotten one is seen."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from xml.sax.saxutils import escape

import PySide6

import farwhist

OPEN, CLOSE = "«", "»"

Text = tuple[str, str, bool]
"""A context, a text, and whether it is a plural."""


def texts() -> set[Text]:
    """Return every text of the program that can be translated."""
    found: set[Text] = set()
    for file in Path(farwhist.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for top in ast.walk(tree):
            if isinstance(top, ast.Call) and len(top.args) >= 2:
                name = getattr(top.func, "id", getattr(top.func, "attr", ""))
                context, text = top.args[0], top.args[1]
                named = name in ("translate", "QT_TRANSLATE_NOOP", "Plural")
                if named and isinstance(context, ast.Constant) and isinstance(text, ast.Constant):
                    found.add((str(context.value), str(text.value), name == "Plural"))
    return found


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

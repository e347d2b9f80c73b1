"""Commas, colons, brackets and full stops between texts are a matter of the language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import farwhist.ui
from farwhist.ui.settings.languages import Languages
from farwhist.ui.wording.punctuation import (
    joined,
    joined_groups,
    keep_numbers,
    labelled,
    listed,
    noted,
    sentence,
    titled,
)

UI = Path(farwhist.ui.__file__).parent

GLUE = re.compile(r"^\s*[,;:.(]\s|[,;:(]\s*$|^\s?\)|^\.$|^: ")
"""What stands at the edge of a text to join it to another one."""

NOT_READ = (
    "avatars/",  # errors for engineers, style sheets, file dialogs and the log
    "deck/",
    "features/about/details.py",
    "app/failures.py",
    "features/help/markup.py",
    "features/help/pictures.py",
    "features/help/search.py",
    "features/preferences/rules/own_rules.py",
    "style/",
    "system/",
    "table/sounds.py",
    "services/match_files.py",
)
NO_TEXT = re.compile(r"\{\{|px|color|\bhelp:|^\\d|\\b")


@pytest.mark.parametrize(
    ("names", "text"),
    [([], ""), (["Nora"], "Nora"), (["Nora", "Eddie"], "Nora and Eddie"),
     (["Nora", "Eddie", "Oscar"], "Nora, Eddie and Oscar")],
)  # fmt: skip
def test_names_stand_in_a_sentence_as_one_would_say_them(names: list[str], text: str) -> None:
    assert listed(names) == text


@pytest.mark.parametrize(
    ("other", "text"),
    [("Nora", "Eddie y Nora"), ("Ilse", "Eddie e Ilse"), ("Hilda", "Eddie e Hilda"),
     ("Yara", "Eddie y Yara"), ("Íñigo", "Eddie e Íñigo"), ("Iago", "Eddie y Iago")],
)  # fmt: skip
def test_spanish_says_y_otherwise_before_an_i(qapp: QApplication, other: str, text: str) -> None:
    Languages(qapp).use("es")
    assert listed(["Eddie", other]) == text


def test_texts_are_put_together() -> None:
    assert joined([]) == joined_groups([]) == ""
    assert joined(["{a}"]) == "{a}"
    assert joined(["one", "{two}", "three"]) == "one, {two}, three"
    assert joined_groups(["one, two", "three"]) == "one, two; three"
    assert labelled("Nora", "20") == "Nora: 20"
    assert noted("Nora", "Club") == "Nora (Club)"
    assert sentence("Nora") == "Nora."
    assert titled("Name") == "Name:"


def glued(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what puts texts together with punctuation that a language cannot change."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=parts) if not NO_TEXT.search(ast.unparse(node)):
                fixed = (part.value for part in parts if isinstance(part, ast.Constant))
                if any(GLUE.search(str(text)) for text in fixed):
                    yield node
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="join")):
                if re.search(r"[,;:]\s|[.]", text):
                    yield node
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                for side in (left, right):
                    if isinstance(side, ast.Constant) and GLUE.search(str(side.value)):
                        yield node
            case ast.AugAssign(op=ast.Add(), value=ast.Constant(value=str(text))):
                if GLUE.search(text):
                    yield node.value


@pytest.mark.parametrize(
    "code",
    ['f"{name}: {text}"', 'f"{text} ({note})"', '", ".join(names)', '". ".join(said)',
     'label + ":"', 'where += ", "', 'f"{said}."'],
)  # fmt: skip
def test_what_is_glued_is_found(code: str) -> None:
    assert list(glued(ast.parse(code)))


def test_nothing_is_glued_with_punctuation_that_a_language_cannot_change() -> None:
    """A comma is another sign in Arabic, and French has a space before its colon."""
    found = [
        f"{path.relative_to(UI)}:{node.lineno}: {ast.unparse(node)}"
        for path in sorted(UI.rglob("*.py"))
        if not path.relative_to(UI).as_posix().startswith(NOT_READ)
        for node in glued(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "use farwhist/ui/wording/punctuation.py:\n" + "\n".join(found)


def test_a_number_stays_with_its_word() -> None:
    told = keep_numbers("Player 1: Exact: bid 0, took 10 of 13")
    assert told.replace("\u00a0", "_") == "Player_1: Exact: bid_0, took_10_of_13"
    assert keep_numbers("Genau: 0 angesagt") == "Genau: 0\u00a0angesagt"

"""The texts of ``texts.toml``: what the desktop says of the program, by language.

The list of the games is not among them: it is the program's own, in the words of its translations.
"""

import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache, reduce
from pathlib import Path
from typing import NamedTuple

import project

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


class Texts(NamedTuple):
    """All that is said in one language."""

    generic_name: str
    comment: str
    summary: str
    keywords: list[str]
    match: str
    rules: str
    local_network: str
    description: list[str]
    features: list[str]
    captions: dict[str, str]


COMMA, AND = "{before}, {next}", "{one} and {other}"
"""As the window says them, farwhist/ui/wording/punctuation.py."""

Choice = Callable[[Texts], str]
"""Picks one of the texts."""


@cache
def load() -> dict[str, Texts]:
    """Return the texts by the code of their language, English first."""
    read = tomllib.loads(Path(__file__).with_name("texts.toml").read_text(encoding="utf-8"))
    return {
        language: Texts(**{**entries, "description": _with_games(entries["description"], language)})
        for language, entries in read.items()
    }


def _with_games(description: list[str], language: str) -> list[str]:
    games = listed(project.games(), language)
    return [paragraph.replace("{games}", games) for paragraph in description]


def listed(names: list[str], language: str) -> str:
    """Return the games of these English names in a language, as a list: "A, B and C"."""
    said = translated(language)
    *first, last = [said.get(("Games", name), name) for name in names]
    comma = said.get(("Punctuation", COMMA), COMMA)
    before = reduce(lambda before, name: comma.format(before=before, next=name), first)
    return said.get(("Scores", AND), AND).format(one=before, other=last)


@cache
def translated(language: str) -> dict[tuple[str, str], str]:
    """Return what the window says in a language, by context and English text."""
    file = project.ROOT / "translations" / f"farwhist_{language}.ts"
    return {
        (context.findtext("name", ""), message.findtext("source", "")): text
        for context in ET.parse(file).iter("context")
        for message in context.iter("message")
        if (text := message.findtext("translation")) and message.find("comment") is None
    }


def add(parent: ET.Element, tag: str, choose: Choice) -> None:
    """Add an element with one of the texts for each language; English has no language's name."""
    for language, texts in load().items():
        attributes = {} if language == "en" else {LANG: language}
        ET.SubElement(parent, tag, attributes).text = choose(texts)


def document(root: ET.Element) -> str:
    """Return an XML file with this root."""
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"

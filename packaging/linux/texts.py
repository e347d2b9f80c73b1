"""The texts of ``texts.toml``: what the desktop says of the program, by language."""

import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


class Texts(NamedTuple):
    """All that is said in one language."""

    generic_name: str
    comment: str
    summary: str
    keywords: list[str]
    match: str
    rules: str
    description: list[str]
    features: list[str]
    captions: dict[str, str]


Choice = Callable[[Texts], str]
"""Picks one of the texts."""


@cache
def load() -> dict[str, Texts]:
    """Return the texts by the code of their language, English first."""
    read = tomllib.loads(Path(__file__).with_name("texts.toml").read_text(encoding="utf-8"))
    return {language: Texts(**entries) for language, entries in read.items()}


def add(parent: ET.Element, tag: str, choose: Choice) -> None:
    """Add an element with one of the texts for each language; English has no language's name."""
    for language, texts in load().items():
        attributes = {} if language == "en" else {LANG: language}
        ET.SubElement(parent, tag, attributes).text = choose(texts)


def document(root: ET.Element) -> str:
    """Return an XML file with this root."""
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"

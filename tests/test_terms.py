"""One word for one thing: docs/terms.md says which, and which words are not said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farwhist import places
from tests.helpers.languages import CATALOGUES, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """Return the rows of the table below a heading, its head first."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("|") and "---" not in line]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every text of the program and every line of its help, with where it stands."""
    english = next(each for each in CATALOGUES if each.stem.endswith("_de"))
    catalogue = english if language == "en" else english.with_stem(f"farwhist_{language}")
    for message in ElementTree.parse(catalogue).iter("message"):
        if language == "en":
            yield "catalogue", message.findtext("source", "")
            continue
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        yield from (("catalogue", form) for form in forms or [translation.text or ""])
    for file in places.resource("help").joinpath(language).glob("*.md"):
        if file.stem != "glossary":
            lines = file.read_text(encoding="utf-8").splitlines()
            yield from ((file.name, line) for line in lines)


def said(word: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE) is not None


TERMS = table("What a thing is called")
NOT_SAID = [
    (language, word.strip(), instead)
    for language, words, instead in table("What is not said")[1:]
    for word in words.split(",")
]


def test_every_language_of_the_window_has_its_terms() -> None:
    assert {"en", *TERMS[0][2:]} == set(LANGUAGES)
    assert all(all(row) and len(row) == len(TERMS[0]) for row in TERMS)


@pytest.mark.parametrize("language", TERMS[0][2:])
def test_the_terms_are_those_of_the_texts(language: str) -> None:
    column = TERMS[0].index(language)
    whole = "\n".join(text for _, text in texts(language)).lower()
    assert [row[column] for row in TERMS[1:] if row[column].lower() not in whole] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_not_said_stand_nowhere(language: str) -> None:
    unwanted = [(word, instead) for own, word, instead in NOT_SAID if own == language]
    assert unwanted, "docs/terms.md says of no word that it is not said"
    found = [
        f"{where}: “{text[:90]}”: {instead} instead of {word}"
        for where, text in texts(language)
        for word, instead in unwanted
        if said(word, text)
    ]
    assert not found, "\n".join(found)

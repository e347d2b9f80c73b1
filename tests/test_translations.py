"""Every offered language is whole: each text, each plural form, each placeholder."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

import dev
import farwhist
from farwhist import places
from farwhist.ui.deck.options import LETTERS
from qm import plural_forms
from tests.helpers.languages import CATALOGUES, LANGUAGES

PACKAGE = Path(farwhist.__file__).parent


class Message(NamedTuple):
    """One text of a catalogue; a plural has several translations."""

    context: str
    source: str
    comment: str
    plural: bool
    state: str
    translations: tuple[str, ...]


def messages(catalogue: Path) -> Iterator[Message]:
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")]
                if plural
                else [translation.text or ""]
            )
            yield Message(
                name,
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
                translation.get("type", ""),
                tuple(forms),
            )


def placeholders(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{\w*\}", text))


def faults(language: str, message: Message) -> Iterator[str]:
    """Tell what is wrong with a translation."""
    if message.state:
        yield message.state
        return
    if not all(form.strip() for form in message.translations):
        yield "empty"
    if message.plural and len(message.translations) != plural_forms(language):
        yield f"{len(message.translations)} plural forms"
    for form in message.translations:
        if placeholders(form) != placeholders(message.source):
            yield f"other placeholders in “{form}”"
        if form.count("&") != message.source.count("&"):
            yield f"other access keys in “{form}”"
        if form.endswith("…") != message.source.endswith("…"):
            yield f"a lost or added “…” in “{form}”"
        if (form[:1].isspace(), form[-1:].isspace()) != (
            message.source[:1].isspace(),
            message.source[-1:].isspace(),
        ):
            yield f"other spaces at the ends of “{form}”"
    if message.plural and not re.search("%L?n|{points}", message.translations[-1]):
        yield "the number is missing"


@pytest.mark.parametrize(("language", "forms"), [("de", 2), ("fr", 2), ("ro", 3), ("ja", 1)])
def test_how_many_forms_a_plural_has(language: str, forms: int) -> None:
    assert plural_forms(language) == forms


def test_the_window_offers_every_language_that_there_is_a_catalogue_of() -> None:
    assert {"de", "en", "es", "fr", "it", "ro"} <= set(LANGUAGES), "no language is lost"
    assert places.languages() == set(LANGUAGES), "run `python3 dev.py translate`"


def test_every_language_has_letters_on_its_cards() -> None:
    missing = set(LANGUAGES) - set(LETTERS)
    assert not missing, "add a row to LETTERS in farwhist/ui/deck/options.py"


def test_help_is_in_languages_of_the_window() -> None:
    folders = {folder.name for folder in places.resource("help").iterdir() if folder.is_dir()}
    assert folders <= set(LANGUAGES)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_translation_is_whole(catalogue: Path) -> None:
    language = catalogue.stem.removeprefix("farwhist_")
    wrong = [
        f"{message.context}: “{message.source}”: {fault}"
        for message in messages(catalogue)
        for fault in faults(language, message)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_text_of_the_program_is_in_the_catalogue(catalogue: Path, tmp_path: Path) -> None:
    """What lupdate would change is a text that a player would see in English."""
    copy = tmp_path / catalogue.name
    shutil.copy(catalogue, copy)
    subprocess.run([*dev.lupdate_command(catalogue)[:-1], str(copy)], check=True)
    known = {message[:4] for message in messages(catalogue)}
    found = {message[:4] for message in messages(copy)}
    assert found - known == set(), "run `python3 dev.py translate` and translate the new texts"
    assert known - found == set(), "run `python3 dev.py translate`: these texts are no longer used"


def test_no_text_stands_inside_an_f_string() -> None:
    """lupdate does not look there, so the player would see English."""
    found = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for node in ast.walk(text)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("translate", ".tr"))
    ]
    assert found == []


SUITS = {
    "en": ("spades?", "hearts?", "diamonds?", "clubs"),
    "de": ("pik", "herz", "karo", "kreuz"),
    "es": ("picas?", "corazón|corazones", "diamantes?", "trébol|tréboles"),
    "fr": ("piques?", "cœurs?", "carreaux?", "trèfles?"),
    "it": ("picche", "cuori", "quadri", "fiori"),
    "nl": ("schoppen[a-z]*", "harten[a-z]*", "ruiten[a-z]*", "klaver[a-z]*"),
    "pt": ("espadas?", "copas?", "ouros?", "paus"),
    "ro": ("pic(?:ă|i|a|ile)", "cup(?:ă|e|ei|ele)", "caro", "trefl(?:ă|e|ei|ele)"),
}  # fmt: skip


def suits_of(text: str, language: str) -> list[int]:
    """Return the suits that a text names, each once, in their order."""
    found = {
        number: match.start()
        for number, word in enumerate(SUITS[language])
        if (match := re.search(rf"\b({word})\b", text, re.IGNORECASE))
    }
    return sorted(found, key=found.__getitem__)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_suits_are_named_in_the_same_order(catalogue: Path) -> None:
    language = catalogue.stem.removeprefix("farwhist_")
    assert language in SUITS, f"add the words for the suits to SUITS in {Path(__file__).name}"
    several = 0
    for each in messages(catalogue):
        wanted = suits_of(each.source, "en")
        name = each.context in {"Games", "Presets"}  # a game may be called like a suit
        if each.plural or each.state or name or not wanted:
            continue
        several += len(wanted) > 1
        assert suits_of(each.translations[0] or each.source, language) == wanted, each.source
    assert several or language == "en", "only plurals are translated into English"


TOGETHER = {
    "Menu": ("&Game", "&Deal", "&Play", "&View", "&Settings", "&Help"),
    "Scores": (
        "&Points", "Pl&ace", "&Copy", "&Save CSV…", "Share pict&ure…", "R&eport", "Pr&int…",
        "C&lose",
    ),
    "Study": (
        "&Other random choices for the opponents", "Play on &from here", "&Judge the decisions of",
        "&Hide the panel",
    ),
}  # fmt: skip
"""Texts of one context that stand side by side: no two may have the same letter."""


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
@pytest.mark.parametrize("context", TOGETHER)
def test_access_keys_that_stand_side_by_side_differ(catalogue: Path, context: str) -> None:
    said = {
        each.source: each.translations[0] or each.source
        for each in messages(catalogue)
        if each.context == context
    }
    texts = [said.get(source, source) for source in TOGETHER[context]]
    letters = [re.findall(r"&(\w)", text)[0].lower() for text in texts]
    assert len(set(letters)) == len(letters), texts
    assert catalogue.stem == "farwhist_en" or set(TOGETHER[context]) <= set(said)


COUNTED = ("all", "bids", "cards", "count", "days", "deals", "done", "least", "matches", "most",
           "n", "players", "seats", "seconds", "size", "stars", "taken", "told", "took", "tricks",
           "wanted")  # fmt: skip
"""Placeholders that whole numbers are put into."""

NOUNS = ("bids", "cards", "choices", "days", "deals", "decisions", "matches", "minutes", "mistakes",
         "months", "players", "questions", "seats", "seconds", "slips", "stars", "times", "tricks",
         "weeks")  # fmt: skip

NEVER_ONE = {"Refusals", "Statistics"}
"""Contexts whose numbers are those of players and of packs, or averages such as 0.4."""


def test_a_number_before_a_noun_has_plural_forms() -> None:
    """ "{count} cards" is wrong for one card, and in Romanian from twenty on."""
    counted = re.compile(rf"\{{({'|'.join(COUNTED)})\}} (?:more |other )?({'|'.join(NOUNS)})\b")
    assert counted.search("{cards} cards") and not counted.search("{name} deals")
    catalogue = next(each for each in CATALOGUES if each.stem.endswith("_de"))
    found = [
        f"{each.context}: {each.source}"
        for each in messages(catalogue)
        if not each.plural and each.context not in NEVER_ONE and counted.search(each.source)
    ]
    assert not found, "count in farwhist/ui/wording/number_words.py:\n" + "\n".join(found)

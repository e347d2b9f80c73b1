"""The help pages: all there, all linked, never behind the tables of the program."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from farwhist.places import resource
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.scoring.schemes import SCHEMES
from farwhist.store.preferences import Preferences
from farwhist.ui.features.help import rules_text, search
from farwhist.ui.features.help.exact_rules import scheme_label
from farwhist.ui.features.help.markup import (
    escape,
    passages,
    pictures,
    places,
    plain,
    title,
    to_html,
)
from farwhist.ui.features.help.pages import PAGES, RULES, Library, anchor, parts
from farwhist.ui.features.help.pictures import PICTURES
from farwhist.ui.settings.keymap import Keymap, words
from farwhist.ui.settings.menus import OneOf, menus
from farwhist.ui.shell.features import COMMANDS, MANIFESTS
from farwhist.ui.wording.punctuation import fold

translate = QCoreApplication.translate

FOLDER = resource("help")
LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())
LINK = re.compile(r"\]\(([^)]+)\)")

SECTIONS = {page.key for manifest in MANIFESTS for page in manifest.preferences}
"""The keys of the pages of preferences."""


def found_in(query: str, pages: dict[str, str]) -> list[search.Hit]:
    return search.Index(pages).find(search.words_of(query))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    rules = ruleset("oh_hell", 5)
    return Library(parts(keymap), lambda: rules_text.page(rules, "Oh Hell!"), lambda: "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_a_page(language: str) -> None:
    files = sorted(FOLDER.joinpath(language).iterdir())
    assert {file.suffix for file in files} == {".md"}
    assert {file.stem for file in files} <= set(PAGES)
    if language == "en":
        assert {file.stem for file in files} == set(PAGES)
        assert sum(file.stat().st_size for file in files) < 110_000


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_whole(library: Library, page: str) -> None:
    source = library.source(page)
    assert source.startswith("# ") and title(source)
    assert not re.search(r"^\{\w+\}$", source, re.MULTILINE)
    anchors = [each.anchor for each in passages(source) if each.anchor]
    assert len(anchors) == len(set(anchors))
    shown = to_html(source)
    assert "{#" not in shown and "**" not in shown and "](" not in shown


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(library: Library, page: str) -> None:
    for target in LINK.findall(library.source(page)):
        if target.startswith(("picture:", "position:")):  # test_positions.py looks at the latter
            continue
        other, _, anchor = target.partition("#")
        assert not anchor or anchor in places(library.source(other)), target


@pytest.mark.parametrize("page", PAGES)
def test_every_picture_can_be_drawn(library: Library, page: str) -> None:
    assert set(pictures(library.source(page))) <= set(PICTURES)


def test_every_picture_is_on_a_page(library: Library) -> None:
    shown = [name for page in PAGES for name in pictures(library.source(page))]
    assert sorted(shown) == sorted(PICTURES), "each once"
    assert set(GAMES) <= set(shown)


def test_every_game_has_a_page(library: Library) -> None:
    assert set(GAMES) <= set(PAGES)
    kin = library.source("oh_hell")
    for preset in PRESETS.values():
        if preset.game == "oh_hell":
            assert f"**{preset.name}**" in kin, preset.name


def test_every_section_of_the_preferences_is_explained(library: Library) -> None:
    found = passages(library.source("preferences"))
    assert sorted(each.anchor for each in found if each.anchor) == sorted(SECTIONS)
    assert all(each.text for each in found)


def test_every_option_of_every_game_is_on_the_page_of_options(library: Library) -> None:
    source = library.source("options")
    sections = {each.anchor: each.text for each in passages(source)}
    for game in GAMES.values():
        shared = next(g.id for g in GAMES.values() if g.options is game.options)
        told = sections[f"options-{shared}"]
        for option in game.options:
            assert option.label in told and option.help in told, option.key
            place = anchor(game.id, option.key)
            row = f"| {{#{place}}}{escape(option.label)} | {escape(option.help)} |"
            assert row in source, option.key


def test_every_scheme_and_every_key_is_told(library: Library) -> None:
    scoring, keys = library.source("scoring"), library.source("keys")
    assert all(f"| {escape(scheme_label(name))} |" in scoring for name in SCHEMES)
    assert all(f"| {words(command)} |" in keys for command in COMMANDS.with_keys)
    assert "| Undo | Ctrl+Z |" in keys


def test_the_page_of_keys_shows_the_keys_of_the_player(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    keymap.set_keys({"undo": ("Ctrl+B",), "redo": ()})
    source = Library(parts(keymap)).source("keys")
    assert "| Undo | Ctrl+B |" in source and "| Redo | – |" in source


@pytest.mark.usefixtures("spoken")
def test_every_command_of_every_menu_is_told(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    library = Library(parts(keymap))
    source = library.source("commands")
    told = dict(re.findall(r"^\| \{#([\w-]+)\}(.*) \|$", source, re.MULTILINE))
    stand = [item for menu in menus(COMMANDS) for item in menu.items if item is not None]
    assert list(told) == [
        f"choice-{each.id}" if isinstance(each, OneOf) else f"command-{each.id}" for each in stand
    ]
    assert {item.id for item in stand if not isinstance(item, OneOf)} == {
        command.id for command in COMMANDS if command.text
    }
    for item, row in zip(stand, told.values(), strict=True):
        name = item.name if isinstance(item, OneOf) else translate("Menu", item.text)
        cells = row.split(" | ")
        assert cells[0] == escape(name.replace("&", ""))
        assert item.about and escape(translate("Menu", item.about)) in cells[2]
        for target in LINK.findall(cells[2]):
            page, _, anchor = target.partition("#")
            assert not anchor or anchor in places(library.source(page)), target
    assert all(f"{{#menu-{menu.id}}}" in source for menu in menus(COMMANDS))


def test_the_page_of_commands_has_the_keys_of_the_player_and_is_found(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    keymap.set_keys({"undo": ("Ctrl+B",), "redo": ()})
    library = Library(parts(keymap), language=lambda: "en")
    source = library.source("commands")
    assert "| {#command-undo}Undo | Ctrl+B | Undo your last move" in source
    assert "| {#command-redo}Redo | – | Redo the move" in source
    assert "| {#command-next_pane}Next pane | F6 |" in source
    for query in ("everything menu", "default card size", "single-letter keys"):
        hits = search.Index(library.all()).answer(query).hits
        assert any(hit.page == "commands" for hit in hits), query


def test_a_missing_translation_is_shown_in_english(tmp_path: Path) -> None:
    for language, page in (("fr", "files"), ("en", "files"), ("en", "keys"), ("fr_CA", "keys")):
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        folder.joinpath(f"{page}.md").write_text(f"# {language}\n", encoding="utf-8")

    def of(language: str, page: str) -> str:
        return Library({}, language=lambda: language, folder=tmp_path).source(page)

    assert of("fr_FR", "files") == "# fr\n"
    assert of("fr_FR", "keys") == "# en\n"
    assert of("fr_CA", "keys") == "# fr_CA\n"
    assert of("de", "files") == "# en\n"


def test_without_a_match_there_is_no_page_of_its_rules() -> None:
    library = Library({})
    assert RULES not in library.all()
    with pytest.raises(KeyError):
        library.source("nothing")


# Markup


def test_marks_become_html_and_plain_text() -> None:
    text = "a **b** *c* `d|e` [f](scoring#own) \\*g\\* <h>"
    assert plain(text) == "a b c d|e f *g* <h>"
    assert to_html(text) == (
        '<p>a <b>b</b> <i>c</i> <code>d|e</code> <a href="help:scoring#own">f</a> *g* &lt;h&gt;</p>'
    )


def test_a_link_to_a_deal_is_no_link_to_a_page() -> None:
    shown = to_html("- [Show it](position:elevator-this)")
    assert shown == '<ul><li><a href="position:elevator-this">Show it</a></li></ul>'


def test_what_is_escaped_stays_as_it_is() -> None:
    text = "1 | 2 * 3 [x](y) `z` \\"
    assert plain(escape(text)) == text
    assert to_html(f"| {escape(text)} | b |\n|---|---|").count("<th>") == 2


def test_columns_have_the_widths_of_the_dashes() -> None:
    table = to_html("| a | b |\n|-|---|\n| c | d |")
    assert '<td width="25%">c</td><td width="75%">d</td>' in table
    assert "width" not in to_html("| a | b |\n|---|---|\n| c | d |")


def test_lists_and_headings() -> None:
    shown = to_html("## T {#t}\n\n- a\n  b\n- c\n\n1. d\n")
    assert shown == (
        '<h2><a name="t"></a>T</h2>\n<ul><li>a b</li><li>c</li></ul>\n<ol><li>d</li></ol>'
    )


# Search

BOOK = {
    "one": "# Émile\n\nA trump here.\n\n## Ruffing {#ruff}\n\nPlay a *trump* when void.\n",
    "two": "# Second\n\nNothing.\n\n### Deep\n\nThe trumps of the second page.\n",
}


def test_all_words_must_be_found_and_headings_come_first() -> None:
    assert [(hit.page, hit.anchor) for hit in found_in("trump", BOOK)] == [
        ("one", ""), ("one", "ruff"), ("two", ""),
    ]  # fmt: skip
    assert [hit.title for hit in found_in("trump ruff", BOOK)] == ["Ruffing"]
    assert found_in("second trump", BOOK)[0].title == "Deep"
    assert found_in("", BOOK) == found_in("rump", BOOK) == []


def test_every_letter_of_a_european_language_is_found_without_its_accent() -> None:
    for letter in map(chr, [*range(0xC0, 0x17F), *range(0x218, 0x21C)]):
        parts = unicodedata.normalize("NFD", letter)
        if len(parts) == 2:
            assert search.fold(letter) == parts[0].lower(), letter
    assert search.fold("Straße, ŒUVRE") == "straße, œuvre"


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> search.Index:
    keymap = Keymap(COMMANDS, Preferences(tmp_path_factory.mktemp("index")))
    return search.Index(Library(parts(keymap), language=lambda: "en").all())


PLAYERS_SAY = (
    "replay", "tie", "claim", "print", "export", "discard", "misdeal", "renege", "undo",
    "overtrick", "sluff", "widow", "settings", "puzzle", "save game",
    "screen reader", "colour blind", "AI",
    "how do i win", "pass and play", "timer", "undo last card", "notrump", "resume",
)  # fmt: skip
"""What people look for, whatever it is called here."""


@pytest.mark.parametrize("words", PLAYERS_SAY)
def test_no_search_is_without_an_answer(index: search.Index, words: str) -> None:
    found = index.answer(words)
    assert found.hits and all(hit.page in (RULES, *PAGES) for hit in found.hits)


def test_words_of_other_programs_lead_to_the_glossary(index: search.Index) -> None:
    for word in (
        "replay", "tie", "export", "sluff", "widow", "settings", "puzzle", "overtrick",
        "go down", "draw trumps", "duck", "third hand", "long trumps", "balanced", "club player",
    ):  # fmt: skip
        found = index.answer(word)
        assert found.how == "all" and any(hit.page == "glossary" for hit in found.hits), word


def test_the_beginning_of_many_words_is_not_looked_for_everywhere_anew(
    index: search.Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the passages that are shown are cut and marked, whatever is in all of them."""
    folded: list[str] = []
    monkeypatch.setattr(search, "fold", lambda text: folded.append(text) or fold(text))
    for beginning in ("tr", "pl"):
        folded.clear()
        assert len(index.find([beginning])) == search.MOST
        assert len(folded) <= 2 * search.MOST
    shown = {(hit.page, hit.title) for hit in index.find(["trump"])}
    assert ("five_minutes", "What you see") in shown and len(shown) <= search.MOST


def test_accents_and_capitals_do_not_matter() -> None:
    assert [hit.title for hit in found_in("EMILE", BOOK)] == ["Émile"]
    assert search.fold("Straße ÉŒ") != "" and len(search.fold("Straße Éﬁ")) == len("Straße Éﬁ")


def test_what_was_found_is_marked_in_the_excerpt() -> None:
    hit = found_in("trump", BOOK)[1]
    assert [hit.excerpt[start:end] for start, end in hit.spans] == ["trump"]
    long = {"page": "# P\n\n" + "word " * 200 + "needle " + "word " * 200}
    (found,) = found_in("needle", long)
    assert found.excerpt.startswith("… ") and found.excerpt.endswith(" …")
    assert len(found.excerpt) < 2 * search.ROOM and "needle" in found.excerpt


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_translation_keeps_anchors_links_and_tables(language: str) -> None:
    for file in FOLDER.joinpath(language).iterdir():
        own = file.read_text(encoding="utf-8")
        english = FOLDER.joinpath("en", file.name).read_text(encoding="utf-8")
        for what in (r"\{#([\w-]+)\}", r"\]\(([^)]+)\)", r"^\{(\w+)\}$"):
            found = re.findall(what, own, re.MULTILINE)
            assert sorted(found) == sorted(re.findall(what, english, re.MULTILINE)), file.name

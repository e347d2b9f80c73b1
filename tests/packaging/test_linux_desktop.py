"""What a Linux desktop is told of the program: menu entry, file types, metainfo, manual."""

from __future__ import annotations

import argparse
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

import project
from farwhist import cli, identity
from farwhist.arguments import COMMANDS
from farwhist.rules.catalogue import GAMES
from farwhist.store import matches, presets
from farwhist.ui.settings.languages import Languages
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS
from farwhist.ui.wording.punctuation import listed
from linux import desktop, metainfo, texts, tree
from tests.helpers.languages import LANGUAGES

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def languages(elements: Iterator[ET.Element]) -> list[str]:
    return [each.get(LANG, "en") for each in elements]


def test_the_desktop_is_told_in_every_language_of_the_program() -> None:
    missing = set(LANGUAGES) - set(texts.load())
    assert not missing, "add a table with the code of the language to packaging/linux/texts.toml"
    assert set(texts.load()) == set(LANGUAGES)


def test_the_menu_entry_speaks_every_language_of_the_program() -> None:
    lines = desktop.entry().splitlines()
    for key in ("GenericName", "Comment", "Keywords"):
        said = {line.partition("=")[0] for line in lines if line.startswith(key)}
        assert said == {key, *(f"{key}[{code}]" for code in LANGUAGES if code != "en")}


def test_the_menu_entry_opens_files_and_invitations() -> None:
    entry = desktop.entry("/usr/games/farwhist")
    assert "Exec=/usr/games/farwhist %u\n" in entry
    types = f"{identity.MATCH_MIME};{identity.RULES_MIME};x-scheme-handler/farwhist;"
    assert f"MimeType={types}\n" in entry
    assert f"Icon={identity.APP_ID}\n" in entry


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("/opt/farwhist", "/opt/farwhist"),
        ("/opt/Far Whist é/farwhist", '"/opt/Far Whist é/farwhist"'),
        ('/a"b', r'"/a\\"b"'),
        ("/a$b`c", r'"/a\\$b\\`c"'),
        ("/100%", '"/100%%"'),
        ("/a\\b", r'"/a\\\\b"'),
    ],
)
def test_a_path_in_the_menu_entry_is_quoted(path: str, written: str) -> None:
    assert desktop.quoted(path) == written


@pytest.mark.parametrize("path", ["/a=b", "/a\nExec=rm"])
def test_a_path_that_no_entry_can_carry_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="menu entry"):
        desktop.quoted(path)


def test_files_are_known_by_what_the_store_writes() -> None:
    said = desktop.mime_types()
    kinds = {
        each.get("type"): each for each in ET.fromstring(said) if each.tag.endswith("mime-type")
    }
    assert set(kinds) == {identity.MATCH_MIME, identity.RULES_MIME}
    for mime, suffix, form in (
        (identity.MATCH_MIME, identity.MATCH_SUFFIX, matches.FORMAT),
        (identity.RULES_MIME, identity.RULES_SUFFIX, presets.FORMAT),
    ):
        kind = kinds[mime]
        space = "{http://www.freedesktop.org/standards/shared-mime-info}"
        glob, words = kind.find(f"{space}glob"), kind.find(f"{space}magic/{space}match")
        assert glob is not None
        assert words is not None
        assert glob.get("pattern") == f"*{suffix}"
        assert words.get("value") == f'"format": "{form}"'
        assert set(languages(kind.iter(f"{space}comment"))) == set(LANGUAGES)


def test_the_metainfo_says_everything_in_every_language(home: str) -> None:
    root = ET.fromstring(metainfo.metainfo())
    count = len(LANGUAGES)
    english = texts.load()["en"]
    for path, number in (
        ("summary", 1),
        ("description/p", len(english.description)),
        ("description/ul/li", len(english.features)),
        ("screenshots/screenshot/caption", len(metainfo.SCREENSHOTS)),
    ):
        found = languages(iter(root.findall(path)))
        assert sorted(found) == sorted([*LANGUAGES] * number), path
        assert len(found) == count * number
    assert root.findtext("id") == identity.APP_ID
    assert root.findtext("launchable") == f"{identity.APP_ID}.desktop"
    assert root.find("content_rating") is not None


def test_the_pictures_of_the_metainfo_are_there_and_of_its_size(home: str) -> None:
    for image in ET.fromstring(metainfo.metainfo()).iter("image"):
        name = str(image.text).rpartition("/")[2]
        data = (project.ROOT / "docs" / "screenshots" / name).read_bytes()
        size = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
        assert size == metainfo.SIZE
        assert len(data) < 300_000


def test_what_is_said_of_the_program_names_every_game(qapp: QApplication) -> None:
    shown = Languages(qapp)
    for language in [*(each for each in LANGUAGES if each != "en"), "en"]:
        shown.use(language)
        names = [QCoreApplication.translate("Games", game.name) for game in GAMES.values()]
        said = texts.load()[language]
        assert re.search(rf": ?{re.escape(listed(names))}\.$", said.description[1]), language
        assert "{" not in "".join([*said.description, *said.features])
        assert re.findall(r"\d+", said.features[0]) == [str(LEAST_SEATS), str(MOST_SEATS)]


def test_the_games_that_are_told_are_those_of_the_catalogue() -> None:
    assert project.games() == [game.name for game in GAMES.values()]


def test_the_manual_names_every_language() -> None:
    assert f"this run: {', '.join(LANGUAGES)} or system.\n" in tree.manual()


def test_texts_for_software_centres_are_short_enough() -> None:
    for language, said in texts.load().items():
        assert len(said.summary) <= 45, language
        assert not said.summary.endswith("."), language
        assert set(said.captions) == set(metainfo.SCREENSHOTS), language


def test_a_version_that_is_not_released_yet_is_under_development(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(project, "releases", list)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    (release,) = ET.fromstring(metainfo.metainfo()).iter("release")
    assert release.attrib == {
        "version": project.version(),
        "date": "2026-01-01",
        "type": "development",
    }


def test_the_news_of_a_release_come_from_the_changelog(monkeypatch: pytest.MonkeyPatch) -> None:
    news = (
        "### Added\n\n- One `thing` & more, that\n  goes on.\n- [Two](x.md) **things** and *one*.\n"
    )
    monkeypatch.setattr(project, "releases", lambda: [(project.version(), "2026-02-03", news)])
    (release,) = ET.fromstring(metainfo.metainfo()).iter("release")
    assert release.get("date") == "2026-02-03"
    assert [ET.tostring(each, encoding="unicode").strip() for each in release.iter("li")] == [
        "<li>One <code>thing</code> &amp; more, that goes on.</li>",
        "<li>Two <em>things</em> and <em>one</em>.</li>",
    ]


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from options_of(each)
        yield from (name for name in action.option_strings if name.startswith("--"))


def test_the_manual_knows_every_command_and_option() -> None:
    page = tree.manual().replace("\\-", "-")
    known = {*options_of(cli._parser()), "--autoplay", "--folder", "--language"}
    assert not {name for name in known if name not in page}
    for command in COMMANDS:
        assert f".B {command}\n" in page or f'.BI {command} "' in page
    assert project.version() in page


def test_the_readme_names_every_game_and_language() -> None:
    text = " ".join((project.ROOT / "README.md").read_text(encoding="utf-8").split())
    assert [game for game in project.games() if game not in text] == []
    spoken = {QLocale.languageToString(QLocale(code).language()) for code in LANGUAGES}
    assert [language for language in spoken if language not in text] == []

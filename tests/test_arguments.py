"""The command line of the window: what is not known is refused before there is a window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farwhist import __main__, __version__, cli
from farwhist.arguments import COMMANDS, Refused, parse
from farwhist.store.paths import data_folder


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulat"], "do you mean “simulate”?"),
        (["Arena"], "do you mean “arena”?"),
        (["sheet.json"], "no command “sheet.json”"),
        (["--autoplai"], "do you mean “--autoplay”?"),
        (["--fold", "x"], "do you mean “--folder”?"),
        (["--langage=de"], "do you mean “--language”?"),
        (["--folder"], "--folder"),
        (["--language"], "--language"),
        (["--language", "klingon"], "klingon"),
        (["--folder", "x", "simulate"], "simulate"),
        (["-styles", "fusion"], "do you mean “-style”?"),
        (["-style"], "“-style” needs a value"),
        (["-x"], "-x"),
        (["--versio"], "do you mean “--version”?"),
        ([""], "no command “”"),
        (["--autoplay", "--", "x"], "“--”"),
    ],
)
def test_what_is_unknown_is_refused_in_one_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == "" and says in said.err
    assert said.err.startswith("farwhist: ") and len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    "rest",
    [
        ["-style", "fusion"], ["--style=fusion"], ["-platform", "offscreen"], ["-reverse"],
        ["--platform", "windows:fontengine=freetype"], ["-qwindowgeometry", "800x600+1+1"],
        ["-psn_0_12345"], ["-NSDocumentRevisionsDebugMode", "YES"], ["-display", ":3"],
        ["-session", "10_1_2"], ["-stylesheet=x.qss"], ["-widgetcount"],
    ],
)  # fmt: skip
def test_what_is_for_qt_goes_to_qt(rest: list[str]) -> None:
    wanted, found = parse(["--folder", "f", *rest, "--language", "en"])
    assert found == rest and wanted.folder == Path("f") and not wanted.autoplay


@pytest.mark.parametrize("language", ["system", "en", "en_GB", "en-us"])
def test_languages_that_there_are_may_be_chosen(language: str) -> None:
    assert parse(["--language", language])[0].language == language


def test_every_command_is_known_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    helped = capsys.readouterr().out
    assert all(name in helped for name in COMMANDS if name != "deck")
    for name in COMMANDS:
        with pytest.raises(SystemExit) as left:
            __main__.main([name, "--help"])
        assert left.value.code == 0
    with pytest.raises(Refused):
        parse(["deck"])


@pytest.mark.parametrize("asked", [["--help"], ["-h"], ["--language", "de", "--help"]])
def test_the_page_of_help_names_all_that_can_be_asked_for(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert __main__.main(asked) == 0
    page = capsys.readouterr().out
    for name in ("--language", "--folder", "--autoplay", "--help", "--version", "FILE"):
        assert f"  {name}" in page or f", {name}" in page
    assert all(f"\n  {name} " in page and told in page for name, told in COMMANDS.items())
    assert str(data_folder()) in page and "de, en" in page
    assert all(len(line) < 80 or "/" in line for line in page.splitlines())


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--version"]) == 0
    assert capsys.readouterr() == (f"Far Whist {__version__}\n", "")


@pytest.mark.parametrize(
    ("asked", "code", "begins"),
    [("simulat", 2, b"farwhist: "), ("--version", 0, b"Far Whist "), ("--help", 0, b"usage: ")],
)
def test_no_screen_and_no_qt_are_needed_to_refuse_and_to_tell(
    asked: str, code: int, begins: bytes
) -> None:
    script = (
        "import sys\nfrom farwhist.__main__ import main\ncode = main(sys.argv[1:])\n"
        "sys.exit(code + 10 * any(name.startswith('PySide6') for name in sys.modules))"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "-c", script, asked],
        env={key: value for key, value in os.environ.items() if key not in hidden},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert done.returncode == code and done.stdout.startswith(begins)

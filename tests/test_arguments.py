"""The command line of the window: what is not known is refused before there is a window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farwhist import __main__, __version__, cli
from farwhist.arguments import COMMANDS, Refused, parse, read
from farwhist.store.paths import data_folder


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulat"], "do you mean “simulate”?"),
        (["Arena"], "do you mean “arena”?"),
        (["sheet.json"], "no file “sheet.json”"),
        (["a folder/match"], "no file “a folder/match”"),
        (["-language", "de"], "do you mean “--language”?"),
        ([__file__, "simulat"], "no command “simulat”"),
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
        (["--autoplay", "--", "x"], "no file “x”"),
        (["--language", "de", "--"], "“--” needs a file"),
        (["--", "simulate"], "no file “simulate”"),
        (["--", __file__, "-x"], "no file “-x”"),
        ([__file__, "--", __file__], "one file can be opened at a time"),
        (["--autoplay", __file__], "--autoplay takes no file"),
        (["--autoplay", "farwhist://x"], "--autoplay takes no file and no invitation"),
        (["farwhist://x", "farwhist://y"], "one invitation can be followed at a time"),
        (["farwhist://x", __file__], "one invitation can be followed at a time"),
        (["file:///nowhere/at%20all.farwhist"], "no file “file:///nowhere/at%20all.farwhist”"),
        ([f"file://elsewhere{__file__}"], "no file “file://elsewhere"),
        (["file://[x"], "no file"),
        (["file:///%00"], "no file"),
        (["file:///%FF%zz%"], "no file"),
        (["file:"], "no file"),
        (["file://localhost"], "no file"),
        (["x" * 5000], "no command"),
        (["x" * 5000 + "/x"], "no file"),
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


@pytest.mark.parametrize(
    "name",
    ["match.farwhist", "two words.json", "Ärger €.farwhist", "simulat", "50%20.farwhist", "a#b",
     *(() if os.name == "nt" else ("a?b", "file:x"))],
)  # fmt: skip
def test_a_file_that_is_there_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / name
    file.touch()
    monkeypatch.chdir(tmp_path)
    ways = [[str(file)], [f"./{name}"], ["--", name], [file.as_uri()]]
    ways += [[file.as_uri().replace("file:///", "file://localhost/")]]
    ways += [[f"../{tmp_path.name}/{name}"]]
    if not name.startswith("file:"):
        ways.append([name])
    for way in ways:
        wanted, rest = parse(["--language", "de", "-style", str(file), *way])
        assert wanted.file == file or wanted.file.samefile(file)
        assert wanted.file.is_absolute() and rest == ["-style", str(file)]
    assert parse(["--language", "de"])[0].file is None


@pytest.mark.parametrize("line", ["farwhist://1.2.3.4:5/?v=1&k=x&s=y", "FarWhist://", "farwhist:x"])
def test_an_invitation_is_taken_as_it_is(line: str) -> None:
    wanted, rest = parse(["-style", "fusion", line])
    assert (wanted.invitation, wanted.file, rest) == (line, None, ["-style", "fusion"])
    assert parse(["--language", "de"])[0].invitation is None


def test_a_name_may_begin_with_a_dash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "-x").touch()
    monkeypatch.chdir(tmp_path)
    assert parse(["--language", "de", "--", "-x"])[0].file == tmp_path / "-x"
    with pytest.raises(Refused, match="no option"):
        parse(["-x"])


def test_a_folder_is_a_file_to_open_only_where_it_is_meant_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "arenas").mkdir()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match="do you mean “arena”"):
        parse(["arenas"])
    assert parse(["./arenas"])[0].file == tmp_path / "arenas"


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


def test_no_arguments_mean_what_they_would_if_they_were_read() -> None:
    assert parse([]) == read([])

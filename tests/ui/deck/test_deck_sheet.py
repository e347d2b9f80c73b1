"""The command that puts the whole deck on one sheet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from farwhist import __main__

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_command_draws_the_whole_deck(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    arguments = ["--style", "woodcut", "--index", "fr", "--width", "40", "--out", str(out)]
    assert __main__.main(["deck", *arguments]) == 0
    image = QImage(str(out))
    assert image.width() >= 13 * 40
    assert image.height() >= 5 * 56
    assert __main__.main(["deck", *arguments, "--ratio", "2", "--size", "large"]) == 0
    assert QImage(str(out)).width() == 2 * image.width()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--style", "cubist", "--out", "x.png"], "there is no style “cubist”"),
        (["--palette", "pink", "--out", "x.png"], "there is no palette “pink”"),
        (["--back", "none", "--out", "x.png"], "there is no back “none”"),
        (["--width", "0", "--out", "x.png"], "--width is 0"),
        (["--ratio", "9", "--out", "x.png"], "--ratio is 9"),
        (["--width", "1000", "--ratio", "4", "--out", "x.png"], "too many pixels"),
        (["--out", "x.gif"], "“x.gif” is no picture"),
        (["--out", "/no/such/folder/x.png"], "there is no folder"),
        (["--out", "x.png", "--hue", "7"], "unrecognized arguments"),
        ([], "required: --out"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = __main__.main(["deck", *arguments])
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.startswith("farwhist: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":59000"}])
def test_the_command_needs_no_screen(screen: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in hidden} | screen
    if not sys.platform.startswith("linux"):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    command = [sys.executable, "-m", "farwhist", "deck", "--width", "24", "--out", str(out)]
    root = Path(__main__.__file__).parents[1]
    done = subprocess.run(
        command, env=environment, cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not QImage(str(out)).isNull()

"""A start in a folder that cannot be used ends in a window that says so in a sentence."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from farwhist.platform_warnings import without_tolerated

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="setpriv is there on Linux"),
]

ROOT: Final = Path(__file__).resolve().parents[3]

AS_ANYBODY: Final = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")
"""As root, without root's right to read and write everything."""

SCRIPT: Final = """
import sys
from PySide6.QtWidgets import QApplication
from farwhist.__main__ import main
from farwhist.ui.app.session import Session

begin = Session.begin

def begin_and_end(self, *steps, deal=None):
    def tell():
        print(self.contents.services.notices.notice.label.text())
        QApplication.exit(0 if self.contents.services.match.runner.begun else 3)
    begin(self, *steps, tell, deal=deal)

Session.begin = begin_and_end
sys.exit(main())
"""


def opened(*words: str, **variables: str) -> str:
    """Start the program and return what the window says of its troubles."""
    if os.geteuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("not installed: setpriv")
    prefix = AS_ANYBODY if os.geteuid() == 0 else ()
    done = subprocess.run(
        [*prefix, sys.executable, "-c", SCRIPT, "--language", "en", *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        timeout=90,  # a window that was not furnished never ends by itself
        check=False,
    )
    # libpulse keeps files of its own among the preferences.
    said = re.sub("Failed to create secure directory .*/pulse.*\n", "", done.stderr)
    assert (done.returncode, without_tolerated(said)) == (0, "")
    return done.stdout


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A folder that nobody may look into, or change."""
    folder = tmp_path / "closed"
    (folder / "inside").mkdir(parents=True)
    folder.chmod(0)
    yield folder
    folder.chmod(0o700)


@pytest.mark.parametrize("below", ["", "inside", "new"])
def test_a_folder_without_permission_is_told(closed: Path, below: str) -> None:
    assert "Permission denied" in opened("--folder", str(closed / below))


def test_a_folder_that_can_only_be_read_is_told(closed: Path) -> None:
    closed.chmod(0o500)
    said = opened("--folder", str(closed))
    assert "The match cannot be saved: Permission denied." in said


@pytest.mark.parametrize("below", ["", "below"])
def test_a_file_in_the_place_of_the_folder_is_told(tmp_path: Path, below: str) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert "Not a directory" in opened("--folder", str(file / below))


@pytest.mark.parametrize("name", ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"])
def test_a_folder_of_the_player_without_permission_is_told(
    closed: Path, tmp_path: Path, name: str
) -> None:
    usual = {
        each: str(tmp_path / each)
        for each in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    }
    said = opened(**{**usual, name: str(closed)})
    assert ("Permission denied" in said) is (name != "XDG_STATE_HOME"), "the log alone can miss"

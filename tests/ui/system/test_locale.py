"""A locale that is not installed is no trouble: Qt takes one that is, and nothing is said."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = """
import os, sys
name, _, value = sys.argv[1].partition("=")
os.environ[name] = value
from farwhist.ui.system.desktop import application
application([])
"""
"""Sets it itself: where LC_ALL is C, Python 3.11 and 3.12 do not start in a folder with accents."""


@pytest.mark.parametrize("variable", ["LANG=xx_YY.UTF-8", "LC_ALL=C", "LC_ALL=POSIX"])
def test_a_locale_that_is_not_there_is_no_trouble(variable: str) -> None:
    kept = {key: text for key, text in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, variable],
        cwd=ROOT,
        env={**kept, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")

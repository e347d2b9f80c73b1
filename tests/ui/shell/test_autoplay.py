"""The window plays a match by itself, without a word."""

from __future__ import annotations

import os
import subprocess
import sys


def test_autoplay_ends_with_0_and_says_nothing() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "farwhist", "--autoplay"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")

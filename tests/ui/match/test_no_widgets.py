"""What plays a match needs no screen: it can be tested, and used, without a widget."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import farwhist.ui.match
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner

ROOM = [
    f"farwhist.ui.match.{each.name}" for each in pkgutil.iter_modules(farwhist.ui.match.__path__)
]
MODULES = sorted({*ROOM, MatchRunner.__module__, Practice.__module__})


def test_playing_a_match_imports_no_widgets() -> None:
    script = f"import sys, {', '.join(MODULES)}\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert {"PySide6.QtCore", *MODULES} <= loaded
    assert not {"PySide6.QtWidgets", "PySide6.QtGui"} & loaded

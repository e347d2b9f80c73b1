"""An exception while Qt says something is told, and ends nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

SCRIPT = """
import sys
from PySide6.QtCore import qWarning
from farwhist.ui.system import qt_guards

def hear(kind, context, text):
    raise {error}

sys.excepthook = lambda kind, error, trace: print("told", kind.__name__)
qt_guards.listen(hear)
qWarning("one")
qWarning("two")
print("still there")
"""


def test_what_is_raised_while_qt_says_something_is_told_and_ends_nothing() -> None:
    for error in ("ValueError", "KeyboardInterrupt"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(error=error)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines() == [f"told {error}", f"told {error}", "still there"]


def test_nobody_hears_qt_in_another_way() -> None:
    hearing = {
        path.name
        for path in (ROOT / "farwhist").rglob("*.py")
        if "qInstallMessageHandler" in path.read_text(encoding="utf-8")
    }
    assert hearing == {"qt_guards.py"}

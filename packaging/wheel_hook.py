"""Hatchling's build hook: gives the wheel its resources and its compiled translations.

A checkout keeps both beside the package, where an editable install finds them as they are.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        inside = build_data["force_include"]
        inside[str(root / "resources")] = "farwhist/resources"
        for source in sorted(root.glob("translations/farwhist_*.ts")):
            compiled = source.with_suffix(".qm")
            _compile(source, compiled)
            inside[str(compiled)] = f"farwhist/translations/{compiled.name}"


def _compile(source: Path, target: Path) -> None:
    lrelease = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    command = [sys.executable, "-c", lrelease, "-silent", str(source), "-qm", str(target)]
    subprocess.run(command, check=True)

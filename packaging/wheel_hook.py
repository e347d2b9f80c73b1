"""Hatchling's build hook: gives the wheel its resources and its compiled translations.

A checkout keeps both beside the package, where an editable install finds them as they are.
"""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        compiled = runpy.run_path(str(root / "packaging" / "qm.py"))["compiled"]
        inside = build_data["force_include"]
        inside[str(root / "resources")] = "farwhist/resources"
        inside[str(root / "LICENSE")] = "farwhist/LICENSE"
        for source in sorted(root.glob("translations/farwhist_*.ts")):
            target = source.with_suffix(".qm")
            target.write_bytes(compiled(source.read_bytes()))
            inside[str(target)] = f"farwhist/translations/{target.name}"

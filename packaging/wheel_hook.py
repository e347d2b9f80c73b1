"""Hatchling's build hook: gives the wheel its resources, translations and desktop files.

A checkout keeps the first two beside the package, where an editable install finds them as they are.
The desktop files go to share/ of the environment that the wheel is installed in.
"""

import runpy
import shutil
import sys
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
        build_data["shared_data"][str(self._desktop_files(root))] = "share"

    def _desktop_files(self, root: Path) -> Path:
        """Return a folder with the menu entry and all that goes with it, freshly written."""
        folder = root / "build" / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        sys.path.insert(0, str(root / "packaging"))
        try:
            from linux import tree

            tree.share(folder)
        finally:
            sys.path.remove(str(root / "packaging"))
        return folder / "share"

"""Hatchling's build hook: of the pictures in docs, the sdist has those that README.md shows."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PICTURE = re.compile(r"""[("](docs/[^)"]+[.](?:gif|png|svg|webp))[)"]""")


class SdistHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        for place in sorted(set(PICTURE.findall(readme))):
            build_data["force_include"][str(Path(self.root, place))] = place

"""Where the shipped tables lie, and how a table of weights is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from farwhist import bots

SHIPPED: Final = Path(bots.__file__).parent / "data"


def write_weights(table: dict[str, list[int]], path: Path) -> None:
    """Write a table, a line for each kind of deal."""
    lines = ",\n".join(f'"{kind}": {json.dumps(row)}' for kind, row in table.items())
    path.write_text("{\n" + lines + "\n}\n", "ascii")

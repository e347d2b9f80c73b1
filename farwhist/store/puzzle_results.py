"""What the player has reached in the prepared deals."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from farwhist.store.atomic import write_text
from farwhist.store.kept import KeptFile
from farwhist.store.reading import Newer, Unreadable, parse_json

FILE: Final = "prepared.json"
FORMAT: Final = "farwhist prepared deals"
VERSION: Final = 1
MOST_BYTES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """The best that was reached in a deal: 0 to 3 stars, and how often it was tried."""

    stars: int
    tries: int


class PuzzleResults:
    """The results by the id of the deal, in one file.

    Args:
        folder: where the file lies.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file = KeptFile(self.path, MOST_BYTES, _parse)

    def read(self) -> dict[str, PuzzleResult]:
        """Return all results.

        Raises:
            OSError: the file cannot be read now.
            Locked: a later version wrote it, or it is damaged and stays where it is.
        """
        return self._file.read() or {}

    def add(self, key: str, stars: int) -> None:
        """Count a try that won so many stars; the best stays. Raises as `read`, and OSError."""
        known = self.read()
        old = known.get(key, PuzzleResult(0, 0))
        known[key] = PuzzleResult(max(old.stars, stars), old.tries + 1)
        data = {name: asdict(each) for name, each in sorted(known.items())}
        whole = {"format": FORMAT, "version": VERSION, "results": data}
        write_text(self.path, json.dumps(whole, indent=1) + "\n")


def _parse(text: str) -> dict[str, PuzzleResult]:
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("This is no file of prepared deals.")
    if data.get("version") != VERSION:
        raise Newer(data.get("version"))
    results = data.get("results")
    if not isinstance(results, dict):
        raise Unreadable("It holds no results.")
    return {str(key): _result(each) for key, each in results.items()}


def _result(data: Any) -> PuzzleResult:
    if not isinstance(data, dict):
        raise Unreadable("A result is damaged.")
    stars, tries = data.get("stars"), data.get("tries")
    if not (type(stars) is int and type(tries) is int and 0 <= stars <= 3):
        raise Unreadable("A result is damaged.")
    return PuzzleResult(stars, tries)

"""What the player has reached in the prepared deals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from farwhist.store.reading import Count
from farwhist.store.user_file import ResultsFile

FILE: Final = "prepared.json"
FORMAT: Final = "farwhist prepared deals"
VERSION: Final = 1
MOST_BYTES: Final = 1_000_000


class PuzzleResult(msgspec.Struct, frozen=True):
    """The best that was reached in a deal: 0 to 3 stars, and how often it was tried."""

    stars: Annotated[int, msgspec.Meta(ge=0, le=3)]
    tries: Count


class PuzzleResults(ResultsFile[PuzzleResult]):
    """The results by the id of the deal, in one file of `folder`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE, MOST_BYTES, PuzzleResult, FORMAT, VERSION)

    def add(self, key: str, stars: int) -> None:
        """Count a try that won so many stars; the best stays. Raises as `change`."""

        def add(old: PuzzleResult | None) -> PuzzleResult:
            old = old or PuzzleResult(0, 0)
            return PuzzleResult(max(old.stars, stars), old.tries + 1)

        self.put(key, add)

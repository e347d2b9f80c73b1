"""The positions and worked deals that help pages show, read from their file. No Qt here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from farwhist import places
from farwhist.engine.cards import Seat
from farwhist.engine.moves import Move
from farwhist.engine.moves import read as move_of
from farwhist.rules import deal_code
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.deal_text import DealText

FILE: Final = "positions.toml"

FIELDS: Final = frozenset({"code", "best", "note"})
"""What an entry may say; `code` must be there."""


class BadHelpDeal(ValueError):
    """An entry that is missing or damaged; the text names the file and the entry."""


class HelpDeal(Struct, frozen=True):
    """A position at which somebody must choose, or a worked deal: a finished one.

    Args:
        name: what links call it; it begins with the page of its game.
        best: the moves that are advised, none for a worked deal.
        seat: who has to choose; 0 for a worked deal.
        note: why, in English, for whoever tends the file.
    """

    name: str
    text: DealText
    best: tuple[Move, ...]
    seat: Seat
    note: str = ""

    @property
    def worked(self) -> bool:
        """Whether it is a finished deal."""
        return not self.best


def entries(path: Path | None = None) -> Mapping[str, Any]:
    """Return the entries of the file as they stand there, by name.

    Raises:
        BadHelpDeal: the file is missing, or no TOML.
    """
    try:
        file = path or places.resource("help", FILE)
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadHelpDeal(f"{FILE}: {problem}") from None


def find(name: str, path: Path | None = None) -> HelpDeal:
    """Return the deal of this name.

    Raises:
        BadHelpDeal: there is none, or it is damaged.
    """
    known = entries(path)
    if name not in known:
        raise BadHelpDeal(f"{FILE}: there is no [{name}].")
    try:
        return _read(name, known[name])
    except (BadDeal, ValueError) as problem:
        raise BadHelpDeal(f"{FILE}: [{name}]: {problem}") from None


def _read(name: str, entry: object) -> HelpDeal:
    """Return the deal of an entry; raises ValueError or BadDeal."""
    if not isinstance(entry, dict) or not isinstance(entry.get("code"), str):
        raise ValueError("an entry needs a code.")
    if unknown := sorted(set(entry) - FIELDS):
        raise ValueError(f"“{unknown[0]}” means nothing.")
    given, note = entry.get("best", []), entry.get("note", "")
    texts = isinstance(given, list) and all(isinstance(each, str) for each in given)
    if not texts or not isinstance(note, str):
        raise ValueError("best is a list of texts, and note a text.")
    text = deal_code.read(entry["code"])
    match = text.match()
    if "best" not in entry:
        if not match.position.results:
            raise ValueError("the deal is not finished, and nothing is said to be best.")
        return HelpDeal(name, text, (), 0, note)
    asked = next((each for each in match.decisions if not each.settled), None)
    if match.over or asked is None:
        raise ValueError("the deal is over, so nothing can be best.")
    best = tuple(map(move_of, given))
    if not best or not set(best) <= set(asked.moves):
        raise ValueError(f"best are not moves of seat {asked.seat}.")
    return HelpDeal(name, text, best, asked.seat, note)

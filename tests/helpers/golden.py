"""Played matches as readable text: the first deals of a match, and how it ended."""

from __future__ import annotations

from pathlib import Path
from random import Random

from farwhist.engine.match import Match
from farwhist.engine.position import DealResult
from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import EXACT, any_moves, start

FOLDER = Path(__file__).resolve().parent.parent / "goldens"
SEED = 2024
DEALS = 3


def write_all() -> None:
    """Write the golden of every preset anew, and remove those of presets that are gone."""
    for old in FOLDER.glob("*.txt"):
        if old.stem not in PRESETS:
            old.unlink()
    for preset in EXACT:
        path_of(preset).write_text(text_of(preset), encoding="utf-8", newline="\n")


def path_of(preset: str) -> Path:
    """Return where the golden of a preset lies."""
    return FOLDER / f"{preset}.txt"


def text_of(preset: str) -> str:
    """Play the match of a golden and return its text."""
    seats = PRESETS[preset].usual_seats
    match = any_moves(start(preset, seats, SEED), Random(SEED))
    options = match.rules.options  # type: ignore[attr-defined]
    parts = [
        f"{preset}, {seats} seats, seed {SEED}, random moves",
        f"pack {options['pack']}, {options['bidding']}, trump {options['trump']}, "
        f"scoring {options['scoring']}",
        "deals " + _words(result.size for result in match.position.results),
        *(_deal(result) for result in match.position.results[:DEALS]),
        _ending(match),
    ]
    return "\n\n".join(parts) + "\n"


def _words(things) -> str:  # type: ignore[no-untyped-def]
    return " ".join("-" if each is None else str(each) for each in things)


def _deal(result: DealResult) -> str:
    trump = "none" if result.trump is None else result.trump.letter
    lines = [
        f"deal {result.deal}, {result.size} cards, dealer {result.dealer}, "
        f"turned {result.turn_up or '-'}, trump {trump}"
    ]
    for seat, hand in enumerate(result.dealt):
        lines.append(f"  hand {seat}  {_words(hand)}")
    lines.append(f"  bids    {_words(result.bids)}")
    for number, trick in enumerate(result.tricks, 1):
        plays = "  ".join(f"{seat}:{card}" for seat, card in trick.plays)
        lines.append(f"  trick {number:<2} {plays}  -> {trick.winner}")
    lines.append(f"  taken   {_words(result.taken)}")
    lines.append(f"  points  {_words(result.points)}")
    lines.append(f"  totals  {_words(result.totals)}")
    return "\n".join(lines)


def _ending(match: Match) -> str:
    places = " > ".join("=".join(map(str, place)) for place in match.position.ranking)
    return f"final totals {_words(match.position.totals)}\nplaces {places}"

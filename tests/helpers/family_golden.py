"""Played matches of the newer games as readable text: the first deals, and how the match ended."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from farwhist.engine.match import Match
from farwhist.engine.record import deal_records
from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import any_moves, start
from tests.helpers.referees import PRESETS as NEWER

FOLDER = Path(__file__).resolve().parent.parent / "goldens"
SEED = 2024
DEALS = {"bastard": 1}
"""How many deals are written, where it is not three."""

LINES = (
    "rising", "first", "in", "kitty", "kitty_shown", "declarer", "contract", "order", "discards",
    "bids", "blind", "named_by", "knocks", "out", "next_dogs", "next_dogs_blind", "next_caller",
    "places", "taken", "points", "bags", "totals",
)  # fmt: skip


def write_all() -> None:
    """Write the golden of every newer preset anew."""
    for preset in NEWER:
        path_of(preset).write_text(text_of(preset), encoding="utf-8", newline="\n")


def path_of(preset: str) -> Path:
    """Return where the golden of a preset lies."""
    return FOLDER / f"{preset}.txt"


def text_of(preset: str) -> str:
    """Play the match of a golden and return its text."""
    chosen = PRESETS[preset]
    match = any_moves(start(preset, chosen.usual_seats, SEED), Random(SEED))
    records = list(deal_records(match, preset))
    changes = " ".join(f"{key}={text}" for key, text in chosen.changes.items()) or "none"
    parts = [
        f"{preset}, {chosen.usual_seats} seats, seed {SEED}, random moves",
        f"options changed: {changes}",
        "deals " + _words([record["cards"] for record in records]),
        *(_deal(record) for record in records[: DEALS.get(chosen.game, 3)]),
        _ending(match),
    ]
    return "\n\n".join(parts) + "\n"


def _words(value: Any) -> str:
    if isinstance(value, list):
        inner = isinstance(value[0], list) if value else False
        return ("  " if inner else " ").join(map(_words, value)) or "-"
    if value is None:
        return "-"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _deal(record: Any) -> str:
    head = f"deal {record['deal']}, {record['cards']} cards, dealer {record['dealer']}"
    if "tricks" in record:
        head += f", turned {record['turn_up'] or '-'}, trump {record['trump'] or 'none'}"
    else:
        head += f", starter {record['starter']}"
    lines = [head]
    lines += [f"  hand {seat}  {_words(hand)}" for seat, hand in enumerate(record["hands"])]
    lines += [f"  call    {seat}: {call}" for seat, call in record.get("calls", ())]
    for cut in record.get("cuts", ()):
        draws = "  ".join(f"{seat}:{card}" for seat, card in cut["draws"])
        lines.append(f"  cut     {draws}  -> {cut['winner']}")
    for number, trick in enumerate(record.get("tricks", ()), 1):
        cards = _words(trick["cards"])
        lines.append(f"  trick {number:<2} {trick['leader']}: {cards}  -> {trick['winner']}")
    drawn = [f"{seat}:{' '.join(told)}" for seat, *told in record.get("drawn", ())]
    lines += [f"  drawn   {_words(drawn)}"] if drawn else []
    lines += [f"  {_turn(turn)}" for turn in record.get("turns", ())]
    lines += [f"  {key.ljust(15)} {_words(record[key])}" for key in LINES if key in record]
    return "\n".join(lines)


def _turn(turn: Any) -> str:
    if turn.get("reset"):
        return f"reset, {turn['leader']} leads"
    seat = turn["seat"]
    if "play" in turn:
        return f"{seat} lays {_words(turn['play'])}, {'up' if turn['rising'] else 'down'}"
    if "pass" in turn:
        return f"{seat} passes, draws {_words(turn['drew'])}"
    gifts = "  ".join(f"{giver}:{card}" for giver, card in turn["given"]) or "-"
    return f"{seat} is punished, draws {_words(turn['drew'])}, is given {gifts}"


def _ending(match: Match) -> str:
    places = " > ".join("=".join(map(str, place)) for place in match.position.ranking)
    return f"final totals {_words(list(match.position.totals))}\nplaces {places}"


if __name__ == "__main__":
    write_all()

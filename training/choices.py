"""The choices of cards that the policy is learned from, played by teachers at tables of four."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from farwhist import self_play
from farwhist.bots.core.levels import LEVELS, STYLES, Level, level_of
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.seat_view import seat_view
from farwhist.bots.exact.learned_search import Entry, question
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.engine import chance
from farwhist.engine.cards import Seat
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.catalogue import default_preset, ruleset

PLAIN_EXPERT: Final = replace(
    LEVELS["expert"], key="plain-expert", bid_work=1000, card_work=1000, pool=2000, learned=0
)
"""The expert with half its work and without the policy: it needs no table to make one."""


class Choice(NamedTuple):
    """The entries of the cards that one could choose from, and which was chosen."""

    entries: tuple[Entry, ...]
    chosen: int


def teacher(key: str) -> Level:
    """Return the level of a key; beside those of the arena there is `PLAIN_EXPERT`.

    Raises:
        ValueError: there is no such level.
    """
    return PLAIN_EXPERT if key == PLAIN_EXPERT.key else level_of(key)


def choices(teachers: Sequence[Level], seed: int) -> Iterator[Choice]:
    """Yield every choice of a card in a match of teachers drawn at random."""
    rules = ruleset(default_preset(), 4, {})
    match, rng = Match(rules, seed), Random(seed)
    table = [LevelBot(rules, rng.choice(teachers), STYLES["balanced"]) for _ in range(4)]
    steps = count(1)

    def source(seat: Seat) -> Random:
        return chance.source(seed, seat, next(steps))

    for chosen in self_play.moves(match, table, source):
        decision, view, move = chosen.decision, chosen.view, chosen.move
        if isinstance(move, PlayCard) and len(decision.moves) > 1:
            here = seat_view(rules, view, decision.seat, view.trump)
            yield from _choice(here.known, here.code[move.cards[0]])


def _choice(known: Situation, card: int) -> Iterator[Choice]:
    cards = question(known)
    same = [
        n for n, (suit, bit, _) in enumerate(cards) if suit == card >> 5 and bit <= 1 << (card & 31)
    ]
    if len(cards) > 1:
        yield Choice(tuple(entry for _, _, entry in cards), same[-1])


def collect(path: Path, teachers: Sequence[Level], first: int, minutes: float) -> None:
    """Append matches to a file, a line each, until so many minutes are over.

    The seeds count up from `first`, or from behind the last one in the file.
    """
    seeds = [seed for seed, _ in _lines(path)] if path.exists() else []
    end = time.monotonic() + 60 * minutes
    for seed in count(max(seeds) + 1 if seeds else first):
        if time.monotonic() >= end:
            return
        line = json.dumps([seed, list(choices(teachers, seed))])
        with path.open("a", encoding="ascii") as file:
            file.write(line + "\n")


def collected(path: Path) -> list[list[Choice]]:
    """Return the choices of a file, match by match."""
    return [
        [Choice(tuple((a, b, c) for a, b, c in entries), chosen) for entries, chosen in made]
        for _, made in _lines(path)
    ]


def _lines(path: Path) -> list[tuple[int, list[tuple[list[list[int]], int]]]]:
    return [json.loads(line) for line in path.read_text("ascii").splitlines()]

"""Advice in a position of anybody's table, of every game: the level's own move, and numbers.

A hint asks for the same numbers, so that both tell one story.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from farwhist import bots
from farwhist.bots.core.levels import LEVELS, STYLES, USUAL_LEVEL, Level
from farwhist.bots.core.outside_fields import Unfit
from farwhist.engine import chance
from farwhist.engine.decision import Decision
from farwhist.engine.moves import write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES, PRESETS, default_preset
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from farwhist.rules.kind import Thinks

AIMS: Final[Mapping[str, str]] = {
    "exact": "exactly the bid",
    "match": "wins the match",
    "stay": "stays in the match",
    "odd_trick": "the odd trick",
    "contract": "the contract",
    "first": "out of cards first",
}
"""What a choice comes to, by what its shares are of."""

Read = Callable[[Mapping[str, Any]], tuple[Ruleset, Position, Decision]]


def advise(
    data: Mapping[str, Any],
    level: Level = LEVELS["expert"],
    seed: int = 1,
    others: str = USUAL_LEVEL,
) -> dict[str, Any]:
    """Return what to do in a position of anybody's table, as plain data.

    Args:
        data: the position, in the fields of the printed record (docs/records.md).
        level: who is asked; a low level answers as it would play.
        seed: the source of chance.
        others: the level of the others at the table: what comes true depends on it.

    Raises:
        Unfit: the position cannot be; the text says what is wrong in it.
    """
    if not isinstance(data, Mapping):
        raise Unfit("A position is an object with fields.")
    game = data.get("game", default_preset())
    if not isinstance(game, str) or game not in PRESETS:
        raise Unfit(f"“{game}” is no game: `farwhist games` lists them.")
    return _ADVISERS[GAMES[PRESETS[game].game].kind.thinks](data, level, seed, others)


def _exact(data: Mapping[str, Any], level: Level, seed: int, others: str) -> dict[str, Any]:
    from farwhist.bots.exact.advice import advise as of_exact_bids

    return of_exact_bids(data, level, seed, others)


def _tricks(data: Mapping[str, Any], level: Level, seed: int, others: str) -> dict[str, Any]:
    from farwhist.bots.tricks.outside_tricks import read_position

    return _by_the_level(read_position, data, level, seed, others)


def _shedding(data: Mapping[str, Any], level: Level, seed: int, others: str) -> dict[str, Any]:
    from farwhist.bots.shed.outside_shedding import read_position

    return _by_the_level(read_position, data, level, seed, others)


def _drawing(data: Mapping[str, Any], level: Level, seed: int, others: str) -> dict[str, Any]:
    from farwhist.bots.drawing.outside_drawing import read_position

    return _by_the_level(read_position, data, level, seed, others)


def _by_the_level(
    read: Read, data: Mapping[str, Any], level: Level, seed: int, others: str
) -> dict[str, Any]:
    from farwhist.bots.thinking.shares import shares

    rules, view, decision = read(data)
    bot = bots.make(level.key, rules, STYLES["balanced"].key, None)
    best = write(bot.choose(view, decision, chance.source(seed, decision.seat)))
    answer: dict[str, Any] = {"seat": decision.seat, "best": best}
    found = shares(rules, view, decision, best, Random(seed), others)
    if found is None:
        return answer
    rows = [
        {"move": row.move, "worth": round(row.worth, 3), "share": round(row.share, 3)}
        for row in found.rows
    ]
    answer |= {"aim": found.aim, "deals": found.deals, "equal": found.equal, "values": rows}
    if found.beside:
        told = {what: round(share, 3) for what, share in found.beside}
        answer[found.beside_of] = told
    return answer


def sentences(answer: Mapping[str, Any]) -> list[str]:
    """Return an answer of :func:`advise` as sentences, the advice first."""
    found = [f"Best: {answer['best']}."]
    if "why" in answer:
        found.append(answer["why"])
    if answer.get("equal", 1) > 1:
        found.append(f"{answer['equal']} choices cannot be told apart; the usual one is named.")
    for row in answer.get("values", ()):
        share = row["exact"] if "exact" in row else row["share"]
        aim = AIMS[answer.get("aim", "exact")]
        what = row.get("move") or (f"bid {row['bid']}" if "bid" in row else f"play {row['card']}")
        found.append(f"{what}: {aim} in {round(100 * share)} of 100 deals.")
    for key, aim in (("made", "is made"), ("trick", "takes this trick")):
        shares = answer.get(key, {})
        found += [f"{what} {aim} in {round(100 * n)} of 100 deals." for what, n in shares.items()]
    return found


_ADVISERS: Final[
    Mapping[Thinks, Callable[[Mapping[str, Any], Level, int, str], dict[str, Any]]]
] = {
    "exact": _exact,
    "tricks": _tricks,
    "bids": _tricks,
    "shedding": _shedding,
    "drawing": _drawing,
    "alliances": _tricks,
}
"""Who reads a position and answers, by who thinks in such a game."""


__all__ = ["Unfit", "advise", "sentences"]

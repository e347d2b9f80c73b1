"""How often each level makes which error: slips a learner can punish, counted in played matches.

A level plays among its own kind. Every choice of a card is compared with the one that the rules
of thumb make of the same knowledge; where an error of the level explains the difference it counts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from farwhist import bots, self_play
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import level_of
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.core.technique import technique_of
from farwhist.bots.exact import decision as exact_slips
from farwhist.bots.exact.decision import habit_among
from farwhist.bots.tricks import trick_bot as trick_slips
from farwhist.bots.tricks.duck_playout import ducks
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.catalogue import default_preset, ruleset
from farwhist.rules.ruleset import Ruleset
from farwhist.self_play import Chosen
from training import spread

ERRORS: Final = ("waste", "king", "forget", "keep", "grab")
ERRING: Final = ("beginner", "casual")

Counts = tuple[int, Counter[str], Counter[str]]


def tempted(rules: Ruleset, level: str, chosen: Chosen) -> dict[str, str]:
    """Return the errors that a level could make at a choice, and the card of each."""
    view, seat, technique = chosen.view, chosen.decision.seat, technique_of(level)
    cards = [move.cards[0] for move in chosen.decision.moves if isinstance(move, PlayCard)]
    if len(cards) < 2 or len(view.hands[seat]) <= technique.careful:
        return {}
    if rules.kind.exact:
        here = seat_views(rules, view, seat, level_of(level).memory)[0]
        usual = here.code[habit_among(here, cards)]
        found = exact_slips.errors(here.known, [here.code[card] for card in cards], usual)
        return {error: here.card[code].text for error, code in found.items()}
    known = trick_slips.remembered(Knowledge.of(rules, view, seat), technique)
    thumbs = TrickBot(rules, technique=technique)
    tempting = trick_slips.errors(known, cards, thumbs.habit(known, cards), ducks(rules, view))
    return {error: card.text for error, card in tempting.items()}


def counted(rules: Ruleset, level: str, seed: int) -> Counts:
    """Return the seats' deals of a match, how often each error could be made, and was made."""
    match, could, made = Match(rules, seed), Counter[str](), Counter[str]()
    players = [bots.make(level, rules)] * rules.seats
    dice = [Random(f"slips/{seed}/{seat}") for seat in range(rules.seats)]
    for chosen in self_play.moves(match, players, dice.__getitem__):
        if not isinstance(chosen.move, PlayCard):
            continue
        played = chosen.move.cards[0].text
        for error, card in tempted(rules, level, chosen).items():
            could[error] += 1
            made[error] += card == played
    return rules.seats * len(match.position.results), could, made


def _counted(task: tuple[str, str, int]) -> Counts:
    game, level, seed = task
    return counted(ruleset(game, 4, {}), level, seed)


def table(game: str, given: argparse.Namespace) -> Iterator[str]:
    """Yield the rows of the table: errors in a hundred deals of a player, and their share."""
    seeds = range(given.seed, given.seed + given.matches)
    tasks = [(game, level, seed) for level in ERRING for seed in seeds]
    found = spread.results(_counted, tasks, given)
    for level in ERRING:
        deals, could, made = 0, Counter[str](), Counter[str]()
        for more, tempting, slipped in islice(found, given.matches):
            deals, could, made = deals + more, could + tempting, made + slipped
        cells = [
            f"{100 * made[error] / deals:.1f} ({made[error] / could[error]:.2f})"
            if could[error]
            else "-"
            for error in ERRORS
        ]
        yield f"| {game} | {level} | {deals} | " + " | ".join(cells) + " |"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--game", action="append", help="a preset; may be repeated")
    parser.add_argument("--matches", type=int, default=20, help="for each level")
    parser.add_argument("--seed", type=int, default=64_000)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Print the table."""
    print("| game | level | deals of a player | " + " | ".join(ERRORS) + " |")
    print("|---|---|---|" + "---|" * len(ERRORS))
    for game in given.game or [default_preset()]:
        for line in table(game, given):
            print(line, flush=True)

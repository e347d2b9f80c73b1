"""What a person can notice of each level and style: how often a seat does what can be seen.

The player at seat 0 is of each level and style in turn, the others are of one level. Counted are
its choices among several, in whole matches.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from farwhist import bots, self_play
from farwhist.bots.exact import habits
from farwhist.engine.cards import Card, Rank
from farwhist.engine.match import Match
from farwhist.engine.moves import PASS, Contract, PlayCard
from farwhist.rules.catalogue import ruleset
from training import spread

Task = tuple[str, int, str, str, str, int]
"""A preset, its seats, level and style of the player, the level of the others, and a seed."""

SEEN: Final = {
    "bid too high": "of its deals, fewer tricks than bid",
    "bid too low": "of its deals, more tricks than bid",
    "by thumb": "of cards that differ, those that the rules of thumb choose",
    "by counting": "of cards that differ, those that the opponent chooses that counts",
    "trump led": "of leads with trumps and other cards in hand",
    "high second": "second to a trick, its highest card of the suit led",
    "high wasted": "an ace, king or queen on the trick of another, a lower one of the suit in hand",
    "contract called": "of turns to call",
    "passed": "of turns to lay cards or to pass",
}
"""What is counted, and of what it is a share."""

HIGH: Final = (Rank.ACE, Rank.KING, Rank.QUEEN)


def noticed(chosen: self_play.Chosen) -> Iterator[tuple[str, bool]]:
    """Yield what can be noticed of one choice, and whether the player did it."""
    view, moves, move = chosen.view, chosen.decision.moves, chosen.move
    cards = [each.cards[0] for each in moves if isinstance(each, PlayCard)]
    if any(isinstance(each, Contract) for each in moves) and PASS in moves:
        yield "contract called", move != PASS
    elif PASS in moves and cards:
        yield "passed", move == PASS
    if not isinstance(move, PlayCard):
        return
    if len(move.cards) == 1 and not view.trick and view.trump is not None:
        trumps = {card.suit is view.trump for card in cards}
        if len(trumps) == 2:
            yield "trump led", move.cards[0].suit is view.trump
    if len(view.trick) == 1 and len(cards) > 1:
        led = view.trick[0][1].suit
        if all(card.suit is led for card in cards):
            yield "high second", move.cards[0].rank == max(card.rank for card in cards)


def wasted(card: Card, others: list[Card], won: bool) -> bool | None:
    """Return whether a high card was wasted; None where that could not be."""
    if card.rank not in HIGH and not any(each.rank in HIGH for each in others):
        return None
    lower = any(each.suit is card.suit and each.rank < card.rank for each in others)
    return card.rank in HIGH and lower and not won


def counted(task: Task) -> Counter[str]:
    """Return how often each thing was seen in a match (its name) and could be (with "of ")."""
    preset, seats, level, style, others, seed = task
    rules = ruleset(preset, seats, {})
    match = Match(rules, seed)
    players = [bots.make(level, rules, style), *[bots.make(others, rules)] * (seats - 1)]
    dice = [Random(f"noticed/{seed}/{seat}") for seat in range(seats)]
    found: Counter[str] = Counter()
    played: list[tuple[int, Card, list[Card]]] = []

    def note(name: str, *, done: bool) -> None:
        found[name] += done
        found[f"of {name}"] += 1

    for chosen in self_play.moves(match, players, dice.__getitem__):
        done = len(match.position.results)
        if chosen.decision.seat or len(chosen.decision.moves) < 2:
            continue
        for name, so in noticed(chosen):
            note(name, done=so)
        if isinstance(chosen.move, PlayCard) and chosen.view.trick:
            cards = [m.cards[0] for m in chosen.decision.moves if isinstance(m, PlayCard)]
            played.append((done, chosen.move.cards[0], cards))
    for number, result in enumerate(match.position.results):
        own = {
            card: trick.winner == 0 for trick in result.tricks for s, card in trick.plays if not s
        }
        for deal, card, cards in played:
            in_vain = wasted(card, cards, own[card]) if deal == number and card in own else None
            if in_vain is not None:
                note("high wasted", done=in_vain)
        bid = result.bids[0] if result.bids else None
        if rules.kind.exact and bid is not None:
            note("bid too high", done=result.taken[0] < bid)
            note("bid too low", done=result.taken[0] > bid)
        if habits.tells(rules) and None not in result.bids:
            own_choices = habits.choices(rules, result)[0]
            for name, followed in zip(
                ("by thumb", "by counting"), own_choices.followed, strict=True
            ):
                found[name] += followed
                found[f"of {name}"] += own_choices.number
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--game", default="elevator", metavar="PRESET")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--levels", default=",".join(bots.OFFERED), metavar="LEVEL,LEVEL")
    parser.add_argument("--styles", default="balanced", metavar="STYLE,STYLE")
    parser.add_argument("--others", default="club", metavar="LEVEL")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1_400_000)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play, and print a table: a row for each level and style."""
    rows = {}
    for level in given.levels.split(","):
        for style in given.styles.split(","):
            seeds = range(given.seed, given.seed + given.matches)
            kind = given.game, given.seats, level, style, given.others
            tasks = [(*kind, seed) for seed in seeds]
            total: Counter[str] = Counter()
            for each in spread.results(counted, tasks, given):
                total.update(each)
            rows[level, style] = total
    shown = [name for name in SEEN if any(row[f"of {name}"] for row in rows.values())]
    print("| level | style |", " | ".join(shown), "|")
    print("|---|---|" + "---|" * len(shown))
    for (level, style), total in rows.items():
        shares = [f"{total[name] / max(1, total[f'of {name}']):.2f}" for name in shown]
        print(f"| {level} | {style} |", " | ".join(shares), "|")
    for name in shown:
        print(f"{name}: {SEEN[name]}")

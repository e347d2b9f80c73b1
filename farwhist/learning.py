"""Learn the policy of the play-outs from self-play and write farwhist/bots/data/policy.json.

    python3 -m farwhist.learning [--matches N] [--players A,B] [--rounds N] [--seed N]

Levels in mixed tables play the default game; for every card that was chosen among several, the
tables are moved towards it (softmax regression, with steps that shrink by use). The table that is
shipped was learned from 404,000 such choices, half of them by the expert before it (with half its
work), half by flat-300, played by a copy of the bots in C, which is not part of the project; this
script does the same in Python, about 20 times more slowly, and tells how well the shipped tables
foretell what the levels choose. A table that it writes may differ in last digits between machines.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

from farwhist import bots
from farwhist.bots.learned_search import masks_of
from farwhist.bots.policy import SIZES, Policy, buckets, policy, shape
from farwhist.bots.scene import scene
from farwhist.bots.search import trick_state
from farwhist.bots.worlds import Situation
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules.catalogue import default_preset, ruleset

TARGET = Path(__file__).parent / "bots" / "data" / "policy.json"
UNIT = 20
PACE = 0.15
Entry = tuple[int, int, int]


class Choice(NamedTuple):
    """The entries of the cards that one could choose from, and which was chosen."""

    entries: tuple[Entry, ...]
    chosen: int


def stance(known: Situation, led: int, taker: int) -> tuple[int, int, int]:
    """Return where in each table the decision of seat 0 stands."""
    need = [
        0 if bid is None else bid - won for bid, won in zip(known.bids, known.taken, strict=True)
    ]
    wants, left = need[0], known.left
    behind = known.players - 1 - len(known.trick)
    mine, alive = masks_of(known.mine), masks_of([*known.mine, *known.unseen])
    mode = 0 if led < 0 else 1 if mine[led] else 2
    tight = ((wants < 0, 0), (wants == 0, 1), (wants > left, 2), (wants == left, 3))
    close = ((wants == left - 1, 4), (wants == 1, 5), (wants == 2, 6), (True, 7))
    kind = 8 * mode + next(code for holds, code in tight + close if holds)
    hungry = sum(need[seat] > 0 for seat in known.after[0][:behind])
    full = mode > 0 and need[taker] > 0
    lack = sum(number for number in need if number > 0) - left
    few = sum(left > bound for bound in (2, 3, 5, 8))
    held, unseen = (known.players - 1) * left, _unseen(alive, left)
    trumps = 10 * (alive[3] & ~mine[3]).bit_count() * held
    rest = 0 if known.trump != 3 else (trumps >= 8 * unseen) + (trumps >= 21 * unseen)
    place = behind if mode and behind < 3 else 3
    return (
        (((kind * 4 + place) * 2 + full) * 3 + min(hungry, 2)) * 16,
        (kind * 5 + few) * 144,
        ((kind * 5 + min(max(lack, -2), 2) + 2) * 3 + rest) * 96,
    )


def _unseen(alive: Sequence[int], left: int) -> int:
    return sum(mask.bit_count() for mask in alive) - left


def question(known: Situation) -> list[tuple[int, int, Entry]]:
    """Return the cards that differ, each with its suit, its bit and its entries in the tables."""
    led, best, taker = trick_state(known)
    mine, alive = masks_of(known.mine), masks_of([*known.mine, *known.unseen])
    a, b, c = stance(known, led, taker)
    near = buckets((known.players - 1) * known.left, _unseen(alive, known.left))
    found = []
    for suit in (led,) if led >= 0 and mine[led] else (0, 1, 2, 3):
        row, is_trump = mine[suit], int(suit == known.trump)
        over = 0
        if led >= 0 and suit in (best >> 5, known.trump):
            over = row & -(2 << (best & 31)) if suit == best >> 5 else row
        length = min(row.bit_count(), 4) - 1
        for part, wins in ((row & ~over, 0), (over, 2)):
            for bit, above, below, rank in shape(part, alive[suit] & ~row):
                x, high = is_trump + wins, near[above]
                ranks = b + high * 24 + near[below] * 4 + x
                found.append((suit, bit, (a + rank + x, ranks, c + high * 16 + length * 4 + x)))
    return found


def self_play(players: Sequence[str], matches: int, seed: int) -> Iterator[Choice]:
    """Yield every choice of a card in matches of levels drawn at random."""
    rules = ruleset(default_preset(), 4, {})
    for number in range(seed, seed + matches):
        match, rng = Match(rules, number), Random(number)
        table = [bots.make(rng.choice(players), rules, "balanced") for _ in range(4)]
        step = 0
        while match.decisions:
            decision = next(each for each in match.decisions if not each.settled)
            seat, view = decision.seat, match.view(decision.seat)
            step += 1
            move = table[seat].choose(view, decision, chance.source(number, seat, step))
            if isinstance(move, PlayCard) and len(decision.moves) > 1:
                here = scene(rules, view, seat, view.trump)
                yield from _choice(here.known, here.code[move.cards[0]])
            match.submit(seat, move)


def _choice(known: Situation, card: int) -> Iterator[Choice]:
    cards = question(known)
    same = [
        n for n, (suit, bit, _) in enumerate(cards) if suit == card >> 5 and bit <= 1 << (card & 31)
    ]
    if len(cards) > 1:
        yield Choice(tuple(entry for _, _, entry in cards), same[-1])


def shares(tables: Sequence[Sequence[float]], choice: Choice) -> list[float]:
    """Return how likely each card is to be chosen; tables in units of the natural logarithm."""
    sums = [sum(row[n] for row, n in zip(tables, entry, strict=True)) for entry in choice.entries]
    top = max(sums)
    weights = [exp(each - top) for each in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def missed(tables: Sequence[Sequence[float]], choices: Sequence[Choice]) -> float:
    """Return the mean surprise at what was chosen, in units of the natural logarithm."""
    return -sum(log(shares(tables, each)[each.chosen]) for each in choices) / len(choices)


def learn(choices: Sequence[Choice], rounds: int, rng: Random) -> list[list[float]]:
    """Return tables fitted to choices."""
    tables = [[0.0] * size for size in SIZES]
    used = [[1e-3] * size for size in SIZES]
    for _ in range(rounds):
        for choice in rng.sample(choices, len(choices)):
            for number, share in enumerate(shares(tables, choice)):
                off = share - (number == choice.chosen)
                for row, use, n in zip(tables, used, choice.entries[number], strict=True):
                    use[n] += off * off
                    row[n] -= PACE * off / use[n] ** 0.5
    return tables


def write(tables: Sequence[Sequence[float]], path: Path) -> None:
    """Write tables in twentieths, as bytes around 128."""
    rows = [bytes(128 + min(127, max(-128, round(UNIT * each))) for each in row) for row in tables]
    texts = {key: b64encode(row).decode() for key, row in zip(Policy._fields, rows, strict=True)}
    lines = ",\n".join(f'"{key}": "{text}"' for key, text in texts.items())
    path.write_text("{\n" + lines + "\n}\n", "ascii")


def shipped() -> list[list[float]]:
    """Return the present tables in units of the natural logarithm."""
    return [[(byte - 128) / UNIT for byte in row] for row in policy()]


def main() -> None:
    """Learn from self-play, tell how well the tables foretell other matches, and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", default="expert,flat-300")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help=f"where to write, such as {TARGET.name}")
    given = parser.parse_args()
    choices = list(self_play(given.players.split(","), given.matches, given.seed))
    test = choices[-max(1, len(choices) // 10) :]
    print(f"{len(choices)} choices; the shipped tables miss by {missed(shipped(), test):.4f}")
    tables = learn(choices[: -len(test)], given.rounds, Random(given.seed))
    print(f"new ones by {missed(tables, test):.4f}, no opinion by {missed_blind(test):.4f}")
    if given.out:
        write(tables, given.out)


def missed_blind(choices: Sequence[Choice]) -> float:
    """Return what `missed` is for somebody who thinks every card as likely."""
    return sum(log(len(each.entries)) for each in choices) / len(choices)


if __name__ == "__main__":
    main()

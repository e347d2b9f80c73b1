"""Option sets by chance, of every game, and matches that are played by them.

A set is drawn from its number: a preset, how many players, and its options, each with any value
that can be written: either any number of them, or all of one page beside a short list of deals and
a few others, so that options which belong together meet often. What is refused together is left
out, one option after another. From the command line many of them are played, and what failed is
listed::

    python -m tests.helpers.option_sets --sets 10000
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from farwhist.engine.events import Event
from farwhist.engine.match import Match
from farwhist.engine.moves import write
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.options import Option, RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sequences import TWISTS
from tests.helpers.chosen import says_what_to_change

MOST_EVENTS = 20_000
"""So much cannot happen between two moves: the match would turn round in a circle."""
LENGTHS = {"tours": 3, "longest": 12, "games": 3, "hands": 4, "coop_tries": 4, "points": 60}
"""Numbers that only make a match longer, and the greatest that is drawn as a rule."""


@dataclass(frozen=True)
class Drawn:
    """One set of options that can be played."""

    number: int
    preset: str
    seats: int
    texts: dict[str, str]

    def rules(self) -> Ruleset:
        """Return the ruleset."""
        return ruleset(self.preset, self.seats, self.texts)

    def __str__(self) -> str:
        sets = " ".join(f"--set '{key}={text}'" for key, text in self.texts.items())
        return f"--game {self.preset} --seats {self.seats} --seed {self.number} {sets}"


class Watched(Match):
    """A match that fails instead of turning round without a decision."""

    def _happen(self, event: Event) -> None:
        self._idle = getattr(self, "_idle", 0) + 1
        assert self._idle < MOST_EVENTS, "the match goes round in a circle"
        super()._happen(event)

    def _advance(self) -> None:
        self._idle = 0
        super()._advance()


def drawn(number: int) -> Drawn:
    """Return the set with this number, the same one every time."""
    rng = Random(number)
    preset = PRESETS[rng.choice(list(PRESETS))]
    seats = rng.randint(preset.least_seats, preset.most_seats)
    chosen = _chosen(list(GAMES[preset.game].options), rng)
    texts = {option.key: _text(option, rng) for option in chosen}
    while True:
        found = Drawn(number, preset.id, seats, dict(texts))
        try:
            found.rules()
            return found
        except RulesError as error:
            assert says_what_to_change(error), (found, str(error))
            assert texts, f"{found} as it is cannot be played: {error}"
            del texts[rng.choice(list(texts))]


def _chosen(options: list[Option], rng: Random) -> list[Option]:
    if rng.random() < 0.4:
        return rng.sample(options, rng.randint(0, len(options)))
    page = rng.choice(options).page
    others = rng.sample(options, rng.randint(0, 4))
    deals = [option for option in options if option.key in ("sequence", "custom")]
    together = [option for option in options if option.page == page]
    return list({option.key: option for option in (*together, *others, *deals)}.values())


def _text(option: Option, rng: Random) -> str:
    if option.key == "cap":
        return rng.choice(("auto", "1", "2", "3", "4", "6", "8", "13", "17", "26"))
    if option.bounds:
        least, most = option.bounds
        if option.key in LENGTHS and rng.random() < 0.95:
            most = LENGTHS[option.key]
        return str(rng.choice((least, most, rng.randint(least, most))))
    if option.key == "custom":
        return _sequence(rng)
    if option.key == "sequence" and rng.random() < 0.6:
        return "CUSTOM"
    if option.key == "rotation":
        return ",".join(rng.choices(("S", "H", "D", "C", "NT"), k=rng.randint(1, 6)))
    if option.key == "scoring" and rng.random() < 0.2:
        return rng.choice(("M0=1.5 Xn=-0.5 low", "M1=2 Xsq=-1", "M0=0", "Xn=1 low", "M2=3 Z0=-5"))
    return rng.choice([*option.texts, *option.also])


def _sequence(rng: Random) -> str:
    if rng.random() < 0.2:
        return "/".join(str(rng.randint(1, 8)) for _ in range(rng.randint(3, 4)))
    deals = []
    for _ in range(rng.randint(1, 6)):
        size = rng.choice((1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7, 8, 10, 13, 17))
        deals.append(f"{size}{''.join(rng.sample(TWISTS, rng.choice((0, 0, 1, 1, 2, 6))))}")
    return ",".join(deals)


def play_out(drawn: Drawn, most_moves: int) -> bool:
    """Play a match with moves by chance; return whether it ended within so many moves.

    Raises:
        AssertionError: a decision is open that has no legal move, or nobody is asked.
    """
    match, rng = Watched(drawn.rules(), drawn.number), Random(drawn.number)
    while not match.over:
        asked = [each for each in match.decisions if not each.settled] or list(match.decisions)
        assert asked, "the match is not over, but nobody is asked"
        assert len({each.seat for each in match.decisions}) == len(match.decisions)
        for each in match.decisions:
            assert each.moves, f"seat {each.seat} has no legal move"
        if len(match.moves) >= most_moves:
            return False
        decision = asked[int(rng.random() * len(asked))]
        move = decision.moves[int(rng.random() * len(decision.moves))]
        assert match.why_not(decision.seat, move) is None, write(move)
        match.submit(decision.seat, move)
    assert match.position.winners
    return True


def failures(numbers: range, most_moves: int, ended: Counter[str]) -> Iterator[str]:
    """Play every set; yield the trouble of each that fails, and count in `ended` how they end."""
    for number in numbers:
        one = drawn(number)
        try:
            ended["played to the end" if play_out(one, most_moves) else "cut short"] += 1
        except Exception as error:
            ended["failed"] += 1
            yield f"{one}\n    {type(error).__name__}: {error}"


def main() -> int:
    """Play as many sets as wanted and print what failed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sets", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--moves", type=int, default=20_000, help="the most of one match")
    given = parser.parse_args()
    ended: Counter[str] = Counter()
    start = time.monotonic()
    for line in failures(range(given.first, given.first + given.sets), given.moves, ended):
        print(line, flush=True)
    took = time.monotonic() - start
    print(f"{given.sets} sets in {took:.0f} s: " + ", ".join(f"{n} {k}" for k, n in ended.items()))
    return int(ended["failed"] > 0)


if __name__ == "__main__":
    sys.exit(main())

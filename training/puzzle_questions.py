"""The questions among which prepared deals are looked for: bots play, seat 0 is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from farwhist import bots, self_play
from farwhist.analysis.endings import solve
from farwhist.analysis.puzzle_check import TABLE_THEMES, called_theme, draws_trumps
from farwhist.analysis.puzzles import SEAT, asked_of, compared
from farwhist.bots.judging.draw_choices import DrawChoices
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from farwhist.rules import deal_text
from farwhist.rules.catalogue import ruleset
from farwhist.rules.deal_text import DealText

LAST_AWAY = 2
"""Of the cards that are laid away the last ones are asked for: before, many come to the same."""


def questions(
    preset: str, seats: int, seed: int, changes: Mapping[str, str], *, calls: bool = False
) -> Iterator[DealText]:
    """Yield the deals of a match of club opponents up to each choice of seat 0.

    With `calls` only those of the first deal before a card is played: that is quick.
    """
    rules = ruleset(preset, seats, changes)
    match = Match(rules, seed)
    players = [bots.make("club", rules)] * seats
    dice = [Random(f"puzzles/{seed}/{seat}") for seat in range(seats)]
    for chosen in self_play.moves(match, players, dice.__getitem__):
        if calls and isinstance(chosen.move, PlayCard):
            break
    for number in range(1, match.position.deal + 1):
        whole = deal_text.of_match(match, preset, seats, changes, number)
        for done, (seat, _) in enumerate(whole.moves):
            if seat == SEAT:
                yield deal_text.of(preset, seats, changes, whole.deal, whole.moves[:done])


def may_be(text: DealText, theme: str) -> bool:
    """Whether a question may be of a theme, as far as can be told at once."""
    rules, match, decision = asked_of(text)
    if len(decision.moves) < 2:
        return False
    view, called = match.view(SEAT), called_theme(decision)
    if called is not None or theme not in TABLE_THEMES:
        if called != theme:
            return False
        return theme != "away" or len(view.hands[SEAT]) <= view.size + LAST_AWAY
    if theme == "ending":
        asked = compared(text)
        if isinstance(asked, DrawChoices):
            return asked.exact
        solved = solve(rules, match.position, decision)
        return solved is not None and 0 < len(solved.certain) < len(decision.moves)
    if theme == "trumps":
        return draws_trumps(rules, view, decision)
    return (view.trump is None) == (theme == "no_trump")

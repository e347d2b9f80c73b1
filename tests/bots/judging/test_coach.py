"""The coach judges by what a seat could know, and blames nobody for what could not be helped."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from farwhist import bots, self_play
from farwhist.bots.judging import coach
from farwhist.bots.judging.coach import Work, judge, seed_of
from farwhist.bots.judging.exact_choices import CardChoices, comparison
from farwhist.bots.judging.paired import Stratum
from farwhist.bots.judging.verdict import BLAME, Verdict
from farwhist.engine.cards import card
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard, read
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import EXACT, any_moves, fold, moves_on, start
from tests.helpers.family import SHORT, other_truth
from tests.helpers.retell import retell

FEW = Work(40, 40, 20)
GAMES = [(preset, PRESETS[preset].usual_seats) for preset in PRESETS]
STEPS = (1, 2, 9, 30)


def looks(match: Match, rng: Random) -> Iterator[Decision]:
    for steps in STEPS:
        any_moves(match, rng, moves_on(match, steps - len(match.moves)))
        if decisions := [each for each in match.decisions if not each.settled]:
            yield decisions[-1]


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_two_truths_that_look_alike_are_judged_alike(preset: str, seats: int) -> None:
    match = start(preset, seats, 3, **SHORT.get(preset, {}))
    rules, rng, differ = match.rules, Random(3), 0
    for decision in looks(match, rng):
        seat = decision.seat
        tell = retell if preset in EXACT else None
        others = (
            tell(match.events, seat, rng)
            if tell
            else other_truth(match.events, rules.pack, seat, rng)  # type: ignore[attr-defined]
        )
        differ += others != match.events
        views = [
            fold(Position(seats), [event.seen_by(seat) for event in events])
            for events in (match.events, others)
        ]
        move = decision.moves[-1]
        one, other = (judge(rules, view, decision, move, FEW) for view in views)  # type: ignore[arg-type]
        assert repr(one) == repr(other)
    assert differ >= 2


def played(level: str, seed: int, **options: str) -> Iterator[tuple[Match, self_play.Chosen]]:
    match = start("elevator", 4, seed, sequence="CUSTOM", **options)
    players = [bots.make(level, match.rules) for _ in range(4)]  # type: ignore[arg-type]
    rng = Random(seed)
    for chosen in self_play.moves(match, players, lambda seat: rng):
        yield match, chosen


def verdicts(level: str, seed: int, work: Work, **options: str) -> Iterator[Verdict]:
    for match, chosen in played(level, seed, **options):
        found = judge(match.rules, chosen.view, chosen.decision, chosen.move, work)  # type: ignore[arg-type]
        assert found is not None
        yield found


def test_a_verdict_holds_together() -> None:
    seen = set()
    for each in verdicts("casual", 5, Work(60, 120, 30), custom="4,6"):
        seen.add(each.kind)
        assert each.best == 0
        assert 0 <= each.played < len(each.choices)
        assert each.stake > 0
        assert each.error >= 0
        assert len({text for choice in each.choices for text in choice.moves}) == sum(
            len(choice.moves) for choice in each.choices
        )
        if len(each.choices) < 2:
            assert (each.word, each.loss, each.deals) == ("forced", 0, 0)
        else:
            assert each.word != "forced"
            assert {"best", "played", "need", "left"} <= set(each.grounds.facts)
            assert all(0 <= choice.share <= 1 for choice in each.choices)
        if each.loss < 2 * each.error:
            assert each.word not in BLAME
            assert each.played == 0, "what cannot be told from the best is shown as the best"
        assert Verdict.read(each.data()) == each
    assert seen == {"bid", "card"}


def test_one_card_or_equal_cards_leave_nothing_to_choose() -> None:
    words = [each.word for each in verdicts("casual", 6, FEW, custom="1,2")]
    assert words.count("forced") >= 8, "the last card of every hand"


def test_equal_cards_are_one_choice() -> None:
    for match, chosen in played("casual", 8, custom="9"):
        if isinstance(chosen.move, PlayCard) and len(chosen.decision.moves) > 4:
            found = judge(match.rules, chosen.view, chosen.decision, chosen.move, FEW)  # type: ignore[arg-type]
            assert found is not None
            groups = [choice.moves for choice in found.choices if len(choice.moves) > 1]
            if groups:
                suits = {card(text.removeprefix("play ")).suit for text in groups[0]}
                assert len(suits) == 1
                return
    raise AssertionError("no equal cards in a deal of nine")


def test_the_same_view_is_judged_the_same_whatever_was_chosen() -> None:
    match = start("elevator", 4, 2, sequence="CUSTOM", custom="5")
    decision = match.decisions[0]
    view = match.view(decision.seat)
    found = [judge(match.rules, view, decision, move, Work(60, 60, 60)) for move in decision.moves]  # type: ignore[arg-type]
    tables = [{choice.moves: choice.value for choice in each.choices} for each in found if each]
    assert len(tables) == len(decision.moves)
    assert all(table == tables[0] for table in tables)


def test_what_starts_chance_depends_on_what_was_seen() -> None:
    seeds = set()
    for _, chosen in played("casual", 4, custom="3"):
        seeds.add(seed_of(chosen.view, chosen.decision))
    assert len(seeds) == 16


class _Told(CardChoices):
    """Cards of which the first is worth so much more than all others."""

    more = 0.0

    def run(self, deals: int, rng: Random) -> None:
        """Nothing is played out."""

    def strata(self) -> list[Stratum]:
        deals = list(range(50))
        rows = [[0.0 if place else self.more for _ in deals] for place in range(len(self.moves))]
        return [Stratum(1.0, deals, rows)]


@pytest.mark.parametrize(
    ("more", "blamed"), [((5, 5, 5), True), ((5, 5, 0), False), ((5, 0, 5), False)]
)
def test_nobody_is_blamed_for_what_one_of_three_ways_to_play_on_denies(
    monkeypatch: pytest.MonkeyPatch, more: tuple[float, ...], blamed: bool
) -> None:
    def told(rules: Ruleset, view: Position, decision: Decision, way: int) -> CardChoices:
        found = _Told(rules, view, decision, way)
        found.more = more[way]
        return found

    monkeypatch.setitem(coach.COMPARISONS, "exact", told)  # type: ignore[arg-type]
    for match, chosen in played("casual", 8, custom="5"):
        if isinstance(chosen.move, PlayCard) and len(chosen.decision.moves) > 4:
            choices = CardChoices(match.rules, chosen.view, chosen.decision)
            worse = read(choices.moves[-1][0])
            found = judge(match.rules, chosen.view, chosen.decision, worse, FEW)
            assert found is not None
            assert (found.word in BLAME) is blamed
            return
    raise AssertionError("nobody has led")


@pytest.mark.parametrize(
    ("preset", "seats", "third"), [("elevator", 4, True), ("elevator", 5, False)]
)
def test_the_third_way_to_play_on_is_there_where_the_learned_policy_fits(
    preset: str, seats: int, third: bool
) -> None:
    match = start(preset, seats, 2, sequence="CUSTOM", custom="5")
    decision = match.decisions[0]
    view = match.view(decision.seat)
    assert comparison(match.rules, view, decision, 1) is not None
    assert (comparison(match.rules, view, decision, 2) is not None) is third


@pytest.mark.slow
def test_an_expert_loses_next_to_nothing_and_a_beginner_more() -> None:
    work = Work(150, 150, 50)
    lost = {}
    for level in ("beginner", "expert"):
        found = [each.loss for each in verdicts(level, 2, work, custom="4,4")]
        lost[level] = sum(found) / 8
    assert lost["expert"] < 0.5
    assert lost["beginner"] > lost["expert"] + 0.5

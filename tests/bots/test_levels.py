"""The levels: data, in order, honest and the same everywhere."""

from __future__ import annotations

from random import Random
from unittest.mock import Mock

import pytest

from farwhist import bots
from farwhist.bots.core import levels
from farwhist.bots.core.seat_view import seat_view
from farwhist.bots.exact.decision import favourite
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine import chance
from farwhist.engine.cards import Rank, cards
from farwhist.engine.match import Match
from farwhist.engine.moves import write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import PRESETS
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import any_moves, fold, rules_of, start
from tests.helpers.quick_levels import capped
from tests.helpers.retell import retell

KINDS = [*levels.LEVELS, levels.FLAT.key]


def test_there_are_five_levels_and_three_styles() -> None:
    assert len(levels.LEVELS) == 5
    assert list(levels.STYLES) == ["cautious", "balanced", "bold"]
    assert levels.level_of("1").key == "beginner"
    assert levels.level_of("5").key == "expert"


@pytest.mark.parametrize("key", ["0", "6", "", "grandmaster"])
def test_there_is_no_other_level(key: str) -> None:
    with pytest.raises(ValueError):
        levels.level_of(key)


def test_a_wrong_style_is_refused() -> None:
    with pytest.raises(ValueError):
        bots.make("expert", rules_of(), "reckless")


@pytest.mark.parametrize("kind", bots.LEVELS)
@pytest.mark.parametrize(
    "preset",
    [
        "elevator",
        "knockout",
        "classic",
        "bid_whist",
        "minnesota",
        "solo_whist",
        "call_break",
        "german_whist",
        "spades_two",
        "bastard",
    ],
)
def test_every_kind_exists_for_every_game(kind: str, preset: str) -> None:
    rules = rules_of(preset, PRESETS[preset].usual_seats)
    match = Match(rules, 3)
    decision = match.decisions[0]
    move = bots.make(kind, rules).choose(match.view(decision.seat), decision, Random(1))
    assert move in decision.moves


@pytest.mark.parametrize("level", [*levels.LEVELS.values(), levels.FLAT], ids=lambda each: each.key)
def test_every_level_says_how_it_plays_without_exact_bids(level: levels.Level) -> None:
    bot = bots.make(level.key, rules_of("classic", 4))
    assert isinstance(bot, TrickBot) and bot.playouts == level.trick_work
    rule = bots.make("rule", rules_of("classic", 4))
    assert isinstance(rule, TrickBot) and rule.playouts == 0


def small(key: str) -> levels.Level:
    """Return a level with little work."""
    return capped(levels.level_of(key), 40)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("preset", ["elevator", "oh_hell", "romanian"])
def test_what_a_seat_cannot_see_changes_nothing(kind: str, preset: str) -> None:
    rules = rules_of(preset, sequence="CUSTOM", custom="6,1f,7,1h")
    for seed in range(12):
        match = any_moves(Match(rules, seed), Random(seed), lambda m: len(m.moves) >= 6 * seed + 2)  # noqa: B023
        if match.over:
            continue
        decision = match.decisions[-1]
        seat = decision.seat
        player = LevelBot(rules, small(kind), levels.STYLES["balanced"])
        answers = set()
        for other in range(3):
            told = retell(match.events, seat, Random(other)) if other else match.events
            view = fold(Position(rules.seats), [event.seen_by(seat) for event in told])
            answers.add(write(player.choose(view, decision, chance.source(seed, seat))))
        assert len(answers) == 1


@pytest.mark.parametrize("kind", ["strong", "expert"])
def test_the_same_seed_gives_the_same_move(kind: str) -> None:
    rules = rules_of(sequence="CUSTOM", custom="5")
    match = any_moves(Match(rules, 4), Random(4), lambda m: len(m.moves) >= 6)
    decision = match.decisions[0]
    player = LevelBot(rules, small(kind), levels.STYLES["bold"])
    moves = {player.choose(match.view(decision.seat), decision, chance.source(9)) for _ in range(3)}
    assert len(moves) == 1


def test_bold_seats_bid_more_than_cautious_ones() -> None:
    rules = rules_of(sequence="CUSTOM", custom="9")
    totals = dict.fromkeys(levels.STYLES, 0)
    for seed in range(12):
        match = Match(rules, seed)
        for style in levels.STYLES:
            for kind in ("casual", "strong"):
                player = LevelBot(rules, small(kind), levels.STYLES[style])
                for decision in match.decisions:
                    move = player.choose(
                        match.view(decision.seat), decision, chance.source(seed, decision.seat)
                    )
                    totals[style] += int(write(move).split()[1])
    assert totals["cautious"] < totals["balanced"] < totals["bold"]


def test_a_weak_level_forgets_and_a_strong_one_does_not() -> None:
    memories = [level.memory for level in levels.LEVELS.values()]
    assert memories == sorted(set(memories))
    work = [level.card_work for level in levels.LEVELS.values()]
    assert work == sorted(work)


def test_what_is_remembered_of_finished_tricks() -> None:
    """One's own cards, aces and court cards, and of the others those of the last tricks."""
    match = any_moves(start("elevator", 4, 8, sequence="CUSTOM", custom="9"), Random(8),
                      lambda m: len(m.position.tricks) == 6)  # fmt: skip
    view, seat = match.view(match.decisions[0].seat), match.decisions[0].seat
    assert isinstance(match.rules, Ruleset)
    for memory in range(8):
        known = seat_view(match.rules, view, seat, view.trump, memory=memory)
        gone = known.known.seen()
        for number, trick in enumerate(view.tricks):
            for other, card in trick.plays:
                code = known.code[card]
                recent = number >= len(view.tricks) - memory
                clear = recent or other == seat or card.rank >= Rank.JACK
                assert gone[code] == clear
                assert (code in known.known.unseen) == (not clear)


def test_a_void_is_forgotten_with_the_trick_that_showed_it() -> None:
    shown = 0
    for seed in range(6):
        match = any_moves(start("elevator", 4, seed, sequence="CUSTOM", custom="9"), Random(seed),
                          lambda m: len(m.position.tricks) == 6)  # fmt: skip
        seat = match.decisions[0].seat
        view = match.view(seat)
        for memory in range(8):
            here = seat_view(match.rules, view, seat, view.trump, memory=memory)
            told = set()
            for trick in view.tricks[max(0, len(view.tricks) - memory) :]:
                led = trick.plays[0][1].suit
                told |= {(other, led) for other, card in trick.plays if card.suit is not led}
            for number, other in enumerate(here.seats):
                if number:
                    barred = {here.card[code].suit for code in here.known.barred[number]}
                    assert barred <= {suit for who, suit in told if who == other}
                    shown += len(barred)
    assert shown


def test_few_deals_leave_a_habit_and_many_do_not() -> None:
    habit, other = cards("7S 8H")
    judge = Mock(
        points=[10.0, -10.0], is_chance=False, has_opinion=False, groups=[[habit], [other]]
    )
    judge.values.return_value, judge.chances.return_value = [0.0, 1.0], [0.5, 0.6]
    judge.worlds = 4
    assert favourite(judge, habit, [habit, other], 0.1) == habit
    judge.worlds = 100
    assert favourite(judge, habit, [habit, other], 0.1) == other
    judge.worlds = 4
    judge.chances.return_value = [0.9, 1.0]
    assert favourite(judge, habit, [habit, other], 0.1) == other, "a card that always does it"


def test_an_opinion_of_the_cards_needs_no_habit() -> None:
    habit, other = cards("7S 8H")
    judge = Mock(
        points=[10.0, -10.0], is_chance=False, has_opinion=True, groups=[[habit], [other]], worlds=4
    )
    judge.values.return_value, judge.chances.return_value = [0.0, 0.1], [0.5, 0.6]
    assert favourite(judge, habit, [habit, other], 0.1) == other
    judge.values.return_value = [0.1, 0.1]
    assert favourite(judge, habit, [habit, other], 0.1) == habit

"""A hint, and what `advise` answers, is the very move that an opponent of the level makes."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.exact.advice import advise
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.bots.thinking.hint import LEVEL, AdviceTask, Hint, hint_of
from farwhist.bots.thinking.task import MoveTask, Terms, answer
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, PlayCard, write
from farwhist.engine.record import deal_records
from farwhist.rules.catalogue import PRESETS
from tests.bots.exact.test_blunders import at
from tests.helpers.drive import EXACT, any_moves, moves_on, rules_of, start
from tests.helpers.family import SHORT

pytestmark = pytest.mark.slow

LOOKS = (0, 4, 7, 12, 18, 25)
"""How many moves lie before each look."""


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_hint_is_the_move_of_the_level_in_every_game(preset: str) -> None:
    seats, texts, rng = PRESETS[preset].usual_seats, SHORT.get(preset, {}), Random(4)
    match, looked = start(preset, seats, 4, **texts), 0
    first = list(PRESETS).index(preset)
    for number, looks in enumerate(LOOKS):
        any_moves(match, rng, moves_on(match, looks - len(match.moves)))
        decisions = [each for each in match.decisions if len(each.moves) > 1 and not each.settled]
        if match.over or not decisions:
            continue
        level, style = bots.OFFERED[(first + number) % 5], bots.STYLES[number % 3]
        terms = Terms(preset, seats, level, tuple(sorted(texts.items())), style)
        decision = decisions[-1]
        view, moves = match.view(decision.seat), tuple(write(move) for move in decision.moves)
        (text,) = AdviceTask(terms, view, decision.seat, moves, number).answers()
        strongest = terms._replace(level=LEVEL)
        hint = hint_of(text)
        assert hint.move == answer(MoveTask.of(strongest, view, decision, number))
        assert_nothing_is_shown_as_better(hint)
        looked += 1
    assert looked


def assert_nothing_is_shown_as_better(hint: Hint) -> None:
    """No choice that a hint compares has higher numbers than the one that it recommends."""
    name = str(hint.move.tricks) if isinstance(hint.move, Bid) else ""
    name = hint.move.cards[0].text if isinstance(hint.move, PlayCard) else name
    own = [points for each, points, _ in hint.rows if each == name]
    assert all(points <= own[0] + 1e-9 for _, points, _ in hint.rows)
    if hint.odds:
        assert hint.odds[0][0] == hint.move
        assert all(worth <= hint.odds[0][1] + 1e-9 for _, worth, _ in hint.odds)


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("preset", EXACT)
def test_advise_answers_as_the_level_plays(preset: str) -> None:
    texts = {"sequence": "CUSTOM", "custom": "7"} if preset in ("elevator", "oh_hell") else {}
    rules = rules_of(preset, PRESETS[preset].usual_seats, **texts)
    match = any_moves(Match(rules, 5), Random(5), lambda m: m.position.deal > 1)
    record = next(iter(deal_records(match, preset, 1, texts)))
    for upto in range(record["cards"]):
        level = list(LEVELS)[upto % 5]
        lead = record["tricks"][upto]
        seat = lead["leader"]
        gone = {
            card
            for trick in record["tricks"][:upto]
            for place, card in enumerate(trick["cards"])
            if (trick["leader"] + place) % record["seats"] == seat
        }
        data = {
            "game": preset,
            "set": texts,
            "seats": record["seats"],
            "cards": record["cards"],
            "dealer": record["dealer"],
            "seat": seat,
            "hand": [card for card in record["hands"][seat] if card not in gone],
            "turn_up": record["turn_up"],
            "trump": record["trump"],
            "bids": record["bids"],
            "tricks": record["tricks"][:upto],
        }
        assert_as_played(data, level, upto)
        if not upto:
            level = list(LEVELS)[list(EXACT).index(preset) % 5]
            assert_as_played({**data, "bids": [None] * record["seats"]}, level, 1)


def assert_as_played(data: dict[str, object], level: str, seed: int) -> None:
    rules, view, decision = read_position(data)
    bot = LevelBot(rules, LEVELS[level], STYLES["balanced"])
    played = bot.choose(view, decision, chance.source(seed, decision.seat))
    assert advise(data, LEVELS[level], seed)["best"] == write(played)


@pytest.mark.parametrize("level", ["club", "strong", "expert"])
def test_of_equal_cards_it_names_the_one_that_a_person_plays(level: str) -> None:
    # The king has gone, so the queen is as good as the ace; who leads a winner leads the ace.
    data = at(
        "AS QS 3D",
        turn_up="2H",
        trump="H",
        cards=4,
        bids=[2, 1, 0, 1],
        tricks=[{"leader": 0, "cards": ["KS", "4S", "5S", "6S"]}],
    )
    assert advise(data, LEVELS[level])["best"] in ("play AS", "play 3D")

"""What goes to a trick that is lost: no higher card than needed, no winner, and jokers first."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from farwhist import bots
from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.tricks.bid_worth import short_of_contract
from farwhist.bots.tricks.trick_bot import least_wanted
from farwhist.engine.cards import cards
from farwhist.engine.moves import PlayCard, write
from farwhist.engine.position import Position
from tests.bots.tricks.test_side_playout import playing
from tests.bots.tricks.test_taking import following, played
from tests.helpers.drive import fold, rules_of


@pytest.mark.parametrize("level", ["club", "strong"])
@pytest.mark.parametrize("game", ["classic", "bid_whist", "spades"])
def test_the_lowest_card_of_a_suit_goes_to_a_trick_that_is_lost(game: str, level: str) -> None:
    rules = rules_of(game, 4)
    lost, wasted = 0, list[str]()
    for view, decision in following(rules):
        seat = decision.seat
        if game == "spades" and not short_of_contract(rules, view, seat):
            continue
        known = Knowledge.of(rules, view, seat)
        suit, strength = known.values.suit, known.values.strength
        losing = [
            card
            for move in decision.moves
            if isinstance(move, PlayCard) and (card := move.cards[0])
            if rules.ranking.winner([*view.trick, (seat, card)], view.trump, view.low) != seat
        ]
        if len(losing) < len(decision.moves) or len({suit[card] for card in losing}) > 1:
            continue
        lost += 1
        card = played(level, rules, view, decision)
        low = min(losing, key=strength.__getitem__)
        between = [each for each in known.unseen if suit[each] is suit[card]]
        if any(strength[low] < strength[each] < strength[card] for each in between):
            wasted.append(f"{card} not {low} to {view.trick}")
    assert lost > 40
    assert not wasted


def test_a_card_that_nobody_can_beat_is_kept_rather_than_a_higher_one_that_can_be_beaten() -> None:
    table = playing("classic", ["KD 2C 3C", "9S 4C 5C", "TD 6C 7C", "7S 9H 6H"], "D", "KD", "9S")
    known = Knowledge.of(table.rules, table.position, 3)
    known = replace(known, unseen=tuple(cards("KS QC 2D")))
    assert least_wanted(known, known.mine).text == "7S"
    assert least_wanted(known, cards("9H 6H")).text == "6H"
    known = replace(known, unseen=tuple(cards("KS TH 2D")))
    assert least_wanted(known, known.mine).text == "6H"


@pytest.mark.parametrize("level", LEVELS)
def test_without_trump_every_level_throws_a_joker_first(level: str) -> None:
    hands = ["AH 2C 3C KC", "9S 3D 6D RJ", "3H 6C 7C 2S", "4H 8C 9C 5D"]
    table = playing("bid_whist", hands, "NT", "AH")
    view = fold(Position(4), [event.seen_by(1) for event in table.events])
    assert table.decision
    bot = bots.make(level, table.rules)
    found = {write(bot.choose(view, table.decision, Random(seed))) for seed in range(6)}
    assert found == {"play RJ"}


@pytest.mark.parametrize(("trump", "sure"), [("NT", False), ("S", True)])
def test_a_joker_is_sure_to_win_only_as_a_trump(trump: str, sure: bool) -> None:
    table = playing("bid_whist", ["AH 2C 3C", "RJ AS KS", "3H 6C 7C", "4H 8C 9C"], trump)
    known = Knowledge.of(table.rules, table.position, 1)
    assert known.is_master(cards("RJ")[0]) is sure
